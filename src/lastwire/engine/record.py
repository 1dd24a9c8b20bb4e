"""What is kept of a match (seed, options, entries) and its text form, which any later version can read or refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from lastwire.engine.codec import Codec
from lastwire.engine.types import Outcome, Seat
from lastwire.errors import RecordError
from lastwire.message import Message

FORMAT = 2
FIRST = 1  # its digests were made of whole states, before there were forms


class Deed(Struct, frozen=True, omit_defaults=True):
    """One accepted move or act: by whom, at what match time. Encoded entries hold JSON, live ones the typed value."""

    seat: Seat
    t: int
    move: Any = None
    act: Any = None
    bot: bool = False  # talk limits differ for bots, so a replay must know

    def encoded(self, codec: Codec) -> Deed:
        def raw(value: Any) -> Any:
            return value if value is None or isinstance(value, Raw) else Raw(codec.keep(value))

        return Deed(self.seat, self.t, raw(self.move), raw(self.act), self.bot)


def write_deed(deed: Deed) -> str:
    """An encoded entry as it stands in the text form."""
    stored = _StoredEntry(deed.seat, deed.t, _or_unset(deed.move), _or_unset(deed.act), deed.bot)
    return msgspec.json.encode(stored).decode()


def write_line(line: str | Message) -> str:
    """A line of the log as it stands in the text form."""
    return msgspec.json.encode(line).decode()


class _StoredEntry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    # Raw with None would read nothing but null; raw or unset reads anything.
    seat: Seat
    t: int
    move: Raw | UnsetType = UNSET
    act: Raw | UnsetType = UNSET
    bot: bool = False


def _or_unset(value: Any) -> Any:
    return UNSET if value is None else value


def _or_none(value: Raw | UnsetType) -> Raw | None:
    return None if value is UNSET else value


class Sitting(Struct, frozen=True, omit_defaults=True):
    """Who had a seat from this entry on: a person, or a bot of this level. `at` counts the entries before."""

    at: int
    seat: Seat
    name: str
    bot: str | None = None


class Record(Struct, frozen=True, omit_defaults=True):
    """A whole match. `outcome`, `digest` and `log` say how it ended: a replay must come to the same, and a later
    revision of the rules can still read them. `sat` tells who had which seat."""

    game: str
    revision: int
    options: bytes
    seats: int
    seed: str
    entries: list[Deed]
    position: bytes | None = None
    outcome: Outcome | None = None
    digest: str = ""
    names: tuple[str, ...] = ()
    log: tuple[str | Message, ...] = ()  # messages are read, and not written yet
    form: int = 1  # of the state, in which the digest was made
    format: int = FORMAT
    sat: tuple[Sitting, ...] = ()

    def called(self, at: int) -> tuple[str, ...]:
        """What the players were called after this many entries."""
        names = list(self.names or [f"Seat {seat + 1}" for seat in range(self.seats)])
        seated: set[Seat] = set()
        for sitting in self.sat:
            if sitting.at <= at or sitting.seat not in seated:
                names[sitting.seat] = sitting.name
                seated.add(sitting.seat)
        return tuple(names)

    def write(self) -> str:
        """The text form."""
        return self.write_with([write_deed(deed) for deed in self.entries], [write_line(line) for line in self.log])

    def write_with(self, entries: Sequence[str], log: Sequence[str]) -> str:
        """The text form with these entries and lines instead of its own, which `write_deed` and `write_line` wrote as
        they came."""
        stored = _File(
            lastwire=self.format,
            game=self.game,
            revision=self.revision,
            options=Raw(self.options),
            seats=self.seats,
            seed=self.seed,
            position=UNSET if self.position is None else Raw(self.position),
            entries=[],
            outcome=self.outcome,
            digest=self.digest,
            names=self.names,
            log=("",) if log else (),
            form=self.form,
            sat=self.sat,
        )
        return _lines(stored, {"entries": entries, "log": log})

    @classmethod
    def read(cls, text: str | bytes) -> Record:
        try:
            stored = msgspec.json.decode(text, type=_File)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"not a Last Wire record: {error}") from None
        for number, entry in enumerate(stored.entries, 1):
            if (entry.move is UNSET) == (entry.act is UNSET):
                raise RecordError(f"not a Last Wire record: entry {number} is neither a move nor an act")
        if not FIRST <= stored.lastwire <= FORMAT:
            raise RecordError(f"a record of format {stored.lastwire}; this version reads formats {FIRST} to {FORMAT}")
        return cls(
            game=stored.game,
            revision=stored.revision,
            options=bytes(stored.options),
            seats=stored.seats,
            seed=stored.seed,
            entries=[Deed(e.seat, e.t, _or_none(e.move), _or_none(e.act), e.bot) for e in stored.entries],
            position=None if stored.position is UNSET else bytes(stored.position),
            outcome=stored.outcome,
            digest=stored.digest,
            names=stored.names,
            log=stored.log,
            form=stored.form,
            format=stored.lastwire,
            sat=stored.sat,
        )


class _File(Struct, frozen=True, omit_defaults=True):
    lastwire: int
    game: str
    revision: int
    options: Raw
    seats: int
    seed: str
    entries: list[_StoredEntry]
    position: Raw | UnsetType = UNSET
    outcome: Outcome | None = None
    digest: str = ""
    names: tuple[str, ...] = ()
    log: tuple[str | Message, ...] = ()
    form: int = 1
    sat: tuple[Sitting, ...] = ()


def _lines(stored: _File, lists: Mapping[str, Sequence[str]]) -> str:
    """A line for each field, each entry and each line of the log: short, and a difference can be read."""
    parts = []
    for name, value in msgspec.json.decode(msgspec.json.encode(stored), type=dict[str, Raw]).items():
        text = bytes(value).decode()
        if members := lists.get(name):
            text = "[\n  " + ",\n  ".join(members) + "\n ]"
        parts.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
