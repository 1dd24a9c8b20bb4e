"""What one address can do to a server, for `lastwire bench server --attack`: each attack is bounded in count and time,
and only against a server on this machine."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw

from lastwire import games
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.server import guest
from lastwire.store.sqlite import SqliteStore
from lastwire.table.commands import Open, PutBot, Start
from lastwire.table.entry import Entry, Played
from lastwire.table.table import Table

MOST: Final = 200_000  # requests, connections or messages of one attack
PAST: Final = "a-table-with-a-long-past"  # the id of the table that `furnish` stores
LONG: Final = 1_000  # entries of the match that was played there, at least
AT_ONCE: Final = 40


class Attacker:
    """One address, and all that it knows."""

    def __init__(self, port: int, address: str, end: float) -> None:
        self.port = port
        self.address = address
        self.token = guest.new_token()
        self.answers: Counter[str] = Counter()
        self._end = end
        self.left = MOST  # things to do

    def stop(self) -> None:
        self._end = 0.0

    def going(self) -> bool:
        """Count one more thing, and say whether there is still time and allowance for it."""
        self.left -= 1
        return self.left >= 0 and time.perf_counter() < self._end

    async def crowd(self, one: Callable[[int], Awaitable[None]], size: int = AT_ONCE) -> None:
        """Run this many at once, each until the end; being refused or cut off is to be expected."""

        async def again_and_again(number: int) -> None:
            while self.going():
                try:
                    await one(number)
                except (OSError, asyncio.IncompleteReadError, TimeoutError):
                    self.answers["cut off"] += 1
                    await asyncio.sleep(0.002)  # reconnecting takes an attacker a moment too

        await asyncio.gather(*(again_and_again(number) for number in range(size)))

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def head(self, method: str, path: str, more: str = "", host: str = "localhost") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {self.token}\r\n{more}\r\n"
        ).encode()

    async def http(self, method: str, path: str, body: Any = None, host: str = "localhost") -> bytes:
        """Send one request on its own connection; returns the body of the response."""
        data = b"" if body is None else msgspec.json.encode(body)
        reader, writer = await self.connect()
        try:
            writer.write(self.head(method, path, f"Connection: close\r\nContent-Length: {len(data)}\r\n", host) + data)
            async with asyncio.timeout(min(10.0, max(1.0, self._end - time.perf_counter()))):
                head, _, found = (await reader.read(-1)).partition(b"\r\n\r\n")
        finally:
            writer.transport.abort()
        self.answers[head[9:12].decode("latin-1") or "cut off"] += 1
        return found

    async def table(self, **wish: Any) -> str:
        found: str = json.loads(await self.http("POST", "/api/tables", {"name": "Mallory", **wish}))["id"]
        return found

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        more = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(self.head("GET", f"/api/tables/{table}/socket", more))
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def flood(self, tables: list[str], command: Callable[[int], dict[str, Any]]) -> None:
        """Send commands at every table, each as soon as the one before has had any answer."""
        sent = 0

        async def one(number: int) -> None:
            nonlocal sent
            reader, writer = await self.socket(tables[number])
            with suppress(OSError):
                while self.going():
                    sent += 1
                    data = msgspec.json.encode({"id": str(sent), **command(sent)})
                    writer.write(bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big") + b"\0\0\0\0" + data)
                    await writer.drain()
                    kind = await self._told(reader)
                    self.answers[kind] += 1
                    if kind == "refused":
                        await asyncio.sleep(0.05)  # just within the allowance of one connection
            writer.transport.abort()

        await self.crowd(one, len(tables))

    async def _told(self, reader: asyncio.StreamReader) -> str:
        while True:
            async with asyncio.timeout(min(10.0, max(1.0, self._end - time.perf_counter()))):
                first, length = await reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await reader.readexactly(8), "big")
                data = await reader.readexactly(length)
            if first == 0x88:
                raise ConnectionError("the server hung up")
            for kind in ("done", "refused", "bye"):
                if data.startswith(f'{{"kind":"{kind}"'.encode()):
                    return kind


# --- attacks ----------------------------------------------------------------------------------------------------------


def largest_map() -> str:
    """A mission of Bomb Squad on 16 × 16 open squares with as much to do as fits: the slowest one to check."""
    size = 16
    marks = {(0, 0): "S ", (0, 1): "T ", (15, 15): "A3", (0, 15): "B3", (15, 0): "C3"}
    marks |= {(7, 7): "h3", (3, 12): "h3", (12, 3): "h3", (8, 15): "h2", (15, 8): "h2", (5, 5): "h2", (10, 10): "h1"}
    lines = ["+--" * size + "+"]
    for row in range(size):
        lines.append("|" + " ".join(marks.get((row, column), ". ") for column in range(size)) + "|")
        lines.append("+  " * size + "+" if row < size - 1 else lines[0])
    fuses = ", ".join(f"{{ letter = '{letter}', at_s = {600 + 60 * n} }}" for n, letter in enumerate("ABC"))
    return f"bombs = [{fuses}]\ngrid = '''\n" + "\n".join(lines) + "\n'''\n"


def bulky_deck(mark: int) -> dict[str, Any]:
    """Options of Big Badaboom with as long a deck as a message can hold, and different words in it for each mark."""
    game = games.load("badaboom")
    assert game.content is not None
    house = game.with_content(game.types.Options(), game.content.house(), "the house's")
    options: dict[str, Any] = msgspec.json.decode(game.codec.encode(house))
    deck = options["deck"]
    plain = next(trick for trick in deck["tricks"] if not trick["missions"])
    penalty = deck["resurrections"][0]
    for kind, like, most in (("tricks", plain, 80), ("resurrections", penalty, 60)):
        deck[kind] += [{**like, "id": f"more_{number}"} for number in range(most - len(deck[kind]))]
        for number, card in enumerate(deck[kind]):
            card["name"] = f"{mark} {number} ".ljust(48, "💣")
    return options


async def mission_check(attacker: Attacker) -> None:
    text = largest_map()

    async def one(_: int) -> None:
        await attacker.http("POST", "/api/missions/bomb-squad/check", {"text": text})

    await attacker.crowd(one, 8)


async def configure(attacker: Attacker) -> None:
    """Content that is slow to read: lines with as many dots as are allowed."""
    line = ".".join(["a"] * 40)
    text = "".join(f"{line}{number} = 1\n" for number in range(700))[:59_000]
    tables = [await attacker.table(game="academy") for _ in range(10)]
    await attacker.flood(tables, lambda number: {"kind": "configure", "content": f"# {number}\n{text}"})


async def qr(attacker: Attacker) -> None:
    table = await attacker.table(game="time-bomb")
    hosts = ("a" * 2_200, ".".join(["a" * 60] * 3) + ".local")

    async def one(number: int) -> None:
        await attacker.http("GET", f"/api/tables/{table}/qr.svg", host=hosts[number % 2])

    await attacker.crowd(one)


async def games_list(attacker: Attacker) -> None:
    async def one(_: int) -> None:
        await attacker.http("GET", "/api/games")

    await attacker.crowd(one)


def long_past() -> tuple[list[Entry], str]:
    """The entries of a table where Big Badaboom was played once, at random, and that match's record: a long one."""
    for number in count():
        entries, record = _played(Rng(seed_of(f"a long match {number}")))
        if len(Record.read(record).entries) >= LONG:
            return entries, record
    raise AssertionError


