"""Two servers on one store: whoever is late for an entry's number follows the other, and then has another look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from lastwire.engine.rng import seed_of
from lastwire.errors import Refused
from lastwire.server.actor import Actor
from lastwire.server.body import NewTable
from lastwire.server.desk import Asker
from lastwire.server.house import House
from lastwire.server.limits import OPEN
from lastwire.server.socket import Socket
from lastwire.table.commands import Command, Pause, Rename, Sit, Start
from lastwire.table.entry import Entry, Lapsed, PauseVoted, Renamed
from lastwire.table.table import Table

REQUEST_MS = 1_000
PEOPLE = ("ada", "bob", "cleo", "dan")


class Still:
    """A clock that stands: nobody is away for too long, however busy the machine is."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def now(self) -> int:
        return self.ms

    def wait_s(self, ms: int) -> float:
        return 3_600.0

    def lost_ms(self) -> int:
        return 0


class Ear:
    """What an actor needs of a socket, and what was put into it."""

    def __init__(self, guest: str) -> None:
        self.number = 1
        self.guest = guest
        self.origin = ""
        self.on_stale = lambda: None
        self.heard: list[dict[str, Any]] = []

    def put(self, *messages: bytes) -> None:
        self.heard += map(msgspec.json.decode, messages)

    def measure(self, heard: Any) -> None:
        pass

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]


@dataclass
class Pair:
    """One table at two servers, with somebody at each."""

    clock: Still
    houses: tuple[House, House]
    table: str
    actors: tuple[Actor, Actor]
    ears: tuple[Ear, Ear]

    async def stored(self) -> list[Entry]:
        return [Entry.decode(data) for data in await self.houses[0].store.since(self.table, 0)]

    def faults(self) -> int:
        return sum(house.metrics.faults for house in self.houses)


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    clock = Still()
    houses = (House(tmp_path, OPEN, clock=clock), House(tmp_path, OPEN, clock=clock))  # nobody here thinks
    for house in houses:
        house.terms = replace(house.terms, request_ms=REQUEST_MS)
        house.open()
    table = await houses[0].open_table(Asker("ada", "127.0.0.1"), NewTable("time-bomb", "Ada", 4))
    first = await houses[0].find(table)
    assert first is not None
    for name in PEOPLE[1:]:
        await first.do(name, Sit(f"sit {name}", name.title()))
    second = await houses[1].find(table)
    assert second is not None
    ears = (Ear("ada"), Ear("bob"))
    for actor, ear in zip((first, second), ears, strict=True):
        await actor.connect(cast(Socket, ear), None)
    yield Pair(clock, houses, table, (first, second), ears)
    for actor in (first, second):
        actor.stop()
    for house in houses:
        await house.store.close()


async def test_whoever_is_late_follows_and_then_is_heard(pair: Pair) -> None:
    first, second = pair.actors
    await first.do("ada", Rename("one", "Anna"))
    pair.ears[1].heard.clear()
    await second.do("bob", Rename("two", "Bill"))
    # What was missed is told first, then what was asked for, then that it was done.
    assert pair.ears[1].kinds() == ["table", "table", "done"]
    told = [[seat["name"] for seat in message["table"]["seats"]] for message in pair.ears[1].heard[:2]]
    assert told == [["Anna", "Bob", "Cleo", "Dan"], ["Anna", "Bill", "Cleo", "Dan"]]
    assert [entry.command for entry in await pair.stored()][-2:] == [Renamed("Anna"), Renamed("Bill")]
    assert pair.faults() == 0


async def test_what_is_out_of_date_by_then_is_refused_and_leaves_nothing(pair: Pair) -> None:
    first, second = pair.actors
    await first.do("ada", Rename("one", "Anna"))
    with pytest.raises(Refused) as refused:
        await second.do("bob", Rename("two", "Anna"))
    assert refused.value.code == "E_NAME"
    assert len(await pair.stored()) == second.table.n == first.table.n
    assert pair.faults() == 0


async def test_a_command_sent_to_both_is_carried_out_once(pair: Pair) -> None:
    first, second = pair.actors
    assert await first.do("ada", Rename("one", "Anna")) is None
    repeated = await second.do("ada", Rename("one", "Anna"))
    assert repeated is not None
    assert msgspec.json.decode(repeated.data) == {"kind": "done", "id": "one"}
    assert sum(entry.id == "one" for entry in await pair.stored()) == 1


async def test_a_match_that_began_elsewhere_is_followed(pair: Pair) -> None:
    first, second = pair.actors
    await first.do("ada", Start("start"))
    await first.do("cleo", Pause("ask", True))
    with pytest.raises(Refused) as refused:
        await second.do("bob", Rename("two", "Bill"))  # which could still be done, as far as this server knew
    assert refused.value.code == "E_PHASE"
    assert "match" in pair.ears[1].kinds()
    await second.do("bob", Pause("agree", True))
    votes = [entry.guest for entry in await pair.stored() if isinstance(entry.command, PauseVoted)]
    assert votes == ["cleo", "bob"]
    assert pair.faults() == 0


async def test_what_falls_due_at_both_happens_once(pair: Pair) -> None:
    first, second = pair.actors
    await first.do("ada", Start("start"))
    with pytest.raises(Refused):
        await second.do("bob", Rename("two", "Bill"))
    await second.do("bob", Pause("ask", True))
    await first.do("ada", Pause("agree", True))
    pair.clock.ms += REQUEST_MS
    for actor in (second, first):
        await actor._in_turn(actor._catch_up)
    assert [entry.command for entry in await pair.stored()].count(Lapsed("pause")) == 1
    assert not any(actor.table.live is None or actor.table.live.pause_request for actor in pair.actors)
    assert pair.faults() == 0


async def test_a_burst_at_both_loses_nothing_and_doubles_nothing(pair: Pair) -> None:
    first, second = pair.actors
    times = 20  # fewer than the ids that a room remembers of a guest

    async def insist(actor: Actor, guest: str) -> None:
        for number in range(times):
            command: Command = Rename(f"{guest} {number}", f"{guest.title()} {number}")
            await actor.do(guest, command)

    await asyncio.gather(
        insist(first, "ada"), insist(second, "bob"), insist(first, "cleo"), insist(second, "dan"), insist(second, "ada")
    )
    entries = await pair.stored()
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    for guest in PEOPLE:
        ids = [entry.id for entry in entries if entry.guest == guest and isinstance(entry.command, Renamed)]
        assert sorted(ids) == sorted(f"{guest} {number}" for number in range(times))
    await first.do("ada", Rename("last", "Ada"))
    await second.do("bob", Rename("last", "Bob"))
    await first.do("cleo", Rename("last", "Cleo"))
    whole = Table.load(pair.table, seed_of("whole"), await pair.stored())
    assert whole.digest() == first.table.digest()
    assert pair.faults() == 0
