"""Entries: what a table accepted, numbered without gaps. The list is the table; its state is a cache of that list.

Each entry is complete: bots' choices, clocks that ran out and the seed of a match are in it, so that replaying it asks
nobody anything.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from lastwire.engine.types import Outcome, Seat
from lastwire.errors import RecordError
from lastwire.table.style import Style


class _Stored(Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    pass


class Opened(_Stored, frozen=True, tag="opened"):
    """The first entry: the host opens the table and sits down in seat 0."""

    name: str
    game: str
    options: Raw
    seats: int
    watch: str
    style: Style | UnsetType = UNSET  # the usual one, if it is left out


class Sat(_Stored, frozen=True, tag="sat"):
    """A guest took this seat: an empty one, a bot's, or another than before."""

    seat: Seat
    name: str


class LetIn(_Stored, frozen=True, tag="let_in"):
    """Somebody was let in by a nod: to this seat under this name, which `later` replaces when the match is over; or,
    without a seat, to watch."""

    guest: str
    name: str = ""
    seat: Seat | None = None
    later: str = ""


class Entered(_Stored, frozen=True, tag="entered"):
    """A guest gave the password."""


class Protected(_Stored, frozen=True, tag="protected"):
    """The table has a password, of which this is the salted key; or, if it is empty, no longer has one."""

    key: str = ""


class Locked(_Stored, frozen=True, tag="locked"):
    on: bool


class Muted(_Stored, frozen=True, tag="muted"):
    """This guest may no longer use free text, or may again; without a guest: all who watch."""

    on: bool
    guest: str = ""


class HostGiven(_Stored, frozen=True, tag="host_given"):
    """The host made the player in this seat host."""

    seat: Seat


class Pardoned(_Stored, frozen=True, tag="pardoned"):
    """Whoever was sent away may come back."""


class Stood(_Stored, frozen=True, tag="stood"):
    """A guest left for good. In a running match a bot of this level has the seat from now on."""

    level: str | None = None


class Renamed(_Stored, frozen=True, tag="renamed"):
    name: str


class BotsPut(_Stored, frozen=True, tag="bots_put"):
    seats: tuple[Seat, ...]
    level: str


class Cleared(_Stored, frozen=True, tag="cleared"):
    """A bot was taken out, or a person sent away; in a running match a bot of this level has the seat from now on."""

    seat: Seat
    level: str | None = None


class Swapped(_Stored, frozen=True, tag="swapped"):
    a: Seat
    b: Seat


class Configured(_Stored, frozen=True, tag="configured"):
    game: str
    options: Raw
    seats: int
    watch: str
    style: Style | UnsetType = UNSET  # the usual one, if it is left out


class Begun(_Stored, frozen=True, tag="begun"):
    """A match began. Its options no longer refer to earlier matches; `position` replaces the set-up."""

    seed: str
    options: Raw
    position: Raw | UnsetType = UNSET  # Raw with None would take nothing but null
    revision: int = 0  # of the game's rules; 0 in entries from before it was stored, when all were at 1


class Upgraded(_Stored, frozen=True, tag="upgraded"):
    """A newer version has opened this table. `ended`: it cannot go on with the running match. `gone`: options that no
    longer exist; `options` are the room's without them."""

    ended: bool = False
    options: Raw | UnsetType = UNSET
    gone: tuple[str, ...] = ()


class Roomed(_Stored, frozen=True, tag="roomed"):
    """Back to the room after a match."""


class Played(_Stored, frozen=True, tag="played"):
    """A move: by a person (the entry names the guest), by a bot, or by CLOCK."""

    seat: Seat
    move: Raw


class Spoken(_Stored, frozen=True, tag="spoken"):
    seat: Seat
    act: Raw
    bot: bool = False


class Chatted(_Stored, frozen=True, tag="chatted"):
    text: str


class PauseVoted(_Stored, frozen=True, tag="pause_voted"):
    """In a running match: somebody asks for a pause or agrees to one, or takes that back or declines. In a paused one:
    somebody is ready to go on, or no longer."""

    on: bool


class AbandonVoted(_Stored, frozen=True, tag="abandon_voted"):
    """Somebody asks to end the match or agrees to it, or takes that back or declines."""

    on: bool


