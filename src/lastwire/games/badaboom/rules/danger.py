"""Who dies (GB-2.30, GB-4.71): one function for each Gadget's effect and for each lasting effect of a Trick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.games.badaboom.rules.board import has
from lastwire.games.badaboom.rules.book import Book, Card
from lastwire.games.badaboom.rules.state import NONE, Frame, State

# --- Gadgets: whom the explosion directly affects, as a mask of seats ---------------------------


def _neighbours(state: State, card: Card, holder: int) -> int:
    """Dead rat, Bent spoon, Smelly cheese, Bag of nails."""
    places = {"holder": 0, "left": 1, "right": -1}
    mask = 0
    for place in card.whom:
        mask |= 1 << (holder + places[place]) % state.seats
    return mask


def _others(state: State, card: Card, holder: int) -> int:
    """Marbles."""
    return (1 << state.seats) - 1 & ~(1 << holder)


def _armer(state: State, card: Card, holder: int) -> int:
    """Boomerang (GB-7.40, GB-7.49)."""
    return 1 << (holder if state.armer == NONE else state.armer)


def _richest(state: State, card: Card, holder: int) -> int:
    """Gold magnet (GB-7.47)."""
    most = max(state.coins)
    mask = sum(1 << seat for seat, coins in enumerate(state.coins) if coins == most)
    return 1 << holder if mask == (1 << state.seats) - 1 else mask


GADGETS: Final[dict[str, Callable[[State, Card, int], int]]] = {
    "neighbours": _neighbours,
    "others": _others,
    "armer": _armer,
    "richest": _richest,
}


def direct(state: State, book: Book, holder: int, gadget: int) -> int:
    """GB-4.71 step 1, GB-2.13: a Gadget alone says whom; else the Bomb; else the holder."""
    if gadget:
        card = book.cards[gadget]
        return GADGETS[card.effect](state, card, holder)
    mask = 1 << holder
    if has(state, book, "double_charge"):
        mask |= 1 << (holder + 1) % state.seats
    elif has(state, book, "karma") and state.armer != NONE:
        mask |= 1 << state.armer
    return mask


# --- lasting Tricks -------------------------------------------------------------------------------


class Tally:
    """Masks of seats, and who drags whom in."""

    __slots__ = ("affected", "chains", "protected")

    def __init__(self, affected: int) -> None:
        self.affected = affected
        self.protected = 0
        self.chains: list[tuple[int, int]] = []


def _protect(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Trolls hide."""
    tally.protected |= 1 << frame[1]


def _protect_unless_holder(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Cooking-pot helmet."""
    if frame[1] != holder:
        tally.protected |= 1 << frame[1]


def _affect(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Say hello to my little friend, Painted bullseye."""
    tally.affected |= 1 << frame[2]


def _protect_and_affect(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Bomb on a stick."""
    tally.protected |= 1 << frame[1]
    tally.affected |= 1 << frame[2]


def _affect_neighbours(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Gather round."""
    tally.affected |= 1 << (holder + 1) % seats | 1 << (holder - 1) % seats


def _chain(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Tied bootlaces."""
    tally.chains.append((1 << frame[1], 1 << frame[2]))


def _elsewhere(tally: Tally, frame: Frame, holder: int, seats: int) -> None:
    """Damp fuse, Widdershins, Rusty padlock, Goblin glue: they say nothing about who dies. Each acts where its mask of
    the book is read: `explodes`, `direction`, `can_tinker`, `playable`."""


LASTING: Final[dict[str, Callable[[Tally, Frame, int, int], None]]] = {
    "protect": _protect,
    "protect_unless_holder": _protect_unless_holder,
    "protect_and_affect": _protect_and_affect,
    "affect": _affect,
    "affect_neighbours": _affect_neighbours,
    "chain": _chain,
    "no_explosion": _elsewhere,
    "reverse": _elsewhere,
    "no_tinkering": _elsewhere,
    "no_forced_pass": _elsewhere,
}


def tally(state: State, book: Book, holder: int, gadget: int) -> Tally:
    """GB-4.71 steps 1 to 3, if the Bomb exploded at this holder with this Gadget (0: none) in it."""
    found = Tally(direct(state, book, holder, gadget))
    for frame in state.active:
        LASTING[book.cards[frame[0]].effect](found, frame, holder, state.seats)
    # GB-7.45: the affected drag others in even if they are protected themselves; circles do no harm.
    before = -1
    while found.chains and before != found.affected:
        before = found.affected
        for one, other in found.chains:
            if found.affected & one:
                found.affected |= other
    if has(state, book, "pity"):
        least = min(state.coins)
        if state.coins.count(least) == 1:  # GB-7.48
            found.protected |= 1 << state.coins.index(least)
    return found


def killed(state: State, book: Book, holder: int, gadget: int) -> int:
    """GB-4.71 step 4, as a mask of seats."""
    found = tally(state, book, holder, gadget)
    return found.affected & ~found.protected
