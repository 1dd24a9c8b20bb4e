"""Coming, going and coming back."""

import asyncio
import itertools
import socket
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lastwire.engine.rng import Rng
from lastwire.server.clock import Steady
from lastwire.server.limits import OPEN, Limits
from lastwire.server.serve import Server, serving
from tests.server.guest_client import Guest, eventually, play_on, seated

RNG = Rng(bytes(32))


async def test_a_guest_who_comes_back_gets_the_gap(port: int) -> None:
    guests = await seated(port, 4)
    await guests[0].do("start")
    await play_on(guests, RNG.copy(), moves=3)
    late = guests[3]
    had, number = list(late.lines), late.number
    await late.leave()
    # Others say something meanwhile.
    for _ in range(2):
        await guests[0].do("say", act={"act": "say", "text": "Where are they?"})
    late.lines, late.part, late.heard = [], {}, []
    await late.join(since=f"?match={number}&since={had[-1]['n']}")
    await late.until(lambda: late.part)
    shown = next(message for message in late.heard if message["kind"] == "match")
    assert [line["n"] for line in shown["lines"]] == [had[-1]["n"] + 1, had[-1]["n"] + 2]
    assert set(shown["part"]) >= {"view", "prompt", "offers", "talk"}
    await late.leave()
    late.lines, late.part, late.heard = [], {}, []
    await late.join(since="?match=99&since=1")
    await late.until(lambda: late.part)
    assert len(late.lines) == had[-1]["n"] + 2
    for guest in guests:
        await guest.leave()


async def test_the_newer_socket_wins_and_the_older_is_told(port: int) -> None:
    older = Guest(port)
    await older.open_table()
    await older.join()
    newer = await Guest(port, older.token).join(older.table)
    assert await older.closed() == 4001
    assert older.heard[-1] == {"kind": "bye", "reason": "newer"}
    await newer.until(lambda: newer.info)
    assert newer.seat == 0
    await newer.do("chat", text="here")
    await older.leave()
    await newer.leave()


