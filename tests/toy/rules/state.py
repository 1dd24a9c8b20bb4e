"""What a match of the toy remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.toy.rules.options import Options

NO: Final = 5
MINE: Final = 6
CARDS: Final = ("", "a 1", "a 2", "a 3", "a 4", "a no", "a mine")

BID: Final = 0
PLAN: Final = 1
ANSWER: Final = 2
CHOOSE: Final = 3
OVER: Final = 4
PHASES: Final = ("bid", "plan", "answer", "choose", "over")

NERVE: Final = 3  # the highest bid
NONE: Final = -1


@dataclass(slots=True, eq=False)
class Frame:
    """A card on the stack: whose it is now, whom it aims at, and who has let it pass."""

    card: int
    controller: int
    target: int
    passed: list[int]

    def copy(self) -> Frame:
        return Frame(self.card, self.controller, self.target, self.passed[:])


@dataclass(slots=True, eq=False)
class State:
    options: Options
    seats: int
    # The content this match is played with.
    cards: tuple[int, ...]
    hand: int
    penalty: int
    fuses: tuple[int, ...]
    answer_ms: int
    match_ms: int
    # Secrets.
    hands: list[list[int]]
    deck: list[int]  # the top is the last
    scraps: list[list[int]]  # by owner
    plan: list[int]  # the leader's cards still face down; the next is the first
    bids: list[int]
    fuse: int
    # Public.
    looked: list[bool]  # at this round's fuse
    phase: int
    round: int
    leader: int
    asked: list[int]  # who bids
    again: bool
    opened: list[int]  # the bids of this round that lie open
    stack: list[Frame]
    total: int
    last: int
    scores: list[int]
    lamps: list[int]
    bots: list[bool]
    discard: list[int]
    blown: list[int]  # fuses
    cause: str
    prompt_no: int
    prompt_t: int

    def copy(self) -> State:
        return State(
            self.options,
            self.seats,
            self.cards,
            self.hand,
            self.penalty,
            self.fuses,
            self.answer_ms,
            self.match_ms,
            [hand[:] for hand in self.hands],
            self.deck[:],
            [scrap[:] for scrap in self.scraps],
            self.plan[:],
            self.bids[:],
            self.fuse,
            self.looked[:],
            self.phase,
            self.round,
            self.leader,
            self.asked[:],
            self.again,
            self.opened[:],
            [frame.copy() for frame in self.stack],
            self.total,
            self.last,
            self.scores[:],
            self.lamps[:],
            self.bots[:],
            self.discard[:],
            self.blown[:],
            self.cause,
            self.prompt_no,
            self.prompt_t,
        )
