"""`lastwire stats`, `prune`, `backup` and `restore`, also while a server is being written to."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from lastwire.server.limits import OPEN
from lastwire.server.serve import serving
from lastwire.store.sqlite import SqliteStore
from tests.cli.shell import Ran, lastwire, refuses
from tests.server.guest_client import Guest

DAY_MS = 24 * 3_600_000


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Stored: a table from long ago, and one from today."""

    async def make() -> None:
        store = SqliteStore(tmp_path / "data" / "lastwire.sqlite")
        now = time.time_ns() // 1_000_000
        for table, age in (("old", 100), ("new", 1)):
            await store.create(table, now - age * DAY_MS, b'{"now":%d}' % (now - age * DAY_MS))
        await store.close()

    (tmp_path / "data").mkdir()
    asyncio.run(make())
    return tmp_path / "data"


async def ran(*arguments: str) -> Ran:
    """Beside a server in this process."""
    command = [sys.executable, "-m", "lastwire.cli", *arguments]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode is not None
    return Ran(process.returncode, out.decode(), err.decode())


def test_stats_prune_backup_and_restore(data: Path, tmp_path: Path) -> None:
    where, copy = ("--data", str(data)), str(tmp_path / "copy")
    found = lastwire("stats", *where, "--json").json
    assert {name: found[name] for name in ("tables", "matches", "entries")} == {"tables": 2, "matches": 0, "entries": 2}
    assert found["bytes"] > 0
    made = lastwire("backup", copy, *where, "--json").json
    assert made == {"tables": 2, "bytes": Path(copy).stat().st_size}
    assert stat.S_IMODE(Path(copy).stat().st_mode) == 0o600
    wanted = lastwire("prune", "--older-than", "90d", "--dry-run", *where, "--json").json
    assert wanted["tables"] == 1
    assert lastwire("stats", *where, "--json").json["tables"] == 2
    assert lastwire("prune", "--older-than", "90d", *where, "--json").json == wanted
    assert lastwire("stats", *where, "--json").json["tables"] == 1
    refuses("restore", copy, *where, code=1, saying="--force replaces them")
    assert lastwire("restore", copy, *where, "--force", "--json").json["tables"] == 2
    assert lastwire("stats", *where).out.startswith("2 tables, 0 matches, 2 entries; ")


def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path) -> None:
    nowhere = ("--data", str(tmp_path / "nowhere"))
    refuses("stats", *nowhere, code=1, saying="There is no store at")
    refuses("prune", "--older-than", "90d", *nowhere, code=1, saying="There is no store at")
    refuses("backup", str(tmp_path / "copy"), *nowhere, code=1, saying="There is no store at")
    refuses("restore", str(tmp_path / "copy"), *nowhere, code=1, saying="is not there")
    assert not (tmp_path / "nowhere").exists()
    refuses("prune", *nowhere, code=2, saying="--older-than")
    refuses("prune", "--older-than", "soon", *nowhere, code=2, saying="is no age")


async def write_on(host: Guest, acknowledged: list[int], enough: asyncio.Event) -> None:
    """Change the table again and again; count what is acknowledged."""
    await host.open_table(seats=4)
    await host.join()
    seats = 4
    while not enough.is_set():
        seats = 9 - seats  # 4, 5, 4 …
        await host.do("configure", seats=seats)
        acknowledged[0] += 1
    await host.leave()


async def test_a_backup_under_load_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    async with serving(data, OPEN) as server:
        enough = asyncio.Event()
        hosts = [Guest(server.port) for _ in range(3)]
        counts = [[0] for _ in hosts]
        writers = [asyncio.create_task(write_on(*each, enough)) for each in zip(hosts, counts, strict=True)]
        while min(count[0] for count in counts) < 20:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        before = [count[0] for count in counts]
        made = await ran("backup", str(copy), "--data", str(data), "--json")
        during = [count[0] for count in counts]
        assert made.code == 0, made
        assert made.json["tables"] == 3
        refused = await ran("restore", str(copy), "--data", str(data), "--force")
        assert (refused.code, refused.out) == (1, "")
        assert "Another server is using" in refused.err
        young = await ran("prune", "--older-than", "1h", "--data", str(data))
        assert young.code == 1
        assert "older than a day" in young.err
        assert (await ran("prune", "--older-than", "1d", "--data", str(data), "--json")).json["tables"] == 0
        assert (await ran("stats", "--data", str(data), "--json")).json["tables"] == 3
        enough.set()
        await asyncio.gather(*writers)
        assert server.house.metrics.faults == 0
    assert sum(during) > sum(before)  # it was being written to all the time
    with closing(sqlite3.connect(copy)) as connection:
        for host, acknowledged in zip(hosts, before, strict=True):
            numbers = [n for (n,) in connection.execute("SELECT n FROM entries WHERE table_id = ?", (host.table,))]
            assert sorted(numbers) == list(range(1, len(numbers) + 1))
            assert len(numbers) >= acknowledged + 1  # the opening is one more
    restored = await ran("restore", str(copy), "--data", str(tmp_path / "there"), "--json")
    assert restored.json["tables"] == 3
    async with serving(tmp_path / "there") as server:
        for host in hosts:
            host.port = server.port
            await host.join()
            await host.do("chat", text="here we are again")
            await host.leave()
