"""Which chapter carries out which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import Expire
from lastwire.games.bomb_squad.rules import timers
from lastwire.games.bomb_squad.rules.apply import card, clock, program
from lastwire.games.bomb_squad.rules.apply.briefing import become_ready, go, reject, start, take_role
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.moves import (
    Abandon,
    Activate,
    Analyst,
    Discard,
    Go,
    Intel,
    Move,
    Play,
    Ready,
    Reject,
    Role,
    Send,
    Switch,
)
from lastwire.games.bomb_squad.rules.moves import Step as Choice
from lastwire.games.bomb_squad.rules.state import EXECUTE, OVER

# --- what is legal (chapter 9) --------------------------------------------------------------------


def pass_time(step: Step) -> None:
    """BSQ-4.73: deadlines up to a command's time come before it."""
    state = step.state
    if state.started >= 0 and step.t - state.started >= state.setting.first_ms:
        clock.pass_time(step, step.t)


# --- what a move does -----------------------------------------------------------------------------


def apply(step: Step, seat: int, move: Move) -> None:
    """Chapter 4: carry out a legal move."""
    state = step.state
    if seat >= 0:
        state.last = move
        state.last_by = seat
    _DEEDS[type(move)](step, seat, move)


def _abandon(step: Step, seat: int, move: Abandon) -> None:
    clock.end(step, "abandoned")


def _expire(step: Step, seat: int, move: Expire) -> None:
    """BSQ-4.73: every deadline up to now, in order; this one in any case."""
    state, timer = step.state, move.timer
    if timer == "start":
        start(step)
        return
    clock.pass_time(step, step.t)
    for _, what, which in timers.pending(state):
        if timers.name(what, which) == timer and state.phase != OVER:
            clock.carry_out(step, what, which)
    if state.phase == EXECUTE:
        # Gas may have taken the only target of the card that is next (BSQ-4.41a).
        program.run(step, ())


_DEEDS: Final[dict[type, Callable[[Step, int, Any], None]]] = {
    Role: take_role,
    Reject: reject,
    Ready: become_ready,
    Go: go,
    Intel: card.give_intel,
    Discard: card.discard,
    Analyst: card.answer_analyst,
    Play: card.play,
    Activate: program.activate,
    Switch: card.switch,
    Send: program.send,
    Choice: program.choose,
    Abandon: _abandon,
    Expire: _expire,
}
assert set(_DEEDS) == set(get_args(Move))
