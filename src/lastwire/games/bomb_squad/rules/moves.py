"""What a seat can choose in Bomb Squad (BSQ-4.5 and its table of moves), and the moves of the clock and the table.

Fields that name a position, a value or a place are loosely typed: a strange value is refused by its rule (chapter 9),
not as bad form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from lastwire.engine.offer import builder
from lastwire.engine.types import Expire

Loose: TypeAlias = int | float | str | bool | None
Indexes: TypeAlias = Annotated[tuple[Loose, ...], Meta(max_length=16)]


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class Role(_Move, frozen=True, tag="role"):
    """Take a role, or with "random" one of those that are left (BSQ-3.5)."""

    role: str


class Reject(_Move, frozen=True, tag="reject"):
    """Reject the roles as they were dealt: all are dealt anew (R-58)."""


class Ready(_Move, frozen=True, tag="ready"):
    """BSQ-4.76."""


class Go(_Move, frozen=True, tag="go"):
    """Cut the countdown short (BSQ-4.76)."""


class Intel(_Move, frozen=True, tag="intel"):
    """Point out all cards with a level or a type in somebody's hand (BSQ-4.10)."""

    to: Loose
    value: Loose
    attribute: Loose = None  # "level" or "type", for those who want to say so; the value tells


class Discard(_Move, frozen=True, tag="discard"):
    """Name one or two attributes of an own card and lay it on the discard pile (BSQ-4.13). None: not named."""

    pos: Loose
    level: Loose = None
    type: Loose = None


class Analyst(_Move, frozen=True, tag="analyst"):
    """Pay a cell to take the card back, or not (BSQ-4.18)."""

    keep: bool


class Play(_Move, frozen=True, tag="play"):
    """Put a hand card, or for the Sergeant the top of the discard pile, into the next slot (BSQ-4.20)."""

    source: Loose = "hand"
    pos: Loose = None
    face: Loose = None


class Activate(_Move, frozen=True, tag="activate"):
    """BSQ-4.30."""


class Switch(_Move, frozen=True, tag="switch"):
    """Select the other robot (BSQ-4.96)."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the operator chooses for one card: a direction, a target, or to let it fail."""

    dir: Loose = None
    target: Loose = None
    decline: bool | None = None


class Send(_Move, frozen=True, tag="send"):
    """The program in its final order, and what is scrapped of it (BSQ-4.33). `steps`: one for each card of `order`."""

    order: Indexes
    scrap: Indexes = ()
    steps: Annotated[tuple[Plan, ...], Meta(max_length=16)] | None = None


class Step(_Move, frozen=True, tag="step"):
    """How the next card is performed (BSQ-4.40)."""

    dir: Loose = None
    target: Loose = None
    decline: bool | None = None


class Abandon(_Move, frozen=True, tag="abandon"):
    """Played by TABLE when all agree to give up (BSQ-4.83)."""


Move: TypeAlias = (
    Role | Reject | Ready | Go | Intel | Discard | Analyst | Play | Activate | Switch | Send | Step | Abandon | Expire
)

build: Callable[[str, dict[str, Any]], Move] = builder(Move)
