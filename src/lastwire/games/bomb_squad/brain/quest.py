"""What one search for ways is after: which things and doors, how far away, and how much of that is found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

Spot = (
    int  # the robot's square in the lowest bits, above it the number that the terrain gives to where the crates stand
)
Target = tuple[int, int]  # a thing (0) or a door (1), by number

SQUARES: Final = 8  # bits of a spot
SQUARE: Final = (1 << SQUARES) - 1
ENOUGH: Final = 3  # ways to each target
_RANK: Final = itemgetter(0)
UNLIMITED: Final = 1 << 32  # more than any way costs


class Quest:
    """Ways to targets: a few of each, and none much dearer than the cheapest of them. A search that goes farther and
    farther away has less and less to look for, and soon nothing."""

    __slots__ = ("_doors", "_less", "_slack", "_things", "_ways", "far")

    def __init__(self, things: int, doors: int, far: int, less: int, slack: int) -> None:
        """Things and doors, as bits. A way to a thing costs at most `far`, one to a door so much less, and none costs
        more than the cheapest to its target and the slack."""
        self.far = far
        self._things = things
        self._doors = doors
        self._less = less
        self._slack = slack
        # The cost and, where it is the same, the square, in one number; and the spot.
        self._ways: dict[Target, list[tuple[int, Spot]]] = {}

    def note(self, spot: Spot, cost: int, targets: Sequence[Target]) -> None:
        rank = cost << SQUARES | spot & SQUARE
        for target in targets:
            self._ways.setdefault(target, []).append((rank, spot))

    def sought(self, cost: int) -> tuple[int, int]:
        """The things and doors to which a way of this cost is still of use, if all cheaper ones are noted."""
        things = self._things if cost <= self.far else 0
        doors = self._doors if cost <= self.far - self._less else 0
        for (kind, index), ways in self._ways.items():
            if len(ways) >= ENOUGH or (ways[0][0] >> SQUARES) + self._slack < cost:
                if kind:
                    doors &= ~(1 << index)
                else:
                    things &= ~(1 << index)
        return things, doors

    def found(self) -> Iterator[tuple[Target, list[tuple[int, Spot]]]]:
        """By target, in the order in which they were met, the cost and the spot of each way that is of use."""
        for target, ways in self._ways.items():
            ways.sort(key=_RANK)
            most = (ways[0][0] >> SQUARES) + self._slack
            yield target, [(rank >> SQUARES, spot) for rank, spot in ways[:ENOUGH] if rank >> SQUARES <= most]
