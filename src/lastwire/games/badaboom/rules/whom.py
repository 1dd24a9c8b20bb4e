"""Who is meant by the words of a card (GB-2.45)."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.state import NONE, Frame, State


def meant(state: State, book: Book, whom: Sequence[str], reach: int, holder: int, frame: Frame | None = None) -> int:
    """A mask of seats, if this seat held the Bomb. `frame`: the Trick that says it."""
    mask = 0
    for word in whom:
        mask |= _one(state, book, word, reach, holder, frame)
    return mask


def _one(state: State, book: Book, word: str, reach: int, holder: int, frame: Frame | None) -> int:
    seats = state.seats
    match word:
        case "you":
            return 1 << frame[1] if frame is not None else 0
        case "named":
            return 1 << frame[2] if frame is not None and frame[2] != NONE else 0
        case "holder":
            return 1 << holder
        case "left":
            return 1 << (holder + reach) % seats
        case "right":
            return 1 << (holder - reach) % seats
        case "next":
            turned = (state.in_force & book.reverse).bit_count() & 1
            return 1 << (holder + (-1 if turned else 1)) % seats
        case "armer":
            return 0 if state.armer == NONE else 1 << state.armer
        case "rest":
            return (1 << seats) - 1 & ~(1 << holder)
        case "others":
            return (1 << seats) - 1 & ~(1 << frame[1]) if frame is not None else 0
        case "everyone":
            return (1 << seats) - 1
    return _by_coins(state, word)


def _by_coins(state: State, word: str) -> int:
    """GB-7.47: as they stand before this explosion's pay."""
    coins = state.coins
    best = max(coins) if word.endswith("richest") else min(coins)
    mask = sum(1 << seat for seat, each in enumerate(coins) if each == best)
    count = mask.bit_count()
    if count == state.seats or (count > 1 and word.startswith("sole")):
        return 0
    return mask


def one(state: State, book: Book, whom: Sequence[str], reach: int, frame: Frame) -> int:
    """The one player who is meant, or NONE."""
    return meant(state, book, whom, reach, state.holder, frame).bit_length() - 1