def _played(rng: Rng) -> tuple[list[Entry], str]:
    table = Table.create(PAST, bytes(32))
    entries: list[Entry] = []
    for command in (Open("1", "Mallory", "badaboom", 5), PutBot("2", "random"), Start("3")):
        entry = table.propose("nobody", command, 0, rng.fork("deal").seed)
        assert isinstance(entry, Entry)
        entries.append(entry)
        table.apply(entry)
    live = table.live
    assert live is not None
    codec = live.match.game.codec
    while live.prompt is not None:
        seat = live.prompt.owed[0]
        move = live.match.game.draw(live.match.state, seat, rng)
        outcome = live.match.game.outcome(live.match.propose(seat, move).state)
        entry = Entry(table.n + 1, 0, 0, Played(seat, Raw(codec.keep(move))), end=UNSET if outcome is None else outcome)
        entries.append(entry)
        table.apply(entry)
    return entries, live.record


async def furnish(data: Path) -> None:
    """Store a table where a long match was played, for a server that is started afterwards."""
    entries, record = long_past()
    store = SqliteStore(data / "lastwire.sqlite")
    try:
        await store.create(PAST, 0, entries[0].encode())
        await asyncio.gather(*(store.append(PAST, entry.n, entry.encode()) for entry in entries[1:]))
        await store.keep(PAST, 1, record)
    finally:
        await store.close()


