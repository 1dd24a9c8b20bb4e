"""A server killed at random moments under load loses nothing that anybody was told."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lastwire.engine.rng import Rng
from lastwire.store.sqlite import SqliteStore
from lastwire.table.entry import Entry
from lastwire.table.table import Table
from tests.server.guest_client import Guest, seated
from tests.server.process import Process

TABLES = 4
SEATS = 4


class Player:
    """A guest who sends commands one by one, and after a crash sends the open one again."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.acknowledged: list[str] = []
        self.open: tuple[str, dict[str, Any]] | None = None
        self.logs: dict[int, list[Any]] = {}  # by match: every line ever told
        self._sent = 0

    async def ask(self, kind: str, **fields: Any) -> None:
        self._sent += 1
        await self._send(kind, {"id": f"{kind}{self._sent}", **fields})

    async def _send(self, kind: str, fields: dict[str, Any]) -> None:
        self.open = (kind, fields)
        answer = await self.guest.ask(kind, **fields)
        if answer["kind"] == "done":
            self.acknowledged.append(fields["id"])
        self.open = None

    async def come_back(self, port: int) -> None:
        guest = self.guest
        self.remember()
        guest.port, guest.part, guest.lines, guest.number, guest.heard = port, {}, [], 0, []
        await guest.join()
        await guest.until(lambda: guest.part)
        self.check_log()
        if self.open is not None:
            await self._send(*self.open)

    def remember(self) -> None:
        if len(self.guest.lines) > len(self.logs.get(self.guest.number, ())):
            self.logs[self.guest.number] = list(self.guest.lines)

    def check_log(self) -> None:
        """Whatever was told before the crash still stands."""
        told = self.logs.get(self.guest.number, [])
        assert self.guest.lines[: len(told)] == told
        assert self.guest.number >= max(self.logs, default=0)


async def play(players: list[Player], rng: Rng) -> None:
    """Play and talk, match after match, until the server dies."""
    host = players[0]
    while True:
        prompt = host.guest.part.get("prompt")
        if prompt is None:
            number = host.guest.number
            await host.ask("again")
            for player in players:
                player.remember()
                await player.guest.until(lambda: player.guest.number > number or player.guest.close_code)  # noqa: B023
            continue
        seat = prompt["owed"][0]
        mover = players[seat]
        await mover.guest.until(lambda: mover.guest.part.get("prompt") == prompt or mover.guest.close_code)  # noqa: B023
        if rng.below(4) == 0:
            await players[rng.below(SEATS)].ask("say", act={"act": "say", "text": f"I say {rng.below(1000)}"})
        kind, fields = mover.guest.choose(rng)
        await mover.ask("play", prompt=prompt["id"], move={"kind": kind, **fields})
        await host.guest.until(lambda: host.guest.part.get("prompt") != prompt or owes_less(host, prompt))  # noqa: B023


def owes_less(player: Player, before: dict[str, Any]) -> bool:
    now = player.guest.part.get("prompt")
    return bool(player.guest.close_code) or now is None or now["owed"] != before["owed"]


async def load(tables: list[list[Player]], rng: Rng, seconds: float, server: Process) -> None:
    """Play at all tables, then kill the server."""

    async def until_killed(players: list[Player], own: Rng) -> None:
        try:
            await play(players, own)
        except (AssertionError, ConnectionClosed):
            if not killed:
                raise

    killed = False
    tasks = [asyncio.create_task(until_killed(players, rng.fork(str(index)))) for index, players in enumerate(tables)]
    await asyncio.sleep(seconds)
    for task in tasks:
        if task.done():
            task.result()
    server.end(signal.SIGKILL)
    killed = True
    await asyncio.gather(*tasks)
    for players in tables:
        for player in players:
            await player.guest.leave()


async def check_store(data: Path, tables: list[list[Player]]) -> int:
    """Every acknowledged command is an entry, once; and however the table is loaded, it is the same table."""
    store = SqliteStore(data / "lastwire.sqlite")
    entries_seen = 0
    try:
        for players in tables:
            id = players[0].guest.table
            entries = [Entry.decode(entry) for entry in await store.since(id, 0)]
            entries_seen += len(entries)
            assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
            stored = Counter((entry.guest, entry.id) for entry in entries if entry.id)
            assert set(stored.values()) <= {1}
            for player in players:
                lost = [one for one in player.acknowledged if (player.guest.id, one) not in stored]
                assert lost == []
            whole = Table.load(id, bytes(32), entries)
            loaded = await store.load(id)
            assert loaded is not None
            resumed = Table.load(id, bytes(32), [Entry.decode(entry) for entry in loaded.entries], loaded.snapshot)
            assert resumed.digest() == whole.digest()
    finally:
        await store.close()
    return entries_seen


async def crash(data: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    rng = Rng(seed.to_bytes(32, "big"))
    server = Process(data)
    try:
        tables: list[list[Player]] = []
        for _ in range(TABLES):
            guests = await seated(server.port, SEATS)
            await guests[0].do("start")
            for guest in guests:
                await guest.until(lambda: guest.part)  # noqa: B023
            tables.append([Player(guest) for guest in guests])
        entries = 0
        for kill in range(kills):
            await load(tables, rng.fork(f"kill {kill}"), chance.uniform(0.02, 0.8), server)
            entries = await check_store(data, tables)
            server = Process(data)
            for players in tables:
                for player in players:
                    await player.come_back(server.port)
        acknowledged = sum(len(player.acknowledged) for players in tables for player in players)
        print(f"{kills} kills, {acknowledged} acknowledged commands, {entries} entries, none lost")
        assert acknowledged > 10 * kills
        for players in tables:
            for player in players:
                await player.guest.leave()
    except (OSError, InvalidHandshake) as error:
        raise AssertionError("the server did not come back") from error
    finally:
        server.end(signal.SIGTERM)


async def test_five_kills(tmp_path: Path) -> None:
    await crash(tmp_path, 5, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_a_hundred_kills(tmp_path: Path) -> None:
    await crash(tmp_path, 100, seed=2)
