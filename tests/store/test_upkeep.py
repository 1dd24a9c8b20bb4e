"""What is in a store, taking out what is old, copies and putting them back."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lastwire.engine.campaign import Attempt
from lastwire.errors import StoreError, Taken
from lastwire.store.sqlite import Database, SqliteStore
from lastwire.store.upkeep import Moved, backup, prune, restore, stats

DAY = 24 * 3_600_000
LONG = "x" * 20_000


def query(path: Path, sql: str) -> list[tuple]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def fill(store: SqliteStore, table: str, now: int, entries: int = 3, data: str = "") -> None:
    await store.create(table, now, b'{"n":1,"now":%d,"data":"%s"}' % (now, data.encode()))
    for n in range(2, entries + 1):
        await store.append(table, n, b'{"n":%d,"now":%d,"data":"%s"}' % (n, now + n, data.encode()))
    await store.snapshot(table, 1, b"a snapshot")
    await store.note(table, b'{"game":"time-bomb","phase":"room","names":[],"match":2}')
    await store.keep(table, 1, "a record", Attempt("bomb-busters", 3, 4, True), ("ann",))
    await store.visit("ann", table, "Ann", now)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with an old table, one that is old but was used lately, and a new one."""

    async def make() -> None:
        store = SqliteStore(tmp_path / "lastwire.sqlite")
        await fill(store, "old", 10 * DAY, data=LONG)
        await fill(store, "used", 10 * DAY)
        await store.append("used", 4, b'{"n":4,"now":%d}' % (50 * DAY))
        await fill(store, "new", 60 * DAY)
        await store.close()

    asyncio.run(make())
    return tmp_path / "lastwire.sqlite"


