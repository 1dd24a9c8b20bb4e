"""What a match of Bomb Busters remembers.

Slots are numbered through all stands, so that a set of wires is one int: bit n is slot n. A stand keeps its slots when
wires are cut, and its size in a swap.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import pairwise
from typing import Final, TypeAlias

from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.mission import Brief
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.pending import Pending

# Values in play: blue 1 to 12, then the two words (BB-2.1).
NUMBERS: Final = CONTENT.wires.numbers
YELLOW: Final = 13
RED: Final = 14
NUMBER_MASK: Final = (1 << NUMBERS + 1) - 2
LIVE_MASK: Final = NUMBER_MASK | 1 << YELLOW  # every value but red
VIRTUAL: Final = 32  # added to the value of a token that is shown but not taken from the supply (BB-7.9)
FALSE: Final = 64  # added to the value of a token that says what the wire is not (BB-12.20)
SHOWN: Final = VIRTUAL - 1  # the bits of a token's value

SETUP: Final = 0
TURN: Final = 1
OWN: Final = 2
DETECT: Final = 3
SWAP: Final = 4
CALL: Final = 5
OVER: Final = 6
LIE: Final = 7
ORDER: Final = 8
PHASES: Final = (
    "place_token",
    "turn",
    "choose_own",
    "detector_answer",
    "swap_answer",
    "call",
    "over",
    "false_token",
    "designate",
)
PLACING: Final = (SETUP, LIE)

# Kinds of facts (10.2): what everybody was told and no token shows.
SOME: Final = 0  # at least one of these wires has one of these values
NONE: Final = 1  # none of these wires has one of these values
ALIKE: Final = 2  # two wires have the same value
UNLIKE: Final = 3  # two wires have different values
UPTO: Final = 4  # the first wire's key is at most the second's
BELOW: Final = 5  # the first wire's key is below the second's
KINDS: Final = ("some", "none", "alike", "unlike", "upto", "below")

# Kind, values as bits, then for SOME and NONE the wires as bits and 0, else the two slots; last the round, which is 0
# for what has been known since set-up and lies there for all to see.
Fact: TypeAlias = tuple[int, int, int, int, int]
Label: TypeAlias = tuple[bool, int, int]  # whether the same, left slot, right slot

# Equipment (BB-2.4).
LABEL_DIFFER: Final = 1
WALKIE_TALKIES: Final = 2
TRIPLE: Final = 3
POST_IT: Final = 4
SUPER: Final = 5
REWINDER: Final = 6
BATTERIES: Final = 7
RADAR: Final = 8
STABILIZER: Final = 9
RAY: Final = 10
COFFEE_MUG: Final = 11
LABEL_SAME: Final = 12
DETECTORS: Final = {"triple": TRIPLE, "super": SUPER}
FALSE_BOTTOM: Final = CONTENT.equipment.bottom
ANY_TIME: Final = sum(1 << card for card in CONTENT.equipment.any_time)


def _values(forbidden: int) -> tuple[int, ...]:
    """Value by key (BB-2.1, BB-2.3: keys are ten times the printed number). A forbidden number counts as red."""
    table = [0] * 126
    for number in range(1, NUMBERS + 1):
        table[10 * number] = RED if number == forbidden else number
        if number <= CONTENT.wires.yellow:
            table[10 * number + 1] = YELLOW
        if number <= CONTENT.wires.red:
            table[10 * number + 5] = RED
    return tuple(table)


VALUES: Final = tuple(_values(forbidden) for forbidden in range(NUMBERS + 1))


@cache
def bits(mask: int) -> tuple[int, ...]:
    """The bits of a stand's mask, lowest first. A stand has at most fourteen slots, so few are ever asked for."""
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


