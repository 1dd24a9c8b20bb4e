"""Nothing is cut off and nothing lies on something else, at the sizes that people have.

What is marked `data-whole` has to be seen whole: inside whatever clips it and inside the page, with all of its text,
and apart from everything else that is marked.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

MakeGuest = Callable[..., Guest]
# Small and usual phones, a tablet, a desk, and the desk at twice the size of everything.
SIZES = ((360, 740), (390, 844), (1024, 768), (1440, 900), (720, 450))
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "academy": (5, {}),
    "badaboom": (5, {"first_player": "seat:0", "clock": "off"}),
    "bomb-busters": (2, {"mission": 1, "captain": "seat:0"}),
    "bomb-squad": (4, {"mission": "bravo", "clock": "practice", "briefing": False}),
    "time-bomb": (6, {"start_player": "seat:0"}),
}
# Pieces travel to their new places when the window changes.
SETTLED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ends = (each) => each.effect.getComputedTiming().iterations !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}"""
FAULTS = """() => {
    const shown = [...document.querySelectorAll("[data-whole]")].filter((each) => {
        const box = each.getBoundingClientRect();
        const seen = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return seen && box.width > 2 && box.height > 2;
    });
    const said = (each) => `${each.className} "${each.textContent.trim().slice(0, 30)}"`;
    const faults = [];
    for (const each of shown) {
        const box = each.getBoundingClientRect();
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
            faults.push(`${said(each)} has ${each.scrollWidth} px to show in ${each.clientWidth}`);
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
            faults.push(`${said(each)} leaves the page`);
        for (let around = each.parentElement; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            const clips = (way) => ["hidden", "clip"].includes(way);
            if (clips(style.overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
                faults.push(`${said(each)} is cut off at the side by ${around.className}`);
            if (clips(style.overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
                faults.push(`${said(each)} is cut off above or below by ${around.className}`);
        }
    }
    shown.forEach((one, at) => {
        const a = one.getBoundingClientRect();
        for (const other of shown.slice(at + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2) faults.push(`${said(one)} and ${said(other)} lie on one another`);
        }
    });
    return { count: shown.length, faults };
}"""


def judge(ann: Guest, what: str) -> None:
    page = ann.page
    for forced in (False, True):
        page.emulate_media(forced_colors="active" if forced else "none", reduced_motion="reduce")
        for width, height in SIZES if not forced else SIZES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            found = page.evaluate(FAULTS)
            assert found["count"] > 0, f"nothing is marked in {what}"
            assert found["faults"] == [], f"{what} at {width} by {height}: {found['faults']}"
            ann.no_sideways_scroll()


@pytest.mark.parametrize("game", TABLES)
def test_what_matters_is_seen_whole(guest: MakeGuest, game: str) -> None:
    seats, options = TABLES[game]
    ann = guest("Ann")
    ann.deal(game=game, seats=seats, fill="baseline", options=options)
    expect(ann.page.locator("[data-seat='0']")).to_be_visible()
    judge(ann, f"the room of {game}")
    ann.press("start")
    expect(ann.page.locator(".prompt .ask")).to_be_visible()
    ann.page.keyboard.press("Escape")
    judge(ann, f"a match of {game}")
