"""Messages in English, for tests that read what people read, and what there is to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from lastwire import games
from lastwire.language.catalogue import catalogue, files, languages, spoken
from lastwire.message import Message

# The languages that have everything. Any other may come game by game and page by page; what is begun has to be whole.
WHOLE = ("de", "en")


def tongues(home: str) -> list[str]:
    """The languages that the game living there has sentences in."""
    return [language for language in languages() if spoken(home, language) == language]


def english(message: Message | Mapping[str, Any] | str | None, names: Sequence[str] = (), viewer: int = -1) -> str:
    """What a viewer reads of a message, or of one as it was sent; somebody's own words are as they are, and nothing is
    nothing."""
    if message is None or isinstance(message, str):
        return message or ""
    if not isinstance(message, Message):
        message = msgspec.convert(message, Message)
    return catalogue("en", _home(message), strict=True).say(message, names, viewer)


def _home(message: Message) -> str:
    """Where the game lives whose message this is, or is in it."""
    game = next((name for name in (*games.NAMES, "fuse") if message.id.startswith(f"{name}-")), "")
    if game:
        return "tests.toy" if game == "fuse" else f"{games.__name__}.{game.replace('-', '_')}"
    inside = [each for value in message.args.values() for each in (value if isinstance(value, tuple) else (value,))]
    return next((home for each in inside if isinstance(each, Message) and (home := _home(each))), "")


def ids(home: str, language: str) -> list[str]:
    """The ids of all sentences that the game living there has in this language."""
    found = []
    for file in files(home, language):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return found
