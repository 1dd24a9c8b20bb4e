"""Whom the match waits for, and for what."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Prompt
from lastwire.games.badaboom.rules.board import others
from lastwire.games.badaboom.rules.state import ASKS, NONE, OVER, State
from lastwire.games.badaboom.rules.timers import owed

_CLAUSES: Final = ("GB-3.8", "GB-4.22", "GB-4.31", "GB-4.36", "GB-4.40", "GB-2.40", "GB-2.40", "GB-4.75", "", "GB-2.49")
_OTHERS: Final = tuple(tuple(others(seats, seat) for seat in range(seats)) for seats in range(6))


def prompt(state: State) -> Prompt | None:
    """What the match waits for. Where one seat is asked, everybody else may move unasked: passes in advance, and the
    optional rules."""
    if state.phase == OVER:
        return None
    ask = state.ask
    asked = state.asked
    if asked != NONE:
        return Prompt(state.prompt_no, ASKS[ask], (asked,), _OTHERS[state.seats][asked], _CLAUSES[ask])
    return Prompt(state.prompt_no, ASKS[ask], owed(state), (), _CLAUSES[ask])
