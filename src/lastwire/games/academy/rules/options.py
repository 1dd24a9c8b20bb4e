"""What a table may choose about a match (BSA-3.7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastwire.games.academy.rules.content import Table


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the choice of a card, for a Tool window, and for any other answer (BSA-4.14.1)."""

    select: Annotated[int, Meta(ge=5, le=3600)] = 60
    window: Annotated[int, Meta(ge=5, le=3600)] = 20
    answer: Annotated[int, Meta(ge=5, le=3600)] = 30


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Public, and frozen when the match starts."""

    age_order: Literal["random"] | tuple[int, ...] = "random"  # or all seats, the youngest player's first (BSA-2.8)
    allow_debt: bool = False  # BSA-7.1
    chat: Literal["open", "emotes"] = "open"  # BSA-5.4
    tool_order: Literal["score", "first"] = "score"  # whose Tool comes first in a window (BSA-4.3.4, BSA-7.50)
    odds: bool = False  # everybody may look up exact chances from their own view (BSA-10.1)
    clock: Clock | Literal["off"] = "off"  # BSA-4.14
    content: Table | Literal["house"] = "house"  # BSA-2.9
