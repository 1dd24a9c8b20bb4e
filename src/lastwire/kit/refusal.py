"""Refusals of a game: each code has one sentence, `<game>-refuse-<code>`."""

from __future__ import annotations

from collections.abc import Callable

from lastwire.errors import Refused
from lastwire.message import Message, Value


def refusals(game: str) -> Callable[..., Refused]:
    """Makes a game's refusals: from a code, a clause and what fills the sentence."""

    def refusal(code: str, clause: str, **values: Value) -> Refused:
        return Refused(code, clause, Message(f"{game}-refuse-{code}", args=values))

    return refusal
