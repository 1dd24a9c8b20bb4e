"""How people and bots sit at Time Bomb: how long bots wait, and how one match follows another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lastwire.engine.types import Pace, Seat
from lastwire.games.time_bomb.rules.content import CONTENT
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.view import View


def pace(view: View) -> Pace:
    """TB-4.11: from the public view, so that a bot's delay tells nothing."""
    if view.phase == "briefing":
        briefing = CONTENT.pace.briefing
        return Pace(briefing.least_ms, briefing.spread_ms, not_before_ms=view.hold_until_ms)
    cut = CONTENT.pace.cut
    return Pace(cut.least_ms, cut.spread_ms, cut.quiet_ms, cut.most_ms, view.hold_until_ms)


def follow(options: Options, kept: dict[str, Seat | None], people: Sequence[Seat]) -> Options:
    """TB-3.8, TB-3.8a, TB-7.15: whoever exploded last starts, if they still sit here; among bots, a person."""
    if options.start_player != "last_exploded":
        return options
    seat = kept.get("exploded")
    if people and seat not in people:
        seat = people[0]
    return msgspec.structs.replace(options, start_player="random" if seat is None else f"seat:{seat}")


def series(options: Options, totals: Sequence[int]) -> tuple[Seat, ...] | None:
    """TB-6.8: over when somebody has three tokens; the fewest win."""
    if options.match != "tokens" or max(totals, default=0) < CONTENT.series.tokens:
        return None
    return tuple([seat for seat, tokens in enumerate(totals) if tokens == min(totals)])
