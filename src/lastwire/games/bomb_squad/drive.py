"""Where the robot can go and what it can reach (chapters 4.6 and 4.7a)."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_squad.building import DIRECTIONS, FACE_LEVEL, FIRST_BOMB, STRAIGHT
from lastwire.games.bomb_squad.content import BOMB, DOOR, MOVE
from lastwire.games.bomb_squad.state import LEVEL_OF, NEGOTIATOR, SECURITY, TECHNICIAN, TYPE_OF, State

_SIDES: Final = ((1, 3), (0, 2), (1, 3), (0, 2))  # by direction, those across it


def solid(state: State) -> int:
    """Squares that the selected robot cannot enter, crates apart: tokens, barriers, cameras, the other robot."""
    plan, robots = state.setting.plan, state.robots
    found = plan.fixed | plan.covered(state.on)
    if len(robots) > 1:
        found |= 1 << robots[1 - state.selected]
    return found


def drive(state: State, look: int, distance: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """BSQ-4.43, BSQ-4.60, BSQ-4.63: the squares entered, and the crates afterwards; None where it is not possible."""
    return _drive(state, look, distance, solid(state))


def _drive(state: State, look: int, distance: int, blocked: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    plan = state.setting.plan
    near, gates, shut = plan.neighbours[look], plan.gates[look], state.shut
    square, crates = state.robots[state.selected], state.crates
    path = []
    for _ in range(distance):
        after = near[square]
        if after < 0 or gates[square] & shut or blocked >> after & 1:
            return None
        if after in crates:
            pushed = _push(state, look, after, crates, blocked)
            if pushed is None:
                return None
            crates = pushed
        path.append(after)
        square = after
    return tuple(path), crates


def _push(state: State, look: int, crate: int, crates: tuple[int, ...], blocked: int) -> tuple[int, ...] | None:
    """BSQ-4.63: one crate, or two in a row for the Dozer, one square on; never diagonally."""
    plan = state.setting.plan
    near, gates = plan.neighbours[look], plan.gates[look]
    row, most = [crate], state.setting.bodies[state.selected].pushes
    if look not in STRAIGHT:
        return None
    while True:
        after = near[row[-1]]
        if after < 0 or gates[row[-1]] & state.shut or blocked >> after & 1:
            return None
        if after not in crates:
            return tuple([near[square] if square in row else square for square in crates])
        if len(row) == most:
            return None
        row.append(after)


def looks(state: State) -> range:
    """The directions of the selected robot."""
    return range(8) if state.setting.bodies[state.selected].diagonal else STRAIGHT


def directions(state: State, distance: int) -> tuple[str, ...]:
    """BSQ-4.41a: every direction in which a Move of this length is possible."""
    blocked = solid(state)
    return tuple([DIRECTIONS[look] for look in looks(state) if _drive(state, look, distance, blocked) is not None])


def _empty(state: State, square: int, blocked: int) -> bool:
    return not blocked >> square & 1 and square not in state.crates


def reach(state: State, robot: int) -> tuple[int, int]:
    """BSQ-4.45, BSQ-4.60, BSQ-4.61: the things and the shut doors within a robot's reach, as bits."""
    plan, body = state.setting.plan, state.setting.bodies[robot]
    square, shut, on = state.robots[robot], state.shut, state.on
    thing_at, door_at, neighbours, gates = plan.thing_at, plan.door_at, plan.neighbours, plan.gates
    things = doors = blocked = 0
    if body.arm > 1:
        blocked = plan.fixed | plan.covered(on)
        if len(state.robots) > 1:
            blocked |= 1 << state.robots[1 - robot]
    for look in range(8) if body.diagonal else STRAIGHT:
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
        if body.diagonal:
            for side in _SIDES[look]:
                if door_at[side][after] >= 0:
                    doors |= shut & 1 << door_at[side][after]
        if body.arm > 1 and _empty(state, after, blocked):
            gate, far = gates[look][after], neighbours[look][after]
            if gate & shut:
                doors |= gate
            elif far >= 0 and thing_at[far] >= 0:
                things |= on & 1 << thing_at[far]
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
    plan, kind, level = state.setting.plan, TYPE_OF[card], LEVEL_OF[card]
    role = state.roles[state.seat]
    things, doors = reach(state, state.selected)
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


def seen(state: State, robot: int, square: int, crates: tuple[int, ...]) -> int:
    """BSQ-4.64: the camera that sees a robot on this square, -1 if none does. Robots do not hide each other."""
    plan = state.setting.plan
    if not plan.cameras:
        return -1
    blocked = plan.fixed | plan.covered(state.on)
    for camera, line in enumerate(plan.looks):
        for at, gate in line:
            if gate & state.shut or blocked >> at & 1 or at in crates:
                break
            if at == square:
                return camera
    return -1


def turn_up(state: State, robot: int) -> list[int]:
    """BSQ-4.92: things in a robot's reach lie face up from now on; answers those that did not."""
    down = reach(state, robot)[0] & ~state.up
    state.up |= down
    return bits(down)
