"""What a table may choose about a match of Big Badaboom (GB-3.1)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lastwire.games.badaboom.rules.content import Deck

Seconds: TypeAlias = Annotated[int, Meta(ge=3, le=3600)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each kind of decision (GB-4.110)."""

    trick: Seconds = 20
    interrupt: Seconds = 8
    tinkering: Seconds = 60
    choose: Seconds = 15
    discard: Seconds = 20
    claim: Seconds = 20
    nominate: Seconds = 20


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Public, and fixed before the start."""

    resurrection: bool = False  # the optional cards (GB-4.90)
    first_player: Literal["random", "vote", "seat:0", "seat:1", "seat:2", "seat:3", "seat:4"] = "random"  # GB-3.8
    tie: Literal["sudden_death", "shared"] = "sudden_death"  # GB-6.4
    unstable: bool = True  # GB-4.62
    free_chat: bool = True  # GB-5.5
    clock: Clock | Literal["off"] = Clock()  # GB-4.110
    deck: Deck | None = None  # GB-2.44: the cards of an owner of the printed game, whole
