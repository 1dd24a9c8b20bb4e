"""Phrases that several sentences share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lastwire.engine.types import Viewer
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.text import TEXT
from lastwire.games.badaboom.rules.view import Backs

# --- cards ----------------------------------------------------------------------------------------


def card_name(book: Book, number: int) -> str:
    return book.named[number].name


def cards_text(book: Book, cards: Sequence[int]) -> str:
    return ", ".join(book.named[card].name for card in cards) or TEXT("card.none")


def backs_text(backs: Sequence[str]) -> str:
    """ "a Trick", "2 Tricks, a Gadget"."""
    counts = Counter(backs)
    parts = [
        TEXT(f"back.{back}") if counts[back] == 1 else TEXT(f"backs.{back}", count=counts[back])
        for back in ("mechanism", "gadget", "trick")
        if counts[back]
    ]
    return ", ".join(parts) or TEXT("backs.none")


def counted_text(backs: Backs) -> str:
    return backs_text(["mechanism"] * backs.mechanisms + ["gadget"] * backs.gadgets + ["trick"] * backs.tricks)


# --- people ---------------------------------------------------------------------------------------


def names_text(names: Sequence[str], seats: Sequence[int], viewer: Viewer) -> str:
    return ", ".join("you" if seat == viewer else names[seat] for seat in seats) or TEXT("describe.nobody")
