"""What is in a game's box, as a list of cards shows it."""

from __future__ import annotations

from msgspec import Struct

from lastwire.message import Message


class Card(Struct, frozen=True):
    """A card, or another piece with a name that does something. `id` is what its board draws it by, `note` when it is
    for or what comes with it, `copies` how many there are; 0: as many as it takes."""

    id: str
    name: Message
    text: Message
    note: Message | None = None
    copies: int = 1


class Deck(Struct, frozen=True):
    """Cards of one kind."""

    kind: str
    title: Message
    cards: tuple[Card, ...]
