"""What players may have worked out from their own view (BB-3.19), and what the answers look like."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from lastwire.games.bomb_busters.rules.moves import Loose, Place
from lastwire.games.bomb_busters.rules.view import Value


class Odds(Struct, frozen=True, tag="odds", tag_field="kind", forbid_unknown_fields=True):
    """What every hidden wire of the others may be."""


class Cut(Struct, frozen=True, tag="cut", tag_field="kind", forbid_unknown_fields=True):
    """How a cut would go that points at these wires of one stand and states these values."""

    wires: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=16)]
    values: Annotated[tuple[Loose, ...], Meta(min_length=1, max_length=2)]
    stabilizer: bool = False


Question: TypeAlias = Odds | Cut


class Chance(Struct, frozen=True):
    """A probability, and the same as a fraction in lowest terms."""

    chance: float
    exact: str


class ValueChance(Struct, frozen=True):
    value: Value
    chance: float
    exact: str


class WireOdds(Struct, frozen=True):
    """What a wire may be, likeliest first."""

    certain: bool
    chances: tuple[ValueChance, ...]


class OddsAnswer(Struct, frozen=True, tag="odds", tag_field="kind"):
    """By stand and slot; None where there is nothing to guess: own, cut and known wires."""

    stands: tuple[tuple[WireOdds | None, ...], ...]


class CutAnswer(Struct, frozen=True, tag="cut", tag_field="kind"):
    """That a pointed wire has a stated value, and that the bomb goes off because all pointed wires are red."""

    hit: Chance
    blast: Chance


Answer: TypeAlias = OddsAnswer | CutAnswer
