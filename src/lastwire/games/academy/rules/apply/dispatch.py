"""Which chapter carries out which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

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
    Staff,
    UseTool,
    XrayPick,
)
from lastwire.games.academy.rules.state import CARD, WIRE
from lastwire.games.academy.rules.tool import declared
from lastwire.games.academy.rules.toolkit import SNIFFER, TOOL, TOOLKIT


def apply(step: Step, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    _DEEDS[type(move)](step, seat, move)


def _commit(step: Step, seat: int, move: Commit) -> None:
    round.commit(step, seat, CARD[move.card])


def _retract(step: Step, seat: int, move: Retract) -> None:
    round.retract(step, seat)


def _use_tool(step: Step, seat: int, move: UseTool) -> None:
    given = declared(TOOL[move.tool], move)
    if given[0] in (SNIFFER, TOOLKIT):
        use(step, seat, given)  # BSA-4.2.3, BSA-7.33: at once, in the order of arrival
    else:
        phase = step.state.phase
        round.after_window(step, phase, window.answer(step, seat, given))


def _pass(step: Step, seat: int, move: Pass) -> None:
    phase = step.state.phase
    round.after_window(step, phase, window.answer(step, seat, ()))


def _auto_pass(step: Step, seat: int, move: AutoPass) -> None:
    phase = step.state.phase
    round.after_window(step, phase, window.set_auto_pass(step, seat, TOOL[move.tool], move.on))


def _protect(step: Step, seat: int, move: Protect) -> None:
    round.protect(step, WIRE[move.wire])


def _xray_pick(step: Step, seat: int, move: XrayPick) -> None:
    round.xray_pick(step, move.index)


def _peek(step: Step, seat: int, move: Peek) -> None:
    round.peek(step, move.mode, move.wires)


def _draft(step: Step, seat: int, move: Draft) -> None:
    bomb.draft(step, TOOL[move.tool])


def _staff(step: Step, seat: int, move: Staff) -> None:
    """BSA-7.50: from the next answer on."""
    if move.bot:
        step.state.bots |= 1 << move.seat
    else:
        step.state.bots &= ~(1 << move.seat)


def _expire(step: Step, seat: int, move: Expire) -> None:
    clock.expire(step)


# By kind of move, as a table: it is read for every move.
_DEEDS: Final[dict[type, Callable[[Step, int, Any], None]]] = {
    Commit: _commit,
    Retract: _retract,
    UseTool: _use_tool,
    Pass: _pass,
    AutoPass: _auto_pass,
    Protect: _protect,
    XrayPick: _xray_pick,
    Peek: _peek,
    Draft: _draft,
    Staff: _staff,
    Expire: _expire,
}
assert _DEEDS.keys() == set(get_args(Move))
