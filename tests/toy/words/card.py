"""What is in the box."""

from __future__ import annotations

from collections.abc import Collection

from lastwire.engine.card import Card, Deck
from tests.toy.words.phrase import card


def owned(boxes: Collection[int], deck: tuple[int, ...]) -> tuple[Deck, ...]:
    """An owner's deck: the cards that are in it, and how many of each."""
    found = (Card(str(value), card(value), card(value), copies=deck.count(value)) for value in sorted({*deck}))
    return (Deck("card", card(1), tuple(found)),)


def cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    return (Deck("card", card(1), tuple(Card(str(value), card(value), card(value)) for value in range(1, 7))),)
