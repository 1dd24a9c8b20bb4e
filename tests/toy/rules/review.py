"""Looking back after the end: how often each seat boasted, and what it had put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.types import Said
from tests.toy.rules.state import OVER, State
from tests.toy.rules.talk import Boast


def review(state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
    """None while the match runs, since what was put away is hidden (TOY-4.1)."""
    if state.phase != OVER:
        return None
    boasts = [said.seat for said in talk if isinstance(said.act, Boast)]
    return {"boasts": [boasts.count(seat) for seat in range(state.seats)], "scraps": [sorted(s) for s in state.scraps]}
