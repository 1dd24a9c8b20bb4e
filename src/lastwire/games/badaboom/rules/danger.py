"""Who dies (GB-2.30, GB-4.71): whom Gadgets and Bombs hit, and one function for each part of a Trick that adds to
it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.part import Does
from lastwire.games.badaboom.rules.state import Frame, State
from lastwire.games.badaboom.rules.whom import meant


def direct(state: State, book: Book, holder: int, gadget: int) -> int:
    """GB-4.71 step 1, GB-2.13: a Gadget alone says whom; else the Bomb; else the holder."""
    card = book.cards[gadget].gadget
    if card is not None:
        hit = meant(state, book, card.hits, card.reach, holder)
        return hit or meant(state, book, card.otherwise, card.reach, holder)
    found = book.properties[state.bomb].get("hits")
    return 1 << holder if found is None else meant(state, book, found.whom, found.reach, holder)


# --- lasting Tricks -------------------------------------------------------------------------------


class Tally:
    """Masks of seats, and who drags whom in."""

    __slots__ = ("affected", "chains", "protected")

    def __init__(self, affected: int) -> None:
        self.affected = affected
        self.protected = 0
        self.chains: list[tuple[int, int]] = []


def _protect(tally: Tally, part: Does, frame: Frame, mask: int, holder: int) -> None:
    """Trolls hide; Cooking-pot helmet, but not for the holder."""
    tally.protected |= mask & ~(1 << holder) if part.unless_holder else mask


def _affect(tally: Tally, part: Does, frame: Frame, mask: int, holder: int) -> None:
    """Say hello to my little friend, Painted bullseye, Gather round."""
    tally.affected |= mask


def _chain(tally: Tally, part: Does, frame: Frame, mask: int, holder: int) -> None:
    """Tied bootlaces."""
    tally.chains.append((1 << frame[1], mask))


# What else lasts says nothing about who dies. It acts where its mask of the book is read: `explodes`, `direction`,
# `can_tinker`, `playable`, `interrupting`.
LASTING: Final[dict[str, Callable[[Tally, Does, Frame, int, int], None]]] = {
    "protect": _protect,
    "affect": _affect,
    "chain": _chain,
}


def tally(state: State, book: Book, holder: int, gadget: int) -> Tally:
    """GB-4.71 steps 1 to 3, if the Bomb exploded at this holder with this Gadget (0: none) in it."""
    found = Tally(direct(state, book, holder, gadget))
    for frame in state.active:
        for part in book.cards[frame[0]].does:
            lasts = LASTING.get(part.do)
            if lasts is not None:
                lasts(found, part, frame, meant(state, book, part.who, part.reach, holder, frame), holder)
    # GB-7.45: the affected drag others in even if they are protected themselves; circles do no harm.
    before = -1
    while found.chains and before != found.affected:
        before = found.affected
        for one, other in found.chains:
            if found.affected & one:
                found.affected |= other
    card = book.cards[gadget].gadget
    if card is not None and card.spares:
        found.protected |= meant(state, book, card.spares, card.reach, holder)
    spares = book.properties[state.bomb].get("spares")
    if spares is not None:
        found.protected |= meant(state, book, spares.whom, spares.reach, holder)
    return found


def killed(state: State, book: Book, holder: int, gadget: int) -> int:
    """GB-4.71 step 4, as a mask of seats."""
    found = tally(state, book, holder, gadget)
    return found.affected & ~found.protected
