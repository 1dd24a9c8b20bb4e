"""Who may know what (chapter 5.A): a view is built for each viewer from nothing."""

from __future__ import annotations

from msgspec import Struct

from lastwire.games.time_bomb.options import Options


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
    """What only the owner of a seat knows: role, and counts of the own row, never places."""

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
    deals: tuple[tuple[tuple[str, ...], ...], ...]  # by round dealt so far, seat, slot
    sealed: tuple[OwnClaim | None, ...]


class View(Struct, frozen=True):
    """TB-5.8. The public part first; `own` for a seat, `opened` when it is over."""

    options: Options
    seats: int
    phase: str  # "briefing", "cutting", "over"
    round: int
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
    version: int
    own: Own | None = None
    opened: Opened | None = None
    result: Result | None = None
