"""Refusals of Bomb Squad."""

from __future__ import annotations

from typing import Final

from lastwire.kit.refusal import refusals

refusal: Final = refusals("bomb-squad")
