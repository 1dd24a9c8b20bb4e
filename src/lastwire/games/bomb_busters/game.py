"""Bomb Busters: experts defuse a bomb together, each seeing only their own wires. The rules are in
docs/rules/bomb-busters.md (prefix BB)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

import msgspec

from lastwire.engine.campaign import Campaign
from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.types import Line, Outcome, Pace, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.games.bomb_busters.rules import campaign, draw, events, invariant, moves, offer, setup, state, talk, view
from lastwire.games.bomb_busters.rules import check as _check
from lastwire.games.bomb_busters.rules import opening as _opening
from lastwire.games.bomb_busters.rules import outcome as _outcome
from lastwire.games.bomb_busters.rules import prompt as _prompt
from lastwire.games.bomb_busters.rules import timers as _timers
from lastwire.games.bomb_busters.rules.apply import dispatch
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.form import FORMS
from lastwire.games.bomb_busters.rules.mission import BOXES
from lastwire.games.bomb_busters.rules.moves import Hold, Release
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.question import Answer, Question
from lastwire.games.bomb_busters.rules.state import State
from lastwire.games.bomb_busters.rules.talk import Act, GoOn, Wait
from lastwire.games.bomb_busters.rules.view import View
from lastwire.games.bomb_busters.words import ask as _ask
from lastwire.games.bomb_busters.words import describe, log, notation, say


class BombBusters(Game[State, moves.Move, events.Event, View, Options]):
    """The rules of Bomb Busters behind the engine's contract."""

    name = "bomb-busters"
    title = "Bomb Busters"
    prefix = "BB"
    seats_clause = "BB-1.1"
    revision = 1
    minutes = (15, 30)
    weight = "medium"
    pitch = "One team, one bomb, and everybody sees only their own wires: say what a teammate holds, and be right."

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
        from lastwire.games.bomb_busters.rules.worlds import imagine

        return imagine(view, rng)

    def opening(self, state: State) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: State) -> list[Timer]:
        return _timers.timers(state)

    def pace(self, view: View) -> Pace:
        """BB-4.31, BB-12.12a: from the public view, so that a bot's delay tells nothing (BB-4.45)."""
        if view.phase == "turn":
            span = CONTENT.pace.turn
            invited = _prompt.invited(view)
            return Pace(span.least_ms, span.spread_ms, not_before_ms=view.hold_until_ms, invited=invited)
        span = CONTENT.pace.answer
        people_ms = CONTENT.pace.call.people_ms if view.phase == "call" else 0
        return Pace(span.least_ms, span.spread_ms, people_ms=people_ms)

    def consult(self, view: View, question: Question) -> Answer:
        from lastwire.games.bomb_busters.brain.aid import consult

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

    def heard(self, state: State, seat: Seat, act: Act) -> moves.Move | None:
        """BB-4.31, BB-4.31a: asking to wait is talk, but the clock and a bot must know of it, and of its end."""
        if isinstance(act, Wait):
            return Hold(seat)
        return Release(seat) if isinstance(act, GoOn) else None

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        return say.utter(said, viewer, names)

    # --- from mission to mission ------------------------------------------------------------------

    def follow(self, options: Options, kept: dict[str, Seat | None]) -> Options:
        """BB-3.2, BB-7.7: the Captain's role passes to the left, past those who have left; BB-1.5: boxes stay open."""
        boxes = max([options.boxes, *[box for box in range(1, BOXES + 1) if f"box {box}" in kept]])
        captain = options.captain
        if captain == "rotate":
            order = sorted(key for key, seat in kept.items() if key.startswith("captain ") and seat is not None)
            if order:
                captain = f"seat:{kept[order[0]]}"
        return msgspec.structs.replace(options, boxes=boxes, captain=captain)

    def mission(self, options: Options) -> int:
        """BB-6.5."""
        number: int = options.mission
        return number

    def campaign(self, won: Collection[int], played: Collection[int], options: Options | None = None) -> Campaign:
        return campaign.campaign(won, played, 0 if options is None else options.boxes)


GAME = BombBusters()
