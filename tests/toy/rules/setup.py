"""The first deal."""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.errors import Refused
from lastwire.message import Message
from tests.toy.rules.content import CONTENT, DECK
from tests.toy.rules.options import Options
from tests.toy.rules.state import BID, NONE, State


def seats(options: Options) -> range:
    """TOY-1.1"""
    return range(2, 5)


def deal(options: Options, seats: int, rng: Rng) -> State:
    """TOY-2.2: shuffle, three cards each, and a fuse that nobody has seen."""
    cards = DECK if options.deck is None else tuple(sorted(options.deck))
    if len(cards) < seats * CONTENT.hand:
        raise Refused(
            "E_CONFIG",
            "TOY-2.2",
            Message("fuse-refuse-a-deck-for-has-at", args={"seats": seats, "cards": seats * CONTENT.hand}),
        )
    deck = list(cards)
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(CONTENT.hand)] for _ in range(seats)]
    return State(
        options=options,
        seats=seats,
        cards=cards,
        hand=CONTENT.hand,
        penalty=CONTENT.penalty,
        fuses=CONTENT.fuses,
        answer_ms=CONTENT.answer_ms,
        match_ms=CONTENT.match_ms,
        hands=hands,
        deck=deck,
        scraps=[[] for _ in range(seats)],
        plan=[],
        bids=[NONE] * seats,
        fuse=rng.pick(CONTENT.fuses),
        looked=[False] * seats,
        phase=BID,
        round=1,
        leader=NONE,
        asked=list(range(seats)),
        again=False,
        opened=[NONE] * seats,
        stack=[],
        total=0,
        last=NONE,
        scores=[0] * seats,
        lamps=[CONTENT.lamps] * seats,
        bots=[False] * seats,
        discard=[],
        blown=[],
        cause="",
        prompt_no=0,
        prompt_t=0,
    )
