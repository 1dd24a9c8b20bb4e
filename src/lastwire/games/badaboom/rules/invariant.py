"""What must hold of every state (GB-2.4). A violation is our fault, never a player's."""

from __future__ import annotations

from lastwire.errors import Broken
from lastwire.games.badaboom.rules.board import armed, can_tinker, hand_size, has
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    CLAIM,
    DISCARD,
    EXPLOSION,
    FIRST,
    INTERRUPT,
    JUDGE,
    NOMINATE,
    NONE,
    NOTHING,
    OVER,
    POLLS,
    SWAPS,
    TINKER,
    TINKERING,
    TONGS,
    TRICK,
    TRICK1,
    TRICK2,
    State,
    mask_of,
)


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(f"badaboom: {what}")


def check(state: State) -> None:
    """Raise `Broken` if the state cannot be."""
    book = book_of(state.options)
    _check_cards(state, book)
    _check_bomb(state, book)
    _check_question(state, book)
    _check_life(state, book)


def _check_cards(state: State, book: Book) -> None:
    seats = state.seats
    by_seat = (state.hands, state.mechs, state.coins, state.played, state.presets)
    _must(all(len(values) == seats for values in by_seat), "something is not kept for every seat")
    stacked = [frame[0] for frame in state.stack]
    laid = [frame[0] for frame in state.active]
    _must(mask_of(laid) == state.in_force, "in_force does not name the active Tricks")
    places = [
        *state.hands,
        state.discard,
        state.contents,
        *(1 << card for card in (*state.pile, *stacked, *laid)),
    ]
    total = sum(mask.bit_count() for mask in places)
    union = 0
    for mask in places:
        union |= mask
    _must(total == len(book.cards) - 1 and union == book.all, "GB-2.4a: cards were lost or made")
    mechanisms = state.spare + sum(state.mechs) + state.inside
    _must(mechanisms == book.mechanisms and min(*state.mechs, state.spare, state.inside) >= 0, "GB-2.4b: Mechanisms")
    _must((state.contents & book.gadgets).bit_count() <= 1, "GB-2.4d: two Gadgets in the Bomb")
    _must(min(state.coins) >= 0, "GB-2.4e: a player has less than nothing")
    _must(not state.in_force & ~(book.temporary | book.permanent), "GB-4.27: a card lies active that does not last")
    _must(not mask_of(stacked) & ~book.tricks, "GB-4.30: something on the stack is no Trick")


def _check_bomb(state: State, book: Book) -> None:
    _must(0 <= state.bomb < len(book.bombs), "GB-2.4c: no Bomb is in play")
    _must(NONE <= state.armer < state.seats, "the Bomb Armer is nobody at the table")
    if state.phase == OVER:
        return
    _must(armed(state) == (state.armer != NONE), "GB-4.51: armed without an Armer, or an Armer without an armed Bomb")
    _must(state.closed == (armed(state) and not has(state, book, "never_closed")), "GB-4.51: the Closed marker")
    _must(not (has(state, book, "no_gadgets") and state.contents & book.gadgets), "GB-2.10: a Gadget in an Elf Bomb")
    _must(not state.armed_at_start or armed(state) or state.was_secure, "GB-4.3: a secure Bomb is not remembered")
    locks = state.in_force & book.need_armed & book.permanent  # in an owner's deck, temporary ones may stay
    _must(armed(state) or not locks, "GB-7.36: a Padlock on a secure Bomb")


def _check_question(state: State, book: Book) -> None:
    ask, phase, asked = state.ask, state.phase, state.asked
    _must((phase == OVER) == bool(state.cause) == bool(state.winners) == (ask == NOTHING), "GB-6.2: the end")
    if phase == OVER:
        _must(max(state.coins) >= CONTENT.goal and not state.stack, "GB-6.2: nobody has enough")
        return
    _must((ask == NOMINATE) == (phase == FIRST) == (state.holder == NONE), "GB-3.8: the first holder")
    _must((ask == CLAIM) == (phase == EXPLOSION) == bool(state.claims), "GB-4.75: claims")
    _must((ask == TINKER) == (phase == TINKERING), "GB-4.40: the tinkering phase")
    several = ask in (NOMINATE, CLAIM)
    _must((asked == NONE) == several and asked < state.seats, "nobody is asked")
    _must(state.beat <= (ask in POLLS), "GB-4.111: a beat outside of polls")
    waits = ask in (INTERRUPT, CHOOSE, TONGS, DISCARD, JUDGE)
    _must(bool(state.stack) == waits, "GB-4.30: the stack and the question do not fit")
    if waits or ask == TRICK:
        _must(phase in (TRICK1, TRICK2), "GB-4.20: a window outside of the trick phases")
    if ask in POLLS:
        _must(bool(state.hands[asked] & book.tricks), "GB-4.25: somebody without Tricks is polled")
        _must((state.holder + state.offset) % state.seats == asked, "GB-4.22: the poll is out of order")
    if ask == INTERRUPT:
        _must(state.stack[-1][1] != asked, "GB-4.31: the controller is polled")
    if ask in SWAPS:
        _must(can_tinker(state, book, asked), "GB-4.40: no swap is possible")
    _must(ask == JUDGE or not state.verdict, "GB-2.49: a verdict on nothing")
    if ask == DISCARD:
        _must(hand_size(state, asked) > 0, "GB-7.11: nothing to discard")
    if ask == CLAIM:
        _must(NONE in state.claims, "GB-4.75: all claims are in")
        for seat, claim in enumerate(state.claims):
            _must(claim == NONE or not claim & ~fulfilled(state, book, seat), "GB-4.75: a claim that is not true")
            _must(claim != NONE or bool(state.hands[seat] & book.tricks), "GB-4.75: somebody without Tricks is asked")
    if ask == NOMINATE:
        _must(NONE in state.nominations, "GB-3.8: all have named somebody")


def _check_life(state: State, book: Book) -> None:
    life = state.life
    _must((life is not None) == state.options.resurrection, "GB-4.90: the optional rules")
    if life is None:
        return
    cards = [card for card in life.cards if card != NONE] + life.pile + life.discard
    _must(sorted(cards) == list(range(len(book.resurrections))), "GB-3.2: Resurrection cards were lost or made")
    _must((life.accused == NONE) == (life.accuser == NONE), "GB-4.97: an accusation by nobody")
    holders = mask_of([seat for seat, card in enumerate(life.cards) if card != NONE])
    _must(not (life.rituals | life.duty | life.jumpy) & ~holders, "GB-4.96: a duty without a card")
