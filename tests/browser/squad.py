"""A squad at its browsers: each page shows the others' hands, so that together the test knows every card."""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.browser.guest import Guest, Patience

LOOK = """() => {
    const room = document.querySelector(".room");
    return {
        phase: room?.dataset.phase ?? "",
        turn: Number(room?.dataset.turn ?? -1),
        seat: Number(room?.dataset.seat ?? -1),
        at: Number(room?.dataset.at ?? -1),
        busy: Boolean(room?.classList.contains("busy")),
        over: Boolean(document.querySelector(".paper")),
    };
}"""
KINDS = {"Move": "move", "Open Door": "door", "Save Hostage": "hostage", "Disarm Bomb": "bomb"}
MOMENT = ("phase", "turn", "seat", "at", "over")
SOON_MS = 40_000  # the machines that run this are shared


@dataclass(frozen=True)
class Card:
    """What an instruction card is."""

    kind: str
    level: int


@dataclass(frozen=True)
class Leg:
    """A straight run of so many squares, or an action of a level on what stands there."""

    way: str
    run: int = 0
    card: Card | None = None


def run(way: str, squares: int) -> Leg:
    return Leg(way, run=squares)


def act(kind: str, level: int, place: str) -> Leg:
    return Leg(place, card=Card(kind, level))


def cards_in(text: str) -> list[Card]:
    """ "Move 1, Open Door 2 and Move 3" as cards."""
    found = re.findall(r"(Move|Open Door|Save Hostage|Disarm Bomb) (\d)", text)
    return [Card(KINDS[kind], int(level)) for kind, level in found]


class Squad:
    """Everybody at one table, in seat order."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests
        self._shown: tuple[Any, ...] = ()  # the moment that was shown last
        self._past: tuple[Any, ...] = ()  # the one that somebody has since acted upon

    # --- seeing -----------------------------------------------------------------------------------

    def look(self, guest: Guest) -> dict[str, Any]:
        found: dict[str, Any] = guest.page.evaluate(LOOK)
        return found

    def together(self) -> dict[str, Any]:
        """Wait until every page shows the same moment with nothing in motion; a fast player skips scenes."""
        patience = Patience("the pages do not agree", self.guests)
        while True:
            seen = [self.look(guest) for guest in self.guests]
            for guest, each in zip(self.guests, seen, strict=True):
                if each["busy"]:
                    guest.escape()
            moments = {tuple(each[name] for name in MOMENT) for each in seen}
            still = all(each["phase"] and not each["busy"] for each in seen)
            if still and len(moments) == 1 and self._past not in moments:
                (self._shown,) = moments
                return seen[0]
            patience.wait(40)

    def hand(self, seat: int) -> list[Card]:
        """As the next seat sees it."""
        other = self.guests[(seat + 1) % len(self.guests)]
        name = self.guests[seat].name
        for line in other.twin():
            if line.startswith(f"{name} holds "):
                return cards_in(line)
        raise AssertionError(f"nobody sees {name}'s hand")

    def fact(self, pattern: str) -> str:
        """Something that everybody's position says in words."""
        for line in self.guests[0].twin():
            found = re.search(pattern, line)
            if found:
                return found[1]
        raise AssertionError(f"no line says {pattern}")

    @property
    def main(self) -> int:
        return int(self.fact(r"Main battery (\d+)"))

    # --- doing ------------------------------------------------------------------------------------

    def press(self, guest: Guest, selector: str) -> None:
        guest.page.locator(selector).first.click(timeout=SOON_MS)

    def commit(self, guest: Guest, selector: str) -> None:
        """Press what brings the match on; the moment of the press is over then."""
        self.press(guest, selector)
        self._past = self._shown

    def see_roles(self, guest: Guest) -> None:
        """On a phone the roles do not hide the mission before they are asked for."""
        if (guest.page.viewport_size or {"width": 0})["width"] < 1100:
            expect(guest.page.locator(".brief")).to_be_in_viewport()
            self.press(guest, "[data-do=roles]")
        expect(guest.page.locator("[data-role]").first).to_be_visible()

    def begin(self) -> None:
        """Everybody picks the first role that is left, if there are any, and is ready."""
        for _ in range(4 * len(self.guests)):
            moment = self.together()
            if moment["phase"] == "roles":
                guest = self.guests[moment["seat"]]
                self.see_roles(guest)
                self.commit(guest, "[data-role]")
            elif moment["phase"] == "briefing":
                for guest in self.guests:
                    self.commit(guest, "[data-do=ready]")
            elif moment["phase"] == "countdown":
                # The clock may be faster.
                with suppress(Error):
                    self.guests[moment["seat"]].page.locator("[data-do=go]").click(timeout=1_000)
                self._past = self._shown
            else:
                return
        raise AssertionError("the mission does not begin")

    def hold(self, guest: Guest, pos: int) -> None:
        self.press(guest, f"[data-own='{pos}']")

    def play(self, seat: int, pos: int) -> None:
        guest = self.guests[seat]
        self.hold(guest, pos)
        self.commit(guest, "[data-do=play]")

    def discard(self, seat: int, pos: int, card: Card) -> None:
        """Say what it is, and it is."""
        guest = self.guests[seat]
        self.hold(guest, pos)
        for value in (card.level, card.kind):
            chip = guest.page.locator(f".prompt [data-value='{value}']")
            if chip.get_attribute("aria-pressed") != "true":
                chip.click(timeout=SOON_MS)
        self.commit(guest, "[data-do=discard]")

    def tell(self, seat: int, to: int, value: int | str) -> None:
        guest = self.guests[seat]
        self.press(guest, f"[data-hand='{to}']")
        self.press(guest, f".prompt [data-value='{value}']")
        self.commit(guest, "[data-do=tell]")

    def slots(self, guest: Guest) -> list[Card]:
        kinds = {kind[0].upper(): kind for kind in KINDS.values()}
        found = guest.page.locator("[data-slot]").evaluate_all("all => all.map((each) => each.dataset.card)")
        return [Card(kinds[name[0]], int(name[1])) for name in found]

    def worked_out(self, guest: Guest) -> Locator:
        """The preview, when the server has answered."""
        preview = guest.page.locator("[data-preview]:not([data-preview=wait])")
        expect(preview).to_contain_text("Costs")
        return preview

    def arrange(self, guest: Guest, legs: list[Leg]) -> None:
        """Put the open program in the order of the legs by taps, and choose the ways."""
        wanted: list[tuple[Card, str]] = []
        left = self.slots(guest)
        for leg in legs:
            if leg.card is not None:
                left.remove(leg.card)
                wanted.append((leg.card, leg.way))
                continue
            for card in fitting(left, leg.run):
                left.remove(card)
                wanted.append((card, leg.way))
        for at, (card, _) in enumerate(wanted):
            now = self.slots(guest)
            if now[at] != card:
                guest.page.locator(f"[data-slot='{now.index(card, at)}']").click(timeout=SOON_MS)
                guest.page.locator(f"[data-slot='{at}']").click(timeout=SOON_MS)
                self.worked_out(guest)
        while self.worked_out(guest).get_attribute("data-preview") == "open":
            at = guest.page.locator("[data-slot]").evaluate_all(
                "all => all.findIndex((each) => each.closest('.waits') !== null)"
            )
            self.press(guest, f"[data-step='{wanted[at][1]}']:enabled")
            guest.page.wait_for_timeout(20)

    def activate(self, guest: Guest) -> None:
        """With a second look."""
        self.press(guest, "[data-do=activate]")
        self.commit(guest, "[data-do=confirm]")
        self.together()

    def operate(self, seat: int, legs: list[Leg]) -> None:
        """Activate, arrange without an error, and send."""
        guest = self.guests[seat]
        self.activate(guest)
        self.arrange(guest, legs)
        expect(self.worked_out(guest)).not_to_contain_text("error")
        self.commit(guest, "[data-do=send]")

    def perform(self, legs: list[Leg]) -> None:
        """Collect the cards of these legs on the frame and send them."""
        self.operate(self.collect(legs), legs)

    def collect(self, legs: list[Leg], most_turns: int = 160) -> int:
        """Put the cards of these legs on the frame, discarding what is in the way; the seat whose turn it is then."""
        framed: list[Card] = []
        for _ in range(most_turns):
            moment = self.together()
            seat = moment["seat"]
            # Enough in the battery for all of it, and for a little more.
            if complete(framed, legs) and self.main >= 11:
                return int(seat)
            hand = self.hand(seat)
            useful = next((pos for pos, card in enumerate(hand) if fits(framed, card, legs)), None)
            if useful is not None:
                framed.append(hand[useful])
                self.play(seat, useful)
                continue
            pos = spare(hand, legs)
            self.discard(seat, pos, hand[pos])
        raise AssertionError(f"{legs} are not collected: {framed}")


