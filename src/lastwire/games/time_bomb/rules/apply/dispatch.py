"""Which chapter carries out which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import Expire
from lastwire.games.time_bomb.rules.apply.briefing import become_ready, close_briefing, submit
from lastwire.games.time_bomb.rules.apply.cut import cut, overrun
from lastwire.games.time_bomb.rules.apply.hold import hold, release
from lastwire.games.time_bomb.rules.apply.step import Step
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.state import BRIEFING, PASSED


def apply(step: Step, seat: int, move: Move) -> None:
    """Chapter 4: carry out a legal move."""
    _DEEDS[type(move)](step, seat, move)


def _cut(step: Step, seat: int, move: Cut) -> None:
    cut(step, seat, move.target, move.slot, False)


def _ready(step: Step, seat: int, move: Ready) -> None:
    become_ready(step, seat, False)


def _claim(step: Step, seat: int, move: ClaimSubmit) -> None:
    # Checked: well-formed claims hold whole numbers or nothing.
    success = move.success if isinstance(move.success, int) else -1
    boom = move.boom if isinstance(move.boom, int) else -1
    submit(step, seat, (success, boom), False)


def _pass(step: Step, seat: int, move: PassClaim) -> None:
    submit(step, seat, PASSED, False)


def _hold(step: Step, seat: int, move: Hold) -> None:
    hold(step, move.seat)


def _release(step: Step, seat: int, move: Release) -> None:
    release(step, move.seat)


def _expire(step: Step, seat: int, move: Expire) -> None:
    if move.timer == "hold":
        step.state.hold_until = step.state.holding = 0
    elif step.state.phase == BRIEFING:
        close_briefing(step)
    else:
        overrun(step)


# By kind of move, as a table: it is read for every move.
_DEEDS: Final[dict[type, Callable[[Step, int, Any], None]]] = {
    Cut: _cut,
    Ready: _ready,
    ClaimSubmit: _claim,
    PassClaim: _pass,
    Hold: _hold,
    Release: _release,
    Expire: _expire,
}
assert _DEEDS.keys() == set(get_args(Move))
