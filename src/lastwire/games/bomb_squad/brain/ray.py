"""Lines through the building, as bits: what a move, a push or a reach from each square can meet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.rules.building import STRAIGHT, Building

LONGEST: Final = 3  # squares that a move covers


class Nearby(NamedTuple):
    """By square, as bits: the squares and doors that moves from there can meet, the squares that a long arm reaches
    over, and what may come into reach there; by thing and by door, where that may be."""

    around: tuple[int, ...]
    gates: tuple[int, ...]
    beside: tuple[int, ...]
    things: tuple[int, ...]
    doors: tuple[int, ...]
    by_thing: tuple[int, ...]
    by_door: tuple[int, ...]


class Ray(NamedTuple):
    """By square, as bits: the squares and doors that a move in one direction meets, with the crates that it pushes."""

    squares: tuple[int, ...]
    gates: tuple[int, ...]

    @classmethod
    def of(cls, plan: Building, look: int, length: int) -> Ray:
        squares, gates = [], []
        for square in range(plan.squares):
            at, ahead, met = square, 0, 0
            for _ in range(length):
                met |= plan.gates[look][at]
                at = plan.neighbours[look][at]
                if at < 0:
                    break
                ahead |= 1 << at
            squares.append(ahead)
            gates.append(met)
        return cls(tuple(squares), tuple(gates))

    @classmethod
    def all(cls, rays: Sequence[Ray]) -> Ray:
        """What moves in any of these directions can meet."""
        squares, gates = (
            tuple([reduce(or_, each) for each in zip(*part, strict=True)]) for part in zip(*rays, strict=True)
        )
        return cls(squares, gates)


@lru_cache(64)
def rays(plan: Building, looks: tuple[int, ...], pushes: int) -> dict[int, Ray]:
    """By direction; nothing is pushed diagonally (BSQ-4.63)."""
    return {look: Ray.of(plan, look, LONGEST + (pushes if look in STRAIGHT else 0)) for look in looks}


@lru_cache(64)
def nearby(plan: Building, looks: tuple[int, ...], arm: int) -> Nearby:
    things, doors = [], []
    for square in range(plan.squares):
        thing = door = 0
        for look in looks:
            at = square
            for _ in range(arm):
                door |= plan.gates[look][at]
                at = plan.neighbours[look][at]
                if at < 0:
                    break
                if plan.thing_at[at] >= 0:
                    thing |= 1 << plan.thing_at[at]
                # Of diagonal arms those of the squares beside, too: more than is in reach does no harm.
                for row in plan.door_at:
                    door |= 1 << row[at] if row[at] >= 0 else 0
        things.append(thing)
        doors.append(door)
    moves = Ray.all([Ray.of(plan, look, LONGEST) for look in looks])
    over = Ray.all([Ray.of(plan, look, arm - 1) for look in looks])
    return Nearby(
        moves.squares,
        moves.gates,
        over.squares,
        tuple(things),
        tuple(doors),
        _turned(things, len(plan.things)),
        _turned(doors, len(plan.doors)),
    )


def _turned(rows: list[int], count: int) -> tuple[int, ...]:
    """By bit, the rows that have it."""
    return tuple([sum(1 << row for row, bits in enumerate(rows) if bits >> bit & 1) for bit in range(count)])
