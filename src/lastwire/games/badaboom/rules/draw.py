"""Random moves without the offers: the very ones that the engine would draw from them. Random play lives on these."""

from __future__ import annotations

from typing import Final

from lastwire.engine.offer import draw_move
from lastwire.engine.rng import Rng
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.moves import Interrupt, Move, NoTinker, Pass, Play, Tinker, build
from lastwire.games.badaboom.rules.offer import gives, offers
from lastwire.games.badaboom.rules.state import INTERRUPT, SWAPS, TRICK, State, nth, numbers
from lastwire.games.badaboom.rules.trick import choices, interrupting, playable

_PASS_MOVE: Final = Pass()
_NO_TINKER_MOVE: Final = NoTinker()


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly. In a poll or a swap the offers are not made for it."""
    if seat != state.asked or state.life is not None:
        return _draw_offered(state, seat, rng)
    book = book_of(state.options)
    if state.ask == TRICK:
        return _draw_trick(state, book, seat, rng)
    if state.ask == INTERRUPT:
        mask = interrupting(state, book, seat)
        place = rng.below(1 + mask.bit_count()) if mask else 0
        return Interrupt(nth(mask, place - 1)) if place else _PASS_MOVE
    return _draw_swap(state, book, seat, rng) if state.ask in SWAPS else _draw_offered(state, seat, rng)


def _draw_offered(state: State, seat: int, rng: Rng) -> Move:
    move: Move = draw_move(offers(state, seat), rng, build)
    return move


def _draw_trick(state: State, book: Book, seat: int, rng: Rng) -> Move:
    mask = playable(state, book, seat)
    if not mask:
        return _PASS_MOVE
    if not mask & book.choosing:
        place = rng.below(1 + mask.bit_count())
        return Play(nth(mask, place - 1)) if place else _PASS_MOVE
    cards = numbers(mask)
    aims = [choices(state, book.cards[card], seat) for card in cards]
    place = rng.below(1 + sum([1 if aim is None else len(aim) for aim in aims]))
    if not place:
        return _PASS_MOVE
    for card, aim in zip(cards, aims, strict=True):
        count = 1 if aim is None else len(aim)
        if place <= count:
            return Play(card, None if aim is None else aim[place - 1])
        place -= count
    raise ValueError("nothing to draw")


def _draw_swap(state: State, book: Book, seat: int, rng: Rng) -> Move:
    swaps = gives(state, book, seat)
    place = rng.below(1 + sum([given.bit_count() * out.bit_count() for given, out in swaps]))
    if not place:
        return _NO_TINKER_MOVE
    place -= 1
    for given, out in swaps:
        count = given.bit_count()
        if place < count * out.bit_count():
            return Tinker(nth(given, place % count), nth(out, place // count))
        place -= count * out.bit_count()
    raise ValueError("nothing to draw")
