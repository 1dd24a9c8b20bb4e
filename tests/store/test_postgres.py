"""PostgreSQL as a store: what only a database server can do to one."""

from __future__ import annotations

import asyncio
import socket

import pytest

from lastwire.errors import StoreError, Taken
from lastwire.store import postgres as module
from lastwire.store.migration import newest_version
from lastwire.store.postgres import PostgresStore
from lastwire.store.statement import Write
from lastwire.store.store import FORMAT
from tests.store.database import Postgres

TABLES = 6


async def test_what_was_told_is_there_after_restarts_of_the_database(postgres: Postgres) -> None:
    """Writers go on as if nothing had happened, each entry is there once, and none that was told is missing."""
    store = PostgresStore(postgres.new())
    told = dict.fromkeys(range(TABLES), 1)
    stop = asyncio.Event()

    async def write(table: int) -> None:
        await store.create(f"table {table}", 1, b"1")
        while not stop.is_set():
            n = told[table] + 1
            await store.append(f"table {table}", n, b"%d" % n)
            told[table] = n

    writers = [asyncio.create_task(write(table)) for table in range(TABLES)]

    async def further() -> None:
        """Until every table has got some more."""
        before = dict(told)
        while any(told[table] < before[table] + 5 for table in told):
            await asyncio.sleep(0.01)
            for writer in writers:
                assert not writer.done() or writer.result() is None

    for _ in range(3):
        await further()
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0)
        await asyncio.to_thread(postgres.start)
    await further()
    stop.set()
    await asyncio.gather(*writers)
    for table, last in told.items():
        assert await store.since(f"table {table}", 0) == [b"%d" % n for n in range(1, last + 1)]
    await store.close()


async def test_what_is_written_once_more_after_a_lost_answer_counts_as_written(postgres: Postgres) -> None:
    """The commit went through, but the line broke before it was heard of."""
    store = PostgresStore(postgres.new())
    await store.create("one", 1, b"1")
    real, broke = store._transact, 0

    async def heard_nothing(connection, writes, again):
        nonlocal broke
        results = await real(connection, writes, again)
        if not broke:
            broke += 1
            raise ConnectionResetError("the line broke")
        return results

    store._transact = heard_nothing  # type: ignore[method-assign]
    await store.append("one", 2, b"2")
    broke = 0
    with pytest.raises(Taken):
        await store.append("one", 2, b"somebody else's")
    assert await store.since("one", 0) == [b"1", b"2"]
    await store.close()


async def test_a_database_has_one_server(postgres: Postgres) -> None:
    url = postgres.new()
    store = PostgresStore(url)
    await store.create("one", 1, b"1")
    with pytest.raises(StoreError, match=r"another server is using PostgreSQL at 127\.0\.0\.1:\d+/house_\d+"):
        PostgresStore(url)
    await store.close()
    again = PostgresStore(url)
    assert await again.since("one", 0) == [b"1"]
    await again.close()


async def test_nobody_there_and_a_wrong_name_are_one_sentence_without_the_password(postgres: Postgres) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        for url in (
            f"postgresql://lastwire:secret@127.0.0.1:{port}/house",
            f"postgresql://lastwire:secret@127.0.0.1:{postgres.port}/nothing_here",
        ):
            with pytest.raises(StoreError, match=r"^PostgreSQL at 127") as caught:
                PostgresStore(url)
            assert "secret" not in str(caught.value)
            assert "\n" not in str(caught.value)


async def test_a_newer_database_is_refused(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new()
    store = PostgresStore(url)
    await store._write(Write((("INSERT INTO versions (number) VALUES ($1)", (newest_version() + 1,)),)))
    await store.close()
    with pytest.raises(StoreError, match="newer version"):
        PostgresStore(url)
    other = postgres.new()
    with monkeypatch.context() as later:
        later.setattr(module, "FORMAT", FORMAT + 1)
        later.setattr(module, "NEEDED", FORMAT + 1)
        await PostgresStore(other).close()
    with pytest.raises(StoreError, match="newer version"):
        PostgresStore(other)


async def test_two_migrate_at_once(postgres: Postgres) -> None:
    url = postgres.new()
    stores = await asyncio.gather(*(asyncio.to_thread(PostgresStore, url, False) for _ in range(4)))
    for store in stores:
        await store.close()


async def test_without_its_package_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "asyncpg", None)
    with pytest.raises(StoreError, match="extra `postgres`"):
        PostgresStore("postgresql://127.0.0.1/house")
