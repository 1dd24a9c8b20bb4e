"""How people and bots sit at Bomb Squad Academy: how long bots wait, and where it matters who is one."""

from __future__ import annotations

from lastwire.engine.types import Pace, Seat
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.moves import Staff
from lastwire.games.academy.rules.state import OVER, State
from lastwire.games.academy.rules.view import View


def pace(view: View) -> Pace:
    """From the public view, so that a bot's delay tells nothing."""
    span = CONTENT.pace.choice if view.phase == "select" else CONTENT.pace.answer
    return Pace(least_ms=span.least_ms, spread_ms=span.spread_ms)


def staffed(state: State, seat: Seat, bot: bool) -> Staff | None:
    """BSA-7.50: only a race between declarations asks who is a bot."""
    if state.phase == OVER or state.setting.options.tool_order == "score":
        return None
    return Staff(seat, bot)