def places(path: Path) -> list[str]:
    named = query(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    return [name for (name,) in named if any(row[1] == "table_id" for row in query(path, f"PRAGMA table_info({name})"))]


def test_stats_count_what_is_there(path: Path) -> None:
    found = stats(path)
    assert (found.tables, found.matches, found.entries) == (3, 6, 10)
    assert found.bytes == path.stat().st_size


def test_pruning_takes_out_what_nobody_used_and_leaves_the_rest(path: Path) -> None:
    before = query(path, "SELECT * FROM entries WHERE table_id <> 'old'")
    size = path.stat().st_size
    wanted = prune(path, 40 * DAY, dry_run=True)
    assert wanted.tables == 1
    assert wanted.bytes > 3 * len(LONG)
    assert stats(path).tables == 3
    assert prune(path, 40 * DAY, alone=True) == wanted
    assert query(path, "SELECT id FROM tables ORDER BY id") == [("new",), ("used",)]
    assert query(path, "SELECT * FROM entries") == before
    assert set(places(path)) >= {"entries", "snapshots", "records", "visits", "results", "parts"}
    for place in places(path):
        assert query(path, f"SELECT COUNT(*) FROM {place} WHERE table_id = 'old'") == [(0,)]
    assert path.stat().st_size < size - 2 * len(LONG)
    assert query(path, "PRAGMA integrity_check") == [("ok",)]
    assert prune(path, 40 * DAY) == Moved(0, 0)


async def test_beside_a_server_a_table_is_gone_whole_and_leaves_no_ghost(path: Path) -> None:
    store = SqliteStore(path)
    size = stats(path).bytes
    assert prune(path, 40 * DAY).tables == 1
    with pytest.raises(Taken):
        await store.append("old", 4, b"from a server that had it in memory")
    await store.snapshot("old", 4, b"a snapshot")
    await store.keep("old", 2, "a record", Attempt("bomb-busters", 3, 4, True), ("ann",))
    await store.visit("ann", "old", "Ann", 70 * DAY)
    await store.note("old", b"{}")
    assert await store.load("old") is None
    await store.append("new", 4, b"others go on")
    await store.close()
    for place in places(path):
        assert query(path, f"SELECT COUNT(*) FROM {place} WHERE table_id = 'old'") == [(0,)]
    assert stats(path).bytes < size - 2 * len(LONG)  # the space was given back bit by bit


async def test_a_table_that_is_used_meanwhile_stays(path: Path) -> None:
    store = SqliteStore(path)
    await store.append("old", 4, b'{"n":4,"now":%d}' % (55 * DAY))
    assert prune(path, 40 * DAY).tables == 0
    await store.close()


def test_a_copy_is_whole_and_its_owners_alone(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    made = backup(path, copy)
    assert made == Moved(3, copy.stat().st_size)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    for table in ("tables", "entries", "snapshots", "records", "visits", "results", "parts"):
        assert query(copy, f"SELECT * FROM {table}") == query(path, f"SELECT * FROM {table}")
    assert sorted(file.name for file in tmp_path.iterdir() if file.name.startswith("copy")) == ["copy"]
    with pytest.raises(StoreError, match="exists already"):
        backup(path, copy)
    assert backup(path, copy, force=True).tables == 3


async def test_a_copy_holds_what_is_only_in_the_journal_yet(path: Path, tmp_path: Path) -> None:
    store = SqliteStore(path)
    await store.append("new", 4, b"just now")
    backup(path, tmp_path / "copy")
    await store.close()
    assert query(tmp_path / "copy", "SELECT data FROM entries WHERE table_id = 'new' AND n = 4") == [("just now",)]


async def test_a_copy_is_put_back(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "copy")
    there = tmp_path / "there"
    there.mkdir()
    place = there / "lastwire.sqlite"
    assert restore(tmp_path / "copy", place).tables == 3
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert [file.name for file in there.iterdir()] == ["lastwire.sqlite"]
    store = SqliteStore(place)
    loaded = await store.load("used")
    assert loaded is not None
    assert len(loaded.entries) == 3
    await store.close()


async def test_what_is_there_is_replaced_only_by_force(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "copy")
    store = SqliteStore(path)
    await store.append("new", 4, b"since then")
    await store.close()
    with pytest.raises(StoreError, match="--force"):
        restore(tmp_path / "copy", path)
    assert stats(path).entries == 11
    restore(tmp_path / "copy", path, force=True)
    assert stats(path).entries == 10


async def test_an_empty_store_needs_no_force(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "copy")
    fresh = tmp_path / "fresh.sqlite"
    await SqliteStore(fresh).close()
    assert restore(tmp_path / "copy", fresh).tables == 3


async def test_a_journal_of_the_old_store_does_not_reach_the_new_one(path: Path, tmp_path: Path) -> None:
    backup(path, tmp_path / "copy")
    database = Database(path)  # stays open, as after a kill: its journal is not taken in
    journal = path.with_name("lastwire.sqlite-wal")
    assert journal.exists()
    restore(tmp_path / "copy", path, force=True)
    assert not journal.exists()
    database.close()
    assert stats(path).entries == 10


def garbage(copy: Path) -> None:
    copy.write_bytes(b"no database" * 1_000)


def truncate(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])


def flip(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    for place in range(4096 + 8, len(data), 4096):
        data[place : place + 64] = b"\xff" * 64
    copy.write_bytes(data)


def of_others(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("CREATE TABLE recipes (id TEXT)")


def newer(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA user_version = 9999")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (garbage, "not a database"),
        (truncate, "damaged|malformed"),
        (flip, "damaged|malformed"),
        (of_others, "not a store of Last Wire"),
        (newer, "newer version"),
        (Path.unlink, "is not there"),
    ],
)
def test_a_bad_copy_is_refused_and_changes_nothing(
    path: Path, tmp_path: Path, harm: Callable[[Path], None], words: str
) -> None:
    backup(path, tmp_path / "copy")
    harm(tmp_path / "copy")
    before = path.read_bytes()
    with pytest.raises(StoreError, match=words):
        restore(tmp_path / "copy", path, force=True)
    assert path.read_bytes() == before
    assert not path.with_name("lastwire.sqlite.part").exists()


@pytest.mark.parametrize(
    "work", [stats, lambda path: prune(path, 0), lambda path: backup(path, path.with_name("copy"))]
)
def test_where_nothing_is_nothing_is_made(tmp_path: Path, work: Callable[[Path], object]) -> None:
    with pytest.raises(StoreError, match="There is no store"):
        work(tmp_path / "lastwire.sqlite")
    assert list(tmp_path.iterdir()) == []