@lru_cache(32768)
def slots(mask: int) -> tuple[int, ...]:
    """The slots of any set of wires, lowest first. The same hands and stands are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


_BITS: Final = tuple(1 << slot for slot in range(64))


@cache
def _totals(blue: int, yellow: int, red: int, forbidden: int) -> tuple[int, ...]:
    totals = [0] * (RED + 1)
    for number in range(1, blue + 1):
        totals[RED if number == forbidden else number] += CONTENT.wires.copies
    totals[YELLOW] += yellow
    totals[RED] += red
    return tuple(totals)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Whose stands stand where: stand order of BB-3.4, Captain's first. Shared by all matches of the same shape."""

    captain: int
    owners: tuple[int, ...]  # by stand
    starts: tuple[int, ...]  # by stand its first slot, and the end
    loose: tuple[int, ...] = ()  # stands that are one unsorted wire, out of reach of equipment
    # What follows from these.
    seats: int = field(init=False)
    full: tuple[int, ...] = field(init=False)  # by stand, all its slots, counted from its own first one
    stands: tuple[int, ...] = field(init=False)  # by stand, all its slots as wires of the table
    hands: tuple[int, ...] = field(init=False)  # by seat, all its wires (BB-3.11)
    stands_of: tuple[tuple[int, ...], ...] = field(init=False)  # by seat
    targets: tuple[tuple[int, ...], ...] = field(init=False)  # by seat, the stands of its teammates
    aims: tuple[tuple[int, ...], ...] = field(init=False)  # by seat, the wires of each of its targets
    apart: tuple[tuple[bool, ...], ...] = field(init=False)  # by seat, whether each of its targets is a loose wire
    places: tuple[tuple[int, int], ...] = field(init=False)  # by slot, stand and index
    owner_of: tuple[int, ...] = field(init=False)  # by slot, whose wire it is
    shielded: int = field(init=False)  # wires on which no equipment and no character works
    after: tuple[int, ...] = field(init=False)  # by seat, the next one clockwise
    order: tuple[int, ...] = field(init=False)  # the seats clockwise from the Captain on

    def __post_init__(self) -> None:
        derive = partial(object.__setattr__, self)
        owners, starts, seats = self.owners, self.starts, max(self.owners) + 1
        spans = list(pairwise(starts))
        full = tuple([(1 << end - start) - 1 for start, end in spans])
        stands = tuple([slots << start for slots, start in zip(full, starts, strict=False)])
        hands = [0] * seats
        for owner, wires in zip(owners, stands, strict=True):
            hands[owner] |= wires
        targets = tuple([_where(owners, seat, False) for seat in range(seats)])
        places = [(stand, slot - start) for stand, (start, end) in enumerate(spans) for slot in range(start, end)]
        derive("seats", seats)
        derive("full", full)
        derive("stands", stands)
        derive("hands", tuple(hands))
        derive("stands_of", tuple([_where(owners, seat, True) for seat in range(seats)]))
        derive("targets", targets)
        derive("aims", tuple([tuple([stands[stand] for stand in each]) for each in targets]))
        derive("apart", tuple([tuple([stand in self.loose for stand in each]) for each in targets]))
        derive("places", tuple(places))
        derive("owner_of", tuple([owners[stand] for stand, _ in places]))
        derive("shielded", sum([stands[stand] for stand in self.loose]))
        derive("after", (*range(1, seats), 0))
        derive("order", tuple([(self.captain + place) % seats for place in range(seats)]))


def _where(owners: tuple[int, ...], seat: int, own: bool) -> tuple[int, ...]:
    """The stands that are a seat's own, or those that are not."""
    return tuple([stand for stand, owner in enumerate(owners) if (owner == seat) == own])


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """What set-up fixed and everybody knows."""

    options: Options
    brief: Brief
    layout: Layout
    characters: tuple[int, ...]  # by seat; 0 is the Captain
    reds: tuple[int, ...]  # keys that are or may be in play
    yellows: tuple[int, ...]
    forbidden: int = 0  # a number whose blue wires count as red
    # What follows from these.
    values: tuple[int, ...] = field(init=False)  # by key
    totals: tuple[int, ...] = field(init=False)  # by value, how many wires are in play: public (BB-4.21)
    switches: tuple[str, ...] = field(init=False)  # the mission's own rules (BB-2.10)

    def __post_init__(self) -> None:
        brief, forbidden = self.brief, self.forbidden
        object.__setattr__(self, "values", VALUES[forbidden])
        object.__setattr__(self, "totals", _totals(brief.blue, brief.yellow.count, brief.red.count, forbidden))
        object.__setattr__(self, "switches", brief.switches)


