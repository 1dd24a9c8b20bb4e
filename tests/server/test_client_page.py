"""What the page on the Python client shows is run, against a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lastwire.server.clock import Steady
from lastwire.server.serve import serving
from tests.lab.test_documentation import CLIENT, blocks

FAST = 40.0  # how fast the server's clock runs, so that bots do not keep the test waiting
SHOWN = [(place, code) for place, code in blocks("python") if place.startswith(CLIENT)]


@pytest.mark.parametrize(("place", "code"), SHOWN, ids=[place for place, _ in SHOWN])
async def test_what_the_page_shows_works(
    place: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path, clock=Steady(FAST)) as server:
        here = code.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        assert here != code
        await asyncio.to_thread(exec, compile(here, place, "exec"), {"__name__": "document"})
    assert capsys.readouterr().out


def test_the_page_shows_both_faces() -> None:
    assert len(SHOWN) == 2
