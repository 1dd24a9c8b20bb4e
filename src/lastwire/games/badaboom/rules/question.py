"""What a player may have worked out from what they know: who would die if a card did what it says, or after a swap; and
what they have seen of others' cards."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.games.badaboom.rules.moves import Number


class WhatIf(Struct, frozen=True, tag="what_if", tag_field="kind", forbid_unknown_fields=True):
    """A Trick of this controller takes effect, aimed at `player`; or a swap is made; or neither."""

    card: Number | None = None
    controller: Number | None = None  # the asker, if left out
    player: Number | None = None
    give: Number | None = None
    take: Number | None = None


class Outlook(Struct, frozen=True, tag="what_if", tag_field="kind"):
    """How things would stand. Who dies is None where it depends on a Gadget that the asker has not seen."""

    holder: int
    armed: bool
    due: bool  # it goes off at the end of the holder's turn, unless something changes
    killed: tuple[int, ...] | None  # at this holder
    after: tuple[int, ...] | None  # after a normal pass
    remembered: int | None  # the Gadget that must still be in the Bomb, where the view does not tell


class Known(Struct, frozen=True, tag="known", tag_field="kind", forbid_unknown_fields=True):
    """Which cards must be in this seat's hand, by all that the asker was told."""

    seat: Number


class Held(Struct, frozen=True, tag="known", tag_field="kind"):
    """Sure ones alone, in their order."""

    cards: tuple[int, ...]


Question: TypeAlias = WhatIf | Known
Answer: TypeAlias = Outlook | Held
