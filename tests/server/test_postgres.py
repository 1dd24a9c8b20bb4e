"""A whole server on PostgreSQL: matches are played, the server and the database are restarted, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastwire.server.serve import serving
from tests.server.guest_client import Guest, seated
from tests.server.test_campaign import GAME, counts, play
from tests.store.database import MISSING, Postgres, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        if server is None:
            pytest.skip(MISSING)
        yield server


async def test_a_match_outlives_its_server_and_its_database(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new()
    async with serving(tmp_path / "a", database=url) as server:
        guests = await seated(server.port, 2, game=GAME, options={"mission": 1})
        ann, bob = guests
        await ann.do("start")
        await play(server, guests, win=True)
        await ann.do("again")
        await bob.until_number(2)
        playing = asyncio.create_task(play(server, guests, win=True))
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await playing
        await ann.do("again")
        for guest in guests:
            await guest.leave()
    async with serving(tmp_path / "b", database=url) as server:
        again = [Guest(server.port, guest.token) for guest in guests]
        for guest in again:
            await guest.join(ann.table)
        assert await counts(again[1]) == {1: (2, 0, [2])}
        assert (await again[0].http("GET", f"/api/tables/{ann.table}/matches/1/record")).status_code == 200
        await play(server, again, win=False)
        assert await counts(again[0]) == {1: (2, 1, [2])}
        for guest in again:
            await guest.leave()
