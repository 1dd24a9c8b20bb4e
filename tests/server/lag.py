"""How long one turn of a server's event loop takes: `python -m tests.server.lag` serves from a loop that is watched,
does to it from another thread what guests can do, and prints the longest turn of each in ms of processor time.
`--entries` is the length of the longest match."""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import threading
import time
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from lastwire.engine.rng import Rng, seed_of
from lastwire.kit.talk import TalkLimits
from lastwire.server.limits import OPEN
from lastwire.server.serve import serving
from tests.server.guest_client import Guest, play_on, seated

DOTTED = "\n".join(f"{'.'.join(f'k{line}' for _ in range(40))} = 1" for line in range(360))[:59_000]
DECK = {"decks": {"G": [1] * 12_000}}
HARD_MAP = "\n".join(["+" + "--+" * 16, *["|" + ".  " * 15 + ". |\n+" + "  +" * 16] * 15])
UNLIMITED = 1 << 40


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


async def _talked(port: int, entries: int, report: Report) -> None:
    """A match in which people talk and talk, far longer than games let them, and what is done to it then."""
    guests = await seated(port, 4, game="academy")
    await guests[0].do("start")
    for guest in guests:  # once more, to be told the whole of it later in one message
        await guest.leave()
        await guest.join(max_size=None)
    for at in range(0, entries, 4):
        act = {"act": "say", "text": f"We have said this {at} times, and say it again."}
        for guest in guests:
            await guest.do("say", act=act)
    await report(f"a line among {entries:,}")
    watcher = await Guest(port).join(guests[0].table, max_size=None)
    await watcher.until_number(1)
    await report("coming to watch it")
    await guests[1].leave()
    await report("losing the line")
    await guests[1].join(max_size=None)
    await guests[1].until(lambda: "match" in guests[1].kinds()[-3:])
    await report("coming back")
    await guests[2].do("stand")
    await report("leaving the seat")
    for guest in (guests[0], guests[1], guests[3]):
        await guest.do("abandon", on=True)
    await guests[0].until(lambda: guests[0].part.get("ended"))
    await report("the end of it")
    for guest in (*guests, watcher):
        await guest.leave()


async def _read(port: int, *paths: str) -> None:
    for path in paths:
        await Guest(port).http("GET", path)


async def _checked(port: int) -> None:
    await Guest(port).http("POST", "/api/missions/bomb-squad/check", json={"text": f"grid = '''\n{HARD_MAP}\n'''"})


Report = Callable[[str], Awaitable[None]]
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


async def main(entries: int) -> None:
    probe = Probe()
    with tempfile.TemporaryDirectory() as folder, probe.watching(asyncio.get_running_loop()), _unlimited_talk():
        async with serving(Path(folder), limits=OPEN) as server:
            server.house.terms = replace(server.house.terms, chat_lines=UNLIMITED)

            async def report(name: str) -> None:
                await _read(server.port, "/healthz")  # until the turn is over that was waited for
                longest_s, what = probe.take()
                print(f"{name:35} {1000 * longest_s:8.1f} ms  {what}", flush=True)

            gc.disable()  # the guests are here too, and what they were told is not the server's

            async def attack() -> None:
                await _read(server.port, "/healthz")
                probe.take()
                for name, each in ATTACKS.items():
                    await each(server.port)
                    await report(name)
                await _talked(server.port, entries, report)

            await _in_thread(attack)


@contextmanager
def _unlimited_talk() -> Iterator[None]:
    limited = TalkLimits.reached
    setattr(TalkLimits, "reached", lambda *_, **__: False)  # noqa: B010 - a method
    try:
        yield
    finally:
        setattr(TalkLimits, "reached", limited)  # noqa: B010


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=10_000)
    asyncio.run(main(parser.parse_args().entries))
