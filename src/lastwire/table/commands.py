"""What a client may ask of a table. Each command carries an `id` chosen by the sender: a retry gets the same answer.

Moves, acts and options stay raw here; the table decodes them with the types of the game that is being played.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from lastwire.table.style import Style

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Password: TypeAlias = Annotated[str, Meta(min_length=1, max_length=256)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
WatchPolicy: TypeAlias = Literal["anyone", "nobody"]


class _Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    id: CommandId


class Open(_Command, frozen=True, tag="open"):
    """Open the table and sit down in seat 0 as its host. Made by the server; not among what a socket may send."""

    name: Name
    game: str
    seats: SeatNumber | None = None
    options: Raw | None = None
    watch: WatchPolicy = "anyone"
    style: Style = Style()


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat (the first free one, or a bot's, if none is named)."""

    name: Name
    seat: SeatNumber | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave your own seat for good; in a running match a bot takes it."""


class Rename(_Command, frozen=True, tag="rename"):
    name: Name


class PutBot(_Command, frozen=True, tag="bot"):
    """Host: put a bot of this level in an empty seat, or change a bot's level. Without a seat: in all empty ones.
    Without a level: of the one that fits what is played."""

    level: str | None = None
    seat: SeatNumber | None = None


class Clear(_Command, frozen=True, tag="clear"):
    """Host: take a bot out of a seat, or send a person away, who then cannot come back to this table."""

    seat: SeatNumber


class Substitute(_Command, frozen=True, tag="substitute"):
    """Host: let a bot play for the person in this seat, until they act or come back."""

    seat: SeatNumber


class Ask(_Command, frozen=True, tag="ask"):
    """Ask to be let in: for a seat (the first free one, if none is named) or, with `watch`, to watch. Those who may say
    yes see it; it lasts as long as the connection, and is not stored."""

    name: Name = "Newcomer"
    seat: SeatNumber | None = None
    watch: bool = False


class Nod(_Command, frozen=True, tag="nod"):
    """Host, or another player if the host may not: let somebody in who asked."""

    ask: int


class Deny(_Command, frozen=True, tag="deny"):
    """The same: do not let them in. Told to them, and not stored."""

    ask: int


class Enter(_Command, frozen=True, tag="enter"):
    """Give the table's password. The server makes a key of it before the table sees it."""

    password: Password


class Protect(_Command, frozen=True, tag="protect"):
    """Host: ask newcomers for a password from now on, or, without one, stop asking."""

    password: Password | None = None


class Lock(_Command, frozen=True, tag="lock"):
    """Host: let nobody in without a nod, or open the table again."""

    on: bool


class Mute(_Command, frozen=True, tag="mute"):
    """Host: take away free text from the player in this seat (or, without a seat, from all who watch), or give it back.
    The set phrases of the game's rules stay."""

    on: bool
    seat: SeatNumber | None = None


class HandOver(_Command, frozen=True, tag="host"):
    """Host: make the player in this seat host."""

    seat: SeatNumber


class Pardon(_Command, frozen=True, tag="pardon"):
    """Host: whoever was sent away may come back."""


class Swap(_Command, frozen=True, tag="swap"):
    """Host: exchange two seats, empty ones included, before a match."""

    a: SeatNumber
    b: SeatNumber


class Configure(_Command, frozen=True, tag="configure"):
    """Host: change game, number of seats, options, who may watch or how the table plays, before a match; in a match the
    pace alone. `content` is the text of an owner's file, for a game that has content to replace: it becomes part of the
    options."""

    game: str | None = None
    seats: SeatNumber | None = None
    options: Raw | UnsetType = UNSET  # Raw with None would take nothing but null
    watch: WatchPolicy | None = None
    content: str | None = None
    style: Style | None = None


class Start(_Command, frozen=True, tag="start"):
    """Host: begin the match. All seats must be taken."""


class BackToRoom(_Command, frozen=True, tag="room"):
    """Host, after a match: back to the room, to change game, options or seats."""


class Again(_Command, frozen=True, tag="again"):
    """Host, after a match: the next match with the same game, options and seats, at once."""


class Play(_Command, frozen=True, tag="play"):
    """A move of your own seat, in answer to a prompt. `match` keeps a late retry from answering the next match."""

    prompt: int
    move: Raw
    match: int | None = None


class Say(_Command, frozen=True, tag="say"):
    """An act of talk by your own seat in the running match."""

    act: Raw


class Chat(_Command, frozen=True, tag="chat"):
    """A line of chat at the table, where no match has its own talk: before it, after it, while it is paused."""

    text: Annotated[str, Meta(max_length=280)]


class Pause(_Command, frozen=True, tag="pause"):
    """Agree to pause (or, with `on` false, to go on). It happens when everybody whose seat is not kept by a bot agrees;
    going on without somebody who is gone takes most of those who are here."""

    on: bool


class Abandon(_Command, frozen=True, tag="abandon"):
    """Agree to end the match without a result. It happens when everybody whose seat is not kept by a bot agrees."""

    on: bool


class Mark(Struct, frozen=True, tag="mark", tag_field="kind", forbid_unknown_fields=True):
    """A hover marker: relayed to everybody, neither stored nor answered."""

    act: Raw


class Describe(Struct, frozen=True, tag="describe", tag_field="kind", forbid_unknown_fields=True):
    """Put the position into words, for somebody who reads it or has it read to them."""

    id: CommandId


class Consult(Struct, frozen=True, tag="consult", tag_field="kind", forbid_unknown_fields=True):
    """Have something worked out from your own seat's view. The answer goes to the asker alone and is not stored."""

    id: CommandId
    question: Raw


class Ping(Struct, frozen=True, tag="ping", tag_field="kind", forbid_unknown_fields=True):
    """Answered at once with the server's time. `rtt_ms` is what older clients send; nobody reads it."""

    sent: int
    rtt_ms: Annotated[int, Meta(ge=0, le=60_000)] | None = None


Command: TypeAlias = (
    Sit
    | Stand
    | Rename
    | PutBot
    | Clear
    | Substitute
    | Swap
    | Configure
    | Start
    | BackToRoom
    | Again
    | Play
    | Say
    | Chat
    | Pause
    | Abandon
    | Ask
    | Nod
    | Deny
    | Enter
    | Protect
    | Lock
    | Mute
    | HandOver
    | Pardon
    | Mark
    | Consult
    | Describe
    | Ping
)
