"""What players may have worked out from their own view (BSA-10.1), and what the answers look like."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Odds(Struct, frozen=True, tag="odds", tag_field="kind", forbid_unknown_fields=True):
    """How cuts of every wire would go, by how many players."""


Question: TypeAlias = Odds


class Chance(Struct, frozen=True):
    """A number, and the same as a fraction in lowest terms."""

    value: float
    exact: str


class CutOdds(Struct, frozen=True):
    """A cut by so many players: that it explodes, and what each of them may expect, nothing being scored then."""

    cutters: int
    explodes: Chance
    points: Chance


class WireOdds(Struct, frozen=True):
    wire: str
    cuts: tuple[CutOdds, ...]


class OddsAnswer(Struct, frozen=True, tag="odds", tag_field="kind"):
    wires: tuple[WireOdds, ...]


Answer: TypeAlias = OddsAnswer
