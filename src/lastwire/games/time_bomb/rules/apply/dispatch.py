"""Which chapter carries out which move."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.types import Expire
from lastwire.games.time_bomb.rules.apply.briefing import become_ready, close_briefing, submit
from lastwire.games.time_bomb.rules.apply.cut import cut, overrun
from lastwire.games.time_bomb.rules.apply.hold import hold, release
from lastwire.games.time_bomb.rules.apply.step import Step
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.state import BRIEFING, PASSED


def apply(step: Step, seat: int, move: Move) -> None:
    """Chapter 4: carry out a legal move."""
    match move:
        case Cut():
            cut(step, seat, move.target, move.slot, False)
        case Ready():
            become_ready(step, seat, False)
        case ClaimSubmit():
            # Checked: well-formed claims hold whole numbers or nothing.
            success = move.success if isinstance(move.success, int) else -1
            boom = move.boom if isinstance(move.boom, int) else -1
            submit(step, seat, (success, boom), False)
        case PassClaim():
            submit(step, seat, PASSED, False)
        case Hold():
            hold(step, move.seat)
        case Release():
            release(step, move.seat)
        case Expire(timer="hold"):
            step.state.hold_until = step.state.holding = 0
        case Expire():
            if step.state.phase == BRIEFING:
                close_briefing(step)
            else:
                overrun(step)
        case _:
            assert_never(move)