class Lapsed(_Stored, frozen=True, tag="lapsed"):
    """Not everybody agreed in time to what somebody had asked for."""

    request: Literal["pause", "abandon"]


class PauseEnded(_Stored, frozen=True, tag="pause_ended"):
    """The longest pause is over."""


class Waited(_Stored, frozen=True, tag="waited"):
    """The match is paused because the player in this seat is gone."""

    seat: Seat


class Gathered(_Stored, frozen=True, tag="gathered"):
    """Those for whom the match was paused are back, or a bot keeps their seats."""


class Resumed(_Stored, frozen=True, tag="resumed"):
    """A paused match goes on, as had been agreed a moment before."""


class StoodIn(_Stored, frozen=True, tag="stood_in"):
    """A bot keeps the seat of an absent or stalling player, who may come back."""

    seat: Seat
    level: str
    stalled: bool = False


class Returned(_Stored, frozen=True, tag="returned"):
    """The player is back and has the seat again."""

    seat: Seat


class ClocksStopped(_Stored, frozen=True, tag="clocks_stopped"):
    """One person plays with bots: move clocks are stopped from now on."""


class ClocksStarted(_Stored, frozen=True, tag="clocks_started"):
    """Somebody else plays again: move clocks run, and give back the time that they were stopped."""


class HostPassed(_Stored, frozen=True, tag="host_passed"):
    """The host has been away too long: the player in this seat is host now."""

    seat: Seat


class Repaid(_Stored, frozen=True, tag="repaid"):
    """Clocks stood still for this long because nobody was served."""

    lost_ms: int


class Frozen(_Stored, frozen=True, tag="frozen"):
    """The rules broke; the match cannot go on."""

    reason: str


StoredCommand: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Renamed
    | BotsPut
    | Cleared
    | Swapped
    | Configured
    | Begun
    | Upgraded
    | Roomed
    | Played
    | Spoken
    | Chatted
    | PauseVoted
    | AbandonVoted
    | Lapsed
    | PauseEnded
    | Waited
    | Gathered
    | Resumed
    | StoodIn
    | Returned
    | ClocksStopped
    | ClocksStarted
    | HostPassed
    | Repaid
    | Frozen
    | LetIn
    | Entered
    | Protected
    | Locked
    | Muted
    | HostGiven
    | Pardoned
)


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One accepted command: number, the store's time, match time, who (empty: the table), the sender's id for it.

    `end` is how the match ended, if it ended with this move: a version with other rules could not find out.
    """

    n: int
    now: int
    t: int
    command: StoredCommand
    guest: str = ""
    id: str = ""
    end: Outcome | UnsetType = UNSET

    def encode(self) -> bytes:
        if UNWRITTEN and (found := UNWRITTEN.intersection(named(self))):
            raise RecordError(f"this version reads {', '.join(sorted(found))} and must not write it yet")
        return _encode(self)

    @classmethod
    def decode(cls, data: bytes) -> Entry:
        try:
            return _decode(data)
        except msgspec.DecodeError as error:
            raise RecordError(f"not an entry of a table: {error}") from None


# What this version reads and does not write yet, since the release before it could not read it: kinds (`begun`) and
# fields (`begun.revision`, `entry.end`; of rooms, `room.style`). docs/releasing.md has the rule.
UNWRITTEN: frozenset[str] = frozenset({"opened.style", "configured.style", "room.style"})


def named(entry: Entry) -> set[str]:
    """The kind of an entry and the fields that are written for it."""
    command = entry.command
    kind = str(command.__struct_config__.tag)
    found = {kind}
    for owner, value in (("entry", entry), (kind, command)):
        for field in msgspec.structs.fields(value):
            if getattr(value, field.name) != field.default:
                found.add(f"{owner}.{field.name}")
    return found


def kinds() -> dict[str, list[str]]:
    """Every kind of entry that this version reads, and its fields; `entry` is what is around it."""
    found = {str(kind.__struct_config__.tag): kind for kind in get_args(StoredCommand)}
    found["entry"] = Entry
    return {name: [field.name for field in msgspec.structs.fields(kind)] for name, kind in sorted(found.items())}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


class Repeated(Struct, frozen=True):
    """The answer to a command that was carried out before: the same message again, and nothing else happens."""

    data: bytes
