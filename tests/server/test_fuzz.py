"""Malformed and illegal messages against a live server: each is answered or the socket closed, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lastwire import games
from lastwire.engine.rng import Rng
from lastwire.errors import Malformed, Refused
from lastwire.server.actor import Actor
from lastwire.server.limits import OPEN, Limits
from lastwire.server.reader import read
from lastwire.server.serve import serving
from lastwire.table.commands import Ask, Command, Consult, Deny, Describe, Mark, Ping
from lastwire.table.entry import Entry, Repeated
from tests.server.fuzz import Fuzz, bad_frames
from tests.server.guest_client import Guest, play_on, seated

LIMITS = msgspec.structs.replace(OPEN, malformed=Limits().malformed)
SENTINEL = 123_456_789


def expected(text: str, guest: Guest, actor: Actor) -> set[str] | None:
    """What may answer this text; None if it would be accepted, so that it is not one to send."""
    try:
        command = read(text, LIMITS)
        if isinstance(command, Mark):
            return set()
        if isinstance(command, Ping):
            return {"pong"}
        if isinstance(command, Describe):
            actor.table.describe(guest.id, command)
            return {"described"}
        if isinstance(command, Consult):
            actor.table.consult(0, guest.id, command)
            return None
        if isinstance(command, Ask | Deny):
            actor.table.approach(guest.id, command)
            return None
        found = actor.table.propose(guest.id, command, 0, bytes(32))
    except Malformed:
        return {"malformed"}
    except Refused:
        return {"refused"}
    return {"done"} if isinstance(found, Repeated) else None


class Answers:
    """What the server said to one message; what it told everybody meanwhile is left out."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds


class Sender:
    """A guest who sends nonsense and checks each answer."""

    def __init__(self, guest: Guest, actor: Actor, seed: int, game: str) -> None:
        self.guest = guest
        self.actor = actor
        self.counts: Counter[str] = Counter()
        self._fuzz = Fuzz(seed, game)
        self._chance = random.Random(seed)
        self._malformed = 0

    async def run(self, messages: int) -> None:
        while self.counts.total() < messages:
            if self._chance.random() < 0.01:
                await self._send_frame()
            else:
                await self._send_text(self._fuzz.text())

    async def _send_text(self, text: str) -> None:
        wanted = expected(text, self.guest, self.actor)
        if wanted is None:
            return
        guest = self.guest
        guest.heard.clear()
        if len(text.encode()) > LIMITS.frame_bytes:
            await guest.send(text)
            assert await guest.closed() == 1009
            await self._come_back("too long")
            return
        if wanted == {"malformed"}:
            self._malformed += 1
        try:
            await guest.send(text)
            await guest.send(f'{{"kind":"ping","sent":{SENTINEL}}}')
        except ConnectionClosed:
            pass
        answers: Answers = await guest.until(self._answered)
        if wanted == {"malformed"}:
            assert answers.kinds[:1] == ["refused"], (text, answers.kinds)
            assert next(m for m in guest.heard if m["kind"] == "refused")["code"] == "E_FORMAT", text
            if self._malformed == LIMITS.malformed:
                assert await guest.closed() == 4022, text
                assert guest.heard[-1]["reason"] == "malformed"
                await self._come_back("malformed, closed")
                return
        said = ["refused"] if wanted & {"malformed", "refused"} else sorted(wanted)
        assert answers.kinds == said, (text, answers.kinds)
        self.counts[next(iter(wanted), "mark")] += 1

    def _answered(self) -> Answers | None:
        """What answered before the sentinel; or all there was, if the server closed."""
        kinds: list[str] = []
        for message in self.guest.heard:
            if message["kind"] == "pong" and message["sent"] == SENTINEL:
                return Answers(kinds)
            if message["kind"] in ("refused", "done", "described", "pong", "bye"):
                kinds.append(message["kind"])
        return Answers(kinds) if self.guest.close_code is not None else None

    async def _send_frame(self) -> None:
        guest = self.guest
        frame, codes = bad_frames(self._chance)
        assert guest.socket is not None
        guest.socket.transport.write(frame)
        assert await guest.closed() in codes, frame
        await self._come_back("bad frame")

    async def _come_back(self, why: str) -> None:
        self.counts[why] += 1
        await self.guest.leave()
        await self.guest.join()
        guest = self.guest
        guest.info = {}
        await guest.until(lambda: guest.info)
        self._malformed = 0


async def fuzz(data: Path, messages: int, game: str = "time-bomb") -> Counter[str]:
    async with serving(data, LIMITS) as server:
        guests = await seated(server.port, 4, game=game)
        host = guests[0]
        await host.do("start")
        await play_on(guests, Rng(bytes(32)), moves=6)
        watcher = await Guest(server.port).join(host.table)
        await watcher.until(lambda: watcher.part)
        actor = await server.house.find(host.table)
        assert actor is not None
        before = (actor.table.n, actor.table.digest())
        stored = len(await server.house.store.since(host.table, 0))

        senders = [Sender(guest, actor, seed, game) for seed, guest in enumerate((*guests[:3], watcher))]
        await asyncio.gather(*(sender.run(messages // len(senders)) for sender in senders))

        # A game's clocks may have run on; nothing was taken from anybody.
        fresh = [Entry.decode(data) for data in await server.house.store.since(host.table, stored)]
        assert not [entry for entry in fresh if entry.guest]
        assert fresh or (actor.table.n, actor.table.digest()) == before
        assert await server.house.find(host.table) is actor
        assert server.house.metrics.faults == 0
        # And the match goes on as if nothing had been.
        moves = None if game == "time-bomb" else 6
        played = await play_on(guests, Rng(bytes(32)), moves)
        assert guests[3].part["ended"] is not None or played == moves
        for guest in [*guests, watcher]:
            await guest.leave()
        return sum((sender.counts for sender in senders), Counter[str]())


async def test_three_thousand_messages(tmp_path: Path) -> None:
    counts = await fuzz(tmp_path, 3000)
    print(dict(counts))
    assert counts.total() >= 3000
    for kind in ("malformed", "malformed, closed", "refused", "mark", "pong", "described", "bad frame"):
        assert counts[kind] > 0, counts


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", games.NAMES)
async def test_twenty_thousand_messages_of_each_game(tmp_path: Path, game: str) -> None:
    counts = await fuzz(tmp_path, 20_000, game)
    print(dict(counts))
    assert counts.total() >= 20_000


def test_most_of_what_is_made_is_malformed_or_illegal() -> None:
    """The stream reaches every command, in form and out of form."""
    fuzz_stream = Fuzz(5)
    kinds: Counter[Any] = Counter()
    for _ in range(4000):
        text = fuzz_stream.text()
        try:
            kinds[type(read(text, LIMITS)).__name__] += 1
        except Malformed:
            kinds["malformed"] += 1
    assert kinds["malformed"] > 1500
    assert len(kinds) == 1 + len(get_args(Command)), kinds
    json.dumps(kinds)
