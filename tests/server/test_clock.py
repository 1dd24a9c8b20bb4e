"""The time that tables live by: wall clocks that are set, a process that is stopped, a store whose time is ahead."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from lastwire.server.clock import Steady
from lastwire.server.serve import serving
from lastwire.store.sqlite import SqliteStore
from lastwire.table.entry import Entry, Played, Repaid
from lastwire.table.table import Table
from tests.server.guest_client import Guest, eventually, seated
from tests.server.process import Process
from tests.words import english

HOUR_MS = 3_600_000
CLOCKED: dict[str, Any] = {"clock": {"briefing": 60, "cut": 60, "hold": 15}}


class Fake:
    """Ticks and a wall clock that are set by hand, in ms."""

    def __init__(self) -> None:
        self.ticks_ms = 5_000
        self.wall_ms = 1_800_000_000_000

    def clock(self, speed: float = 1.0) -> Steady:
        return Steady(speed, lambda: self.ticks_ms * 1_000_000, lambda: self.wall_ms * 1_000_000)


class Wall:
    """The real ticks beside a wall clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import time

        self._real = time.time_ns
        self.ahead_ms = 0
        monkeypatch.setattr("time.time_ns", lambda: self._real() + self.ahead_ms * 1_000_000)


def test_setting_the_wall_clock_moves_nothing() -> None:
    fake = Fake()
    clock = fake.clock()
    begun = clock.now()
    assert begun == fake.wall_ms
    for step_ms in (-10 * 60_000, HOUR_MS):
        fake.wall_ms += step_ms
        fake.ticks_ms += 1_000
        begun += 1_000
        assert clock.now() == begun
    assert clock.lost_ms() == 0


def test_while_nobody_is_served_time_stands_and_it_is_known_for_how_long() -> None:
    fake = Fake()
    clock = fake.clock()
    begun = clock.now()
    fake.ticks_ms += 1_250
    assert clock.now() == begun + 1_250  # a busy machine, not a stall
    fake.ticks_ms += 8 * HOUR_MS
    assert clock.now() == begun + 1_250 + 250
    assert clock.lost_ms() == 8 * HOUR_MS - 250
    assert clock.lost_ms() == 0
    fake.ticks_ms -= 60_000  # no machine should, and still it never falls
    assert clock.now() == begun + 1_250 + 250


def test_a_fast_clock_stands_still_as_well() -> None:
    fake = Fake()
    clock = fake.clock(50)
    begun = clock.now()
    fake.ticks_ms += 100
    assert clock.now() == begun + 5_000
    assert clock.wait_s(5_000) == 0.1
    fake.ticks_ms += 10_000
    assert clock.now() == begun + 5_000 + 50 * 250


async def entries_of(data: Path, table: str) -> list[Entry]:
    store = SqliteStore(data / "lastwire.sqlite")
    try:
        return [Entry.decode(entry) for entry in await store.since(table, 0)]
    finally:
        await store.close()


@pytest.mark.parametrize("step_ms", [-10 * 60_000, HOUR_MS])
async def test_bots_play_on_when_the_wall_clock_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step_ms: int
) -> None:
    wall = Wall(monkeypatch)
    async with serving(tmp_path, clock=Steady(50)) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True, options=CLOCKED)
        await host.join()
        await host.do("stand")  # and looks on: a match waits for the one person in it
        await eventually(lambda: server.house.metrics.entries >= 5)
        wall.ahead_ms = step_ms
        now = server.house.metrics.entries
        await eventually(lambda: server.house.metrics.entries >= now + 2)
        await host.leave()
    entries = await entries_of(tmp_path, host.table)
    times = [entry.now for entry in entries]
    assert times == sorted(times)
    assert times[-1] - times[0] < HOUR_MS


