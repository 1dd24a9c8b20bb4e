"""Bomb Squad Academy: cadets cut wires, wait or turn chicken on three bombs that all explode in the end. The rules are
in docs/rules/academy.md (prefix BSA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from lastwire.engine.content import read_text
from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.types import Line, Outcome, Pace, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.games.academy.rules import check as _check
from lastwire.games.academy.rules import events, invariant, moves, offer, review, setup, state, talk, view
from lastwire.games.academy.rules import opening as _opening
from lastwire.games.academy.rules import outcome as _outcome
from lastwire.games.academy.rules import prompt as _prompt
from lastwire.games.academy.rules import timers as _timers
from lastwire.games.academy.rules.apply import dispatch
from lastwire.games.academy.rules.content import CONTENT, HOUSE_FILE, Table, read_table
from lastwire.games.academy.rules.form import FORMS
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.question import Answer, Question
from lastwire.games.academy.rules.state import State
from lastwire.games.academy.rules.talk import Act
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words import ask as _ask
from lastwire.games.academy.words import describe, log, notation, say


class Academy(Game[State, moves.Move, events.Event, View, Options]):
    """The rules of Bomb Squad Academy behind the engine's contract."""

    name = "academy"
    title = "Bomb Squad Academy"
    prefix = "BSA"
    seats_clause = "BSA-7.36"
    revision = 1
    minutes = (20, 40)
    weight = "light"
    pitch = "Three bombs that cannot be defused: cut the fattest wire alone, and let somebody else set it off."

    State: ClassVar[Any] = state.State
    Move: ClassVar[Any] = moves.Move
    Event: ClassVar[Any] = events.Event
    View: ClassVar[Any] = view.View
    Options: ClassVar[Any] = Options
    forms = FORMS
    Act: ClassVar[Any] = Act
    Question: ClassVar[Any] = Question
    Answer: ClassVar[Any] = Answer
    content_option = "content"

    # --- rules ------------------------------------------------------------------------------------

    def seats(self, options: Options) -> range:
        return setup.seats()

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.deal(options, seats, rng)

    # Called for every move: nothing stands between.
    prompt = staticmethod(_prompt.prompt)
    offers = staticmethod(offer.offers)
    check = staticmethod(_check.check)
    apply = staticmethod(dispatch.apply)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.build(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return _outcome.outcome(state)

    def invariants(self, state: State) -> None:
        invariant.check(state)

    def imagine(self, view: View, rng: Rng) -> State:
        # Loaded by those who think, not by those who only play.
        from lastwire.games.academy.rules.worlds import imagine

        return imagine(view, rng)

    def opening(self, state: State) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: State) -> list[Timer]:
        return _timers.timers(state)

    def pace(self, view: View) -> Pace:
        """From the public view, so that a bot's delay tells nothing."""
        span = CONTENT.pace.choice if view.phase == "select" else CONTENT.pace.answer
        return Pace(least_ms=span.least_ms, spread_ms=span.spread_ms)

    def consult(self, view: View, question: Question) -> Answer:
        from lastwire.games.academy.brain.aid import consult

        return consult(view, question)

    def house_content(self) -> str:
        return read_text(f"{__package__}.data", HOUSE_FILE)

    def read_content(self, text: str, file: str) -> Table:
        return read_table(text, file)

    def review(self, state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
        return review.review(state, talk)

    # --- words ------------------------------------------------------------------------------------

    def tell(self, event: events.Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
        return log.tell(event, viewer, names)

    def ask(self, view: View, viewer: Viewer, names: Sequence[str]) -> str:
        return _ask.ask(view, viewer, names)

    def twin(self, view: View, names: Sequence[str]) -> str:
        return describe.twin(view, names)

    def write_move(self, move: moves.Move) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> moves.Move:
        return notation.read_move(text)

    # --- talk -------------------------------------------------------------------------------------

    def talk(self, state: State, seat: Seat) -> TalkRule:
        return talk.rule(state, seat)

    def check_talk(self, state: State, said: Sequence[Said], seat: Seat, act: Act, bot: bool) -> None:
        talk.check(state, said, seat, act, bot)

    def when(self, state: State) -> tuple[int, ...]:
        return talk.when(state)

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        return say.utter(said, viewer, names)


GAME = Academy()
