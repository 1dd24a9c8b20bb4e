"""Bomb Squad: a robot, a clock, and cards that everybody sees but their owner. The rules are in
docs/rules/bomb-squad.md (prefix BSQ)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from lastwire.engine.campaign import Campaign, Draft, Feat
from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import Line, Outcome, Pace, PauseRule, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.games.bomb_squad.rules import (
    campaign,
    events,
    invariant,
    manners,
    moves,
    offer,
    review,
    setup,
    state,
    talk,
    view,
)
from lastwire.games.bomb_squad.rules import check as _check
from lastwire.games.bomb_squad.rules import opening as _opening
from lastwire.games.bomb_squad.rules import outcome as _outcome
from lastwire.games.bomb_squad.rules import prompt as _prompt
from lastwire.games.bomb_squad.rules import timers as _timers
from lastwire.games.bomb_squad.rules.apply import dispatch
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.form import FORMS
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.question import Answer, Question
from lastwire.games.bomb_squad.rules.state import State
from lastwire.games.bomb_squad.rules.talk import Act
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.words import ask as _ask
from lastwire.games.bomb_squad.words import describe, log, notation, say


class BombSquad(Game[State, moves.Move, events.Event, View, Options]):
    """The rules of Bomb Squad behind the engine's contract."""

    name = "bomb-squad"
    title = "Bomb Squad"
    prefix = "BSQ"
    seats_clause = "BSQ-1.1"
    revision = 1
    minutes = (15, 30)
    weight = "medium"
    pitch = "Program one robot together, against the clock, with cards that everybody can see but you."

    State: ClassVar[Any] = state.State
    Move: ClassVar[Any] = moves.Move
    Event: ClassVar[Any] = events.Event
    View: ClassVar[Any] = view.View
    Options: ClassVar[Any] = Options
    forms = FORMS
    Act: ClassVar[Any] = Act
    Question: ClassVar[Any] = Question
    Answer: ClassVar[Any] = Answer

    # --- rules ------------------------------------------------------------------------------------

    def seats(self, options: Options) -> range:
        return setup.seats(options)

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return setup.deal(options, seats, rng)

    # Called for every move: nothing stands between.
    prompt = staticmethod(_prompt.prompt)
    offers = staticmethod(offer.offers)
    check = staticmethod(_check.check)
    apply = staticmethod(dispatch.apply)

    def pass_time(self, step: Step[State, events.Event]) -> None:
        dispatch.pass_time(step)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.build(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return _outcome.outcome(state)

    def invariants(self, state: State) -> None:
        invariant.check(state)

    def imagine(self, view: View, rng: Rng) -> State:
        # Inference is loaded by those who think, not by those who only play.
        from lastwire.games.bomb_squad.rules.worlds import imagine

        return imagine(view, rng)

    def opening(self, state: State) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: State) -> list[Timer]:
        return _timers.timers(state)

    def pace(self, view: View) -> Pace:
        """BSQ-4.82, BSQ-10.7: against the clock a bot waits as long as the table wants; it operates at once."""
        if view.options.clock != "real_time":
            return Pace(least_ms=600, spread_ms=900)
        if view.phase == "countdown":
            # It ends by itself: no bot cuts it short for people (BSQ-4.76).
            return Pace(least_ms=CONTENT.clock.countdown_ms, spread_ms=500)
        delay = 0 if view.phase in ("adjust", "execute") else 1000 * view.options.bot_delay_s
        return Pace(least_ms=delay, spread_ms=500)

    def pausing(self, options: Options) -> PauseRule:
        """BSQ-4.77, BSQ-4.78."""
        return manners.pausing(options)

    def lateness(self, options: Options) -> int | None:
        """BSQ-5.1: a table may let spectators see every hand two minutes later."""
        return manners.lateness(options)

    def abandoned(self, state: State) -> moves.Move:
        """BSQ-4.83: giving up counts as a detonation."""
        return moves.Abandon()

    def consult(self, view: View, question: Question) -> Answer:
        from lastwire.games.bomb_squad.brain.aid import consult

        return consult(view, question)

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

    # --- from mission to mission ------------------------------------------------------------------

    def mission(self, options: Options) -> int | None:
        return campaign.number(options)

    def campaign(self, won: Collection[int], played: Collection[int], options: Options | None = None) -> Campaign:
        return campaign.campaign()

    def feat(self, state: State, t: int) -> Feat:
        return campaign.feat(state, t)

    def draft(self, text: str) -> Draft:
        from lastwire.games.bomb_squad.brain.draft import draft

        return draft(text)

    def review(self, state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
        return review.review(state)


GAME = BombSquad()
