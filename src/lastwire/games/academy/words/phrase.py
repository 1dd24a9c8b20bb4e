"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.academy.rules.text import TEXT


def joined(words: Sequence[str], none: str = "list.nothing") -> str:
    if len(words) < 2:
        return words[0] if words else TEXT(none)
    return TEXT("list.and", first=TEXT("list.comma").join(words[:-1]), last=words[-1])


def wire_name(wire: str) -> str:
    return TEXT(f"wire.{wire}")


def wires_text(wires: Sequence[str]) -> str:
    return joined([wire_name(wire) for wire in wires])


def card_name(card: str) -> str:
    return TEXT(f"card.{card}")


def tool_name(tool: str) -> str:
    return TEXT(f"tool.{tool}")


def names_text(seats: Sequence[int], names: Sequence[str]) -> str:
    return joined([names[seat] for seat in seats], "list.nobody")


def numbers_text(values: Sequence[int]) -> str:
    return joined([str(value) for value in values])
