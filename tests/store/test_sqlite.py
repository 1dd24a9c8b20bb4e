"""The store: on disk before it is told, one first in every race, one commit for many tables, nothing lost by a kill."""

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from importlib import resources
from pathlib import Path

import pytest

from lastwire.engine.campaign import Attempt, Best, Count, Feat
from lastwire.errors import StoreError, Taken
from lastwire.store import sqlite
from lastwire.store.sqlite import Database, SqliteStore, Write
from lastwire.store.store import FORMAT, NEEDED, Crew, Store, Visit
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


def kept(store: Store) -> Store:
    """Only what the protocol promises is used here."""
    return store


async def test_entries_come_back_in_order_after_a_reopening(path):
    store = SqliteStore(path)
    await store.create("one", 5, b'{"n":1}')
    for n in range(2, 30):
        await store.append("one", n, b'{"n":%d}' % n)
    await store.create("two", 6, b'{"n":"other"}')
    await store.close()
    store = SqliteStore(path)
    loaded = await kept(store).load("one")
    assert loaded is not None
    assert loaded.snapshot is None
    assert loaded.entries == [b'{"n":%d}' % n for n in range(1, 30)]
    assert await store.since("one", 27) == [b'{"n":28}', b'{"n":29}']
    assert await store.since("one", 99) == []
    assert await store.load("three") is None
    await store.close()


async def test_a_number_is_taken_once(store):
    await store.create("one", 5, b"first")
    with pytest.raises(Taken):
        await store.create("one", 6, b"second")
    await store.append("one", 2, b"a")
    with pytest.raises(Taken):
        await store.append("one", 2, b"b")
    assert (await store.load("one")).entries == [b"first", b"a"]
    await store.create("two", 7, b"first")
    await store.append("two", 2, b"numbers are each table's own")


async def test_of_many_who_race_for_a_number_one_wins_and_the_others_are_told(store):
    await store.create("one", 5, b"first")
    results = await asyncio.gather(
        *(store.append("one", 2, b"by %d" % who) for who in range(50)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Taken) for result in results) == 49
    winner = results.index(None)
    assert (await store.load("one")).entries[1] == b"by %d" % winner


async def test_what_waits_together_is_committed_together(store):
    for table in range(40):
        await store.create(f"table {table}", 5, b"first")
    before = store.commits

    async def write(table: int) -> None:
        for n in range(2, 12):
            await store.append(f"table {table}", n, b"x")

    await asyncio.gather(*(write(table) for table in range(40)))
    assert store.commits - before < 200  # 400 entries
    for table in range(40):
        assert len((await store.load(f"table {table}")).entries) == 11


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


async def test_a_snapshot_spares_the_entries_before_it_and_never_goes_back(store):
    await store.create("one", 5, b"1")
    for n in range(2, 10):
        await store.append("one", n, b"%d" % n)
    await store.snapshot("one", 6, b"six")
    loaded = await store.load("one")
    assert (loaded.snapshot, loaded.entries) == (b"six", [b"7", b"8", b"9"])
    await store.snapshot("one", 4, b"four")
    assert (await store.load("one")).snapshot == b"six"
    await store.snapshot("one", 9, b"nine")
    loaded = await store.load("one")
    assert (loaded.snapshot, loaded.entries) == (b"nine", [])


async def test_records_are_kept_once(store):
    await store.create("one", 5, b"first")
    assert await store.record("one", 1) is None
    await store.keep("one", 1, "the record ✂")
    await store.keep("one", 1, "another")
    assert await store.record("one", 1) == "the record ✂"
    assert await store.record("one", 2) is None


async def test_missions_are_counted_for_the_table_and_for_each_guest(path):
    store = SqliteStore(path)
    for table in ("one", "two"):
        await store.create(table, 5, b"first")
    won, lost = (Attempt("bomb-busters", 3, 4, won) for won in (True, False))
    await store.keep("one", 1, "lost", lost, ("ann", "bob"))
    await store.keep("one", 2, "won", won, ("ann", "bob"))
    await store.keep("one", 3, "won", Attempt("bomb-busters", 3, 2, True), ("ann",))
    await store.keep("two", 1, "won", won, ("ann",))
    await store.keep("two", 2, "of another game", Attempt("bomb-squad", 3, 4, True), ("ann",))
    await store.keep("two", 3, "given up")
    await store.keep("one", 2, "asked for again, and by others", lost, ("ann", "bob"))
    await store.close()
    store = SqliteStore(path)
    assert await kept(store).guest_counts("ann", "bomb-busters") == [
        Count(3, 2, True, 1),
        Count(3, 4, False, 1),
        Count(3, 4, True, 2),
    ]
    assert await store.guest_counts("bob", "bomb-busters") == [Count(3, 4, False, 1), Count(3, 4, True, 1)]
    assert await store.table_counts("two", "bomb-busters") == [Count(3, 4, True, 1)]
    assert await store.guest_counts("cy", "bomb-busters") == await store.table_counts("none", "bomb-busters") == []
    await store.close()


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


async def test_guests_find_their_tables_again_the_latest_first(store):
    for number, table in enumerate(("one", "two", "three")):
        await store.create(table, number, b"first")
        await store.note(table, b'{"brief":"%s"}' % table.encode())
        await store.visit("ann", table, "Ann", 100 + number)
    await store.visit("bob", "two", "Bob", 50)
    await store.visit("ann", "one", "Anna", 200)
    assert await store.visits("ann") == [
        Visit("one", b'{"brief":"one"}', 200),
        Visit("three", b'{"brief":"three"}', 102),
        Visit("two", b'{"brief":"two"}', 101),
    ]
    assert len(await store.visits("ann", limit=2)) == 2
    assert await store.visits("nobody") == []
    assert await store.name("ann") == "Anna"
    assert await store.name("nobody") is None


