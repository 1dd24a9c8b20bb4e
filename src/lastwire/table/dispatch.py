"""What a table sends. Every dispatch is made for one viewer; spectators share theirs.

A dispatch never carries the number of an entry: `n` counts the viewer's own log lines, so that no gap tells what others
did. `t` is the match time and `now` the server's clock when the message was made: a client that knows how far its own
clock is off from the server's shows every timer as everybody else does, however long the message took.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lastwire.engine.types import Offer, Outcome, Prompt, Said, Seat, TalkRule
from lastwire.message import Message
from lastwire.table.style import Style

encode: Final = msgspec.json.Encoder(order="deterministic").encode


class SeatInfo(Struct, frozen=True):
    """One seat as everybody sees it. `bot`: level of a bot that belongs here; `stand_in`: of one that keeps it warm."""

    seat: Seat
    name: str | None  # None: empty
    bot: str | None
    stand_in: str | None
    connected: bool
    host: bool
    muted: bool = False


class Asking(Struct, frozen=True):
    """Somebody waits to be let in: to this seat, or to watch. `hint`: they come from where somebody came from who was
    sent away, or where somebody sits who plays here; `own`: from the receiver's own address, so another has to nod."""

    ask: int
    name: str
    seat: Seat | None
    hint: Literal["sent_away", "near", "own"] | None = None


class ChatLine(Struct, frozen=True):
    """A line of chat, or one of the table itself, which is a message. Whoever watches has a number for a name."""

    name: str | Message
    text: str | Message
    system: bool = False


class PastMatch(Struct, frozen=True):
    """A finished match of this table, for the replay list."""

    number: int
    game: str
    reason: str
    winners: tuple[str, ...]


class Series(Struct, frozen=True):
    """Points of a series, by seat, and its winners once it is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...] | None


class TableInfo(Struct, frozen=True):
    """The room as everybody sees it."""

    id: str
    game: str
    options: Any
    seats: tuple[SeatInfo, ...]
    seats_allowed: tuple[int, int]
    levels: tuple[str, ...]
    level: str  # the one that fits these options
    watch: str
    style: Style
    watchers: int
    locked: bool  # nobody comes in without a nod
    guarded: bool  # there is a password
    quiet: bool  # those who watch are muted
    sent_away: int  # how many were
    phase: Literal["room", "match", "over"]
    match: int  # number of the running or last match; 0 before the first
    paused: bool
    resuming: bool  # all have agreed to go on, which it does in a moment
    waiting: bool  # paused until those who are gone are back
    pause_wanted: tuple[Seat, ...]  # who wants a pause, the asker first; in a pause, who is ready to go on
    abandon_wanted: tuple[Seat, ...]  # who wants to end the match, the asker first
    series: Series | None
    chat: tuple[ChatLine, ...]
    matches: tuple[PastMatch, ...]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One line of the viewer's own log: the message (None: nothing to read), its clause, and what it stands for. In an
    update, `view` has the fields of the viewer's view that were different when it happened. `named`: which of
    the match's `called` tells what players were called then."""

    n: int
    message: Message | None = None
    clause: str = ""
    event: Any = None
    said: Said | None = None
    view: Any = UNSET
    named: int = 0


class Running(Struct, frozen=True):
    """A clock as the viewer sees it: due this many ms after the message; `paused` clocks are stopped."""

    id: str
    left_ms: int
    seats: tuple[Seat, ...]


class Ended(Struct, frozen=True):
    """How the match ended, the seed that proves the deal, what to look back on. `outcome`: None if given up. `tally`:
    who did what, by seat, in games that count it."""

    outcome: Outcome | None
    seed: str
    review: Any = None
    tally: tuple[dict[str, int], ...] = ()


class MatchPart(Struct, frozen=True, omit_defaults=True):
    """The match as one viewer sees it. In an update, a part that did not change is left out, and so is each field of
    the view that is as the update's last line left it. `forgotten`: up to this line the log is gone, but for talk."""

    view: Any = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    ask: Message | UnsetType = UNSET
    goal: Message | UnsetType | None = UNSET
    offers: tuple[Offer, ...] | UnsetType = UNSET
    talk: TalkRule | UnsetType = UNSET
    floor: Any = UNSET
    timers: tuple[Running, ...] | UnsetType = UNSET
    ended: Ended | UnsetType | None = UNSET
    forgotten: int | UnsetType = UNSET


