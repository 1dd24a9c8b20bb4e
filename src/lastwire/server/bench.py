"""How much a server carries: a real server in its own process, and players on real sockets in this one.

Each table is played by people alone, in a closed loop: the next move is sent once every viewer has the last one.
`besiege` measures a few quiet tables while one address attacks the server as hard as it can.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType

from lastwire import games
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Prompt
from lastwire.server import guest
from lastwire.server.attack import ATTACKS, furnish
from lastwire.server.serve import raise_open_files

SEATS: Final = 5
QUIET_TABLES: Final = 4
QUIET_PAUSE_S: Final = 0.1  # between the moves of a quiet table, on average
BOT_TABLES: Final = 32  # bots take their time
BOT_MOVES: Final = 200  # that are measured in peace and under each attack, at least
LONGEST: Final = 8  # times `seconds`, after which fewer have to do
WARMING_S: Final = 30  # at most, for bots to be ready
STAFFED: Final = ("127.0.0.3", "127.0.0.4")  # where the tables with bots come from: one address may open only so many
INNOCENT: Final = "127.0.0.2"  # all of 127.0.0.0/8 is this machine; attackers come from elsewhere


def run(tables: int = 200, viewers: int = 5, seconds: float = 10.0, game: str = "time-bomb") -> dict[str, Any]:
    """Measure a server with this many tables and viewers at each: half of the time flat out, half at half that load."""
    if tables < 1 or viewers < SEATS:
        raise ValueError(f"the bench needs at least one table and {SEATS} viewers at each")
    raise_open_files()
    with _server("open") as (port, pid):
        return uvloop.run(_measure(port, pid, game, tables, viewers, seconds))


@contextmanager
def _server(
    limits: Literal["open", "usual"], furnish: Callable[[Path], None] = lambda folder: None
) -> Iterator[tuple[int, int]]:
    """A server process in a folder of its own, which may be furnished before: its port and process id."""
    with tempfile.TemporaryDirectory(prefix="lastwire-bench-") as folder:
        furnish(Path(folder))
        command = [sys.executable, "-m", "lastwire.server.bench", folder, limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield int(server.stdout.readline()), server.pid
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(30)


async def _measure(port: int, pid: int, game: str, tables: int, viewers: int, seconds: float) -> dict[str, Any]:
    empty = _resident_mb(pid)
    benches = [_Table(port, game, viewers, number) for number in range(tables)]
    await _in_groups([table.open for table in benches])
    idle = _resident_mb(pid)
    await _in_groups([table.start for table in benches])
    live = _resident_mb(pid)

    gc.disable()  # the players' own pauses are not the server's
    cpu_s, own_s, heard = _cpu_s(pid), time.process_time(), sum(table.heard_bytes for table in benches)
    full = await _play(benches, seconds / 2, None)
    cpu_s, own_s = _cpu_s(pid) - cpu_s, time.process_time() - own_s
    heard = sum(table.heard_bytes for table in benches) - heard
    half = await _play(benches, seconds / 2, len(full) / (seconds / 2) / 2)
    rss = _resident_mb(pid)
    gc.enable()
    for table in benches:
        table.leave()
    return {
        "game": game,
        "tables": tables,
        "viewers": viewers,
        "seconds": seconds,
        "moves_per_s": round(len(full) / (seconds / 2), 1),
        "half_load_moves_per_s": round(len(half) / (seconds / 2), 1),
        "p50_ms": _quantile(half, 50),
        "p99_ms": _quantile(half, 99),
        "full_load_p50_ms": _quantile(full, 50),
        "full_load_p99_ms": _quantile(full, 99),
        "cpu_ms_per_move": round(cpu_s * 1000 / max(1, len(full)), 3),
        "players_cpu_ms_per_move": round(own_s * 1000 / max(1, len(full)), 3),
        "bytes_per_move": round(heard / max(1, len(full))),
        "rss_mb": round(rss, 1),
        "rss_empty_mb": round(empty, 1),
        "rss_per_idle_table_kb": round((idle - empty) * 1024 / tables, 1),
        "rss_per_live_table_kb": round((live - empty) * 1024 / tables, 1),
    }


async def _in_groups(works: list[Callable[[], Awaitable[None]]], size: int = 25) -> None:
    for begin in range(0, len(works), size):
        await asyncio.gather(*(work() for work in works[begin : begin + size]))


async def _play(benches: list[_Table], seconds: float, rate: float | None) -> list[float]:
    """Let all tables play; returns the times in ms from sending each move to its reaching the last viewer."""
    end = time.perf_counter() + seconds
    times: list[float] = []
    pause = None if rate is None else len(benches) / rate
    await asyncio.gather(*(table.play(lambda: time.perf_counter() < end, pause, times) for table in benches))
    return times


def _quantile(times: list[float], percent: int, least: int = 100) -> float | None:
    if len(times) < least:
        return None
    return round(statistics.quantiles(times, n=100)[percent - 1], 2)


def _resident_mb(pid: int) -> float:
    """Memory of the server process; its bots' workers are not counted, for no bot plays here."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _cpu_s(pid: int) -> float:
    """Processor time of the server process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- under attack -----------------------------------------------------------------------------------------------------


def besiege(
    seconds: float = 5.0,
    names: Sequence[str] = tuple(ATTACKS),
    say: Callable[[str], None] = lambda line: None,
    bot_moves: int = BOT_MOVES,
) -> dict[str, Any]:
    """How long moves and bots take at quiet tables, first in peace and then under each attack from one address: for so
    many seconds, and until the bots have made so many moves."""
    raise_open_files()
    with _server("usual", lambda folder: asyncio.run(furnish(folder))) as (port, pid):
        return uvloop.run(_endure(port, pid, seconds, names, say, bot_moves))


async def _endure(
    port: int, pid: int, seconds: float, names: Sequence[str], say: Callable[[str], None], bot_moves: int
) -> dict[str, Any]:
    quiet = [_Table(port, "time-bomb", SEATS, number, INNOCENT) for number in range(QUIET_TABLES)]
    staffed = [
        _BotTable(port, "time-bomb", 1, QUIET_TABLES + number, STAFFED[number % len(STAFFED)])
        for number in range(BOT_TABLES)
    ]
    await _in_groups([table.open for table in (*quiet, *staffed)])
    await _in_groups([table.start for table in (*quiet, *staffed)])
    gc.disable()
    say("in peace")
    for _ in range(WARMING_S):
        if (await _suffer(quiet, staffed, 2.0, pid, 0))["bots_moves"]:
            break  # the workers are there
    peace = await _suffer(quiet, staffed, seconds, pid, bot_moves)
    attacks: dict[str, Any] = {}
    for name in names:
        say(name)
        # In its own process: the cost of attacking must not count as the cost of being attacked.
        command = (sys.executable, "-m", "lastwire.server.attack", str(port), name, str(LONGEST * seconds + 2))
        attacker = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it has begun
        await asyncio.sleep(0.5)
        attacks[name] = await _suffer(quiet, staffed, seconds, pid, bot_moves)
        attacker.stdin.close()
        attacks[name]["answers"] = json.loads(await attacker.stdout.readline() or "{}")
        await attacker.wait()
    gc.enable()
    for table in (*quiet, *staffed):
        table.leave()
    return {"peace": peace, "attack": attacks}


async def _suffer(
    quiet: list[_Table], staffed: list[_BotTable], seconds: float, pid: int, bot_moves: int
) -> dict[str, Any]:
    cpu_s, began = _cpu_s(pid), time.perf_counter()
    moves: list[float] = []
    answers: list[float] = []

    def going() -> bool:
        passed_s = time.perf_counter() - began
        return passed_s < seconds or (len(answers) < bot_moves and passed_s < LONGEST * seconds)

    async def look_up() -> None:
        """Bots may say nothing more: their tables have to notice that it is over."""
        while going():  # noqa: ASYNC110 - time passing is no event
            await asyncio.sleep(0.02)
        for table in staffed:
            table.look_up()

    await asyncio.gather(
        look_up(),
        *(table.play(going, QUIET_PAUSE_S, moves) for table in quiet),
        *(table.play(going, None, answers) for table in staffed),
    )
    passed_s = time.perf_counter() - began
    return {
        "seconds": round(passed_s, 1),
        "p95_ms": _quantile(moves, 95, least=20),
        "moves": len(moves),
        "bots_p50_ms": _quantile(answers, 50, least=2),
        "bots_p95_ms": _quantile(answers, 95, least=20),
        "bots_moves": len(answers),
        "bots_silent": sum(table.is_silent for table in staffed),  # asked at the beginning, and not heard of since
        "cpu_share": round((_cpu_s(pid) - cpu_s) / passed_s, 2),
    }


# --- players ----------------------------------------------------------------------------------------------------------


class _Part(Struct):
    prompt: Prompt | UnsetType | None = UNSET
    offers: tuple[Offer, ...] | UnsetType = UNSET
    ended: Any = UNSET


class _Heard(Struct):
    kind: str
    seat: int | None = None
    number: int = 0
    part: _Part | UnsetType = UNSET
    code: str = ""
    text: str = ""


_heard = msgspec.json.Decoder(_Heard).decode


class _Viewer(asyncio.Protocol):
    """The smallest client that will do: it reads text frames under 64 kB and sends no pings itself."""

    def __init__(self, on_news: Callable[[], None]) -> None:
        self.offers: tuple[Offer, ...] = ()
        self.prompt: Prompt | None = None
        self.number = 0
        self.seat: int | None = None
        self.news = 0
        self.answers = 0
        self.bytes = 0
        self.refusals: list[str] = []
        self.open = asyncio.get_running_loop().create_future()
        self._on_news = on_news
        self._buffer = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def ask(self, path: str, port: int, token: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )

    def send(self, command: dict[str, Any]) -> None:
        data = msgspec.json.encode(command)
        length = len(data)
        head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0xFE]) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)  # masked with zeros, which changes nothing

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        buffer = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.open.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            length, at = buffer[start + 1], start + 2
            if length == 126:
                length, at = int.from_bytes(buffer[at : at + 2], "big"), at + 2
            elif length == 127:
                length, at = int.from_bytes(buffer[at : at + 8], "big"), at + 8
            if len(buffer) < at + length:
                break
            if buffer[start] == 0x89:  # a ping: its answer carries the same bytes
                self._transport.write(bytes([0x8A, 0x80 | length]) + b"\0\0\0\0" + buffer[at : at + length])
            elif buffer[start] == 0x81:
                self._hear(buffer[at : at + length])
            start = at + length
        self._buffer = buffer[start:]

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'{"kind":"table"'):
            return
        if data.startswith(b'{"kind":"done"'):
            self.answers += 1
            self._on_news()
            return
        message = _heard(data)
        if message.kind == "refused":
            self.refusals.append(f"{message.code}: {message.text}")
        elif message.kind == "welcome":
            self.seat = message.seat
        elif message.kind in ("match", "update") and message.part is not UNSET:
            if message.kind == "match":
                self.number = message.number
            if message.part.prompt is not UNSET:
                self.prompt = message.part.prompt
            if message.part.offers is not UNSET:
                self.offers = message.part.offers
            self.news += 1
        self._on_news()


class _Table:
    """One table and everybody at it."""

    wish: ClassVar[dict[str, Any]] = {"seats": SEATS}

    def __init__(self, port: int, game: str, viewers: int, number: int, address: str = "127.0.0.1") -> None:
        self._port = port
        self._from = (address, 0)
        self._game = games.load(game)
        self._tokens = [guest.new_token() for _ in range(viewers)]
        self._viewers: list[_Viewer] = []
        self._changed = asyncio.Event()
        self._rng = Rng(number.to_bytes(32, "big"))
        self._id = ""
        self._sent = 0

    async def open(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=self._from)
        body = json.dumps({"game": self._game.info.name, "name": "Seat 0", **self.wish})
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nAuthorization: Bearer {self._tokens[0]}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()
        )
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if b" 201 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(f"no table: {answer.decode()}")
        self._id = json.loads(answer)["id"]

    async def start(self) -> None:
        for token in self._tokens:
            await self._join(token)
        for seat, viewer in enumerate(self._viewers[1:SEATS], 1):
            viewer.send({"kind": "sit", "id": "sit", "name": f"Seat {seat}", "seat": seat})
        await self._until(lambda: all(viewer.answers for viewer in self._viewers[1:SEATS]))
        self._viewers[0].send({"kind": "start", "id": "start"})
        await self._until(lambda: all(viewer.number == 1 for viewer in self._viewers))

    async def _join(self, token: str) -> None:
        _, viewer = await asyncio.get_running_loop().create_connection(
            lambda: _Viewer(self._changed.set), "127.0.0.1", self._port, local_addr=self._from
        )
        viewer.ask(f"/api/tables/{self._id}/socket", self._port, token)
        await viewer.open
        self._viewers.append(viewer)

    @property
    def heard_bytes(self) -> int:
        return sum(viewer.bytes for viewer in self._viewers)

    async def play(self, going: Callable[[], bool], pause_s: float | None, times: list[float]) -> None:
        """Move after move until the end; with a pause, at random moments that far apart on average."""
        while True:
            if pause_s is not None:
                await asyncio.sleep(random.expovariate(1 / pause_s))
            if not going():
                return
            prompt = self._viewers[0].prompt
            if prompt is None:
                await self._play_again()
                continue
            seat = prompt.owed[0]
            kind, fields = draw(self._viewers[seat].offers, self._rng)
            wanted = [viewer.news + 1 for viewer in self._viewers]
            began = time.perf_counter()
            self._command(seat, {"kind": "play", "prompt": prompt.id, "move": {"kind": kind, **fields}})
            await self._heard(wanted)
            took_ms = (time.perf_counter() - began) * 1000
            if going():
                times.append(took_ms)

    async def _play_again(self) -> None:
        number = self._viewers[0].number + 1
        self._command(0, {"kind": "again"})
        await self._until(lambda: all(viewer.number == number for viewer in self._viewers))

    async def _heard(self, wanted: list[int]) -> None:
        """Wait until every viewer has had this many messages."""
        await self._until(lambda: all(v.news >= n for v, n in zip(self._viewers, wanted, strict=True)))

    def leave(self) -> None:
        for viewer in self._viewers:
            viewer.close()

    def _command(self, seat: int, command: dict[str, Any]) -> None:
        self._sent += 1
        self._viewers[seat].send({"id": str(self._sent), **command})

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            refusals = [text for viewer in self._viewers for text in viewer.refusals]
            if refusals:
                raise RuntimeError(f"the server refused: {refusals}")
            await asyncio.wait_for(self._changed.wait(), 30)


class _BotTable(_Table):
    """A table of one person, who plays at once, and bots."""

    wish: ClassVar[dict[str, Any]] = {"seats": 4, "fill": "baseline", "start": True}

    async def start(self) -> None:
        await self._join(self._tokens[0])
        await self._until(lambda: self._viewers[0].number == 1)

    is_silent = False

    def look_up(self) -> None:
        """Something other than a message may have to be noticed."""
        self._changed.set()

    async def play(self, going: Callable[[], bool], pause_s: float | None, times: list[float]) -> None:
        """Play until the end; `times` gets the ms from each question put to the bots to their answer. One that was put
        before the beginning does not count."""
        person = self._viewers[0]
        heard, first = person.news, person.prompt
        while going():
            prompt = person.prompt
            if prompt is None:
                await self._play_again()
                continue
            began = time.perf_counter()
            if person.seat in prompt.owed:
                kind, fields = draw(person.offers, self._rng)
                self._command(0, {"kind": "play", "prompt": prompt.id, "move": {"kind": kind, **fields}})
            with suppress(TimeoutError):
                await self._until(lambda: person.prompt != prompt or not going())  # noqa: B023
            if person.prompt != prompt and prompt is not first and person.seat not in prompt.owed:
                times.append((time.perf_counter() - began) * 1000)
        self.is_silent = person.news == heard


# --- the server process -----------------------------------------------------------------------------------------------


def _serve(folder: str, limits: str) -> None:
    from lastwire.server import log
    from lastwire.server.house import House
    from lastwire.server.limits import OPEN, Limits
    from lastwire.server.serve import Server, listening

    log.configure("warning")
    with listening("127.0.0.1", 0) as listener:
        server = Server(House(Path(folder), OPEN if limits == "open" else Limits()), listener)
        server.on_start = lambda: print(server.port, flush=True)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


if __name__ == "__main__":
    _serve(sys.argv[1], sys.argv[2])
