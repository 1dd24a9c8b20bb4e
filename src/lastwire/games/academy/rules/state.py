"""What a match of Bomb Squad Academy remembers.

Wires, cards and Tools are small ints; sets of wires, cards, seats or Tools are ints with a bit for each. A wire's
twelve cards are one row: the exposed ones, oldest first, then its deck from the top.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias, get_args

from lastwire.games.academy.rules.content import Plate, Table
from lastwire.games.academy.rules.moves import Card, Wire
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.sheet import Answer, Opening, Posting, Wreck

WIRES: Final[tuple[Wire, ...]] = get_args(Wire)  # left to right (BSA-3.1)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
CARD: Final = {name: card for card, name in enumerate(CARDS)}
WIRE: Final = {name: wire for wire, name in enumerate(WIRES)}
WAIT: Final = 4
CHICKEN: Final = 5
NONE: Final = -1

DRAFT: Final = 0
SELECT: Final = 1
WINDOW_A: Final = 2
WAITING: Final = 3
WINDOW_B: Final = 4
WINDOW_C: Final = 5
XRAY: Final = 6
WINDOW_D: Final = 7
WINDOW_E: Final = 8
PEEK: Final = 9
OVER: Final = 10
PHASES: Final = (
    "draft",
    "select",
    "window_a",
    "protect",
    "window_b",
    "window_c",
    "xray_pick",
    "window_d",
    "window_e",
    "peek",
    "over",
)
WINDOWS: Final = frozenset({WINDOW_A, WINDOW_B, WINDOW_C, WINDOW_D, WINDOW_E})
LAST_BOMB: Final = 3

# Causes of points, for the score sheet.
CUT: Final = 0
WAITED: Final = 1
CHICKENED: Final = 2
BOOM: Final = 3
CAUSES: Final = ("cut", "wait", "chicken", "boom", "hammer", "crimper", "dynamo", "blanket", "shield", "helmet")
BY_HAMMER, BY_CRIMPER, BY_DYNAMO, BY_BLANKET, BY_SHIELD, BY_HELMET = range(4, len(CAUSES))

# Kinds of notes: a look at the top of a deck, a look at the tiles of a wire.
TOP: Final = 0
TILES: Final = 1

Note: TypeAlias = tuple[int, int, int, int]  # round, kind, wire, the card's value or the place of BOOM

# The members of small sets, by the set's bits: seats, cards or wires.
MEMBERS: Final = tuple(tuple(bit for bit in range(6) if bits >> bit & 1) for bits in range(64))


def bits(mask: int) -> tuple[int, ...]:
    """The members of any set, lowest first."""
    if mask < len(MEMBERS):
        return MEMBERS[mask]
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """What set-up fixed and everybody knows."""

    options: Options
    seats: int
    ages: tuple[int, ...]  # by seat, 0 is the youngest (BSA-2.8)
    table: Table
    # What follows from these.
    wires: int = field(init=False)  # how many are in play (BSA-3.6)
    limit: int = field(init=False)  # how high a stack of played cards grows before its bottom card returns (BSA-4.9.2)
    lengths: tuple[int, ...] = field(init=False)  # by wire, the last ordinary space
    decks: tuple[tuple[int, ...], ...] = field(init=False)  # by wire, its cards, sorted: a table's order means nothing
    full_hand: int = field(init=False)
    everybody: int = field(init=False)
    plates: tuple[tuple[tuple[int, int], ...], ...] = field(init=False)  # by bomb and plate: value and direction
    link: int = field(init=False)  # of a card in a chain
    zero_link: int = field(init=False)  # of a zero

    def __post_init__(self) -> None:
        derive, table = partial(object.__setattr__, self), self.table
        wires = 3 if self.seats == 2 else 4
        derive("wires", wires)
        derive("limit", 2 if self.seats == 2 else 3)
        derive("lengths", tuple([getattr(table.tracks, letter) for letter in WIRES[:wires]]))
        derive("decks", tuple([tuple(sorted(getattr(table.decks, letter))) for letter in WIRES[:wires]]))
        derive("full_hand", (1 << wires) - 1 | 1 << WAIT | 1 << CHICKEN)
        derive("everybody", (1 << self.seats) - 1)
        derive("link", table.chain_per_card)
        derive("zero_link", table.chain_per_card if table.zero_link is None else table.zero_link)
        derive("plates", ((), (), _sides(table.plates.II), _sides(table.plates.III)))

    def called(self, tool: str) -> str:
        """BSA-2.7: what an owner's cards call a Tool; nothing if it is the house's name."""
        name: str = getattr(self.table.names, tool)
        return name


def _sides(plates: tuple[Plate, ...]) -> tuple[tuple[int, int], ...]:
    return tuple([(plate.value, -1 if plate.arrow == "left" else 1) for plate in plates])


@dataclass(slots=True, eq=False)
class State:
    """What seldom changes is a tuple, and shared by copies."""

    setting: Setting
    # Secrets: the part of each row beyond `shown`, BOOM's place, the order of undealt Tools, cards and answers given.
    rows: list[tuple[int, ...]]  # by wire
    booms: list[int]  # by wire, 0 to 2
    pile: tuple[int, ...]  # undealt Tools, the next one first
    committed: list[int]  # by seat, a card or NONE; it still counts as in the hand (BSA-5.6)
    answers: list[Answer | None]  # by seat, in an open window
    notes: list[tuple[Note, ...]]  # by seat, what it has looked at in this bomb
    # Public.
    shown: list[int]  # by wire, exposed cards
    trigger: list[int]  # by wire
    up: list[int]  # by wire, tiles turned up: always the first ones
    tops: list[int]  # by wire, seats that know its top card
    seen: list[int]  # by wire, seats that know its tiles
    hands: list[int]  # by seat, cards
    stacks: list[tuple[int, ...]]  # by seat, bottom first
    spent: int  # seats whose Wait is spent
    acts: list[int]  # by seat, the card it counts as in this round, or NONE (BSA-4.1.4)
    scores: list[int]
    tools: list[int]  # by seat
    auto: list[int]  # by seat, Tools about which it is not asked (BSA-4.14.3)
    owned: int  # Tools that anybody has
    display: tuple[int, ...]
    plates: tuple[int, ...]  # by plate, its wire; () in bomb I
    bomb: int
    round: int
    phase: int
    asked: int  # the number of the open question: rises with each new one, by public facts alone
    asked_t: int  # when the open question began to count
    choosing: int  # seats that have not committed a card
    queue: tuple[int, ...]  # seats that answer in turn, the next one first
    eligible: int  # seats asked in an open window
    arrived: tuple[int, ...]  # people who have answered in it, in that order, where the order counts (BSA-7.50)
    bots: int  # seats that a bot plays for, where that counts
    opened: tuple[Opening, ...]  # the passes of windows in this bomb
    protected: int  # wires
    orders: int  # the seat with leave to cut a protected wire, or NONE
    waited: int  # seats whose Wait was resolved in this round
    named: tuple[int, ...]  # by seat, the wire that its Wait has named since the last reveal, or NONE; () if nobody did
    scored: int  # wires cut and scored in this round
    # The wire in progress.
    wire: int
    cutters: int  # seats
    blanket: int  # seat or NONE
    xray: int  # seat or NONE
    zero: bool  # this cut has flipped a zero
    amplified: bool
    jam: int  # seat or NONE
    spared: int  # seats that lose nothing for triggering
    # The score sheet: of this bomb; of bombs that are over; and what they brought each seat.
    sheet: list[Posting]
    past: tuple[tuple[Posting, ...], ...]
    gains: tuple[tuple[int, ...], ...]
    wreck: Wreck | None

    def copy(self) -> State:
        return State(
            self.setting,
            self.rows[:],
            self.booms[:],
            self.pile,
            self.committed[:],
            self.answers[:],
            self.notes[:],
            self.shown[:],
            self.trigger[:],
            self.up[:],
            self.tops[:],
            self.seen[:],
            self.hands[:],
            self.stacks[:],
            self.spent,
            self.acts[:],
            self.scores[:],
            self.tools[:],
            self.auto[:],
            self.owned,
            self.display,
            self.plates,
            self.bomb,
            self.round,
            self.phase,
            self.asked,
            self.asked_t,
            self.choosing,
            self.queue,
            self.eligible,
            self.arrived,
            self.bots,
            self.opened,
            self.protected,
            self.orders,
            self.waited,
            self.named,
            self.scored,
            self.wire,
            self.cutters,
            self.blanket,
            self.xray,
            self.zero,
            self.amplified,
            self.jam,
            self.spared,
            self.sheet[:],
            self.past,
            self.gains,
            self.wreck,
        )

    def exposed(self, wire: int) -> tuple[int, ...]:
        return self.rows[wire][: self.shown[wire]]

    def deck(self, wire: int) -> tuple[int, ...]:
        """The face-down cards of a wire, the top one first."""
        return self.rows[wire][self.shown[wire] :]

    def chain(self, wire: int) -> int:
        """BSA-1.6, BSA-2.2: the small values of all exposed cards of a wire."""
        shown, setting = self.shown[wire], self.setting
        if setting.zero_link == setting.link:
            return setting.link * shown
        zeros = self.rows[wire][:shown].count(0)
        return setting.link * (shown - zeros) + setting.zero_link * zeros

    def bonus(self, wire: int) -> int:
        """BSA-4.11.1: what the plates on a wire add to its full value."""
        if wire not in self.plates:
            return 0
        sides = self.setting.plates[self.bomb]
        return sum([side[0] for side, at in zip(sides, self.plates, strict=True) if at == wire])


def first_come(state: State, seats: int) -> tuple[int, ...]:
    """BSA-4.3.4, BSA-7.50: these seats, people in the order of their answers, then the others in priority order."""
    people = tuple([seat for seat in state.arrived if seats >> seat & 1])
    for seat in people:
        seats &= ~(1 << seat)
    return people + priority(state, seats)


def priority(state: State, seats: int) -> tuple[int, ...]:
    """BSA-2.8, BSA-7.5: these seats, the lowest score first, then the youngest."""
    members = MEMBERS[seats]
    if len(members) < 2:
        return members
    scores, ages = state.scores, state.setting.ages
    return tuple(sorted(members, key=lambda seat: (scores[seat], ages[seat])))
