"""What keeps talk within limits, the same way in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from lastwire.engine.types import Said, Seat
from lastwire.kit.content import Part


class TalkLimits(Part, frozen=True):
    """How much a seat may say: acts with one stamp of time, by a person or by a bot, and characters of a text."""

    human: Annotated[int, Meta(ge=1, le=100)]
    bot: Annotated[int, Meta(ge=1, le=100)]
    text: Annotated[int, Meta(ge=1, le=2000)]

    def reached(self, talk: Sequence[Said], seat: Seat, when: tuple[int, ...], bot: bool) -> bool:
        """Whether the seat has said all that it may by now."""
        return sum(1 for said in talk if said.when == when and said.seat == seat) >= (self.bot if bot else self.human)

    def fits(self, text: str) -> bool:
        """Whether a text says something and is not too long."""
        return bool(text.strip()) and len(text) <= self.text
