"""The ways to share out the tiles of a type over the stands (10.3), and how a position of a deal is coded."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

Split: TypeAlias = tuple[int, int]  # what is added to a position's code, and in how many ways
Limits: TypeAlias = tuple[int, ...]  # by stand: least and most wires of a type, packed
LOW: Final = 7  # bits for the least in a limit
FIELD: Final = 6  # bits of a position's code for one stand, one colour, one open fact
MASK: Final = (1 << FIELD) - 1


@lru_cache(1 << 16)
def shared(copies: int, limits: Limits) -> tuple[Split, ...]:
    """Every way to share out the copies of a type within limits, in how many ways its tiles can be shared out so."""
    found = [(0, copies, 1)]  # what is added to the code, copies left, ways
    for stand, limit in enumerate(limits):
        low, high = limit & (1 << LOW) - 1, limit >> LOW
        found = [
            (delta + (count << FIELD * stand), left - count, ways * comb(left, count))
            for delta, left, ways in found
            for count in range(low, min(high, left) + 1)
        ]
    return tuple([(delta, ways) for delta, left, ways in found if not left])


def forget() -> None:
    """Empty the memory of splits, to measure from nothing."""
    shared.cache_clear()
