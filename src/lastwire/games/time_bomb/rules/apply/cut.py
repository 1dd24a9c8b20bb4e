"""A cut and all that follows from it: the end of a round, and of the match (TB-4.8)."""

from __future__ import annotations

from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.apply.step import Step
from lastwire.games.time_bomb.rules.check import barred_seat
from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.events import MatchEnded, RoundEnded, TimeExtended, WireCut
from lastwire.games.time_bomb.rules.opening import round_opening
from lastwire.games.time_bomb.rules.outcome import shown_leftover, winner
from lastwire.games.time_bomb.rules.state import BOOM, GONE, OVER, SIDES, SLOTS, SUCCESS, WIRES, State

# --- what a move does -----------------------------------------------------------------------------


def cut(step: Step, cutter: int, target: int, slot: int | None, forced: bool) -> None:
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
    state.hold_until = state.holding = state.postponed = 0
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
    if cause:
        state.final_wire = wire
    else:
        # 5, 6: the wire goes to its pile, the target becomes the Clipper.
        state.piles[state.round][wire] += 1
        state.clipper = target
    if step.told is not None:
        step.emit(
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
                cause == "boom",
            )
        )
    if cause:
        _end(step, cause)
    elif state.options.early_call and _lost_cause(state):
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
        for told in round_opening(state):
            step.emit(told.event, told.only)


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
                shown_leftover(state),
                state.options.skin,
            )
        )


# --- the clock (TB-4.9, TB-4.10) ------------------------------------------------------------------


def overrun(step: Step) -> None:
    """TB-4.9, TB-7.27: once more the same time, then a cut that hits each legal wire with the same chance."""
    state = step.state
    if not state.extended:
        state.extended = True
        state.phase_t = step.t
        state.postponed = 0
        step.emit(TimeExtended(state.clipper))
        return
    barred = barred_seat(state)
    wires = [
        (target, slot)
        for target, mask in enumerate(state.down)
        if target not in (state.clipper, barred)
        for slot in SLOTS[mask]
    ]
    target, slot = step.rng.pick(wires)
    cut(step, state.clipper, target, slot, True)
