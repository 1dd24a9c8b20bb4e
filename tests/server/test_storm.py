"""Short forms of the storm and the flood; the long ones are commands, and behind `./test --soak`."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.errors import Refused
from lastwire.server import openapi
from lastwire.server.app import make_app
from lastwire.server.house import House
from lastwire.server.limits import Limits
from lastwire.table.commands import Command
from tests.server.flood import flood
from tests.server.inquiry import inquire
from tests.server.storm import Fault, Storm, storm
from tests.table.desk import Desk


def judge(storms: list[Storm], messages: int) -> None:
    """All of it was reached: every command, acceptance and refusal, in every game."""
    assert [each.game for each in storms] == list(games.NAMES)
    for each in storms:
        print(each.game, dict(each.counts), len(each.codes))
        assert each.sent == messages // len(storms) == each.counts.total()
        assert each.looks > each.sent // 50
        assert len(each.kinds) == len(get_args(Command)), each.kinds
        assert len(each.codes) > 5
        for kind in ("malformed", "malformed by the game's types", "refused", "accepted", "repeated", "mark"):
            assert each.counts[kind] > 0, (each.game, kind)


def test_five_thousand_messages_over_all_games() -> None:
    judge(storm(5_000, seed=7), 5_000)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_a_million_messages_over_all_games() -> None:
    judge(storm(1_000_000, seed=8), 1_000_000)


def test_a_storm_notices_a_refusal_that_leaves_its_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.propose

    def propose(self: Any, seat: int, move: Any, t: int | None = None) -> Any:
        try:
            return honest(self, seat, move, t)
        except Refused:
            self.t += 1
            raise

    monkeypatch.setattr(Match, "propose", propose)
    with pytest.raises(Fault, match="has changed"):
        Storm("time-bomb", 1).run(3_000)


def test_a_storm_notices_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def propose(self: Any, *_: Any) -> None:
        raise KeyError("card")

    storm_ = Storm("academy", 1)
    assert isinstance(storm_._desk, Desk)
    monkeypatch.setattr("lastwire.table.table.Table.propose", propose)
    with pytest.raises(Fault, match=r"academy, seed 1, message \d+"):
        storm_.run(100)


async def test_a_thousand_requests(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    run = await flood(tmp_path, 1_000, seed=3)
    print(dict(sorted(run.statuses.items())))
    assert run.sent == run.statuses.total() == 1_000
    for status in (200, 400, 403, 404, 405, 421):
        assert run.statuses[status] > 0, run.statuses


@pytest.mark.soak
@pytest.mark.timeout(7200)
async def test_a_million_requests(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    run = await flood(tmp_path, 1_000_000, seed=4)
    assert run.statuses.total() == 1_000_000


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    assert await inquire(tmp_path, 300, seed=5) > 3_000


# --- the document -----------------------------------------------------------------------------------------------------


def test_the_document_has_every_route_and_no_other(tmp_path: Path) -> None:
    found = make_app(House(tmp_path, Limits())).operations()
    made = openapi.document(found)
    assert len(found) >= 16
    assert {(method.upper(), path) for path, item in made["paths"].items() for method in item} == {
        (method, path.replace(":str", "").replace(":int", "")) for method, path in found
    }
    assert "/api/tables/{table}/matches/{match}/replay" in made["paths"]
    references = set(_references(made))
    assert references
    for each in references:
        assert each.rsplit("/", 1)[1] in made["components"]["schemas"], each
    json.dumps(made)
    for odd in (found[:-1], [*found, ("GET", "/api/secret")]):
        with pytest.raises(ValueError, match="differ"):
            openapi.document(odd)


def _references(value: Any) -> Any:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for each in value.values():
            yield from _references(each)
    elif isinstance(value, list):
        for each in value:
            yield from _references(each)


async def test_answers_are_what_the_document_says(tmp_path: Path) -> None:
    """Bodies decode as the types that their schemas are made from."""
    from lastwire.server.serve import serving
    from tests.server.guest_client import Guest

    async with serving(tmp_path) as server:
        guest = Guest(server.port)
        table = await guest.open_table()
        code = (await guest.http("GET", f"/api/tables/{table}/invite")).json()["code"]
        crew = await guest.http("POST", "/api/crews", json={"name": "The Fuses", "called": "Ada"})
        values = {
            "{table:str}": table,
            "{match:int}": "1",
            "{game:str}": "bomb-busters",
            "{code:str}": code,
            "{invitation:str}": crew.json()["invitation"],
        }
        for (method, path), operation in openapi.OPERATIONS.items():
            if method != "GET":
                continue
            filled = re.sub(r"\{\w+:\w+\}", lambda found: values[found[0]], path)
            answer = await guest.http("GET", filled)
            assert answer.status_code in (200, 403, 404, 409), path
            if answer.status_code == 200 and operation.answer is not None:
                assert answer.headers["content-type"] == operation.media
                msgspec.json.decode(answer.content, type=operation.answer)