@dataclass(slots=True, eq=False)
class State:
    """By slot, unless said otherwise. What seldom changes is a tuple, and shared by copies."""

    setting: Setting
    # Secrets.
    keys: tuple[int, ...]
    aside: tuple[int, ...]  # coloured keys put aside unseen (BB-3.7)
    where: tuple[int, ...]  # by value, its wires, cut or not, as bits
    held: list[int]  # by seat, the values it holds uncut, red apart, as bits
    solo: list[int]  # by seat, the values it could cut alone, as bits (BB-4.18)
    # Public.
    uncut: int
    tokens: list[int]  # 0, a value, or a value with VIRTUAL or FALSE or both
    supply: list[int]  # by value, info tokens left
    cut: list[int]  # by value, wires cut or revealed
    phase: int
    active: int
    asked: int  # the number of the open question: rises with each new one, by public facts alone
    turn: int
    round: int
    dial: int  # advances left until the skull (BB-2.5)
    cards: tuple[int, ...]  # equipment in the order it was laid out
    ready: int  # cards as bits
    used: int
    spent: int  # seats whose character is used, as bits
    numbers: tuple[int, ...]  # Number cards
    labels: tuple[Label, ...]
    facts: tuple[Fact, ...]
    known: tuple[int, ...]  # seats, as bits, that know this wire though it is not theirs; () before the first swap
    origin: tuple[int, ...]  # the stand each wire was dealt to; () before the first swap
    pending: Pending | None
    cause: str  # "" until over
    # The clock's own business.
    asked_t: int  # when the open question began to count
    deadline: int  # match time at which the mission's own clock runs out; 0 without one
    hold_until: int
    waited: int  # seats, as bits, that have asked to wait in this turn
    released: int  # those of them who have said since that it may go on
    # Tokens of chance (BB-12.16); public.
    drawn: int = 0  # the value of the token that is to be placed
    beside: tuple[tuple[int, int], ...] = ()  # seat and value of each that fits no wire
    leader: int = -1  # who said that the active expert must cut (BB-12.21); -1 for nobody
    answered: int = 0  # the stands, as bits, that have said they have that number

    def copy(self) -> State:
        return State(
            self.setting,
            self.keys,
            self.aside,
            self.where,
            self.held[:],
            self.solo[:],
            self.uncut,
            self.tokens[:],
            self.supply[:],
            self.cut[:],
            self.phase,
            self.active,
            self.asked,
            self.turn,
            self.round,
            self.dial,
            self.cards,
            self.ready,
            self.used,
            self.spent,
            self.numbers,
            self.labels,
            self.facts,
            self.known,
            self.origin,
            self.pending,
            self.cause,
            self.asked_t,
            self.deadline,
            self.hold_until,
            self.waited,
            self.released,
            self.drawn,
            self.beside,
            self.leader,
            self.answered,
        )

    def lay(self, keys: tuple[int, ...]) -> None:
        """Put these wires on the stands, and find what follows from them: which value is where, and who holds it."""
        setting, uncut = self.setting, self.uncut
        values, hands = setting.values, setting.layout.hands
        where = [0] * (RED + 1)
        for bit, key in zip(_BITS, keys, strict=False):
            where[values[key]] |= bit
        held = [0] * len(hands)
        solo = [0] * len(hands)
        bit = 1
        for wires in where[1:RED]:
            bit <<= 1
            left = wires & uncut
            if left:
                for seat, hand in enumerate(hands):
                    mine = left & hand
                    if mine:
                        held[seat] |= bit
                        if mine == left:
                            if left.bit_count() in (2, 4):
                                solo[seat] |= bit
                            break
        self.keys, self.where, self.held, self.solo = keys, tuple(where), held, solo

    def recount(self, value: int, seat: int) -> None:
        """After wires of a value were cut in one hand: whether it still holds any, and who holds all that is left.

        Not for red, which nobody holds in the sense of BB-4.10: with nothing else left it is revealed.
        """
        left, bit, solo = self.uncut & self.where[value], 1 << value, self.solo
        layout = self.setting.layout
        if not left & layout.hands[seat]:
            self.held[seat] &= ~bit
        for one, alone in enumerate(solo):
            if alone & bit:
                solo[one] = alone ^ bit
        if left.bit_count() in (2, 4):
            holder = layout.owner_of[left.bit_length() - 1]
            if not left & ~layout.hands[holder]:
                solo[holder] |= bit


def told(token: int) -> int:
    """The value that a wire has by its token; 0 if that tells no value."""
    return 0 if token & FALSE else token & SHOWN


def holds(fact: Fact, keys: tuple[int, ...], values: tuple[int, ...]) -> bool:
    """Whether a fact is true of these wires."""
    kind, named, a, b, _ = fact
    if kind == SOME:
        return any(named >> values[keys[slot]] & 1 for slot in slots(a))
    if kind == NONE:
        return not any(named >> values[keys[slot]] & 1 for slot in slots(a))
    if kind == ALIKE:
        return values[keys[a]] == values[keys[b]]
    if kind == UNLIKE:
        return values[keys[a]] != values[keys[b]]
    return keys[a] <= keys[b] if kind == UPTO else keys[a] < keys[b]
