"""Bad input and too much of it, over real sockets."""

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from lastwire.server.limits import Limits, Rate
from lastwire.server.serve import serving
from tests.server.guest_client import Guest, eventually
from tests.words import english

GARBAGE = [
    "",
    "null",
    "[]",
    "17",
    '"sit"',
    "{}",
    "{",
    "\x00",
    '{"kind":"nonsense","id":"1"}',
    '{"kind":"chat","id":"1"}',
    '{"kind":"chat","id":"1","text":17}',
    '{"kind":"chat","id":"","text":"x"}',
    '{"kind":"chat","id":"1","text":"x","more":1}',
    '{"kind":"chat","id":"1","text":"' + "x" * 281 + '"}',
    '{"kind":"chat","id":"1","text":"\\ud800"}',
    '{"kind":"sit","id":"1","name":"A","seat":true}',
    '{"kind":"sit","id":"1","name":"A","seat":99}',
    '{"kind":"open","id":"1","name":"A","game":"time-bomb"}',
    '{"kind":"play","id":"1","prompt":1,"move":' + "[" * 2000 + "]" * 2000 + "}",
    '{"kind":"play","id":"1","prompt":1,"move":"' + "x" * 5000 + '"}',
    '{"kind":"ping","sent":1e400}',
    '{"kind":"ping","sent":1,"rtt_ms":-1}',
]


async def opened(port: int) -> Guest:
    host = Guest(port)
    await host.open_table()
    await host.join()
    await host.until(lambda: host.info)
    return host


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
async def test_malformed_messages_are_answered(port: int, text: str) -> None:
    host = await opened(port)
    await host.send(text)
    answer = await host.until(lambda: next((m for m in host.heard if m["kind"] == "refused"), None))
    assert answer["code"] == "E_FORMAT"
    assert english(answer["message"])
    await host.do("chat", text="still here")
    await host.leave()


async def test_binary_frames_are_malformed(port: int) -> None:
    host = await opened(port)
    await host.send(b'{"kind":"ping","sent":1}')
    answer = await host.until(lambda: next((m for m in host.heard if m["kind"] == "refused"), None))
    assert answer["code"] == "E_FORMAT"
    await host.leave()


async def test_too_many_malformed_messages_close_the_socket(port: int) -> None:
    host = await opened(port)
    for _ in range(Limits().malformed):
        await host.send("{")
    assert await host.closed() == 4022
    assert host.heard[-1]["reason"] == "malformed"
    assert host.kinds().count("refused") == Limits().malformed
    await host.leave()
    await host.join()
    await host.do("chat", text="back")
    await host.leave()


async def test_a_frame_too_long_closes_the_socket(port: int) -> None:
    host = await opened(port)
    await host.send("x" * (Limits().frame_bytes + 1))
    assert await host.closed() == 1009
    await host.leave()


async def test_text_that_is_no_utf8_closes_the_socket(port: int) -> None:
    host = await opened(port)
    assert host.socket is not None
    host.socket.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
    assert await host.closed() == 1007
    await host.leave()


async def test_a_flood_is_refused_then_closed(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), messages=Rate(5, 0.001), flood=3)
    async with serving(tmp_path, limits) as server:
        host = await opened(server.port)
        for number in range(9):
            await host.send(f'{{"kind":"ping","sent":{number}}}')
        assert await host.closed() == 4029
        assert host.kinds().count("pong") == 5
        assert [m["code"] for m in host.heard if m["kind"] == "refused"] == ["E_RATE"] * 4
        assert host.heard[-1]["reason"] == "flood"
        await host.leave()


async def test_a_long_message_counts_for_several(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), messages=Rate(10, 0.001), message_counts=1_000)
    async with serving(tmp_path, limits) as server:
        host = await opened(server.port)
        await host.do("configure", options={}, content=None)
        long = '{"kind":"configure","id":"long","options":' + " " * 8_500 + "{}}"
        await host.send(long)
        await host.until(lambda: {"kind": "done", "id": "long"} in host.heard)
        await host.send('{"kind":"ping","sent":1}')
        refused = await host.until(lambda: next((m for m in host.heard if m["kind"] == "refused"), None))
        assert refused["code"] == "E_RATE"
        await host.leave()


async def test_so_many_connections_from_one_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), connections_per_address=2)
    async with serving(tmp_path, limits) as server:
        host = await opened(server.port)
        second = await Guest(server.port).join(host.table)
        with pytest.raises(InvalidStatus) as refused:
            await Guest(server.port).join(host.table)
        assert refused.value.response.status_code == 403
        await second.leave()
        await eventually(lambda: server.house.metrics.connections == 1)
        third = await Guest(server.port).join(host.table)
        await third.leave()
        await host.leave()


async def test_so_many_watchers_at_one_table(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), watchers_per_table=0)
    async with serving(tmp_path, limits) as server:
        host = Guest(server.port)
        await host.open_table(seats=4)
        await host.join()
        others = [await Guest(server.port).join(host.table) for _ in range(4)]
        assert await others[3].closed() == 4403
        for guest in [host, *others]:
            await guest.leave()


async def test_so_many_tables_from_one_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), tables=Rate(2, 0.001))
    async with serving(tmp_path, limits) as server:
        guest = Guest(server.port)
        await guest.open_table()
        await guest.open_table()
        answer = await guest.http("POST", "/api/tables", json={"game": "time-bomb", "name": "Ada"})
        assert answer.status_code == 429
        assert answer.json()["code"] == "E_RATE"


async def test_so_many_requests_from_one_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits(), requests=Rate(3, 0.001))
    async with serving(tmp_path, limits) as server:
        guest = Guest(server.port)
        codes = [(await guest.http("GET", "/api/me")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
