"""What cards are called: the house's by sentences of their own, an owner's as the owner's file says."""

from __future__ import annotations

from lastwire.games.badaboom.rules.content import DECK
from lastwire.message import Message, words


def called(id: str, name: str | None) -> Message:
    """A Bomb, a Gadget, a Trick or a Resurrection card."""
    return Message(f"badaboom-card-{id}") if name is None else words(name)


def mechanism_called(name: str) -> Message:
    return Message(f"badaboom-mechanism-{name}") if name in DECK.mechanisms else words(name)
