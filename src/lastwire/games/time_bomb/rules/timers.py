"""The clocks that run (TB-4.9, TB-4.10)."""

from __future__ import annotations

from lastwire.engine.types import Timer
from lastwire.games.time_bomb.rules.prompt import prompt
from lastwire.games.time_bomb.rules.state import BRIEFING, OVER, State


def timers(state: State) -> list[Timer]:
    """TB-4.9, TB-4.10: one clock runs, for the briefing or for the cut, and one that ends a hold."""
    if state.phase == OVER:
        return []
    holds = [Timer("hold", state.hold_until, waits=False, bars=())] if state.hold_until else []
    clock = state.options.clock
    if clock == "off":
        return holds
    waits = prompt(state)
    owed = waits.owed if waits is not None else ()
    briefing = state.phase == BRIEFING
    due = state.phase_t + 1000 * (clock.briefing if briefing else clock.cut)
    name = "briefing" if briefing else "cut"
    return [Timer(name, due, owed, kind="turn", since_ms=state.phase_t - state.postponed), *holds]
