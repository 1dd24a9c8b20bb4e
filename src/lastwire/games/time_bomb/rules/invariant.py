"""What must hold of every state (chapter 9, property tests). A violation is our fault, never a player's."""

from __future__ import annotations

from collections import Counter

from lastwire.errors import Broken
from lastwire.games.time_bomb.rules.content import HAND, ROUNDS
from lastwire.games.time_bomb.rules.setup import skips_briefing
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    BRIEFING,
    CUTTING,
    GONE,
    OVER,
    SAFE,
    SUCCESS,
    SWAT,
    TERRORIST,
    State,
)


def check(state: State) -> None:
    """Raise `Broken` if the state cannot be."""
    _check_shape(state)
    _check_wires(state)
    _check_history(state)
    _check_phase(state)


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(f"time-bomb: {what}")


def _check_shape(state: State) -> None:
    seats = state.seats
    by_seat = (state.roles, state.rows, state.down, state.sealed, state.ready, state.held, state.deals[-1])
    _must(all(len(values) == seats for values in by_seat), "something is not kept for every seat")
    _must(1 <= state.round <= ROUNDS, f"TB-2.7: round {state.round}")
    _must(0 <= state.clipper < seats and 0 <= state.nipper < seats, "TB-3.7: the Nipper lies with nobody")
    cards = Counter(state.roles)
    cards[state.leftover] += 1
    cards.pop(GONE, None)
    _must(cards == {SWAT: state.swat, TERRORIST: state.terrorist}, "TB-3.2: the roles are not those of the deck")
    _must((state.leftover < 0) == (state.swat + state.terrorist == seats), "TB-3.2: the card left over")
    _must(min(state.version, state.phase_t, state.hold_until) >= 0, "a counter is negative")


def _check_wires(state: State) -> None:
    size = HAND + 1 - state.round
    for row, mask, dealt in zip(state.rows, state.down, state.deals[-1], strict=True):
        _must(len(row) == len(dealt) == size, f"TB-2.7: a row of {len(row)} in round {state.round}")
        _must(mask == sum(1 << slot for slot, wire in enumerate(row) if wire != GONE), "the mask of a row is wrong")
        _must(all(now in (was, GONE) for now, was in zip(row, dealt, strict=True)), "TB-3.6: a wire moved in its row")
    on_table = Counter(wire for row in state.rows for wire in row)
    cut = [sum(pile[wire] for pile in state.piles) + (state.final_wire == wire) for wire in (SAFE, SUCCESS, BOOM)]
    totals = (state.safe, state.success, state.boom)
    for wire, total in enumerate(totals):
        _must(on_table[wire] + cut[wire] == total, f"wires of type {wire} are not conserved")
    _must(sum(totals) == HAND * state.seats, "TB-2.6: the deck is not five for each player")
    _must(cut[SUCCESS] == state.success_found, "success_found does not count the SUCCESS wires cut")
    _must(cut[BOOM] == state.boom_found, "boom_found does not count the BOOM wires cut")
    _must(sum(cut) == state.cuts_total, "cuts_total does not count the wires cut")
    _must(all(sum(pile) <= state.seats for pile in state.piles[1:]), "TB-2.7: a pile is too high")
    at_start = Counter(wire for row in state.deals[-1] for wire in row)[SUCCESS]
    _must(state.success_at_round_start == at_start, "success_at_round_start is wrong")


def _check_history(state: State) -> None:
    lump = sum(state.piles[0])
    _must(len(state.history) + lump == state.cuts_total, "the history does not hold every cut")
    _must(lump % state.seats == 0, "TB-3.10: the lump is no number of whole rounds")
    first_round = lump // state.seats + 1
    _must(len(state.deals) == state.round - first_round + 1, "the deals are not kept for every round")
    clipper = None
    for index, (number, cut_no, cutter, target, slot, wire, _) in enumerate(state.history):
        _must((number, cut_no) == (first_round + index // state.seats, index % state.seats + 1), "cuts are misnumbered")
        _must(clipper is None or cutter == clipper, "TB-4.8: the target of a cut did not make the next")
        _must(cutter != target, "TB-4.6: somebody cut an own wire")
        _must(state.deals[number - first_round][target][slot] == wire, "a wire differs from the one dealt")
        clipper = target
    this_round = sum(1 for cut in state.history if cut[0] == state.round)
    _must(state.cuts_in_round == this_round, "cuts_in_round does not count this round's cuts")
    if clipper is not None:
        _must(state.nipper == clipper, "TB-4.8: the Nipper is not with the last target")
    _must(state.cuts_total <= ROUNDS * state.seats, "TB-7.3: too many cuts")


def _check_phase(state: State) -> None:
    stopped = state.success_found == state.success or state.boom_found == state.boom_needed
    if state.phase == OVER:
        _must(state.cause in ("defused", "boom", "timeout"), f"TB-6.1: cause {state.cause!r}")
        _must((state.cause == "timeout") == (state.final_wire == GONE) == (not stopped), "TB-6.5: the final wire")
        _must(bool(state.history), "TB-6.6: it ended without a cut")
        keeper = state.history[-1][3] if state.cause == "timeout" else state.history[-1][2]
        _must(state.clipper == keeper, "TB-6.5: the Clipper after the end")
        return
    _must(not stopped and not state.cause and state.final_wire == GONE, "TB-6.1: it should be over")
    _must(state.clipper == state.nipper, "TB-4.8: the Clipper does not hold the Nipper")
    _must(state.cuts_in_round < state.seats, "TB-4.8: the round should have ended")
    ordered = state.phase == BRIEFING and state.options.claim_mode == "ordered"
    _must((0 <= state.claim_turn < state.seats) == ordered, "TB-4.4: whose claim is due")
    if state.phase == CUTTING:
        others = sum(mask.bit_count() for seat, mask in enumerate(state.down) if seat != state.clipper)
        _must(others > 0, "TB-7.5: the Clipper has nothing to cut")
        return
    _must(not skips_briefing(state.options), "TB-4.1: this table has no briefings")
    _must(state.cuts_in_round == 0, "TB-4.1: a cut during a briefing")
    _must(state.options.claim_mode == "ordered" or False in state.ready, "TB-4.4: all are ready")
    _must(state.options.claim_mode != "sealed" or None in state.sealed, "TB-4.4: all claims are in")
