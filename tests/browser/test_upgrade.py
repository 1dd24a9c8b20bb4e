"""A server that is upgraded under an open page."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.mortal import Mortal

MakeGuest = Callable[..., Guest]

# What a page says of a server that is down.
DOWN = ("WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION_REFUSED")


def change_rules(data: Path) -> None:
    """Let the stored match have begun under rules that this server does not have."""
    with sqlite3.connect(data / "lastwire.sqlite") as database:
        for n, text in database.execute("SELECT n, data FROM entries").fetchall():
            entry = msgspec.json.decode(text)
            if entry["command"]["kind"] == "begun":
                entry["command"]["revision"] = 999
                changed = msgspec.json.encode(entry).decode()
                database.execute("UPDATE entries SET data = ?, sum = NULL WHERE n = ?", (changed, n))


def grow_old(guest: Guest) -> None:
    """Let this page be of another build."""
    guest.page.evaluate("document.querySelector('script[type=module]').setAttribute('src', '/assets/index-before.js')")


def test_a_page_from_before_asks_to_be_reloaded_and_keeps_what_was_typed(guest: MakeGuest, mortal: Mortal) -> None:
    ann = guest("Ann", phone=True, at=mortal.address)
    ann.expected = DOWN
    ann.open_table()
    ann.page.locator("[data-chat]").fill("Half a sen")
    grow_old(ann)
    ann.answered()
    mortal.stop()
    mortal.start()
    notice = ann.page.locator("[data-notice=reload]")
    expect(notice).to_contain_text("There’s a new version of Last Wire.")
    ann.accessible()
    ann.no_sideways_scroll()
    assert ann.targets() == []
    with ann.page.expect_navigation():
        ann.press("reload")
    expect(ann.page.locator("[data-chat]")).to_have_value("Half a sen")
    expect(ann.page.locator("[data-seat='0']")).to_contain_text("Ann")
    expect(notice).to_have_count(0)
    ann.page.locator("[data-chat]").press("Enter")
    expect(ann.page.locator(".chat")).to_contain_text("Half a sen")


def test_a_match_that_an_update_ends_leaves_the_room_and_its_log(
    guest: MakeGuest, mortal: Mortal, tmp_path: Path
) -> None:
    ann = guest("Ann", phone=True, at=mortal.address)
    ann.expected = DOWN
    ann.deal(seats=4, fill="random", start=True)
    expect(ann.page.locator("[data-do=ready]")).to_be_visible()
    ann.press("ready")
    expect(ann.page.locator("[data-do=ready]")).to_have_count(0)
    ann.answered()
    mortal.stop()
    change_rules(tmp_path)
    mortal.start()
    expect(ann.page.locator(".chat")).to_contain_text("An update has changed Time Bomb. The match ends here")
    ann.page.get_by_role("link", name="Match 1: no result").click()
    expect(ann.page.locator("[data-stored] li").first).to_contain_text("ready")
    expect(ann.page.locator(".stored")).to_contain_text("played by older rules")
    ann.accessible()
    ann.no_sideways_scroll()
    ann.page.go_back()
    ann.press("start")
    expect(ann.page.locator("[data-do=ready]")).to_be_visible()
