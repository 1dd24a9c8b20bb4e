"""The value table (TB-10.22): SWAT's chance to win from public numbers and the side of the Clipper alone.

It stands for the rest of the match when a bot weighs a cut: how much one SUCCESS, one wasted cut, one BOOM and the next
Clipper matter now. Its rates were counted in matches between the bots themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lastwire.games.time_bomb.rules.state import SWAT, TERRORIST

# By round: how much more often than a blind cut a Clipper of each side finds SUCCESS and BOOM, and how often the Nipper
# goes on to a Terrorist.
SUCCESS_RATE: Final = ((1.55, 1.6, 1.8, 1.8), (0.9, 0.9, 0.6, 0.5))
BOOM_RATE: Final = ((0.25, 0.05, 0.05, 0.05), (2.5, 2.5, 3.5, 3.5))
PASSES_TO_TERRORIST: Final = ((0.30, 0.20, 0.10, 0.06), (0.30, 0.25, 0.15, 0.10))


@lru_cache(maxsize=65536)
def chance(seats: int, missing: int, cuts: int, boom: int, fuse: int, side: int) -> float:
    """That SWAT wins with this many SUCCESS missing and cuts left, a Clipper of this side holding the Nipper.

    `boom` of them are in the game, and `fuse` more end it.
    """
    if missing <= 0:
        return 1.0
    if cuts < missing or fuse <= 0:
        return 0.0
    wires = seats + cuts
    past = 3 - (cuts - 1) // seats  # rounds before this one
    success = min(0.95, SUCCESS_RATE[side][past] * missing / wires)
    blown = min(0.95 - success, BOOM_RATE[side][past] * boom / wires)
    traitor = PASSES_TO_TERRORIST[side][past]
    total = 0.0
    for following, share in ((TERRORIST, traitor), (SWAT, 1.0 - traitor)):
        total += share * (
            success * chance(seats, missing - 1, cuts - 1, boom, fuse, following)
            + blown * chance(seats, missing, cuts - 1, boom - 1, fuse - 1, following)
            + (1.0 - success - blown) * chance(seats, missing, cuts - 1, boom, fuse, following)
        )
    return total
