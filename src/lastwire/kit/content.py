"""Parts of content files that mean the same in every game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Time: TypeAlias = Annotated[int, Meta(ge=0, le=600_000)]  # in milliseconds


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a content file: an unknown field is an error."""


class Span(Part, frozen=True):
    """How long a bot waits: a minimum, plus a random time up to the spread."""

    least_ms: Time
    spread_ms: Time
