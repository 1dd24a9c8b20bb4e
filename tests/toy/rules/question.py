"""What a player of the toy may have worked out: the sum of the own hand and something more."""

from __future__ import annotations

from msgspec import Struct


class Sum(Struct, frozen=True, forbid_unknown_fields=True):
    add: int = 0


class Total(Struct, frozen=True):
    total: int
