"""Disks that are full, slow or broken: nothing that was acknowledged is lost, and everybody is told what happens."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import signal
import sqlite3
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lastwire.errors import Refused
from lastwire.server.body import NewTable
from lastwire.server.desk import Asker
from lastwire.server.house import House
from lastwire.server.limits import OPEN
from lastwire.server.serve import serving
from lastwire.store.sqlite import Database, SqliteStore
from lastwire.table.commands import Rename
from lastwire.table.entry import Entry
from lastwire.table.table import Table
from tests.server.guest_client import Guest, seated
from tests.server.process import Process

NOT_STORED = {"id": "refuse-not-stored"}


def lines_of(log: Path) -> list[dict[str, Any]]:
    """The log, which is JSON and nothing else: no traceback is printed into it."""
    return [json.loads(line) for line in log.read_text().splitlines()]


async def stored_of(data: Path, table: str) -> list[Entry]:
    store = SqliteStore(data / "lastwire.sqlite")
    try:
        return [Entry.decode(entry) for entry in await store.since(table, 0)]
    finally:
        await store.close()


async def test_a_disk_that_is_full_and_then_is_not(tmp_path: Path) -> None:
    """A real server that may make no file longer: the system says so as it does when a disk is full."""
    data, log = tmp_path / "data", tmp_path / "log"
    server = Process(data, log=log)
    try:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        acknowledged = []
        _, most = resource.prlimit(server.id, resource.RLIMIT_FSIZE)
        resource.prlimit(server.id, resource.RLIMIT_FSIZE, ((data / "lastwire.sqlite-wal").stat().st_size, most))
        for number in range(20):
            answer = await host.ask("rename", id=f"full{number}", name=f"Name {number}")
            assert (answer["kind"], answer.get("code"), answer.get("message")) == ("refused", "E_STORE", NOT_STORED)
        health = await host.http("GET", "/healthz")
        assert health.status_code == 503
        assert "stored" in health.text
        refused = await Guest(server.port).http("POST", "/api/tables", json={"game": "time-bomb", "name": "Bea"})
        assert refused.status_code == 409
        assert refused.json()["message"] == NOT_STORED
        resource.prlimit(server.id, resource.RLIMIT_FSIZE, (most, most))
        for number in range(20):
            await host.do("rename", id=f"free{number}", name=f"Name {number}")
            acknowledged.append(f"free{number}")
        await host.leave()
    finally:
        server.end(signal.SIGKILL)
    ids = [entry.id for entry in await stored_of(data, host.table)]
    assert [id for id in ids if id.startswith("free")] == acknowledged
    assert not [id for id in ids if id.startswith("full")]
    events = Counter(line["event"] for line in lines_of(log))
    assert events["entry not stored"] == 1  # the first of a row
    assert events["the store works again"] == 1
    (line,) = [line for line in lines_of(log) if line["event"] == "entry not stored"]
    assert "cannot be written" in line["why"]


async def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        store = server.house.store
        assert isinstance(store, SqliteStore)
        connection = store._database._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        number = 0
        while (answer := await host.ask("rename", name=f"{number:03d}"))["kind"] == "done":
            number += 1
        assert (answer["code"], answer["message"]) == ("E_STORE", NOT_STORED)
        connection.execute("PRAGMA max_page_count = 1000000")
        await host.do("rename", name="At last")
        await host.leave()


async def test_a_slow_disk_holds_up_nothing_but_what_is_to_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, slow, commit = threading.Event(), threading.Event(), Database.commit

    def slowly(database: Database, writes: Any) -> Any:
        written.set()
        slow.wait(60)
        return commit(database, writes)

    async with serving(tmp_path) as server:
        guests = await seated(server.port, 4)
        with monkeypatch.context() as patch:
            patch.setattr(Database, "commit", slowly)
            chat = asyncio.create_task(guests[0].do("chat", text="slow"))
            await asyncio.to_thread(written.wait, 20)
            await guests[1].send('{"kind": "ping", "sent": 7}')
            await guests[1].until(lambda: "pong" in guests[1].kinds())
            assert (await guests[2].http("GET", "/api/games")).status_code == 200
            assert not chat.done()  # nobody is told before it is stored
            assert not any(line["text"] == "slow" for line in guests[3].info["chat"])
            slow.set()
            await chat
        await guests[3].until(lambda: any(line["text"] == "slow" for line in guests[3].info["chat"]))
        for guest in guests:
            await guest.leave()


class Faulty:
    """A connection of which a quarter of all statements fail: not carried out, or carried out all the same."""

    def __init__(self, connection: Any, seed: int, done: bool) -> None:
        self._connection = connection
        self._chance = random.Random(seed)
        self._done = done
        self.failures = 0

    def execute(self, sql: str, *values: Any) -> Any:
        if self._chance.random() > 0.25:
            return self._connection.execute(sql, *values)
        self.failures += 1
        if self._done:
            self._connection.execute(sql, *values)
        raise sqlite3.OperationalError("disk I/O error")

    def close(self) -> None:
        self._connection.close()


@pytest.mark.parametrize("done", [False, True], ids=["not done", "done all the same"])
async def test_writes_that_fail_now_and_then(tmp_path: Path, done: bool) -> None:
    for seed in range(4):
        await write_on(folder(tmp_path, seed), seed, done)


def folder(tmp_path: Path, number: int) -> Path:
    data = tmp_path / str(number)
    data.mkdir()
    return data


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("done", [False, True], ids=["not done", "done all the same"])
async def test_writes_that_fail_in_two_hundred_runs(tmp_path: Path, done: bool) -> None:
    failures = 0
    for seed in range(200):
        failures += await write_on(folder(tmp_path, seed), seed, done)
    print(f"\n200 runs, {200 * 30} commands, {failures} failed statements, nothing lost, nothing twice")


async def write_on(data: Path, seed: int, done: bool) -> int:
    """Whatever fails and however often: who tries again under the same id gets through, and it happens once. Returns
    how many statements failed."""
    house = House(data, OPEN)  # without workers: nobody here thinks
    house.open()
    store = house.store
    assert isinstance(store, SqliteStore)
    table = await house.open_table(Asker("ada", "127.0.0.1"), NewTable("time-bomb", "Ada", 4))
    faulty = Faulty(store._database._connection, seed, done)
    store._database._connection = faulty  # type: ignore[assignment]
    for number in range(30):
        await insist(house, table, Rename(f"id{number}", f"Name {number}"))
    assert faulty.failures > 0
    actor = await house.find(table)
    assert actor is not None
    await store.close()
    entries = await stored_of(data, table)
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry.id for entry in entries if entry.id.startswith("id")] == [f"id{number}" for number in range(30)]
    assert Table.load(table, bytes(32), entries).digest() == actor.table.digest()
    return faulty.failures


async def insist(house: House, table: str, command: Rename) -> None:
    """Ask until it is done, as a client does that comes back and sends what was not answered."""
    for _ in range(100):
        actor = await house.find(table)
        assert actor is not None
        try:
            await actor.do("ada", command)
        except Refused as refused:
            if refused.code != "E_STORE":
                raise
        else:
            if not actor._broken:
                return
    raise AssertionError("it never got through")
