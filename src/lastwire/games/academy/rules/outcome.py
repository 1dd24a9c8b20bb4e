"""Who has won (chapter 6)."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from lastwire.games.academy.rules.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """BSA-6.1, BSA-6.2."""
    if state.phase != OVER:
        return None
    return Outcome(
        reason="exploded",
        winners=winners(state),
        scores=tuple([float(score) for score in state.scores]),
    )


def winners(state: State) -> tuple[int, ...]:
    """BSA-6.2: the highest score, shared if need be."""
    best = max(state.scores)
    return tuple([seat for seat, score in enumerate(state.scores) if score == best])
