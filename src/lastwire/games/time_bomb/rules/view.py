"""Who may know what (chapter 5.A): a view is built for each viewer from nothing."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress, starmap

from msgspec import Struct

from lastwire.engine.types import ALL, Viewer
from lastwire.games.time_bomb.rules.content import HAND, ROUNDS
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.outcome import shown_leftover, winner
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    BRIEFING,
    OVER,
    PASSED,
    PHASES,
    SAFE,
    SIDES,
    SLOTS,
    SUCCESS,
    WIRES,
    State,
)


class Counts(Struct, frozen=True):
    safe: int
    success: int
    boom: int


class CutMade(Struct, frozen=True):
    """One line of the public history."""

    round: int
    cut_no: int
    cutter: int
    target: int
    slot: int
    wire: str
    forced: bool


class OwnClaim(Struct, frozen=True):
    """The viewer's own sealed claim, before it is opened."""

    success: int | None
    boom: int | None
    passed: bool


class Own(Struct, frozen=True):
    """What only the owner of a seat knows: their role, and counts of their row, never places."""

    seat: int
    role: str
    dealt: Counts
    now: Counts
    claim: OwnClaim | None


class Result(Struct, frozen=True):
    """How it ended (TB-6.6)."""

    winner: str
    cause: str
    round: int
    cuts_total: int
    final: CutMade


class Opened(Struct, frozen=True):
    """Everything hidden: after the end for everybody, at any time for the all-seeing viewer of a replay."""

    roles: tuple[str, ...]
    leftover: str | None
    rows: tuple[tuple[str | None, ...], ...]  # by seat and slot; None where cut
    # By round, seat, slot; an injected start has no deals of the rounds before it.
    deals: tuple[tuple[tuple[str, ...], ...], ...]
    sealed: tuple[OwnClaim | None, ...]


class View(Struct, frozen=True):
    """TB-5.8. The public part first; `own` for a seat, `opened` when it is over."""

    options: Options
    seats: int
    phase: str  # "briefing", "cutting", "over"
    round: int
    rounds: int
    hand_size: int
    clipper: int
    nipper: int  # where the Nipper lies; differs from `clipper` only after a final cut (TB-6.5)
    ready: tuple[int, ...]
    submitted: tuple[int, ...]
    claim_turn: int | None  # whose claim is due in an ordered briefing
    cuts_in_round: int
    cuts_left_round: int
    cuts_total: int
    cuts_left: int
    success_total: int
    success_found: int
    boom_total: int
    boom_needed: int
    boom_found: int
    success_at_round_start: int
    safe_left: int
    success_left: int
    boom_left: int
    face_down: tuple[tuple[int, ...], ...]  # slots by seat
    piles: tuple[Counts, ...]  # index 0: a lump from before an injected start; then by round
    final_wire: str | None
    history: tuple[CutMade, ...]
    terrorist_prior: dict[str, float]
    hold_until_ms: int
    held: tuple[int, ...]  # seats that have used their hold this round
    holding: tuple[int, ...]  # those of them whose hold is running
    version: int
    own: Own | None = None
    opened: Opened | None = None
    result: Result | None = None


@cache
def terrorist_prior(swat: int, terrorist: int, seats: int) -> dict[str, float]:
    """TB-2.8: how likely each number of Terrorists in play is, to somebody who has seen no role."""
    if swat + terrorist == seats:
        return {str(terrorist): 1.0}
    # One card is left over: a Terrorist or not.
    cards = swat + terrorist
    return {str(terrorist - 1): terrorist / cards, str(terrorist): swat / cards}


def build(state: State, viewer: Viewer) -> View:
    """TB-5.1, TB-5.8: what a seat, the public or (after the end) anybody may know."""
    seats, options = state.seats, state.options
    briefing, over = state.phase == BRIEFING, state.phase == OVER
    everyone = range(seats)
    made = tuple(map(_made, state.history))
    return View(
        options,
        seats,
        PHASES[state.phase],
        state.round,
        ROUNDS,
        HAND + 1 - state.round,
        state.clipper,
        state.nipper,
        tuple(compress(everyone, state.ready)) if briefing else (),
        _submitted(state) if briefing else (),
        state.claim_turn if state.claim_turn >= 0 else None,
        state.cuts_in_round,
        seats - state.cuts_in_round,
        state.cuts_total,
        ROUNDS * seats - state.cuts_total,
        state.success,
        state.success_found,
        state.boom,
        state.boom_needed,
        state.boom_found,
        state.success_at_round_start,
        state.safe - (state.cuts_total - state.success_found - state.boom_found),
        state.success - state.success_found,
        state.boom - state.boom_found,
        tuple(map(SLOTS.__getitem__, state.down)),
        tuple(starmap(_pile, state.piles)),
        WIRES[state.final_wire] if state.final_wire >= 0 else None,
        made,
        terrorist_prior(state.swat, state.terrorist, seats),
        state.hold_until,
        tuple(compress(everyone, state.held)),
        tuple([seat for seat in everyone if state.holding >> seat & 1]) if state.holding else (),
        state.version,
        _own(state, viewer) if 0 <= viewer < seats else None,
        _opened(state) if over or viewer == ALL else None,
        Result(SIDES[winner(state)], state.cause, state.round, state.cuts_total, made[-1]) if over else None,
    )


# Every view has all the cuts so far, so each of them is made once for all.
@lru_cache(4096)
def _made(cut: tuple[int, int, int, int, int, int, bool]) -> CutMade:
    round, cut_no, cutter, target, slot, wire, forced = cut
    return CutMade(round, cut_no, cutter, target, slot, WIRES[wire], forced)


_pile = lru_cache(4096)(Counts)


def _submitted(state: State) -> tuple[int, ...]:
    """TB-4.4: who has made or passed a claim, by what everybody saw."""
    if state.options.claim_mode == "sealed":
        return tuple([seat for seat in range(state.seats) if state.sealed[seat] is not None])
    if state.options.claim_mode == "ordered":
        done = (state.claim_turn - state.nipper) % state.seats
        return tuple(sorted([(state.nipper + turn) % state.seats for turn in range(done)]))
    return ()


def _counts(row: list[int] | tuple[int, ...]) -> Counts:
    return _pile(row.count(SAFE), row.count(SUCCESS), row.count(BOOM))


def _own(state: State, seat: int) -> Own:
    """TB-5.2: the seat's own role, and counts of its row as dealt and now; never places."""
    sealed = state.phase == BRIEFING and state.options.claim_mode == "sealed"
    return Own(
        seat,
        SIDES[state.roles[seat]],
        _counts(state.deals[-1][seat]),
        _counts(state.rows[seat]),
        _own_claim(state.sealed[seat]) if sealed else None,
    )


def _own_claim(claim: tuple[int, int] | None) -> OwnClaim | None:
    if claim is None:
        return None
    success, boom = claim
    return OwnClaim(success if success >= 0 else None, boom if boom >= 0 else None, claim == PASSED)


def _opened(state: State) -> Opened:
    """TB-4.3: what was hidden."""
    return Opened(
        tuple([SIDES[role] for role in state.roles]),
        shown_leftover(state),
        tuple([tuple([WIRES[wire] if wire >= 0 else None for wire in row]) for row in state.rows]),
        tuple([tuple([tuple([WIRES[wire] for wire in row]) for row in deal]) for deal in state.deals]),
        tuple([_own_claim(claim) for claim in state.sealed]),
    )