async def test_a_command_sent_twice_happens_once(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    await host.join()
    for _ in range(3):
        await host.do("chat", id="same", text="once")
    assert [line["text"] for line in host.info["chat"] if not line["system"]] == ["once"]
    await host.leave()
    await host.join()
    await host.do("chat", id="same", text="once")
    await host.until(lambda: host.info)
    assert [line["text"] for line in host.info["chat"] if not line["system"]] == ["once"]
    await host.leave()


async def test_who_is_sent_away_is_told_and_stays_away(port: int) -> None:
    guests = await seated(port, 4)
    away = guests[2]
    await guests[0].do("clear", seat=2)
    assert await away.closed() == 4003
    assert away.heard[-1]["reason"] == "sent_away"
    await away.leave()
    await away.join()
    assert await away.closed() == 4003
    for guest in guests:
        await guest.leave()


async def test_pings_are_answered(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    await host.join()
    await host.send('{"kind":"ping","sent":17,"rtt_ms":80}')
    pong = await host.until(lambda: next((m for m in host.heard if m["kind"] == "pong"), None))
    assert pong["sent"] == 17
    await host.leave()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_other_pages_cannot_open_a_socket(port: int, origin: str) -> None:
    host = Guest(port)
    await host.open_table()
    with pytest.raises(InvalidStatus) as refused:
        await host.join(headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    await host.join(headers={"Origin": f"http://127.0.0.1:{port}"})
    await host.until(lambda: host.info)
    await host.leave()


async def test_unknown_tables_and_guests_without_a_token(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    stranger = await Guest(port).join("x" * 22)
    assert await stranger.closed() == 4404
    assert stranger.heard[-1]["reason"] == "no_table"
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{host.table}/socket", proxy=None) as nameless:
        assert '"not_allowed"' in str(await nameless.recv())
        await nameless.wait_closed()
        assert nameless.close_code == 4401
    for path in ("/", "/api/tables/x/socket", f"/api/tables/{host.table}/socket/", "/ws", "/api/tables/../socket"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{port}{path}", proxy=None)
        assert refused.value.response.status_code == 403
    await stranger.leave()


async def test_the_cookie_opens_a_socket_too(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    address = f"ws://127.0.0.1:{port}/api/tables/{host.table}/socket"
    async with connect(address, additional_headers={"Cookie": f"lastwire_guest={host.token}"}, proxy=None) as ours:
        assert f'"you":"{host.id}"' in str(await ours.recv())


async def test_a_closing_server_takes_leave(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table()
        await host.join()
        await host.until(lambda: host.info)
    assert await host.closed() == 1012
    assert host.heard[-1]["kind"] == "bye"
    assert host.heard[-1]["reason"] == "closing"
    await host.leave()


async def test_a_table_comes_back_after_the_server_did(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        guests = await seated(server.port, 4)
        await guests[0].do("start")
        await play_on(guests, RNG.copy(), moves=9)
        before = [(guest.part["view"], guest.lines) for guest in guests]
        tables = (await guests[1].http("GET", "/api/tables/mine")).json()
        for guest in guests:
            await guest.leave()
    async with serving(tmp_path) as server:
        for guest, (view, lines) in zip(guests, before, strict=True):
            guest.port = server.port
            guest.part, guest.lines = {}, []
            await guest.join()
            await guest.until_part("view", view)
            assert guest.lines == lines
        assert (await guests[1].http("GET", "/api/tables/mine")).json() == tables
        known = (await guests[1].http("GET", "/api/me")).json()
        assert (known["guest"], known["name"]) == (guests[1].id, "Guest 1")
        await play_on(guests, RNG.copy())
        for guest in guests:
            await guest.leave()


async def test_an_idle_table_is_unloaded_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path, Limits(idle_s=0.05)) as server:
        host = Guest(server.port)
        await host.open_table()
        await host.join()
        await host.do("chat", text="hello")
        assert server.house.metrics.tables_loaded == 1
        await asyncio.sleep(0.3)
        assert server.house.metrics.tables_loaded == 1
        await host.leave()
        await eventually(lambda: server.house.metrics.tables_loaded == 0)
        host.info = {}
        await host.join()
        await host.until(lambda: host.info)
        assert host.seat == 0
        assert host.info["chat"][-1]["text"] == "hello"
        assert server.house.metrics.tables_loaded == 1
        await host.leave()


async def test_many_touches_load_a_table_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table()
        server.house.drop(await server.house.find(host.table))  # type: ignore[arg-type]
        actors = await asyncio.gather(*(server.house.find(host.table) for _ in range(20)))
        assert len({id(actor) for actor in actors}) == 1
        assert actors[0] is not None


async def test_a_slow_reader_never_holds_up_the_table(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(OPEN, outbox_messages=8)
    # A quick clock, so that the table lets many lines of chat through.
    async with serving(tmp_path, limits, clock=Steady(5000)) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        slow = SlowReader(server, host.table)
        await asyncio.to_thread(slow.connect)
        await host.until(lambda: host.info.get("watchers") == 1)
        # Fill what the system and the transport keep for a reader that reads nothing.
        lines = itertools.count(1000)
        async with asyncio.timeout(60):
            while server.house.metrics.messages_dropped == 0:
                await host.do("chat", text=f"{next(lines)}" + "\U0001f9e8" * 276)
        dropped = server.house.metrics.messages_dropped
        assert dropped > 0
        for number in range(20):
            await host.do("rename", name=f"still here {number}")
        # It reads again: what was dropped is made good by one fresh picture.
        text = await asyncio.to_thread(slow.read_until, b'"name":"still here 19"')
        assert b'"name":"still here 19"' in text
        slow.close()
        await host.leave()


class SlowReader:
    """A watcher on a bare socket with a small buffer, which reads only when told to."""

    def __init__(self, server: Server, table: str) -> None:
        self._port = server.port
        self._table = table
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(20)

    def connect(self) -> None:
        self._socket.connect(("127.0.0.1", self._port))
        self._socket.sendall(
            f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {'s' * 43}\r\n\r\n".encode()
        )

    def read_until(self, mark: bytes) -> bytes:
        text = b""
        while mark not in text:
            got = self._socket.recv(65536)
            if not got:
                break
            text = text[-4096:] + got
        return text

    def close(self) -> None:
        self._socket.close()