async def test_a_leap_of_the_ticks_is_a_pause_that_is_repaid(tmp_path: Path) -> None:
    fake = Fake()
    async with serving(tmp_path, clock=fake.clock()) as server:
        guests = await seated(server.port, 4, options=CLOCKED)
        await guests[0].do("start")
        for guest in guests:
            await guest.until_number(1)
        fake.ticks_ms += HOUR_MS  # the machine slept
        for guest in guests:
            await guest.until(lambda: said(guest, "The clocks stood still for 59 min."))  # noqa: B023
            shown = [message for message in guest.heard if message["kind"] == "match"]
            assert shown[-1]["part"]["timers"][0]["left_ms"] == 60_000 - 250
        assert await guests[0].ask("play", prompt=guests[0].part["prompt"]["id"], move={"kind": "ready"})
        for guest in guests:
            await guest.leave()
    entries = await entries_of(tmp_path, guests[0].table)
    assert [entry.command.lost_ms for entry in entries if isinstance(entry.command, Repaid)] == [HOUR_MS - 250]
    assert not any(isinstance(entry.command, Played) and entry.command.seat < 0 for entry in entries)


def said(guest: Guest, words: str) -> bool:
    return any(words in english(line["text"]) for line in guest.info.get("chat", ()))


async def test_a_table_goes_on_from_its_stored_time_when_the_wall_clock_is_behind(tmp_path: Path) -> None:
    ahead = Steady(50, wall=lambda: 1_800_000_000_000 * 1_000_000)
    async with serving(tmp_path, clock=ahead) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)  # bots owe the first answers, to be ready
    behind = Steady(50, wall=lambda: (1_800_000_000_000 - HOUR_MS) * 1_000_000)
    async with serving(tmp_path, clock=behind) as server:
        host.port = server.port
        await host.join()
        await host.send('{"kind": "ping", "sent": 1}')
        await host.until(lambda: "pong" in host.kinds())
        (pong,) = [message for message in host.heard if message["kind"] == "pong"]
        assert pong["now"] >= 1_800_000_000_000  # by the table's clock, as all its messages are
        await eventually(lambda: server.house.metrics.entries >= 1)
        await host.leave()
    times = [entry.now for entry in await entries_of(tmp_path, host.table)]
    assert times == sorted(times)
    assert times[0] >= 1_800_000_000_000


