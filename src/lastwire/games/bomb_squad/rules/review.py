"""Looking back after the end (BSQ-6.2, BSQ-6.7): the sum explained, and what each seat did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.types import Said
from lastwire.games.bomb_squad.rules import outcome
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.state import OVER, TALLIES, State


def review(state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
    """What to look back on; None while the mission runs."""
    if state.phase != OVER:
        return None
    setting, points = state.setting, CONTENT.score
    disarmed = state.cause == "disarmed"
    left = outcome.hostages_left(state)
    counters = len(TALLIES)
    return {
        "score": outcome.score(state),
        "perfect": setting.perfect,
        "stars": outcome.stars(state),
        "success": outcome.success(state),
        "sum": {
            "secured": points.each_level * outcome.levels_secured(state),
            "bombs": points.all_bombs if disarmed else 0,
            "left_behind": points.left_behind * left if disarmed else 0,
            "reserve": -outcome.reserve_used(state),
        },
        "turns": state.turns,
        "seats": [
            dict(zip(TALLIES, state.tally[counters * seat : counters * (seat + 1)], strict=True))
            for seat in range(setting.seats)
        ],
    }
