"""What can be noticed in the toy."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret


class _Event(Struct, frozen=True, tag_field="kind"):
    pass


class Started(_Event, frozen=True, tag="started"):
    seats: int


class Dealt(_Event, frozen=True, tag="dealt"):
    """Told to its owner alone."""

    cards: tuple[int, ...]


class BidSealed(_Event, frozen=True, tag="bid_sealed"):
    seat: int
    nerve: Secret[int]


class BidChanged(_Event, frozen=True, tag="bid_changed"):
    """Told to its owner alone."""

    nerve: int


class BidsOpened(_Event, frozen=True, tag="bids_opened"):
    bids: tuple[tuple[int, int], ...]  # seat, nerve
    tied: tuple[int, ...]  # who bids again
    leader: int | None


class Planned(_Event, frozen=True, tag="planned"):
    seat: int
    kept: int
    scrapped: int
    keep: Secret[tuple[int, ...]]
    scrap: Secret[tuple[int, ...]]


class CardTurned(_Event, frozen=True, tag="card_turned"):
    seat: int
    card: int


class Answered(_Event, frozen=True, tag="answered"):
    seat: int
    card: int


class LetPass(_Event, frozen=True, tag="let_pass"):
    seat: int


class CardStopped(_Event, frozen=True, tag="card_stopped"):
    seat: int
    card: int


class CardTaken(_Event, frozen=True, tag="card_taken"):
    seat: int
    card: int


class Aimed(_Event, frozen=True, tag="aimed"):
    seat: int
    target: int


class CardCounted(_Event, frozen=True, tag="card_counted"):
    seat: int
    card: int
    target: int | None


class LampHeld(_Event, frozen=True, tag="lamp_held"):
    seat: int
    fuse: Secret[int]


class FuseBlown(_Event, frozen=True, tag="fuse_blown"):
    seat: int
    fuse: int


class FuseHeld(_Event, frozen=True, tag="fuse_held"):
    round: int


class Drawn(_Event, frozen=True, tag="drawn"):
    """All seats' draws at the end of a round, each seen by its owner."""

    counts: tuple[int, ...]
    cards: tuple[Secret[tuple[int, ...]], ...]


class Fined(_Event, frozen=True, tag="fined"):
    seat: int


class Staffed(_Event, frozen=True, tag="staffed"):
    seat: int
    bot: bool


class Ended(_Event, frozen=True, tag="ended"):
    cause: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    Started
    | Dealt
    | BidSealed
    | BidChanged
    | BidsOpened
    | Planned
    | CardTurned
    | Answered
    | LetPass
    | CardStopped
    | CardTaken
    | Aimed
    | CardCounted
    | LampHeld
    | FuseBlown
    | FuseHeld
    | Drawn
    | Fined
    | Staffed
    | Ended
)
