"""The building as routes see it: where the robot can drive from a position, what it pushes, and what comes into reach.

Nearly all the time of a search is spent here: positions are numbers, and whatever is worked out once serves every
position that is alike as far as it matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.brain.quest import SQUARE, SQUARES, UNLIMITED, Quest, Spot, Target
from lastwire.games.bomb_squad.brain.ray import LONGEST, Ray, nearby, rays
from lastwire.games.bomb_squad.rules.drive import bits, looks, push, reach, solid
from lastwire.games.bomb_squad.rules.state import State

Arrival = tuple[
    int, Spot, tuple[int, int]
]  # the cost, the spot before (-1: none), the last move's direction and length
Way = tuple[int, int, tuple[int, int]]  # the cost, how far the spot is from the one before, direction and length

_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


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
    """The moves from a square with so many crates around it: the squares entered; those that crates leave or take; all
    moves in order, with room for those that push; these, with their places; and the same by direction."""

    entered: int
    touched: int
    ways: list[Way]
    pushes: tuple[tuple[int, int, int, tuple[int, int], _Push], ...]
    ends: tuple[tuple[int, tuple[int, int], _Push | None], ...]
    steps: tuple[_Steps, ...]

    @classmethod
    def of(cls, square: int, steps: Sequence[_Steps]) -> _Pattern:
        entered, touched, pushes = 0, 0, []
        ways: list[Way] = []
        ends: list[tuple[int, tuple[int, int], _Push | None]] = []
        for plain, squares, pushing in steps:
            entered |= squares
            ways += plain
            ends += [(square + off, move, None) for _, off, move in plain]
            for weight, after, move, shift in pushing:
                pushes.append((len(ways), weight, after, move, shift))
                ways.append((weight, 0, move))
                ends.append((after, move, shift))
                entered |= 1 << after
                touched |= shift.off | shift.on
        return cls(entered, touched, ways, tuple(pushes), tuple(ends), tuple(steps))


class _Warmth(NamedTuple):
    """The squares where any of some things and doors may be in reach: as bits, and by square."""

    squares: int
    at: bytes

    @classmethod
    def of(cls, squares: int) -> _Warmth:
        return cls(squares, f"{squares:0{1 << SQUARES}b}"[::-1].encode().translate(_DIGITS))


class _Scene:
    """All positions with the same things on the board and the same doors shut: what was worked out for them."""

    __slots__ = ("closed", "reach", "sights", "warmth", "watched", "ways")

    def __init__(self, closed: int, warmth: _Warmth, watched: int) -> None:
        self.closed = closed  # squares that cannot be entered, crates apart
        self.warmth = warmth  # of everything that is there
        self.watched = watched  # squares that cameras see where no crate is in the way
        self.sights: dict[int, int] = {}  # by the squares of crates among these, the squares that cameras see
        self.ways: dict[Spot, Sequence[Way]] = {}
        self.reach: dict[int, tuple[Target, ...]] = {}  # by square and the crates that an arm could meet


class Terrain:
    """All positions of one robot in one building; `unseen`: only those in which no camera sees it."""

    def __init__(self, state: State, weights: tuple[int, ...], unseen: bool) -> None:
        self.plan = state.setting.plan
        self._weights = weights
        self._even = len(set(weights[1:])) == 1
        self._state = state.copy()  # into which positions are laid
        self._looks = tuple(looks(state))
        body = state.setting.bodies[state.selected]
        self._arm, self._pushes = body.arm, body.pushes
        self._near = nearby(self.plan, self._looks, body.arm)
        self._rays = rays(self.plan, self._looks, body.pushes)
        beyond = Ray.all(list(self._rays.values()))
        # By square, as bits: the squares and doors that a move can meet, alone and with the crates that it pushes.
        self._met = tuple(zip(self._near.around, self._near.gates, beyond.squares, beyond.gates, strict=True))
        self._watched = bool(self.plan.cameras) and unseen
        self._scenes: dict[tuple[int, int], _Scene] = {}
        self._warmths: dict[tuple[int, int], _Warmth] = {}
        self._ways: dict[tuple[int, int, int], tuple[Way, ...]] = {}  # where no crate is near
        self._steps_of: dict[tuple[int, int, int, int], _Steps] = {}
        self._patterns: dict[tuple[int, int, int, int], _Pattern] = {}  # where crates are near
        self._pushed: dict[tuple[Spot, int, int], tuple[Sequence[Way], _Pattern]] = {}  # and what they come to there
        self._acts: dict[tuple[int, ...], tuple[Target, ...]] = {}
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
            watched = self._seen(on, shut, 0) if self._watched else 0
            known = self._scenes[on, shut] = _Scene(solid(self._state), self._warmth(on, shut), watched)
        return known

    def _warmth(self, things: int, doors: int) -> _Warmth:
        known = self._warmths.get((things, doors))
        if known is None:
            near, warm = self._near, 0
            for index in bits(things):
                warm |= near.by_thing[index]
            for index in bits(doors):
                warm |= near.by_door[index]
            known = self._warmths[things, doors] = _Warmth.of(warm)
        return known

    def _sight(self, scene: _Scene, on: int, shut: int, crates: int) -> int:
        """Squares that a camera sees (BSQ-4.64), with crates on these squares."""
        crates &= scene.watched
        known = scene.sights.get(crates)
        if known is None:
            known = scene.sights[crates] = self._seen(on, shut, crates)
        return known

    def _seen(self, on: int, shut: int, crates: int) -> int:
        blocked, found = self.plan.fixed | self.plan.covered(on) | crates, 0
        for line in self.plan.looks:
            for at, gate in line:
                if gate & shut or blocked >> at & 1:
                    break
                found |= 1 << at
        return found

    def _found(self, scene: _Scene, spot: Spot, on: int, shut: int) -> Sequence[Way]:
        """Every move that no camera sees."""
        square, number = spot & SQUARE, spot >> SQUARES
        around, near_gates, beyond, far_gates = self._met[square]
        crates = self._masks[number]
        watched = scene.watched & around
        sight = self._sight(scene, on, shut, crates) & around if watched else 0
        if not crates & around:
            # What is farther away makes no difference: the same answer serves many positions.
            key = (square, scene.closed & around | sight, shut & near_gates)
            known = self._ways.get(key)
            if known is None:
                known = self._ways[key] = tuple(
                    [
                        way
                        for look in self._looks
                        for way in self._steps(look, square, scene.closed | sight, shut, ())[0]
                    ]
                )
            return known
        closed, gates = scene.closed & beyond, shut & far_gates
        pushed = self._pushed.get((spot, closed, gates))
        if pushed is None:
            pushed = self._pushed[spot, closed, gates] = self._pushing(spot, closed, gates, crates & beyond)
        ways, pattern = pushed
        if watched and (sight & pattern.entered or scene.watched & pattern.touched):
            return self._unseen(scene, spot, sight, pattern.steps, on, shut)
        return ways

    def _pushing(self, spot: Spot, closed: int, shut: int, near: int) -> tuple[Sequence[Way], _Pattern]:
        """Every move from a place where crates are near, whether or not it is seen."""
        square, number = spot & SQUARE, spot >> SQUARES
        pattern = self._pattern(square, closed, shut, near)
        if not pattern.pushes:
            return pattern.ways, pattern
        packed, crates, ways = self._crates[number], self._masks[number], list(pattern.ways)
        for place, weight, after, move, shift in pattern.pushes:
            pushed = self._numbered(packed.translate(shift.table), crates & ~shift.off | shift.on)
            ways[place] = (weight, (pushed << SQUARES | after) - spot, move)
        return ways, pattern

    def _pattern(self, square: int, closed: int, shut: int, near: int) -> _Pattern:
        key = (square, closed, shut, near)
        known = self._patterns.get(key)
        if known is None:
            known = self._patterns[key] = _Pattern.of(
                square, [self._known_steps(look, square, closed, shut, near) for look in self._looks]
            )
        return known

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

    def reached(
        self, square: int, crates: tuple[int, ...], on: int, shut: int, most: int, quest: Quest | None = None
    ) -> dict[Spot, Arrival]:
        """The spots that the robot can drive to: the cheapest cost, and from where. So many are looked at, at most; of
        those that are not, some where nothing is in reach are left out. A quest is told of all that it seeks, and what
        is of no use to it is left out as well."""
        scene = self._scene(on, shut)
        start = self._number(crates) << SQUARES | square
        if self._even:
            return self._spread(scene, start, on, shut, most, quest)
        best = self._searched(scene, start, on, shut, most, UNLIMITED if quest is None else quest.far)
        if quest is not None:
            for spot, cost, acts in self.acting(best, on, shut):
                quest.note(spot, cost, acts)
        return best

    def _searched(self, scene: _Scene, start: Spot, on: int, shut: int, most: int, far: int) -> dict[Spot, Arrival]:
        ways = scene.ways
        best: dict[Spot, Arrival] = {start: (0, -1, (0, 0))}
        # Whatever costs the same is looked at in the order in which it was found.
        queue: dict[int, list[Spot]] = {0: [start]}
        left, least = most, min(self._weights[1:])
        while queue:
            cost = min(queue)
            if cost + least > far:
                return best
            for at in queue.pop(cost):
                if cost > best[at][0]:
                    continue
                found = ways.get(at)
                if found is None:
                    found = ways[at] = self._found(scene, at, on, shut)
                for weight, off, move in found:
                    after = at + off
                    total = cost + weight
                    if after in best and total >= best[after][0]:
                        continue
                    best[after] = (total, at, move)
                    if total in queue:
                        queue[total].append(after)
                    else:
                        queue[total] = [after]
                left -= 1
                if not left:
                    return best
        return best

    def _spread(
        self, scene: _Scene, start: Spot, on: int, shut: int, most: int, quest: Quest | None
    ) -> dict[Spot, Arrival]:
        """The same where all moves cost the same, so that nothing is ever found more cheaply later: one ring of spots
        after another, each a move farther away. Of the last one only those are found where something is sought."""
        ways, each = scene.ways, self._weights[1]
        best: dict[Spot, Arrival] = {start: (0, -1, (0, 0))}
        ring, cost, left = [start], 0, most
        warmth, final = scene.warmth, False
        if quest is not None:
            self._tell(quest, scene, ring, cost, warmth, on, shut)
        while ring and left:
            cost += each
            if quest is not None:
                sought = quest.sought(cost)
                if not any(sought):
                    return best
                warmth, final = self._warmth(*sought), cost + each > quest.far
            further: list[Spot] = []
            ends: list[Spot] = []
            waiting = len(ring)
            for at in ring:
                waiting -= 1
                left -= 1
                if final or waiting + len(further) > left:  # what is found now is not looked at any more
                    for after, move in self._ends(scene, at, warmth, on, shut):
                        if after not in best:
                            best[after] = (cost, at, move)
                            ends.append(after)
                else:
                    found = ways.get(at)
                    if found is None:
                        found = ways[at] = self._found(scene, at, on, shut)
                    for _, off, move in found:
                        after = at + off
                        if after not in best:
                            best[after] = (cost, at, move)
                            further.append(after)
                if not left:
                    break
            if quest is not None:
                self._tell(quest, scene, further + ends, cost, warmth, on, shut)
            ring = further
        return best

    def _ends(
        self, scene: _Scene, spot: Spot, warmth: _Warmth, on: int, shut: int
    ) -> list[tuple[Spot, tuple[int, int]]]:
        """The moves to where something may be in reach, in order: crates are counted for these alone."""
        square, number = spot & SQUARE, spot >> SQUARES
        around, _, beyond, far_gates = self._met[square]
        warm, at = warmth
        if not around & warm:
            return []
        found = scene.ways.get(spot)
        if found is None:
            crates = self._masks[number]
            if crates & around:
                pattern = self._pattern(square, scene.closed & beyond, shut & far_gates, crates & beyond)
                if not pattern.entered & warm:
                    return []
                if not scene.watched & around:
                    return self._pushed_to(spot, [end for end in pattern.ends if at[end[0]]])
            found = scene.ways[spot] = self._found(scene, spot, on, shut)
        return [(spot + off, move) for _, off, move in found if at[spot + off & SQUARE]]

    def _pushed_to(
        self, spot: Spot, ends: Sequence[tuple[int, tuple[int, int], _Push | None]]
    ) -> list[tuple[Spot, tuple[int, int]]]:
        number = spot >> SQUARES
        packed, crates = self._crates[number], self._masks[number]
        found = []
        for after, move, shift in ends:
            crated = number
            if shift is not None:
                crated = self._numbered(packed.translate(shift.table), crates & ~shift.off | shift.on)
            found.append((crated << SQUARES | after, move))
        return found

    def acting(
        self, reached: dict[Spot, Arrival], on: int, shut: int
    ) -> Iterator[tuple[Spot, int, tuple[Target, ...]]]:
        """Where something is in reach: the spot, the cost to get there, and what it is."""
        scene = self._scene(on, shut)
        for spot, acts in self._within(scene, reached, scene.warmth, on, shut):
            yield spot, reached[spot][0], acts

    def _tell(
        self, quest: Quest, scene: _Scene, spots: Iterable[Spot], cost: int, warmth: _Warmth, on: int, shut: int
    ) -> None:
        for spot, acts in self._within(scene, spots, warmth, on, shut):
            quest.note(spot, cost, acts)

    def _within(
        self, scene: _Scene, spots: Iterable[Spot], warmth: _Warmth, on: int, shut: int
    ) -> Iterator[tuple[Spot, tuple[Target, ...]]]:
        """Those of the spots, as far as they are warm, where something is in reach, and all that is."""
        warm, known, masks, beside = warmth.at, scene.reach, self._masks, self._near.beside
        for spot in spots:
            square = spot & SQUARE
            if warm[square]:
                key = (masks[spot >> SQUARES] & beside[square]) << SQUARES | square
                acts = known.get(key)
                if acts is None:
                    acts = known[key] = self._in_reach(scene, spot, on, shut)
                if acts:
                    yield spot, acts

    def _in_reach(self, scene: _Scene, spot: Spot, on: int, shut: int) -> tuple[Target, ...]:
        square, number = spot & SQUARE, spot >> SQUARES
        near = self._near
        key: tuple[int, ...] = (square, on & near.things[square], shut & near.doors[square])
        if self._arm > 1:  # which reaches over squares that are empty
            key = (*key, (scene.closed | self._masks[number]) & near.beside[square])
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
        scene = self._scene(on, shut)
        if not scene.watched >> square & 1:
            return True
        mask = sum(1 << each for each in crates)
        return not self._sight(scene, on, shut, mask) >> square & 1
