"""Which language whoever sits at this terminal reads."""

from __future__ import annotations

import os

from lastwire import games
from lastwire.language.catalogue import FIRST, Catalogue, catalogue, languages
from lastwire.message import Message

_PLACES = ("LASTWIRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def chosen() -> str:
    """The language of the terminal, if there is one like it."""
    wanted = next(filter(None, map(os.environ.get, _PLACES)), FIRST)
    language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in languages() else FIRST


def sentences(home: str = "") -> Catalogue:
    """The sentences of the table and of the game that lives there, in the reader's language."""
    return catalogue(chosen(), home)


def spoken(message: Message, game: str = "") -> str:
    """A message in the reader's language. Where no game is named, the id says whose it is."""
    game = game or next((name for name in games.NAMES if message.id.startswith(f"{name}-")), "")
    return sentences(f"{games.__name__}.{game.replace('-', '_')}" if game else "").say(message)
