"""A whole match in browsers that are not Chromium, by words and numbers as in any other."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser.driver import PATIENCE_S, Driver, firefox, webkit
from tests.browser.mortal import Mortal

pytestmark = pytest.mark.extras

DEAL = """(async () => {
    await fetch("/api/me");
    const headers = { "Content-Type": "application/json" };
    const wish = {
        game: "time-bomb", name: "Ann", seats: 4, fill: "random", start: true,
        options: { ready_gate: false, start_player: "seat:0" },
    };
    const asked = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
    return (await asked.json()).id;
})()"""
LOOK = """({
    listed: [...document.querySelectorAll(".choices li button")].map((each) => each.textContent.trim()),
    shown: document.querySelector(".choices") !== null,
    busy: document.querySelector(".choices")?.getAttribute("aria-busy") === "true",
    over: document.querySelector(".end h1")?.textContent ?? "",
    cards: document.querySelectorAll(".board [data-card]").length,
})"""


@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_whole_match(
    browser: Callable[[Path], AbstractContextManager[Driver]], serve: Callable[..., Mortal], tmp_path: Path
) -> None:
    server = serve(tmp_path / "data")
    with browser(tmp_path / "browser") as page:
        page.open(f"{server.address}/about")
        table = page.ask(DEAL)
        page.open(f"{server.address}/t/{table}")
        chosen, heard = 0, time.monotonic()
        while True:
            seen = page.ask(LOOK)
            if seen["over"]:
                break
            assert time.monotonic() - heard < PATIENCE_S, f"the match does not go on: {seen}"
            if not seen["cards"] or seen["busy"]:
                time.sleep(0.05)
            elif not seen["shown"]:
                page.press("1")  # the first number opens the list
            elif seen["listed"]:
                page.press("1")
                chosen, heard = chosen + 1, time.monotonic()
            else:
                time.sleep(0.05)
        assert chosen >= 2
        assert page.ask("document.activeElement?.closest('.end') !== null"), "the focus is lost at the end"
