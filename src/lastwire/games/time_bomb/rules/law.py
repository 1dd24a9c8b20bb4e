"""The law of play (chapters 4, 6 and 7): what is asked, what is legal, what a move does, how it ends."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, assert_never

from lastwire.engine import game
from lastwire.engine.secret import Secret
from lastwire.engine.types import CLOCK, TABLE, Expire, Offer, Outcome, Pick, Prompt, Timer, Told
from lastwire.errors import Broken
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.content import CONTENT, ROUNDS
from lastwire.games.time_bomb.rules.events import (
    BecameReady,
    Claim,
    ClaimPassed,
    ClaimReplaced,
    ClaimsPublished,
    ClaimSubmitted,
    Event,
    HoldAsked,
    HoldReleased,
    MatchEnded,
    MatchStarted,
    RoleDealt,
    RoundEnded,
    RoundStarted,
    TimeExtended,
    WireCut,
    WiresDealt,
)
from lastwire.games.time_bomb.rules.moves import (
    ClaimSubmit,
    Cut,
    Hold,
    Move,
    PassClaim,
    Ready,
    Release,
)
from lastwire.games.time_bomb.rules.options import Clock
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    BRIEFING,
    CUTTING,
    GONE,
    OVER,
    SAFE,
    SIDES,
    SUCCESS,
    WIRES,
    State,
)
from lastwire.games.time_bomb.rules.talk import (
    Hand,
    check_hold,
    check_release,
    claim_choices,
    well_formed,
)
from lastwire.games.time_bomb.rules.text import refusal
from lastwire.games.time_bomb.rules.view import (
    PASSED,
    SLOTS,
    terrorist_prior,
    winner,
)

Step: TypeAlias = game.Step[State, Event]

MOST_SEATS: Final = 10

# --- what is asked --------------------------------------------------------------------------------

# One offer for each target and each set of face-down slots: a match builds none.
_PICKS: Final = tuple(Pick(slots) for slots in SLOTS)
_CUT_OFFERS: Final = tuple(
    tuple(Offer("cut", {"target": Pick((target,)), "slot": pick}, blank=("slot",), free=("expect",)) for pick in _PICKS)
    for target in range(MOST_SEATS)
)
_READY_OFFERS: Final = (Offer("ready"),)

# The id of a prompt is the round and the step in it: briefings count claims made in order, cuts follow from 32 on.
_CUT_PROMPTS: Final = tuple(
    tuple(Prompt(number << 6 | 32 | cut, "cut", (seat,), (), "TB-4.2") for cut in range(MOST_SEATS))
    for number in range(ROUNDS + 1)
    for seat in range(MOST_SEATS)
)


def prompt(state: State) -> Prompt | None:
    """TB-4.1, TB-4.2: a claim, readiness or a cut is owed; nothing once it is over."""
    if state.phase == CUTTING:
        return _CUT_PROMPTS[state.round * MOST_SEATS + state.clipper][state.cuts_in_round]
    if state.phase == OVER:
        return None
    mode = state.options.claim_mode
    if mode == "ordered":
        turn = (state.claim_turn - state.nipper) % state.seats
        return Prompt(state.round << 6 | turn, "claim", (state.claim_turn,), (), "TB-4.4")
    if mode == "sealed":
        waiting = tuple([seat for seat in range(state.seats) if state.sealed[seat] is None])
        done = tuple([seat for seat in range(state.seats) if state.sealed[seat] is not None])
        return Prompt(state.round << 6, "claim", waiting, done, "TB-4.4")
    return _ready_prompt(state.round, tuple(state.ready))


@cache
def _ready_prompt(number: int, ready: tuple[bool, ...]) -> Prompt:
    return Prompt(number << 6, "ready", tuple([seat for seat, done in enumerate(ready) if not done]), (), "TB-4.4")


def offers(state: State, seat: int) -> list[Offer]:
    """TB-4.8a: every legal move of a seat, computed from public facts."""
    if state.phase == CUTTING:
        if seat != state.clipper:
            return []
        if state.options.cut_back == "forbidden":
            barred = _barred(state)
            return [
                _CUT_OFFERS[target][mask]
                for target, mask in enumerate(state.down)
                if mask and target not in (seat, barred)
            ]
        return [_CUT_OFFERS[target][mask] for target, mask in enumerate(state.down) if mask and target != seat]
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    mode = state.options.claim_mode
    if mode == "ordered" and seat != state.claim_turn:
        return []
    if mode in ("ordered", "sealed"):
        return list(_claim_offers(setup.hand_size(state.round), state.boom))
    return [] if state.ready[seat] else list(_READY_OFFERS)


@cache
def _claim_offers(size: int, boom_total: int) -> tuple[Offer, ...]:
    claims = [Offer("claim_submit", fields) for fields in claim_choices(size, boom_total)]
    return (*claims, Offer("pass_claim"))


def _barred(state: State) -> int:
    """TB-7.6: the seat that may not be cut because it made the previous cut of this round; -1 if none."""
    return state.history[-1][2] if state.cuts_in_round and state.options.cut_back == "forbidden" else -1


# --- what is legal (chapter 9, in its order of checks) --------------------------------------------


def check(state: State, seat: int, move: Move) -> None:
    """TB-4.6, chapter 9: refuse a move that is not legal, with the first reason that holds."""
    match move:
        case Cut():
            _check_cut(state, seat, move)
        case Ready():
            _check_open(state, seat)
            if state.phase != BRIEFING or state.options.claim_mode in ("ordered", "sealed"):
                raise refusal("E_PHASE", "TB-4.4")
            if state.ready[seat]:
                raise refusal("E_READY", "TB-4.4")
        case ClaimSubmit():
            _check_claim_turn(state, seat)
            if not well_formed(move.success, move.boom, setup.hand_size(state.round), state.boom):
                raise refusal("E_CLAIM", "TB-5.12")
        case PassClaim():
            _check_claim_turn(state, seat)
        case Hold():
            if seat != TABLE:
                raise refusal("E_AUTH", "TB-4.10")
            _check_open(state, move.seat)
            check_hold(state, move.seat)
        case Release():
            if seat != TABLE:
                raise refusal("E_AUTH", "TB-4.10a")
            _check_open(state, move.seat)
            check_release(state, move.seat)
        case Expire():
            _check_expire(state, seat, move.timer)
        case _:
            assert_never(move)


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
    if state.options.cut_back == "forbidden" and target == _barred(state):
        raise refusal("E_CUT_BACK", "TB-7.6")


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


def _check_expire(state: State, seat: int, timer: str) -> None:
    """TB-4.9."""
    if seat != CLOCK:
        raise refusal("E_AUTH", "TB-4.9")
    if state.phase == OVER:
        raise refusal("E_OVER", "TB-4.3")
    if timer not in [running.id for running in timers(state)]:
        raise refusal("E_PHASE", "TB-4.9")


# --- what a move does -----------------------------------------------------------------------------


def apply(step: Step, seat: int, move: Move) -> None:
    """Chapter 4: carry out a legal move."""
    match move:
        case Cut():
            _cut(step, seat, move.target, move.slot, False)
        case Ready():
            _become_ready(step, seat, False)
        case ClaimSubmit():
            # Checked: well-formed claims hold whole numbers or nothing.
            success = move.success if isinstance(move.success, int) else -1
            boom = move.boom if isinstance(move.boom, int) else -1
            _submit(step, seat, (success, boom), False)
        case PassClaim():
            _submit(step, seat, PASSED, False)
        case Hold():
            _hold(step, move.seat)
        case Release():
            _release(step, move.seat)
        case Expire(timer="hold"):
            step.state.hold_until = step.state.holding = 0
        case Expire():
            if step.state.phase == BRIEFING:
                _close_briefing(step)
            else:
                _overrun(step)
        case _:
            assert_never(move)


def _become_ready(step: Step, seat: int, forced: bool) -> None:
    """TB-4.4, `free` and `off`."""
    state = step.state
    state.ready[seat] = True
    state.version += 1
    if step.told is not None:
        step.emit(BecameReady(seat, forced))
    if False not in state.ready:
        _open_cutting(step)


def _submit(step: Step, seat: int, claim: tuple[int, int], forced: bool) -> None:
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
    state.extended = False


def _cut(step: Step, cutter: int, target: int, slot: int | None, forced: bool) -> None:
    """TB-4.8: the wire is turned up, and what follows from it, in the order of the clause."""
    state = step.state
    if slot is None:
        slot = step.rng.pick(SLOTS[state.down[target]])
    # 1, 2: the Nipper lies with the target, the wire leaves the row.
    row = state.rows[target]
    wire = row[slot]
    row[slot] = GONE
    state.down[target] ^= 1 << slot
    state.nipper = target
    cut_no = state.cuts_in_round = state.cuts_in_round + 1
    state.cuts_total += 1
    state.version += 1
    state.phase_t = step.t
    state.extended = False
    state.hold_until = state.holding = 0
    state.history.append((state.round, cut_no, cutter, target, slot, wire, forced))
    # 3, 4: BOOM and the last SUCCESS stop the match.
    cause = ""
    if wire == SUCCESS:
        state.success_found += 1
        if state.success_found == state.success:
            cause = "defused"
    elif wire == BOOM:
        state.boom_found += 1
        if state.boom_found == state.boom_needed:
            cause = "boom"
    if step.told is not None:
        step.told.append(
            Told(
                WireCut(
                    state.round,
                    cut_no,
                    cutter,
                    target,
                    slot,
                    WIRES[wire],
                    forced,
                    state.success_found,
                    state.boom_found,
                    state.cuts_total,
                )
            )
        )
    if cause:
        state.final_wire = wire
        _end(step, cause)
        return
    # 5, 6: the wire goes to its pile, the target becomes the Clipper.
    state.piles[state.round][wire] += 1
    state.clipper = target
    if state.options.early_call and _lost_cause(state):
        _end(step, "timeout")
    elif cut_no == state.seats:
        _end_round(step)


def _lost_cause(state: State) -> bool:
    """TB-7.14: SWAT cannot win any more, by public numbers alone."""
    return ROUNDS * state.seats - state.cuts_total < state.success - state.success_found


def _end_round(step: Step) -> None:
    """TB-4.8 step 7."""
    state = step.state
    if state.round == ROUNDS:
        _end(step, "timeout")
        return
    if step.told is not None:
        step.emit(RoundEnded(state.round, *state.piles[state.round]))
    setup.redeal(state, step.rng)
    if step.told is not None:
        step.told.extend(_round_opening(state))


def _end(step: Step, cause: str) -> None:
    """TB-6.1, TB-6.5: the result is fixed and everything hidden is opened."""
    state = step.state
    state.phase = OVER
    state.cause = cause
    if step.told is not None:
        _, _, cutter, target, slot, wire, _ = state.history[-1]
        step.emit(
            MatchEnded(
                SIDES[winner(state)],
                cause,
                state.round,
                state.cuts_total,
                cutter,
                target,
                slot,
                WIRES[wire],
                tuple([SIDES[role] for role in state.roles]),
                None if state.leftover < 0 else SIDES[state.leftover],
                state.options.skin,
            )
        )


# --- the clock (TB-4.9, TB-4.10) ------------------------------------------------------------------


def timers(state: State) -> list[Timer]:
    """TB-4.9, TB-4.10: one clock runs, for the briefing or for the cut, and one that ends a hold."""
    if state.phase == OVER:
        return []
    holds = [Timer("hold", state.hold_until, waits=False, bars=())] if state.hold_until else []
    clock = state.options.clock
    if clock == "off":
        return holds
    waits = prompt(state)
    owed = waits.owed if waits is not None else ()
    briefing = state.phase == BRIEFING
    due = state.phase_t + 1000 * (clock.briefing if briefing else clock.cut)
    name = "briefing" if briefing else "cut"
    return [Timer(name, due, owed, kind="turn", since_ms=state.phase_t), *holds]


def _close_briefing(step: Step) -> None:
    """TB-4.9: the silent seats are ready, or pass."""
    state = step.state
    mode = state.options.claim_mode
    while state.phase == BRIEFING:
        if mode == "ordered":
            _submit(step, state.claim_turn, PASSED, True)
        elif mode == "sealed":
            _submit(step, state.sealed.index(None), PASSED, True)
        else:
            _become_ready(step, state.ready.index(False), True)


def _overrun(step: Step) -> None:
    """TB-4.9, TB-7.27: once more the same time, then a cut that hits each legal wire with the same chance."""
    state = step.state
    if not state.extended:
        state.extended = True
        state.phase_t = step.t
        step.emit(TimeExtended(state.clipper))
        return
    barred = _barred(state)
    wires = [
        (target, slot)
        for target, mask in enumerate(state.down)
        if target not in (state.clipper, barred)
        for slot in SLOTS[mask]
    ]
    target, slot = step.rng.pick(wires)
    _cut(step, state.clipper, target, slot, True)


def _hold(step: Step, seat: int) -> None:
    """TB-4.10: the running clock is put off, and a bot Clipper waits."""
    state = step.state
    length = _hold_ms(state)
    state.held[seat] = True
    state.holding |= 1 << seat
    state.hold_until = max(state.hold_until, step.t) + length
    state.phase_t += length
    step.emit(HoldAsked(seat, state.hold_until))


def _hold_ms(state: State) -> int:
    clock = state.options.clock
    return 1000 * (clock.hold if isinstance(clock, Clock) else CONTENT.clock.hold_s)


def _release(step: Step, seat: int) -> None:
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
    step.emit(HoldReleased(seat, state.hold_until))


# --- the beginning and the end --------------------------------------------------------------------


def opening(state: State) -> list[Told]:
    """TB-4.8b: the events that tell of the set-up."""
    options = state.options
    prior = terrorist_prior(state.swat, state.terrorist, state.seats)
    told = [Told(MatchStarted(state.seats, options.profile, state.clipper, prior, options.skin))]
    told.extend(Told(RoleDealt(seat, SIDES[role], options.skin), (seat,)) for seat, role in enumerate(state.roles))
    told.extend(_round_opening(state))
    return told


def _round_opening(state: State) -> list[Told]:
    safe_left = state.safe - (state.cuts_total - state.success_found - state.boom_found)
    success_left, boom_left = state.success - state.success_found, state.boom - state.boom_found
    size = setup.hand_size(state.round)
    told = [Told(RoundStarted(state.round, size, state.clipper, safe_left, success_left, boom_left))]
    for seat, row in enumerate(state.deals[-1]):
        counts = (row.count(SAFE), row.count(SUCCESS), row.count(BOOM))
        told.append(Told(WiresDealt(seat, state.round, *counts), (seat,)))
    return told


def outcome(state: State) -> Outcome | None:
    """TB-6.1, TB-6.4, TB-6.8; who exploded is kept for TB-3.8."""
    if state.phase != OVER:
        return None
    won = winner(state)
    return Outcome(
        reason=state.cause,
        winners=tuple([seat for seat, role in enumerate(state.roles) if role == won]),
        scores=tuple([1.0 if role == won else 0.0 for role in state.roles]),
        kept={"exploded": state.nipper} if state.cause == "boom" else {},
        points=tuple([int(role != won) for role in state.roles]) if state.options.match == "tokens" else (),
    )
