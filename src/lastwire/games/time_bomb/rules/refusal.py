"""Refusals of Time Bomb."""

from __future__ import annotations

from typing import Final

from lastwire.kit.refusal import refusals

refusal: Final = refusals("time-bomb")
