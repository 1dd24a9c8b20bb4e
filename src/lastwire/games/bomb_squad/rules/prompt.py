"""Whom the match waits for, and for what."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Prompt
from lastwire.games.bomb_squad.rules import setup
from lastwire.games.bomb_squad.rules.state import BRIEFING, OVER, PHASES, TURN, State

_CLAUSES: Final = (
    "BSQ-3.5",
    "BSQ-4.76",
    "BSQ-4.76",
    "BSQ-4.2",
    "BSQ-4.18",
    "BSQ-4.31",
    "BSQ-4.40",
    "",
)

_ALONE: Final = tuple((seat,) for seat in range(max(setup.PLAYERS)))  # by seat: asked alone


def prompt(state: State) -> Prompt | None:
    """BSQ-4.1, BSQ-4.4: one seat is asked, but for the briefing, where all say when they are ready."""
    phase = state.phase
    if phase == TURN:
        return Prompt(state.asked, "turn", _ALONE[state.seat], (), "BSQ-4.2")
    if phase == OVER:
        return None
    if phase == BRIEFING:
        waiting = tuple([seat for seat in range(state.setting.seats) if not state.ready >> seat & 1])
        return Prompt(state.asked, "briefing", waiting, (), "BSQ-4.76")
    return Prompt(state.asked, PHASES[phase], (state.seat,), (), _CLAUSES[phase])