PROTOCOL: Final = 5  # rises with every change that would break an older client


class _Dispatch(Struct, frozen=True, tag_field="kind"):
    pass


class _Place(_Dispatch, frozen=True):
    """Where the receiver is at the table. `standing`: before the password, before the door (where the room is seen, but
    nothing of its chat and matches), or inside. `asked`: the receiver is waiting to be let in, or was turned down.
    `asking`: who waits for the receiver's nod, and for the host also who waits for another's."""

    seat: Seat | None  # the receiver's own seat
    host: bool
    table: TableInfo
    chat_shut: Message | None  # why the receiver may not chat now; None: it may
    standing: Literal["password", "door", "inside"]
    asked: Literal["waiting", "denied"] | None
    asking: tuple[Asking, ...]


class Welcome(_Place, frozen=True, tag="welcome"):
    """First message of every connection. A client of another protocol cannot go on; one of another build should be
    reloaded soon, for what it has not loaded yet is gone."""

    protocol: Literal[5]
    build: str  # of the client that this server serves; empty if it serves none
    you: str  # the guest's public id
    now: int


class TableChanged(_Place, frozen=True, tag="table"):
    """The room changed, or the receiver's place in it."""


class MatchShown(_Dispatch, frozen=True, tag="match"):
    """The whole match for this viewer: at its start, on reconnecting, after a pause, when names or its seat changed,
    and after messages were dropped. `lines` are those after the last that the client has, or all: `n` tells."""

    number: int
    game: str
    seat: Seat | None
    names: tuple[str, ...]  # of those who sit here now
    called: tuple[tuple[str, ...], ...]  # what they were called from the beginning on, once for every change
    commitment: str  # SHA-256 of the seed
    n: int
    t: int
    now: int
    lines: tuple[LogLine, ...]
    part: MatchPart


class Updated(_Dispatch, frozen=True, tag="update"):
    """What an accepted entry changed for this viewer."""

    n: int
    t: int
    now: int
    lines: tuple[LogLine, ...]
    part: MatchPart


class Curtain(_Dispatch, frozen=True, tag="curtain"):
    """The match is paused: nothing of it is shown until it goes on."""

    number: int


class Marked(_Dispatch, frozen=True, tag="mark"):
    seat: Seat
    act: Any


class Done(_Dispatch, frozen=True, tag="done"):
    """The command with this id was carried out and stored."""

    id: str


class Declined(_Dispatch, frozen=True, tag="refused"):
    """The command was refused: nothing changed, nobody else was told."""

    id: str | None
    code: str
    clause: str
    message: Message


class Consulted(_Dispatch, frozen=True, tag="consulted"):
    """The answer to a question, worked out from the view at the moment of asking."""

    id: str
    match: int
    answer: Any


class Described(_Dispatch, frozen=True, tag="described"):
    """The position in words, one fact a line, as the asker sees it."""

    id: str
    match: int
    n: int  # the last line that the asker had been told
    lines: tuple[Message, ...]


class Pong(_Dispatch, frozen=True, tag="pong"):
    sent: int
    now: int


class Notice(_Dispatch, frozen=True, tag="notice"):
    """A line from whoever runs the server, to everybody; empty: it no longer holds."""

    text: str


Reason: TypeAlias = Literal[
    "newer", "sent_away", "flood", "malformed", "closing", "not_allowed", "no_table", "damaged", "closed"
]

# The code that the socket is closed with, by the reason given; docs/protocol.md lists them all.
CLOSE_CODES: Final[dict[Reason, int]] = {
    "newer": 4001,
    "sent_away": 4003,
    "malformed": 4022,
    "flood": 4029,
    "not_allowed": 4403,
    "no_table": 4404,
    "closed": 4410,
    "damaged": 4500,
    "closing": 1012,
}
NO_GUEST: Final = 4401  # not allowed, for want of a token
FAULT: Final = 1011  # closing, by a fault of the server's own


class Bye(_Dispatch, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    reason: Reason


Dispatch: TypeAlias = (
    Welcome
    | TableChanged
    | MatchShown
    | Updated
    | Curtain
    | Marked
    | Done
    | Declined
    | Consulted
    | Described
    | Pong
    | Notice
    | Bye
)
