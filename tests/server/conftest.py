"""Real servers on free ports of this machine."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from queue import Queue

import pytest

from lastwire.server.serve import Server, serving
from tests.server.guest_client import PATIENCE_S


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path / "data") as running:
        yield running
        assert running.house.metrics.faults == 0


@pytest.fixture
def port(server: Server) -> int:
    return server.port


@pytest.fixture
def port_of_thread(tmp_path: Path) -> Iterator[int]:
    """A server in a thread of its own, for tests that wait on bare sockets."""
    ports: Queue[int] = Queue()

    async def run() -> None:
        async with serving(tmp_path / "data") as running:
            ports.put(running.port)
            await asyncio.to_thread(finished.wait)

    finished = threading.Event()
    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    yield ports.get(timeout=PATIENCE_S)
    finished.set()
    thread.join()
