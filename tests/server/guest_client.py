"""A guest of a real server: plain HTTP and one socket, for tests."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.server.guest import guest_id, new_token

PATIENCE_S = 120  # for what hangs: the machines that run this are shared, and may be slow


class Guest:
    """Keeps what it was told: the latest table, the whole log and every part of the match."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self.token = token or new_token()
        self.id = guest_id(self.token)
        self.table = ""
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self.seat: int | None = None
        self.number = 0
        self.n = 0
        self.lines: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []  # the same lines as they came, with what each changed in the view
        self.part: dict[str, Any] = {}
        self.close_code: int | None = None
        self._ids = itertools.count(1)
        self._news = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    async def http(self, method: str, path: str, **more: Any) -> httpx2.Response:
        headers = {"authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        base = f"http://127.0.0.1:{self.port}"
        async with httpx2.AsyncClient(base_url=base, trust_env=False, timeout=None) as client:
            return await client.request(method, path, headers=headers, **more)

    async def open_table(self, name: str = "Ada", **wish: Any) -> str:
        answer = await self.http("POST", "/api/tables", json={"game": "time-bomb", "name": name, **wish})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        return self.table

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def join(self, table: str | None = None, since: str = "", **more: Any) -> Guest:
        self.table = table or self.table
        self.close_code = None
        headers = {"Authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket{since}"
        self.socket = await connect(address, additional_headers=headers, proxy=None, compression=None, **more)
        self._reader = asyncio.create_task(self._read(self.socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._hear(json.loads(await socket.recv()))
        self.close_code = socket.close_code
        self._news.set()

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        match message["kind"]:
            case "welcome" | "table":
                self.info = message["table"]
                self.seat = message["seat"]
            case "match":
                if message["number"] != self.number:
                    self.lines, self.told = [], []
                self.number, self.n = message["number"], message["n"]
                fresh = {line["n"] for line in message["lines"]}
                self.lines = [line for line in self.lines if line["n"] not in fresh] + message["lines"]
                had = {line["n"] for line in self.told}
                self.told += [line for line in message["lines"] if line["n"] not in had]
                self.part = message["part"]
            case "update":
                self.n = message["n"]
                self.told += message["lines"]
                view = self.part["view"]
                for line in message["lines"]:
                    view = view | line.get("view", {})
                    # What a line changed in the view is of its moment: the log keeps the line alone.
                    self.lines.append({key: value for key, value in line.items() if key != "view"})
                self.part |= {**message["part"], "view": view | message["part"].get("view", {})}
            case _:
                pass
        self._news.set()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def until(self, true: Callable[[], Any]) -> Any:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE_S):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
        return found

    async def until_part(self, name: str, value: Any) -> None:
        """Wait until a part of the match is this."""
        await self.until(lambda: self.part.get(name) == value)

    async def until_number(self, number: int) -> None:
        """Wait until this match is shown."""
        await self.until(lambda: self.number == number)

    async def closed(self) -> int:
        code: int = await self.until(lambda: self.close_code)
        return code

    async def send(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = fields.pop("id", None) or f"c{next(self._ids)}"
        begin = len(self.heard)
        await self.send(json.dumps({"kind": kind, "id": id, **fields}, ensure_ascii=False))

        def answer() -> dict[str, Any] | None:
            for message in self.heard[begin:]:
                if message["kind"] in ("done", "refused", "described") and message["id"] == id:
                    return message
            return None

        found: dict[str, Any] = await self.until(lambda: answer() or self.close_code)
        assert isinstance(found, dict), f"closed with {found} while waiting for the answer to {kind}"
        return found

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command that must succeed."""
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "done", answer

    async def move(self, rng: Rng) -> dict[str, Any]:
        """Play one of the moves on offer."""
        kind, fields = self.choose(rng)
        return await self.ask("play", prompt=self.part["prompt"]["id"], move={"kind": kind, **fields})

    def choose(self, rng: Rng) -> tuple[str, dict[str, Any]]:
        return draw([read_offer(offer) for offer in self.part["offers"]], rng)

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.heard]


def read_offer(data: dict[str, Any]) -> Offer:
    fields = {name: Pick(**{**pick, "options": tuple(pick["options"])}) for name, pick in data["fields"].items()}
    return Offer(data["kind"], fields, tuple(map(tuple, data["apart"])), tuple(data["blank"]), tuple(data["free"]))


async def eventually(true: Callable[[], bool]) -> None:
    """Wait for something that nobody announces."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def seated(port: int, people: int, **wish: Any) -> list[Guest]:
    """People at a new table, connected and seated in order, the host first; no match yet."""
    host = Guest(port)
    await host.open_table(seats=people, **wish)
    await host.join()
    guests = [host]
    for number in range(1, people):
        guest = await Guest(port).join(host.table)
        await guest.do("sit", name=f"Guest {number}", seat=number)
        guests.append(guest)
    return guests


async def play_on(guests: list[Guest], rng: Rng, moves: int | None = None) -> int:
    """Let seated people play random moves, to the end of the match or so many; answers how many were accepted."""
    played = 0
    while moves is None or played < moves:
        await guests[0].until(lambda: guests[0].part.get("prompt") or guests[0].part.get("ended"))
        prompt = guests[0].part.get("prompt")
        if prompt is None:
            return played
        owed = [guest for guest in guests if guest.seat in prompt["owed"]]
        mover = owed[0] if owed else guests[0]
        await mover.until(lambda: mover.part.get("prompt") == prompt or mover.part.get("ended"))  # noqa: B023
        if not owed:
            await mover.until(lambda: mover.part.get("prompt") != prompt)  # noqa: B023 - bots are at it
            continue
        if mover.part["prompt"] != prompt:
            continue
        answer = await mover.move(rng)
        if answer["kind"] == "done":
            played += 1
            for guest in guests:
                await guest.until_part("prompt", mover.part.get("prompt"))
        else:
            assert answer["code"] == "E_PROMPT", answer  # a bot was quicker, or a clock
    return played
