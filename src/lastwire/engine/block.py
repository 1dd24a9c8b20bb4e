"""Long lists that are written out at the end of a match, joined piece by piece as it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import AnyStr, Final, Generic

MEMBERS: Final = 256  # of a block


class Blocks(Generic[AnyStr]):
    """The members of a list as they will be written, several of them joined to a block. A block goes wherever a member
    goes, so that a list of ten thousand members is put together from some forty blocks."""

    __slots__ = ("_between", "_blocks", "_count", "_last")

    def __init__(self, between: AnyStr) -> None:
        self._between: AnyStr = between
        self._blocks: list[AnyStr] = []
        self._last: list[AnyStr] = []  # members that are in no block yet
        self._count = 0

    def add(self, member: AnyStr) -> None:
        self._count += 1
        self._last.append(member)
        if len(self._last) == MEMBERS:
            self._blocks.append(self._between.join(self._last))
            self._last.clear()

    def __len__(self) -> int:
        """How many members there are."""
        return self._count

    def __iter__(self) -> Iterator[AnyStr]:
        yield from self._blocks
        yield from self._last
