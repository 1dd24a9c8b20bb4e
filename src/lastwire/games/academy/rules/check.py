"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.games.academy.rules import timers, tool
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
from lastwire.games.academy.rules.offer import PLAIN_PEEKS
from lastwire.games.academy.rules.refusal import refusal
from lastwire.games.academy.rules.state import (
    CARD,
    DRAFT,
    NONE,
    OVER,
    PEEK,
    SELECT,
    WAIT,
    WAITING,
    WINDOWS,
    WIRE,
    XRAY,
    State,
)
from lastwire.games.academy.rules.toolkit import MIRROR, TOOL


def check(state: State, seat: int, move: Move) -> None:
    """Refuse a move that is not legal, with the first reason that holds."""
    _CHECKS[type(move)](state, seat, move)


def _check_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.setting.seats:
        raise refusal("E_AUTH", "BSA-9.5")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSA-6.1")


def _check_phase(state: State, seat: int, phase: int, clause: str) -> None:
    if state.phase != phase or not 0 <= seat < state.setting.seats:
        _check_seat(state, seat)
        raise refusal("E_PHASE", clause)


def _check_turn(state: State, seat: int, phase: int, clause: str) -> None:
    _check_phase(state, seat, phase, clause)
    if seat != state.queue[0]:
        raise refusal("E_TURN", clause)


def _check_commit(state: State, seat: int, move: Commit) -> None:
    """BSA-4.2.1, BSA-3.6, BSA-4.9.2, BSA-4.9.3."""
    card = CARD[move.card]
    if state.phase == SELECT and seat >= 0 and state.choosing >> seat & 1 and state.hands[seat] >> card & 1:
        return
    _check_phase(state, seat, SELECT, "BSA-4.2.1")
    if not state.setting.full_hand >> card & 1:
        raise refusal("E_WIRE", "BSA-3.6")
    if state.committed[seat] != NONE:
        raise refusal("E_COMMITTED", "BSA-4.2.2")
    if card in state.stacks[seat]:
        raise refusal("E_OUT", "BSA-4.9.2")
    if card == WAIT and state.spent >> seat & 1:
        raise refusal("E_SPENT", "BSA-4.9.3")
    raise refusal("E_CARD", "BSA-4.2.1")


def _check_retract(state: State, seat: int, move: Retract) -> None:
    """BSA-4.2.2."""
    _check_phase(state, seat, SELECT, "BSA-4.2.2")
    if state.committed[seat] == NONE:
        raise refusal("E_NO_COMMIT", "BSA-4.2.2")


def _check_protect(state: State, seat: int, move: Protect) -> None:
    """BSA-4.4.2, BSA-3.6."""
    _check_turn(state, seat, WAITING, "BSA-4.4.2")
    if WIRE[move.wire] >= state.setting.wires:
        raise refusal("E_WIRE", "BSA-3.6")


def _check_draft(state: State, seat: int, move: Draft) -> None:
    """BSA-4.10.3."""
    _check_turn(state, seat, DRAFT, "BSA-4.10.3")
    if TOOL[move.tool] not in state.display:
        raise refusal("E_DRAFT", "BSA-4.10.3")


def _check_xray(state: State, seat: int, move: XrayPick) -> None:
    """BSA-4.12.20."""
    _check_phase(state, seat, XRAY, "BSA-4.12.20")
    if seat != state.xray:
        raise refusal("E_TURN", "BSA-4.12.20")
    if not 0 <= move.index < len(tool.xray_cards(state)):
        raise refusal("E_INDEX", "BSA-4.12.20")


def _check_pass(state: State, seat: int, move: Pass) -> None:
    """BSA-4.3.1, BSA-4.3.2."""
    _check_seat(state, seat)
    if state.phase not in WINDOWS:
        raise refusal("E_NO_WINDOW", "BSA-4.3.1")
    _check_asked(state, seat)


