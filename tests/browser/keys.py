"""People who never touch a mouse: one plays on the board by keyboard, one by what the table says in words."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import Guest

# The first of these that a page has is where a match is.
LOOK = """() => {
    const sees = (selector) => document.querySelector(selector) !== null;
    if (sees(".end")) return "over";
    if (sees("dialog[open]")) return "sheet";
    const shown = (each) => each.checkVisibility() && !each.disabled && each.tabIndex >= 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const main = all(".prompt :is(.brass, .red)");
    // Without what only passes in advance, or tells more.
    const aside = "[data-until], [data-do=pace], [data-do=stand-by], [data-do=unpass], [data-do=pass-turn], .why";
    const rest = all(
        ":is(.board, .reach, .left) :is(.can:is(button, [tabindex]), .can button), " +
        `.prompt button:not(.brass, .red, [aria-pressed=true], ${aside})`
    );
    globalThis.main = main;
    globalThis.rest = rest;
    return `${main.length} ${rest.length}`;
}"""
AIM = (
    "([which, at]) => { globalThis.aim = globalThis[which][at]; return globalThis.aim?.outerHTML.slice(0, 160) ?? ''; }"
)
THERE = """() => {
    const gone = !aim?.isConnected || aim.tabIndex < 0 || aim.disabled || aim.closest("[inert]");
    return gone || document.querySelector("dialog[open]") ? null : document.activeElement === aim;
}"""
ADVANCE = ("Pass in", "Pass until", "Be asked")  # what answers no question
MOST_TABS = 160


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


def join(guest: Guest, path: str) -> None:
    guest.page.goto(path)
    expect(guest.page.locator("[data-do=sit]").first).to_be_visible()
    tab_to(guest.page, "input")
    guest.page.keyboard.type(guest.name)
    tab_to(guest.page, "[data-do=sit]")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("li.own")).to_contain_text(guest.name)


class Typist:
    """Plays on the board: goes by Tab to whatever glows or can be pressed, and presses Enter."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.page = guest.page
        self.deeds = 0
        self._chance = random.Random(seed)

    def act(self) -> str:
        seen: str = self.page.evaluate(LOOK)
        if seen == "sheet":
            self.page.keyboard.press("Escape")
            return "acted"
        if seen in ("over", "0 0"):
            return seen
        main, rest = map(int, seen.split())
        which = "main" if main and (not rest or self._chance.random() < 0.7) else "rest"
        at = self._chance.randrange(main if which == "main" else rest)
        aimed = self.page.evaluate(AIM, [which, at])
        for _ in range(MOST_TABS):
            there = self.page.evaluate(THERE)
            if there is None:
                return "acted"  # it is gone: somebody else has moved
            if there:
                self.page.keyboard.press("Enter")
                self.deeds += 1
                return "acted"
            self.page.keyboard.press("Tab")
        pytest.fail(f"the keyboard does not reach {aimed}")


class Reader:
    """Plays by words alone: knows what a screen reader would read, and types numbers."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.page = guest.page
        self.chosen = 0
        self.facts: list[str] = []
        self._list = self.page.get_by_role("region", name="What you can do")
        self._position = self.page.get_by_role("region", name="Where things stand")
        self._end = self.page.get_by_role("region", name="Read the paper")
        self._chance = random.Random(seed)

    def act(self) -> str:
        if self._end.count():
            return "over"
        if not self._list.count():
            self.page.keyboard.press("1")  # the first number opens the list
            expect(self._list).to_be_visible()
        told = re.findall(r"^(\d+): (.+)$", self._list.inner_text(), re.MULTILINE)
        numbers = [number for number, text in told if 0 < int(number) <= 9 and not text.startswith(ADVANCE)]
        if not numbers:
            return ""
        assert all(text.strip() for _, text in told)
        self.facts = self._position.inner_text().splitlines()
        assert self.facts, "choices without a position"
        self.page.keyboard.press(self._chance.choice(numbers))
        self.chosen += 1
        return "acted"
