"""Who has won, and what is shown besides (chapter 6)."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from lastwire.games.time_bomb.rules.state import OVER, SIDES, SWAT, TERRORIST, State


def outcome(state: State) -> Outcome | None:
    """TB-6.1, TB-6.4, TB-6.8; who exploded is kept for TB-3.8."""
    if state.phase != OVER:
        return None
    won = winner(state)
    return Outcome(
        reason=state.cause,
        winners=tuple([seat for seat, role in enumerate(state.roles) if role == won]),
        scores=tuple([1.0 if role == won else 0.0 for role in state.roles]),
        kept={"exploded": state.nipper} if state.cause == "boom" else {},
        points=tuple([int(role != won) for role in state.roles]) if state.options.match == "tokens" else (),
    )


def winner(state: State) -> int:
    """TB-6.1."""
    return SWAT if state.cause == "defused" else TERRORIST


def shown_leftover(state: State) -> str | None:
    """TB-5.1: the role that nobody held, where the table wants to see it. The open roles imply it; it is no secret."""
    return SIDES[state.leftover] if state.leftover >= 0 and state.options.show_leftover else None
