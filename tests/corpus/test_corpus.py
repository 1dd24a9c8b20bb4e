"""What released versions have stored is opened, replayed and played on by this one."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.errors import Outdated
from lastwire.store.sqlite import SqliteStore
from lastwire.table.entry import Entry
from lastwire.table.form import read_room
from tests.corpus.make import FOLDER
from tests.table.desk import HOST, Desk

CORPORA = sorted(file.parent for file in FOLDER.glob("*/lastwire.sqlite"))
TABLES = [(folder, game) for folder in CORPORA for game in json.loads((folder / "expected.json").read_bytes())]


def expected(folder: Path, game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "expected.json").read_bytes())[game]
    return found


def goes_on(game: str, revision: int, options: Any) -> bool:
    """Whether this version's rules are those of the match, by the game's own word."""
    rules = games.load(game)
    chosen, gone = rules.codec.kept_options(msgspec.json.encode(options))
    return not gone and rules.goes_on(revision, chosen)


@pytest.fixture
def file(tmp_path: Path, folder: Path) -> Path:
    return Path(shutil.copy(folder / "lastwire.sqlite", tmp_path / "lastwire.sqlite"))


@pytest.mark.parametrize(("folder", "game"), TABLES, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("with_snapshot", [True, False], ids=["snapshot", "entries"])
async def test_a_table_is_opened_and_played_on(file: Path, folder: Path, game: str, with_snapshot: bool) -> None:
    wanted = expected(folder, game)
    store = SqliteStore(file)
    loaded = await store.load(wanted["table"])
    assert loaded is not None
    assert loaded.snapshot is not None
    assert read_room(loaded.snapshot).id == wanted["table"]
    entries = loaded.entries if with_snapshot else await store.since(wanted["table"], 0)
    await store.close()
    desk = Desk.loaded(wanted["table"], entries, loaded.snapshot if with_snapshot else None)
    before = desk.room.n
    people = [chair.guest for chair in desk.room.seating if chair.guest is not None]
    assert list(desk.room.seating.names) == wanted["names"]
    past = json.loads(msgspec.json.encode(desk.room.matches))
    assert [{name: new[name] for name in old} for new, old in zip(past, wanted["matches"], strict=True)] == wanted[
        "matches"
    ]
    if goes_on(game, wanted["revision"], wanted["options"]):
        assert (desk.live.number, len(desk.live.match.entries)) == (wanted["number"], wanted["entries"])
        assert desk.live.match.digest(wanted["form"]) == wanted["digest"]
        for who in people:
            desk.connect(who)
        desk.play_on(40)
    else:
        for who in people:
            desk.connect(who)
        assert desk.room.phase == "room"
        assert desk.room.matches[-1].reason == "updated"
        assert Record.read(desk.records[wanted["number"]]).log
        desk.do(desk.room.host or HOST, "start")
        desk.play_on(10)
    assert desk.room.n > before


@pytest.mark.parametrize(("folder", "game"), TABLES, ids=lambda value: getattr(value, "name", value))
async def test_a_record_is_served_as_it_was_stored_and_replayed_if_it_can_be(
    file: Path, folder: Path, game: str
) -> None:
    store = SqliteStore(file)
    text = await store.record(expected(folder, game)["table"], 1)
    await store.close()
    assert text == (folder / f"{game}.json").read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.outcome is not None
    assert record.log
    if goes_on(game, record.revision, json.loads(record.options)):
        assert Match.replay(games.load(game), record).difference(record) == ""
    else:
        with pytest.raises(Outdated):
            Match.begin(games.load(game), record)


@pytest.mark.parametrize(("folder", "game"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_a_position_is_read_if_the_rules_are_its_own(folder: Path, game: str) -> None:
    wanted = expected(folder, game)
    if not goes_on(game, wanted["revision"], wanted["options"]):
        options, position = (Raw(msgspec.json.encode(wanted[name])) for name in ("options", "position"))
        with pytest.raises(Outdated):
            Match.resume(games.load(game), wanted["revision"], options, len(wanted["names"]), bytes(32), position)
        return
    codec = games.load(game).codec
    state = codec.state(Raw(msgspec.json.encode(wanted["position"])))
    assert json.loads(codec.keep_state(codec.state(codec.keep_state(state)))) == json.loads(codec.keep_state(state))
    if wanted["form"] == games.load(game).forms.state.number:
        assert json.loads(codec.keep_state(state)) == wanted["position"]


@pytest.mark.parametrize("folder", CORPORA, ids=lambda folder: folder.name)
def test_every_kind_of_entry_is_read(folder: Path) -> None:
    lines = (folder / "entries.jsonl").read_bytes().splitlines()
    assert len(lines) == len(json.loads((folder / "kinds.json").read_bytes())["writes"]) - 3  # entry, room and record
    for line in lines:
        assert json.loads(Entry.decode(line).encode()) == json.loads(line)
