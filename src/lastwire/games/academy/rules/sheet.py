"""The score sheet, and what was on the table when a bomb exploded: written once, and shown as it stands."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

# A Tool and its arguments; nothing for a pass; ~Tool for a pass that stops questions about it (BSA-4.14.3).
Answer: TypeAlias = tuple[int, ...]
Opening: TypeAlias = tuple[int, tuple[Answer | None, ...]]  # round; by seat, what was answered in a pass of a window


class Posting(Struct, frozen=True, gc=False):
    """A line of the score sheet: who got or lost points, and how a cut's were made up."""

    bomb: int
    round: int
    seat: int
    cause: str
    points: int
    wire: str | None = None
    main: int = 0
    chain: int = 0
    plates: int = 0
    divisor: int = 1


class Wreck(Struct, frozen=True, gc=False):
    """What lay open when the last bomb exploded."""

    bomb: int
    round: int
    wire: int
    tile: int
    cutters: int
    acts: tuple[int, ...]  # by seat
    exposed: tuple[tuple[int, ...], ...]  # by wire
    up: tuple[int, ...]  # by wire
    opened: tuple[Opening, ...]