async def replay(attacker: Attacker) -> None:
    """A long match, shown again and again with every hand."""

    async def one(_: int) -> None:
        await attacker.http("GET", f"/api/tables/{PAST}/matches/1/replay?as=all")

    await attacker.crowd(one)


async def write_bytes(attacker: Attacker) -> None:
    """As much as possible onto the disk: options that change each time."""
    decks = [bulky_deck(mark) for mark in range(2)]
    tables = [await attacker.table(game="badaboom") for _ in range(20)]
    await attacker.flood(tables, lambda number: {"kind": "configure", "options": decks[number % 2]})


async def headers(attacker: Attacker) -> None:
    """Head lines without an end, of 64 MB at most."""

    async def one(_: int) -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(1024):
                if not attacker.going() or reader.at_eof():
                    break
                writer.write(b"a" * 65_536)
                await writer.drain()
        finally:
            attacker.answers["connections"] += 1
            writer.transport.abort()

    await attacker.crowd(one)


async def half_open(attacker: Attacker) -> None:
    """3,000 requests that are never finished, begun again when they are cut off."""

    async def one(_: int) -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: local")
            while attacker.going() and not reader.at_eof():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await reader.read(1024)
        finally:
            attacker.answers["connections"] += 1
            writer.transport.abort()

    await attacker.crowd(one, 3_000)


async def invalid(attacker: Attacker) -> None:
    """Nonsense, and invalid handshakes."""
    nonsense = (
        b"\0\1\2 nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nno head line\r\n\r\n",
        attacker.head("GET", "/api/tables/x/socket", "Upgrade: websocket\r\nConnection: Upgrade\r\n"),
        attacker.head("GET", "/api/tables/x/socket", "Upgrade: h2c\r\nConnection: Upgrade\r\n"),
        attacker.head("GET", "/nothing") * 1_000,
    )

    async def one(number: int) -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(nonsense[number % len(nonsense)])
            async with asyncio.timeout(1):
                attacker.answers[(await reader.read(64))[9:12].decode("latin-1") or "cut off"] += 1
        finally:
            writer.transport.abort()

    await attacker.crowd(one)


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "mission-check": mission_check,
    "configure": configure,
    "qr": qr,
    "games": games_list,
    "replay": replay,
    "bytes": write_bytes,
    "headers": headers,
    "half-open": half_open,
    "invalid": invalid,
}


async def _attack(port: int, name: str, seconds: float) -> None:
    # All of 127.0.0.0/8 is this machine; each attack uses an address of its own, so it starts with a full allowance.
    attacker = Attacker(port, f"127.0.1.{1 + list(ATTACKS).index(name)}", time.perf_counter() + seconds)
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), attacker.stop)  # whoever started it has seen enough
    print("it begins", flush=True)
    with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
        await ATTACKS[name](attacker)
    print(json.dumps(attacker.answers), flush=True)


if __name__ == "__main__":
    from lastwire.server.serve import raise_open_files

    raise_open_files()
    asyncio.run(_attack(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
