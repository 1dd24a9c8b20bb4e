"""Phrases that several sentences share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lastwire.games.badaboom.rules.book import BACKS, Book
from lastwire.games.badaboom.rules.sheet import Named
from lastwire.games.badaboom.rules.state import MECHANISM
from lastwire.games.badaboom.rules.view import Backs
from lastwire.message import Message

MOST_SEATS: Final = 5

# In lists, so that the reader is "you" there, too: as the subject of a sentence, and as its object.
_SUBJECTS: Final = [Message("badaboom-player", who={"player": seat}) for seat in range(MOST_SEATS)]
_OBJECTS: Final = [Message("badaboom-player-object", who={"player": seat}) for seat in range(MOST_SEATS)]


def subjects(seats: Sequence[int]) -> tuple[Message, ...]:
    return tuple([_SUBJECTS[seat] for seat in seats])


def objects(seats: Sequence[int]) -> tuple[Message, ...]:
    return tuple([_OBJECTS[seat] for seat in seats])


def listed(cards: Sequence[Named]) -> tuple[Message, ...]:
    """Cards by their names; Mechanisms, which nobody tells apart, by their number."""
    mechanisms = sum(card.number == MECHANISM for card in cards)
    rest = [card.name for card in cards if card.number != MECHANISM]
    return (_counted("mechanism", mechanisms), *rest) if mechanisms else tuple(rest)


def in_book(book: Book, cards: Sequence[int]) -> tuple[Message, ...]:
    return listed([book.named[card] for card in cards])


def backs_listed(backs: Sequence[str]) -> tuple[Message, ...]:
    counts = Counter(backs)
    return tuple([_counted(back, counts[back]) for back in BACKS if counts[back]])


def counted(backs: Backs) -> tuple[Message, ...]:
    numbers = zip(BACKS, (backs.mechanisms, backs.gadgets, backs.tricks), strict=True)
    return tuple([_counted(back, number) for back, number in numbers if number])


def _counted(back: str, number: int) -> Message:
    return Message(f"badaboom-backs-{back}", args={"n": number})
