"""One connection to a table, on the way out: an outbox that never holds up the table. The way in is `reader.py`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any, Final, TypeVar

import msgspec

from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.server.desk import Asker
from lastwire.server.limits import Limits
from lastwire.server.link import Link
from lastwire.server.metric import Metrics
from lastwire.table.dispatch import CLOSE_CODES, Bye, Dispatch, Reason

T = TypeVar("T")

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CLOSE_S: Final = 5.0  # for a reader to take what is left before it is cut off

encode: Final = msgspec.json.Encoder().encode


class Socket:
    """What a table's actor knows of a connection."""

    def __init__(self, number: int, asker: Asker, link: Link, send: Send, limits: Limits, metrics: Metrics) -> None:
        self.number = number
        self.asker = asker
        self.guest = asker.guest
        self.origin = ""  # stands for the address it comes from
        self.closed = asyncio.Event()
        self.on_stale: Callable[[], None] = lambda: None
        self._link = link
        self._send = send
        self._limits = limits
        self._metrics = metrics
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._stale = False  # messages were dropped: a fresh view is due when the outbox is empty
        self._closing: int | None = None
        self._closer: asyncio.Task[None] | None = None
        link.on_writable = self._flush
        link.on_lost = self._leave
        self._left = False
        self._works: set[asyncio.Task[Any]] = set()  # for this client, as long as it is there

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def put(self, *messages: bytes) -> None:
        """Send messages. If the reader is too slow, everything that is waiting is dropped, and one fresh view follows
        later."""
        if self._closing is not None:
            return
        if self._stale:
            self._metrics.messages_dropped += len(messages)
            return
        self._append(*messages)
        if len(self._outbox) > self._limits.outbox_messages or self._outbox_bytes > self._limits.outbox_bytes:
            self._metrics.messages_dropped += len(self._outbox)
            self._drop()
            self._stale = True

    def tell(self, message: Dispatch) -> None:
        self.put(encode(message))

    def hang_up(self, code: int) -> None:
        """Close the connection, after what is queued."""
        if self._closing is None:
            self._closing = code
            self._closer = asyncio.create_task(self._close(code))

    def say_bye(self, reason: Reason, code: int | None = None) -> None:
        """Say why, and close."""
        if self._closing is None:
            if self._stale or len(self._outbox) >= self._limits.outbox_messages:
                self._stale = False
                self._drop()
            self._append(encode(Bye(reason)))
            self._metrics.byes[reason] += 1
            self.hang_up(CLOSE_CODES[reason] if code is None else code)

    def _append(self, *messages: bytes) -> None:
        if not self._link.open:
            self._drop()
        elif self._outbox or self._link.full:
            self._outbox.extend(messages)
            self._outbox_bytes += sum(map(len, messages))
        else:
            self._link.write(*messages)
            self._metrics.messages_out += len(messages)

    def _drop(self) -> None:
        self._outbox.clear()
        self._outbox_bytes = 0

    def _flush(self) -> None:
        """The reader has caught up: go on from there."""
        while self._outbox and self._link.open and not self._link.full:
            data = self._outbox.popleft()
            self._outbox_bytes -= len(data)
            self._link.write(data)
            self._metrics.messages_out += 1
        if self._stale and not self._outbox and self._closing is None:
            self._stale = False
            self.on_stale()

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSE_S):
                while self._outbox and self._link.open:
                    await self._link.writable.wait()
                    await asyncio.sleep(0)
                await self._send({"type": "websocket.close", "code": code})
        except TimeoutError:
            self._link.transport.abort()
        except Exception:  # the other side was quicker
            pass
        finally:
            self.lost()

    def lost(self) -> None:
        """Nothing can be sent any more."""
        if self._closing is None:
            self._closing = 0
        self._link.on_writable = self._link.on_rtt = None
        self._drop()
        self.closed.set()

    def measure(self, heard: Callable[[int], None]) -> None:
        """Report the round trip to the other side in ms, now and later."""
        self._link.measure(heard)

    def _leave(self) -> None:
        self._left = True
        for work in self._works:
            work.cancel()

    async def with_client(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this while the client is connected. Raises `Refused` if it leaves."""
        task = asyncio.ensure_future(work)
        self._works.add(task)
        if self._left:
            task.cancel()
        try:
            return await task
        except asyncio.CancelledError:
            if not self._left:
                raise
            raise Refused("E_BUSY", "", Message("refuse-nobody-waits")) from None
        finally:
            self._works.discard(task)
