"""What a table may choose about a match of Time Bomb (TB-3.11)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

StartPlayer: TypeAlias = Literal[
    "last_exploded",
    "random",
    "seat:0",
    "seat:1",
    "seat:2",
    "seat:3",
    "seat:4",
    "seat:5",
    "seat:6",
    "seat:7",
    "seat:8",
    "seat:9",
]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a briefing, for a cut, and for a hold (TB-4.9, TB-4.10)."""

    briefing: Annotated[int, Meta(ge=5, le=3600)] = 60
    cut: Annotated[int, Meta(ge=5, le=3600)] = 60
    hold: Annotated[int, Meta(ge=1, le=600)] = 15


class Variants(Struct, frozen=True, forbid_unknown_fields=True):
    """Extra cards. The Spy (TB-2.11) is named here so that asking for it is refused with a reason, not ignored."""

    spy: bool = False


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Public, and frozen when the match starts (TB-3.12)."""

    profile: Literal["base", "ext78", "three", "temple"] = "base"
    start_player: StartPlayer = "last_exploded"
    claim_mode: Literal["free", "ordered", "sealed", "off"] = "free"
    ready_gate: bool = True
    public_ledger: bool = True
    cut_back: Literal["allowed", "forbidden"] = "allowed"
    early_call: bool = False
    free_chat: bool = True
    show_leftover: bool = False  # TB-5.1: the role that nobody held, at the end
    clock: Clock | Literal["off"] = "off"
    match: Literal["single", "tokens"] = "single"
    variants: Variants = Variants()
    skin: Literal["squad", "workshop"] = "squad"  # TB-2.14: words only
