"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.message import Message, Value


def card(value: int) -> Message:
    return Message(f"fuse-card-{value}")


def cards(values: Sequence[int]) -> Value:
    return tuple(card(value) for value in values) or Message("fuse-card-none")
