"""The toy's numbers and cards."""

from __future__ import annotations

from msgspec import Struct

from lastwire.engine import content
from lastwire.errors import ContentError
from tests.toy.rules.state import MINE, NO

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
            raise ContentError("content.toml", "cards", f"no such card: {min(unknown)}")


CONTENT = content.read("tests.toy.data", "content.toml", Content)
DECK = tuple(sorted(NAMES[name] for name, count in CONTENT.cards.items() for _ in range(count)))
