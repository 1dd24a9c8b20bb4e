"""The server's end of a WebSocket, with a way to write that never waits: no table stands still for a slow reader."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lastwire.server.address import household
from lastwire.server.limits import Bucket, Guard, Rate

EXTENSION = "lastwire.link"
READ_BYTES: Final = 4096  # at once: a quarter of a megabyte of two-byte frames, read in one go, would hold up the loop
SMALL_FRAMES: Final = Rate(burst=100, per_s=20)  # pings, pongs and parts of messages on one connection


class Link(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """uvicorn's protocol, which an application also finds in its scope, under `extensions`."""

    guard: ClassVar[Guard]
    buffer: ClassVar[bytearray]  # shared by all: what is read is copied out at once
    on_writable: Callable[[], None] | None = None
    on_lost: Callable[[], None] | None = None
    on_rtt: Callable[[int], None] | None = None

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(memoryview(self.buffer)[:nbytes]))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            # The head arrives in one piece: what cannot be parsed now never will be.
            self._turn_away("handshake")
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._small_frames = Bucket(SMALL_FRAMES)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        else:
            self._turn_away("handshake")

    def _turn_away(self, reason: str) -> None:
        self.guard.turned_away(reason, household(self.client[0]) if self.client else "")

    @property
    def open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def full(self) -> bool:
        """Whether the reader is behind: what is written now only waits in memory."""
        return not self.writable.is_set()

    def write(self, *texts: bytes) -> None:
        """Send text frames, as one piece. The transport keeps what it cannot send yet; check `full` first."""
        parts: list[bytes] = []
        for text in texts:
            length = len(text)
            if length < 126:
                parts += bytes((0x81, length)), text
            elif length < 65_536:
                parts += b"\x81\x7e" + length.to_bytes(2, "big"), text
            else:
                # Not copied only to get a head: it may be the log of a very long match.
                self.transport.write(b"".join((*parts, b"\x81\x7f", length.to_bytes(8, "big"))))
                self.transport.write(text)
                parts.clear()
        if parts:
            self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def measure(self, heard: Callable[[int], None]) -> None:
        """Report the round trip to the other side in ms: at once, and whenever a ping is answered."""
        self.on_rtt = heard
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def handle_ping(self) -> None:
        if self._take() and self.full:
            self.conn.data_to_send()  # a client that sends pings and reads nothing is not answered forever
        elif self.open:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._take():
            return
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None and self.on_rtt is not None:
            self.on_rtt(round(1000 * self.last_ping_rtt))

    def handle_cont(self, event: Frame) -> None:
        if self._take():
            super().handle_cont(event)

    def _take(self) -> bool:
        """Count a small frame; a connection that sends too many is cut off."""
        if self._small_frames.take():
            return True
        if not self.transport.is_closing():
            self._turn_away("frames")
            self.transport.abort()
        return False


def guarded(guard: Guard) -> type[Link]:
    """The links of one server."""
    return type("GuardedLink", (Link,), {"guard": guard, "buffer": bytearray(READ_BYTES)})
