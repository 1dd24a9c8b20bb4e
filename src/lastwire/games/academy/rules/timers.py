"""The clocks that run, and for whom (BSA-4.14.1)."""

from __future__ import annotations

from lastwire.engine.types import Timer, TimerKind
from lastwire.games.academy.rules.state import DRAFT, MEMBERS, OVER, PEEK, SELECT, WAITING, WINDOWS, State


def owed(state: State) -> tuple[int, ...]:
    """The seats whose answer the match waits for."""
    phase = state.phase
    if phase == SELECT:
        return MEMBERS[state.choosing]
    if phase in WINDOWS:
        return tuple([seat for seat in MEMBERS[state.eligible] if state.answers[seat] is None])
    if phase in (WAITING, PEEK, DRAFT):
        return state.queue[:1]
    return () if phase == OVER else (state.xray,)


def running(state: State) -> str:
    """The timer of the open question, or nothing."""
    if state.phase == OVER or state.setting.options.clock == "off":
        return ""
    if state.phase == SELECT:
        return "select"
    return "window" if state.phase in WINDOWS else "answer"


def timers(state: State) -> list[Timer]:
    """BSA-4.14.1."""
    clock, name = state.setting.options.clock, running(state)
    if clock == "off" or not name:
        return []
    length: int = getattr(clock, name)
    due = state.asked_t + 1000 * length
    # Who holds which Tool is hidden, and so is who can only pass.
    kind: TimerKind = "poll" if state.phase in WINDOWS else "turn"
    return [Timer(name, due, owed(state), kind=kind, since_ms=state.asked_t)]
