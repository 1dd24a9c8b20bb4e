"""The missions on Tricks, and whether they are fulfilled (GB-4.75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.state import NONE, State


def _right_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    return bool(state.killed >> (seat - 1) % state.seats & 1)


def _left_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    return bool(state.killed >> (seat + 1) % state.seats & 1)


def _is_armer(state: State, book: Book, seat: int, amount: int) -> bool:
    return state.armer == seat


def _armer_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    return state.armer not in (NONE, seat) and bool(state.killed >> state.armer & 1)


def _gadget_inside(state: State, book: Book, seat: int, amount: int) -> bool:
    return state.contents & book.gadgets != 0


def _most_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    """GB-7.55: more than half of all players."""
    return 2 * state.killed.bit_count() > state.seats


def _nobody_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    return state.killed == 0


def _survives_empty(state: State, book: Book, seat: int, amount: int) -> bool:
    return not state.killed >> seat & 1 and state.mechs[seat] == 0


def _hoards(state: State, book: Book, seat: int, amount: int) -> bool:
    """GB-7.55: real Mechanisms, whatever the Bomb pays for them; even if killed."""
    return state.mechs[seat] >= amount


def _is_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    return bool(state.killed >> seat & 1)


def _holder_survives(state: State, book: Book, seat: int, amount: int) -> bool:
    return seat != state.holder and not state.killed >> state.holder & 1


def _richer_killed(state: State, book: Book, seat: int, amount: int) -> bool:
    """GB-7.47: by coins before this explosion's pay."""
    coins = state.coins
    return any(state.killed >> other & 1 and coins[other] > coins[seat] for other in range(state.seats))


MISSIONS: Final[dict[str, Callable[[State, Book, int, int], bool]]] = {
    "right_killed": _right_killed,
    "left_killed": _left_killed,
    "is_armer": _is_armer,
    "armer_killed": _armer_killed,
    "gadget_inside": _gadget_inside,
    "most_killed": _most_killed,
    "nobody_killed": _nobody_killed,
    "survives_empty": _survives_empty,
    "hoards": _hoards,
    "is_killed": _is_killed,
    "holder_survives": _holder_survives,
    "richer_killed": _richer_killed,
}


def fulfilled(state: State, book: Book, seat: int) -> int:
    """GB-4.75: the Tricks in a hand whose mission is fulfilled, as a mask."""
    found = 0
    rest = state.hands[seat] & book.missions
    while rest:
        bit = rest & -rest
        rest ^= bit
        mission = book.cards[bit.bit_length() - 1].mission
        if mission is not None and MISSIONS[mission.condition](state, book, seat, mission.amount or 0):
            found |= bit
    return found
