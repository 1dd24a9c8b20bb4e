"""What a match of Bomb Squad remembers.

A hand card is one int: its card (0 to 11), what its owner was told of it (possible levels and types, as bits), and the
number of its entry into a hand. A slot adds face, source and who placed it. Masks have one bit for each thing, door or
seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lastwire.games.bomb_squad.rules.building import FIRST_BOMB
from lastwire.games.bomb_squad.rules.content import CARDS, KINDS
from lastwire.games.bomb_squad.rules.moves import Move
from lastwire.games.bomb_squad.rules.setting import Setting

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


def paid(main: int, reserve: int, cells: int) -> tuple[int, int, bool]:
    """BSQ-4.33, BSQ-4.34, BSQ-4.42: main first, then reserve; whether there is enough. If not, both are empty."""
    rest = max(0, cells - main)
    return max(0, main - cells), max(0, reserve - rest), reserve >= rest


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


_OTHERS: Final = tuple(
    tuple(tuple(seat for seat in range(seats) if seat != one) for one in range(seats)) for seats in range(7)
)


def others(seats: int, seat: int) -> tuple[int, ...]:
    """Who sees a seat's cards: everybody else at the table (BSQ-5.1)."""
    return _OTHERS[seats][seat]
