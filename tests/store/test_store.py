"""What every store does, on SQLite and on PostgreSQL: on disk before it is told, one first in every race, one commit
for many tables, nothing lost by a kill."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastwire.engine.campaign import Attempt, Best, Count, Feat
from lastwire.errors import StoreError, Taken
from lastwire.store.place import open_store
from lastwire.store.store import Crew, Visit
from tests.store.database import Postgres


class Home:
    """A place for a store, which may be opened again and again."""

    def __init__(self, where: str) -> None:
        self.where = where

    def open(self):
        return open_store(self.where)


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    if request.param == "sqlite":
        return Home(str(tmp_path / "tables.db"))
    server: Postgres = request.getfixturevalue("postgres")
    return Home(server.new())


@pytest.fixture
async def store(home: Home):
    store = home.open()
    yield store
    await store.close()


async def test_entries_come_back_in_order_after_a_reopening(home):
    store = home.open()
    await store.create("one", 5, b'{"n":1}')
    for n in range(2, 30):
        await store.append("one", n, b'{"n":%d}' % n)
    await store.create("two", 6, b'{"n":"other"}')
    await store.close()
    store = home.open()
    loaded = await store.load("one")
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


async def test_missions_are_counted_for_the_table_and_for_each_guest(home):
    store = home.open()
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
    store = home.open()
    assert await store.guest_counts("ann", "bomb-busters") == [
        Count(3, 2, True, 1),
        Count(3, 4, False, 1),
        Count(3, 4, True, 2),
    ]
    assert await store.guest_counts("bob", "bomb-busters") == [Count(3, 4, False, 1), Count(3, 4, True, 1)]
    assert await store.table_counts("two", "bomb-busters") == [Count(3, 4, True, 1)]
    assert await store.guest_counts("cy", "bomb-busters") == await store.table_counts("none", "bomb-busters") == []
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


async def test_a_closed_store_is_closed_and_what_was_queued_is_written(home):
    store = home.open()
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
    store = home.open()
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


WRITER = """
import asyncio, sys
from lastwire.store.place import open_store

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
    store = open_store(sys.argv[1])
    await asyncio.gather(*(table(store, f"{sys.argv[2]}-{k}") for k in range(8)))

asyncio.run(main())
"""


def started(where: str, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, where, name]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, bufsize=1)


async def test_a_kill_in_mid_write_loses_nothing_that_was_told(home):
    told: dict[str, int] = {}
    for round in range(5):
        writer = started(home.where, f"round{round}")
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
        store = home.open()
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


async def test_a_crew_goes_with_its_last_mate(store):
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
    assert (await store._rows("SELECT * FROM crew_results", ())) == []
    assert await store.invited("here") is not None
