"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.refusal import refusal
from lastwire.games.time_bomb.rules.state import BRIEFING, CUTTING, OVER, State
from lastwire.games.time_bomb.rules.talk import check_hold, check_release, well_formed
from lastwire.games.time_bomb.rules.timers import timers

# --- what is asked --------------------------------------------------------------------------------


def barred_seat(state: State) -> int:
    """TB-7.6: the seat that may not be cut because it made the previous cut of this round; -1 if none."""
    return state.history[-1][2] if state.cuts_in_round and state.options.cut_back == "forbidden" else -1


# --- what is legal (chapter 9, in its order of checks) --------------------------------------------


def check(state: State, seat: int, move: Move) -> None:
    """TB-4.6, chapter 9: refuse a move that is not legal, with the first reason that holds."""
    _CHECKS[type(move)](state, seat, move)


def _check_cut(state: State, seat: int, move: Cut) -> None:
    """TB-4.6, TB-7.23."""
    if not 0 <= seat < state.seats:
        raise refusal("E_AUTH", "TB-4.6")
    if state.phase != CUTTING:
        raise refusal("E_OVER", "TB-4.3") if state.phase == OVER else refusal("E_PHASE", "TB-4.1")
    if move.expect is not None and move.expect != state.version:
        raise refusal("E_STALE", "TB-7.23")
    if seat != state.clipper:
        raise refusal("E_NOT_CLIPPER", "TB-4.6")
    target, slot = move.target, move.slot
    if not 0 <= target < state.seats:
        raise refusal("E_SEAT", "TB-4.6")
    if target == seat:
        raise refusal("E_SELF", "TB-4.6")
    mask = state.down[target]
    if not mask:
        raise refusal("E_NO_WIRES", "TB-7.4")
    if slot is not None and (slot < 0 or not mask >> slot & 1):
        raise refusal("E_SLOT", "TB-4.6")
    if state.options.cut_back == "forbidden" and target == barred_seat(state):
        raise refusal("E_CUT_BACK", "TB-7.6")


def _check_ready(state: State, seat: int, move: Ready) -> None:
    """TB-4.4."""
    _check_open(state, seat)
    if state.phase != BRIEFING or state.options.claim_mode in ("ordered", "sealed"):
        raise refusal("E_PHASE", "TB-4.4")
    if state.ready[seat]:
        raise refusal("E_READY", "TB-4.4")


def _check_claim(state: State, seat: int, move: ClaimSubmit) -> None:
    """TB-5.12."""
    _check_claim_turn(state, seat)
    if not well_formed(move.success, move.boom, setup.hand_size(state.round), state.boom):
        raise refusal("E_CLAIM", "TB-5.12")


def _check_pass(state: State, seat: int, move: PassClaim) -> None:
    _check_claim_turn(state, seat)


def _check_hold(state: State, seat: int, move: Hold) -> None:
    """TB-4.10."""
    if seat != TABLE:
        raise refusal("E_AUTH", "TB-4.10")
    _check_open(state, move.seat)
    check_hold(state, move.seat)


def _check_release(state: State, seat: int, move: Release) -> None:
    """TB-4.10a."""
    if seat != TABLE:
        raise refusal("E_AUTH", "TB-4.10a")
    _check_open(state, move.seat)
    check_release(state, move.seat)


def _check_open(state: State, seat: int) -> None:
    if not 0 <= seat < state.seats:
        raise refusal("E_AUTH", "TB-4.8a")
    if state.phase == OVER:
        raise refusal("E_OVER", "TB-4.3")


def _check_claim_turn(state: State, seat: int) -> None:
    """TB-4.4, TB-4.5."""
    _check_open(state, seat)
    if state.phase != BRIEFING or state.options.claim_mode not in ("ordered", "sealed"):
        raise refusal("E_PHASE", "TB-4.5")
    if state.options.claim_mode == "ordered" and seat != state.claim_turn:
        raise refusal("E_CLAIM_TURN", "TB-4.4")


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """TB-4.9."""
    if seat != CLOCK:
        raise refusal("E_AUTH", "TB-4.9")
    if state.phase == OVER:
        raise refusal("E_OVER", "TB-4.3")
    if move.timer not in [running.id for running in timers(state)]:
        raise refusal("E_PHASE", "TB-4.9")


# By kind of move, as a table: it is read for every move.
_CHECKS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    Cut: _check_cut,
    Ready: _check_ready,
    ClaimSubmit: _check_claim,
    PassClaim: _check_pass,
    Hold: _check_hold,
    Release: _check_release,
    Expire: _check_expire,
}
assert _CHECKS.keys() == set(get_args(Move))
