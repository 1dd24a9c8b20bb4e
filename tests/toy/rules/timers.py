"""The clocks that run."""

from __future__ import annotations

from lastwire.engine.types import Timer
from tests.toy.rules.prompt import owed
from tests.toy.rules.state import ANSWER, OVER, State

ANSWERS = "answer"
MATCH = "match"


# --- who is asked ----------------------------------------------------------------------------------------------------


def timers(state: State) -> list[Timer]:
    """TOY-3.9"""
    if not state.options.clock or state.phase == OVER:
        return []
    return [
        Timer(
            ANSWERS,
            state.prompt_t + state.answer_ms,
            owed(state),
            kind="poll" if state.phase == ANSWER else "turn",
            since_ms=state.prompt_t,
        ),
        Timer(MATCH, state.match_ms),
    ]
