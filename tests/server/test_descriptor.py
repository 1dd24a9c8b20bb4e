"""A server that may open no more files: those who are in play on, and those who come are let in when it may again."""

from __future__ import annotations

import json
import resource
import signal
from pathlib import Path

import httpx2
import pytest

from tests.server.guest_client import Guest, eventually, seated
from tests.server.process import Process


def open_files(pid: int) -> int:
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


async def test_no_more_files(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Process(tmp_path / "data", log=log)
    try:
        guests = await seated(server.port, 4)
        await guests[0].do("start")
        for guest in guests:
            await guest.until_number(1)
        before = resource.prlimit(server.id, resource.RLIMIT_NOFILE)
        resource.prlimit(server.id, resource.RLIMIT_NOFILE, (open_files(server.id), before[1]))
        stranger = Guest(server.port)
        await eventually(lambda: "nobody new gets in" in log.read_text())
        with pytest.raises(httpx2.TransportError):  # hung up on, or left to wait
            await stranger.http("GET", "/api/me", timeout=2)
        for guest in guests:
            prompt = guest.part["prompt"]["id"]
            await guest.do("play", prompt=prompt, move={"kind": "ready"})
        resource.prlimit(server.id, resource.RLIMIT_NOFILE, before)
        await eventually(lambda: "files can be opened again" in log.read_text())
        await stranger.open_table()
        await stranger.join()
        await stranger.until(lambda: stranger.info)
        await stranger.leave()
        for guest in guests:
            await guest.leave()
    finally:
        server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["event"] for line in lines] == [
        "nobody new gets in: no more files may be opened (ulimit -n)",
        "files can be opened again",
    ]
