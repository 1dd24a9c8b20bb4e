"""A flood of HTTP requests on a real server: none fails on our side, and nothing changes by what is refused.

`python -m tests.server.flood --requests 1000000` makes them from the server's own OpenAPI document, bends them and
sends them: most straight into the application, every twentieth as bytes over a connection, some of those torn.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import msgspec

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.server.app import App
from lastwire.server.body import Problem
from lastwire.server.guest import new_token
from lastwire.server.limits import OPEN
from lastwire.server.openapi import document
from lastwire.server.serve import Server, serving
from tests.server.fuzz import Fuzz
from tests.server.guest_client import Guest, play_on, seated
from tests.words import english

LOOK = 2_000  # requests after which the tables' fingerprints are looked at
METHODS = ("GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "PROPFIND")
# What is dear comes seldom.
SELDOM = {
    "/api/games": 0.05,
    "/api/missions/{game}/check": 0.02,
    "/api/tables": 0.5,
    "/api/tables/{table}/qr.svg": 0.3,
}
BAD_HOSTS = ("evil.example", "", "[::1", "localhost:99999", "a b")
PAGES = ("/", "/about", "/t/{table}", "/rules/{game}", "/index.html", "/assets/../../etc/passwd", "/api/{game}/nothing")


class Request(NamedTuple):
    method: str
    path: str  # as it stands on the line, quoted
    query: str
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Flood:
    """Requests by the thousand, each looked at when it is answered."""

    def __init__(self, server: Server, tables: list[str], token: str, seed: int) -> None:
        app = server.config.app
        assert isinstance(app, App)
        self._app = app
        self._server = server
        self._document = document(app.operations())
        self._definitions = self._document["components"]["schemas"]
        self._tables = tables
        self._token = token
        self._fuzz = Fuzz(seed)
        self._chance = random.Random(f"flood {seed}")
        self._paths = list(self._document["paths"])
        self._weights = [SELDOM.get(path, 1.0) for path in self._paths]
        self.statuses: Counter[int] = Counter()
        self.sent = 0
        self.over_the_line = 0
        self.opened = 0
        self.opened_unheard = 0  # by clients that hung up before they were answered

    async def run(self, requests: int) -> None:
        before = await fingerprints(self._server, self._tables)
        last = self.sent + requests
        while self.sent < last:
            self.sent += 1
            request = self._request()
            if self.sent % 20 == 0:
                self.over_the_line += 1
                await self._send_bytes(request)
            else:
                await self._send(request)
            if self.sent % LOOK == 0 or self.sent == last:
                now = await fingerprints(self._server, self._tables)
                assert now == before, f"a table has changed by request {self.sent}"
                assert self._server.house.metrics.faults == 0
            if self.sent % 100_000 == 0:
                print(f"{self.sent:,} so far: {dict(sorted(self.statuses.items()))}", flush=True)

    # --- making them --------------------------------------------------------------------------------------------------

    def _request(self) -> Request:
        chance = self._chance
        if chance.random() < 0.1:
            path, method, operation = chance.choice(PAGES), "GET", {}
        else:
            (path,) = chance.choices(self._paths, self._weights)
            method = chance.choice(list(self._document["paths"][path]))
            operation = self._document["paths"][path][method]
        query = "&".join(
            f"{quote(each['name'])}={quote(self._query(each['name']), errors='replace')}"
            for each in operation.get("parameters", ())
            if each["in"] == "query" and chance.random() < 0.7
        )
        line = path
        for name, known in (("table", self._tables), ("game", list(games.NAMES)), ("match", ["1"])):
            value = chance.choice(known) if chance.random() < 0.75 else self._fuzz.word()
            line = line.replace(f"{{{name}}}", quote(value, safe="", errors="replace"))
        if chance.random() < 0.08:
            line = "/" + quote(self._fuzz.torn(line)[:3_000], safe="/%.", errors="replace")
        if chance.random() < 0.08:
            method = chance.choice(METHODS)
        body = self._body(operation) if method.upper() not in ("GET", "HEAD") or chance.random() < 0.02 else b""
        return Request(method.upper() if chance.random() < 0.99 else method, line, query, self._headers(body), body)

    def _query(self, name: str) -> str:
        if name == "as" and self._chance.random() < 0.7:
            return self._chance.choice(("public", "all", "0", "1", "3", "99", "-1"))
        if name == "table" and self._chance.random() < 0.5:
            return self._chance.choice(self._tables)
        return self._fuzz.word()

    def _body(self, operation: dict[str, Any]) -> bytes:
        chance = self._chance
        takes = operation.get("requestBody")
        if takes is None or chance.random() < 0.05:
            return chance.choice((b"", b"null", b"[" * 5_000, b"\xff\xfe", b"x" * 70_000, b'{"game":'))
        made = self._fuzz.value(takes["content"]["application/json"]["schema"], self._definitions)
        if "game" in made and chance.random() < 0.6:
            made["game"] = chance.choice(games.NAMES)
        if "options" in made and chance.random() < 0.8:
            del made["options"]
        return self._fuzz.mangled(made).encode(errors="surrogatepass")

    def _headers(self, body: bytes) -> tuple[tuple[str, str], ...]:
        chance, place = self._chance, f"127.0.0.1:{self._server.port}"
        host = place if chance.random() < 0.95 else chance.choice(BAD_HOSTS)
        headers = [("host", host), ("content-length", str(len(body)))]
        roll = chance.random()
        if roll < 0.6:
            headers.append(("authorization", f"Bearer {self._token}"))
        elif roll < 0.8:
            headers.append(("cookie", f"lastwire_guest={self._token if roll < 0.7 else new_token()}"))
        elif roll < 0.9:
            bad = chance.choice(("Bearer", "Bearer x", "Basic eA==", "lastwire_guest=\x7f; \\"))
            headers.append((chance.choice(("authorization", "cookie")), bad))
        if chance.random() < 0.1:
            headers.append(("origin", chance.choice((f"http://{place}", "http://evil.example", "null", "://"))))
        if chance.random() < 0.1:
            name = chance.choice(("accept-encoding", "range", "if-none-match", "x-forwarded-for", "x-forwarded-proto"))
            headers.append((name, chance.choice(("gzip", "bytes=0-", '"x"', "1.2.3.4", "https", "é", "*"))))
        return tuple(headers)

    # --- sending them -------------------------------------------------------------------------------------------------

    async def _send(self, request: Request) -> None:
        """Into the application, as the server in front of it would."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "server": ("127.0.0.1", self._server.port),
            "client": ("127.0.0.1", 1),
            "scheme": "http",
            "method": request.method,
            "root_path": "",
            "path": unquote(request.path, errors="replace"),
            "raw_path": request.path.encode(),
            "query_string": request.query.encode(),
            "headers": [(name.encode(), value.encode("utf-8")) for name, value in request.headers],
            "extensions": {},
        }
        parts = [{"type": "http.request", "body": request.body, "more_body": False}]
        sent: list[Any] = []
        gone = asyncio.Event()

        async def receive() -> Any:
            if parts:
                return parts.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, send)
        status = sent[0]["status"]
        data = b"".join(message.get("body", b"") for message in sent[1:])
        assert not sent[-1].get("more_body"), request
        self._judge(request, status, dict(sent[0]["headers"]), data)

    def _judge(self, request: Request, status: int, headers: dict[bytes, bytes], data: bytes) -> None:
        self.statuses[status] += 1
        assert status < 500, (status, request)
        assert headers[b"x-content-type-options"] == b"nosniff", request
        if status >= 400 and headers.get(b"content-type", b"").startswith(b"application/json") and data:
            assert english(msgspec.json.decode(data, type=Problem).message), request
        if status == 201 and request.path == "/api/tables":
            self.opened += 1

    async def _send_bytes(self, request: Request) -> None:
        """Over a connection, sometimes torn. Whatever comes back, it is no fault and the connection ends."""
        target = request.path + (f"?{request.query}" if request.query else "")
        head = f"{request.method} {target} HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in request.headers) + "connection: close\r\n\r\n"
        if self._chance.random() < 0.5:
            head = self._fuzz.torn(head)
        before = self._server.house.metrics.tables_opened
        reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        answer = b""
        try:
            writer.write(head.encode("utf-8", errors="replace") + request.body)
            writer.write_eof()
            answer = await reader.read()
        except ConnectionError:
            pass  # it would not listen to the end
        finally:
            writer.close()
        await self._settled()
        opened = self._server.house.metrics.tables_opened - before
        if not answer:
            self.statuses[0] += 1
            # What was asked is done, whether or not the asker waits to hear of it.
            assert opened == 0 or (opened == 1 and head.lstrip().startswith("POST") and "/api/tables" in head), head
            self.opened_unheard += opened
            return
        assert answer.startswith(b"HTTP/1.1 "), (answer[:100], head)
        status = int(answer[9:12])
        self.statuses[status] += 1
        assert status < 500, (status, head)
        assert b"\r\nHTTP/1.1 5" not in answer, head
        if "/api/tables" in head:
            assert opened == answer.count(b"HTTP/1.1 201 "), head
        self.opened += opened

    async def _settled(self) -> None:
        """Until the server works on nothing any more that came over a connection."""
        tasks = self._server.server_state.tasks
        while tasks:
            await asyncio.wait(set(tasks))
            await asyncio.sleep(0)


