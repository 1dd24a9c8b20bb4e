"""How long one turn of a server's event loop takes: `python -m tests.server.lag` serves from a loop that is watched,
does to it from another thread what one guest can do, and prints the longest turn of each in ms of processor time."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from lastwire.engine.rng import Rng, seed_of
from lastwire.server.serve import serving
from tests.server.guest_client import Guest, play_on, seated

DOTTED = "\n".join(f"{'.'.join(f'k{line}' for _ in range(40))} = 1" for line in range(360))[:59_000]
DECK = {"decks": {"G": [1] * 12_000}}
HARD_MAP = "\n".join(["+" + "--+" * 16, *["|" + ".  " * 15 + ". |\n+" + "  +" * 16] * 15])


class Probe:
    """The longest turn of a loop since it was last asked, in seconds, and what was called in it."""

    def __init__(self) -> None:
        self.longest_s = 0.0
        self.what = ""

    @contextmanager
    def watching(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        run: Callable[[Any], None] = getattr(events.Handle, "_run")  # noqa: B009 - not in its public interface

        def timed(handle: Any) -> None:
            if handle._loop is not loop:
                run(handle)
                return
            began = time.thread_time()
            run(handle)
            took_s = time.thread_time() - began
            if took_s > self.longest_s:
                self.longest_s, self.what = took_s, repr(handle)[:160]

        setattr(events.Handle, "_run", timed)  # noqa: B010
        try:
            yield
        finally:
            setattr(events.Handle, "_run", run)  # noqa: B010

    def take(self) -> tuple[float, str]:
        found = self.longest_s, self.what
        self.longest_s, self.what = 0.0, ""
        return found


async def _configured(port: int, **wish: Any) -> None:
    host = Guest(port)
    await host.open_table(game="academy")
    await host.join()
    await host.ask("configure", **wish)
    await host.leave()


async def _played(port: int) -> None:
    guests = await seated(port, 4)
    await guests[0].do("start")
    await play_on(guests, Rng(seed_of("lag")))
    await guests[0].http("GET", f"/api/tables/{guests[0].table}/matches/1/record")
    await guests[0].http("GET", f"/api/tables/{guests[0].table}/matches/1/replay?as=all")
    for guest in guests:
        await guest.leave()


async def _drawn(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    for size in (1, 200, 2_200):
        await host.http("GET", f"/api/tables/{host.table}/qr.svg", headers={"host": f"{'a' * size}.local"})


async def _read(port: int, *paths: str) -> None:
    for path in paths:
        await Guest(port).http("GET", path)


async def _checked(port: int) -> None:
    await Guest(port).http("POST", "/api/missions/bomb-squad/check", json={"text": f"grid = '''\n{HARD_MAP}\n'''"})


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    "dotted TOML": lambda port: _configured(port, content=DOTTED),
    "a long deck": lambda port: _configured(port, options={"content": DECK}),
    "the list of games": lambda port: _read(port, *["/api/games"] * 5),
    "rules": lambda port: _read(port, *(f"/api/rules/{game}" for game in ("academy", "badaboom", "bomb-busters"))),
    "pages": lambda port: _read(port, "/api/about", "/", "/metrics", "/api/content/badaboom"),
    "pictures": _drawn,
    "a match, its record and replay": _played,
    "a mission": _checked,
}


async def main() -> None:
    probe = Probe()
    with tempfile.TemporaryDirectory() as folder, probe.watching(asyncio.get_running_loop()):
        async with serving(Path(folder)) as server:
            await _in_thread(lambda: _read(server.port, "/healthz"))
            probe.take()
            for name, attack in ATTACKS.items():
                await _in_thread(partial(attack, server.port))
                longest_s, what = probe.take()
                print(f"{name:35} {1000 * longest_s:8.1f} ms  {what}", flush=True)


async def _in_thread(work: Callable[[], Awaitable[None]]) -> None:
    done, loop = asyncio.Event(), asyncio.get_running_loop()

    def run() -> None:
        async def once() -> None:
            await work()

        try:
            asyncio.run(once())
        finally:
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=run).start()
    await done.wait()


if __name__ == "__main__":
    asyncio.run(main())
