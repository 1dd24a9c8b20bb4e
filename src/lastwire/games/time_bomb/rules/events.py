"""What can be noticed in a match of Time Bomb (TB-4.8b): all public, but deals and roles are told to their owner."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret


class _Event(Struct, frozen=True, tag_field="kind"):
    pass


class Claim(Struct, frozen=True):
    """One seat's opened claim; `passed` if it made none."""

    seat: int
    success: int | None
    boom: int | None
    passed: bool


class MatchStarted(_Event, frozen=True, tag="match_started"):
    seats: int
    profile: str
    start: int
    terrorist_prior: dict[str, float]  # number of Terrorists in play → chance (TB-2.8)
    skin: str


class RoleDealt(_Event, frozen=True, tag="role_dealt"):
    """Told to its owner alone; the seat is for those who read all logs at once, after the end."""

    seat: int
    role: str
    skin: str


class RoundStarted(_Event, frozen=True, tag="round_started"):
    round: int
    hand_size: int
    clipper: int
    safe_left: int
    success_left: int
    boom_left: int


class WiresDealt(_Event, frozen=True, tag="wires_dealt"):
    """Told to its owner alone: counts, never places (TB-3.6)."""

    seat: int
    round: int
    safe: int
    success: int
    boom: int


class BecameReady(_Event, frozen=True, tag="became_ready"):
    seat: int
    forced: bool


class ClaimSubmitted(_Event, frozen=True, tag="claim_submitted"):
    """In `ordered` mode everybody reads the claim; in `sealed` mode only its owner, and a pass looks like a claim."""

    seat: int
    success: Secret[int | None]
    boom: Secret[int | None]
    passed: Secret[bool]
    sealed: bool
    forced: bool


class ClaimReplaced(_Event, frozen=True, tag="claim_replaced"):
    """Told to its owner alone: a sealed claim was changed before it was opened."""

    seat: int
    success: int | None
    boom: int | None
    passed: bool


class ClaimPassed(_Event, frozen=True, tag="claim_passed"):
    """`ordered` mode only."""

    seat: int
    forced: bool


class ClaimsPublished(_Event, frozen=True, tag="claims_published"):
    claims: tuple[Claim, ...]


class TimeExtended(_Event, frozen=True, tag="time_extended"):
    """The cut clock ran out once: the Clipper gets the same time again (TB-4.9)."""

    clipper: int


class HoldAsked(_Event, frozen=True, tag="hold_asked"):
    seat: int
    until_ms: int


class HoldReleased(_Event, frozen=True, tag="hold_released"):
    seat: int
    until_ms: int


class WireCut(_Event, frozen=True, tag="wire_cut"):
    round: int
    cut_no: int
    cutter: int
    target: int
    slot: int
    wire: str
    forced: bool
    success_found: int
    boom_found: int
    cuts_total: int
    exploded: bool  # in the temple, early BOOMs are only revealed


class RoundEnded(_Event, frozen=True, tag="round_ended"):
    round: int
    safe: int
    success: int
    boom: int


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    """Everything hidden is opened (TB-4.3, TB-6.6)."""

    winner: str
    cause: str
    round: int
    cuts_total: int
    cutter: int
    target: int
    slot: int
    wire: str
    roles: tuple[str, ...]
    leftover: str | None
    skin: str


Event: TypeAlias = (
    MatchStarted
    | RoleDealt
    | RoundStarted
    | WiresDealt
    | BecameReady
    | ClaimSubmitted
    | ClaimReplaced
    | ClaimPassed
    | ClaimsPublished
    | TimeExtended
    | HoldAsked
    | HoldReleased
    | WireCut
    | RoundEnded
    | MatchEnded
)
