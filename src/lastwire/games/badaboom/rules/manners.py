"""How people and bots sit at Big Badaboom: how long bots wait, and who is one."""

from __future__ import annotations

from lastwire.engine.types import Pace, Seat
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.moves import Staff
from lastwire.games.badaboom.rules.state import OVER, State
from lastwire.games.badaboom.rules.view import View


def pace(view: View) -> Pace:
    """GB-10.8: bots answer polls as soon as a pass set in advance would; all from the public view.

    GB-2.57: those who have to shriek are asked to; the others do their rituals when they are polled."""
    polled = view.ask in ("trick", "interrupt")
    span = CONTENT.pace.poll if polled else CONTENT.pace.decision
    jumpy = () if view.life is None or view.ask == "claim" else view.life.jumpy
    return Pace(least_ms=span.least_ms, spread_ms=span.spread_ms, invited=jumpy, fixed=polled)


def staffed(state: State, seat: Seat, bot: bool) -> Staff | None:
    """GB-2.56: who is a bot matters to votes, chat filters and the beat of a poll."""
    return None if state.phase == OVER else Staff(seat, bot)
