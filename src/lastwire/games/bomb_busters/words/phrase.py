"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.view import Value
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key
from lastwire.message import Message

_COLOURS: Final = {1: "yellow", 5: "red"}  # by the last digit of a key


@cache
def named(value: Value) -> int | Message:
    """A value as it is said aloud: 9, or "yellow"."""
    return value if isinstance(value, int) else Message("bomb-busters-value", args={"value": value})


@cache
def one(value: Value) -> Message:
    """What a wire is: "a 9", or "yellow"."""
    return Message("bomb-busters-a", args={"value": value})


@cache
def wire_of(key: int) -> Message:
    """What a wire turns out to be: "a 9", or "yellow 4.1"."""
    colour = _COLOURS.get(key % 10)
    if colour is None:
        return one(key // 10)
    return Message("bomb-busters-key", args={"colour": colour, "key": write_key(key)})


@cache
def card_name(card: int) -> Message:
    return Message(f"bomb-busters-card-{card}")


def place_name(place: Place) -> str:
    """A place as people count: the first wire of stand B is B1."""
    return f"{LETTERS[place[0]]}{place[1] + 1}"


def place_names(places: Iterable[Place]) -> tuple[str, ...]:
    return tuple([place_name(place) for place in places])


def said(values: Iterable[Value]) -> tuple[int | Message, ...]:
    return tuple([named(value) for value in values])


def are(values: Iterable[Value]) -> tuple[Message, ...]:
    return tuple([one(value) for value in values])


def wires_of(keys: Iterable[int]) -> tuple[Message, ...]:
    return tuple([wire_of(key) for key in keys])


def yes(fact: bool) -> str:
    return "yes" if fact else "no"
