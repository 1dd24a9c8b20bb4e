"""What goes out to one connection."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from lastwire.server.actor import Actor
from lastwire.server.desk import Asker
from lastwire.server.limits import Limits
from lastwire.server.link import Link
from lastwire.server.metric import Metrics
from lastwire.server.socket import Socket
from lastwire.table.effects import Hangup, Send

SHORT, LONG, HUGE = b"a" * 125, b"b" * 126, b"c" * 65_536
HEADS = {SHORT: b"\x81\x7d", LONG: b"\x81\x7e\x00\x7e", HUGE: b"\x81\x7f" + (65_536).to_bytes(8, "big")}


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False


async def _unsent(_: MutableMapping[str, Any]) -> None:
    raise AssertionError("nothing goes this way")


def link() -> Any:
    """A link that is open, without a server."""
    made: Any = Link.__new__(Link)
    made.transport = Transport()
    made.close_sent = made.disconnected = False
    made.writable = asyncio.Event()
    made.writable.set()
    return made


@pytest.mark.parametrize("texts", [(SHORT,), (SHORT, LONG), (LONG, HUGE, SHORT), (HUGE, HUGE)])
def test_each_message_is_a_frame_of_its_own(texts: tuple[bytes, ...]) -> None:
    out = link()
    out.write(*texts)
    assert b"".join(out.transport.written) == b"".join(HEADS[text] + text for text in texts)


def test_messages_for_one_reader_go_out_as_one_piece() -> None:
    out = link()
    metrics = Metrics()
    socket = Socket(1, Asker("guest", "address"), out, _unsent, Limits(), metrics)
    socket.put(LONG, SHORT)
    assert out.transport.written == [HEADS[LONG] + LONG + HEADS[SHORT] + SHORT]
    assert metrics.messages_out == 2
    out.writable.clear()
    socket.put(LONG, SHORT)
    assert len(out.transport.written) == 1
    out.writable.set()
    assert out.on_writable is not None
    out.on_writable()
    assert b"".join(out.transport.written[1:]) == out.transport.written[0]


async def test_a_table_hands_everybody_all_that_is_theirs_at_once() -> None:
    """Whoever moves is told of it and that it is done: two messages, one way to the network."""
    post: list[tuple[int, str, Any]] = []

    class Reader:
        def __init__(self, number: int) -> None:
            self.number = number

        def put(self, *messages: bytes) -> None:
            post.append((self.number, "put", messages))

        def hang_up(self, code: int) -> None:
            post.append((self.number, "hang up", code))

    actor: Any = Actor.__new__(Actor)
    actor.sockets = {number: Reader(number) for number in (1, 2)}
    await actor._carry_out([Send((1, 2, 3), b"news"), Send((2,), b"done"), Send((1,), b"bye"), Hangup(1, 4001)])
    assert post == [(1, "put", (b"news", b"bye")), (2, "put", (b"news", b"done")), (1, "hang up", 4001)]
