"""What a table asks of the world. The shell carries these out and decides nothing."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from lastwire.engine.campaign import Attempt
from lastwire.engine.types import Hearing, Inquiry, Seat, Thought

Connection: TypeAlias = int


class Send(Struct, frozen=True):
    """Send these bytes on these connections."""

    to: tuple[Connection, ...]
    data: bytes


class Hangup(Struct, frozen=True):
    """Close a connection, once everything sent before has gone out."""

    to: Connection
    code: int


class Wake(Struct, frozen=True):
    """Call `Table.wake` at this moment (ms of the store's clock); replaces an earlier one. None: no need."""

    at: int | None


class Keep(Struct, frozen=True):
    """Keep the text of a finished match's record, and for those who played it what it adds to their campaign. May be
    asked for again after a restart."""

    match: int
    record: str
    result: Attempt | None = None
    guests: tuple[str, ...] = ()


class Snapshot(Struct, frozen=True):
    """The table after its first `n` entries, to load it from later. It helps but is not needed: the entries are the
    table."""

    n: int
    data: bytes


class Think(Thought, frozen=True, kw_only=True):
    """Let a bot choose. Hand its answer to `Table.thought` as soon as it arrives, with the prompt id it answers; None
    if there is no answer. It is played no earlier than `due`. A bot that is not `owed` may also decline."""

    seat: Seat
    prompt: int
    due: int


class Listen(Hearing, frozen=True, kw_only=True):
    """Let bots say whether they have something to say. Hand all bids to `Table.bids` together."""

    round: int  # of bidding; an outdated answer is dropped


Effect: TypeAlias = Send | Hangup | Wake | Keep | Snapshot | Think | Listen


class WorkOut(Inquiry, frozen=True, kw_only=True):
    """Have a player's question worked out; the answer, or its refusal, goes to this connection alone. Comes from
    `Table.consult` only."""

    to: Connection
    id: str
    match: int
