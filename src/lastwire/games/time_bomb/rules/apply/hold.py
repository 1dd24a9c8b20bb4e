"""More time for the table, and its end (TB-4.10)."""

from __future__ import annotations

from lastwire.games.time_bomb.rules.apply.step import Step
from lastwire.games.time_bomb.rules.content import CONTENT
from lastwire.games.time_bomb.rules.events import HoldAsked, HoldReleased
from lastwire.games.time_bomb.rules.options import Clock
from lastwire.games.time_bomb.rules.state import State


def hold(step: Step, seat: int) -> None:
    """TB-4.10: the running clock is put off, and a bot Clipper waits."""
    state = step.state
    length = _hold_ms(state)
    state.held[seat] = True
    state.holding |= 1 << seat
    state.hold_until = max(state.hold_until, step.t) + length
    state.phase_t += length
    state.postponed += length
    step.emit(HoldAsked(seat, state.hold_until))


def _hold_ms(state: State) -> int:
    clock = state.options.clock
    return 1000 * (clock.hold if isinstance(clock, Clock) else CONTENT.clock.hold_s)


def release(step: Step, seat: int) -> None:
    """TB-4.10a: what is left of the seat's own hold is taken off, and the clock gets it back."""
    state = step.state
    state.holding &= ~(1 << seat)
    left = max(0, state.hold_until - step.t)
    if state.holding:
        left = min(left, _hold_ms(state))
        state.hold_until -= left
    else:
        state.hold_until = 0
    state.phase_t -= left
    state.postponed -= left
    step.emit(HoldReleased(seat, state.hold_until))
