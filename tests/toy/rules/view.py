"""Who may know what in the toy (TOY-4.1, TOY-4.2)."""

from __future__ import annotations

from msgspec import Struct

from lastwire.engine.types import ALL, Viewer
from tests.toy.rules.options import Options
from tests.toy.rules.state import (
    BID,
    NONE,
    OVER,
    PHASES,
    State,
)


class Stacked(Struct, frozen=True):
    card: int
    controller: int
    target: int | None
    passed: tuple[int, ...]


class Own(Struct, frozen=True):
    """What a seat knows for itself; the last two only as far as the memory option lets it."""

    seat: int
    hand: tuple[int, ...]
    bid: int | None
    plan: tuple[int, ...]
    scrap: tuple[int, ...] | None
    fuse: int | None


class Opened(Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    scraps: tuple[tuple[int, ...], ...]
    plan: tuple[int, ...]
    bids: tuple[int | None, ...]
    fuse: int


class View(Struct, frozen=True):
    options: Options
    seats: int
    cards: tuple[int, ...]
    fuses: tuple[int, ...]
    hand: int
    penalty: int
    clocks: tuple[int, int]
    phase: str
    round: int
    leader: int | None
    asked: tuple[int, ...]
    again: bool
    bids: tuple[int | None, ...]
    submitted: tuple[int, ...]
    hands: tuple[int, ...]
    deck: int
    scraps: tuple[int, ...]
    plan: int
    stack: tuple[Stacked, ...]
    total: int
    last: int | None
    scores: tuple[int, ...]
    lamps: tuple[int, ...]
    looked: tuple[int, ...]
    bots: tuple[int, ...]
    discard: tuple[int, ...]
    blown: tuple[int, ...]
    cause: str
    prompt: int
    prompt_t: int
    own: Own | None = None
    opened: Opened | None = None


def view(state: State, viewer: Viewer) -> View:
    return View(
        options=state.options,
        seats=state.seats,
        cards=state.cards,
        fuses=state.fuses,
        hand=state.hand,
        penalty=state.penalty,
        clocks=(state.answer_ms, state.match_ms),
        phase=PHASES[state.phase],
        round=state.round,
        leader=_optional(state.leader),
        asked=tuple(state.asked),
        again=state.again,
        bids=tuple(_optional(bid) for bid in state.opened),
        submitted=tuple(seat for seat, bid in enumerate(state.bids) if bid != NONE),
        hands=tuple(len(hand) for hand in state.hands),
        deck=len(state.deck),
        scraps=tuple(len(scrap) for scrap in state.scraps),
        plan=len(state.plan),
        stack=tuple(
            Stacked(frame.card, frame.controller, _optional(frame.target), tuple(frame.passed)) for frame in state.stack
        ),
        total=state.total,
        last=_optional(state.last),
        scores=tuple(state.scores),
        lamps=tuple(state.lamps),
        looked=tuple(seat for seat in range(state.seats) if state.looked[seat]),
        bots=tuple(seat for seat in range(state.seats) if state.bots[seat]),
        discard=tuple(state.discard),
        blown=tuple(state.blown),
        cause=state.cause,
        prompt=state.prompt_no,
        prompt_t=state.prompt_t,
        own=_own(state, viewer) if 0 <= viewer < state.seats else None,
        opened=_opened(state) if state.phase == OVER or viewer == ALL else None,
    )


def _own(state: State, seat: int) -> Own:
    remembers = state.options.memory == "perfect"
    return Own(
        seat=seat,
        hand=tuple(state.hands[seat]),
        bid=_optional(state.bids[seat]) if state.phase == BID else None,
        plan=tuple(state.plan) if seat == state.leader else (),
        scrap=tuple(state.scraps[seat]) if remembers else None,
        fuse=state.fuse if remembers and state.looked[seat] else None,
    )


def _opened(state: State) -> Opened:
    return Opened(
        hands=tuple(tuple(hand) for hand in state.hands),
        deck=tuple(state.deck),
        scraps=tuple(tuple(scrap) for scrap in state.scraps),
        plan=tuple(state.plan),
        bids=tuple(_optional(bid) for bid in state.bids),
        fuse=state.fuse,
    )


def _optional(value: int) -> int | None:
    return None if value == NONE else value
