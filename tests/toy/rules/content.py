"""The toy's numbers and cards."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.message import Message
from tests.toy.rules.state import MINE, NO

MOST = 20  # of one card
NAMES = {"1": 1, "2": 2, "3": 3, "4": 4, "no": NO, "mine": MINE}


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    rounds: int
    penalty: int
    lamps: int
    fuses: tuple[int, ...]
    answer_ms: int
    match_ms: int
    cards: dict[str, int]

    def __post_init__(self) -> None:
        unknown = set(self.cards) - set(NAMES)
        if unknown:
            raise ContentError(
                "content.toml",
                "cards",
                Message("fuse-content-card", args={"card": min(unknown), "cards": tuple(NAMES)}),
            )


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """An owner's file: how many there are of each card."""

    cards: dict[str, Annotated[int, Meta(ge=0, le=MOST)]]


def house() -> str:
    """The deck of the box, as an owner's file would have it."""
    return "[cards]\n" + "".join(f"{name} = {count}\n" for name, count in CONTENT.cards.items())


def read_deck(given: str | dict[str, Any], file: str) -> tuple[int, ...]:
    """TOY-2.1"""
    deck = content.parse(given, file, Deck) if isinstance(given, str) else content.convert(given, file, Deck)
    cards = deck.cards
    unknown = set(cards) - set(NAMES)
    if unknown:
        raise ContentError(
            file, "cards", Message("fuse-content-card", args={"card": min(unknown), "cards": tuple(NAMES)})
        )
    return dealt(cards)


def dealt(cards: dict[str, int]) -> tuple[int, ...]:
    return tuple(sorted(NAMES[name] for name, count in cards.items() for _ in range(count)))


CONTENT = content.read("tests.toy.data", "content.toml", Content)
DECK = dealt(CONTENT.cards)


def _no_card(name: str) -> Message:
    return Message("fuse-content-card", args={"card": name, "cards": tuple(NAMES)})
