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
    expect(bea.page.get_by_text("That is not this table’s password.").last).to_be_visible()
    bea.accessible()
    bea.page.get_by_label("Password").fill("swordfish")
    bea.press("enter")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.press("sit")
    expect(bea.page.locator("li.own")).to_contain_text("Bea")


def test_a_host_mutes_hands_over_and_has_no_tools_then(guest: Callable[..., Guest]) -> None:
    ann, bea = guest("Ann"), guest("Bea", phone=True)
    path = ann.open_table()
    bea.page.goto(path)
    bea.press("sit")
    expect(bea.page.locator(".toasts")).to_contain_text("Type a name first")
    bea.page.get_by_label("Your name").fill("Bea")
    expect(bea.page.locator(".toasts .toast")).to_have_count(0)
    bea.press("sit")
    expect(bea.page.locator("li.own")).to_contain_text("Bea")
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.press("host-tools")
    ann.press("mute")
    expect(bea.page.locator(".toasts")).to_have_text("The host has muted you.")
    expect(ann.page.locator("dialog[open] [data-do=mute]")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_text("Anyone with this link can sit down.")).to_be_attached()
    ann.page.get_by_label("Lock the table").click()
    expect(ann.page.get_by_text("Anyone with this link can ask for a seat.")).to_be_attached()
    ann.press("hand-over")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert not ann.sees("[data-do=host-tools]")
    expect(bea.page.locator("[data-chat]")).to_be_enabled()


def test_another_answers_who_shares_the_hosts_connection(guest: Callable[..., Guest]) -> None:
    ann, bea, cy = guest("Ann"), guest("Bea", phone=True), guest("Cy")
    path = ann.open_table()
    bea.join(path)
    ann.press("fill")
    ann.press("start")
    cy.page.goto(path)
    cy.press("join")
    cy.page.get_by_label("Your name").fill("Cy")
    cy.press("sit")
    expect(ann.page.locator("[data-ask]")).to_contain_text("You share a connection")
    expect(ann.page.locator("[data-ask] button")).to_have_count(0)
    expect(cy.page.locator("[data-asked=waiting]").first).to_contain_text("You’ve asked for a seat.")
    ann.accessible()
    bea.press("nod")
    expect(cy.page.locator(".plaque.own")).to_contain_text("Cy")
    expect(ann.page.locator("[data-ask]")).to_have_count(0)
