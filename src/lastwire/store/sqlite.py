"""The store in one SQLite file: one writer thread, and one commit for all that waits in its queue."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from lastwire.errors import Damaged, StoreError, Taken
from lastwire.store import statement as sql
from lastwire.store.migration import migrations, newer
from lastwire.store.sql import SqlStore
from lastwire.store.statement import Summed, Values, Write
from lastwire.store.store import FORMAT, NEEDED

DATABASE: Final = "lastwire.sqlite"  # in the data folder
ROOM_BYTES: Final = 4 << 20  # of free disk; below this the next write may fail

_TROUBLES: Final = (OSError, sqlite3.Error, UnicodeError)
_BATCH: Final = 1_000
_READERS: Final = 2


class Database:
    """The file and its one writing connection; used by one thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            # The file holds the seeds of running matches: nobody else on the machine may read it.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._connection = _connect(path)
        except _TROUBLES as error:
            raise _trouble(path, "opened", error) from None
        try:
            # Only possible in a new file; it lets space be given back while a server runs.
            self._connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._look_through()
            self._migrate()
            self._file = path.stat().st_ino
        except _TROUBLES as error:
            self._connection.close()
            raise _trouble(path, "opened", error) from None
        except StoreError:
            self._connection.close()
            raise

    def _look_through(self) -> None:
        """Check that every page can be read: better no server than one that has lost half a table."""
        (found,) = self._connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Damaged(f"{self.path} is damaged ({' '.join(found.split())}); restore a backup")

    def _migrate(self) -> None:
        """Apply, in order, the migrations that this file has not seen."""
        found = sorted(migrations().items())
        (done,) = self._connection.execute("PRAGMA user_version").fetchone()
        if done > len(found):
            raise newer(str(self.path))
        for number, script in found[done:]:
            self._connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        (needed,) = self._connection.execute("SELECT needed FROM formats").fetchone()
        if needed > FORMAT:
            raise newer(str(self.path))
        self._connection.execute("UPDATE formats SET needed = $1 WHERE needed < $1", {"1": NEEDED})

    def commit(self, writes: Sequence[Write]) -> list[Taken | None]:
        """Write all of these in one transaction, on disk when this returns. Returns which of them came too late."""
        connection = self._connection
        results: list[Taken | None] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in writes:
                results.append(None)
                for statement, given in write.statements:
                    values = given.values() if isinstance(given, Summed) else given
                    added = connection.execute(statement, _numbered(values)).rowcount
                    if write.exclusive and not added:
                        results[-1] = Taken(f"{values[0]} has an entry {values[1]} already, or is there no more")
                        break
            connection.execute("COMMIT")
        except _TROUBLES as error:
            with suppress(*_TROUBLES):
                connection.execute("ROLLBACK")
            raise _trouble(self.path, "written", error) from None
        return results

    def check(self) -> None:
        """Check that the file is still the one that was opened, and has room: SQLite would go on writing to a deleted
        one. The file is not opened here, because closing it would release the locks of the whole process. Raises
        `StoreError`.
        """
        try:
            found = self.path.stat()
            if found.st_ino != self._file or not found.st_size:
                raise StoreError(f"{self.path} is not the file any more that was opened")
            if shutil.disk_usage(self.path.parent).free < ROOM_BYTES:
                raise StoreError(f"{self.path} cannot be written: the disk is full")
        except OSError as error:
            raise StoreError(f"{self.path} cannot be read: {error.strerror}") from None

    def close(self) -> None:
        self._connection.close()


class SqliteStore(SqlStore):
    """The store of one server. Also usable from several event loops, one after another, as tests do."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._queue: SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = SimpleQueue()
        self._database = Database(self._path)
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(_READERS, "lastwire-read")
        self._writer = threading.Thread(target=self._run, name="lastwire-write", daemon=True)
        self._writer.start()
        self._closed = False
        self.commits = 0  # for metrics: entries divided by commits is what group commit saves

    # --- writing ------------------------------------------------------------------------------------------------------

    async def pulse(self, beat: int) -> None:
        await self._write(Write(((sql.BEAT, (beat,)),)))
        await self._read(lambda _: self._feel(beat))

    def _feel(self, beat: int) -> None:
        """Read what was written, as a newcomer would."""
        self._database.check()
        with closing(_connect(self._path)) as connection:
            found = connection.execute(sql.BEATEN).fetchone()
            connection.execute("SELECT data FROM entries ORDER BY rowid DESC LIMIT 1").fetchone()
        if found is None or found[0] < beat:
            raise StoreError(f"{self._path} does not keep what is written")

    def _write(self, write: Write) -> asyncio.Future[None]:
        if self._closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((write, future))
        return future

    def _run(self) -> None:
        """The writer thread: whatever waits in the queue is one transaction."""
        item = self._queue.get()
        while item is not None:
            batch = [item]
            with suppress(Empty):
                while len(batch) < _BATCH and (item := self._queue.get_nowait()) is not None:
                    batch.append(item)
            self._commit(batch)
            if item is not None:
                item = self._queue.get()

    def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        results: Sequence[StoreError | None]
        try:
            results = self._database.commit([write for write, _ in batch])
        except StoreError as error:
            results = [error] * len(batch)
        self.commits += 1
        answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], StoreError | None]]] = {}
        for (_, future), result in zip(batch, results, strict=True):
            answers.setdefault(future.get_loop(), []).append((future, result))
        for loop, these in answers.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_answer, these)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _rows(self, statement: str, values: Values) -> list[Any]:
        rows: list[Any] = await self._read(
            lambda connection: connection.execute(statement, _numbered(values)).fetchall()
        )
        return rows

    async def _read(self, ask: Any) -> Any:
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_here, ask)

    def _read_here(self, ask: Any) -> Any:
        try:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = _connect(self._path)
                connection.execute("PRAGMA query_only = ON")
                self._connections.append(connection)
            return ask(connection)
        except _TROUBLES as error:
            raise _trouble(self._path, "read", error) from None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._database.close()


def _answer(answers: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    for future, error in answers:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _connect(path: Path) -> sqlite3.Connection:
    # Threads: each connection is used by one thread at a time, and closed by another.
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def _numbered(values: Values) -> dict[str, Any]:
    return {str(number): value for number, value in enumerate(values, 1)}


def _trouble(path: Path, done: str, error: Exception) -> StoreError:
    """The error in words that quote nothing that is stored."""
    if isinstance(error, UnicodeError) or "decode" in str(error):
        return Damaged(f"{path} is damaged: a text in it cannot be read")
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
        return Damaged(f"{path} is damaged: {error}")
    return StoreError(f"{path} cannot be {done}: {error}")
