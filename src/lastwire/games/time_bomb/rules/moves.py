"""What a seat can choose in Time Bomb (chapter 4.C), and the moves that the clock and the table play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from lastwire.engine.offer import builder
from lastwire.engine.types import Expire


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class Ready(_Move, frozen=True, tag="ready"):
    """Ready for the first cut of the round (TB-4.4)."""


class ClaimSubmit(_Move, frozen=True, tag="claim_submit"):
    """A hand claim in an ordered or sealed briefing. Loosely typed: wrong numbers are E_CLAIM, not E_FORMAT."""

    success: int | float | str | bool | None = None
    boom: int | float | str | bool | None = None


class PassClaim(_Move, frozen=True, tag="pass_claim"):
    """No claim this round (TB-4.4)."""


class Cut(_Move, frozen=True, tag="cut"):
    """Cut a wire of another player. Without a slot chance picks one; `expect` guards against a race (TB-7.23)."""

    target: int
    slot: int | None = None
    expect: int | None = None


class Hold(_Move, frozen=True, tag="hold"):
    """Played by TABLE when a seat has asked for more time (TB-4.10)."""

    seat: int


class Release(_Move, frozen=True, tag="release"):
    """Played by TABLE when a seat that asked for more time needs no more of it (TB-4.10a)."""

    seat: int


Move: TypeAlias = Ready | ClaimSubmit | PassClaim | Cut | Hold | Release | Expire

build: Callable[[str, dict[str, Any]], Move] = builder(Move)
