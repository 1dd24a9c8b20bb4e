"""Nothing that grows with what a guest sends, or with a match's length, is worked out in the server's own process.

The server of these tests runs in the test's process; what its workers do is not seen here.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

import pytest

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.server.actor import SHORT_BYTES
from lastwire.server.serve import Server
from lastwire.table import wish as wish_module
from lastwire.table.wish import Wish
from tests.server import job
from tests.server.guest_client import Guest, eventually, play_on, seated
from tests.server.test_desk import gone

HEAVY = {
    "TOML": "tomllib.loads",
    "replaying": "lastwire.server.replay.make",
    "pictures": "segno.make",
    "schemas": "lastwire.server.shelf.schemas",
    "Markdown": "lastwire.server.page.with_anchors",
}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What of the heavy work was done in this process."""
    done: list[str] = []

    def noted(name: str) -> Callable[..., Any]:
        def work(*_: Any, **__: Any) -> Any:
            done.append(name)
            raise AssertionError(name)

        return work

    def options(game: Any, wish: Wish) -> Any:
        if wish.size > SHORT_BYTES:
            done.append("settling")
        return read(game, wish)

    read = wish_module._options
    monkeypatch.setattr(wish_module, "_options", options)
    for name, place in HEAVY.items():
        monkeypatch.setattr(place, noted(name))
    return done


async def test_pages_are_made_by_workers(port: int, here: list[str]) -> None:
    guest = Guest(port)
    for _ in range(2):
        listed = (await guest.http("GET", "/api/games")).json()["games"]
        assert [game["name"] for game in listed] == list(games.shelf())
        assert "TB-4.6" in (await guest.http("GET", "/api/rules/time-bomb")).json()["clauses"]
        assert "Last Wire" in (await guest.http("GET", "/api/about")).json()["html"]
    assert not here


async def test_pictures_are_made_by_workers_and_of_short_links_only(port: int, here: list[str]) -> None:
    guest = Guest(port)
    await guest.open_table()
    path = f"/api/tables/{guest.table}/qr.svg"
    assert (await guest.http("GET", path)).text.startswith("<svg")
    long = await guest.http("GET", path, headers={"host": f"{'a' * 600}.local"})
    assert long.status_code in (400, 421)
    assert not here


async def test_long_options_and_files_are_read_by_workers(port: int, here: list[str]) -> None:
    host = Guest(port)
    text = (await host.http("GET", "/api/content/academy")).text
    assert len(text) > SHORT_BYTES
    await host.open_table(game="academy")
    await host.join()
    await host.do("configure", content=text)
    await host.until(lambda: host.info["options"]["content"])
    refused = await host.ask("configure", content="x = 1\n" * 2000)
    assert refused["code"] == "E_CONTENT"
    wrong = await host.http(
        "POST", "/api/tables", json={"game": "academy", "name": "A", "options": {"none": "x" * 2000}}
    )
    assert (wrong.status_code, wrong.json()["code"]) == (409, "E_CONFIG")
    assert not here
    await host.leave()


async def test_replays_are_made_by_workers_for_guests(port: int, here: list[str]) -> None:
    guests = await seated(port, 4)
    await guests[0].do("start")
    await play_on(guests, Rng(seed_of("loop")))
    path = f"/api/tables/{guests[0].table}/matches/1/replay"
    plain = await guests[0].http("GET", path, headers={"accept-encoding": "identity"})
    packed = await guests[0].http("GET", path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json()["verified"] is True
    assert packed.json() == plain.json()
    assert len(gzip.compress(plain.content)) < len(plain.content) / 2
    assert (await guests[0].http("GET", path, headers={"authorization": "none"})).status_code == 401
    assert not here
    for guest in guests:
        await guest.leave()


async def test_long_options_end_with_the_connection(
    server: Server, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastwire.server.actor.settle", job.hang_settling)
    host = Guest(server.port)
    await host.open_table(game="academy")
    await host.join()
    sign = tmp_path / "sign"
    asked = asyncio.ensure_future(host.ask("configure", content=f"{sign}\n{'#' * 2000}"))
    await eventually(sign.exists)
    await host.leave()
    await eventually(lambda: gone(sign))
    await eventually(lambda: server.house.desk.open == 0)
    asked.cancel()
