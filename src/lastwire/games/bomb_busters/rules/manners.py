"""How people and bots sit at Bomb Busters: how long bots wait, how far back the log goes, and how one
mission follows another."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lastwire.engine.types import Pace, Recall, Seat
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.events import CutDeclared, Event, RedsRevealed, SoloDone, TurnPassed
from lastwire.games.bomb_busters.rules.mission import BOXES, MISSIONS
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.prompt import invited
from lastwire.games.bomb_busters.rules.view import View


def pace(view: View) -> Pace:
    """BB-4.31, BB-12.12a: from the public view, so that a bot's delay tells nothing (BB-4.45)."""
    if view.phase == "turn":
        span = CONTENT.pace.turn
        return Pace(span.least_ms, span.spread_ms, not_before_ms=view.hold_until_ms, invited=invited(view))
    span = CONTENT.pace.answer
    people_ms = CONTENT.pace.call.people_ms if view.phase == "call" else 0
    return Pace(span.least_ms, span.spread_ms, people_ms=people_ms)


def recall(options: Options, seats: int) -> Recall | None:
    """BB-5.7: all of the log, the turns of the last round, or the last turn alone."""
    return None if options.log == "full" else Recall(1 if options.log == "none" else seats, _begins_turn)


def _begins_turn(event: Event) -> bool:
    return isinstance(event, CutDeclared | SoloDone | RedsRevealed | TurnPassed)


def level(options: Options) -> str:
    """Newcomers' teammates in the first missions."""
    return "easy" if MISSIONS[options.mission - 1].band == "novice" else "baseline"


def follow(options: Options, kept: dict[str, Seat | None], people: Sequence[Seat]) -> Options:
    """BB-3.2, BB-7.7: the Captain's role passes to the left, past those who have left; BB-1.5: boxes stay open."""
    boxes = max([options.boxes, *[box for box in range(1, BOXES + 1) if f"box {box}" in kept]])
    captain = options.captain
    if captain == "rotate":
        order = sorted(key for key, seat in kept.items() if key.startswith("captain ") and seat is not None)
        if order:
            captain = f"seat:{kept[order[0]]}"
    return msgspec.structs.replace(options, boxes=boxes, captain=captain)