async def test_nobody_is_late_because_the_store_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that came in time waits for an entry that takes longer to store than the clock had left."""
    fake = Fake()
    async with serving(tmp_path, clock=fake.clock()) as server:
        guests = await seated(server.port, 4, options={**CLOCKED, "ready_gate": False})
        await guests[0].do("start")
        for guest in guests:
            await guest.until_number(1)
        slow, written = asyncio.Event(), asyncio.Event()
        append = server.house.store.append

        async def wait_and_append(*entry: Any) -> None:
            written.set()
            await slow.wait()
            await append(*entry)

        for _ in range(59):
            fake.ticks_ms += 1_000
            server.house.clock.now()
        monkeypatch.setattr(server.house.store, "append", wait_and_append)
        prompt = guests[0].part["prompt"]
        clipper = prompt["owed"][0]
        other = guests[(clipper + 1) % 4]
        talk = asyncio.create_task(other.do("say", act={"act": "role", "side": "swat"}))
        await written.wait()
        move = {"kind": "cut", "target": (clipper + 1) % 4, "slot": 0}
        actor = await server.house.find(guests[0].table)
        assert actor is not None
        before = server.house.metrics.messages_in
        cut = asyncio.create_task(guests[clipper].ask("play", prompt=prompt["id"], move=move))
        await eventually(lambda: server.house.metrics.messages_in > before)
        for _ in range(5):
            fake.ticks_ms += 1_000
            server.house.clock.now()
        slow.set()
        await talk
        assert (await cut)["kind"] == "done"
        for guest in guests:
            await guest.leave()
    entries = await entries_of(tmp_path, guests[0].table)
    first = next(entry for entry in entries if isinstance(entry.command, Played))
    assert (first.guest, first.t) == (guests[clipper].id, 59_000)


async def test_how_far_away_a_client_is_the_server_measures_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int] = []
    monkeypatch.setattr(Table, "measure", lambda table, connection, rtt_ms: measured.append(rtt_ms))
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table()
        await host.join()
        await host.send('{"kind": "ping", "sent": 1, "rtt_ms": 60000}')
        await host.until(lambda: "pong" in host.kinds())
        await eventually(lambda: len(measured) > 0)
        assert 60_000 not in measured
        assert host.socket is not None
        await host.socket.pong(b"unasked")
        await host.do("chat", text="after that")
        assert len(measured) == 1
        await host.leave()


# --- real processes ---------------------------------------------------------------------------------------------------


async def test_a_server_that_was_stopped_repays_what_it_stood_still(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        guests = await seated(server.port, 4, options=CLOCKED)
        await guests[0].do("start")
        for guest in guests:
            await guest.until_number(1)
        left_ms = guests[0].part["timers"][0]["left_ms"]
        server.send(signal.SIGSTOP)
        await asyncio.sleep(2)  # this is what is tested, not a wait for something
        server.send(signal.SIGCONT)
        for guest in guests:
            await guest.until(lambda: said(guest, "The clocks stood still for"))  # noqa: B023
        await guests[0].until(lambda: guests[0].kinds().count("match") >= 2)
        shown = [message for message in guests[0].heard if message["kind"] == "match"]
        repaid = shown[-1]["part"]["timers"][0]["left_ms"]
        assert left_ms - (shown[-1]["t"] - shown[0]["t"]) == repaid
        await guests[0].do("play", prompt=guests[0].part["prompt"]["id"], move={"kind": "ready"})
        for guest in guests:
            await guest.leave()
    finally:
        server.end(signal.SIGTERM)
    entries = await entries_of(tmp_path, guests[0].table)
    assert sum(entry.command.lost_ms for entry in entries if isinstance(entry.command, Repaid)) >= 1_000


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_a_server_that_is_stopped_thirty_times(tmp_path: Path) -> None:
    chance, stopped_s = random.Random(3), 0.0
    server = Process(tmp_path)
    try:
        guests = await seated(server.port, 4, options=CLOCKED)
        await guests[0].do("start")
        for guest in guests:
            await guest.until_number(1)
        for _ in range(30):
            shown = guests[0].kinds().count("match")
            span_s = chance.uniform(2, 6)
            stopped_s += span_s
            server.send(signal.SIGSTOP)
            await asyncio.sleep(span_s)
            server.send(signal.SIGCONT)
            await guests[0].until(lambda: guests[0].kinds().count("match") > shown)  # noqa: B023
        for guest in guests:
            await guest.do("play", prompt=guest.part["prompt"]["id"], move={"kind": "ready"})
            await guest.leave()
    finally:
        server.end(signal.SIGTERM)
    entries = await entries_of(tmp_path, guests[0].table)
    repaid_s = sum(entry.command.lost_ms for entry in entries if isinstance(entry.command, Repaid)) / 1000
    print(f"\nstopped 30 times for {stopped_s:.0f} s in all, {repaid_s:.0f} s repaid, of a clock of 60 s")
    assert not any(isinstance(entry.command, Played) and entry.command.seat < 0 for entry in entries)


FAKETIME = next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))), None)


def set_clock(offset: Path, step: str) -> None:
    """At once: half a file would be half a time."""
    new = offset.with_suffix(".new")
    new.write_text(f"{step}\n")
    new.replace(offset)


@pytest.mark.skipif(FAKETIME is None, reason="Debian's faketime is not installed; the tests above stand in for it")
@pytest.mark.parametrize("step", ["-600", "+3600"])
async def test_a_machine_whose_clock_is_set(tmp_path: Path, step: str) -> None:
    offset = tmp_path / "offset"
    set_clock(offset, "+0")
    faked = {
        "LD_PRELOAD": str(FAKETIME),
        "FAKETIME_TIMESTAMP_FILE": str(offset),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
    server = Process(tmp_path / "data", environment={**os.environ, **faked})
    try:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True, options=CLOCKED)
        if step.startswith("-"):
            set_clock(offset, step)
        await host.join()  # bots owe the first answers, and begin when somebody comes
        await host.until_number(1)
        told = next(message["n"] for message in host.heard if message["kind"] == "match")
        await host.until(lambda: len(host.lines) > told)
        set_clock(offset, step)
        await host.do("play", prompt=host.part["prompt"]["id"], move={"kind": "ready"})
        assert not any(line.get("event", {}).get("forced") for line in host.lines)
        await host.leave()
    finally:
        server.end(signal.SIGTERM)
    times = [entry.now for entry in await entries_of(tmp_path / "data", host.table)]
    assert times == sorted(times)
    assert times[-1] - times[0] < 600_000
