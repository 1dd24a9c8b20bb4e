"""Goblins at their browsers: decks that bring about what a test wants to see, and players who act by taps alone."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, expect

from tests.browser.guest import Guest, Patience

SOON_MS = 8_000


def trick(
    id: str, name: str, kind: str, does: list[dict[str, Any]], copies: int, mission: str = "", **rest: Any
) -> dict[str, Any]:
    """So many equal Tricks, all of them with this mission if with any."""
    missions = [{"copy": copy, "code": mission} for copy in range(1, copies + 1)] if mission else []
    return {
        "id": id,
        "name": name,
        "copies": copies,
        "kind": kind,
        "does": does,
        "mark": "O",
        "missions": missions,
        **rest,
    }


HICCUP: dict[str, Any] = {"ritual": {"before": "trick"}}


def deck(
    tricks: list[dict[str, Any]], pay: int, penalties: list[tuple[str, dict[str, Any]]] | None = None
) -> dict[str, Any]:
    """A deck of these Tricks, with Bombs that one swap arms; its only mission is to be killed."""
    rules = penalties or [("hiccup", HICCUP)] * 5
    return {
        "mechanisms": ["Cork", "Cogwheel", "Fuse clip", "Hex bolt"],
        "bombs": [{"id": "bomb_small", "name": "Small Bomb", "mechanisms": 1, "mark": "O"}],
        "gadgets": [],
        "tricks": tricks,
        "missions": [
            {"code": "M-MARTYR", "all": [{"fact": "killed", "who": ["you"]}], "pay": pay, "mark": "O"},
        ],
        "resurrections": [
            {"id": f"p{place}", "name": f"Penalty {place} {name}", "mark": "O", **rule}
            for place, (name, rule) in enumerate(rules)
        ],
    }


class Cards:
    """The numbers that a deck's cards have at the table: Gadgets first, then the Tricks in their order."""

    def __init__(self, deck: dict[str, Any]) -> None:
        ids: list[str] = [gadget["id"] for gadget in deck["gadgets"]]
        for each in deck["tricks"]:
            ids += [each["id"]] * each["copies"]
        self._ids: list[str] = ["mechanism", *ids]

    def id(self, number: int) -> str:
        return self._ids[number]


class Goblin:
    """One guest at the table: what the page shows of hand and question, and what can be pressed."""

    def __init__(self, guest: Guest, seat: int, cards: Cards | None = None) -> None:
        self.guest = guest
        self.page = guest.page
        self.seat = seat
        self.cards = cards

    # --- seeing -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.guest.sees(".paper")

    @property
    def ask(self) -> str:
        return self.page.locator(".prompt .ask").first.inner_text()

    @property
    def turn(self) -> int:
        """The turn that the page shows."""
        told = re.search(r"\d+", self.page.locator(".status b").first.inner_text())
        return int(told[0]) if told else 0

    @property
    def armed(self) -> bool:
        return self.guest.sees(".cellar.armed")

    @property
    def depth(self) -> int:
        """How many Tricks lie on the stack."""
        stack = self.page.locator("[data-stack]")
        return int(stack.first.get_attribute("data-stack") or 0) if stack.count() else 0

    def hand(self) -> list[int]:
        numbers: list[int] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-hand]')].map((each) => Number(each.dataset.hand))"
        )
        return numbers

    def holding(self, id: str) -> int | None:
        """A card of this kind in hand."""
        assert self.cards is not None
        return next((number for number in self.hand() if self.cards.id(number) == id), None)

    def asked(self) -> str:
        """What this goblin is asked, by what can be pressed; "" if nothing, "busy" while a scene is played."""
        kind: str = self.page.evaluate(
            """() => {
                const sees = (selector) => document.querySelector(selector) !== null;
                if (sees(".cellar.busy")) return "busy";
                for (const each of ["swap", "name", "discard"]) if (sees(`[data-do=${each}]`)) return each;
                if (sees("[data-do=claim]:not([disabled])")) return "claim";
                if (sees("[data-do=judge-yes]:not([disabled])")) return "judge";
                if (!sees("[data-do=pass]:not([disabled])")) return "";
                const ask = document.querySelector(".prompt .ask").innerText;
                return ask.startsWith("Answer ") ? "interrupt" : "trick";
            }"""
        )
        return kind

    # --- doing ------------------------------------------------------------------------------------

    def skip(self) -> None:
        """A fast player does not wait for scenes."""
        if self.guest.sees(".cellar.busy"):
            self.guest.escape()

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=SOON_MS)

    def choose(self, number: int) -> None:
        """Tap a card of the hand, unless it is raised already."""
        card = self.page.locator(f"[data-hand='{number}']")
        if card.get_attribute("aria-pressed") != "true":
            card.click(timeout=SOON_MS)

    def play(self, number: int, player: int | None = None) -> None:
        """A Trick or an interrupt, with the player that it names."""
        self.choose(number)
        if player is not None:
            self.press(f".prompt [data-name='{player}']")
        self.press("[data-do=play]:not([disabled])")
        expect(self.page.locator(f"[data-hand='{number}']")).to_have_count(0)

    def let_pass(self) -> None:
        self.press("[data-do=pass]")

    def swap(self, give: int, take: int = 0) -> None:
        self.press(f"[data-take='{take}']")
        self.choose(give)
        self.press("[data-do=swap]:not([disabled])")
        expect(self.page.locator("[data-do=swap]")).to_have_count(0)

    def claim(self, most: int) -> None:
        """Claim so many of the missions that are fulfilled; all are chosen at first."""
        chosen = self.page.locator(".slot.chosen")
        while chosen.count() > most:
            chosen.first.click(timeout=SOON_MS)
        self.press("[data-do=claim]")
        expect(self.page.locator("[data-do=claim]")).to_have_count(0)

    def idle(self, kind: str) -> None:
        """The least that answers a question."""
        if kind == "swap":
            self.press("[data-do=leave]")
        elif kind == "name":
            self.press(".prompt [data-name]")
            self.press("[data-do=name]")
        elif kind == "discard":
            for card in self.page.locator("[data-hand]").all():
                if self.guest.sees("[data-do=discard]:not([disabled])"):
                    break
                card.click(timeout=SOON_MS)
            self.press("[data-do=discard]")
        elif kind == "claim":
            self.press("[data-do=claim]")
        elif kind == "judge":
            self.press("[data-do=judge-yes]:not([disabled])")
        else:
            self.let_pass()


Plan = Callable[[Goblin, str], bool]


def play_on(goblins: list[Goblin], plan: Plan, until: Callable[[], bool]) -> None:
    """Whoever is asked follows the plan, or does the least, until something is so."""
    patience = Patience("the match does not go on", [each.guest for each in goblins])
    while not until():
        acted = False
        for goblin in goblins:
            kind = goblin.asked()
            if kind == "busy":
                goblin.guest.escape()
            if kind in ("", "busy"):
                continue
            try:
                if not plan(goblin, kind):
                    goblin.idle(kind)
                acted = True
            except Error:
                # Answered meanwhile by a clock, or the page had not caught up: the next look tells.
                goblin.guest.escape()
        if acted:
            patience.renew()
        else:
            patience.wait(40)
