"""Structured talk of the toy, and what it amounts to."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Boast(_Act, frozen=True, tag="boast"):
    nerve: int


class Curse(_Act, frozen=True, tag="curse"):
    """Costs a point: the rules hear of it through TABLE."""


class Point(_Act, frozen=True, tag="point"):
    """A finger that hovers over a seat: shown in passing, never logged."""

    target: int


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Boast | Curse | Point | Say


class Floor(Struct, frozen=True):
    boasts: dict[str, int]  # by speaker, the latest
