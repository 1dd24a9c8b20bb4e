"""The terminal's own words, beside those of the table and of a game, in the reader's language."""

from __future__ import annotations

from typing import Final

from lastwire.language.catalogue import Catalogue, catalogue
from lastwire.language.reader import chosen
from lastwire.message import Message

HOME: Final = "lastwire.cli"


def sentences(home: str = "") -> Catalogue:
    """The sentences of the terminal, of the table and, if one is named, of the game that lives there."""
    return catalogue(chosen(), home, also=HOME)


def spoken(message: Message) -> str:
    """One of the terminal's own messages."""
    return sentences().say(message)
