"""What makes a move legal."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.types import CLOCK, TABLE, Expire, Seat
from lastwire.errors import Refused
from lastwire.message import Message
from tests.toy.rules.moves import Bid, Choose, Fine, Lamp, Mine, Move, No, Pass, Plan, Staff
from tests.toy.rules.prompt import may_look, owed
from tests.toy.rules.state import ANSWER, BID, CHOOSE, MINE, NERVE, NO, OVER, PLAN, State
from tests.toy.rules.timers import timers


def check(state: State, seat: Seat, move: Move) -> None:
    if state.phase == OVER:
        raise Refused("E_OVER", "TOY-5.1", Message("fuse-refuse-the-match-is-over"))
    if isinstance(move, Expire):
        if seat != CLOCK or move.timer not in [timer.id for timer in timers(state)]:
            raise Refused("E_FORMAT", "TOY-3.9", Message("fuse-refuse-no-such-clock-is-running"))
        return
    if isinstance(move, Fine | Staff):
        if seat != TABLE or not 0 <= move.seat < state.seats:
            raise Refused("E_FORMAT", "TOY-3.10", Message("fuse-refuse-this-is-for-the-table"))
        return
    if not 0 <= seat < state.seats:
        raise Refused("E_SEAT", "TOY-1.1", Message("fuse-refuse-no-such-seat"))
    match move:
        case Bid(nerve, note):
            if state.phase != BID or seat not in state.asked:
                raise Refused("E_PHASE", "TOY-3.1", Message("fuse-refuse-no-bid"))
            if not 0 <= nerve <= NERVE:
                raise Refused("E_BID", "TOY-3.1", Message("fuse-refuse-a-nerve-is-0-to", args={"nerve": NERVE}))
            if note is not None and len(note) > 40:
                raise Refused("E_FORMAT", "TOY-3.1", Message("fuse-refuse-a-note-has-at-most"))
        case Plan(keep, scrap):
            _check_turn(state, seat, PLAN, "TOY-3.3")
            _check_plan(state.hands[seat], keep, scrap)
        case Pass():
            _check_turn(state, seat, ANSWER, "TOY-3.4")
        case No(card):
            _check_turn(state, seat, ANSWER, "TOY-3.4")
            _check_card(state.hands[seat], card, NO)
        case Mine(card):
            _check_turn(state, seat, ANSWER, "TOY-3.4")
            _check_card(state.hands[seat], card, MINE)
        case Choose(target):
            _check_turn(state, seat, CHOOSE, "TOY-3.6")
            if not 0 <= target < state.seats or target == seat:
                raise Refused("E_TARGET", "TOY-3.6", Message("fuse-refuse-point-at-another-seat"))
        case Lamp():
            if not may_look(state, seat):
                raise Refused("E_LAMP", "TOY-3.8", Message("fuse-refuse-you-have-no-lamp-for"))
        case _:
            assert_never(move)


def _check_turn(state: State, seat: Seat, phase: int, clause: str) -> None:
    if state.phase != phase or seat not in owed(state):
        raise Refused("E_TURN", clause, Message("fuse-refuse-not-asked"))


def _check_plan(hand: list[int], keep: tuple[int, ...], scrap: tuple[int, ...]) -> None:
    named = (*keep, *scrap)
    if any(not 0 <= place < len(hand) for place in named):
        raise Refused("E_CARD", "TOY-3.3", Message("fuse-refuse-you-hold-no-such-card"))
    if len(set(named)) != len(named):
        raise Refused("E_CARD", "TOY-3.3", Message("fuse-refuse-a-card-goes-to-one"))
    if not min(1, len(hand)) <= len(keep) <= 2 or len(scrap) > 1:
        raise Refused("E_CARD", "TOY-3.3", Message("fuse-refuse-lay-out-one-or-two"))


def _check_card(hand: list[int], card: int | None, wanted: int) -> None:
    if wanted not in hand if card is None else not 0 <= card < len(hand) or hand[card] != wanted:
        raise Refused("E_CARD", "TOY-3.4", Message("fuse-refuse-you-do-not-hold-that"))
