"""What a table may choose about a match of the toy."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    memory: Literal["perfect", "none"] = "perfect"
    rounds: Annotated[int, Meta(ge=1, le=4)] = 3
    clock: bool = False
    # An owner's own deck, card by card, carried whole by every record.
    deck: tuple[Annotated[int, Meta(ge=1, le=6)], ...] | None = None
