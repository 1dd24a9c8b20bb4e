"""The server's end of a connection before it has asked for anything: how long a head may be, how long it may take, how
many connections one address holds, and what happens to those who send nonsense."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lastwire.server.address import household
from lastwire.server.limits import Guard

PIPELINED: Final = 8  # requests that may wait behind one that is being answered; browsers send none


class TurnedAway(Exception):
    """This request goes no further."""


class Door(HttpToolsProtocol):
    """uvicorn's protocol with limits. What is turned away here is counted but not logged: anybody can cause it."""

    guard: ClassVar[Guard]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self._why = (HTTPStatus.BAD_REQUEST, "invalid", "This is not an HTTP request.")
        self._timer: asyncio.TimerHandle | None = None
        self._silent = True
        self._awaiting_head = True
        self._in_head = False
        self._began = False  # whether a head began in the data at hand
        self._loose = 0  # bytes since then, of a head that is not complete
        self._head = 0  # bytes of this head that have been read
        self._counted = self.guard.enter(self._address)
        if self._counted:
            self._allow(self.guard.limits.head_s)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # sockets are counted by themselves
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._stop()
        if self._counted:
            self._counted = False
            self.guard.leave(self._address)

    # --- reading ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._awaiting_head and self._timer is None:
            self._allow(self.guard.limits.head_s)
        self._silent = self._began = False
        super().data_received(data)
        if self._awaiting_head and not self.transport.is_closing():
            if self._timer is None and self._in_head:
                self._allow(self.guard.limits.head_s)
            # Where in this data the head began is unknown; all data after it belongs to the head.
            self._loose = 0 if self._began else self._loose + len(data)
            if self._loose > self.guard.limits.head_bytes:
                self._too_long()
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._began = self._in_head = True
        self._loose = self._head = 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + len(b": \r\n"))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._awaiting_head = self._in_head = False
        if len(self.pipeline) >= PIPELINED:
            raise TurnedAway
        self._allow(self.guard.limits.body_s)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        self._awaiting_head = True
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self.guard.limits.head_bytes:
            self._too_long()
            raise TurnedAway

    def _too_long(self) -> None:
        most = self.guard.limits.head_bytes
        self._why = (
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
            "head",
            f"The head of this request is longer than {most} bytes.",
        )

    # --- time ---------------------------------------------------------------------------------------------------------

    def _allow(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self.transport.is_closing():
            return
        if self._silent:
            self.transport.close()  # browsers open connections before they need them, so this is no misdeed
        elif getattr(self.cycle, "response_complete", True):
            self._why = (HTTPStatus.REQUEST_TIMEOUT, "slow", "This request took too long to arrive.")
            self.send_400_response("")
        else:
            self.guard.turned_away("slow", self._address)
            self.transport.abort()

    # --- turning away -------------------------------------------------------------------------------------------------

    def _unsupported_upgrade_warning(self) -> None:
        self.guard.turned_away("upgrade", self._address)

    def send_400_response(self, msg: str) -> None:
        """uvicorn calls this for whatever its parser cannot read; `msg` adds nothing to our own text."""
        status, reason, text = self._why
        self._stop()
        if self.guard.turned_away(reason, self._address):
            body = text.encode()
            self.transport.write(
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode()
                + body
            )
            self.transport.close()
        else:
            self.transport.abort()


def guarded(guard: Guard) -> type[Door]:
    """The doors of one server."""
    return type("GuardedDoor", (Door,), {"guard": guard})
