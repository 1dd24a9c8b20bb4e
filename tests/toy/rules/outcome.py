"""Who has won."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from tests.toy.rules.state import OVER, State


def winners(state: State) -> tuple[int, ...]:
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    return Outcome(state.cause, winners(state), tuple(float(score) for score in state.scores))
