"""Which chapter carries out which move."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.types import Expire
from lastwire.games.academy.rules.apply import bomb, clock, round, window
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.apply.tool import use
from lastwire.games.academy.rules.moves import (
    AutoPass,
    Commit,
    Draft,
    Move,
    Pass,
    Peek,
    Protect,
    Retract,
    UseTool,
    XrayPick,
)
from lastwire.games.academy.rules.state import CARD, WIRE
from lastwire.games.academy.rules.tool import declared
from lastwire.games.academy.rules.toolkit import SNIFFER, TOOL, TOOLKIT


def apply(step: Step, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    match move:
        case Commit():
            round.commit(step, seat, CARD[move.card])
        case Peek():
            round.peek(step, move.mode, move.wires)
        case Protect():
            round.protect(step, WIRE[move.wire])
        case Pass():
            phase = step.state.phase
            round.after_window(step, phase, window.answer(step, seat, ()))
        case UseTool():
            given = declared(TOOL[move.tool], move)
            if given[0] in (SNIFFER, TOOLKIT):
                use(step, seat, given)  # BSA-4.2.3, BSA-7.33: at once, in the order of arrival
            else:
                phase = step.state.phase
                round.after_window(step, phase, window.answer(step, seat, given))
        case Draft():
            bomb.draft(step, TOOL[move.tool])
        case AutoPass():
            phase = step.state.phase
            round.after_window(step, phase, window.set_auto_pass(step, seat, TOOL[move.tool], move.on))
        case XrayPick():
            round.xray_pick(step, move.index)
        case Retract():
            round.retract(step, seat)
        case Expire():
            clock.expire(step)
        case _:
            assert_never(move)
