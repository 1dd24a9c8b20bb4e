"""What the next release will say instead of sentences: the id of one and what fills it. This one reads messages where
they are stored, and writes none."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

# A number, a word, somebody's own words, another message, or a list of such.
Value: TypeAlias = "int | float | str | Message | tuple[int | float | str | Message, ...]"


class Message(Struct, frozen=True, omit_defaults=True):
    """One sentence, or a part of one. `who` names seats."""

    id: str
    who: dict[str, int | tuple[int, ...]] = {}
    args: dict[str, Value] = {}


def plain(line: str | Message) -> str:
    """A stored line as it can be shown without the sentences: own words as they are, of all else the id and the values,
    with seats counted from 1."""
    return line if isinstance(line, str) else _value(line)


def _value(value: Value) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_value, value))
    if not isinstance(value, Message):
        return str(value)
    seats = [
        " ".join(str(seat + 1) for seat in (given if isinstance(given, tuple) else (given,)))
        for given in value.who.values()
    ]
    values = [*seats, *map(_value, value.args.values())]
    if value.id in ("words", "row"):  # which say nothing of their own
        return " ".join(values)
    return " ".join([value.id, ", ".join(values)]).rstrip()
