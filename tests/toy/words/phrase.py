"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.content import Text
from tests.toy.rules.state import CARDS

TEXT = Text.read("tests.toy.text", "en.toml")


def cards(values: Sequence[int]) -> str:
    return ", ".join(CARDS[value] for value in values) or "nothing"
