"""Routes through the building: which runs and actions clear it, in an order that costs few cards (BSQ-10.3).

A search in layers over what was done last keeps the best few positions of each layer. Costs are tenths of a card.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.brain.quest import UNLIMITED, Quest, Spot
from lastwire.games.bomb_squad.brain.terrain import Arrival, Terrain, way_to
from lastwire.games.bomb_squad.rules.building import DIRECTIONS, FACE_LEVEL, FIRST_BOMB
from lastwire.games.bomb_squad.rules.content import BOMB, DOOR, HOSTAGE
from lastwire.games.bomb_squad.rules.drive import bits
from lastwire.games.bomb_squad.rules.state import State

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


class Planner:
    """Routes for one robot in one building."""

    def __init__(
        self,
        state: State,
        weights: tuple[int, ...] = SCARCE,
        width: int = 24,
        unseen: bool = True,
        terrain: Terrain | None = None,
    ) -> None:
        """`terrain`: one of the same building, robot and weights that knows much of it already."""
        self.state = state
        self.plan = state.setting.plan
        self.width = width
        self.near = NEAR
        self._bombs = sum(1 << index for index, face in enumerate(state.faces) if face >= FIRST_BOMB)
        self.terrain = Terrain(state, weights, unseen) if terrain is None else terrain

    def _reached(self, node: _Node, quest: Quest | None = None) -> dict[Spot, Arrival]:
        return self.terrain.reached(node.square, node.crates, node.on, node.shut, self.near, quest)

    def distance(self, state: State, target: str) -> int:
        """How far, in cost, it is from a position to where this token or door is in reach; `FAR` if it is nowhere."""
        selected = state.selected
        node = _Node(
            0, 0, state.robots[selected], state.crates, state.on, state.shut, state.saved, state.up, None, (), None
        )
        plan = self.plan
        best = FAR
        for _, cost, acts in self.terrain.acting(self._reached(node), node.on, node.shut):
            if cost < best and any(
                target == (plan.doors[index].name if kind else plan.places[plan.things[index][0]])
                for kind, index in acts
            ):
                best = cost
        return best

    # --- the search -------------------------------------------------------------------------------

    def route(self, allowance: Allowance = (), enough: int = 60) -> Route:
        """A cheap way to save everybody and disarm everything, or as much of it as the search finds."""
        state = self.state
        selected = state.selected
        first = _Node(
            0, 0, state.robots[selected], state.crates, state.on, state.shut, state.saved, state.up, None, (), None
        )
        beam, best = [first], first
        done: _Node | None = None
        for _ in range(enough):
            layer: dict[tuple[int, tuple[int, ...], int, int], _Node] = {}
            for node in beam:
                far = self._far(node, layer.values(), done)
                if far < 0:
                    continue
                for after in self._successors(node, allowance, far):
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
        end = done or best
        return Route(self._legs(end), end.cost, done is not None and not self._left(done.on))

    def _far(self, node: _Node, layer: Collection[_Node], done: _Node | None) -> int:
        """What a way to the next thing may cost at most: what follows from longer ones has no place in the beam, which
        is full of better."""
        worst = UNLIMITED
        if len(layer) >= self.width:
            worst = nsmallest(self.width, [each.rank for each in layer])[-1]
        if (node.on & self._bombs).bit_count() <= 1:  # what follows may be the end, which needs no place
            worst = UNLIMITED if done is None else max(worst, done.rank)
        return worst - (node.cost + CARD + AHEAD * (node.on.bit_count() - 1))

    def _over(self, node: _Node) -> bool:
        return not node.on & self._bombs

    def _left(self, on: int) -> int:
        return sum(1 for index in bits(on) if self.state.faces[index])

    def _successors(self, node: _Node, allowance: Allowance, far: int) -> list[_Node]:
        faces, plan = self.state.faces, self.plan
        bombs = node.on & self._bombs
        known = [index for index in bits(node.on) if faces[index]]
        last = bombs.bit_count() == 1 and len(known) == node.on.bit_count()
        things = node.on & ~bombs if last and len(known) > 1 else node.on
        doors = node.shut
        if not self.state.setting.options.fog:
            doors = sum(1 << index for index in bits(doors) if node.saved >> plan.door_level[index] & 1)
        # What is behind a door is still to be done, and so opening one ranks lower by as much.
        quest = Quest(things, doors, far, AHEAD, CARD)
        reached = self._reached(node, quest)
        found = []
        for act, ways in quest.found():
            if (doors if act[0] else things) >> act[1] & 1:
                for cost, spot in ways:
                    way = way_to(spot, reached)
                    after = self._after(node, act, cost, *self.terrain.place(spot), way, allowance)
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
        if not self.terrain.safe(square, crates, on, shut):
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
