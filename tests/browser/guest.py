"""A person at a browser: what they see and what they press."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page, Request, expect

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# What axe calls serious or worse fails a test; the rest is advice.
BAD = ("serious", "critical")


class Guest:
    """One browser context and the page in it. `troubles` is whatever the page complained about."""

    def __init__(self, name: str, page: Page, phone: bool) -> None:
        self.name = name
        self.page = page
        self.phone = phone
        self.troubles: list[str] = []
        self.expected: str | tuple[str, ...] = "nothing"  # how a complaint begins that a test brings about itself
        self._asked: set[Request] = set()
        page.on("request", self._await)
        page.on("requestfinished", self._have)
        page.on("requestfailed", self._have)

    def _await(self, request: Request) -> None:
        self._asked.add(request)

    def _have(self, request: Request) -> None:
        self._asked.discard(request)

    # --- getting to a table -----------------------------------------------------------------------

    def enter_lobby(self) -> None:
        self.page.goto("/")
        expect(self.page.locator("[data-do=bots]")).to_be_visible()
        self.page.get_by_label("Your name").fill(self.name)

    def open_table(self) -> str:
        """Invite friends; answers the table's path."""
        self.enter_lobby()
        self.press("friends")
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator("[data-seat='0']")).to_contain_text(self.name)
        return "/t/" + self.page.url.rsplit("/", 1)[1]

    def join(self, path: str) -> None:
        """Come by a link and sit down in the first free seat."""
        self.page.goto(path)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("sit")
        expect(self.page.locator("li.own")).to_contain_text(self.name)

    def deal(self, **wish: Any) -> str:
        """Open a table by the interface that the lobby uses, with options that the lobby has no button for."""
        self.page.goto("/about")
        table = self.page.evaluate(
            """async (wish) => {
                await fetch("/api/me");
                const headers = { "Content-Type": "application/json" };
                const asked = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
                return (await asked.json()).id;
            }""",
            {"game": "time-bomb", "name": self.name, **wish},
        )
        path = f"/t/{table}"
        self.page.goto(path)
        return path

    # --- pressing ---------------------------------------------------------------------------------

    def press(self, what: str) -> None:
        self.page.locator(f"[data-do={what}]").first.click()

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def answered(self) -> None:
        """Wait until all that the page has asked for is there: a server that stops may refuse the rest."""
        patience = Patience("the server does not answer", [self])
        while self._asked:
            patience.wait(50)

    def say(self, line: str) -> None:
        if self.phone:
            self.press("talk")
        self.page.locator("[data-talk]").fill(line)
        self.page.locator("[data-talk]").press("Enter")
        expect(self.page.locator(".feed")).to_contain_text(line)
        if self.phone:
            self.page.keyboard.press("Escape")

    # --- playing ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.sees(".paper")

    @property
    def may_cut(self) -> bool:
        return self.sees(".finger.can" if self.phone else "button.card.can")

    def skip(self) -> None:
        """A fast player does not wait for scenes."""
        if self.sees(".board.dim"):
            self.escape()

    def escape(self) -> None:
        """Skip a scene, or lay a choice down. The match may have ended since the page was looked at: then the same key
        puts the paper aside, and it is picked up again."""
        self.page.keyboard.press("Escape")
        if self.sees("[data-do=paper]") and not self.over:
            self.press("paper")

    def act(self) -> bool:
        """Do what the table waits for, if it waits for this guest."""
        self.skip()
        try:
            if self.sees("[data-do=ready]"):
                self.page.locator("[data-do=ready]").click(timeout=2_000)
                return True
            if self.may_cut:
                self.cut()
                return True
        except Error:
            # The question may have been answered by a clock or an end meanwhile; the next look tells.
            return False
        return False

    def cut(self) -> None:
        """Tap a wire that glows, then confirm."""
        if self.phone:
            self.page.locator(".finger.can").first.click(timeout=2_000)
            self.page.locator("[data-tray]").first.click(timeout=2_000)
        else:
            self.page.locator("button.card.can").first.click(timeout=2_000)
        self.page.locator("[data-do=cut]").click(timeout=2_000)
        expect(self.page.locator("[data-do=cut]")).to_have_count(0)

    # --- reading ----------------------------------------------------------------------------------

    def twin(self) -> list[str]:
        """The position in words, as it is when the page has been told. Asked for without a key: whoever presses keys is
        led to what is asked."""
        if not self.sees("[data-describe] .facts"):
            self.page.locator("[data-do=describe]").evaluate("each => each.click()")
        lines = self.page.locator("[data-describe] .facts[aria-busy=false] p")
        expect(lines.first).to_be_attached()
        return [line.strip() for line in lines.all_text_contents()]

    # --- judging ----------------------------------------------------------------------------------

    def no_sideways_scroll(self) -> None:
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} scrolls sideways by {wide} px"

    def targets(self) -> list[str]:
        """Controls in sight that are smaller than a fingertip, except links inside sentences."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("button, select, input, a")]
                .filter((each) => !each.closest("p, .prose, li small") && each.checkVisibility())
                .filter((each) => each.tabIndex >= 0 && !each.matches("[type=radio], [type=checkbox]"))
                .map((each) => [each, each.getBoundingClientRect()])
                .filter(([each, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
                .filter(([each]) => !each.closest(".feed"))
                .map(([each, box]) => `${each.outerHTML.slice(0, 90)} is ${box.width} by ${box.height}`)"""
        )
        return found

    def accessible(self) -> None:
        """axe-core finds nothing serious here."""
        moving = (
            "document.getAnimations().some((each) => each.playState === 'running'"
            " && each.effect.getComputedTiming().iterations !== Infinity)"
        )
        while self.page.evaluate(moving):  # the page's policy leaves no wait_for_function
            self.page.wait_for_timeout(50)
        self.page.evaluate(AXE)
        report = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        bad = [
            f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
            for each in report["violations"]
            if each["impact"] in BAD
            for node in each["nodes"]
        ]
        assert bad == [], "\n".join(bad)


class Patience:
    """With a match that is slow to go on. It is there to say what pages show when a match hangs, so there is more of it
    than any machine needs; whenever somebody could do something, it begins anew."""

    LONGEST_S: Final = 400.0

    def __init__(self, trouble: str, guests: Sequence[Guest]) -> None:
        self._trouble = trouble
        self._guests = guests
        self._since = time.monotonic()

    def renew(self) -> None:
        self._since = time.monotonic()

    def wait(self, ms: float) -> None:
        self._guests[0].page.wait_for_timeout(ms)
        if time.monotonic() - self._since > self.LONGEST_S:
            seen = [
                f"{each.name} sees: {' '.join(each.page.inner_text('body').split())[:900]}" for each in self._guests
            ]
            raise AssertionError("\n".join([self._trouble, *seen]))


def play_out(guests: list[Guest]) -> None:
    """Everybody does what they are asked until the end."""
    patience = Patience("the match does not end", guests)
    while not all(each.over for each in guests):
        acted = [each.act() for each in guests]  # everybody gets a turn before anybody waits
        if True in acted:
            patience.renew()
        else:
            patience.wait(60)
