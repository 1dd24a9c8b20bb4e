"""Claims, readiness, and the end of the briefing (TB-4.4, TB-4.5)."""

from __future__ import annotations

from lastwire.engine.secret import Secret
from lastwire.errors import Broken
from lastwire.games.time_bomb.rules.apply.step import Step
from lastwire.games.time_bomb.rules.events import (
    BecameReady,
    Claim,
    ClaimPassed,
    ClaimReplaced,
    ClaimsPublished,
    ClaimSubmitted,
)
from lastwire.games.time_bomb.rules.state import BRIEFING, CUTTING, PASSED
from lastwire.games.time_bomb.rules.talk import Hand

# --- what a move does -----------------------------------------------------------------------------


def become_ready(step: Step, seat: int, forced: bool) -> None:
    """TB-4.4, `free` and `off`."""
    state = step.state
    state.ready[seat] = True
    state.version += 1
    if step.told is not None:
        step.emit(BecameReady(seat, forced))
    if False not in state.ready:
        _open_cutting(step)


def submit(step: Step, seat: int, claim: tuple[int, int], forced: bool) -> None:
    """TB-4.4, `ordered` and `sealed`."""
    if step.state.options.claim_mode == "ordered":
        _claim_in_turn(step, seat, claim, forced)
    else:
        _claim_sealed(step, seat, claim, forced)


def _claim_in_turn(step: Step, seat: int, claim: tuple[int, int], forced: bool) -> None:
    """TB-4.4 `ordered`: public at once; after the N-th, cutting begins."""
    state = step.state
    state.version += 1
    if claim == PASSED:
        step.emit(ClaimPassed(seat, forced))
    else:
        success, boom = _stated(claim)
        step.emit(ClaimSubmitted(seat, Secret(success, None), Secret(boom, None), Secret(False, None), False, forced))
        if step.told is not None:
            step.said.append((seat, Hand(success, boom)))
    state.claim_turn = (seat + 1) % state.seats
    if state.claim_turn == state.nipper:
        state.claim_turn = -1
        _open_cutting(step)


def _claim_sealed(step: Step, seat: int, claim: tuple[int, int], forced: bool) -> None:
    """TB-4.4 `sealed`: hidden until the last seat has submitted, and replaceable until then.

    A replacement leaves `version` alone: a public number that rises would tell of it (TB-4.8b).
    """
    state = step.state
    again = state.sealed[seat] is not None
    state.sealed[seat] = claim
    success, boom = _stated(claim)
    passed = claim == PASSED
    if again:
        step.emit(ClaimReplaced(seat, success, boom, passed), only=(seat,))
        return
    state.version += 1
    own = (seat,)
    step.emit(ClaimSubmitted(seat, Secret(success, own), Secret(boom, own), Secret(passed, own), True, forced))
    if None not in state.sealed:
        _publish(step)


def _publish(step: Step) -> None:
    """TB-4.4 `sealed`: all claims at once, in seat order."""
    claims = []
    for seat, claim in enumerate(step.state.sealed):
        if claim is None:
            raise Broken(f"TB-4.4: seat {seat} has not submitted")
        claims.append(Claim(seat, *_stated(claim), claim == PASSED))
        if claim != PASSED and step.told is not None:
            step.said.append((seat, Hand(*_stated(claim))))
    step.emit(ClaimsPublished(tuple(claims)))
    _open_cutting(step)


def _stated(claim: tuple[int, int]) -> tuple[int | None, int | None]:
    success, boom = claim
    return (success if success >= 0 else None), (boom if boom >= 0 else None)


def _open_cutting(step: Step) -> None:
    state = step.state
    state.phase = CUTTING
    state.phase_t = step.t
    state.postponed = 0
    state.extended = False


# --- the clock (TB-4.9, TB-4.10) ------------------------------------------------------------------


def close_briefing(step: Step) -> None:
    """TB-4.9: the silent seats are ready, or pass."""
    state = step.state
    mode = state.options.claim_mode
    while state.phase == BRIEFING:
        if mode == "ordered":
            submit(step, state.claim_turn, PASSED, True)
        elif mode == "sealed":
            submit(step, state.sealed.index(None), PASSED, True)
        else:
            become_ready(step, state.ready.index(False), True)
