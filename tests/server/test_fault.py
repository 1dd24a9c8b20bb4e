"""What the server does when something of its own fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lastwire.engine.rng import Rng
from lastwire.errors import StoreError, Taken
from lastwire.server import socket as socket_module
from lastwire.server.clock import Steady
from lastwire.server.limits import OPEN
from lastwire.server.serve import serving
from tests.server.guest_client import Guest, eventually, play_on, seated
from tests.server.process import SERVE
from tests.server.test_connection import SlowReader


def failing(error: Exception) -> Callable[..., Any]:
    async def fail(*_: Any) -> None:
        raise error

    return fail


async def test_what_cannot_be_stored_does_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        guests = await seated(server.port, 4)
        host = guests[0]
        actor = await server.house.find(host.table)
        assert actor is not None
        before = actor.table.digest()
        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "append", failing(StoreError("the disk is full")))
            for kind, more in (("start", {}), ("chat", {"text": "lost?"}), ("rename", {"name": "Bea"})):
                answer = await host.ask(kind, **more)
                assert (answer["kind"], answer["code"]) == ("refused", "E_STORE")
        assert actor.table.digest() == before
        assert server.house.metrics.faults == 3
        await host.do("start")
        await play_on(guests, Rng(bytes(32)))
        for guest in guests:
            await guest.leave()


async def test_bots_wait_for_a_store_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, clock=Steady(50)) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)  # bots owe the first answers, to be ready
        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "append", failing(StoreError("the disk is full")))
            await host.join()
            await eventually(lambda: server.house.metrics.faults >= 2)
        before = server.house.metrics.entries
        await eventually(lambda: server.house.metrics.entries > before)
        await host.leave()


async def test_a_timer_that_rings_too_early_rings_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)  # bots owe the first answers, to be ready
        await host.join()
        actor = await server.house.find(host.table)
        assert actor is not None
        await eventually(lambda: actor._timer is not None)
        for _ in range(3):
            assert actor._timer is not None
            actor._timer.cancel()
            actor._ring()
            await eventually(lambda: actor._timer is not None)
        before = server.house.metrics.entries
        await eventually(lambda: server.house.metrics.entries > before)
        await host.leave()


@pytest.mark.parametrize("error", [Taken("somebody else's entry"), RuntimeError("a mistake of ours")])
async def test_a_table_that_breaks_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with serving(tmp_path) as server:
        guests = await seated(server.port, 4)
        await guests[0].do("start")
        await play_on(guests, Rng(bytes(32)), moves=5)
        broken = await server.house.find(guests[0].table)
        assert broken is not None
        before = broken.table.digest()
        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "append", failing(error))
            await guests[1].send('{"kind":"say","id":"now","act":{"act":"say","text":"hello"}}')
            for guest in guests:
                assert await guest.closed() == 1011
                assert guest.heard[-1]["kind"] == "bye"
                await guest.leave()
        for guest in guests:
            guest.part, guest.lines = {}, []
            await guest.join()
            await guest.until_number(1)
        anew = await server.house.find(guests[0].table)
        assert anew is not None
        assert anew is not broken
        assert anew.table.digest() == before
        await guests[1].until(lambda: guests[1].part)
        await guests[1].do("say", id="now", act={"act": "say", "text": "hello"})
        await guests[0].until(lambda: guests[0].part)
        await play_on(guests, Rng(bytes(32)))
        for guest in guests:
            await guest.leave()


async def test_a_table_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table()
        server.house.drop(await server.house.find(host.table))  # type: ignore[arg-type]
        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "load", failing(StoreError("the disk is gone")))
            await host.join()
            assert await host.closed() == 1011
            assert (await host.http("GET", f"/api/tables/{host.table}/invite")).status_code == 500
            await host.leave()
        await host.join()
        await host.until(lambda: host.info)
        await host.leave()


async def test_a_reader_that_never_reads_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "CLOSE_S", 0.2)
    async with serving(tmp_path, OPEN, clock=Steady(5000)) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        slow = SlowReader(server, host.table)
        await asyncio.to_thread(slow.connect)
        await host.until(lambda: host.info.get("watchers") == 1)
        actor = await server.house.find(host.table)
        assert actor is not None
        stuck = max(actor.sockets.values(), key=lambda socket: socket.number)
        number = 0
        async with asyncio.timeout(60):
            while not stuck._link.full:
                number += 1
                await host.do("chat", text=f"{number:04d}" + "\U0001f9e8" * 276)
        stuck.say_bye("closing")
        await eventually(lambda: stuck.number not in actor.sockets)
        await host.do("chat", text="still here")
        slow.close()
        await host.leave()


async def test_a_damaged_table_is_not_opened_and_all_others_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        whole, damaged = Guest(server.port), Guest(server.port)
        await whole.open_table(name="Ada")
        await damaged.open_table(name="Damocles")
    path = tmp_path / "lastwire.sqlite"
    path.write_bytes(path.read_bytes().replace(b"Damocles", b"Dumocles"))
    async with serving(tmp_path) as server:
        whole.port = damaged.port = server.port
        await damaged.join()
        assert await damaged.closed() == 4500
        assert damaged.heard == [{"kind": "bye", "reason": "damaged"}]
        await damaged.leave()
        answer = await damaged.http("GET", f"/api/tables/{damaged.table}/invite")
        assert (answer.status_code, answer.json()["message"]) == (500, {"id": "refuse-unreadable"})
        await whole.join()
        await whole.do("chat", text="nothing wrong here")
        await whole.leave()
        assert server.house.metrics.faults == 1


def tried(data: Path) -> subprocess.CompletedProcess[str]:
    """A server that does not start."""
    command = [sys.executable, "-c", SERVE, str(data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


async def test_a_database_that_was_cut_off_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        for number in range(40):
            await host.do("rename", name=f"Name {number}")
        await host.leave()
    path = tmp_path / "lastwire.sqlite"
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    served = tried(tmp_path)
    assert served.returncode == 1
    (sentence,) = served.stderr.splitlines()
    assert sentence.startswith(str(path))
    assert served.stdout == ""
