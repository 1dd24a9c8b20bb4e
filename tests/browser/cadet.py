"""Cadets at their browsers: a class that plans its rounds together, so that every Tool gets its moment, and plays by
taps alone."""

import re
from collections.abc import Callable, Iterator
from itertools import product

from playwright.sync_api import Error, expect

from tests.browser.guest import Guest, Patience

SOON_MS = 8_000
WIRES = {"Green": "G", "Blue": "B", "Red": "R", "Yellow": "Y"}
CARDS = {**WIRES, "Wait": "WAIT", "Chicken": "CHICKEN"}
# Those that need nothing but the right company first, those that need an explosion after them, luck last.
EASE = (
    *("SNIFFER", "TOOLKIT", "CRIMPER", "WRENCH", "AIR_HORN", "JUMPER", "SCHEMATICS", "SWITCH", "BOMB_BLANKET"),
    *("MIRROR", "AMPLIFIER", "HAMMER", "X_RAY", "JAMMER", "FREEZER", "SCRAMBLER", "ORDERS", "HELMET", "SHIELD"),
    "DYNAMO",
)
# What the page asks for, in one look; a scene that runs is skipped on the way, as a press on the board does.
LOOK = """() => {
    const sees = (selector) => document.querySelector(selector) !== null;
    if (sees(".paper")) return "over";
    const busy = document.querySelector(".hall.busy");
    if (busy) {
        busy.dispatchEvent(new PointerEvent("pointerdown"));
        return "busy";
    }
    if (sees("[data-draft]")) return "draft";
    if (sees("[data-do=pass]")) return "window";
    if (sees("[data-scan]")) return "scan";
    if (sees("[data-mode]")) return "peek";
    if (sees(".prompt [data-pick]")) return "protect";
    if (sees(".hand .can")) return sees(".foot [data-tool]") ? "tool" : "card";
    return "";
}"""


class Cadet:
    """One guest at the exam: what the page says of the position, and what can be pressed."""

    def __init__(self, guest: Guest, before: Callable[[str], None] = lambda asked: None) -> None:
        self.guest = guest
        self.page = guest.page
        self._before = before  # told what is asked, before it is answered

    # --- seeing -----------------------------------------------------------------------------------

    def asked(self) -> str:
        told: str = self.page.evaluate(LOOK)
        return told

    @property
    def ask(self) -> str:
        return self.page.locator(".prompt .ask").inner_text()

    def twin(self) -> list[str]:
        """The position in words."""
        return self.guest.twin()

    # --- doing ------------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=SOON_MS)

    def play(self, card: str) -> None:
        """Pick a card, read what it does, and play it."""
        if not self.guest.sees(f"[data-card={card}].picked"):
            self.press(f"[data-card={card}]")
        self.press("[data-do=confirm]")
        expect(self.page.locator(f".hand [data-card={card}].can")).to_have_count(0)

    def draft(self) -> str:
        """Take the Tool that is easiest to use."""
        display = [each.get_attribute("data-draft") or "" for each in self.page.locator("[data-draft]").all()]
        best = min(display, key=EASE.index)
        self.press(f"[data-draft={best}]")
        self.press("[data-do=confirm]")
        expect(self.page.locator("[data-draft]")).to_have_count(0)
        return best

    def use(self, tool: str) -> None:
        """Use a Tool on whomever or whatever it may be used on."""
        self.press(f".prompt [data-tool={tool}]")
        for _ in range(2):
            target = ".prompt [data-target][aria-pressed=false], .prompt [data-pick][aria-pressed=false]"
            if not self.guest.sees("[data-do=confirm]") and self.guest.sees(target):
                self.press(target)
        self.press("[data-do=confirm]")
        expect(self.page.locator("[data-do=confirm]")).to_have_count(0)

    def answer(self, protect: str | None = None) -> str:
        """Answer whatever is asked beside the choice of a card: use every Tool one can, look wherever one may."""
        asked = self.asked()
        if asked in ("", "busy", "card", "over"):
            return asked
        self._before(asked)
        try:
            self._answer(asked, protect)
        except Error:
            return ""  # asked no more: the next look tells
        return asked

    def _answer(self, asked: str, protect: str | None) -> None:
        match asked:
            case "draft":
                self.draft()
                return
            case "window" | "tool":
                tools = self.page.locator(".choices [data-tool], .foot [data-tool]")
                self.use(tools.first.get_attribute("data-tool", timeout=SOON_MS) or "")
                return
            case "scan":
                self.press("[data-scan]")
            case "peek" if self.guest.sees("[data-mode=mirror]"):
                self.press("[data-mode=mirror]")
            case "peek":
                for _ in range(2):
                    self.press(".prompt [data-pick][aria-pressed=false]")
            case "protect":
                self.press(f".prompt [data-pick={protect}]" if protect else ".prompt [data-pick]")
        self.press("[data-do=confirm]")
        expect(self.page.locator("[data-do=confirm]")).to_have_count(0)


