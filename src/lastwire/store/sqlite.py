"""The store in one SQLite file: one writer thread, and one commit for all that waits in its queue."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import threading
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias

from lastwire.engine.campaign import Attempt, Best, Count, Feat
from lastwire.errors import Damaged, StoreError, Taken
from lastwire.store.store import FORMAT, NEEDED, Crew, Loaded, Visit

Values: TypeAlias = tuple[Any, ...]

DATABASE: Final = "lastwire.sqlite"  # in the data folder
ROOM_BYTES: Final = 4 << 20  # of free disk; below this the next write may fail

_TROUBLES: Final = (OSError, sqlite3.Error, UnicodeError)
_BATCH: Final = 1_000
_READERS: Final = 2

# Written to work with any database: numbered parameters, and only what SQLite and PostgreSQL have in common.
# Rows that belong to a table are added only while the table exists: it may be pruned while a server has it in memory.
_THERE: Final = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)"
_CREATE: Final = "INSERT INTO tables (id, created, brief) VALUES ($1, $2, '') ON CONFLICT DO NOTHING"
_FIRST: Final = "INSERT INTO entries (table_id, n, data, sum) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
_APPEND: Final = (
    "INSERT INTO entries (table_id, n, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {_THERE} ON CONFLICT DO NOTHING"
)
_SINCE: Final = "SELECT n, data, sum FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n"
_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, n, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {_THERE} ON CONFLICT (table_id)"
    " DO UPDATE SET n = excluded.n, data = excluded.data, sum = excluded.sum WHERE excluded.n > snapshots.n"
)
_SNAPSHOT_OF: Final = "SELECT n, data, sum FROM snapshots WHERE table_id = $1"
_KEEP: Final = (
    "INSERT INTO records (table_id, number, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {_THERE} ON CONFLICT DO NOTHING"
)
_RECORD: Final = "SELECT number, data, sum FROM records WHERE table_id = $1 AND number = $2"
_RESULT: Final = (
    "INSERT INTO results (table_id, number, game, mission, seats, won, way, score, stars, spare)"
    " SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), $7,"
    f" CAST($8 AS BIGINT), CAST($9 AS BIGINT), CAST($10 AS BIGINT) {_THERE} ON CONFLICT DO NOTHING"
)
_TOOK_PART: Final = (
    f"INSERT INTO parts (table_id, guest, number) SELECT $1, $2, CAST($3 AS BIGINT) {_THERE} ON CONFLICT DO NOTHING"
)
_GUEST_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM parts"
    " JOIN results ON results.table_id = parts.table_id AND results.number = parts.number"
    " WHERE parts.guest = $1 AND results.game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
_TABLE_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM results"
    " WHERE table_id = $1 AND game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
# A match counts for a crew if two or more people played it, all of them mates.
_CREW_RESULT: Final = (
    "INSERT INTO crew_results (crew, played, game, mission, seats, won)"
    " SELECT mates.crew, $1 || '/' || CAST($2 AS TEXT), $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)"
    " FROM mates JOIN parts ON parts.guest = mates.guest WHERE parts.table_id = $1 AND parts.number = $2"
    " GROUP BY mates.crew HAVING COUNT(*) > 1"
    " AND COUNT(*) = (SELECT COUNT(*) FROM parts WHERE table_id = $1 AND number = $2) ON CONFLICT DO NOTHING"
)
_FOUND: Final = "INSERT INTO crews (id, name, invitation, founded) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
_ENLIST: Final = (
    "INSERT INTO mates (crew, guest, name, joined) SELECT $1, $2, $3, CAST($4 AS BIGINT)"
    " WHERE EXISTS (SELECT 1 FROM crews WHERE id = $1)"
    " ON CONFLICT (crew, guest) DO UPDATE SET name = excluded.name"
)
_DISCHARGE: Final = "DELETE FROM mates WHERE crew = $1 AND guest = $2"
_DISBAND: Final = (
    "DELETE FROM crews WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM mates WHERE crew = $1)",
    "DELETE FROM crew_results WHERE crew = $1 AND NOT EXISTS (SELECT 1 FROM crews WHERE id = $1)",
)
_REINVITE: Final = "UPDATE crews SET invitation = $2 WHERE id = $1"
_CREWS: Final = (
    "SELECT crews.id, crews.name, crews.invitation, mates.guest, mates.name FROM mates AS own"
    " JOIN crews ON crews.id = own.crew JOIN mates ON mates.crew = own.crew"
    " WHERE own.guest = $1 ORDER BY own.joined DESC, crews.id, mates.joined, mates.guest"
)
_INVITED: Final = (
    "SELECT crews.id, crews.name, crews.invitation, mates.guest, mates.name FROM crews"
    " JOIN mates ON mates.crew = crews.id WHERE crews.invitation = $1 ORDER BY mates.joined, mates.guest"
)
_CREW_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM crew_results"
    " WHERE crew = $1 AND game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
# One best for each mission, number of seats and way; of equal results, the earliest.
_RANKED: Final = (
    "SELECT mission, seats, way, score, stars, spare FROM (SELECT mission, seats, way, score, stars, spare,"
    " ROW_NUMBER() OVER (PARTITION BY mission, seats, way ORDER BY score DESC, spare DESC, results.number) AS place"
    " FROM {which} AND way IS NOT NULL) AS ranked WHERE place = 1 ORDER BY mission, seats, way"
)
_GUEST_BESTS: Final = _RANKED.format(
    which="parts JOIN results ON results.table_id = parts.table_id AND results.number = parts.number"
    " WHERE parts.guest = $1 AND results.game = $2"
)
_TABLE_BESTS: Final = _RANKED.format(which="results WHERE table_id = $1 AND game = $2")
_NOTE: Final = "UPDATE tables SET brief = $2 WHERE id = $1"
_VISIT: Final = (
    f"INSERT INTO visits (table_id, guest, name, last) SELECT $1, $2, $3, CAST($4 AS BIGINT) {_THERE}"
    " ON CONFLICT (guest, table_id) DO UPDATE SET name = excluded.name, last = excluded.last"
)
_VISITS: Final = (
    "SELECT visits.table_id, tables.brief, visits.last FROM visits JOIN tables ON tables.id = visits.table_id"
    " WHERE visits.guest = $1 ORDER BY visits.last DESC, visits.table_id LIMIT $2"
)
_NAME: Final = "SELECT name FROM visits WHERE guest = $1 ORDER BY last DESC LIMIT 1"

_BEAT: Final = "INSERT INTO pulse (id, beat) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
_BEATEN: Final = "SELECT beat FROM pulse WHERE id = 1"


_NEWER: Final = "{path} was written by a newer version of Last Wire: open it with that version or a later one"


class _Row(NamedTuple):
    """What is stored with a checksum, which the writer works out: a record is as long as its match."""

    table: str
    number: int
    data: str

    def values(self) -> Values:
        return *self, _sum(*self)


class Write(NamedTuple):
    """Statements that belong together. If the first adds no row, a number was taken, and the others are left out."""

    statements: tuple[tuple[str, Values], ...]
    exclusive: bool = False


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
        found = sorted(_migrations().items())
        (done,) = self._connection.execute("PRAGMA user_version").fetchone()
        if done > len(found):
            raise StoreError(_NEWER.format(path=self.path))
        for number, script in found[done:]:
            self._connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        (needed,) = self._connection.execute("SELECT needed FROM formats").fetchone()
        if needed > FORMAT:
            raise StoreError(_NEWER.format(path=self.path))
        self._connection.execute("UPDATE formats SET needed = $1 WHERE needed < $1", {"1": NEEDED})

    def commit(self, writes: Sequence[Write]) -> list[Taken | None]:
        """Write all of these in one transaction, on disk when this returns. Returns which of them came too late."""
        connection = self._connection
        results: list[Taken | None] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in writes:
                results.append(None)
                for sql, given in write.statements:
                    values = given.values() if isinstance(given, _Row) else given
                    added = connection.execute(sql, _numbered(values)).rowcount
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


class SqliteStore:
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

    async def create(self, table: str, now: int, data: bytes) -> None:
        first = (_FIRST, _Row(table, 1, data.decode()))
        await self._write(Write((first, (_CREATE, (table, now))), exclusive=True))

    async def append(self, table: str, n: int, data: bytes) -> None:
        await self._write(Write(((_APPEND, _Row(table, n, data.decode())),), exclusive=True))

    async def snapshot(self, table: str, n: int, data: bytes) -> None:
        await self._write(Write(((_SNAPSHOT, _Row(table, n, data.decode())),)))

    async def keep(
        self, table: str, number: int, record: str, result: Attempt | None = None, guests: Sequence[str] = ()
    ) -> None:
        statements: list[tuple[str, Values]] = [(_KEEP, _Row(table, number, record))]
        if result is not None:
            how = (result.game, result.mission, result.seats, int(result.won))
            feat = result.feat
            well = (None,) * 4 if feat is None else (feat.way, feat.score, feat.stars, feat.spare)
            statements.append((_RESULT, (table, number, *how, *well)))
            statements += [(_TOOK_PART, (table, guest, number)) for guest in guests]
            statements.append((_CREW_RESULT, (table, number, *how)))
        await self._write(Write(tuple(statements)))

    async def found(self, crew: Crew, now: int) -> None:
        mates = [(_ENLIST, (crew.id, guest, name, now)) for guest, name in crew.mates.items()]
        await self._write(Write(((_FOUND, (crew.id, crew.name, crew.invitation, now)), *mates)))

    async def enlist(self, crew: str, guest: str, name: str, now: int) -> None:
        await self._write(Write(((_ENLIST, (crew, guest, name, now)),)))

    async def discharge(self, crew: str, guest: str) -> None:
        gone = ((_DISCHARGE, (crew, guest)), *((sql, (crew,)) for sql in _DISBAND))
        await self._write(Write(gone))

    async def reinvite(self, crew: str, invitation: str) -> None:
        await self._write(Write(((_REINVITE, (crew, invitation)),)))

    async def note(self, table: str, brief: bytes) -> None:
        await self._write(Write(((_NOTE, (table, brief.decode())),)))

    async def visit(self, guest: str, table: str, name: str, now: int) -> None:
        await self._write(Write(((_VISIT, (table, guest, name, now)),)))

    async def pulse(self, beat: int) -> None:
        await self._write(Write(((_BEAT, (beat,)),)))
        await self._read(lambda _: self._feel(beat))

    def _feel(self, beat: int) -> None:
        """Read what was written, as a newcomer would."""
        self._database.check()
        with closing(_connect(self._path)) as connection:
            found = connection.execute(_BEATEN).fetchone()
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

    async def load(self, table: str) -> Loaded | None:
        loaded: Loaded | None = await self._read(lambda connection: _load(connection, table))
        return loaded

    async def since(self, table: str, n: int) -> list[bytes]:
        rows = await self._rows(_SINCE, (table, n))
        return [_sound("entry", table, row).encode() for row in rows]

    async def record(self, table: str, number: int) -> str | None:
        rows = await self._rows(_RECORD, (table, number))
        return _sound("record", table, rows[0]) if rows else None

    async def guest_counts(self, guest: str, game: str) -> list[Count]:
        return await self._counts(_GUEST_COUNTS, (guest, game))

    async def table_counts(self, table: str, game: str) -> list[Count]:
        return await self._counts(_TABLE_COUNTS, (table, game))

    async def crew_counts(self, crew: str, game: str) -> list[Count]:
        return await self._counts(_CREW_COUNTS, (crew, game))

    async def crews(self, guest: str) -> list[Crew]:
        return _crews(await self._rows(_CREWS, (guest,)))

    async def invited(self, invitation: str) -> Crew | None:
        found = _crews(await self._rows(_INVITED, (invitation,)))
        return found[0] if found else None

    async def guest_bests(self, guest: str, game: str) -> list[Best]:
        return await self._bests(_GUEST_BESTS, (guest, game))

    async def table_bests(self, table: str, game: str) -> list[Best]:
        return await self._bests(_TABLE_BESTS, (table, game))

    async def _bests(self, sql: str, values: Values) -> list[Best]:
        rows = await self._rows(sql, values)
        return [Best(mission, seats, Feat(*feat)) for mission, seats, *feat in rows]

    async def _counts(self, sql: str, values: Values) -> list[Count]:
        rows = await self._rows(sql, values)
        return [Count(mission, seats, bool(won), times) for mission, seats, won, times in rows]

    async def visits(self, guest: str, limit: int = 20) -> list[Visit]:
        rows = await self._rows(_VISITS, (guest, limit))
        return [Visit(table, brief.encode(), last) for table, brief, last in rows]

    async def name(self, guest: str) -> str | None:
        rows = await self._rows(_NAME, (guest,))
        return rows[0][0] if rows else None

    async def _rows(self, sql: str, values: Values) -> list[Any]:
        rows: list[Any] = await self._read(lambda connection: connection.execute(sql, _numbered(values)).fetchall())
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


def _crews(rows: Sequence[Sequence[str]]) -> list[Crew]:
    """One row for each mate, those of a crew one after another."""
    found: dict[str, Crew] = {}
    for id, name, invitation, guest, called in rows:
        found.setdefault(id, Crew(id, name, invitation, {})).mates[guest] = called
    return list(found.values())


def _load(connection: sqlite3.Connection, table: str) -> Loaded | None:
    connection.execute("BEGIN")
    try:
        found = connection.execute(_SNAPSHOT_OF, _numbered((table,))).fetchone()
        n, snapshot = (0, None) if found is None else (found[0], _sound("snapshot", table, found))
        rows = connection.execute(_SINCE, _numbered((table, n)))
        entries = [_sound("entry", table, row).encode() for row in rows]
    finally:
        connection.execute("COMMIT")
    if snapshot is None and not entries:
        return None
    return Loaded(None if snapshot is None else snapshot.encode(), entries)


def _trouble(path: Path, done: str, error: Exception) -> StoreError:
    """The error in words that quote nothing that is stored."""
    if isinstance(error, UnicodeError) or "decode" in str(error):
        return Damaged(f"{path} is damaged: a text in it cannot be read")
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
        return Damaged(f"{path} is damaged: {error}")
    return StoreError(f"{path} cannot be {done}: {error}")


def _sound(what: str, table: str, row: Sequence[Any]) -> str:
    """The data of a row, if it is what was stored."""
    number, data, expected = row
    if not isinstance(data, str) or expected not in (None, _sum(table, number, data)):
        raise Damaged(f"{what} {number} is not what was stored")
    return data


def _sum(table: str, number: int, data: str) -> int:
    return zlib.crc32(f"{table} {number} {data}".encode())


def newest_version() -> int:
    """The version of the files that this version of Last Wire writes and reads."""
    return len(_migrations())


def _migrations() -> dict[int, str]:
    """Number to script; the numbers are 1, 2, 3 …"""
    scripts: dict[int, str] = {}
    for file in resources.files("lastwire.store").joinpath("migrations").iterdir():
        named = re.fullmatch(r"(\d{4})_\w+\.sql", file.name)
        if named:
            scripts[int(named[1])] = file.read_text(encoding="utf-8")
    if sorted(scripts) != list(range(1, len(scripts) + 1)):
        raise StoreError(f"the migrations have a gap: {sorted(scripts)}")
    return scripts
