"""The building as routes see it: where the robot can drive from a position, what it pushes, and what comes into reach.

Nearly all the time of a search is spent here: positions are numbers, and whatever is worked out once serves every
position that is alike as far as it matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.brain.ray import LONGEST, Ray, nearby, rays
from lastwire.games.bomb_squad.rules.drive import bits, looks, push, reach, solid
from lastwire.games.bomb_squad.rules.state import State

Spot = (
    int  # the robot's square in the lowest bits, above it the number that the terrain gives to where the crates stand
)
Arrival = tuple[
    int, Spot, tuple[int, int]
]  # the cost, the spot before (-1: none), the last move's direction and length
Way = tuple[int, int, tuple[int, int]]  # the cost, how far the spot is from the one before, direction and length

SQUARES: Final = 8  # bits of a spot
SQUARE: Final = (1 << SQUARES) - 1


def way_to(spot: Spot, reached: dict[Spot, Arrival]) -> tuple[tuple[int, int], ...]:
    """Direction and length of each move from the start to there."""
    way = []
    _, before, move = reached[spot]
    while before >= 0:
        way.append(move)
        _, before, move = reached[before]
    return tuple(reversed(way))


class _Push(NamedTuple):
    """What becomes of crates: the squares that they leave and take, and a table of all squares."""

    off: int
    on: int
    table: bytes

    @classmethod
    def of(cls, before: tuple[int, ...], after: tuple[int, ...]) -> _Push:
        table, off, on = bytearray(range(1 << SQUARES)), 0, 0
        for old, new in zip(before, after, strict=True):
            if old != new:
                table[old] = new
                off |= 1 << old
                on |= 1 << new
        return cls(off, on, bytes(table))


# Moves that push nothing, the squares that they enter as bits, and longer ones that push: cost, square, direction and
# length, and what is pushed.
_Steps = tuple[tuple[Way, ...], int, tuple[tuple[int, int, tuple[int, int], _Push], ...]]


class _Pattern(NamedTuple):
    """The moves from a square with so many crates around it: the squares entered without pushing; all moves in order,
    with room for those that push; these, with their places; and the same by direction."""

    entered: int
    ways: list[Way]
    pushes: tuple[tuple[int, int, int, tuple[int, int], _Push], ...]
    steps: tuple[_Steps, ...]

    @classmethod
    def of(cls, steps: Sequence[_Steps]) -> _Pattern:
        entered, pushes = 0, []
        ways: list[Way] = []
        for plain, squares, pushing in steps:
            entered |= squares
            ways += plain
            for weight, after, move, shift in pushing:
                pushes.append((len(ways), weight, after, move, shift))
                ways.append((weight, 0, move))
        return cls(entered, ways, tuple(pushes), tuple(steps))


class _Scene:
    """All positions with the same things on the board and the same doors shut: what was worked out for them."""

    __slots__ = ("closed", "hot", "reach", "sights", "ways")

    def __init__(self, closed: int, hot: bytes) -> None:
        self.closed = closed  # squares that cannot be entered, crates apart
        self.hot = hot  # by square, whether anything may be in reach there
        self.sights: dict[int, int] = {}  # by the squares of crates in cameras' lines, the squares that cameras see
        self.ways: dict[Spot, Sequence[Way]] = {}
        self.reach: dict[Spot, tuple[tuple[int, int], ...]] = {}


class Terrain:
    """All positions of one robot in one building; `unseen`: only those in which no camera sees it."""

    def __init__(self, state: State, weights: tuple[int, ...], unseen: bool) -> None:
        self.plan = state.setting.plan
        self._weights = weights
        self._state = state.copy()  # into which positions are laid
        self._looks = tuple(looks(state))
        body = state.setting.bodies[state.selected]
        self._arm, self._pushes = body.arm, body.pushes
        self._near = nearby(self.plan, self._looks, body.arm)
        self._rays = rays(self.plan, self._looks, body.pushes)
        self._beyond = Ray.all(list(self._rays.values()))
        self._watched = bool(self.plan.cameras) and unseen
        self._scenes: dict[tuple[int, int], _Scene] = {}
        self._ways: dict[tuple[int, int, int], tuple[Way, ...]] = {}  # where no crate is near
        self._steps_of: dict[tuple[int, int, int, int], _Steps] = {}
        self._patterns: dict[tuple[int, int, int, int], _Pattern] = {}  # where crates are near
        self._lines = 0  # the squares that cameras could see
        for line in self.plan.looks:
            for at, _ in line:
                self._lines |= 1 << at
        self._acts: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}
        self._numbers: dict[bytes, int] = {}  # of crates, by where they stand
        self._crates: list[bytes] = []
        self._masks: list[int] = []  # the squares of crates, as bits

    def _number(self, crates: tuple[int, ...]) -> int:
        packed = bytes(crates)
        return self._numbered(packed, sum(1 << square for square in packed))

    def _numbered(self, packed: bytes, mask: int) -> int:
        number = self._numbers.get(packed)
        if number is None:
            number = self._numbers[packed] = len(self._crates)
            self._crates.append(packed)
            self._masks.append(mask)
        return number

    def place(self, spot: Spot) -> tuple[int, tuple[int, ...]]:
        """The squares of the robot and of the crates."""
        return spot & SQUARE, tuple(self._crates[spot >> SQUARES])

    def _scene(self, on: int, shut: int) -> _Scene:
        known = self._scenes.get((on, shut))
        if known is None:
            self._state.on = on
            near = zip(self._near.things, self._near.doors, strict=True)
            hot = bytes([1 if things & on or doors & shut else 0 for things, doors in near])
            known = self._scenes[on, shut] = _Scene(solid(self._state), hot)
        return known

    def _sight(self, scene: _Scene, on: int, shut: int, crates: int) -> int:
        """Squares that a camera sees (BSQ-4.64), with crates on these squares."""
        crates &= self._lines
        known = scene.sights.get(crates)
        if known is None:
            blocked, known = self.plan.fixed | self.plan.covered(on) | crates, 0
            for line in self.plan.looks:
                for at, gate in line:
                    if gate & shut or blocked >> at & 1:
                        break
                    known |= 1 << at
            scene.sights[crates] = known
        return known

    def _found(self, scene: _Scene, spot: Spot, on: int, shut: int) -> Sequence[Way]:
        """Every move that no camera sees."""
        square, crates = spot & SQUARE, self._masks[spot >> SQUARES]
        around = self._near.around[square]
        sight = self._sight(scene, on, shut, crates) & around if self._watched else 0
        if crates & around:
            return self._pushing(scene, spot, sight, on, shut)
        # What is farther away makes no difference: the same answer serves many positions.
        key = (square, scene.closed & around | sight, shut & self._near.gates[square])
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = tuple(
                [way for look in self._looks for way in self._steps(look, square, scene.closed | sight, shut, ())[0]]
            )
        return known

    def _pushing(self, scene: _Scene, spot: Spot, sight: int, on: int, shut: int) -> Sequence[Way]:
        """Every move that no camera sees from a place where crates are near."""
        square, number = spot & SQUARE, spot >> SQUARES
        crates = self._masks[number]
        beyond = self._beyond.squares[square]
        key = (square, scene.closed & beyond, shut & self._beyond.gates[square], crates & beyond)
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._patterns[key] = _Pattern.of(
                [self._known_steps(look, square, scene.closed, shut, crates) for look in self._looks]
            )
        entered, ways, pushes, steps_ = pattern
        if sight & entered:
            return self._unseen(scene, spot, sight, steps_, on, shut)
        if not pushes:
            return ways
        packed, watched = self._crates[number], self._watched
        found = list(ways)
        for place, weight, after, move, shift in pushes:
            mask = crates & ~shift.off | shift.on
            if watched and self._sight(scene, on, shut, mask) >> after & 1:
                return self._unseen(scene, spot, sight, steps_, on, shut)
            pushed = self._numbered(packed.translate(shift.table), mask)
            found[place] = (weight, (pushed << SQUARES | after) - spot, move)
        return found

    def _unseen(
        self, scene: _Scene, spot: Spot, sight: int, steps: tuple[_Steps, ...], on: int, shut: int
    ) -> Sequence[Way]:
        """What is left of the moves where cameras see some of them: in each direction, those before the first seen."""
        square, number = spot & SQUARE, spot >> SQUARES
        crates = self._masks[number]
        found: list[Way] = []
        for ways, entered, pushes in steps:
            if sight & entered:
                for way in ways:
                    if sight >> square + way[1] & 1:
                        break
                    found.append(way)
                continue
            found += ways
            for weight, after, move, shift in pushes:
                mask = crates & ~shift.off | shift.on
                if self._sight(scene, on, shut, mask) >> after & 1:
                    break
                pushed = self._numbered(self._crates[number].translate(shift.table), mask)
                found.append((weight, (pushed << SQUARES | after) - spot, move))
        return found

    def _known_steps(self, look: int, square: int, closed: int, shut: int, crates: int) -> _Steps:
        squares, gates = self._rays[look]
        ray = squares[square]
        key = (look << SQUARES | square, closed & ray, shut & gates[square], crates & ray)
        known = self._steps_of.get(key)
        if known is None:
            known = self._steps_of[key] = self._steps(look, square, closed, shut, tuple(bits(crates & ray)))
        return known

    def _steps(self, look: int, square: int, closed: int, shut: int, crates: tuple[int, ...]) -> _Steps:
        """The moves in one direction, whether or not they are seen."""
        near, gates = self.plan.neighbours[look], self.plan.gates[look]
        ways: list[Way] = []
        pushes: list[tuple[int, int, tuple[int, int], _Push]] = []
        at, entered, pushed = square, 0, crates
        for length in range(1, LONGEST + 1):
            after = near[at]
            if after < 0 or gates[at] & shut or closed >> after & 1:
                break
            if after in pushed:
                further = push(self.plan, self._pushes, look, after, pushed, shut, closed)
                if further is None:
                    break
                pushed = further
            if pushed is crates:
                ways.append((self._weights[length], after - square, (look, length)))
                entered |= 1 << after
            else:
                pushes.append((self._weights[length], after, (look, length), _Push.of(crates, pushed)))
            at = after
        return tuple(ways), entered, tuple(pushes)

    def reached(self, square: int, crates: tuple[int, ...], on: int, shut: int, most: int) -> dict[Spot, Arrival]:
        """The spots that the robot can drive to: the cheapest cost, and from where. So many are looked at, at most."""
        scene = self._scene(on, shut)
        ways = scene.ways
        start = self._number(crates) << SQUARES | square
        best: dict[Spot, Arrival] = {start: (0, -1, (0, 0))}
        # Whatever costs the same is looked at in the order in which it was found.
        queue: dict[int, list[Spot]] = {0: [start]}
        left, even = most, len(set(self._weights[1:])) == 1  # then nothing is ever found more cheaply later
        while queue:
            cost = min(queue)
            for at in queue.pop(cost):
                if cost > best[at][0]:
                    continue
                found = ways.get(at)
                if found is None:
                    found = ways[at] = self._found(scene, at, on, shut)
                for weight, off, move in found:
                    after = at + off
                    if after in best and (even or cost + weight >= best[after][0]):
                        continue
                    total = cost + weight
                    best[after] = (total, at, move)
                    if total in queue:
                        queue[total].append(after)
                    else:
                        queue[total] = [after]
                left -= 1
                if not left:
                    return best
        return best

    def acting(
        self, reached: dict[Spot, Arrival], on: int, shut: int
    ) -> Iterator[tuple[Spot, int, tuple[tuple[int, int], ...]]]:
        """Where something is in reach: the spot, the cost to get there, and the things (0) and doors (1), by number."""
        scene = self._scene(on, shut)
        hot, known = scene.hot, scene.reach
        for spot, arrival in reached.items():
            if hot[spot & SQUARE]:
                acts = known.get(spot)
                if acts is None:
                    acts = known[spot] = self._in_reach(scene, spot, on, shut)
                if acts:
                    yield spot, arrival[0], acts

    def _in_reach(self, scene: _Scene, spot: Spot, on: int, shut: int) -> tuple[tuple[int, int], ...]:
        square, number = spot & SQUARE, spot >> SQUARES
        near = self._near
        key: tuple[int, ...] = (square, on & near.things[square], shut & near.doors[square])
        if self._arm > 1:  # which reaches over squares that are empty
            key = (*key, (scene.closed | self._masks[number]) & near.around[square])
        known = self._acts.get(key)
        if known is None:
            state = self._state
            state.robots = tuple([square if index == state.selected else at for index, at in enumerate(state.robots)])
            state.crates, state.on, state.shut = tuple(self._crates[number]), on, shut
            things, doors = reach(state, state.selected)
            known = self._acts[key] = (*[(0, index) for index in bits(things)], *[(1, door) for door in bits(doors)])
        return known

    def safe(self, square: int, crates: tuple[int, ...], on: int, shut: int) -> bool:
        """Whether no camera sees the robot there, or none matters."""
        if not self._watched:
            return True
        mask = sum(1 << each for each in crates)
        return not self._sight(self._scene(on, shut), on, shut, mask) >> square & 1
