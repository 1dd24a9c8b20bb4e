"""A house packed and unpacked: between folders and PostgreSQL, all of it or nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from lastwire import cli
from lastwire.errors import StoreError
from lastwire.store.migration import migrations
from lastwire.store.parcel import HOMES, Parcel, pack, unpack
from lastwire.store.place import is_database, open_store
from lastwire.store.sqlite import DATABASE, SqliteStore
from lastwire.store.store import Crew
from tests.corpus.make import FOLDER
from tests.store.database import Postgres
from tests.store.test_store import Home

CORPUS = FOLDER / "0.3.0" / "lastwire.sqlite"  # running and finished matches of all games


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    """What a release has stored, brought up to date, and a crew."""
    path = tmp_path / "house" / DATABASE
    path.parent.mkdir()
    shutil.copy(CORPUS, path)
    store = SqliteStore(path)
    await store.found(Crew("c", "Die Zünder ✂", "come", {"ann": "Ann"}), 10)
    await store.close()
    return path


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    if request.param == "sqlite":
        return Home(str(tmp_path / "new" / DATABASE))
    server: Postgres = request.getfixturevalue("postgres")
    return Home(server.new())


apart = asyncio.to_thread  # they have a loop of their own


def rows(path: Path) -> dict[str, list[tuple]]:
    with closing(sqlite3.connect(path)) as connection:
        return {home: sorted(connection.execute(f"SELECT * FROM {home}").fetchall(), key=repr) for home in HOMES}


def test_everything_that_is_stored_goes_along() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        for _, script in sorted(migrations().items()):
            connection.executescript(script)
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert found - {"formats", "pulse"} == set(HOMES)


@pytest.mark.parametrize("name", ["house.jsonl", "house.jsonl.gz"])
async def test_a_house_moves_there_and_back(house: Path, target: Home, tmp_path: Path, name: str) -> None:
    before = rows(house)
    out, home = tmp_path / name, tmp_path / "back" / DATABASE
    moved = await apart(pack, str(house), out)
    assert moved == Parcel(len(before["tables"]), len(before["entries"]), len(before["records"]))
    assert moved.tables == 5
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert await apart(unpack, out, target.where) == moved
    store = open_store(target.where)
    for table, *_ in before["tables"]:
        loaded = await store.load(table)
        assert loaded is not None
        original = SqliteStore(house)
        assert loaded == await original.load(table)
        await original.close()
    await store.close()
    with pytest.raises(StoreError, match="is there already"):
        await apart(pack, target.where, out)
    assert await apart(pack, target.where, out, True) == moved
    assert await apart(unpack, out, str(home)) == moved
    assert rows(home) == before
    with pytest.raises(StoreError, match="holds 5 tables already"):
        await apart(unpack, out, target.where)


async def test_a_file_that_is_not_whole_changes_nothing(house: Path, target: Home, tmp_path: Path) -> None:
    out, bad = tmp_path / "house.jsonl", tmp_path / "bad.jsonl"
    await apart(pack, str(house), out)
    lines = out.read_bytes().splitlines(keepends=True)
    for damage in (
        lines[:-1],  # no closing line
        [*lines[:40], *lines[41:]],  # a row is missing
        [*lines[:40], lines[40][: len(lines[40]) // 2]],
        [lines[0], b'["formats", 9]\n', *lines[1:]],
    ):
        bad.write_bytes(b"".join(damage))
        with pytest.raises(StoreError, match="damaged, or not complete; nothing was changed"):
            await apart(unpack, bad, target.where)
    for other in (b"", b"PK\x03\x04", b"{}\n"):
        bad.write_bytes(other)
        with pytest.raises(StoreError, match="not written by `lastwire export`"):
            await apart(unpack, bad, target.where)
    newer = lines[0].replace(b'"needed":', b'"needed":9')
    bad.write_bytes(newer + b"".join(lines[1:]))
    with pytest.raises(StoreError, match="newer version"):
        await apart(unpack, bad, target.where)
    assert (await apart(unpack, out, target.where)).tables == 5, "the place is still empty"


def test_the_commands(house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, new = tmp_path / "house.gz", tmp_path / "elsewhere"
    for arguments in (["export", str(house.parent), str(out), "--json"], ["import", str(out), str(new), "--json"]):
        with pytest.raises(SystemExit) as ended:
            cli.main(arguments)
        assert ended.value.code == 0
        assert capsys.readouterr().out.startswith('{"tables":5,"entries":')
    assert rows(new / DATABASE) == rows(house)
    assert not is_database(str(new))
    with pytest.raises(SystemExit) as ended:
        cli.main(["import", str(out), str(new)])
    assert ended.value.code == 1
    assert "holds 5 tables already" in capsys.readouterr().err
