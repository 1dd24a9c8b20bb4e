"""Whose turn it is, and who owes an answer (chapter 9): what most moves are asked first."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import (
    OVER,
    TURN,
    State,
)


def check_seated(state: State, seat: int) -> None:
    """Chapter 9, rows 1 and 4."""
    if not 0 <= seat < state.setting.layout.seats:
        raise refusal("E_FORMAT", "BB-4.2")
    if state.phase == OVER:
        raise refusal("E_OVER", "BB-4.4")


def check_turn(state: State, seat: int) -> None:
    """BB-4.2, BB-4.5: a turn action is for the active expert, in their turn."""
    if state.phase == TURN and seat == state.active:
        return
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("E_PROMPT_PENDING", "BB-4.3")
    if state.phase != TURN:
        raise refusal("E_PHASE", "BB-4.1")
    raise refusal("E_TURN", "BB-4.5")


def check_answer(state: State, seat: int, phase: int) -> Pending:
    """BB-4.3: an answer comes from the expert who owes it, while it is owed."""
    if not 0 <= seat < state.setting.layout.seats:
        raise refusal("E_FORMAT", "BB-4.2")
    pending = state.pending
    if pending is None:
        raise refusal("E_OVER", "BB-4.4") if state.cause else refusal("E_PHASE", "BB-4.3")
    if state.phase != phase or pending.asked != seat:
        raise refusal("E_PROMPT_PENDING", "BB-4.3")
    return pending
