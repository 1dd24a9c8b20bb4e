"""Writes the corpus of a release: `python -m tests.corpus.make` puts it into tests/corpus/<version>.

Run once, for a release, and never again for that version: what a released version wrote is not made anew by another.
`--draft` makes that of a version before it is released.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

import lastwire
from lastwire import games
from lastwire.engine.record import Record
from lastwire.engine.types import Outcome
from lastwire.store.sqlite import SqliteStore
from lastwire.store.store import FORMAT
from lastwire.table import entry as stored
from lastwire.table.entry import UNWRITTEN, Entry, kinds
from lastwire.table.form import FORM
from tests.table.desk import HOST, Desk

FOLDER = Path(__file__).parent

# Short matches: by game, who plays, the options, and how many moves of people the second match has.
MATCHES: dict[str, tuple[int, int, dict[str, Any], int]] = {
    "time-bomb": (3, 1, {"clock": {"cut": 45}, "match": "tokens"}, 5),
    "bomb-busters": (2, 1, {"mission": 2, "virtual_tokens": False}, 4),
    "academy": (2, 0, {"odds": True, "clock": {"select": 90}}, 6),
    "bomb-squad": (2, 0, {"mission": "1", "clock": "expert"}, 5),
    "badaboom": (3, 0, {"tie": "shared"}, 12),
}


def played(game: str) -> Desk:
    """A table with a finished match, a running one, and some of what people do around them."""
    people, bots, options, moves = MATCHES[game]
    desk = Desk.playing(people, bots=bots, game=game, id=f"table-of-{game}", options=options)
    desk.play_on()
    if not desk.live.over:
        sys.exit(f"{game}: the first match does not end; other options may make it shorter.")
    desk.do(HOST, "room")
    desk.do(HOST, "chat", text="Once more?")
    desk.do(HOST, "rename", name="Anna")
    desk.do(HOST, "swap", a=0, b=1)
    desk.do(HOST, "start")
    while True:
        desk.play_on(moves)
        if not desk.live.over:
            return desk
        desk.do(HOST, "again")


async def store(desks: dict[str, Desk], file: Path) -> None:
    database = SqliteStore(file)
    for desk in desks.values():
        table = desk.table.id
        for n, data in enumerate(desk.stored, 1):
            await (database.create(table, 1_000, data) if n == 1 else database.append(table, n, data))
        taken = desk.snapshots[-1]
        await database.snapshot(table, taken.n, taken.data)
        for keep in desk.keeps:
            await database.keep(table, keep.match, keep.record, keep.result, keep.guests)
        await database.note(table, msgspec.json.encode(desk.table.brief))
        for who, name in desk.table.people.items():
            await database.visit(who, table, name, 1_000)
    await database.close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    sqlite3.connect(file).execute("VACUUM")


def expected(desk: Desk) -> dict[str, Any]:
    """What a later version has to find, as far as its rules go on with such matches."""
    match = desk.live.match
    return {
        "table": desk.table.id,
        "revision": match.revision,
        "names": desk.room.seating.names,
        "matches": desk.room.matches,
        "number": desk.live.number,
        "entries": len(match.entries),
        "digest": match.digest(),
        "form": match.game.forms.state.number,
        "options": msgspec.Raw(match.game.codec.keep_options(match.options)),
        "position": msgspec.Raw(match.game.codec.keep_state(match.state)),
    }


def samples() -> list[Entry]:
    """An entry of each kind, every field filled."""
    commands = [_value(kind) for kind in get_args(stored.StoredCommand)]
    return [Entry(n, 2, 3, command, "guest", "id", _value(Outcome)) for n, command in enumerate(commands, 1)]


def _value(kind: Any) -> Any:
    """Some value of a type, other than its default."""
    if kind is msgspec.Raw:
        return msgspec.Raw(b'{"kind":"expire","timer":"cut"}')
    info = inspect.type_info(kind)
    if isinstance(info, inspect.StructType):
        hints = {field.name: _of(field.type) for field in info.fields}
        return info.cls(**hints)
    return _of(info)


def _of(info: inspect.Type) -> Any:
    match info:
        case inspect.RawType():
            return msgspec.Raw(b'{"kind":"expire","timer":"cut"}')
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 7
        case inspect.FloatType():
            return 0.5
        case inspect.StrType():
            return "something"
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.VarTupleType(item_type=item):
            return (_of(item),)
        case inspect.ListType(item_type=item):
            return [_of(item)]
        case inspect.DictType(value_type=value):
            return {"key": _of(value)}
        case inspect.UnionType(types=types):
            return next(_of(each) for each in types if not isinstance(each, inspect.NoneType | inspect.CustomType))
        case inspect.StructType():
            return _value(info.cls)
    raise TypeError(f"no sample of {info}")


def written() -> dict[str, Any]:
    """What this version reads and writes, by kind and field: the release after it is held to that."""
    reads = {**kinds(), "room": sorted(FORM.names), "record": [field.name for field in msgspec.structs.fields(Record)]}
    writes = {
        kind: [name for name in names if f"{kind}.{name}" not in UNWRITTEN]
        for kind, names in reads.items()
        if kind not in UNWRITTEN
    }
    return {"reads": reads, "writes": writes}


def vocabulary() -> dict[str, Any]:
    """The form of store that this version reads, and of each game the moves, acts and options by field."""
    said: dict[str, Any] = {"format": FORMAT}
    for name in games.NAMES:
        game = games.load(name)
        moves = get_args(game.types.Move) or (game.types.Move,)
        said[name] = {
            "moves": {each.__struct_config__.tag: sorted(each.__struct_fields__) for each in moves},
            "acts": {tag: sorted(kind.__struct_fields__) for tag, kind in game.codec.acts.items()},
            "options": sorted(game.forms.options.names),
        }
    return said


def make(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    desks = {game: played(game) for game in games.NAMES}
    asyncio.run(store(desks, folder / "lastwire.sqlite"))
    for game, desk in desks.items():
        (folder / f"{game}.json").write_text(desk.records[1], encoding="utf-8")
    lines = [f'"{game}": {msgspec.json.encode(expected(desk)).decode()}' for game, desk in desks.items()]
    (folder / "expected.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    (folder / "entries.jsonl").write_bytes(b"".join(each.encode() + b"\n" for each in samples()))
    for name, said in (("kinds", written()), ("vocabulary", vocabulary())):
        (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(said), indent=1) + b"\n")
    size = sum(file.stat().st_size for file in folder.iterdir())
    print(f"{folder}: {size // 1024} kB")


if __name__ == "__main__":
    draft = sys.argv[1:2] == ["--draft"]
    version = sys.argv[2] if draft else lastwire.__version__
    if (FOLDER / version).exists() and not draft:
        sys.exit(f"tests/corpus/{version} is there already: what a release wrote is not made anew.")
    make(FOLDER / version)
