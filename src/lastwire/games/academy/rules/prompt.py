"""Whom the match waits for, and for what."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Prompt
from lastwire.games.academy.rules import timers
from lastwire.games.academy.rules.state import DRAFT, MEMBERS, OVER, PEEK, PHASES, SELECT, WAITING, State

_CLAUSES: Final = (
    "BSA-4.10.3",
    "BSA-4.2.1",
    "BSA-4.3.2",
    "BSA-4.4.2",
    "BSA-4.3.2",
    "BSA-4.3.2",
    "BSA-4.12.20",
    "BSA-4.3.2",
    "BSA-4.3.2",
    "BSA-4.8.2",
    "",
)

# Prompts for choosing a card, by number and by who has chosen; prompts for one seat, by number, phase and seat.
_selects: Final[dict[int, Prompt]] = {}
_turns: Final[dict[int, Prompt]] = {}
_IN_TURN: Final = frozenset({WAITING, PEEK, DRAFT})


def prompt(state: State) -> Prompt | None:
    """The table of steps in 4.13. Whom it names follows from public facts alone (BSA-5.7)."""
    phase = state.phase
    if phase == SELECT:
        everybody = state.setting.everybody
        name = state.asked << 10 | state.choosing << 5 | everybody
        known = _selects.get(name)
        if known is None:
            owed, may = MEMBERS[state.choosing], MEMBERS[everybody & ~state.choosing]
            known = Prompt(state.asked, "select", owed, may, "BSA-4.2.1")
            if state.asked < 256:  # longer matches are rare, and nothing here is ever thrown away
                _selects[name] = known
        return known
    if phase == OVER:
        return None
    if phase in _IN_TURN:
        name = (state.asked << 4 | phase) << 3 | state.queue[0]
        known = _turns.get(name)
        if known is None:
            known = Prompt(state.asked, PHASES[phase], state.queue[:1], (), _CLAUSES[phase])
            if state.asked < 256:
                _turns[name] = known
        return known
    return Prompt(state.asked, PHASES[phase], timers.owed(state), (), _CLAUSES[phase])
