"""The toy as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import Line, Offer, Outcome, Pick, Prompt, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.errors import Refused
from tests.toy.rules import check as _check
from tests.toy.rules import events, invariant, offer, worlds
from tests.toy.rules import opening as _opening
from tests.toy.rules import outcome as _outcome
from tests.toy.rules import prompt as _prompt
from tests.toy.rules import timers as _timers
from tests.toy.rules.apply import dispatch
from tests.toy.rules.form import FORMS
from tests.toy.rules.moves import Fine, Staff
from tests.toy.rules.moves import Move as AnyMove
from tests.toy.rules.options import Options as Chosen
from tests.toy.rules.question import Sum, Total
from tests.toy.rules.setup import deal
from tests.toy.rules.state import NERVE, OVER
from tests.toy.rules.state import State as Position
from tests.toy.rules.talk import Act as AnyAct
from tests.toy.rules.talk import Boast, Curse, Point, Say
from tests.toy.rules.talk import Floor as Boasts
from tests.toy.rules.view import View as Sight
from tests.toy.rules.view import view as look
from tests.toy.words import ask as _ask
from tests.toy.words import describe, log, notation, say

ACTS_PER_ROUND = 4


class Fuse(Game[Position, AnyMove, events.Event, Sight, Chosen]):
    name = "fuse"
    title = "Fuse"
    prefix = "TOY"
    seats_clause = "TOY-1.1"
    revision = 1
    minutes = (1, 2)
    weight = "light"
    pitch = "One of each thing a game may need."

    State = Position
    Move = AnyMove
    Event = events.Event
    View = Sight
    Options = Chosen
    forms = FORMS
    Act = AnyAct
    Mark = Point
    Floor = Boasts
    Question = Sum
    Answer = Total

    def seats(self, options: Chosen) -> range:
        return range(2, 5)

    def setup(self, options: Chosen, seats: int, rng: Rng) -> Position:
        return deal(options, seats, rng)

    def prompt(self, state: Position) -> Prompt | None:
        return _prompt.prompt(state)

    def offers(self, state: Position, seat: Seat) -> list[Offer]:
        return offer.offers(state, seat)

    def check(self, state: Position, seat: Seat, move: AnyMove) -> None:
        _check.check(state, seat, move)

    def apply(self, step: Step[Position, events.Event], seat: Seat, move: AnyMove) -> None:
        dispatch.apply(step, seat, move)

    def view(self, state: Position, viewer: Viewer) -> Sight:
        return look(state, viewer)

    def outcome(self, state: Position) -> Outcome | None:
        return _outcome.outcome(state)

    def invariants(self, state: Position) -> None:
        invariant.invariants(state)

    def imagine(self, view: Sight, rng: Rng) -> Position:
        return worlds.imagine(view, rng)

    def tell(self, event: events.Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
        return log.tell(event, viewer, names)

    def ask(self, view: Sight, viewer: Viewer, names: Sequence[str]) -> str:
        return _ask.ask(view, viewer, names)

    def twin(self, view: Sight, names: Sequence[str]) -> str:
        return describe.twin(view, names)

    def write_move(self, move: AnyMove) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> AnyMove:
        return notation.read_move(text)

    def opening(self, state: Position) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: Position) -> list[Timer]:
        return _timers.timers(state)

    def talk(self, state: Position, seat: Seat) -> TalkRule:
        if state.phase == OVER or not 0 <= seat < state.seats:
            return TalkRule()
        boast = Offer("boast", {"nerve": Pick(tuple(range(NERVE + 1)))})
        return TalkRule(acts=(boast, Offer("curse"), Offer("say", free=("text",))), text=True)

    def check_talk(self, state: Position, talk: Sequence[Said], seat: Seat, act: Any, bot: bool) -> None:
        if state.phase == OVER or not 0 <= seat < state.seats:
            raise Refused("E_PHASE", "TOY-5.1", "Nobody talks now.")
        if isinstance(act, Boast) and not 0 <= act.nerve <= NERVE:
            raise Refused("E_FORMAT", "TOY-3.1", f"A nerve is 0 to {NERVE}.")
        if isinstance(act, Point) and not 0 <= act.target < state.seats:
            raise Refused("E_FORMAT", "", "Point at a seat.")
        if isinstance(act, Say) and not 1 <= len(act.text) <= 80:
            raise Refused("E_FORMAT", "", "A line has 1 to 80 characters.")
        spoken = sum(said.seat == seat and said.when == (state.round,) for said in talk)
        if spoken >= ACTS_PER_ROUND:
            raise Refused("E_RATE", "", "Let the others speak.")

    def when(self, state: Position) -> tuple[int, ...]:
        return (state.round,)

    def heard(self, state: Position, seat: Seat, act: Any) -> AnyMove | None:
        return Fine(seat) if isinstance(act, Curse) else None

    def staffed(self, state: Position, seat: Seat, bot: bool) -> AnyMove | None:
        return None if state.phase == OVER else Staff(seat, bot)

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        return say.utter(said, names)

    def consult(self, view: Sight, question: Sum) -> Total:
        if view.own is None:
            raise Refused("E_FORMAT", "TOY-4.1", "Only a hand can be added up.")
        return Total(sum(view.own.hand) + question.add)

    def floor(self, view: Sight, talk: Sequence[Said]) -> Boasts:
        return Boasts({str(said.seat): said.act.nerve for said in talk if isinstance(said.act, Boast)})


GAME = Fuse()
