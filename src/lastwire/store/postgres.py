"""The store in a PostgreSQL database, which several servers may share: one writer in each, and one commit for all that
waits in its queue. Needs the extra `postgres` (asyncpg)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from lastwire.errors import StoreError, Taken
from lastwire.store import statement as sql
from lastwire.store.migration import migrations, newer
from lastwire.store.sql import SqlStore
from lastwire.store.statement import Summed, Values, Write
from lastwire.store.store import FORMAT, NEEDED

Connection: TypeAlias = Any  # asyncpg is not there without the extra, and has few types
asyncpg: Any = None
with suppress(ImportError):
    asyncpg = import_module("asyncpg")

SCHEMES: Final = ("postgres://", "postgresql://")
_BATCH: Final = 1_000
_READERS: Final = 4
_LOCK: Final = 0x6C617374  # of whoever migrates: two servers may start at once
_CLAIM: Final = 0x77697265  # of the server that uses the database
_PATIENCE_S: Final = 45.0  # for a database that is restarted, or does not answer
_ASK_S: Final = 10.0  # for one statement, before the connection counts as lost
_PAUSE_S: Final = 0.25
_VERSION: Final = "CREATE TABLE IF NOT EXISTS versions (number BIGINT NOT NULL)"
_STORED: Final = "SELECT data FROM entries WHERE table_id = $1 AND n = $2"


class _Waiting(NamedTuple):
    write: Write
    future: asyncio.Future[None]


class PostgresStore(SqlStore):
    """The store of one server, used from one event loop. `alone`: no other server may use the database meanwhile, for
    each would believe that it alone knows its tables."""

    def __init__(self, url: str, alone: bool = True) -> None:
        if asyncpg is None:
            raise StoreError("PostgreSQL needs the package asyncpg: install Last Wire with the extra `postgres`")
        self.url = url
        self._alone = alone
        self._place = _place(url)
        self.commits = 0  # for metrics: entries divided by commits is what group commit saves
        self._closed = False
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._pool: Any = None
        self._opening = asyncio.Lock()
        # Before anything is promised to anybody, and so before there is a loop to do it in.
        trouble: list[StoreError] = []
        opener = threading.Thread(target=lambda: asyncio.run(self._open(trouble)))
        opener.start()
        opener.join()
        if trouble:
            raise trouble[0]

    @asynccontextmanager
    async def conversing(self) -> AsyncIterator[Connection]:
        """A connection of one's own, claim included. Raises `StoreError`."""
        connection: Connection | None = None
        try:
            connection = await self._connected()
            await self._claim(connection)
            yield connection
        except _troubles() as error:
            raise self._trouble("used", error) from None
        finally:
            if connection is not None:
                await _hang_up(connection)

    async def _open(self, trouble: list[StoreError]) -> None:
        try:
            async with self.conversing() as connection:
                await self._migrate(connection)
        except StoreError as error:
            trouble.append(error)

    async def _connected(self) -> Connection:
        return await asyncpg.connect(self.url, timeout=_ASK_S, command_timeout=_ASK_S)

    async def _claim(self, connection: Connection) -> None:
        """The claim lasts as long as the connection."""
        if self._alone and not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _CLAIM):
            raise StoreError(f"another server is using {self._place}")

    async def _writing(self) -> Connection:
        """The writer's connection. One that has just been lost may hold its claim for a while."""
        connection = await self._connected()
        try:
            await self._claim(connection)
        except StoreError as error:
            await _hang_up(connection)
            raise ConnectionError(str(error)) from None
        return connection

    async def _migrate(self, connection: Connection) -> None:
        """Apply, in order, the migrations that this database has not seen."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await connection.execute(_VERSION)
            done = await connection.fetchval("SELECT MAX(number) FROM versions") or 0
            found = sorted(migrations().items())
            if done > len(found):
                raise newer(self._place)
            for number, script in found[done:]:
                await connection.execute(script)
                await connection.execute("INSERT INTO versions (number) VALUES ($1)", number)
            if await connection.fetchval("SELECT needed FROM formats") > FORMAT:
                raise newer(self._place)
            await connection.execute("UPDATE formats SET needed = $1 WHERE needed < $1", NEEDED)

    # --- writing ------------------------------------------------------------------------------------------------------

    def _write(self, write: Write) -> Awaitable[None]:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        if self._writer is None:
            self._writer = loop.create_task(self._run())
        future: asyncio.Future[None] = loop.create_future()
        self._queue.put_nowait(_Waiting(write, future))
        return future

    async def _run(self) -> None:
        """Whatever waits in the queue is one transaction."""
        connection: Connection | None = None
        item = await self._queue.get()
        while item is not None:
            batch = [item]
            while len(batch) < _BATCH and not self._queue.empty() and (item := self._queue.get_nowait()) is not None:
                batch.append(item)
            connection = await self._commit(connection, batch)
            if item is not None:
                item = await self._queue.get()
        if connection is not None:
            await _hang_up(connection)

    async def _commit(self, connection: Connection | None, batch: list[_Waiting]) -> Connection | None:
        """Commit a batch, on a new connection if the old one is lost. What was being committed when it broke may be
        there or not: it is written once more, and whoever finds their own words there already has not come too
        late."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + _PATIENCE_S, False
        # In an order that all servers share: two of them that wait for each other's rows would wait for ever.
        batch = sorted(batch, key=lambda each: str(each.write.statements[0][1][0]))
        while True:
            results: Sequence[StoreError | None]
            try:
                if connection is None:
                    connection = await self._writing()
                results = await self._transact(connection, [each.write for each in batch], again)
            except _troubles() as error:
                if connection is not None:
                    await _hang_up(connection)
                    connection = None
                if _lost(error) and loop.time() < until:
                    again = True
                    await asyncio.sleep(_PAUSE_S)
                    continue
                results = [self._trouble("written", error)] * len(batch)
            break
        self.commits += 1
        for (_, future), result in zip(batch, results, strict=True):
            if future.cancelled():
                continue
            if result is None:
                future.set_result(None)
            else:
                future.set_exception(result)
        return connection

    async def _transact(self, connection: Connection, writes: list[Write], again: bool) -> list[Taken | None]:
        results: list[Taken | None] = []
        async with connection.transaction():
            for write in writes:
                results.append(None)
                for statement, given in write.statements:
                    values = given.values() if isinstance(given, Summed) else given
                    status = await connection.execute(statement, *values)
                    if write.exclusive and status.endswith(" 0"):
                        if again and await connection.fetchval(_STORED, *values[:2]) == values[2]:
                            break
                        results[-1] = Taken(f"{values[0]} has an entry {values[1]} already, or is there no more")
                        break
        return results

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _rows(self, statement: str, values: Values) -> list[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        until = loop.time() + _PATIENCE_S
        while True:
            try:
                pool = await self._readers()
                return [tuple(row) for row in await pool.fetch(statement, *values)]
            except _troubles() as error:
                if not _lost(error) or loop.time() > until:
                    raise self._trouble("read", error) from None
                await asyncio.sleep(_PAUSE_S)

    async def _readers(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=_READERS, timeout=_ASK_S, command_timeout=_ASK_S
                )
            return self._pool

    async def pulse(self, beat: int) -> None:
        await self._write(Write(((sql.BEAT, (beat,)),)))
        found = await self._rows(sql.BEATEN, ())
        if not found or found[0][0] < beat:
            raise StoreError(f"{self._place} does not keep what is written")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
        if self._pool is not None:
            with suppress(*_troubles()):
                await asyncio.wait_for(self._pool.close(), _ASK_S)

    def _trouble(self, done: str, error: BaseException) -> StoreError:
        """The error in words that quote nothing that is stored: details may."""
        text = str(error).splitlines()[0] if str(error) else type(error).__name__
        return StoreError(f"{self._place} cannot be {done}: {text}")


def _place(url: str) -> str:
    """The database without user and password."""
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"PostgreSQL at {parts.hostname or 'localhost'}{port}{parts.path}"


def _troubles() -> tuple[type[Exception], ...]:
    # A connection that was closed while it was idle fails in asyncpg's own book-keeping.
    own = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return (OSError, asyncio.TimeoutError, ValueError, *own)


def _lost(error: BaseException) -> bool:
    """Whether it is the connection that failed, or a server that is being started or stopped."""
    return isinstance(
        error,
        OSError
        | asyncio.TimeoutError
        | asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError
        | asyncpg.TransactionRollbackError
        | asyncpg.TooManyConnectionsError
        | asyncpg.InterfaceError
        | asyncpg.InternalClientError,
    )


async def _hang_up(connection: Connection) -> None:
    with suppress(*_troubles()):
        await asyncio.wait_for(connection.close(), _ASK_S)
    connection.terminate()
