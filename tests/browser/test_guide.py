"""The rules for players on a phone: pictures with all that they point at, examples to step through, cards, a search,
and the same over a match."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from lastwire.server import guide
from tests.browser.guest import Guest
from tests.guide.make import GUIDED

MakeGuest = Callable[..., Guest]
RING = "[data-ring]"


@pytest.mark.parametrize("game", GUIDED)
def test_every_picture_shows_all_that_it_points_at(guest: MakeGuest, game: str) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    page.goto(f"/rules/{game}")
    found = guide.scenes(game)
    assert found is not None
    for scene in found.scenes:
        figure = page.locator(f"figure[data-scene={scene.name}]")
        figure.scroll_into_view_if_needed()
        moments = [sorted(moment.parts) for moment in scene.moments]
        if "strip" in (figure.get_attribute("class") or ""):
            pictures = figure.locator(":scope > ol > li")
            expect(pictures).to_have_count(len(moments))
            for number, parts in enumerate(moments):
                points_at(pictures.nth(number), parts)
            continue
        for _ in moments[1:]:
            figure.locator("[data-do=step-next]").click()
        # Back is a jump: there is no scene to wait for.
        for number, parts in enumerate(reversed(moments)):
            if number:
                figure.locator("[data-do=step-back]").click()
            points_at(figure, parts)
    ann.no_sideways_scroll()
    if game == GUIDED[0]:
        ann.accessible()


def points_at(picture: Locator, parts: list[str]) -> None:
    expect(picture.locator(RING)).to_have_count(len(parts))
    assert sorted(ring.get_attribute("data-ring") or "" for ring in picture.locator(RING).all()) == parts


def test_a_search_finds_rules_and_cards_and_leads_there(guest: MakeGuest) -> None:
    ann = guest("Ann", phone=True, locale="de-DE")
    page = ann.page
    page.goto("/rules/badaboom")
    search = page.locator("[data-search]")
    search.fill("trollhaut")
    page.locator("[data-hit=card-trick-trolls_hide]").click()
    expect(page.locator("#card-trick-trolls_hide")).to_be_in_viewport()
    expect(page.locator("[data-tab=cards]")).to_have_attribute("aria-pressed", "true")
    ann.no_sideways_scroll()
    search.fill("instabil")
    expect(page.locator("[data-hit^=guide-]").first).to_be_visible()
    page.locator("[data-hit^=GB-]").first.click()
    expect(page.locator("[data-tab=reference]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".found")).to_be_in_viewport()


def test_the_same_rules_lie_over_a_match(guest: MakeGuest) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0"})
    expect(page.locator("[data-do=ready]")).to_be_visible()
    page.locator("nav button").last.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("[data-section=minute]")).to_be_visible()
    sheet.locator("[data-search]").fill("nippers")
    sheet.locator("[data-hit=card-nippers-nippers]").click()
    expect(sheet.locator("#card-nippers-nippers")).to_be_in_viewport()
    ann.accessible()
    page.keyboard.press("Escape")
    # A line of the log still leads to its clause.
    ann.press("log")
    page.locator("dialog[open] .feed button").first.click()
    page.get_by_role("button", name="Rule TB-3.7").click()
    expect(page.locator("dialog[open] .found")).to_be_in_viewport()
