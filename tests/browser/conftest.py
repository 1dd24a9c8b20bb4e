"""A real server on a free port, Debian's Chromium, and guests who report everything that goes wrong in their pages."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.guest import Guest
from tests.browser.mortal import Mortal

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 120_000  # for what hangs: the machines that run this are shared, and may be slow

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("LASTWIRE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail("The browser tests need Chromium; on Debian: apt-get install chromium.")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": found, "args": sandbox}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server answers, with a data folder of its own."""
    server = Mortal(tmp_path_factory.mktemp("data"))
    server.start()
    yield server.address
    server.stop()


@pytest.fixture
def serve() -> Iterator[Callable[..., Mortal]]:
    """Starts servers of the test's own."""
    servers: list[Mortal] = []

    def start(data: Path, speed: int = 1) -> Mortal:
        server = Mortal(data, speed)
        server.start()
        servers.append(server)
        return server

    yield start
    for each in servers:
        each.stop()


@pytest.fixture
def mortal(serve: Callable[..., Mortal], tmp_path: Path) -> Mortal:
    """A server that a test may kill."""
    return serve(tmp_path)


@pytest.fixture
def guest(browser: Browser, address: str, serve: object) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each in a browser context of its own; at the end none of their pages may have complained.

    It asks for `serve` so that no server stops while a guest's page still calls it.
    """
    guests: list[Guest] = []

    def make(
        name: str, *, phone: bool = False, motion: bool = False, at: str = address, locale: str = "en-GB"
    ) -> Guest:
        context = browser.new_context(
            base_url=at,
            locale=locale,
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        made = Guest(name, context.new_page(), phone)
        watch(made.page, made.troubles, urlsplit(at).netloc)
        guests.append(made)
        return made

    yield make
    for each in guests:
        each.page.context.close()
    surprises = {each.name: [line for line in each.troubles if not line.startswith(each.expected)] for each in guests}
    assert {name: lines for name, lines in surprises.items() if lines} == {}


def watch(page: Page, troubles: list[str], host: str) -> None:
    """Note errors, broken policies and requests to anywhere else."""

    def outside(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != host:
            troubles.append(f"asked {url}")

    page.on("console", lambda line: troubles.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: outside(request.url))
    page.on("websocket", lambda socket: outside(socket.url))
    page.on(
        "response", lambda answer: troubles.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None
    )
