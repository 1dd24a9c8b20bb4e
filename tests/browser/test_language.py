"""Everybody reads in a language of their own, and every page has room for one with longer words."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from lastwire import games
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from tests.browser.guest import Guest
from tests.browser.test_fit import SETTLED, TABLES

MakeGuest = Callable[..., Guest]
SMALL = {"width": 360, "height": 740}
PLAYERS = ("Ann", "Bea")
TITLES = [games.load(name).info.title for name in games.NAMES]
# The names on the academy's cards are cut off when they are longer than ours: on a small phone a card of the hand is
# 45 px wide. Its button has the whole name as its label, and the picked card is named in the foot.
CUT_OFF = ".hand .action"
# In this language every sentence has longer words and stands in brackets, nested ones within.
FAULTS = """([names, known]) => {
    const faults = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px too wide`);
    const said = (each) => `${each.tagName} ${each.className} "${each.textContent.trim().slice(0, 60)}"`;
    const seen = (each) => {
        const box = each.getBoundingClientRect();
        return box.width > 2 && box.height > 2 && each.checkVisibility({ visibilityProperty: true });
    };
    const spoken = [...document.querySelectorAll("button, h1, h2, h3, h4, h5, h6, .status")].filter(seen);
    for (const each of spoken) {
        for (const part of [each, ...each.querySelectorAll("*")]) {
            const { overflowX, textOverflow } = getComputedStyle(part);
            const cut = ["hidden", "clip"].includes(overflowX) && part.scrollWidth > part.clientWidth;
            if (cut && !part.matches(known) && seen(part) && textOverflow !== "ellipsis" && part.textContent.trim())
                faults.push(`${said(part)} has ${part.scrollWidth} px to show in ${part.clientWidth}`);
        }
        const plain = each.cloneNode(true);
        for (const picture of plain.querySelectorAll("svg")) picture.remove(); // whose letters are drawn, not said
        let rest = plain.textContent;
        for (let before = ""; before !== rest; ) {
            before = rest;
            rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
        }
        for (const name of names) rest = rest.replaceAll(name, " ");
        if (/\\p{L}{2}/u.test(rest)) faults.push(`${said(each)} says "${rest.trim()}" in no sentence`);
    }
    return { count: spoken.length, faults };
}"""


def judge(guest: Guest, what: str, names: Sequence[str] = ()) -> None:
    """What players and games are called stands in no sentence."""
    guest.page.evaluate(SETTLED)
    found = guest.page.evaluate(FAULTS, [[*TITLES, *names], CUT_OFF])
    assert found["count"] > 0, f"{what} has neither a button nor a heading"
    assert found["faults"] == [], "\n".join([what, *found["faults"]])


def speak_longer(guest: Guest) -> None:
    """English with longer words, in brackets."""
    guest.page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    guest.page.goto("/about")
    guest.page.evaluate("localStorage.setItem('lastwire.language', 'qps')")


def test_two_people_read_one_table_each_in_their_own_language(guest: MakeGuest) -> None:
    ann, bea = guest("Ann"), guest("Bea", locale="de-DE")
    home = games.load("time-bomb").home
    english, german = catalogue("en", home, strict=True), catalogue("de", home, strict=True)
    ready = Message("time-bomb-log-ready", who={"seat": 0})
    asked = Message("time-bomb-ask-ready")
    path = ann.deal(seats=4, options={"start_player": "seat:1"})
    bea.page.goto(path)
    bea.page.locator("[autocomplete=nickname]").fill("Bea")
    bea.press("sit")
    expect(bea.page.locator("li.own")).to_contain_text("Bea")
    expect(bea.page.locator("html")).to_have_attribute("lang", "de")
    ann.press("fill")
    ann.press("start")
    expect(ann.page.locator(".ask")).to_contain_text(english.say(asked))
    expect(bea.page.locator(".ask")).to_contain_text(german.say(asked))
    ann.press("ready")
    expect(ann.page.locator(".feed")).to_contain_text(english.say(ready, PLAYERS, 0))
    expect(bea.page.locator(".feed")).to_contain_text(german.say(ready, PLAYERS, 1))
    bea.accessible()

    # Another choice counts at once, for what was said before, and for this reader alone.
    bea.press("menu")
    chosen = bea.page.locator("dialog[open] [data-do=language]")
    expect(chosen).to_have_value("de")
    chosen.select_option("en")
    bea.page.keyboard.press("Escape")
    for _ in ("chosen", "remembered"):
        expect(bea.page.locator("html")).to_have_attribute("lang", "en")
        expect(bea.page.locator(".ask")).to_contain_text(english.say(asked))
        expect(bea.page.locator(".feed")).to_contain_text(english.say(ready, PLAYERS, 1))
        expect(bea.page.locator(".feed")).not_to_contain_text(german.say(ready, PLAYERS, 1))
        bea.page.reload()
    ann.press("menu")
    ann.page.locator("dialog[open] [data-do=language]").select_option("de")
    expect(ann.page.locator(".feed")).to_contain_text(german.say(ready, PLAYERS, 0))
    expect(bea.page.locator(".feed")).to_contain_text(english.say(ready, PLAYERS, 1))


def test_the_lobby_has_room_for_longer_words(guest: MakeGuest) -> None:
    ann = guest("Ann", phone=True)
    speak_longer(ann)
    ann.page.goto("/")
    expect(ann.page.locator("[data-do=bots]")).to_be_visible()
    for game in TABLES:
        ann.page.locator(f"[data-box={game}]").click()
        judge(ann, f"the lobby with {game} in hand")


@pytest.mark.parametrize("game", TABLES)
def test_a_table_has_room_for_longer_words(guest: MakeGuest, game: str) -> None:
    seats, options = TABLES[game]
    ann = guest("Ann", phone=True)
    speak_longer(ann)
    ann.deal(game=game, seats=seats, fill="baseline", options=options)
    expect(ann.page.locator("[data-seat='0']")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    names = ann.page.locator("[data-seat] b[data-whole]").all_inner_texts()
    judge(ann, f"the room of {game}", names)
    ann.press("start")
    expect(ann.page.locator(".prompt .ask")).to_contain_text("⟧")
    ann.page.keyboard.press("Escape")
    judge(ann, f"a match of {game}", names)
    ann.press("menu")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    judge(ann, f"the menu in a match of {game}", names)
