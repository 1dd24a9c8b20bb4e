"""Turns that are called for, in no fixed order (mission 10)."""

from __future__ import annotations

from lastwire.engine.types import Offer
from lastwire.games.bomb_busters.rules.apply.board import ask
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.events import TurnCalled
from lastwire.games.bomb_busters.rules.moves import Call, Move
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import CALL, TURN, State


class FreeCall(Switch):
    """BB-12.12: after a turn, whoever calls first takes the next; nobody twice in a row while others can."""

    clause = "BB-12.12"
    moves = (Call,)
    usual = False

    def owed(self, state: State) -> tuple[int, ...]:
        hands = state.setting.layout.hands
        able = [seat for seat, hand in enumerate(hands) if state.uncut & hand]
        if len(hands) > 2 and len(able) > 1:
            able = [seat for seat in able if seat != state.active]
        return tuple(able)

    def offers(self, state: State, seat: int) -> list[Offer]:
        return [Offer("call")] if state.phase == CALL and seat in self.owed(state) else []

    def check(self, state: State, seat: int, move: Move) -> None:
        if state.phase != CALL:
            raise refusal("E_PHASE", "BB-12.12")
        if seat not in self.owed(state):
            raise refusal("E_TURN", "BB-12.12")

    def apply(self, step: Step, seat: int, move: Move) -> int:
        state = step.state
        state.active = seat
        state.turn += 1
        state.waited = state.released = 0
        state.hold_until = 0
        ask(step, TURN)
        step.emit(TurnCalled(seat))
        return 0

    def passes(self, step: Step) -> bool:
        # Without an order there are no rounds but so many turns.
        state = step.state
        if state.turn % state.setting.layout.seats == 0:
            state.round += 1
        ask(step, CALL)
        return True
