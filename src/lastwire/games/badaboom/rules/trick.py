"""Which Tricks may be played now, and at whom (GB-4.21, GB-4.31)."""

from __future__ import annotations

from typing import Final

from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.board import (
    armed,
    gadget_inside,
    hand_size,
    neighbours,
    next_holder,
    others,
    seats_of,
    unstable,
)
from lastwire.games.badaboom.rules.book import Book, Card
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.state import State

_UNSTABLE: Final = CONTENT.unstable


# --- windows --------------------------------------------------------------------------------------


def choices(state: State, card: Card, seat: int) -> tuple[int, ...] | None:
    """The *choice* column of GB-2.40, read for this seat; None if the card has none."""
    match card.choice:
        case "none":
            return None
        case "any":
            return seats_of((1 << state.seats) - 1)
        case "neighbour":
            return neighbours(state.seats, state.holder)
        case "another":
            return others(state.seats, seat)
    mask = 0
    for other in range(state.seats):
        if other != seat and (state.hands[other] or state.mechs[other]):
            mask |= 1 << other
    return seats_of(mask)


def playable(state: State, book: Book, seat: int) -> int:
    """GB-4.21: the Tricks that a polled seat may play now, as a mask. Soft restrictions are another matter."""
    mask = state.hands[seat] & book.plays & ~state.played[seat]
    if not mask:
        return 0
    mask &= ~book.for_others if seat == state.holder else ~book.for_holder
    if state.bomb_turns >= _UNSTABLE * state.seats and state.options.unstable:
        mask &= ~(book.forcing | book.damp)
    elif state.in_force & book.glue:
        mask &= ~book.forcing
    mask &= ~book.need_armed if state.inside else ~book.need_secure
    if not state.spare:
        mask &= ~book.need_pile
    if state.in_force & book.padlock:
        mask &= ~book.need_tinkering
    if not (state.inside or state.contents):
        mask &= ~book.need_contents
    if mask & book.need_further and hand_size(state, seat) == 1:
        mask &= ~book.need_further
    if mask & book.need_cards:
        for other in range(state.seats):
            if other != seat and (state.hands[other] or state.mechs[other]):
                return mask
        mask &= ~book.need_cards
    return mask


def interrupting(state: State, book: Book, seat: int) -> int:
    """GB-4.31, GB-4.35, GB-7.5: the interrupts that a polled seat may play on the top card, as a mask."""
    if state.in_force & book.hush:
        return 0
    mask = state.hands[seat] & book.interrupts & ~state.played[seat]
    if mask and book.cancels >> state.stack[-1][0] & 1:
        mask &= ~book.take_overs
    return mask


def fates(state: State, book: Book) -> list[tuple[bool, int]]:
    """GB-4.33, GB-4.36: what becomes of each card on the stack if nobody answers any more: whether it has an effect,
    and who controls it then."""
    told = [(True, controller) for _, controller, _ in state.stack]
    for at in range(len(told) - 1, 0, -1):
        works, controller = told[at]
        if works:
            over = book.take_overs >> state.stack[at][0] & 1
            told[at - 1] = (bool(over), controller if over else told[at - 1][1])
    return told


# --- passes set in advance ------------------------------------------------------------------------


def in_danger(state: State, book: Book, seat: int) -> bool:
    """By what everybody knows: whether an armed Bomb would kill this seat, where it is or after a normal pass; or an
    unstable one, which goes off where it is."""
    gadget = gadget_inside(state, book)
    if unstable(state):
        if gadget and not armed(state):
            return True  # it may hit anybody: which Gadget it is, not all know
        return bool(danger.killed(state, book, state.holder, gadget) >> seat & 1)
    if not armed(state):
        return False
    places = (state.holder, next_holder(state, book))
    return any(danger.killed(state, book, holder, gadget) >> seat & 1 for holder in places)
