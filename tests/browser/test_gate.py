"""Closed doors and the host's tools, as people see them."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guest import Guest


def test_a_closed_table_has_a_door_and_a_locked_one_a_lock(guest: Callable[..., Guest]) -> None:
    ann, bea = guest("Ann", phone=True), guest("Bea", phone=True)
    path = ann.deal(seats=4, watch="nobody", fill="random", start=True)
    bea.page.goto(path)
    bea.press("ask-watch")
    bea.accessible()
    bea.no_sideways_scroll()
    ann.press("deny")
    expect(bea.page.locator("[data-asked=denied]")).to_be_visible()
    ann.press("menu")
    expect(ann.page.get_by_label("Lock the table")).to_be_visible()
    ann.accessible()
    ann.no_sideways_scroll()
    assert ann.targets() == []


def test_a_table_with_a_password(guest: Callable[..., Guest]) -> None:
    ann, bea = guest("Ann"), guest("Bea", phone=True)
    path = ann.open_table()
    ann.press("host-tools")
    ann.page.get_by_label("Password for newcomers").fill("swordfish")
    ann.press("protect")
    expect(ann.page.locator("[data-do=unprotect]")).to_be_visible()
    ann.accessible()
    bea.page.goto(path)
    bea.page.get_by_label("Password").fill("trout")
    bea.press("enter")
    expect(bea.page.get_by_text("That is not this table's password.")).to_be_visible()
    bea.accessible()
    bea.page.get_by_label("Password").fill("swordfish")
    bea.press("enter")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.press("sit")
    expect(bea.page.locator("li.own")).to_contain_text("Bea")
