"""One guest of one server: what it asks over plain HTTP, and the tables it comes to."""

from __future__ import annotations

import asyncio
import secrets
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import quote

import msgspec
from msgspec import Struct

from lastwire.client import address
from lastwire.client.stay import Stay
from lastwire.errors import Parted, Refused
from lastwire.message import Message

_OK: Final = (200, 201)


class _Problem(Struct):
    code: str
    clause: str
    message: Message


class Client:
    """A guest: whoever holds the token has its seats, so keep it secret and keep it to one server."""

    def __init__(self, server: str, token: str | None = None) -> None:
        """`server` is its address, or the link to one of its tables. Without a token this is somebody new."""
        self.server, self._linked, self._code = address.read(server)
        self.token = token or secrets.token_urlsafe(32)

    async def me(self) -> dict[str, Any]:
        """Who the server takes this guest for."""
        return await self._ask("GET", "/api/me")

    async def games(self) -> list[dict[str, Any]]:
        """What can be played there."""
        found: list[dict[str, Any]] = (await self._ask("GET", "/api/games"))["games"]
        return found

    async def open(self, game: str, name: str, **wish: Any) -> Stay:
        """A new table with this guest as its host, in seat 0; `wish` as in `POST /api/tables`: `seats`, `options`,
        `fill` (a level for bots in all other seats), `start` …"""
        opened = await self._ask("POST", "/api/tables", {"game": game, "name": name, **wish})
        return self.table(opened["id"])

    def table(self, id: str) -> Stay:
        """The table with this id: come to it with `async with`."""
        return Stay(self.server, id, self.token)

    async def linked(self) -> Stay:
        """The table that the link named, by its id or by a short code."""
        if self._code:
            self._linked, self._code = (await self._ask("GET", f"/api/codes/{quote(self._code)}"))["table"], ""
        if not self._linked:
            raise Parted("link", str(self.server))
        return self.table(self._linked)

    async def _ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """Ask the server. Raises `Refused`, or `Parted` if nobody answers as a server of ours would."""
        return await asyncio.to_thread(self._ask_now, method, path, body)

    def _ask_now(self, method: str, path: str, body: Any) -> dict[str, Any]:
        connection = self.server.connection()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            answer = connection.getresponse()
            said = answer.read()
        except (OSError, HTTPException):
            raise Parted("unreachable", str(self.server)) from None
        finally:
            connection.close()
        try:
            if answer.status not in _OK:
                problem = msgspec.json.decode(said, type=_Problem)
                raise Refused(problem.code, problem.clause, problem.message)
            return msgspec.json.decode(said, type=dict[str, Any])
        except msgspec.DecodeError:
            raise Parted("foreign", str(self.server)) from None