class Wire:
    """A wire as its line of the position tells."""

    def __init__(self, line: str) -> None:
        told = re.match(
            r"(\w+): exposed (.*); trigger on (\d+) of (\d+); (\w+) .*; cut alone .*; left in the deck (.*)\.", line
        )
        assert told is not None, line
        self.letter = WIRES[told[1]]
        self.exposed = len(re.findall(r"\d+", told[2]))
        self.room = int(told[4]) + (int(told[5]) if told[5].isdigit() else 0) - int(told[3])
        left = [int(value) for value in re.findall(r"\d+", told[6])]
        self.mean = sum(left) / len(left)


class Position:
    """What the class knows when it chooses: hands, Tools and wires, all of it public."""

    def __init__(self, lines: list[str], names: list[str]) -> None:
        self.time = lines[0]
        self.wires = {wire.letter: wire for wire in map(Wire, filter(re.compile(r"\w+: exposed").match, lines))}
        self.hands: list[list[str]] = []
        self.tools: list[list[str]] = []
        for name in names:
            line = next(line for line in lines if re.match(rf"({name}|You): -?\d+ points?; hand", line))
            lines = [other for other in lines if other is not line]
            hand = re.search(r"hand (.*?); out", line)
            whose = "Your" if line.startswith("You:") else f"{name}’s"
            tools = next(filter(None, map(re.compile(rf"{whose} Tools: (.*)\.$").match, lines)), None)
            owned = words(tools[1] if tools else "")
            self.hands.append([CARDS[word] for word in words(hand[1] if hand else "")])
            self.tools.append([re.sub("[ -]", "_", tool).upper() for tool in owned])

    def plan(self) -> tuple[str, ...]:
        """The cards that let the most Tools be used; with none left to use, those that end the bomb soonest."""
        return max(product(*self.hands), key=lambda cards: (self._used(cards), self._heat(cards)))

    def _used(self, cards: tuple[str, ...]) -> int:
        return sum(self._fits(tool, seat, cards) for seat, tools in enumerate(self.tools) for tool in tools)

    def _fits(self, tool: str, seat: int, cards: tuple[str, ...]) -> bool:
        """Whether these cards bring about a moment for the Tool."""
        card = cards[seat]
        mine = cards.count(card) if card in self.wires else 0
        others = [other for at, other in enumerate(cards) if at != seat and other in self.wires]
        match tool:
            case "AIR_HORN" | "CRIMPER" | "WRENCH" | "BOMB_BLANKET":
                return any(other != card for other in others)
            case "JUMPER":
                return mine > 0
            case "SWITCH":
                return mine > 0 and any(other != card for other in others)
            case "AMPLIFIER" | "HAMMER" | "X_RAY":
                return mine == 1
            case "JAMMER":
                return mine > 1
            case "FREEZER" | "SCRAMBLER":
                return mine > 0 and self.wires[card].exposed >= (3 if tool == "SCRAMBLER" else 1)
            case "MIRROR":
                return card == "CHICKEN"
            case "ORDERS":
                return mine > 0 and "WAIT" in cards
            case "HELMET":
                return mine > 0 and card == self._hottest(cards)
            case "SHIELD":
                return any(other != card for other in others) and card != self._hottest(cards)
        return False  # the choice itself is the moment of the others, or luck is

    def _reach(self, letter: str, cards: tuple[str, ...]) -> float:
        wire = self.wires[letter]
        return cards.count(letter) * wire.mean - wire.room

    def _hottest(self, cards: tuple[str, ...]) -> str:
        return max(self.wires, key=lambda letter: (letter in cards, self._reach(letter, cards)))

    def _heat(self, cards: tuple[str, ...]) -> float:
        return max(self._reach(letter, cards) for letter in self.wires if letter in cards) if self._cut(cards) else -99

    def _cut(self, cards: tuple[str, ...]) -> bool:
        return any(card in self.wires for card in cards)

    def protected(self, cards: tuple[str, ...]) -> str:
        """What a Wait should name: the wire of whoever has Orders, else one that nobody cuts."""
        for seat, tools in enumerate(self.tools):
            if "ORDERS" in tools and cards[seat] in self.wires:
                return cards[seat]
        return next(letter for letter in self.wires if letter not in cards)


def words(listed: str) -> Iterator[str]:
    return (word for word in re.split(r", | and ", listed) if word and word != "nothing")


class Class:
    """All cadets of an exam."""

    def __init__(self, guests: list[Guest]) -> None:
        self.cadets = [Cadet(guest) for guest in guests]
        self.rounds = 0
        self._protect: str | None = None

    def play(self, *, rounds: int = 200) -> None:
        """So many rounds, or to the end."""
        patience = Patience("the exam does not end", [each.guest for each in self.cadets])
        last = self.rounds + rounds
        while self.rounds < last:
            asked = {each.answer(self._protect) for each in self.cadets}
            if asked == {"over"}:
                return
            if (asked == {"card"} and self._choose()) or not asked <= {"", "busy", "card"}:
                patience.renew()
            else:
                patience.wait(20)

    def _choose(self) -> bool:
        """Everybody plays a card, if all pages are in the same round."""
        names = [each.guest.name for each in self.cadets]
        positions = [Position(each.twin(), names) for each in self.cadets]
        if len({each.time for each in positions}) > 1:
            return False
        cards = positions[0].plan()
        self._protect = positions[0].protected(cards)
        for cadet, card in zip(self.cadets, cards, strict=True):
            cadet.play(card)
        self.rounds += 1
        return True
