"""`/healthz` tells the truth about the store, and a store that cannot be opened is told in one sentence."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lastwire.errors import StoreError
from lastwire.server.health import KEPT_S, Health
from lastwire.server.serve import Server, serve, serving
from tests.server.guest_client import Guest

NOT_WORKING = "The store does not work: nothing can be stored.\n"
FULL = "The disk is full: nothing can be stored.\n"


def data_of(server: Server) -> Path:
    return Path(server.house._where)


async def asked(server: Server) -> tuple[int, str]:
    answer = await Guest(server.port).http("GET", "/healthz")
    return answer.status_code, answer.text


async def test_a_server_that_works_says_so(server: Server) -> None:
    assert await asked(server) == (200, "ok\n")


def overwrite(path: Path) -> None:
    """In the file that is there, as a failing disk or a careless copy would."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.write(b"garbage!" * (path.stat().st_size // 8))


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def empty(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize("harm", [overwrite, delete, replace, empty])
async def test_a_broken_database_is_told(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    async with serving(tmp_path / "data") as server:
        assert await asked(server) == (200, "ok\n")
        harm(data_of(server))
        server.house.health._asked_at = None
        assert await asked(server) == (503, NOT_WORKING)


async def test_a_full_disk_is_told_and_forgotten_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int

    async with serving(tmp_path / "data") as server:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1000))
        assert await asked(server) == (503, FULL)
        monkeypatch.undo()
        server.house.health._asked_at = None
        assert await asked(server) == (200, "ok\n")


async def test_writes_that_fail_are_told(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as server:
        database: Any = server.house.store
        database._database._connection.execute("PRAGMA query_only = ON")
        assert await asked(server) == (503, NOT_WORKING)
        database._database._connection.execute("PRAGMA query_only = OFF")
        server.house.health._asked_at = None
        assert await asked(server) == (200, "ok\n")


async def test_asking_often_costs_no_more_than_asking_once() -> None:
    beats = 0
    now = 100.0

    async def pulse() -> None:
        nonlocal beats
        beats += 1
        if beats == 2:
            raise StoreError("no")

    health = Health(pulse, lambda: now)
    for _ in range(5):
        assert await health.trouble() is None
    assert beats == 1
    now += KEPT_S
    for _ in range(5):
        assert await health.trouble() == NOT_WORKING.strip()
    assert beats == 2
    now += KEPT_S
    assert await health.trouble() is None


def garbage(path: Path) -> None:
    path.write_bytes(b"no database" * 100)


def folder(path: Path) -> None:
    path.mkdir()


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")


@pytest.mark.parametrize(
    ("harm", "words"), [(garbage, "file is not a database"), (folder, ""), (newer, "newer version of Last Wire")]
)
def test_a_store_that_cannot_be_opened_is_told_in_one_sentence(
    tmp_path: Path, harm: Callable[[Path], None], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    harm(tmp_path / "lastwire.sqlite")
    assert serve("127.0.0.1", 0, tmp_path, open_browser=False) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(str(tmp_path / "lastwire.sqlite"))
    assert words in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
