"""Worlds that fit a view of the toy."""

from __future__ import annotations

from collections import Counter

from lastwire.engine.rng import Rng
from tests.toy.rules.state import (
    NERVE,
    NONE,
    PHASES,
    Frame,
    State,
)
from tests.toy.rules.view import Own, View

NOBODY = Own(NONE, (), None, (), None, None)


def imagine(view: View, rng: Rng) -> State:
    seats = range(view.seats)
    own = view.own or NOBODY
    bids = [_bid(view, own, seat, rng) for seat in seats]
    fuse = rng.pick(view.fuses) if own.fuse is None else own.fuse
    if view.opened is not None:
        hands = [list(hand) for hand in view.opened.hands]
        deck = list(view.opened.deck)
        scraps = [list(scrap) for scrap in view.opened.scraps]
        plan = list(view.opened.plan)
        bids = [NONE if bid is None else bid for bid in view.opened.bids]
        fuse = view.opened.fuse
    else:
        known = Counter(view.discard) + Counter(frame.card for frame in view.stack)
        known += Counter(own.hand) + Counter(own.plan) + Counter(own.scrap or ())
        unseen = list((Counter(view.cards) - known).elements())
        rng.shuffle(unseen)

        def some(count: int) -> list[int]:
            return [unseen.pop() for _ in range(count)]

        hands = [list(own.hand) if seat == own.seat else some(view.hands[seat]) for seat in seats]
        scraps = [
            list(own.scrap) if seat == own.seat and own.scrap is not None else some(view.scraps[seat]) for seat in seats
        ]
        plan = list(own.plan) if view.leader == own.seat else some(view.plan)
        deck = some(view.deck)
    return State(
        options=view.options,
        seats=view.seats,
        cards=view.cards,
        hand=view.hand,
        penalty=view.penalty,
        fuses=view.fuses,
        answer_ms=view.clocks[0],
        match_ms=view.clocks[1],
        hands=hands,
        deck=deck,
        scraps=scraps,
        plan=plan,
        bids=bids,
        fuse=fuse,
        looked=[seat in view.looked for seat in seats],
        phase=PHASES.index(view.phase),
        round=view.round,
        leader=_number(view.leader),
        asked=list(view.asked),
        again=view.again,
        opened=[_number(bid) for bid in view.bids],
        stack=[Frame(f.card, f.controller, _number(f.target), list(f.passed)) for f in view.stack],
        total=view.total,
        last=_number(view.last),
        scores=list(view.scores),
        lamps=list(view.lamps),
        bots=[seat in view.bots for seat in seats],
        discard=list(view.discard),
        blown=list(view.blown),
        cause=view.cause,
        prompt_no=view.prompt,
        prompt_t=view.prompt_t,
    )


def _bid(view: View, own: Own, seat: int, rng: Rng) -> int:
    if seat not in view.submitted:
        return NONE
    if seat == own.seat and own.bid is not None:
        return own.bid
    return rng.below(NERVE + 1)


def _number(value: int | None) -> int:
    return NONE if value is None else value
