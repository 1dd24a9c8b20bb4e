"""Structured talk (chapter 5.B–5.D): the acts, who may say what when, and the public arithmetic on claims."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Why: TypeAlias = Literal[
    "sum_too_high", "sum_too_low", "claim_broken", "claim_changed", "wasted_cut", "cut_boom_claimer", "gave_success", "claim_matched", "silent", "gut"
]


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Hand(_Act, tag="hand"):
    """About the row as dealt this round (TB-7.20). Loosely typed: wrong numbers are E_CLAIM, not E_FORMAT (TB-9)."""

    success: int | float | str | bool | None = None
    boom: int | float | str | bool | None = None


class Role(_Act, tag="role"):
    side: Literal["swat", "terrorist"]


class Request(_Act, tag="request"):
    what: Literal["cut_me", "spare_me"]


class Suggest(_Act, tag="suggest"):
    target: int


class Oppose(_Act, tag="oppose"):
    target: int


class Accuse(_Act, tag="accuse"):
    target: int
    level: Literal[1, 2, 3]
    why: Why | None = None


class Vouch(_Act, tag="vouch"):
    target: int
    level: Literal[1, 2, 3]
    why: Why | None = None


class Ask(_Act, tag="ask"):
    target: int
    topic: Literal["hand", "role", "why_cut", "whom_suspect"]


class Intend(_Act, tag="intend"):
    target: int


class Aim(_Act, tag="aim"):
    """A hover marker: relayed, never logged (TB-5.10)."""

    target: int
    slot: int


class Reply(_Act, tag="reply"):
    ref: int
    stance: Literal["agree", "disagree", "believe", "doubt"]


class Retract(_Act, tag="retract"):
    ref: int


class Wait(_Act, tag="hold"):
    """Ask the Clipper for more time (TB-4.10)."""


class Say(_Act, tag="say"):
    text: str


Act: TypeAlias = Hand | Role | Request | Suggest | Oppose | Accuse | Vouch | Ask | Intend | Aim | Reply | Retract | Wait | Say


# --- the floor: what the talk amounts to -------------------------------------------------------------------------------------------------


class StandingClaim(Struct, frozen=True):
    """A seat's active hand claim and its arithmetic (TB-5.20). Flags are None when the table hides the ledger."""

    seat: int
    seq: int
    success: int | None
    boom: int | None
    changed: bool
    implied_left: int | None = None
    over: bool | None = None
    short: bool | None = None


class Stance(Struct, frozen=True):
    """An active accusation (negative level) or voucher (positive)."""

    seat: int
    target: int
    level: int
    why: str | None


class Ledger(Struct, frozen=True):
    claimed_sum: int
    success_at_round_start: int
    gap: int | None
    boom_claims: tuple[int, ...]


class Floor(Struct, frozen=True):
    """Everything active in the talk log, by kind. Lifetimes as in TB-5.10."""

    claims: tuple[StandingClaim, ...]
    roles: dict[int, str]
    requests: dict[int, str]
    suggestions: dict[int, int]  # speaker → target
    oppositions: dict[int, int]
    stances: tuple[Stance, ...]
    questions: tuple[tuple[int, int, str], ...]  # asker, asked, topic
    intent: int | None
    retracted: tuple[int, ...]  # talk_seq of withdrawn acts, to be struck through
    ledger: Ledger | None
