"""A chance as people say it: exact where that is short, rounded where not, and never rounded to a certainty."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from lastwire.message import Message

SHORT: Final = 12  # the largest denominator that people picture


def chance(weight: int, total: int) -> Message:
    """`weight` cases of `total` as a message: "3 in 4", "about 43 %"."""
    exact = Fraction(weight, total)
    if exact.denominator <= SHORT:
        return Message("chance-exact", args={"n": exact.numerator, "of": exact.denominator})
    percent = min(99, max(1, round(exact * 100)))
    return Message("chance-about", args={"percent": percent})
