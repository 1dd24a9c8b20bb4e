"""More time for the table, and its end (BB-4.31)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.events import HoldAsked, HoldReleased
from lastwire.games.bomb_busters.rules.moves import Hold, Release
from lastwire.games.bomb_busters.rules.talk import holding


def hold(step: Step, seat: int, move: Hold) -> None:
    """BB-4.31: the running clock is put off, and a bot waits."""
    state = step.state
    length = 1000 * CONTENT.clock.hold_s
    state.waited |= 1 << move.seat
    state.hold_until = max(state.hold_until, step.t) + length
    state.asked_t += length
    step.emit(HoldAsked(move.seat, state.hold_until))


def release(step: Step, seat: int, move: Release) -> None:
    """BB-4.31a: what is left of the seat's own wait is taken off, and the clock gets it back."""
    state = step.state
    state.released |= 1 << move.seat
    left = max(0, state.hold_until - step.t)
    if holding(state):
        left = min(left, 1000 * CONTENT.clock.hold_s)
        state.hold_until -= left
    else:
        state.hold_until = 0
    state.asked_t -= left
    step.emit(HoldReleased(move.seat, state.hold_until))
