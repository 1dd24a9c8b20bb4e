"""Where the robot can go and what it can reach (chapters 4.6 and 4.7a)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lastwire.games.bomb_squad.rules.building import (
    DIRECTIONS,
    FACE_LEVEL,
    FIRST_BOMB,
    STRAIGHT,
    Building,
)
from lastwire.games.bomb_squad.rules.content import BOMB, DOOR, MOVE
from lastwire.games.bomb_squad.rules.state import (
    LEVEL_OF,
    NEGOTIATOR,
    SECURITY,
    TECHNICIAN,
    TYPE_OF,
    State,
)

_SIDES: Final = ((1, 3), (0, 2), (1, 3), (0, 2))  # by direction, those across it
_POSITIONS: Final = 1 << 12  # remembered: an operator is offered, checked and carried out in the same one


def solid(state: State) -> int:
    """Squares that the selected robot cannot enter, crates apart: tokens, barriers, cameras, the other robot."""
    plan, robots = state.setting.plan, state.robots
    found = plan.fixed | plan.covered(state.on)
    if len(robots) > 1:
        found |= 1 << robots[1 - state.selected]
    return found


def drive(state: State, look: int, distance: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """BSQ-4.43, BSQ-4.60, BSQ-4.63: the squares entered, and the crates afterwards; None where it is not possible."""
    setting, robot = state.setting, state.selected
    pushes = setting.bodies[robot].pushes
    return _drive(setting.plan, pushes, look, distance, state.robots[robot], state.crates, state.shut, solid(state))


def _drive(
    plan: Building,
    pushes: int,
    look: int,
    distance: int,
    square: int,
    crates: tuple[int, ...],
    shut: int,
    blocked: int,
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    near, gates = plan.neighbours[look], plan.gates[look]
    path = []
    for _ in range(distance):
        after = near[square]
        if after < 0 or gates[square] & shut or blocked >> after & 1:
            return None
        if after in crates:
            pushed = push(plan, pushes, look, after, crates, shut, blocked)
            if pushed is None:
                return None
            crates = pushed
        path.append(after)
        square = after
    return tuple(path), crates


def push(
    plan: Building, pushes: int, look: int, crate: int, crates: tuple[int, ...], shut: int, blocked: int
) -> tuple[int, ...] | None:
    """BSQ-4.63: one crate, or two in a row for the Dozer, one square on; never diagonally."""
    near, gates = plan.neighbours[look], plan.gates[look]
    row = [crate]
    if look not in STRAIGHT:
        return None
    while True:
        after = near[row[-1]]
        if after < 0 or gates[row[-1]] & shut or blocked >> after & 1:
            return None
        if after not in crates:
            return tuple([near[square] if square in row else square for square in crates])
        if len(row) == pushes:
            return None
        row.append(after)


def looks(state: State) -> range:
    """The directions of the selected robot."""
    return range(8) if state.setting.bodies[state.selected].diagonal else STRAIGHT


def directions(state: State, distance: int) -> tuple[str, ...]:
    """BSQ-4.41a: every direction in which a Move of this length is possible."""
    setting, robot = state.setting, state.selected
    body = setting.bodies[robot]
    return _directions(
        setting.plan, body.diagonal, body.pushes, distance, state.robots[robot], state.crates, state.shut, solid(state)
    )


@lru_cache(_POSITIONS)
def _directions(
    plan: Building,
    diagonal: bool,
    pushes: int,
    distance: int,
    square: int,
    crates: tuple[int, ...],
    shut: int,
    blocked: int,
) -> tuple[str, ...]:
    return tuple(
        [
            DIRECTIONS[look]
            for look in (range(8) if diagonal else STRAIGHT)
            if _drive(plan, pushes, look, distance, square, crates, shut, blocked) is not None
        ]
    )


def reach(state: State, robot: int) -> tuple[int, int]:
    """BSQ-4.45, BSQ-4.60, BSQ-4.61: the things and the shut doors within a robot's reach, as bits."""
    setting, robots = state.setting, state.robots
    body = setting.bodies[robot]
    other = robots[1 - robot] if len(robots) > 1 else -1
    return _reach(setting.plan, body.diagonal, body.arm > 1, robots[robot], other, state.crates, state.shut, state.on)


