"""How people and bots sit at Bomb Squad Academy: how long bots wait."""

from __future__ import annotations

from lastwire.engine.types import Pace
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.view import View


def pace(view: View) -> Pace:
    """From the public view, so that a bot's delay tells nothing."""
    span = CONTENT.pace.choice if view.phase == "select" else CONTENT.pace.answer
    return Pace(least_ms=span.least_ms, spread_ms=span.spread_ms)
