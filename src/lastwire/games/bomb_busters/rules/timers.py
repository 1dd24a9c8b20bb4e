"""The clocks that run (BB-4.31, BB-4.49)."""

from __future__ import annotations

from lastwire.engine.types import Timer
from lastwire.games.bomb_busters.rules.state import CALL, OVER, TURN, State
from lastwire.games.bomb_busters.rules.switch import switches


def timers(state: State) -> list[Timer]:
    """BB-4.31, BB-4.49: a clock for the turn or for the answer if the table wants one, the mission's own, and one that
    ends a wait."""
    if state.phase == OVER:
        return []
    found = [timer for switch in switches(state) for timer in switch.timers(state)]
    if state.phase == TURN and state.hold_until:
        found.append(Timer("hold", state.hold_until, waits=False, bars=()))
    clock = state.setting.options.clock
    if clock == "off" or state.phase == CALL:
        return found
    turn = state.phase == TURN
    due = state.asked_t + 1000 * (clock.turn if turn else clock.answer)
    seat = state.active if state.pending is None else state.pending.asked
    name = "turn" if turn else "answer"
    return [Timer(name, due, (seat,), kind="turn", since_ms=state.asked_t), *found]