@lru_cache(_POSITIONS)
def _reach(
    plan: Building, diagonal: bool, far: bool, square: int, other: int, crates: tuple[int, ...], shut: int, on: int
) -> tuple[int, int]:
    thing_at, door_at, neighbours, gates = plan.thing_at, plan.door_at, plan.neighbours, plan.gates
    things = doors = 0
    blocked = plan.fixed | plan.covered(on)
    for look in range(8) if diagonal else STRAIGHT:
        gate, after = gates[look][square], neighbours[look][square]
        if gate & shut:
            if look in STRAIGHT:
                doors |= gate
            continue
        if after < 0:
            continue
        if thing_at[after] >= 0:
            things |= on & 1 << thing_at[after]
        if look not in STRAIGHT:
            continue
        if diagonal:
            for side in _SIDES[look]:
                if door_at[side][after] >= 0:
                    doors |= shut & 1 << door_at[side][after]
        # The long arm reaches over an empty square.
        if far and after != other and not blocked >> after & 1 and after not in crates:
            gate, beyond = gates[look][after], neighbours[look][after]
            if gate & shut:
                doors |= gate
            elif beyond >= 0 and thing_at[beyond] >= 0:
                things |= on & 1 << thing_at[beyond]
    return things, doors


def bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def targets(state: State, card: int) -> tuple[tuple[str, ...], bool]:
    """BSQ-4.46..4.50, BSQ-4.53: what this card can act on, and whether one of them needs no role for it."""
    kind, level = TYPE_OF[card], LEVEL_OF[card]
    things, doors = reach(state, state.selected)
    if not (doors if kind == DOOR else things):
        return (), False
    plan, role = state.setting.plan, state.roles[state.seat]
    found, exact = [], False
    if kind == DOOR:
        any_level = role == SECURITY
        free = state.setting.options.fog
        for door in bits(doors):
            own = plan.door_level[door]
            if (own == level or any_level) and (free or state.saved >> own & 1):
                found.append(plan.doors[door].name)
                exact |= own == level
        return tuple(found), exact
    any_level = role == (TECHNICIAN if kind == BOMB else NEGOTIATOR)
    for index in bits(things):
        face = state.faces[index]
        if not FACE_LEVEL[face] or (face >= FIRST_BOMB) != (kind == BOMB):
            continue
        if FACE_LEVEL[face] == level or any_level:
            found.append(plan.places[plan.things[index][0]])
            exact |= FACE_LEVEL[face] == level
    return tuple(found), exact


def choices(state: State, card: int) -> tuple[tuple[str, ...], bool]:
    """BSQ-4.41, BSQ-4.54: the directions or targets of a card, and whether the operator may let it fail instead."""
    if TYPE_OF[card] == MOVE:
        found, exact = directions(state, LEVEL_OF[card]), True
    else:
        found, exact = targets(state, card)
    return found, bool(found) and (not exact or state.setting.options.voluntary_error)


def sight(plan: Building, camera: int, covered: int, crates: tuple[int, ...], shut: int) -> list[int]:
    """BSQ-4.64: the squares in a camera's view: until a wall, a shut door or the first thing in the way."""
    blocked = plan.fixed | covered
    found = []
    for square, gate in plan.looks[camera]:
        if gate & shut or blocked >> square & 1 or square in crates:
            break
        found.append(square)
    return found


def seen(state: State, robot: int, square: int, crates: tuple[int, ...]) -> int:
    """BSQ-4.64: the camera that sees a robot on this square, -1 if none does. Robots do not hide each other."""
    plan = state.setting.plan
    for camera in range(len(plan.cameras)):
        if square in sight(plan, camera, plan.covered(state.on), crates, state.shut):
            return camera
    return -1


def turn_up(state: State, robot: int) -> list[int]:
    """BSQ-4.92: things in a robot's reach lie face up from now on; returns those that did not before."""
    down = reach(state, robot)[0] & ~state.up
    state.up |= down
    return bits(down)
