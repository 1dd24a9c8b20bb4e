"""What set-up fixed, and what follows from it: everybody knows it, and it stays as it is."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, LETTERS, Building, building
from lastwire.games.bomb_squad.rules.content import CONTENT, HANDS, Robot, RobotName
from lastwire.games.bomb_squad.rules.mission import Mission, perfect
from lastwire.games.bomb_squad.rules.options import Options


def _deadlines(mission: Mission) -> tuple[tuple[int, str, int], ...]:
    found: list[tuple[int, int, str, int]] = [(1000 * gas.at_s, 0, "gas", gas.level) for gas in mission.gas]
    found += [(1000 * fuse.at_s, 1, "bomb", LETTERS.index(fuse.letter)) for fuse in mission.bombs]
    return tuple((at_ms, what, which) for at_ms, _, what, which in sorted(found))


def budget(at_ms: int, rate: int) -> int:
    """BSQ-4.80: how many turns a detonation time amounts to; a part of a turn is a whole one."""
    return -(-at_ms * rate // 60_000)


def _first_turns(clock: str, first_ms: int) -> int:
    """BSQ-4.80, BSQ-4.81: before so many turns have been played, none of them brings anything."""
    if clock == "real_time":
        return CONTENT.clock.longest_turns
    if clock == "practice":
        return CONTENT.clock.practice_turns
    return budget(first_ms, getattr(CONTENT.pace, clock))


class Setting(Struct, frozen=True, dict=True):
    """What set-up fixed and everybody knows."""

    options: Options
    mission: Mission
    seats: int
    start: int  # the start player
    robots: tuple[RobotName, ...]

    @cached_property
    def plan(self) -> Building:
        """The building."""
        return building(self.mission.grid)

    @cached_property
    def epic(self) -> bool:
        return self.options.difficulty == "epic"

    @cached_property
    def things(self) -> tuple[tuple[int, int], ...]:
        """Squares and, without fog, faces of all hostages and bombs of this difficulty."""
        return self.plan.things if self.epic else self.plan.things[: self.plan.epic]

    @cached_property
    def hand(self) -> int:
        """BSQ-3.7."""
        return HANDS[self.seats]

    @cached_property
    def bodies(self) -> tuple[Robot, ...]:
        """The robots as the content file has them."""
        return tuple([CONTENT.robots[name] for name in self.robots])

    @cached_property
    def most(self) -> tuple[int, ...]:
        """By robot, how much its main battery holds."""
        return tuple([body.most for body in self.bodies])

    @cached_property
    def face_up(self) -> bool:
        """BSQ-4.25: whether programming is face up."""
        return self.options.programming == "face_up" or self.mission.face_up

    @cached_property
    def key(self) -> int:
        """What the offers of a turn hang on, as far as set-up fixed it: hand size, the faces that a played card may
        have, and whether there are two robots."""
        faces = 0 if self.options.no_programming else 3 if self.face_up else 1
        return self.hand | faces << 4 | (len(self.robots) > 1) << 9

    @cached_property
    def deadlines(self) -> tuple[tuple[int, str, int], ...]:
        """BSQ-4.73: gas before bombs, bombs by letter: ms from the start, what, and its level or letter."""
        return _deadlines(self.mission)

    @cached_property
    def first_ms(self) -> int:
        """The first of them."""
        return self.deadlines[0][0]

    @cached_property
    def first_turns(self) -> int:
        """How many turns have been played before one of them brings anything."""
        return _first_turns(self.options.clock, self.first_ms)

    @cached_property
    def perfect(self) -> int:
        """BSQ-2.16."""
        return perfect(sum(FACE_LEVEL[face] for _, face in self.things))
