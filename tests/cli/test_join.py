"""`lastwire join` and the client behind it, against a real server on a free port."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lastwire.cli import purse
from lastwire.cli.guest import Guest
from lastwire.cli.screen import TableScreen
from lastwire.client import Client, Plain, address
from lastwire.errors import Parted, Refused
from lastwire.server.clock import Steady
from lastwire.server.serve import Server, serving
from tests.cli.shell import refuses
from tests.cli.test_screen import PATIENCE_S, Desk


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path / "data", clock=Steady(30)) as running:
        yield running
        assert running.house.metrics.faults == 0


# --- the client -------------------------------------------------------------------------------------------------------


async def test_a_client_opens_a_table_plays_and_is_told(server: Server) -> None:
    client = Client(f"127.0.0.1:{server.port}")
    assert (await client.me())["may_open"] is True
    assert "time-bomb" in {game["name"] for game in await client.games()}
    with pytest.raises(Refused):
        await client.open("time-bomb", "Ada", seats=12)
    async with (
        await client.open("time-bomb", "Ada", seats=4, fill="random", start=True) as stay,
        asyncio.timeout(PATIENCE_S),
    ):
        await stay.until(lambda: stay.owed)
        assert stay.match is not None
        assert stay.view.own.seat == stay.seat == 0
        lines = stay.match.n
        await stay.play({"kind": "ready"})
        await stay.until(lambda: stay.match is not None and stay.match.n > lines)
        with pytest.raises(Refused) as refused:
            await stay.play({"kind": "ready"})
        assert refused.value.clause.startswith("TB-")
        assert await stay.describe()


async def test_what_was_not_answered_is_sent_again_and_done_once(server: Server) -> None:
    host = Client(f"http://127.0.0.1:{server.port}")
    async with await host.open("time-bomb", "Ada", seats=4) as stay, asyncio.timeout(PATIENCE_S):
        for number in range(3):
            assert stay._socket is not None
            stay._socket.transport.abort()
            await stay.chat(f"line {number}")
        assert stay.info is not None
        said = [line.text for line in stay.info.chat if not line.system]
        assert said == ["line 0", "line 1", "line 2"]
        assert stay.link == "live"


async def test_a_client_without_a_loop_waits(server: Server) -> None:
    def play() -> int:
        with Plain(f"http://127.0.0.1:{server.port}") as ada:
            ada.open("time-bomb", "Ada", seats=4, fill="random", start=True)
            ada.until(lambda stay: stay.owed)
            ada.play({"kind": "ready"})
            return ada.until(lambda stay: None if stay.match is None else len(stay.match.lines))

    assert await asyncio.to_thread(play) > 0


async def test_there_may_be_no_way_to_a_table(server: Server) -> None:
    nowhere = Client("http://127.0.0.1:9/t/none")
    with pytest.raises(Parted, match="unreachable"):
        await nowhere.me()
    with pytest.raises(Parted, match="unreachable"):
        async with await nowhere.linked():
            raise AssertionError
    with pytest.raises(Parted, match="no_table"):
        async with Client(f"http://127.0.0.1:{server.port}").table("A" * 22):
            raise AssertionError
    for wrong in ("ftp://here/t/x", "http://", "http://here:port/t/x"):
        with pytest.raises(Parted, match="link"):
            Client(wrong)
    with pytest.raises(Parted, match="link"):
        await Client("http://127.0.0.1:1").linked()


def test_links() -> None:
    assert address.read("https://play.example/t/abc?x=1") == (address.Address("https", "play.example"), "abc", "")
    found, table, code = address.read("[::1]:8000/j/WXYZ")
    assert (str(found), table, code) == ("http://[::1]:8000", "", "WXYZ")
    assert found.socket("/x") == "ws://[::1]:8000/x"


def test_each_server_gets_a_token_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    one, other = purse.token("http://one"), purse.token("http://other")
    assert one != other
    assert purse.token("http://one") == one
    kept = tmp_path / "lastwire" / "guests.json"
    assert kept.stat().st_mode & 0o077 == 0
    kept.write_text("[]")
    assert purse.token("http://one") != one


# --- the screen -------------------------------------------------------------------------------------------------------


async def test_a_seat_at_a_table_from_the_terminal(server: Server) -> None:
    ada = Client(f"http://127.0.0.1:{server.port}")
    wish = {"seats": 4, "fill": "random", "options": {"start_player": "seat:1"}}
    async with await ada.open("time-bomb", "Ada\u00a0[b]", **wish) as host:
        invited = await ada._ask("GET", f"/api/tables/{host.id}/invite")
        guest = Client(f"http://127.0.0.1:{server.port}/j/{invited['code']}")
        async with await guest.linked() as stay:
            screen = TableScreen(Guest(stay, "Grace"), pace_s=0)
            async with screen.run_test(size=(80, 24)) as pilot:
                desk = Desk(screen, pilot)
                await desk.until(lambda: stay.seat is not None and "Grace" in desk.shown("board"))
                assert "Ada [b], host" in desk.shown("board").replace("\u00a0", " ")
                await desk.type("say hello from here")
                await desk.until(lambda: "Grace: hello from here" in desk.log())
                await desk.type("/start")
                await desk.until(lambda: "(E_HOST)" in desk.log())
                await host.ask("start")
                await desk.until(lambda: screen._party.sight is not None)
                await desk.turn()
                await desk.type("say hand success=1 boom=0")
                await desk.until(lambda: "I was dealt 1 success" in desk.log())
                await desk.type("1")
                await desk.until(lambda: "You’re ready." in desk.log())
                await host.play({"kind": "ready"})
                await desk.until(lambda: desk.sight.kind == "cut" and desk.sight.owed)
                await desk.turn()
                await desk.type("D2")
                await desk.until(lambda: "You cut Ember’s second wire" in desk.log())
                await desk.type("/stand")
                await desk.until(lambda: stay.seat is None)
                await desk.until(lambda: desk.sight.seat < 0)


def test_join_needs_a_screen() -> None:
    refuses("join", "http://127.0.0.1:1/t/x", code=2, saying="input and output have to be a terminal")


def test_a_link_that_leads_nowhere_is_told_in_a_sentence(tmp_path: Path) -> None:
    near, far = pty.openpty()
    ran = subprocess.run(
        [sys.executable, "-m", "lastwire.cli", "join", "http://127.0.0.1:9/t/x"],
        stdin=far,
        stdout=far,
        stderr=subprocess.PIPE,
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm"},
        timeout=PATIENCE_S,
        check=False,
    )
    os.close(near)
    os.close(far)
    assert ran.returncode == 1
    assert ran.stderr.decode() == "Error: http://127.0.0.1:9 can’t be reached.\n"
