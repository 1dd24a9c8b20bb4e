"""How far what everybody was told of some wires is decided, type by type (10.3)."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_busters.rules.state import ALIKE, BELOW, LIVE_MASK, NUMBERS, SOME, UPTO, Fact

ROW: Final = 6  # BB-12.11: the wires have one of the values, or no live value at all


def decide(fact: Fact, was: int, now: int, value: int, status: int) -> int:
    """How far a fact is decided after one more type of this value: -1 if broken, else what to keep in mind of it.

    SOME: 1 once met. ROW: 1 after a live value that is not named, 2 once met. ALIKE and the rest: how a wire whose
    partner is still to come was coloured, in a code that fits its field.
    """
    kind, named, a, b, _ = fact
    fresh = now & ~was
    if kind == SOME:
        return 1 if status or (named >> value & 1 and fresh & a) else 0
    if kind == ROW:
        if status == 2 or not fresh & a or not LIVE_MASK >> value & 1:
            return status
        return 2 if named >> value & 1 else 1
    if kind == UPTO:
        return -1 if now >> b & 1 and not now >> a & 1 else 0
    if kind == BELOW:
        return -1 if now >> b & 1 and not (was if fresh >> b & 1 else now) >> a & 1 else 0
    new_a, new_b = fresh >> a & 1, fresh >> b & 1
    if new_a and new_b:
        return 0 if kind == ALIKE else -1
    if not new_a and not new_b:
        return status
    colour = value - NUMBERS if value > NUMBERS else 0
    if now >> a & 1 and now >> b & 1:
        # The one dealt earlier has the colour kept, or was a number.
        return 0 if (status == colour and colour > 0) == (kind == ALIKE) else -1
    if kind == ALIKE and not colour:
        return -1  # all wires of a number are dealt at once
    return colour
