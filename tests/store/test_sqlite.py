"""The store: on disk before it is told, one first in every race, one commit for many tables, nothing lost by a kill."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from importlib import resources
from pathlib import Path

import pytest

from lastwire.engine.campaign import Attempt, Count
from lastwire.errors import StoreError, Taken
from lastwire.store import sqlite
from lastwire.store.sqlite import Database, SqliteStore
from lastwire.store.statement import Write
from lastwire.store.store import FORMAT, NEEDED, Crew
from lastwire.store.upkeep import prune


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path):
    store = SqliteStore(path)
    yield store
    await store.close()


def query(path: Path, sql: str) -> list[tuple]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def test_a_loser_in_a_batch_harms_nobody_else(path):
    database = Database(path)
    append = "INSERT INTO entries (table_id, n, data) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    results = database.commit(
        [
            Write(((append, ("one", 1, "a")),), exclusive=True),
            Write(((append, ("one", 1, "b")), (append, ("one", 7, "never"))), exclusive=True),
            Write(((append, ("one", 2, "c")),), exclusive=True),
        ]
    )
    assert [type(result) for result in results] == [type(None), Taken, type(None)]
    database.close()
    assert query(path, "SELECT n, data FROM entries ORDER BY n") == [(1, "a"), (2, "c")]


async def test_a_transaction_that_fails_leaves_nothing_behind(path):
    database = Database(path)
    append = "INSERT INTO entries (table_id, n, data) VALUES ($1, $2, $3)"
    with pytest.raises(StoreError):
        database.commit([Write(((append, ("one", 1, "a")),)), Write(((append, ("one", 2, None)),))])
    assert database.commit([Write(((append, ("one", 1, "again")),))]) == [None]
    database.close()


async def test_a_failed_batch_tells_all_who_wait_and_the_next_one_works(store, monkeypatch):
    await store.create("one", 5, b"first")
    real = store._database.commit

    def full(writes):
        raise StoreError("no room on the disk")

    monkeypatch.setattr(store._database, "commit", full)
    results = await asyncio.gather(*(store.append("one", n, b"x") for n in (2, 3)), return_exceptions=True)
    assert all(isinstance(result, StoreError) for result in results)
    monkeypatch.setattr(store._database, "commit", real)
    await store.append("one", 2, b"y")
    assert (await store.load("one")).entries == [b"first", b"y"]


async def test_a_file_of_the_first_version_is_brought_up_to_date(path):
    with closing(sqlite3.connect(path)) as connection:
        first = resources.files("lastwire.store").joinpath("migrations", "0001_tables.sql").read_text(encoding="utf-8")
        connection.executescript(f"{first}\nPRAGMA user_version = 1;")
        connection.execute("INSERT INTO tables VALUES ('one', 5, '')")
        connection.execute("INSERT INTO records VALUES ('one', 1, 'the record')")
        connection.commit()
    store = SqliteStore(path)
    assert await store.record("one", 1) == "the record"
    await store.keep("one", 2, "won", Attempt("bomb-busters", 1, 2, True), ("ann",))
    assert await store.guest_counts("ann", "bomb-busters") == [Count(1, 2, True, 1)]
    await store.close()


async def test_the_file_is_nobody_elses_to_read(store, path):
    await store.create("one", 5, b"first")
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


async def test_every_commit_waits_for_the_disk(store):
    connection = store._database._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


async def test_a_file_of_a_newer_version_or_of_no_version_is_refused(tmp_path):
    newer = tmp_path / "newer.db"
    query(newer, "PRAGMA user_version = 999")
    with pytest.raises(StoreError, match="newer version"):
        Database(newer)
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is no database, but it is long enough to look at" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        Database(garbage)
    with pytest.raises(StoreError, match="cannot be opened"):
        Database(tmp_path / "nowhere" / "tables.db")


async def test_opening_twice_migrates_once(path):
    for _ in range(2):
        store = SqliteStore(path)
        await store.close()
    assert query(path, "PRAGMA user_version") == [(7,)]
    assert query(path, "SELECT needed FROM formats") == [(NEEDED,)]


async def test_a_store_that_needs_more_than_this_version_reads_is_refused_with_one_sentence(path, monkeypatch):
    monkeypatch.setattr(sqlite, "FORMAT", FORMAT + 1)
    monkeypatch.setattr(sqlite, "NEEDED", FORMAT + 1)
    await SqliteStore(path).close()  # a later release, which writes what the one before it could read
    assert query(path, "SELECT needed FROM formats") == [(FORMAT + 1,)]
    monkeypatch.setattr(sqlite, "NEEDED", NEEDED)
    await SqliteStore(path).close()  # the release before it, beside it
    assert query(path, "SELECT needed FROM formats") == [(FORMAT + 1,)]
    monkeypatch.setattr(sqlite, "FORMAT", FORMAT)
    with pytest.raises(StoreError) as caught:
        SqliteStore(path)  # and one that is older still
    sentence = f"{path} was written by a newer version of Last Wire: open it with that version or a later one"
    assert str(caught.value) == sentence


async def test_a_crew_keeps_what_it_has_won_when_its_tables_are_pruned(path):
    store = SqliteStore(path)
    await store.found(Crew("c", "The Fuses", "come", {"ann": "Ann", "bob": "Bob"}), 10)
    await store.create("one", 5, b'{"n":1,"now":5}')
    await store.keep("one", 1, "record", Attempt("busters", 3, 4, True), ("ann", "bob"))
    await store.close()
    assert prune(path, before=1_000).tables == 1
    store = SqliteStore(path)
    assert await store.crew_counts("c", "busters") == [Count(3, 4, True, 1)]
    assert await store.guest_counts("ann", "busters") == []
    await store.close()