async def furnished(server: Server) -> tuple[list[str], str]:
    """A table with a finished match and one of each game with a match that stands still; and their host's token."""
    guests = await seated(server.port, 4)
    host = guests[0]
    await host.do("start")
    await play_on(guests, Rng(seed_of("flood")))
    tables = [host.table]
    for game in games.NAMES:
        guest = Guest(server.port, host.token)
        tables.append(await guest.open_table("Ada", game=game, fill="random", start=True))
    for guest in guests:
        await guest.leave()
    return tables, host.token


async def fingerprints(server: Server, tables: list[str]) -> list[tuple[str, int, int]]:
    """All that the entries made of these tables, in memory and on disk."""
    found = []
    for id in tables:
        actor = await server.house.find(id)
        assert actor is not None
        stored = len(await server.house.store.since(id, 0))
        found.append((actor.table.digest(), actor.table.n, stored))
    return found


async def flood(data: Path, requests: int, seed: int) -> Flood:
    """A furnished server, and so many requests to it."""
    async with serving(data, OPEN) as server:
        tables, token = await furnished(server)
        opened = server.house.metrics.tables_opened
        run = Flood(server, tables, token, seed)
        await run.run(requests)
        assert server.house.metrics.tables_opened - opened == run.opened + run.opened_unheard
        return run


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.flood", description=__doc__)
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(flood(Path(folder), chosen.requests, chosen.seed))
    seconds = time.monotonic() - began
    print(f"{run.sent:,} requests, {run.over_the_line:,} of them over a connection, in {seconds:,.0f} s")
    print(f"by status (0: closed without an answer): {dict(sorted(run.statuses.items()))}")
    print(f"{run.opened:,} tables were opened as asked, {run.opened_unheard} more by clients that had hung up")
    print("no fault, no other change")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
