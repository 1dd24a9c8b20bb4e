"""Pauses, and how late spectators see the hands."""

from __future__ import annotations

from lastwire.engine.types import PauseRule
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.options import Options


def pausing(options: Options) -> PauseRule:
    """BSQ-4.77, BSQ-4.78: by agreement or not at all; whoever is gone is waited for only where there are pauses."""
    pause = CONTENT.pause
    agreed = options.pause == "vote"
    return PauseRule(
        allowed=agreed,
        most=pause.most,
        longest_ms=pause.longest_ms,
        count_in_ms=CONTENT.clock.countdown_ms,
        chat=False,
        grace_ms=pause.grace_ms,
        absent_ms=pause.absent_ms if agreed else 0,
        clause="BSQ-4.77",
    )


def lateness(options: Options) -> int | None:
    """BSQ-5.1: how much later than everybody else spectators see the hands, if they do."""
    return CONTENT.clock.spectators_ms if options.spectators == "hands_late" else None
