"""Experts at their browsers: a team that knows all its wires, as the test reads every page, and plays by taps alone."""

import re
from typing import Any

from playwright.sync_api import Error, expect

from tests.browser.guest import Guest, Patience

Wire = tuple[int, int]
LETTERS = "ABCDE"
SOON_MS = 8_000
# All that an expert looks for, at one go: asking a page for one thing after another takes longer than playing.
LOOK = """() => {
    const sees = (selector) => document.querySelector(selector) !== null;
    return {
        over: sees(".paper"),
        busy: sees(".bench.busy"),
        confirm: sees("[data-do=confirm]"),
        reveal: sees("[data-do=reveal]"),
        solo: sees("[data-do=solo]"),
        can: sees(".slot.can, .touch.can"),
        pick: sees("[data-pick]"),
        ask: document.querySelector(".prompt .ask")?.innerText ?? "",
    };
}"""


class Expert:
    """One guest in a mission: what the page shows of the own stands, and what can be pressed."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    # --- seeing -----------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    @property
    def over(self) -> bool:
        return self.guest.sees(".paper")

    @property
    def ask(self) -> str:
        return self.page.locator(".prompt .ask").inner_text()

    def wires(self, twin: list[str]) -> dict[Wire, str]:
        """The own wires that still stand, from the position in words: where, and what they are."""
        found: dict[Wire, str] = {}
        for line in twin:
            told = re.match(r"Stand (\w), yours: (.*)\.$", line)
            if told is None:
                continue
            for index, word in enumerate(told[2].split()):
                if not word.startswith("["):
                    found[LETTERS.index(told[1]), index] = value_of(word.split("*")[0])
        return found

    # --- doing ------------------------------------------------------------------------------------

    def skip(self) -> None:
        """A fast player does not wait for scenes."""
        if self.guest.sees(".bench.busy"):
            self.guest.escape()

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=SOON_MS)

    def tap(self, wire: Wire) -> None:
        """A wire on the bench or in the own stand; a finger taps the stand and corrects itself in the tray."""
        if not self.guest.phone:
            self.press(f"[data-wire='{wire[0]}-{wire[1]}']")
            return
        if not self.guest.sees(f"[data-pick={name(wire)}]"):
            self.press(f"[data-finger='{wire[0]}']")
        if self.page.locator(f"[data-pick={name(wire)}]").get_attribute("aria-pressed") != "true":
            self.press(f"[data-pick={name(wire)}]")

    def cut(self, wires: list[Wire], value: str, tool: str | None = None) -> None:
        """Compose a dual cut, read the sentence, and commit."""
        self.tap(wires[0])
        if tool is not None:
            self.press(f"[data-tool={tool}]")
            for wire in wires[1:]:
                self.tap(wire)
        self.press(f"[data-value='{value}']")
        said = self.page.locator(".say.ready")
        expect(said).to_contain_text("You say: ")
        for wire in wires:
            expect(said).to_contain_text(name(wire))
        self.press("[data-do=cut]")
        expect(self.page.locator("[data-do=cut]")).to_have_count(0)

    def respond(self) -> bool:
        """Answer whatever is asked beside a turn, as a fast player who does not wait for scenes."""
        self.skip()
        return self.answer(self.look())

    def answer(self, seen: dict[str, Any]) -> bool:
        """Whatever is asked of this expert beside a turn."""
        try:
            if seen["confirm"]:
                self.press("[data-do=confirm]")
                return True
            if "Mark one of your" in seen["ask"]:
                if self.guest.phone:
                    self.press("[data-do=lay]")
                self.press("[data-pick]" if self.guest.phone else ".slot.can")
                self.press("[data-do=confirm]")
                return True
            if "Which of those wires" in seen["ask"] and seen["pick"]:
                self.press("[data-pick]")
                self.press("[data-do=confirm]")
                return True
        except Error:
            return False  # asked no more: the next look tells
        return False


def name(wire: Wire) -> str:
    return f"{LETTERS[wire[0]]}{wire[1] + 1}"


def value_of(word: str) -> str:
    """What a key counts as: 4, 4.1 and 4.5 are a number, yellow and red."""
    return {"1": "yellow", "5": "red"}[word.split(".")[1]] if "." in word else word


def turn_in(twin: list[str]) -> str:
    """Which turn a page shows; it may still be telling of the one before."""
    told = re.search(r"turn (\d+)", " ".join(twin))
    return told[1] if told else ""


class Team:
    """All experts of a mission. `detectors`: how many cuts to make with the Double Detector; `misses`: on purpose."""

    def __init__(self, guests: list[Guest], *, detectors: int = 0, misses: int = 0) -> None:
        self.experts = [Expert(guest) for guest in guests]
        self.detectors = detectors
        self.misses = misses
        self.cuts = 0
        self._spent: set[Expert] = set()
        self._failures = 0

    def play(self) -> None:
        patience = Patience("the mission does not end", [each.guest for each in self.experts])
        while True:
            seen = [each.look() for each in self.experts]
            if all(each["over"] for each in seen):
                return
            acted = [self._act(expert, each) for expert, each in zip(self.experts, seen, strict=True)]
            if True in acted:
                patience.renew()
            else:
                patience.wait(60)

    def _act(self, expert: Expert, seen: dict[str, Any]) -> bool:
        if seen["over"]:
            return False
        if seen["busy"]:
            expert.guest.escape()  # a fast player does not wait for scenes
        if expert.answer(seen):
            return True
        if not seen["ask"].startswith(("Your turn", "You have only red")) or seen["busy"]:
            return False
        try:
            return self._turn(expert, seen)
        except Error:
            # Somebody was faster, or the page had not caught up; but not again and again.
            self._failures += 1
            if self._failures > 5:
                raise
            expert.guest.escape()
            return False

    def _turn(self, expert: Expert, seen: dict[str, Any]) -> bool:
        for button in ("reveal", "solo"):
            if seen[button]:
                expert.press(f"[data-do={button}]")
                return True
        if not seen["can"]:
            return False
        for other in self.experts:
            other.skip()
        twins = {other: other.guest.twin() for other in self.experts}
        if len({turn_in(twin) for twin in twins.values()}) > 1:
            return False  # somebody's page has not caught up, and would be misread
        hands = {other: other.wires(twin) for other, twin in twins.items()}
        mine = {value for value in hands[expert].values() if value != "red"}
        others = {wire: value for other, hand in hands.items() if other is not expert for wire, value in hand.items()}
        if self.misses:
            self.misses -= 1
            wire, value = next(
                (wire, value) for wire, truth in others.items() if truth != "red" for value in mine if value != truth
            )
            expert.cut([wire], value)
            return True
        fits = {wire: value for wire, value in others.items() if value in mine}
        wire, value = next(iter(fits.items()))
        if self.detectors and expert not in self._spent and not expert.guest.phone:
            wire, value = next((wire, value) for wire, value in fits.items() if value.isdigit())
            beside = next(other for other in others if other[0] == wire[0] and other != wire)
            expert.cut([wire, beside], value, "double")
            self._spent.add(expert)
            self.detectors -= 1
        else:
            expert.cut([wire], value)
        self.cuts += 1
        self._failures = 0
        return True