def fitting(cards: list[Card], squares: int) -> list[Card]:
    """Moves among the cards that make up a run exactly, as few as can be; none if they do not."""
    found = _sums(sorted((card for card in cards if card.kind == "move"), key=lambda card: -card.level), squares)
    return found or []


def _sums(moves: list[Card], squares: int) -> list[Card] | None:
    if squares == 0:
        return []
    for at, card in enumerate(moves):
        if card.level <= squares:
            rest = _sums(moves[at + 1 :], squares - card.level)
            if rest is not None:
                return [card, *rest]
    return None


def assigned(framed: list[Card], legs: list[Leg]) -> list[Leg] | None:
    """The legs that still want cards, if every card on the frame has its place; None if one has not."""
    left = list(framed)
    missing: list[Leg] = []
    for leg in legs:
        if leg.card is not None:
            if leg.card in left:
                left.remove(leg.card)
            else:
                missing.append(leg)
    moves = sorted((card.level for card in left if card.kind == "move"), reverse=True)
    if len(moves) != len(left):
        return None
    runs = sorted((leg.run for leg in legs if leg.run), reverse=True)
    packed = _packed(moves, runs)
    if packed is None:
        return None
    return missing + [Leg("", run=squares) for squares in packed if squares]


def _packed(moves: list[int], runs: list[int]) -> list[int] | None:
    if not moves:
        return runs
    for at, squares in enumerate(runs):
        if squares >= moves[0]:
            found = _packed(moves[1:], [*runs[:at], squares - moves[0], *runs[at + 1 :]])
            if found is not None:
                return found
    return None


def complete(framed: list[Card], legs: list[Leg]) -> bool:
    return assigned(framed, legs) == []


def fits(framed: list[Card], card: Card, legs: list[Leg]) -> bool:
    return assigned([*framed, card], legs) is not None


def spare(hand: list[Card], legs: list[Leg]) -> int:
    """The card that is missed least: none that a leg names, and no Move if there is another."""
    named = {leg.card for leg in legs}
    return min(range(len(hand)), key=lambda pos: (hand[pos] in named, hand[pos].kind == "move", hand[pos].level))
