"""The server's end of a WebSocket, with a way to write that never waits: no table stands still for a slow reader."""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "lastwire.line"


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which an application also finds in its scope, under `extensions`."""

    on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    @property
    def open(self) -> bool:
        return not (self.close_sent or self.disconnected or self.transport.is_closing())

    @property
    def full(self) -> bool:
        """Whether the reader is behind: what is written now only waits in memory."""
        return not self.writable.is_set()

    def write(self, text: bytes) -> None:
        """Send one text frame. What the transport cannot send yet it keeps; ask `full` first."""
        length = len(text)
        if length < 126:
            head = bytes((0x81, length))
        elif length < 65_536:
            head = b"\x81\x7e" + length.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + length.to_bytes(8, "big")
        self.transport.write(head + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def handle_ping(self) -> None:
        if self.full:
            self.conn.data_to_send()  # a client that asks without reading is not answered for ever
        else:
            super().handle_ping()
