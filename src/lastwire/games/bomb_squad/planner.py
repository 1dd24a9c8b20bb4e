"""Routes through the building: which runs and actions clear it, in an order that costs few cards (BSQ-10.3).

A search in layers over what was done last keeps the best few positions of each layer. Costs are tenths of a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.building import DIRECTIONS, FACE_LEVEL, FIRST_BOMB, Building
from lastwire.games.bomb_squad.content import BOMB, DOOR, HOSTAGE
from lastwire.games.bomb_squad.drive import bits, drive, looks, reach, seen, solid
from lastwire.games.bomb_squad.state import State

CARD: Final = 10
SCARCE: Final = (0, 10, 11, 16)  # what a Move of one, two and three squares costs a team that waits for its cards
EVEN: Final = (0, 10, 10, 10)  # the same by count of cards alone
AHEAD: Final = 22  # what a thing that is still to be done costs, more or less: its card and the way there
NEAR: Final = 250  # positions of robot and crates looked at from one place: crates can stand almost anywhere
FAR: Final = 400  # as far away as something that cannot be reached
LATE: Final = 4  # for each bomb that a route would come too late for, by how much

Allowance = tuple[tuple[int, int], ...]  # bombs' faces, and the cost by which each must be disarmed


class Act(NamedTuple):
    """A card, and what it acts on. `look` is no card: a face-down token comes into reach there."""

    card: int
    target: str


class Run(NamedTuple):
    """A straight run of so many squares, to be filled by any moves that add up."""

    dir: str
    length: int


Leg = Act | Run
LOOK: Final = -1


@dataclass(frozen=True, slots=True)
class Route:
    """What to do, in order. `whole`: everything is saved and disarmed at its end."""

    legs: tuple[Leg, ...]
    cost: int
    whole: bool


class _Node(NamedTuple):
    rank: int
    cost: int
    square: int
    crates: tuple[int, ...]
    on: int
    shut: int
    saved: int
    up: int
    parent: _Node | None
    way: tuple[tuple[int, int], ...]  # direction and length of each move before the action
    act: tuple[int, int] | None  # ("thing", index) as 0, or ("door", index) as 1
    late: int = 0  # what was late on the way, for those who count it
    opening: tuple[tuple[int, int], ...] = ()  # the first actions, for those who look at different beginnings


Way = tuple[int, int, int, tuple[int, ...] | None]  # direction, length, square; the crates, if they move
Spot = tuple[int, tuple[int, ...]]  # of the robot, and of the crates
Arrival = tuple[int, Spot | None, tuple[int, int]]  # the cost, the spot before, direction and length of the last move


def way_to(spot: Spot, reached: dict[Spot, Arrival]) -> tuple[tuple[int, int], ...]:
    """Direction and length of each move from the start to there."""
    way = []
    _, before, move = reached[spot]
    while before is not None:
        way.append(move)
        _, before, move = reached[before]
    return tuple(reversed(way))


class Nearby(NamedTuple):
    """By square, as bits: the squares and doors that moves from there can meet, and what may come into reach there."""

    around: tuple[int, ...]
    gates: tuple[int, ...]
    things: tuple[int, ...]
    doors: tuple[int, ...]


@lru_cache(64)
def nearby(plan: Building, looks: tuple[int, ...], arm: int) -> Nearby:
    around, gates, things, doors = [], [], [], []
    for square in range(plan.squares):
        squares = met = thing = door = 0
        for look in looks:
            at = square
            for length in (1, 2, 3):
                met |= plan.gates[look][at]
                if length <= arm:
                    door |= plan.gates[look][at]
                at = plan.neighbours[look][at]
                if at < 0:
                    break
                squares |= 1 << at
                if length <= arm:
                    if plan.thing_at[at] >= 0:
                        thing |= 1 << plan.thing_at[at]
                    # Of diagonal arms those of the squares beside, too: more than is in reach does no harm.
                    for row in plan.door_at:
                        door |= 1 << row[at] if row[at] >= 0 else 0
        around.append(squares)
        gates.append(met)
        things.append(thing)
        doors.append(door)
    return Nearby(tuple(around), tuple(gates), tuple(things), tuple(doors))


class Planner:
    """Routes for one robot in one building. Positions are laid into a state of its own."""

    def __init__(self, state: State, weights: tuple[int, ...] = SCARCE, width: int = 24, unseen: bool = True) -> None:
        self.state = state.copy()
        self.plan = state.setting.plan
        self.weights = weights
        self.width = width
        self.unseen = unseen
        self.near = NEAR
        self._looks = tuple(looks(state))
        self._solid: dict[int, int] = {}
        self._sights: dict[tuple[int, int], int] = {}
        self._near = nearby(self.plan, self._looks, state.setting.bodies[state.selected].arm)
        self._ways: dict[tuple[int, int, int, tuple[int, ...]], tuple[Way, ...]] = {}

    # --- one position -----------------------------------------------------------------------------

    def _lay(self, square: int, crates: tuple[int, ...], on: int, shut: int) -> State:
        state = self.state
        state.robots = tuple([square if index == state.selected else at for index, at in enumerate(state.robots)])
        state.crates, state.on, state.shut = crates, on, shut
        return state

    def _moves(self, square: int, crates: tuple[int, ...], on: int, shut: int) -> Sequence[Way]:
        """Direction, length and square of every move that no camera sees, and the crates where it pushes some."""
        watched = bool(self.plan.cameras) and self.unseen
        closed = self._blocked(on)
        if watched and not crates:
            closed |= self._watched(on, shut)
        around, gates = self._near.around[square], self._near.gates[square]
        if crates and (watched or any(around >> crate & 1 for crate in crates)):
            key = (square, on, shut, crates)
        else:
            # What is farther away makes no difference: the same answer serves many positions.
            key = (square, closed & around, shut & gates, ())
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self._found(square, key[3], on, shut, closed)
        return known

    def _found(self, square: int, crates: tuple[int, ...], on: int, shut: int, closed: int) -> tuple[Way, ...]:
        watched = bool(crates and self.plan.cameras) and self.unseen
        found: list[Way] = []
        for look in self._looks:
            near, gates = self.plan.neighbours[look], self.plan.gates[look]
            at = square
            for length in (1, 2, 3):
                after = near[at]
                if after < 0 or gates[at] & shut:
                    break
                if after in crates or watched:
                    found += self._pushed(look, length, square, crates, on, shut)
                    break
                if closed >> after & 1:
                    break
                found.append((look, length, after, None))
                at = after
        return tuple(found)

    def _pushed(self, look: int, least: int, square: int, crates: tuple[int, ...], on: int, shut: int) -> list[Way]:
        """The moves in one direction from this length on, where crates are in the way."""
        state = self._lay(square, crates, on, shut)
        watched = bool(self.plan.cameras) and self.unseen
        found: list[Way] = []
        for length in range(least, 4):
            driven = drive(state, look, length)
            if driven is None:
                break
            path, pushed = driven
            if watched and seen(state, state.selected, path[-1], pushed) >= 0:
                break
            found.append((look, length, path[-1], pushed))
        return found

    def _blocked(self, on: int) -> int:
        """Squares that cannot be entered, crates apart."""
        known = self._solid.get(on)
        if known is None:
            self.state.on = on
            known = self._solid[on] = solid(self.state)
        return known

    def _watched(self, on: int, shut: int) -> int:
        """Squares that a camera sees, where there are no crates."""
        known = self._sights.get((on, shut))
        if known is None:
            blocked, known = self.plan.fixed | self.plan.covered(on), 0
            for line in self.plan.looks:
                for at, gate in line:
                    if gate & shut or blocked >> at & 1:
                        break
                    known |= 1 << at
            self._sights[on, shut] = known
        return known

    def _reached(self, node: _Node) -> dict[Spot, Arrival]:
        """Every square, and crates with it, that the robot can drive to: the cheapest cost, and from where."""
        start = (node.square, node.crates)
        best: dict[Spot, Arrival] = {start: (0, None, (0, 0))}
        queue: list[tuple[int, int, Spot]] = [(0, 0, start)]
        number = 0
        weights = self.weights
        popped = 0
        while queue and popped < self.near:
            cost, _, at = heappop(queue)
            if cost > best[at][0]:
                continue
            popped += 1
            for look, length, square, crates in self._moves(at[0], at[1], node.on, node.shut):
                after = (square, at[1] if crates is None else crates)
                total = cost + weights[length]
                if after not in best or total < best[after][0]:
                    best[after] = (total, at, (look, length))
                    number += 1
                    heappush(queue, (total, number, after))
        return best

    def _acting(self, node: _Node, reached: dict[Spot, Arrival]) -> Iterator[tuple[Spot, int, int, int]]:
        """Where something is in reach: the spot, the cost to get there, the things and the doors."""
        things, doors = self._near.things, self._near.doors
        for spot, (cost, _, _) in reached.items():
            if things[spot[0]] & node.on or doors[spot[0]] & node.shut:
                state = self._lay(*spot, node.on, node.shut)
                yield spot, cost, *reach(state, state.selected)

    def distance(self, state: State, target: str) -> int:
        """How far, in cost, it is from a position to where this token or door is in reach; `FAR` if it is nowhere."""
        selected = state.selected
        node = _Node(
            0, 0, state.robots[selected], state.crates, state.on, state.shut, state.saved, state.up, None, (), None
        )
        plan, before = self.plan, self.state.copy()
        best = FAR
        for _, cost, things, doors in self._acting(node, self._reached(node)):
            if cost >= best:
                continue
            if any(plan.places[plan.things[index][0]] == target for index in bits(things)) or any(
                plan.doors[door].name == target for door in bits(doors)
            ):
                best = cost
        self.state = before
        return best

    # --- the search -------------------------------------------------------------------------------

    def route(self, allowance: Allowance = (), enough: int = 60) -> Route:
        """A cheap way to save everybody and disarm everything, or as much of it as the search finds."""
        state = self.state
        selected = state.selected
        first = _Node(
            0, 0, state.robots[selected], state.crates, state.on, state.shut, state.saved, state.up, None, (), None
        )
        before = state.copy()
        beam, best = [first], first
        done: _Node | None = None
        for _ in range(enough):
            layer: dict[tuple[int, tuple[int, ...], int, int], _Node] = {}
            for node in beam:
                for after in self._successors(node, allowance):
                    if not after.on or self._over(after):
                        if done is None or after.rank < done.rank:
                            done = after
                        continue
                    key = (after.square, after.crates, after.on, after.shut)
                    if key not in layer or after.rank < layer[key].rank:
                        layer[key] = after
            beam = sorted(layer.values(), key=lambda node: (node.rank, node.square, node.on, node.shut))[: self.width]
            if not beam or (done is not None and done.rank <= beam[0].rank):
                break
            if beam[0].rank - beam[0].cost < best.rank - best.cost or best is first:
                best = beam[0]
        self.state = before
        end = done or best
        return Route(self._legs(end), end.cost, done is not None and not self._left(done.on))

    def _over(self, node: _Node) -> bool:
        return not any(node.on >> index & 1 for index, face in enumerate(self.state.faces) if face >= FIRST_BOMB)

    def _left(self, on: int) -> int:
        return sum(1 for index in bits(on) if self.state.faces[index])

    def _successors(self, node: _Node, allowance: Allowance) -> list[_Node]:
        faces, plan, fog = self.state.faces, self.plan, self.state.setting.options.fog
        bombs = [index for index in bits(node.on) if faces[index] >= FIRST_BOMB]
        hostages = [index for index in bits(node.on) if 0 < faces[index] < FIRST_BOMB]
        unknown = [index for index in bits(node.on) if not faces[index]]
        last = len(bombs) == 1 and not unknown
        options: dict[tuple[int, int], list[tuple[int, Spot]]] = {}
        reached = self._reached(node)
        for spot, cost, things, doors in self._acting(node, reached):
            for index in bits(things):
                if faces[index] >= FIRST_BOMB and last and hostages:
                    continue
                options.setdefault((0, index), []).append((cost, spot))
            for door in bits(doors):
                if fog or node.saved >> plan.door_level[door] & 1:
                    options.setdefault((1, door), []).append((cost, spot))
        found = []
        for act, ways in options.items():
            ways.sort(key=lambda each: (each[0], each[1][0]))
            for cost, spot in ways[:3]:
                if cost <= ways[0][0] + CARD:
                    after = self._after(node, act, cost, *spot, way_to(spot, reached), allowance)
                    if after is not None:
                        found.append(after)
        return found

    def _after(
        self,
        node: _Node,
        act: tuple[int, int],
        cost: int,
        square: int,
        crates: tuple[int, ...],
        way: tuple[tuple[int, int], ...],
        allowance: Allowance,
    ) -> _Node | None:
        faces = self.state.faces
        on, shut, saved = node.on, node.shut, node.saved
        kind, index = act
        total = node.cost + cost + CARD
        if kind == 1:
            shut &= ~(1 << index)
        else:
            on &= ~(1 << index)
            if 0 < faces[index] < FIRST_BOMB:
                saved |= 1 << FACE_LEVEL[faces[index]]
        if self.unseen and self.plan.cameras:
            state = self._lay(square, crates, on, shut)
            if seen(state, state.selected, square, crates) >= 0:
                return None
        late = sum(total - most for face, most in allowance if total > most and self._standing(node.on, face))
        rank = total + AHEAD * on.bit_count() + LATE * late
        return _Node(rank, total, square, crates, on, shut, saved, node.up, node, way, act)

    def _standing(self, on: int, face: int) -> bool:
        return any(on >> index & 1 for index, each in enumerate(self.state.faces) if each == face)

    def _legs(self, node: _Node) -> tuple[Leg, ...]:
        """From the first position to this one; moves in one direction are one run."""
        chain = []
        at: _Node | None = node
        while at is not None and at.act is not None:
            chain.append(at)
            at = at.parent
        legs: list[Leg] = []
        for each in reversed(chain):
            for look, length in each.way:
                previous = legs[-1] if legs else None
                if isinstance(previous, Run) and previous.dir == DIRECTIONS[look]:
                    legs[-1] = Run(previous.dir, previous.length + length)
                else:
                    legs.append(Run(DIRECTIONS[look], length))
            assert each.act is not None
            legs.append(self._act(each.act))
        return tuple(legs)

    def _act(self, act: tuple[int, int]) -> Act:
        kind, index = act
        plan = self.plan
        if kind == 1:
            return Act(3 * DOOR + plan.door_level[index] - 1, plan.doors[index].name)
        face, place = self.state.faces[index], plan.places[plan.things[index][0]]
        if not face:
            return Act(LOOK, place)
        return Act(3 * (BOMB if face >= FIRST_BOMB else HOSTAGE) + FACE_LEVEL[face] - 1, place)


def whole_route(state: State, weights: tuple[int, ...] = SCARCE, width: int = 24, allowance: Allowance = ()) -> Route:
    """The route from this position, for the selected robot."""
    return _route(_Key(state), weights, width, allowance)


class _Key:
    """A position as far as routes ask, so that equal positions share one search."""

    __slots__ = ("_key", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        setting = state.setting
        self._key = (
            setting.mission.grid,
            setting.robots,
            setting.options.fog,
            state.selected,
            state.robots,
            state.faces,
            state.on,
            state.up,
            state.shut,
            state.crates,
            state.saved,
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._key == other._key


@lru_cache(512)
def _route(key: _Key, weights: tuple[int, ...], width: int, allowance: Allowance) -> Route:
    return Planner(key.state, weights, width).route(allowance)
