"""The operator's door: who may open tables, games on and off, closed tables, barred addresses, notices."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from lastwire.errors import StoreError
from lastwire.server.operator import DOOR, FILE, Operator
from lastwire.server.serve import Server, serving
from tests.cli.shell import lastwire
from tests.server.guest_client import Guest
from tests.words import english


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


async def order(data: Path, **request: Any) -> dict[str, Any]:
    reader, writer = await asyncio.open_unix_connection(data / DOOR)
    writer.write(json.dumps(request).encode() + b"\n")
    answer: dict[str, Any] = json.loads(await reader.readline())
    writer.close()
    return answer


async def opened(server: Server, **wish: Any) -> int:
    answer = await Guest(server.port).http("POST", "/api/tables", json={"game": "time-bomb", "name": "Ada", **wish})
    return answer.status_code


async def test_only_the_owner_of_the_folder_opens_the_door(server: Server, data: Path) -> None:
    assert stat.S_IMODE((data / DOOR).stat().st_mode) == 0o600
    assert (await order(data, do="tables", who="nobody"))["error"] is None
    assert stat.S_IMODE((data / FILE).stat().st_mode) == 0o600
    for nonsense in ({"do": "format"}, {"do": "tables", "who": "me"}, {"do": "bar", "address": "x", "on": True}):
        before = (data / FILE).read_bytes()
        assert english((await order(data, **nonsense))["error"])
        assert (data / FILE).read_bytes() == before


async def test_who_may_open_tables(server: Server, data: Path) -> None:
    assert await opened(server) == 201
    await order(data, do="tables", who="nobody")
    assert await opened(server) == 403
    assert (await Guest(server.port).http("GET", "/api/me")).json()["may_open"] is False
    await order(data, do="tables", who="machine")
    assert await opened(server) == 201


def test_networks_and_machines(data: Path) -> None:
    data.mkdir()
    operator = Operator(data, "network")
    assert operator.may_open("192.168.1.7")
    assert operator.may_open("127.0.0.1")
    assert operator.may_open("fd00:1::/64")
    assert not operator.may_open("8.8.8.8")
    operator.orders.tables = "machine"
    assert not operator.may_open("192.168.1.7")
    (data / FILE).write_text("{")
    with pytest.raises(StoreError):
        Operator(data)


async def test_a_game_that_is_off_is_neither_listed_nor_begun(server: Server, data: Path) -> None:
    host = Guest(server.port)
    await host.open_table(seats=4, fill="random")
    await host.join()
    await order(data, do="game", name="time-bomb", on=False)
    listed = (await host.http("GET", "/api/games")).json()["games"]
    assert "time-bomb" not in [game["name"] for game in listed]
    assert await opened(server) == 409
    assert (await host.ask("start"))["code"] == "E_CONFIG"
    await host.do("configure", game="academy")
    assert (await host.ask("configure", game="time-bomb"))["code"] == "E_CONFIG"
    await order(data, do="game", name="time-bomb", on=True)
    assert await opened(server) == 201
    await host.leave()


async def test_a_closed_table_stays_closed(data: Path) -> None:
    async with serving(data) as server:
        host = Guest(server.port)
        table = await host.open_table()
        await host.join()
        assert (await order(data, do="close", table="no-such-table"))["error"]
        assert (await order(data, do="status"))["here"] == {table: 1}
        await order(data, do="close", table=table)
        assert await host.closed() == 4410
    async with serving(data) as server:  # also after a restart
        again = await Guest(server.port, host.token).join(table)
        assert await again.closed() == 4410
        assert (await again.http("GET", f"/api/tables/{table}/invite")).status_code == 404


async def test_a_barred_address_is_not_served(server: Server, data: Path) -> None:
    host = Guest(server.port)
    await host.open_table()
    await host.join()
    await order(data, do="bar", address="203.0.113.0/24", on=True)
    assert (await host.http("GET", "/api/me")).status_code == 200
    await order(data, do="bar", address="127.0.0.1", on=True)
    assert await host.closed() == 4403
    assert (await host.http("GET", "/api/me")).status_code == 403
    await order(data, do="bar", address="127.0.0.1", on=False)
    assert (await host.http("GET", "/api/me")).status_code == 200


async def test_a_notice_reaches_everybody(server: Server, data: Path) -> None:
    host = Guest(server.port)
    await host.open_table()
    await host.join()
    await order(data, do="notice", text="Back-up at nine.")
    await host.until(lambda: {"kind": "notice", "text": "Back-up at nine."} in host.heard)
    late = await Guest(server.port).join(host.table)
    await late.until(lambda: {"kind": "notice", "text": "Back-up at nine."} in late.heard)
    assert (await late.http("GET", "/api/me")).json()["notice"] == "Back-up at nine."
    assert (await order(data, do="notice", text="a\x1bb"))["error"] == {"id": "refuse-notice"}
    await late.leave()
    await host.leave()


async def test_the_command_line_gives_the_orders(server: Server, data: Path) -> None:
    ran = await asyncio.to_thread(lastwire, "operator", "tables", "network", "--data", str(data), "--json")
    assert ran.json["tables"] == "network"
    ran = await asyncio.to_thread(lastwire, "operator", "bar", "203.0.113.7", "--data", str(data))
    assert "Addresses barred: 203.0.113.7/32" in ran.out
    ran = await asyncio.to_thread(lastwire, "operator", "close", "nothing", "--data", str(data))
    assert (ran.code, "There is no table “nothing”." in ran.err) == (1, True)


def test_where_no_server_runs_there_is_a_sentence(data: Path) -> None:
    ran = lastwire("operator", "status", "--data", str(data))
    assert (ran.code, "no server runs on" in ran.err, "Traceback" in ran.err) == (1, True, False)
