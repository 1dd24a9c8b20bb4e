"""Instant effects of Tricks (GB-2.40): one function for each, called when the card on top of the stack resolves.

The card stays on the stack while its effect is carried out (GB-7.12). A function returns the seat that the Bomb is
forced to, `DONE`, or `ASKED` if somebody has to decide first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules.apply.board import deal_bottom, draw, open_prompt
from lastwire.games.badaboom.rules.apply.bomb import changed
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import (
    armed,
    backs,
    can_tinker,
    contents_cards,
    hand_cards,
    hand_size,
    names_of,
    next_holder,
)
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.events import (
    CardsDiscarded,
    CardStolen,
    ContentsSeen,
    HandsExchanged,
    MechanismAdded,
    MechanismTaken,
    Peeked,
    TrickFizzled,
)
from lastwire.games.badaboom.rules.state import DISCARD, MECHANISM, TONGS, Frame, State, numbers

DONE: Final = -1
ASKED: Final = -2


# --- kind F ---------------------------------------------------------------------------------------


def _pass_to_controller(step: Happening, book: Book, frame: Frame) -> int:
    """Give me that."""
    return frame[1]


def _pass_to_choice(step: Happening, book: Book, frame: Frame) -> int:
    """Give it a shot, Take that."""
    return frame[2]


def _pass_to_next(step: Happening, book: Book, frame: Frame) -> int:
    """Butterfingers."""
    return next_holder(step.state, book)


# --- kind I: hands and piles ----------------------------------------------------------------------


def _draw(step: Happening, book: Book, frame: Frame) -> int:
    """Rummage in the rubbish (GB-4.13)."""
    for _ in range(book.cards[frame[0]].amount):
        draw(step, book, frame[1], "trick")
    return DONE


def _steal(step: Happening, book: Book, frame: Frame) -> int:
    """Sticky fingers (GB-7.11, GB-7.65)."""
    state = step.state
    taker, victim = frame[1], frame[2]
    cards = hand_cards(state, victim)
    if not cards:
        return _fizzle(step, book, frame)
    card = cards[step.rng.below(len(cards))]
    _take(state, victim, card)
    if card == MECHANISM:
        state.mechs[taker] += 1
    else:
        state.hands[taker] |= 1 << card
    if step.told is not None:
        step.emit(
            CardStolen(taker, victim, backs(book, (card,))[0], Secret(book.named[card], tuple(sorted((taker, victim)))))
        )
    return DONE


def _peek(step: Happening, book: Book, frame: Frame) -> int:
    """Peek through the keyhole (GB-5.4)."""
    state = step.state
    seat, player = frame[1], frame[2]
    if step.told is not None:
        contents, hand = names_of(book, contents_cards(state)), names_of(book, hand_cards(state, player))
        step.emit(Peeked(seat, player, Secret(contents, (seat,)), Secret(hand, (seat,))))
    deal_bottom(step, book, seat, book.cards[frame[0]].amount)
    return DONE


def _make_discard(step: Happening, book: Book, frame: Frame) -> int:
    """Slippery floor (GB-7.11, GB-7.63): where nothing is to be chosen, all go."""
    state = step.state
    victim = frame[2]
    size = hand_size(state, victim)
    if not size:
        return _fizzle(step, book, frame)
    if size > book.cards[frame[0]].amount:
        open_prompt(step, DISCARD, victim)
        return ASKED
    discard(step, book, victim, tuple(numbers(state.hands[victim])), state.mechs[victim])
    return DONE


def discard(step: Happening, book: Book, seat: int, cards: tuple[int, ...], mechanisms: int) -> None:
    """GB-2.21, GB-7.63, GB-7.64: face down; a Mechanism goes back to its pile."""
    state = step.state
    for card in cards:
        state.hands[seat] &= ~(1 << card)
        state.discard |= 1 << card
    state.mechs[seat] -= mechanisms
    state.spare += mechanisms
    if step.told is not None:
        gone = (MECHANISM,) * mechanisms + cards
        step.emit(CardsDiscarded(seat, backs(book, gone), Secret(names_of(book, gone), (seat,))))


def _exchange_hands(step: Happening, book: Book, frame: Frame) -> int:
    """Old switcheroo."""
    state = step.state
    seat, player = frame[1], frame[2]
    hands, mechs = state.hands, state.mechs
    hands[seat], hands[player] = hands[player], hands[seat]
    mechs[seat], mechs[player] = mechs[player], mechs[seat]
    if step.told is not None:
        both = tuple(sorted((seat, player)))
        got, gave = names_of(book, hand_cards(state, seat)), names_of(book, hand_cards(state, player))
        step.emit(HandsExchanged(seat, player, Secret(got, both), Secret(gave, both)))
    return DONE


# --- kind I: the Bomb -----------------------------------------------------------------------------


def _add_mechanism(step: Happening, book: Book, frame: Frame) -> int:
    """Spare part (GB-7.35)."""
    state = step.state
    was_armed = armed(state)
    state.spare -= 1
    state.inside += 1
    step.emit(MechanismAdded(frame[1]))
    changed(step, book, frame[1], was_armed)
    return DONE


def _remove_mechanism(step: Happening, book: Book, frame: Frame) -> int:
    """Snip snip (GB-7.34)."""
    state = step.state
    state.inside -= 1
    state.mechs[frame[1]] += 1
    step.emit(MechanismTaken(frame[1]))
    changed(step, book, frame[1], False)
    return DONE


def _swap(step: Happening, book: Book, frame: Frame) -> int:
    """Long tongs (GB-7.11): a look, and one swap."""
    state = step.state
    seat = frame[1]
    if step.told is not None:
        step.emit(ContentsSeen(seat, Secret(names_of(book, contents_cards(state)), (seat,))))
    if not can_tinker(state, book, seat):
        return DONE
    open_prompt(step, TONGS, seat)
    return ASKED


def _fizzle(step: Happening, book: Book, frame: Frame) -> int:
    step.emit(TrickFizzled(frame[1], book.named[frame[0]]))
    return DONE


def _take(state: State, seat: int, card: int) -> None:
    if card == MECHANISM:
        state.mechs[seat] -= 1
    else:
        state.hands[seat] &= ~(1 << card)


INSTANT: Final[dict[str, Callable[[Happening, Book, Frame], int]]] = {
    "pass_to_controller": _pass_to_controller,
    "pass_to_choice": _pass_to_choice,
    "pass_to_next": _pass_to_next,
    "draw": _draw,
    "steal": _steal,
    "peek": _peek,
    "make_discard": _make_discard,
    "exchange_hands": _exchange_hands,
    "add_mechanism": _add_mechanism,
    "remove_mechanism": _remove_mechanism,
    "swap": _swap,
}
