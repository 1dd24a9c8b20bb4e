"""What a match of Bomb Squad remembers.

A hand card is one int: its card (0 to 11), what its owner was told of it (possible levels and types, as bits), and the
number of its entry into a hand. A slot adds face, source and who placed it. Masks have one bit for each thing, door or
seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from msgspec import Struct

from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, FIRST_BOMB, LETTERS, Building, building
from lastwire.games.bomb_squad.rules.content import CARDS, CONTENT, HANDS, KINDS, Robot, RobotName
from lastwire.games.bomb_squad.rules.mission import Mission, perfect
from lastwire.games.bomb_squad.rules.moves import Move
from lastwire.games.bomb_squad.rules.options import Options

PICK: Final = 0
BRIEFING: Final = 1
COUNTDOWN: Final = 2
TURN: Final = 3
ANALYST: Final = 4
ADJUST: Final = 5
EXECUTE: Final = 6
OVER: Final = 7
PHASES: Final = ("roles", "briefing", "countdown", "turn", "analyst", "adjust", "execute", "over")

# Roles by their number in the content file; -1 is none.
NO_ROLE: Final = -1
RECON: Final = 0
OPERATOR: Final = 1
FIELD_AGENT: Final = 2
SERGEANT: Final = 3
ANALYST_ROLE: Final = 4
TECHNICIAN: Final = 5
NEGOTIATOR: Final = 6
SECURITY: Final = 7
DISPOSAL: Final = 8

# A hand card: card, mark (three bits for levels, four for types), number of entry.
EMPTY: Final = -1
CARD_MASK: Final = 15
MARK_SHIFT: Final = 4
MARK_MASK: Final = 127
SERIAL_SHIFT: Final = 11
NOTHING_TOLD: Final = MARK_MASK
# A slot: card and mark as above, face up, from the discard pile, by whom, number of entry.
UP_BIT: Final = 1 << 11
KNOWN_BIT: Final = 1 << 12
BY_SHIFT: Final = 13
BY_MASK: Final = 7
SLOT_SERIAL_SHIFT: Final = 16

# By card: its bits in a mark.
ATTRIBUTES: Final = tuple(1 << card % 3 | 1 << 3 + card // 3 for card in range(CARDS))
_BITS: Final = (*ATTRIBUTES, 0, 0, 0, 0)
LEVEL_OF: Final = tuple(1 + card % 3 for card in range(CARDS))
TYPE_OF: Final = tuple(card // 3 for card in range(CARDS))
KIND_OF: Final = tuple(KINDS[kind] for kind in TYPE_OF)
VALUES: Final = (1, 2, 3, *KINDS)  # by bit of a mark
# By mark: the cards it allows.
ALLOWED: Final = tuple(
    tuple(card for card in range(CARDS) if mark & ATTRIBUTES[card] == ATTRIBUTES[card]) for mark in range(MARK_MASK + 1)
)

# Counters of `tally`, for each seat.
TALLIES: Final = ("intel", "right", "wrong", "plays", "activations", "errors")
TOLD, RIGHT, WRONG, PLAYED, ACTIVATED, FAILED = range(len(TALLIES))


def _deadlines(mission: Mission) -> tuple[tuple[int, str, int], ...]:
    found: list[tuple[int, int, str, int]] = [(1000 * gas.at_s, 0, "gas", gas.level) for gas in mission.gas]
    found += [(1000 * fuse.at_s, 1, "bomb", LETTERS.index(fuse.letter)) for fuse in mission.bombs]
    return tuple((at_ms, what, which) for at_ms, _, what, which in sorted(found))


def paid(main: int, reserve: int, cells: int) -> tuple[int, int, bool]:
    """BSQ-4.33, BSQ-4.34, BSQ-4.42: main first, then reserve; whether there is enough. If not, both are empty."""
    rest = max(0, cells - main)
    return max(0, main - cells), max(0, reserve - rest), reserve >= rest


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


@dataclass(slots=True, eq=False)
class State:
    """What seldom changes is a tuple, and shared by copies."""

    setting: Setting
    phase: int
    seat: int  # whose turn it is, or whose role is asked for; operates while the robot is active
    asked: int  # the number of the open question: rises with each new one, by public facts alone
    roles: tuple[int, ...]
    ready: int  # seats, as bits
    rejected: int  # seats that have rejected a deal of roles
    # Cards.
    hands: list[int]  # `hand` places for each seat, filled from the left
    present: list[int]  # by seat, what its hand holds, as bits of a mark
    serial: int  # entries into hands so far
    draw: list[int]  # the next card is the last
    discard: list[int]  # the top is the last
    flips: int
    slots: list[int]
    program: tuple[int, ...]  # cards in their final order, while they are performed
    at: int  # the card of the program that is next
    owes: bool  # whether the operator draws a card after the program
    pending: int  # the hand position of the discarded card that the Analyst may take back, else -1
    # The building.
    robots: tuple[int, ...]  # squares
    selected: int
    main: list[int]
    reserve: list[int]
    faces: tuple[int, ...]  # by thing
    on: int  # things on the board
    up: int  # things that lie face up
    lost: int  # things that gas has taken
    shut: int  # doors
    crates: tuple[int, ...]
    saved: int  # levels, as bits
    secured: tuple[int, ...]  # things, in the order in which they were secured
    # The clock.
    started: int  # match time at which the mission began, -1 before
    counted: int  # when the countdown began
    turns: int
    gassed: int  # levels whose gas has come, as bits
    cause: str  # "" until over
    blown: str  # the letter of the bomb that went off
    tally: list[int]
    last: Move | None  # what a seat did last: every move is made aloud
    last_by: int

    def copy(self) -> State:
        return State(
            self.setting,
            self.phase,
            self.seat,
            self.asked,
            self.roles,
            self.ready,
            self.rejected,
            self.hands[:],
            self.present[:],
            self.serial,
            self.draw[:],
            self.discard[:],
            self.flips,
            self.slots[:],
            self.program,
            self.at,
            self.owes,
            self.pending,
            self.robots,
            self.selected,
            self.main[:],
            self.reserve[:],
            self.faces,
            self.on,
            self.up,
            self.lost,
            self.shut,
            self.crates,
            self.saved,
            self.secured,
            self.started,
            self.counted,
            self.turns,
            self.gassed,
            self.cause,
            self.blown,
            self.tally[:],
            self.last,
            self.last_by,
        )


def hand_of(state: State, seat: int) -> list[int]:
    """The hand cards of a seat, left to right."""
    size = state.setting.hand
    return [card for card in state.hands[size * seat : size * seat + size] if card != EMPTY]


def held(cards: list[int]) -> int:
    """What hand cards have between them, as bits of a mark."""
    found, bits = 0, _BITS
    for card in cards:
        # An empty place is -1, whose card bits read 15.
        found |= bits[card & CARD_MASK]
    return found


def note(state: State, seat: int) -> None:
    """What a hand holds, for offers of intel."""
    size = state.setting.hand
    state.present[seat] = held(state.hands[size * seat : size * seat + size])


def live_bombs(state: State) -> list[int]:
    """The faces of the bombs on the board, by letter."""
    return sorted(face for index, face in enumerate(state.faces) if face >= FIRST_BOMB and state.on >> index & 1)


_OTHERS = tuple(
    tuple(tuple(seat for seat in range(seats) if seat != one) for one in range(seats)) for seats in range(7)
)


def others(seats: int, seat: int) -> tuple[int, ...]:
    """Who sees a seat's cards: everybody else at the table (BSQ-5.1)."""
    return _OTHERS[seats][seat]
