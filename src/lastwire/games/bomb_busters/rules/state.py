"""What a match of Bomb Busters remembers.

Slots are numbered through all stands, so that a set of wires is one int: bit n is slot n. A stand keeps its slots when
wires are cut, and its size in a swap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.mission import Brief
from lastwire.games.bomb_busters.rules.options import Options

# Values in play: blue 1 to 12, then the two words (BB-2.1).
NUMBERS: Final = CONTENT.wires.numbers
YELLOW: Final = 13
RED: Final = 14
NUMBER_MASK: Final = (1 << NUMBERS + 1) - 2
LIVE_MASK: Final = NUMBER_MASK | 1 << YELLOW  # every value but red
VIRTUAL: Final = 32  # added to the value of a token that is shown but not taken from the supply (BB-7.9)

SETUP: Final = 0
TURN: Final = 1
OWN: Final = 2
DETECT: Final = 3
SWAP: Final = 4
CALL: Final = 5
OVER: Final = 6
PHASES: Final = ("place_token", "turn", "choose_own", "detector_answer", "swap_answer", "call", "over")

# Kinds of facts (10.2): what everybody was told and no token shows.
SOME: Final = 0  # at least one of these wires has one of these values
NONE: Final = 1  # none of these wires has one of these values
ALIKE: Final = 2  # two wires have the same value
UNLIKE: Final = 3  # two wires have different values
UPTO: Final = 4  # the first wire's key is at most the second's
BELOW: Final = 5  # the first wire's key is below the second's
KINDS: Final = ("some", "none", "alike", "unlike", "upto", "below")

# Kind, values as bits, then for SOME and NONE the wires as bits and 0, else the two slots; last the round.
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


class Layout(Struct, frozen=True, dict=True, eq=False):
    """Whose stands stand where: stand order of BB-3.4, Captain's first. Shared by all matches of the same shape."""

    captain: int
    owners: tuple[int, ...]  # by stand
    starts: tuple[int, ...]  # by stand its first slot, and the end
    loose: tuple[int, ...] = ()  # stands that are one unsorted wire, out of reach of equipment

    @cached_property
    def seats(self) -> int:
        return max(self.owners) + 1

    @cached_property
    def full(self) -> tuple[int, ...]:
        """By stand, all its slots, counted from its own first one."""
        return tuple((1 << end - start) - 1 for start, end in zip(self.starts, self.starts[1:], strict=False))

    @cached_property
    def stands(self) -> tuple[int, ...]:
        """By stand, all its slots as wires of the table."""
        return tuple(full << start for full, start in zip(self.full, self.starts, strict=False))

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """By seat, all its wires (BB-3.11)."""
        hands = [0] * self.seats
        for owner, wires in zip(self.owners, self.stands, strict=True):
            hands[owner] |= wires
        return tuple(hands)

    @cached_property
    def stands_of(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(stand for stand, owner in enumerate(self.owners) if owner == seat) for seat in range(self.seats)
        )

    @cached_property
    def targets(self) -> tuple[tuple[int, ...], ...]:
        """By seat, the stands of its teammates."""
        return tuple(
            tuple(stand for stand, owner in enumerate(self.owners) if owner != seat) for seat in range(self.seats)
        )

    @cached_property
    def aims(self) -> tuple[tuple[int, ...], ...]:
        """By seat, the wires of each of its targets."""
        return tuple(tuple(self.stands[stand] for stand in stands) for stands in self.targets)

    @cached_property
    def apart(self) -> tuple[tuple[bool, ...], ...]:
        """By seat, whether each of its targets is a loose wire."""
        return tuple(tuple(stand in self.loose for stand in stands) for stands in self.targets)

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """By slot, stand and index."""
        return tuple(
            (stand, slot - start)
            for stand, (start, end) in enumerate(zip(self.starts, self.starts[1:], strict=False))
            for slot in range(start, end)
        )

    @cached_property
    def slots(self) -> dict[tuple[int, int], int]:
        """By place, its slot."""
        return {place: slot for slot, place in enumerate(self.places)}

    @cached_property
    def shielded(self) -> int:
        """Wires on which no equipment and no character works."""
        return sum(self.stands[stand] for stand in self.loose)

    @cached_property
    def after(self) -> tuple[int, ...]:
        """By seat, the next one clockwise."""
        return (*range(1, self.seats), 0)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats clockwise from the Captain on."""
        return tuple((self.captain + place) % self.seats for place in range(self.seats))

    @cached_property
    def owner_of(self) -> tuple[int, ...]:
        """By slot, whose wire it is."""
        return tuple(self.owners[stand] for stand, _ in self.places)


class Setting(Struct, frozen=True, dict=True):
    """What set-up fixed and everybody knows."""

    options: Options
    brief: Brief
    layout: Layout
    characters: tuple[int, ...]  # by seat; 0 is the Captain
    reds: tuple[int, ...]  # keys that are or may be in play
    yellows: tuple[int, ...]
    forbidden: int = 0  # a number whose blue wires count as red

    @cached_property
    def values(self) -> tuple[int, ...]:
        """Value by key."""
        return VALUES[self.forbidden]

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """By value, how many wires are in play: public (BB-4.21)."""
        return _totals(self.brief.blue, self.brief.yellow.count, self.brief.red.count, self.forbidden)


class Pending(Struct, frozen=True, gc=False):
    """An open question: a cut that waits for an own wire or a detector's answer, or a swap that waits for a wire."""

    by: int
    asked: int  # the seat that owes the answer
    wires: int  # pointed wires, or the wire laid down for a swap
    values: tuple[int, ...] = ()
    own: tuple[int, ...] = ()  # by stated value the preselected slot or -1; known to `by` alone
    detector: str = "none"
    ray: bool = False
    stabilizer: bool = False
    hit: int = 0  # the value that came up
    back: int = TURN  # the phase to go back to after a swap


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
    tokens: list[int]  # 0, a value, or a value and VIRTUAL
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
