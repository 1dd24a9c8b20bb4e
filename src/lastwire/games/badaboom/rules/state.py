"""What a match of Big Badaboom remembers. Sets of cards are masks: bit k is the card with number k.

Mechanisms are all equal and are only counted; number 0 stands for one. Gadgets have lower numbers than Tricks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lastwire.games.badaboom.rules.options import Options

NONE: Final = -1
MECHANISM: Final = 0  # as the number of a card

# Where the turn is (GB-4.1). Draw and pass phases wait for nobody.
FIRST: Final = 0
TRICK1: Final = 1
TINKERING: Final = 2
TRICK2: Final = 3
EXPLOSION: Final = 4
OVER: Final = 5
PHASES: Final = ("first", "trick1", "tinkering", "trick2", "explosion", "over")

# What is asked.
NOMINATE: Final = 0
TRICK: Final = 1
INTERRUPT: Final = 2
CHOOSE: Final = 3
TINKER: Final = 4
TONGS: Final = 5
DISCARD: Final = 6
CLAIM: Final = 7
NOTHING: Final = 8
JUDGE: Final = 9
POLLS: Final = (TRICK, INTERRUPT)
SWAPS: Final = (TINKER, TONGS)
ASKS: Final = ("nominate", "trick", "interrupt", "choose", "tinker", "tongs", "discard", "claim", "nothing", "judge")

# Passes set in advance: until when, and from bit 3 on the kinds of Trick that do not end them (GB-4.111).
UNTIL: Final = ("off", "window", "turn", "armed", "affected")
KINDS: Final = ("I", "F", "X", "T", "P")
KIND_SHIFT: Final = 3

Frame = tuple[int, int, int]  # card, controller, chosen player or NONE: on the stack, and active


@dataclass(slots=True, eq=False)
class Life:
    """The optional rules (GB-4.90..4.98). By seat, or masks of seats."""

    cards: list[int]  # place in the deck's list of Resurrection cards, or NONE
    pile: list[int]  # the top is the last
    discard: list[int]
    rituals: int  # performed and not yet spent
    duty: int  # owe their turn's ritual before their first decision in it
    jumpy: int  # have to shriek before this turn ends
    warned: int  # of those, for whom a decision has been open since
    accused: int
    accuser: int
    votes: list[int]  # NONE, 0 or 1
    vote_t: int
    accusers: int  # have accused somebody in this turn

    def copy(self) -> Life:
        return Life(
            self.cards[:],
            self.pile[:],
            self.discard[:],
            self.rituals,
            self.duty,
            self.jumpy,
            self.warned,
            self.accused,
            self.accuser,
            self.votes[:],
            self.vote_t,
            self.accusers,
        )


@dataclass(slots=True, eq=False)
class State:
    options: Options
    seats: int
    # Secrets.
    hands: list[int]  # masks, by seat
    pile: list[int]  # the top, which lies face up, is the last
    discard: int
    contents: int  # Gadgets and Tricks in the Bomb
    claims: list[int]  # masks, NONE while owed; empty outside GB-4.75
    nominations: list[int]  # public once all are in; empty without a vote (GB-3.8)
    presets: list[int]  # codes, 0 for none
    salt: int  # of this turn: how long the beats of its polls take
    beat: bool  # whether this poll's is still to come (GB-4.111)
    # Public.
    mechs: list[int]  # in hands
    inside: int  # Mechanisms in the Bomb
    spare: int  # in the Mechanism pile
    coins: list[int]
    bomb: int
    holder: int
    armer: int
    closed: bool
    armed_at_start: bool
    was_secure: bool
    bomb_turns: int
    turn: int
    drawn: int  # what the holder drew in this turn's draw phase; 0: nothing
    swaps: list[int]  # of this turn, each as seat · 9 + back put in · 3 + back taken out
    active: list[Frame]
    in_force: int  # mask of the active cards
    stack: list[Frame]  # the top is the last
    played: list[int]  # masks: what each seat has played in this trick phase
    phase: int
    ask: int
    asked: int  # who is polled or has to decide; NONE where several are
    offset: int  # seats from the holder to the one polled
    killed: int  # mask, while missions are claimed
    continuations: int
    # One tuple for each explosion: Bomb, holder, armer, Gadget, mask of the killed, its turns, then each seat's pay,
    # then each seat's claimed cards as a mask.
    history: list[tuple[int, ...]]
    bots: int  # mask of seats run by bots
    prompt_no: int
    prompt_t: int
    cause: str
    winners: int
    life: Life | None
    part: int  # of the Trick that is being carried out, while somebody has to decide
    rest: int  # mask of the seats for whom that part is still to be done
    verdict: int  # on a Trick that the table judges: how many more said yes than no so far
    gains: list[int]  # coins got from Tricks, by seat; empty without any

    def copy(self) -> State:
        return State(
            self.options,
            self.seats,
            self.hands[:],
            self.pile[:],
            self.discard,
            self.contents,
            self.claims[:],
            self.nominations[:],
            self.presets[:],
            self.salt,
            self.beat,
            self.mechs[:],
            self.inside,
            self.spare,
            self.coins[:],
            self.bomb,
            self.holder,
            self.armer,
            self.closed,
            self.armed_at_start,
            self.was_secure,
            self.bomb_turns,
            self.turn,
            self.drawn,
            self.swaps[:],
            self.active[:],
            self.in_force,
            self.stack[:],
            self.played[:],
            self.phase,
            self.ask,
            self.asked,
            self.offset,
            self.killed,
            self.continuations,
            self.history[:],
            self.bots,
            self.prompt_no,
            self.prompt_t,
            self.cause,
            self.winners,
            None if self.life is None else self.life.copy(),
            self.part,
            self.rest,
            self.verdict,
            self.gains[:],
        )


def numbers(mask: int) -> list[int]:
    """The cards of a mask, or the seats, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        mask ^= low
        found.append(low.bit_length() - 1)
    return found


def nth(mask: int, place: int) -> int:
    """One of the cards of a mask by its place among them, from 0."""
    for _ in range(place):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def mask_of(cards: list[int] | tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
