"""The client for programs that simply wait: each call returns when it is done. The sockets live in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

from lastwire.client.client import Client
from lastwire.client.stay import Stay

T = TypeVar("T")


class Plain:
    """A guest of a server, and the one table it sits at: `with Plain(link) as guest: guest.sit("Ada")`."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.client = Client(server, token)
        self._at: Stay | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Plain:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._at is not None:
            self._wait(self._at.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def open(self, game: str, name: str, **wish: Any) -> Stay:
        """Open a table and come to it."""
        return self._come(self._wait(self.client.open(game, name, **wish)))

    def come(self, id: str = "") -> Stay:
        """Come to the table with this id, or to the one that the link named."""
        return self._come(self.client.table(id) if id else self._wait(self.client.linked()))

    @property
    def table(self) -> Stay:
        """What is known of the table; its attributes may be read at any time."""
        assert self._at is not None, "come to a table first"
        return self._at

    def until(self, true: Callable[[Stay], T | None]) -> T:
        """Wait for something to become true of the table."""
        return self._wait(self.table.until(lambda: true(self.table)))

    def sit(self, name: str, seat: int | None = None) -> None:
        self._wait(self.table.sit(name, seat))

    def play(self, move: Any) -> None:
        self._wait(self.table.play(move))

    def say(self, act: Any) -> None:
        self._wait(self.table.say(act))

    def ask(self, kind: str, **fields: Any) -> Any:
        return self._wait(self.table.ask(kind, **fields))

    def _come(self, table: Stay) -> Stay:
        self._at = self._wait(table.__aenter__())
        return self._at

    def _wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()
