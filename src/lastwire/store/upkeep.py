"""Looking after a store from outside: what is in it, taking out what is old, copying it and putting a copy back.

All but `restore` may be done while a server is running.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from lastwire.errors import StoreError
from lastwire.store.migration import newest_version

_PAGES: Final = 256  # given back to the disk at once, so that a running server waits only a moment
_OURS: Final = frozenset({"tables", "entries", "snapshots", "records", "visits"})


class Stats(Struct, frozen=True):
    """What a store holds. `matches`: begun ones; `bytes`: of all its files on disk."""

    tables: int
    matches: int
    entries: int
    bytes: int


class Moved(Struct, frozen=True):
    """How many tables were taken out or copied. `bytes`: how much was stored of them, or the size of the file that
    was written."""

    tables: int
    bytes: int


class _Brief(Struct):
    match: int = 0


class _Last(Struct):
    now: int


def stats(path: Path) -> Stats:
    """Count what is in the store. Raises `StoreError`."""
    with _opened(path) as connection:
        briefs = connection.execute("SELECT brief FROM tables").fetchall()
        (entries,) = connection.execute("SELECT COUNT(*) FROM entries").fetchone()
    return Stats(len(briefs), sum(map(_matches, briefs)), entries, _size(path))


def _matches(row: tuple[str]) -> int:
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(row[0], type=_Brief).match
    return 0


def _size(path: Path) -> int:
    return sum(file.stat().st_size for file in (path, *_beside(path)) if file.exists())


def _beside(path: Path) -> tuple[Path, Path]:
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


# --- taking out -------------------------------------------------------------------------------------------------------


def prune(path: Path, before: int, dry_run: bool = False, alone: bool = False) -> Moved:
    """Take out every table whose last entry is older than this (ms), with all that belongs to it, and give the space
    back to the disk: at once if nobody else uses the store, else bit by bit. Raises `StoreError`."""
    tables = size = 0
    with _opened(path, writing=not dry_run) as connection:
        homes = _homes(connection)
        for (table,) in connection.execute("SELECT id FROM tables ORDER BY id").fetchall():
            if not dry_run:
                connection.execute("BEGIN IMMEDIATE")  # nobody may add to a table between checking it and deleting it
            if _last_used(connection, table) < before:
                tables += 1
                size += _stored_of(connection, table, homes)
                if not dry_run:
                    for home in homes:
                        connection.execute(f'DELETE FROM "{home}" WHERE table_id = ?', (table,))
                    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            if not dry_run:
                connection.execute("COMMIT")
        if tables and not dry_run:
            _give_back(connection, alone)
    return Moved(tables, size)


def _homes(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Where rows that belong to a table may be: every SQL table with a `table_id`, and its text columns."""
    found: dict[str, list[str]] = {}
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
        if any(column[1] == "table_id" for column in columns):
            found[name] = [column[1] for column in columns if column[2] == "TEXT"]
    return found


def _last_used(connection: sqlite3.Connection, table: str) -> int:
    newest = "SELECT data FROM entries WHERE table_id = ? ORDER BY n DESC LIMIT 1"
    entry = connection.execute(newest, (table,)).fetchone()
    if entry is not None:
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(entry[0], type=_Last).now
    created: int = connection.execute("SELECT created FROM tables WHERE id = ?", (table,)).fetchone()[0]
    return created


def _stored_of(connection: sqlite3.Connection, table: str, homes: dict[str, list[str]]) -> int:
    size = 0
    for home, columns in homes.items():
        lengths = " + ".join(f'COALESCE(LENGTH(CAST("{column}" AS BLOB)), 0)' for column in columns)
        size += (
            connection.execute(f'SELECT SUM({lengths}) FROM "{home}" WHERE table_id = ?', (table,)).fetchone()[0] or 0
        )
    return size


def _give_back(connection: sqlite3.Connection, alone: bool) -> None:
    if alone:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return
    free = _free_pages(connection)
    while free:
        connection.execute(f"PRAGMA incremental_vacuum({_PAGES})").fetchall()
        before, free = free, _free_pages(connection)
        if free >= before:  # a file of an early version: its pages are used again, but not given back
            break
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _free_pages(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("PRAGMA freelist_count").fetchone()[0]
    return found


# --- copies -----------------------------------------------------------------------------------------------------------


def backup(path: Path, file: Path, force: bool = False) -> Moved:
    """Copy the store into a file as it is at this moment, whatever is being written. Raises `StoreError`."""
    if file.exists() and not force:
        raise StoreError(f"{file} exists already; --force replaces it")
    with _opened(path) as connection:
        return _copy(connection, file)


def restore(file: Path, path: Path, force: bool = False) -> Moved:
    """Put a copy in the place of the store, which nobody may be using. Raises `StoreError`."""
    if not file.is_file():
        raise StoreError(f"{file} is not there")
    if path.exists() and not force and not _empty(path):
        raise StoreError(f"{path} holds tables; --force replaces them, and they are lost")
    with _opened(file) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise StoreError(f"{file} is damaged: {found}")
        # Old journals belong to the old file, and must not outlive it.
        return _copy(connection, path, instead_of=(path, *_beside(path)))


def _empty(path: Path) -> bool:
    """Whether a store has no tables. One that cannot be read may have some."""
    try:
        if not path.stat().st_size:
            return True
        with _opened(path) as connection:
            return connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone() is None
    except StoreError:
        return False


def _copy(source: sqlite3.Connection, file: Path, instead_of: tuple[Path, ...] = ()) -> Moved:
    """Copy all of it into this file, which is written whole or not at all and is readable by its owner only."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            source.backup(target)  # in one go: in steps it would start again with every write by others
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without a journal beside it
            (tables,) = target.execute("SELECT COUNT(*) FROM tables").fetchone()
        _flush(part)
        for old in instead_of:
            old.unlink(missing_ok=True)
        part.replace(file)
        _flush(file.parent)
        return Moved(tables, file.stat().st_size)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{file} cannot be written: {error}") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# --- opening ----------------------------------------------------------------------------------------------------------


@contextmanager
def _opened(path: Path, writing: bool = False) -> Iterator[sqlite3.Connection]:
    """A store as it is: nothing is migrated here, because a server of another version may be using it."""
    if not path.is_file():
        raise StoreError(f"There is no store at {path}")
    try:
        with closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as connection:
            if not writing:
                connection.execute("PRAGMA query_only = ON")
            _check_ours(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used: {error}") from None


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version > newest_version():
        raise StoreError(f"{path} was written by a newer version of Last Wire")
    if version < 1 or not names >= _OURS:
        raise StoreError(f"{path} is not a store of Last Wire")
