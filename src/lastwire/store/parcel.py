"""A house packed into one file, to be unpacked in a folder or in a PostgreSQL database. Running matches go along; so do
their seeds, so that the file is for its owner's eyes only.

The file is a line of JSON for each row, with a heading and a closing line; gzipped if its name ends in .gz.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

import msgspec
from msgspec import Struct

import lastwire
from lastwire.errors import StoreError
from lastwire.store.migration import newer, newest_version
from lastwire.store.place import is_database
from lastwire.store.postgres import PostgresStore
from lastwire.store.sqlite import SqliteStore
from lastwire.store.store import FORMAT, NEEDED

Row: TypeAlias = list[Any]
Columns: TypeAlias = dict[str, tuple[str, ...]]

HOMES: Final = (
    *("tables", "entries", "snapshots", "records", "visits", "results", "parts"),
    *("crews", "mates", "crew_results"),
)
_PIECE: Final = 500  # rows at a time


class Parcel(Struct, frozen=True):
    """What was in the parcel."""

    tables: int
    entries: int
    records: int


class _Heading(Struct, frozen=True):
    lastwire: str
    version: int
    needed: int
    homes: Columns


class _Closing(Struct, frozen=True):
    rows: dict[str, int]


# --- packing ----------------------------------------------------------------------------------------------------------


def pack(where: str, file: Path, force: bool = False) -> Parcel:
    """Write all that is stored into a file, as it is at this moment; a server may be running. Raises `StoreError`."""
    if file.exists() and not force:
        raise StoreError(f"{file} is there already")
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            with _packed(raw, file) as to:
                counts = asyncio.run(_pack_postgres(where, to)) if is_database(where) else _pack_sqlite(where, to)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()
    return _moved(counts)


def _packed(raw: IO[bytes], file: Path) -> Any:
    """Closing this leaves `raw` open."""
    return gzip.GzipFile("", "wb", 6, raw, 0) if file.suffix == ".gz" else open(raw.fileno(), "wb", closefd=False)


class _Packer:
    def __init__(self, to: IO[bytes], columns: Columns, needed: int) -> None:
        self._to = to
        self.counts = dict.fromkeys(columns, 0)
        self._line(_Heading(lastwire.__version__, newest_version(), needed, columns))

    def _line(self, value: Any) -> None:
        self._to.write(msgspec.json.encode(value) + b"\n")

    def add(self, home: str, row: Iterable[Any]) -> None:
        self._line([home, *row])
        self.counts[home] += 1

    def close(self) -> dict[str, int]:
        self._line(_Closing(self.counts))
        return self.counts


def _select(home: str, columns: Columns) -> str:
    return f"SELECT {', '.join(columns[home])} FROM {home}"


def _pack_sqlite(where: str, to: IO[bytes]) -> dict[str, int]:
    path = Path(where)
    if not path.is_file():
        raise StoreError(f"there is no store at {path}")
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            _check_version(str(path), version)
            connection.execute("BEGIN")
            columns: Columns = {
                home: tuple(row[1] for row in connection.execute(f'PRAGMA table_info("{home}")')) for home in HOMES
            }
            (needed,) = connection.execute("SELECT needed FROM formats").fetchone()
            packer = _Packer(to, columns, needed)
            for home in HOMES:
                for row in connection.execute(_select(home, columns)):
                    packer.add(home, row)
            return packer.close()
    except (sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"{path} cannot be read: {error}") from None


async def _pack_postgres(url: str, to: IO[bytes]) -> dict[str, int]:
    store = PostgresStore(url, alone=False)
    async with store.conversing() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        columns = await _columns(connection)
        packer = _Packer(to, columns, await connection.fetchval("SELECT needed FROM formats"))
        for home in HOMES:
            async for row in connection.cursor(_select(home, columns), prefetch=_PIECE):
                packer.add(home, row)
        return packer.close()


async def _columns(connection: Any) -> Columns:
    sql = (
        "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        " AND table_name = $1 ORDER BY ordinal_position"
    )
    return {home: tuple(row[0] for row in await connection.fetch(sql, home)) for home in HOMES}


def _check_version(where: str, version: int) -> None:
    if version > newest_version():
        raise newer(where)
    if version < newest_version():
        raise StoreError(f"{where} was last used by an older version of Last Wire: start a server on it once")


# --- unpacking --------------------------------------------------------------------------------------------------------


def unpack(file: Path, where: str) -> Parcel:
    """Put what is in a file into an empty store: all of it, or nothing. Raises `StoreError`."""
    try:
        with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as lines:
            parcel = _Reader(file, iter(lines))
            return _moved(asyncio.run(_unpack(parcel, where)))
    except (OSError, EOFError) as error:
        raise StoreError(f"{file} cannot be read: {error.strerror if isinstance(error, OSError) else error}") from None


class _Reader:
    """The rows of a file, in pieces of one home, with a check that none is missing."""

    def __init__(self, file: Path, lines: Iterator[bytes]) -> None:
        self._file = file
        self._lines = lines
        try:
            self.heading = msgspec.json.decode(next(lines, b""), type=_Heading)
        except msgspec.DecodeError:
            raise StoreError(f"{file} was not written by `lastwire export`") from None
        if self.heading.version > newest_version() or self.heading.needed > FORMAT:
            raise newer(str(file))
        self.counts = dict.fromkeys(HOMES, 0)

    def pieces(self) -> Iterator[tuple[str, list[Row]]]:
        home, piece = "", list[Row]()
        for line in self._lines:
            row = self._read(line)
            if isinstance(row, _Closing):
                if piece:
                    yield home, piece
                if row.rows != self.counts:
                    raise self._damaged()
                return
            if piece and (row[0] != home or len(piece) >= _PIECE):
                yield home, piece
                piece = []
            home = row[0]
            piece.append(row[1:])
            self.counts[home] += 1
        raise self._damaged()

    def _read(self, line: bytes) -> Row | _Closing:
        try:
            if line.startswith(b"{"):
                return msgspec.json.decode(line, type=_Closing)
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError:
            raise self._damaged() from None
        if not row or row[0] not in HOMES or len(row) - 1 != len(self.heading.homes.get(row[0], ())):
            raise self._damaged()
        return row

    def _damaged(self) -> StoreError:
        return StoreError(f"{self._file} is damaged, or not complete; nothing was changed")


async def _unpack(parcel: _Reader, where: str) -> dict[str, int]:
    async with _into_postgres(where) if is_database(where) else _into_sqlite(where) as (tables, add):
        if tables:
            raise StoreError(f"{where} holds {tables:,} tables already: unpack into an empty place")
        columns = parcel.heading.homes
        for home, rows in parcel.pieces():
            await add(home, columns[home], rows)
    return parcel.counts


@asynccontextmanager
async def _into_sqlite(where: str) -> AsyncIterator[tuple[int, Any]]:
    path = Path(where)
    path.parent.mkdir(parents=True, exist_ok=True)
    await SqliteStore(path).close()  # makes it, or brings it up to date
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")

        async def add(home: str, columns: tuple[str, ...], rows: list[Row]) -> None:
            places = ", ".join("?" for _ in columns)
            connection.executemany(f"INSERT INTO {home} ({', '.join(columns)}) VALUES ({places})", rows)

        try:
            (tables,) = connection.execute("SELECT COUNT(*) FROM tables").fetchone()
            yield tables, add
            connection.execute("UPDATE formats SET needed = ? WHERE needed < ?", (NEEDED, NEEDED))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be written: {error}") from None


@asynccontextmanager
async def _into_postgres(url: str) -> AsyncIterator[tuple[int, Any]]:
    store = PostgresStore(url)
    async with store.conversing() as connection, connection.transaction():

        async def add(home: str, columns: tuple[str, ...], rows: list[Row]) -> None:
            await connection.copy_records_to_table(home, records=rows, columns=columns)

        yield await connection.fetchval("SELECT COUNT(*) FROM tables"), add


def _moved(counts: dict[str, int]) -> Parcel:
    return Parcel(counts["tables"], counts["entries"], counts["records"])
