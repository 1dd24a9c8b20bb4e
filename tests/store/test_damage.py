"""A store whose files were damaged: it refuses, or it serves what is whole, and never something else."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from lastwire.errors import Damaged, StoreError
from lastwire.store.sqlite import SqliteStore

TABLES = 6
ENTRIES = 40


def data_of(table: str, n: int) -> bytes:
    return f'{{"n":{n},"table":"{table}","text":"{"wire " * (n % 7)}"}}'.encode()


async def fill(path: Path, closed: bool) -> list[str]:
    """A store with tables, entries and records; if it is not `closed`, all of it is still in the write-ahead log."""
    store = SqliteStore(path)
    tables = [f"table-{number:02d}-{'x' * 12}" for number in range(TABLES)]
    for table in tables:
        await store.create(table, 1, data_of(table, 1))
        for n in range(2, ENTRIES + 1):
            await store.append(table, n, data_of(table, n))
        await store.keep(table, 1, data_of(table, 0).decode())
    if closed:
        await store.close()
        return tables
    crashed = {suffix: read(path, suffix) for suffix in ("", "-wal")}
    await store.close()
    for suffix, content in crashed.items():
        file_of(path, suffix).write_bytes(content)
    file_of(path, "-shm").unlink(missing_ok=True)
    return tables


def file_of(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def read(path: Path, suffix: str) -> bytes:
    return file_of(path, suffix).read_bytes()


def check_words(error: StoreError) -> None:
    """One line, with nothing of what is stored."""
    assert "\n" not in str(error)
    assert "wire" not in str(error).replace("lastwire", "")


async def look(path: Path, tables: list[str]) -> str:
    """What became of the store: refused, some tables refused, or the last entries lost. Anything else fails."""
    try:
        store = SqliteStore(path)
    except StoreError as error:
        check_words(error)
        return "refused"
    found = "whole"
    try:
        for table in tables:
            try:
                entries = await store.since(table, 0)
                record = await store.record(table, 1)
            except StoreError as error:
                check_words(error)
                found = "in part"
                continue
            numbers = [int(entry[5 : entry.index(b",")]) for entry in entries]
            assert entries == [data_of(table, n) for n in numbers], "wrong data was served"
            assert record in (None, data_of(table, 0).decode())
            if numbers != list(range(1, len(numbers) + 1)):
                found = "in part"  # a gap: the table is not loaded
            elif len(numbers) < ENTRIES and found == "whole":
                found = "shorter"
    finally:
        await store.close()
    return found


def copied(path: Path, where: Path) -> Path:
    for file in where.iterdir():
        file.unlink()
    for suffix in ("", "-wal"):
        if file_of(path, suffix).exists():
            shutil.copyfile(file_of(path, suffix), where / f"lastwire.sqlite{suffix}")
    return where / "lastwire.sqlite"


async def damage(tmp_path: Path, closed: bool, times: int, seed: int) -> dict[str, int]:
    """Flip a bit, blank a piece or cut the end off, again and again, each time in a fresh copy; counts what became of
    it."""
    (tmp_path / "whole").mkdir()
    (tmp_path / "damaged").mkdir()
    path = tmp_path / "whole" / "lastwire.sqlite"
    tables = await fill(path, closed)
    assert await look(copied(path, tmp_path / "damaged"), tables) == "whole"
    chance = random.Random(seed)
    counts: dict[str, int] = {}
    for _ in range(times):
        copy = copied(path, tmp_path / "damaged")
        file = copy if closed else file_of(copy, "-wal")
        content = bytearray(file.read_bytes())
        at = chance.randrange(len(content))
        match chance.randrange(3):
            case 0:
                content[at] ^= 1 << chance.randrange(8)
            case 1:
                content[at : at + 512] = bytes(len(content[at : at + 512]))
            case _:
                del content[at:]
        file.write_bytes(content)
        found = await look(copy, tables)
        counts[found] = counts.get(found, 0) + 1
    return counts


@pytest.mark.parametrize("closed", [True, False], ids=["database", "write-ahead log"])
async def test_damage_is_refused_or_left_out_and_never_served(tmp_path: Path, closed: bool) -> None:
    counts = await damage(tmp_path, closed, 30, seed=1)
    assert sum(counts.values()) == 30
    assert set(counts) & {"refused", "in part", "shorter"}


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("closed", [True, False], ids=["database", "write-ahead log"])
async def test_damage_two_thousand_times(tmp_path: Path, closed: bool) -> None:
    print(f"\n2000 damages: {await damage(tmp_path, closed, 2000, seed=2)}")


async def test_a_flipped_letter_is_noticed_where_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "lastwire.sqlite"
    tables = await fill(path, closed=True)
    content = bytearray(path.read_bytes())
    at = content.index(b'{"n":7,"table":"' + tables[2].encode()) + 5
    content[at] = ord("9")
    path.write_bytes(content)
    store = SqliteStore(path)
    with pytest.raises(StoreError) as caught:
        await store.since(tables[2], 0)
    assert str(caught.value) == "entry 7 is not what was stored"
    assert len(await store.since(tables[3], 0)) == ENTRIES
    await store.close()


async def test_a_text_that_is_none_any_more_is_not_quoted(tmp_path: Path) -> None:
    path = tmp_path / "lastwire.sqlite"
    tables = await fill(path, closed=True)
    content = bytearray(path.read_bytes())
    content[content.index(b'{"n":7,"table":"' + tables[2].encode()) + 5] = 0xFF
    path.write_bytes(content)
    store = SqliteStore(path)
    with pytest.raises(Damaged) as caught:
        await store.since(tables[2], 0)
    assert str(caught.value) == f"{path} is damaged: a text in it cannot be read"
    await store.close()


async def test_rows_from_before_there_were_sums_are_read(tmp_path: Path) -> None:
    path = tmp_path / "lastwire.sqlite"
    tables = await fill(path, closed=True)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET sum = NULL")
    connection.close()
    assert await look(path, tables) == "whole"
