"""Where a house is kept: in a folder, or in a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path

from lastwire.store.postgres import SCHEMES, PostgresStore
from lastwire.store.sqlite import SqliteStore
from lastwire.store.store import Store


def is_database(where: str) -> bool:
    return where.startswith(SCHEMES)


def open_store(where: str) -> Store:
    """The store at an address of a PostgreSQL database, or in a file. Raises `StoreError`."""
    return PostgresStore(where) if is_database(where) else SqliteStore(Path(where))
