"""Who has won (GB-6.2 to GB-6.5)."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from lastwire.games.badaboom.rules.board import seats_of
from lastwire.games.badaboom.rules.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """GB-6.2..6.5."""
    if state.phase != OVER:
        return None
    return Outcome(state.cause, seats_of(state.winners), tuple(float(coins) for coins in state.coins))
