"""What a seat, the clock and the table can choose in the toy. Cards are named by their place in the mover's hand."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.types import Expire


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Bid(_Move, frozen=True, tag="bid"):
    """Sealed, and free to change until the last one is in. `note` is for oneself."""

    nerve: int
    note: str | None = None


class Plan(_Move, frozen=True, tag="plan"):
    """Cards to lay out, in order, and cards to put away."""

    keep: tuple[int, ...]
    scrap: tuple[int, ...] = ()


class Pass(_Move, frozen=True, tag="pass"):
    pass


class No(_Move, frozen=True, tag="no"):
    """Stop the card on top. Without a place, the first "no" of the hand is meant."""

    card: int | None = None


class Mine(_Move, frozen=True, tag="mine"):
    """Take the card on top over. Without a place, the first "mine" of the hand is meant."""

    card: int | None = None


class Choose(_Move, frozen=True, tag="choose"):
    target: int


class Lamp(_Move, frozen=True, tag="lamp"):
    """Look at the fuse, at any time."""


class Fine(_Move, frozen=True, tag="fine"):
    """Played by TABLE: this seat cursed."""

    seat: int


class Staff(_Move, frozen=True, tag="staff"):
    """Played by TABLE: this seat is run by a bot now, or by a person again."""

    seat: int
    bot: bool


Move: TypeAlias = Bid | Plan | Pass | No | Mine | Choose | Lamp | Fine | Staff | Expire
