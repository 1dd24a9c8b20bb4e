"""What set-up fixed, and what follows from it: everybody knows it, and it stays as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, LETTERS, Building, building
from lastwire.games.bomb_squad.rules.content import CONTENT, HANDS, Robot, RobotName
from lastwire.games.bomb_squad.rules.mission import Mission, perfect
from lastwire.games.bomb_squad.rules.options import Options


def _deadlines(mission: Mission, options: Options, seats: int) -> tuple[tuple[int, str, int], ...]:
    found: list[tuple[int, int, str, int]] = [(gas.at_s, 0, "gas", gas.level) for gas in mission.gas]
    found += [(fuse.at_s, 1, "bomb", LETTERS.index(fuse.letter)) for fuse in mission.bombs]
    return tuple((1000 * _scaled(at_s, options, seats), what, which) for at_s, _, what, which in sorted(found))


def _scaled(at_s: int, options: Options, seats: int) -> int:
    """BSQ-4.84: as printed, or less for bots, who need little of it."""
    if not options.bot_time or options.clock != "real_time":
        return at_s
    step, taken = CONTENT.clock.step_s, CONTENT.clock.bot_percent * min(options.bots, seats)
    return max(step, at_s * (100 * seats - taken) // (100 * seats) // step * step)


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


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """What set-up fixed and everybody knows."""

    options: Options
    mission: Mission
    seats: int
    start: int  # the start player
    robots: tuple[RobotName, ...]
    # What follows from these.
    hand: int = field(init=False)  # how many cards (BSQ-3.7)
    bodies: tuple[Robot, ...] = field(init=False)  # the robots as the content file has them
    most: tuple[int, ...] = field(init=False)  # by robot, how much its main battery holds
    face_up: bool = field(init=False)  # whether programming is face up (BSQ-4.25)
    # What the offers of a turn depend on, as far as set-up fixed it: hand size, the faces that a played card may have,
    # and whether there are two robots.
    key: int = field(init=False)
    # BSQ-4.73: gas before bombs, bombs by letter: ms from the start, what, and its level or letter.
    deadlines: tuple[tuple[int, str, int], ...] = field(init=False)
    first_ms: int = field(init=False)  # the first of them
    first_turns: int = field(init=False)  # how many turns have been played before one of them brings anything

    def __post_init__(self) -> None:
        derive, options = partial(object.__setattr__, self), self.options
        hand, deadlines = HANDS[self.seats], _deadlines(self.mission, options, self.seats)
        bodies = tuple([CONTENT.robots[name] for name in self.robots])
        face_up = options.programming == "face_up" or self.mission.face_up
        faces = 0 if options.no_programming else 3 if face_up else 1
        derive("hand", hand)
        derive("bodies", bodies)
        derive("most", tuple([body.most for body in bodies]))
        derive("face_up", face_up)
        derive("key", hand | faces << 4 | (len(self.robots) > 1) << 9)
        derive("deadlines", deadlines)
        derive("first_ms", deadlines[0][0])
        derive("first_turns", _first_turns(options.clock, deadlines[0][0]))

    @property
    def plan(self) -> Building:
        """The building."""
        return building(self.mission.grid)

    @property
    def epic(self) -> bool:
        return self.options.difficulty == "epic"

    @property
    def things(self) -> tuple[tuple[int, int], ...]:
        """Squares and, without fog, faces of all hostages and bombs of this difficulty."""
        return self.plan.things if self.epic else self.plan.things[: self.plan.epic]

    @property
    def perfect(self) -> int:
        """BSQ-2.16."""
        return perfect(sum(FACE_LEVEL[face] for _, face in self.things))
