"""For everybody: keyboard, screen reader, and what a tap on the wrong piece says."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import Guest

MakeGuest = Callable[..., Guest]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


def test_a_match_by_keyboard_alone(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    page.goto("/")
    expect(page.locator("[data-do=bots]")).to_be_visible()
    tab_to(page, "input")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(page.locator(".secret")).to_be_visible()
    tab_to(page, "[data-do=ready]")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", "the focus cannot be seen"
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("You’re ready.")
    # What is yours can be hidden by a key, and talk is one key away.
    page.keyboard.press("h")
    expect(page.locator(".secret")).to_contain_text("Hidden")
    page.keyboard.press("h")
    page.keyboard.press("t")
    page.keyboard.type("I have two")
    expect(page.locator("[data-understood]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("I have two")


def test_a_cut_by_keyboard_alone(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0", "ready_gate": False})
    expect(page.locator("button.card.can").first).to_be_visible()
    tab_to(page, "button.card.can")
    first = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.card")
    assert first != second
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-card='{second}'].chosen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text(re.compile("You cut .* wire: "))


def test_a_piece_that_cannot_be_tapped_says_why(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0", "ready_gate": False})
    expect(page.locator("button.card.can").first).to_be_visible()
    page.locator("[data-card='0-2']").click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("You can’t cut your own wires.")
    toast.get_by_role("button", name="TB-4.6").click()
    expect(page.locator("dialog[open] .found")).to_contain_text("TB-4.6")
    page.keyboard.press("Escape")
    expect(page.locator(".feed")).not_to_contain_text(" wire: ")


def test_the_position_stands_in_words(guest: MakeGuest) -> None:
    ann = guest("Ann")
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0"})
    expect(ann.page.locator("[data-do=ready]")).to_be_visible()
    # It is put into words for whoever asks, by keyboard, and from then on without being asked again.
    expect(ann.page.locator("[data-describe] .facts")).to_have_count(0)
    tab_to(ann.page, "[data-do=describe]")
    expect(ann.page.locator("[data-do=describe]")).to_be_in_viewport()
    ann.accessible()
    ann.page.keyboard.press("Enter")
    twin = ann.page.locator("[data-describe] .facts")
    expect(twin).to_contain_text("Round 1 of 4")
    expect(twin).to_contain_text("You are ")
    expect(twin).to_contain_text("You hold the nippers.")
    ann.press("ready")
    expect(twin).to_contain_text("Cut 1 of 4 this round.")
    ann.page.reload()
    expect(twin).to_contain_text("Round 1 of 4")
    ann.page.locator("[data-do=describe]").press("Enter")
    expect(twin).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/rules/time-bomb#TB-4.7", "/about"])
def test_plain_pages(guest: MakeGuest, path: str, phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    ann.page.goto(path)
    expect(ann.page.get_by_role("heading", level=1).first).to_be_visible()
    if "#" in path:
        clause = path.split("#")[1]
        expect(ann.page.locator(f"[id='{clause}']")).to_be_in_viewport()
        expect(ann.page.locator(".found")).to_contain_text(clause)
    ann.accessible()
    ann.no_sideways_scroll()


def test_sheets_on_a_phone(guest: MakeGuest) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0"})
    expect(page.locator("[data-do=ready]")).to_be_visible()
    for sheet in ("talk", "log", "sums", "menu"):
        ann.press(sheet)
        expect(page.locator("dialog[open]")).to_be_visible()
        ann.accessible()
        ann.no_sideways_scroll()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-person='2']").click()
    expect(page.locator("dialog[open] [data-act=accuse]")).to_be_visible()
    ann.accessible()