async def test_a_closed_store_is_closed_and_what_was_queued_is_written(path):
    store = SqliteStore(path)
    await store.create("one", 5, b"first")
    waiting = [asyncio.ensure_future(store.append("one", n, b"x")) for n in range(2, 200)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    await store.close()  # once more does no harm
    with pytest.raises(StoreError):
        await store.append("one", 200, b"x")
    with pytest.raises(StoreError):
        await store.load("one")
    store = SqliteStore(path)
    assert len(await store.since("one", 0)) == 199
    await store.close()


async def test_a_caller_who_gives_up_waiting_does_not_stop_the_writer(store):
    await store.create("one", 5, b"first")
    task = asyncio.ensure_future(store.append("one", 2, b"x"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append("one", 3, b"y")
    assert (await store.load("one")).entries == [b"first", b"x", b"y"]


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


WRITER = """
import asyncio, sys
from lastwire.store.sqlite import SqliteStore

async def table(store, name):
    await store.create(name, 1, b"1")
    n = 1
    while True:
        n += 1
        await store.append(name, n, b"%d" % n)
        # Told only after it is stored: whatever the parent has read must be on disk.
        sys.stdout.write(f"{name} {n}\\n")
        sys.stdout.flush()

async def main():
    store = SqliteStore(sys.argv[1])
    await asyncio.gather(*(table(store, f"{sys.argv[2]}-{k}") for k in range(8)))

asyncio.run(main())
"""


def started(path: Path, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(path), name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, bufsize=1)


async def test_a_kill_in_mid_write_loses_nothing_that_was_told(path):
    told: dict[str, int] = {}
    for round in range(5):
        writer = started(path, f"round{round}")
        assert writer.stdout is not None
        for _ in range(150 + 70 * round):
            name, n = writer.stdout.readline().split()
            told[name] = int(n)
        os.kill(writer.pid, signal.SIGKILL)
        for line in writer.stdout:  # what it still told before it died
            if line.endswith("\n"):
                name, n = line.split()
                told[name] = int(n)
        writer.stdout.close()
        assert writer.wait() == -signal.SIGKILL
        store = SqliteStore(path)
        for table, last in told.items():
            entries = await store.since(table, 0)
            assert len(entries) >= last
            assert entries == [b"%d" % number for number in range(1, len(entries) + 1)]
        await store.close()
    assert len(told) == 40


async def test_the_best_of_each_way_is_kept(store):
    feats = [
        ("standard expert", 30, 3, 5),
        ("standard expert", 37, 5, 1),
        ("standard expert", 37, 5, 9),
        ("epic expert", 20, 1, 0),
    ]
    await store.create("t", 5, b"first")
    for number, feat in enumerate(feats, 1):
        result = Attempt("bomb-squad", 4, 3, True, Feat(*feat))
        await store.keep("t", number, "a record", result, ("ann",) if number < 3 else ("ann", "bob"))
    await store.keep("t", 9, "a record", Attempt("bomb-squad", 4, 3, False), ("ann",))
    assert await store.table_bests("t", "bomb-squad") == [
        Best(4, 3, Feat("epic expert", 20, 1, 0)),
        Best(4, 3, Feat("standard expert", 37, 5, 9)),
    ]
    assert await store.guest_bests("bob", "bomb-squad") == await store.table_bests("t", "bomb-squad")
    assert await store.guest_bests("ann", "bomb-busters") == []
    assert len(await store.guest_counts("ann", "bomb-squad")) == 2


async def test_a_crew_counts_what_its_mates_play_together(store):
    await store.found(Crew("c", "The Fuses", "come", {"ann": "Ann"}), 10)
    await store.enlist("c", "bob", "Bob", 20)
    await store.enlist("nobody's", "bob", "Bob", 20)
    assert await store.crews("bob") == [Crew("c", "The Fuses", "come", {"ann": "Ann", "bob": "Bob"})]
    await store.create("one", 5, b"first")
    plays = [("ann", "bob"), ("ann", "bob", "stranger"), ("ann",), ("ann", "bob")]
    for number, guests in enumerate(plays, 1):
        won = number == 1
        for _ in "again":  # what is kept twice counts once
            await store.keep("one", number, "record", Attempt("busters", 3, 4, won), guests)
    assert await store.crew_counts("c", "busters") == [Count(3, 4, False, 1), Count(3, 4, True, 1)]
    assert await store.crew_counts("c", "squad") == []


async def test_a_crew_goes_with_its_last_mate(store, path):
    await store.found(Crew("c", "The Fuses", "come", {"ann": "Ann", "bob": "Bob"}), 10)
    await store.found(Crew("d", "Others", "here", {"bob": "Bob"}), 30)
    await store.create("one", 5, b"first")
    await store.keep("one", 1, "record", Attempt("busters", 3, 4, True), ("ann", "bob"))
    assert [crew.id for crew in await store.crews("bob")] == ["d", "c"], "the one joined last is first"
    await store.reinvite("c", "another")
    assert await store.invited("come") is None
    await store.discharge("c", "ann")
    assert (await store.invited("another")).mates == {"bob": "Bob"}
    assert len(await store.crew_counts("c", "busters")) == 1
    await store.discharge("c", "bob")
    assert [crew.id for crew in await store.crews("bob")] == ["d"]
    assert query(path, "SELECT * FROM crew_results") == []
    assert await store.invited("here") is not None


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
