"""What an older or a newer version left in the store, over HTTP and sockets."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.games.time_bomb import game
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State
from lastwire.server import client, replay
from lastwire.server.serve import serving
from lastwire.table.dispatch import PROTOCOL
from lastwire.testing.position import walk
from lastwire.testing.variant import variant
from tests.server.guest_client import Guest


def finished() -> Record:
    *_, match = walk(GAME, Rng(seed_of("finished")))
    return msgspec.structs.replace(match.record(), names=(), log=("A line of that time.",))


def test_a_match_of_other_rules_shows_the_log_that_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    shown = replay.make(record, "public")
    assert (shown.verified, shown.problem, shown.log) == (True, "", ())
    assert shown.frames
    later = variant(GAME, info={"revision": GAME.info.revision + 1})
    monkeypatch.setattr(game, "GAME", later)
    shown = replay.make(record, "public")
    assert (shown.verified, shown.frames, shown.log) == (False, (), record.log)
    assert shown.problem == "outdated"
    assert msgspec.json.decode(replay.describe(record.write(), "public", 0)) == {"lines": []}
    monkeypatch.setattr(game, "GAME", variant(later, untouched=lambda revision, options: True))
    assert replay.make(record, "public").verified


def test_a_match_that_is_dealt_anew_is_not_shown_as_the_one_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody raised the revision, but the rules deal otherwise."""
    record = msgspec.structs.replace(
        Match.start(GAME, GAME.types.Options(), 4, seed_of("deal")).record(), log=("Dealt.",)
    )
    assert replay.make(record, "all").verified

    def setup(options: Options, seats: int, rng: Rng) -> State:
        rng.word()
        return GAME.setup(options, seats, rng)

    monkeypatch.setattr(game, "GAME", variant(GAME, setup=setup))
    shown = replay.make(record, "all")
    assert (shown.verified, shown.frames, shown.log) == (False, (), ("Dealt.",))
    assert shown.problem == "differs"


async def test_the_stored_record_is_what_is_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)
        await host.join()
        await host.do("abandon", on=True)
        await host.until(lambda: host.part.get("ended"))
        path = f"/api/tables/{host.table}/matches/1/record"
        text = (await host.http("GET", path)).text
        assert Record.read(text).revision == GAME.info.revision
        later = text.replace('"lastwire"', '"kept_for_later": 1,\n "lastwire"', 1)
        await host.leave()
    with sqlite3.connect(tmp_path / "lastwire.sqlite") as database:
        database.execute("UPDATE records SET data = ?, sum = NULL", (later,))
    async with serving(tmp_path) as server:
        again = Guest(server.port, host.token)
        assert (await again.http("GET", path)).text == later


async def test_a_snapshot_that_cannot_be_read_costs_nothing_but_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)
        await host.join()
        await host.until(lambda: host.part)
        view = host.part["view"]
        await host.leave()
    with sqlite3.connect(tmp_path / "lastwire.sqlite") as database:
        (data,) = database.execute("SELECT data FROM snapshots").fetchone()
        newer = msgspec.json.encode(msgspec.json.decode(data) | {"form": 99}).decode()
        database.execute("UPDATE snapshots SET data = ?, sum = NULL", (newer,))
    async with serving(tmp_path) as server:
        again = Guest(server.port, host.token)
        await again.join(host.table)
        await again.until(lambda: again.part)
        assert again.part["view"]["round"] == view["round"]
        assert [seat["name"] for seat in again.info["seats"]] == [seat["name"] for seat in host.info["seats"]]
        await again.leave()


async def test_the_welcome_names_protocol_and_build(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        await host.until(lambda: host.heard)
        welcome = host.heard[0]
        assert (welcome["kind"], welcome["protocol"], welcome["build"]) == ("welcome", PROTOCOL, client.build())
        await host.leave()


def test_a_build_is_known_by_its_first_script(tmp_path: Path) -> None:
    assert client.build(tmp_path) == ""
    page = tmp_path / "index.html"
    page.write_text('<head><script type="module" crossorigin src="/assets/index-Ab3_x-9.js"></script></head>')
    assert client.build(tmp_path) == "index-Ab3_x-9"
