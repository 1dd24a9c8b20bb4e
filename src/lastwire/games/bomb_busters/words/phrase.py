"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.text import TEXT
from lastwire.games.bomb_busters.rules.view import Value
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key


def value_text(value: Value) -> str:
    return TEXT(f"value.{value}") if isinstance(value, str) else str(value)


def key_text(key: int) -> str:
    if key % 10 == 0:
        return write_key(key)
    return TEXT("value.key_yellow" if key % 10 == 1 else "value.key_red", key=write_key(key))


def wire_name(place: Place) -> str:
    """A place as people count: the first wire of stand B is B1."""
    return TEXT("place.wire", stand=LETTERS[place[0]], index=place[1] + 1)


def joined(words: Sequence[str], last: str = "place.list") -> str:
    if len(words) < 2:
        return words[0] if words else TEXT("describe.nothing")
    return TEXT(last, first=TEXT("place.comma").join(words[:-1]), last=words[-1])


def wires_text(places: Sequence[Place]) -> str:
    return joined([wire_name(place) for place in places])


def values_text(values: Sequence[Value]) -> str:
    return joined([value_text(value) for value in values], "log.or")


def card_name(card: int) -> str:
    return TEXT(f"equipment.{card}")
