"""Starting and stopping a server: the socket it listens on, the addresses it tells people, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TextIO

import segno
import uvicorn

from lastwire.errors import StoreError
from lastwire.server import door, link, log
from lastwire.server.address import bracketed, lan_address, reachable_from_outside
from lastwire.server.app import make_app
from lastwire.server.clock import Clock
from lastwire.server.house import House
from lastwire.server.limits import Limits
from lastwire.server.operator import Openers

PING_S = 5.0  # between two measurements of how far away a client is
BYE_S = 2.0  # how long sockets get to say goodbye


class CannotServe(Exception):
    """The server cannot start; the text says why, for the person who tried."""


def serve(
    host: str = "0.0.0.0",
    port: int = 8000,
    data: Path = Path("lastwire-data"),
    open_browser: bool = True,
    log_level: str | None = None,
    limits: Limits | None = None,
    workers: int | None = None,
    allowed_hosts: Sequence[str] = (),
    openers: Openers | None = None,
    database: str | None = None,
) -> int:
    """Serve until told to stop; returns the exit code. Port 0 takes any free port. `database`: the address of a
    PostgreSQL database that tables are kept in, instead of the data folder."""
    try:
        with claimed(data), listening(host, port) as listener:
            log.configure(log_level or ("warning" if sys.stderr.isatty() else "info"))
            chosen = limits or Limits()
            house = House(data, chosen, workers, host, None, allowed_hosts, openers, database)
            house.open()
            server = Server(house, listener)
            announce = _Announcement(host, listener.getsockname()[1], open_browser)
            server.on_start = announce.make
            with suppress(KeyboardInterrupt):
                server.run(sockets=[listener])
    except CannotServe as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except StoreError as trouble:
        print(f"{trouble}.", file=sys.stderr)
        return 1
    return 0


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Keep the data folder to this process: two servers would each believe that they alone know its tables."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = (data / "lock").open("a+")
    except OSError as error:
        raise CannotServe(f"The data folder {data} cannot be used: {error.strerror}.") from None
    with lock:
        if os.name == "posix":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise CannotServe(f"Another server is using the data folder {data}.") from None
        yield


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket on this address."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, proto)
    except OSError as error:
        raise CannotServe(f"{host} is not an address to listen on: {error.strerror}.") from None
    with listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Small messages go out at once, and the system gives up on a reader that takes nothing for a minute.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 60_000)
        try:
            listener.bind(address)
        except OSError as error:
            raise CannotServe(_why_not(error, host, port)) from None
        yield listener


def _why_not(error: OSError, host: str, port: int) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            return f"Port {port} is taken: stop what uses it, or choose another with --port."
        case errno.EACCES:
            return f"Port {port} needs more rights than this user has: choose one above 1023 with --port."
        case errno.EADDRNOTAVAIL:
            return f"{host} is not an address of this machine."
        case _:
            return f"Cannot listen on {host}, port {port}: {error.strerror}."


class Server(uvicorn.Server):
    """uvicorn, but it says goodbye on every socket before closing it."""

    def __init__(self, house: House, listener: socket.socket, signals: bool = True) -> None:
        self.house = house
        self.port: int = listener.getsockname()[1]
        self._signals = signals
        self.on_start: Callable[[], None] = lambda: None
        # Tables are many small objects that live long and hold few cycles: looking through all of them costs more
        # than it finds.
        gc.set_threshold(10_000, 20, 1000)
        # The store's thread asks for the interpreter again after each statement, and everybody waits for the store.
        sys.setswitchinterval(0.001)
        raise_open_files()
        super().__init__(
            uvicorn.Config(
                make_app(house),
                http=door.guarded(house.guard),
                ws=link.guarded(house.guard),
                ws_max_size=house.limits.frame_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_S,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.house.take_leave(), BYE_S)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if not self._signals:
            yield
            return
        with super().capture_signals():
            yield


@asynccontextmanager
async def serving(
    data: Path,
    limits: Limits | None = None,
    clock: Clock | None = None,
    allowed_hosts: Sequence[str] = (),
    database: str | None = None,
) -> AsyncIterator[Server]:
    """A server on a free port of this machine, within the running loop. For tests."""
    with claimed(data), listening("127.0.0.1", 0) as listener:
        house = House(data, limits or Limits(), 1, clock=clock, allowed_hosts=allowed_hosts, database=database)
        server = Server(house, listener, signals=False)
        started = asyncio.Event()
        server.on_start = started.set
        task = asyncio.create_task(server.serve(sockets=[listener]))
        waiting = asyncio.create_task(started.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        try:
            yield server
        finally:
            waiting.cancel()
            server.should_exit = True
            await task


def raise_open_files() -> None:
    """Every connection is an open file: take as many as the system lets us."""
    if os.name == "posix":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < hard:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))


class _Announcement:
    """What the terminal says once the server is ready."""

    def __init__(self, host: str, port: int, open_browser: bool) -> None:
        self._host = host
        self._port = port
        self._open_browser = open_browser

    def make(self, out: TextIO = sys.stdout) -> None:
        anywhere = self._host in ("0.0.0.0", "::")
        own = f"http://{'localhost' if anywhere else bracketed(self._host)}:{self._port}/"
        print(f"Last Wire is at {own}", file=out)
        if reachable_from_outside(self._host):
            address = lan_address() if anywhere else self._host
            if address is not None:
                others = f"http://{bracketed(address)}:{self._port}/"
                print(f"Others in your network: {others}", file=out)
                if out.isatty():
                    segno.make(others, error="l").terminal(out, compact=True)
        else:
            print("Only this machine can reach it; --host 0.0.0.0 opens it to your network.", file=out)
        print("Ctrl-C stops it.", file=out, flush=True)
        if self._open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, own)
