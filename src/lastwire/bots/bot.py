"""The contract of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule


class Bot(Protocol):
    """A bot sees what a person in its seat sees and holds no state between calls: `past` is its memory.

    All chance comes from `rng` and the budget is a number of steps, so equal seeds give equal matches. Caches keyed by
    the arguments are fine.
    """

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        """One of the moves that the offers stand for."""

    def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        """Something to say now, and how urgent it is, or None. The rule says what may be said."""


@runtime_checkable
class Volunteer(Protocol):
    """What a bot also has if it moves unasked in games that invite it to (`Pace.invited`)."""

    def volunteer(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        """One of the moves that the offers stand for, or None to decline."""