def _check_asked(state: State, seat: int) -> None:
    """BSA-4.3.2."""
    if not state.eligible >> seat & 1:
        raise refusal("E_NOT_ASKED", "BSA-4.3.1")
    if state.answers[seat] is not None:
        raise refusal("E_ANSWERED", "BSA-4.3.2")


def _check_use(state: State, seat: int, move: UseTool) -> None:
    """BSA-4.2.3, BSA-4.3.7."""
    _check_seat(state, seat)
    number = TOOL[move.tool]
    if state.phase not in WINDOWS and state.phase != SELECT:
        raise refusal("E_NO_WINDOW", "BSA-4.3.1")
    if not state.tools[seat] >> number & 1:
        raise refusal("E_TOOL", "BSA-4.3.6")
    if not tool.WINDOW_TOOLS[state.phase] >> number & 1:
        raise refusal("E_WINDOW", tool.CLAUSES[number])
    if state.phase == SELECT:
        if state.committed[seat] != NONE:
            raise refusal("E_COMMITTED", "BSA-4.2.3")
    elif state.answers[seat] is not None:
        raise refusal("E_ANSWERED", "BSA-4.3.2")
    tool.check_use(state, seat, number, move)


def _check_auto(state: State, seat: int, move: AutoPass) -> None:
    """BSA-4.14.3: set when asked about the Tool, lifted while cards are chosen."""
    _check_seat(state, seat)
    number = TOOL[move.tool]
    if move.on:
        if state.phase not in WINDOWS:
            raise refusal("E_NO_WINDOW", "BSA-4.14.3")
        _check_asked(state, seat)
        if not tool.playable(state, seat, state.phase) >> number & 1:
            raise refusal("E_AUTO_WHAT", "BSA-4.14.3")
        return
    if state.phase != SELECT:
        raise refusal("E_PHASE", "BSA-4.14.3")
    if not state.auto[seat] >> number & 1:
        raise refusal("E_AUTO_WHAT", "BSA-4.14.3")


def _check_peek(state: State, seat: int, move: Peek) -> None:
    """BSA-4.8.2, BSA-7.28."""
    _check_turn(state, seat, PEEK, "BSA-4.8.2")
    if move in PLAIN_PEEKS[state.setting.wires]:
        return
    places = [WIRE[wire] for wire in move.wires]
    if places and max(places) >= state.setting.wires:
        raise refusal("E_WIRE", "BSA-3.6")
    needed = {"decks": 2, "tiles": 1}.get(move.mode, 0)
    if len(places) != needed or places != sorted(set(places)):
        raise refusal("E_PEEK", "BSA-7.28" if move.mode == "decks" else "BSA-4.8.2")
    if move.mode == "mirror" and not state.tools[seat] >> MIRROR & 1:
        raise refusal("E_TOOL", "BSA-4.12.11")


def _check_staff(state: State, seat: int, move: Staff) -> None:
    """BSA-7.50."""
    if seat != TABLE or not 0 <= move.seat < state.setting.seats:
        raise refusal("E_AUTH", "BSA-7.50")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSA-6.1")
    if state.setting.options.tool_order == "score":
        raise refusal("E_PHASE", "BSA-7.50")


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """BSA-4.14.2."""
    if seat != CLOCK:
        raise refusal("E_AUTH", "BSA-4.14.2")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSA-6.1")
    if not move.timer or move.timer != timers.running(state):
        raise refusal("E_PHASE", "BSA-4.14.1")


# By kind of move, as a table: it is read for every move.
_CHECKS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    Commit: _check_commit,
    Retract: _check_retract,
    UseTool: _check_use,
    Pass: _check_pass,
    AutoPass: _check_auto,
    Protect: _check_protect,
    XrayPick: _check_xray,
    Peek: _check_peek,
    Draft: _check_draft,
    Staff: _check_staff,
    Expire: _check_expire,
}
assert _CHECKS.keys() == set(get_args(Move))
