"""Big Badaboom: goblins take bombs apart until they go off. The rules are in docs/rules/badaboom.md (prefix GB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from lastwire.engine.content import read_text
from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.types import Line, Outcome, Pace, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.games.badaboom.rules import check as _check
from lastwire.games.badaboom.rules import draw, events, invariant, moves, offer, review, setup, state, talk, view
from lastwire.games.badaboom.rules import opening as _opening
from lastwire.games.badaboom.rules import outcome as _outcome
from lastwire.games.badaboom.rules import prompt as _prompt
from lastwire.games.badaboom.rules import timers as _timers
from lastwire.games.badaboom.rules.apply import dispatch
from lastwire.games.badaboom.rules.content import CONTENT, DECK_FILE, Deck, read_deck
from lastwire.games.badaboom.rules.form import FORMS
from lastwire.games.badaboom.rules.moves import Fine, Staff
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.question import Answer, Outlook, Question, WhatIf
from lastwire.games.badaboom.rules.resurrection import chat_breach
from lastwire.games.badaboom.rules.state import OVER, State
from lastwire.games.badaboom.rules.talk import Act, Say
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words import ask as _ask
from lastwire.games.badaboom.words import describe, log, notation, say


class Badaboom(Game[State, moves.Move, events.Event, View, Options]):
    """The rules of Big Badaboom behind the engine's contract."""

    name = "badaboom"
    title = "Big Badaboom"
    prefix = "GB"
    seats_clause = "GB-1.2"
    revision = 1
    minutes = (20, 45)
    weight = "medium"
    pitch = "Take the bomb apart for its parts, and be somebody else's neighbour when it goes off."

    State: ClassVar[Any] = state.State
    Move: ClassVar[Any] = moves.Move
    Event: ClassVar[Any] = events.Event
    View: ClassVar[Any] = view.View
    Options: ClassVar[Any] = Options
    forms = FORMS
    Act: ClassVar[Any] = Act
    content_option = "deck"
    Question: ClassVar[Any] = Question
    Answer: ClassVar[Any] = Answer

    # --- rules ------------------------------------------------------------------------------------

    def seats(self, options: Options) -> range:
        return setup.seats()

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.deal(options, seats, rng)

    # Called for every move: nothing stands between.
    prompt = staticmethod(_prompt.prompt)
    offers = staticmethod(offer.offers)
    draw = staticmethod(draw.draw)
    check = staticmethod(_check.check)
    apply = staticmethod(dispatch.apply)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.build(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return _outcome.outcome(state)

    def invariants(self, state: State) -> None:
        invariant.check(state)

    def imagine(self, view: View, rng: Rng) -> State:
        # Inference is loaded by those who think, not by those who only play.
        from lastwire.games.badaboom.rules.worlds import imagine

        return imagine(view, rng)

    def opening(self, state: State) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: State) -> list[Timer]:
        return _timers.timers(state)

    def pace(self, view: View) -> Pace:
        """GB-10.8: polls are answered as soon as by a pass set in advance; all from the public view.

        GB-2.57: who has to shriek is asked to, the others get to their rituals when they are polled."""
        span = CONTENT.pace.poll if view.ask in ("trick", "interrupt") else CONTENT.pace.decision
        jumpy = () if view.life is None or view.ask == "claim" else view.life.jumpy
        return Pace(least_ms=span.least_ms, spread_ms=span.spread_ms, invited=jumpy)

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

    # --- talk and people --------------------------------------------------------------------------

    def talk(self, state: State, seat: Seat) -> TalkRule:
        return talk.rule(state, seat)

    def check_talk(self, state: State, said: Sequence[Said], seat: Seat, act: Act, bot: bool) -> None:
        talk.check(state, said, seat, act, bot)

    def when(self, state: State) -> tuple[int, ...]:
        return talk.when(state)

    def heard(self, state: State, seat: Seat, act: Act) -> moves.Move | None:
        """GB-2.55, judge C: what is written may break a Resurrection card."""
        return Fine(seat) if isinstance(act, Say) and chat_breach(state, seat, act.text) else None

    def staffed(self, state: State, seat: Seat, bot: bool) -> moves.Move | None:
        """GB-2.56: who is a bot matters to votes, chat filters and the beat of a poll."""
        return None if state.phase == OVER else Staff(seat, bot)

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        return say.utter(said, viewer, names)

    def house_content(self) -> str:
        return read_text(f"{__package__}.data", DECK_FILE)

    def read_content(self, text: str, file: str) -> Deck:
        """GB-2.44."""
        return read_deck(text, file)

    def consult(self, view: View, question: WhatIf) -> Outlook:
        from lastwire.games.badaboom.brain.aid import consult

        return consult(view, question)

    def review(self, state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
        return review.review(state)


GAME = Badaboom()
