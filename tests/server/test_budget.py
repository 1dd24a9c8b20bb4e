"""How much may be stored, when a table is kept as it stands, and where it is loaded."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastwire import games
from lastwire.server.attack import bulky_deck
from lastwire.server.limits import Limits, Rate
from lastwire.server.serve import Server, serving
from lastwire.table.entry import Entry
from lastwire.table.table import Table
from tests.server.guest_client import Guest
from tests.words import english

DECKS = [bulky_deck(mark) for mark in range(2)]
SIZE = len(msgspec.json.encode(DECKS[0]))
_CODEC = games.load("badaboom").codec
KEPT = len(_CODEC.keep_options(_CODEC.options(msgspec.json.encode(DECKS[0]))))  # in the store, defaults are left out


def limits(**changed: Any) -> Limits:
    return msgspec.structs.replace(Limits(), **{"messages": Rate(1e9, 1e9), **changed})


async def host_of(server: Server, **wish: Any) -> Guest:
    host = Guest(server.port)
    await host.open_table(**wish)
    return await host.join()


async def configure_until_refused(host: Guest) -> dict[str, Any]:
    for number in range(100):
        answer = await host.ask("configure", options=DECKS[number % 2])
        if answer["kind"] == "refused":
            assert number > 0
            return answer
    raise AssertionError("it was never refused")


async def stored_bytes(server: Server, table: str) -> int:
    return sum(len(data) for data in await server.house.store.since(table, 0))


async def test_a_table_stores_so_much_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits(stored_by_table=Rate(4 * SIZE, 0.001))) as server:
        host = await host_of(server, game="badaboom")
        answer = await configure_until_refused(host)
        assert (answer["code"], english(answer["message"])) == (
            "E_RATE",
            "A lot has been saved at this table in a short time. Wait a minute, then try again.",
        )
        assert await stored_bytes(server, host.table) <= 4 * SIZE
        before = server.house.metrics.entries
        for number in range(4):
            again = await host.ask("configure", options=DECKS[number % 2], watch="nobody")
            assert again["kind"] == "refused"
        assert server.house.metrics.entries == before
        other = await host_of(server)
        await other.do("chat", text="others are not kept from theirs")
        for guest in (host, other):
            await guest.leave()


async def test_an_address_stores_so_much_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits(stored_by_address=Rate(4 * SIZE, 0.001))) as server:
        host = await host_of(server, game="badaboom")
        answer = await configure_until_refused(host)
        assert (answer["code"], english(answer["message"])) == (
            "E_RATE",
            "A lot has been saved from your address in a short time. Wait a minute, then try again.",
        )
        opening = {"game": "badaboom", "name": "Ada", "options": DECKS[0]}
        refused = await host.http("POST", "/api/tables", json=opening)
        assert (refused.status_code, refused.json()["code"]) == (429, "E_RATE")
        assert server.house.metrics.tables_opened == 1
        elsewhere = await Guest(server.port).join(host.table, local_addr=("127.0.0.2", 0))
        await elsewhere.do("chat", text="another address has its own allowance")
        for guest in (host, elsewhere):
            await guest.leave()


async def test_long_options_count_even_if_they_change_nothing_or_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits(stored_by_address=Rate(9 * SIZE, 0.001))) as server:
        host = await host_of(server, game="badaboom")
        await host.do("configure", options=DECKS[0])
        before = server.house.metrics.entries
        await host.do("configure", options=DECKS[0])
        wrong = await host.ask("configure", options={**DECKS[1], "nonsense": True})
        assert (wrong["kind"], wrong["code"]) == ("refused", "E_CONFIG")
        codes = [(await host.ask("configure", options=DECKS[0])).get("code") for _ in range(9)]
        assert codes[0] is None
        assert codes[-1] == "E_RATE"
        assert server.house.metrics.entries == before
        await host.leave()


async def test_snapshots_and_records_are_on_the_account_too(tmp_path: Path) -> None:
    async with serving(tmp_path, limits(stored_by_address=Rate(1e9, 0.001))) as server:
        host = await host_of(server, game="badaboom", options=DECKS[0], fill="random")
        spent = server.house.stored.used("127.0.0.1")
        await host.do("start")
        await host.do("abandon", on=True)
        await host.until(lambda: host.part.get("ended"))
        assert server.house.stored.used("127.0.0.1") - spent > 2.5 * KEPT  # the beginning, the snapshot, the record
        await host.leave()


async def test_options_that_change_nothing_are_not_stored(server: Server) -> None:
    host = await host_of(server, seats=5)
    await host.do("configure", options={"free_chat": False}, watch="nobody")
    before = server.house.metrics.entries
    for _ in range(5):
        await host.do("configure", options={"free_chat": False}, watch="nobody")
        await host.do("configure", seats=5)
        await host.do("configure")
    assert server.house.metrics.entries == before
    assert len(await server.house.store.since(host.table, 0)) == before
    await host.do("configure", seats=4)
    assert server.house.metrics.entries == before + 1
    await host.leave()


@pytest.mark.parametrize("changed", [{"snapshot_entries": 6}, {"snapshot_bytes": 1_500}], ids=["by number", "by size"])
async def test_a_table_is_kept_as_it_stands_before_its_log_grows_long(tmp_path: Path, changed: dict[str, int]) -> None:
    async with serving(tmp_path, limits(**changed)) as server:
        host = await host_of(server)
        for number in range(15):
            await host.do("configure", seats=4 + number % 3)
        loaded = await server.house.store.load(host.table)
        assert loaded is not None
        assert loaded.snapshot is not None
        assert len(loaded.entries) < 8
        entries = [Entry.decode(data) for data in await server.house.store.since(host.table, 0)]
        whole = Table.load(host.table, bytes(32), entries, None, server.house.terms)
        await host.leave()
    async with serving(tmp_path) as server:
        actor = await server.house.find(host.table)
        assert actor is not None
        assert actor.table.digest() == whole.digest()


async def test_a_match_is_told_by_its_entries_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, limits(snapshot_entries=1)) as server:
        host = await host_of(server, fill="random", start=True)
        await host.until(lambda: host.part)
        for number in range(5):
            await host.do("pause", on=number % 2 == 0)
        actor = await server.house.find(host.table)
        assert actor is not None
        assert actor.table.snapshot() is None
        await host.leave()
        digest = actor.table.digest()
        loaded = await server.house.store.load(host.table)
        assert loaded is not None
        entries = [Entry.decode(data) for data in loaded.entries]
        again = Table.load(host.table, bytes(32), entries, loaded.snapshot, server.house.terms)
        assert again.digest() == digest


async def test_a_long_log_is_shortened_when_it_is_loaded(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await host_of(server)
        for number in range(10):
            await host.do("configure", seats=4 + number % 3)
        await host.leave()
        assert (await server.house.store.load(host.table)).snapshot is None  # type: ignore[union-attr]
    async with serving(tmp_path, limits(snapshot_entries=6)) as server:
        await server.house.find(host.table)
        loaded = await server.house.store.load(host.table)
        assert loaded is not None
        assert loaded.snapshot is not None
        assert loaded.entries == []


async def test_tables_are_loaded_off_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        host = await host_of(server)
        await host.leave()
    loading, go_on = asyncio.Event(), threading.Event()
    load = Table.load
    loop = asyncio.get_running_loop()

    def slow(*args: Any) -> Table:
        loop.call_soon_threadsafe(loading.set)
        assert go_on.wait(20)
        return load(*args)

    async with serving(tmp_path) as server:
        monkeypatch.setattr(Table, "load", slow)
        finding = asyncio.create_task(server.house.find(host.table))
        await loading.wait()
        other = await host_of(server)  # while one is being loaded, all others go on
        await other.do("chat", text="nobody waits")
        await other.leave()
        go_on.set()
        actor = await finding
        assert actor is not None
        assert actor.table.id == host.table
