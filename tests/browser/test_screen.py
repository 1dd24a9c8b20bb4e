"""People in one room: a code that is read out, a screen for all to see, phones for hands, and one stream of what is
said and done."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guest import Guest


def test_a_code_leads_to_the_table_and_a_screen_shows_it_to_all(guest: Callable[..., Guest]) -> None:
    ann, bree = guest("Ann"), guest("Bree", phone=True)
    path = ann.open_table()
    code = ann.page.locator("[data-code]").first.inner_text()

    # Ann's own browser puts the screen up: it is nobody at the table, and Ann keeps her seat.
    screen = Guest("Screen", ann.page.context.new_page(), phone=False)
    screen.page.goto(f"{path}/screen")
    expect(screen.page.locator("[data-screen=room] strong")).to_have_text(code)
    expect(ann.page.locator("li.own")).to_contain_text("Ann")

    bree.page.goto("/")
    bree.page.locator("[data-typed=code]").fill(code.lower())
    bree.press("code")
    bree.page.wait_for_url(f"**{path}")
    expect(bree.page.locator("[data-invited]")).to_contain_text("Ann invites you to Time Bomb")
    expect(bree.page.locator(".minute")).to_contain_text("The game in a minute")
    bree.page.get_by_label("Your name").fill("Bree")
    bree.press("sit")
    expect(screen.page.locator("[data-screen=room]")).to_contain_text("Bree")

    bree.page.locator("[data-chat]").fill("Here we go")
    bree.page.keyboard.press("Enter")
    ann.press("fill")
    ann.press("start")
    expect(screen.page.locator("[data-screen=match] .plaque")).to_have_count(5)
    expect(screen.page.locator("[data-screen] button:not([inert] *)")).to_have_count(0)
    expect(screen.page.locator("[data-screen] footer")).to_contain_text("Round 1")
    for page in (ann.page, screen.page):
        expect(page.locator("[data-presence=bot]")).to_have_count(3)

    # The host lets a bot play for Bree. All read it in the log, in its place; Bree's next move takes the seat back.
    ann.press("menu")
    ann.press("substitute")
    expect(screen.page.locator("[data-person='1'] [data-presence=stand_in]")).to_be_visible()
    bree.press("log")
    sheet = bree.page.locator("dialog[open]")
    told = sheet.locator("[data-aside]")
    expect(told).to_have_text("The host lets a bot (Normal) play for Bree.")
    sheet.get_by_role("button", name="All", exact=True).click()
    expect(told.first).to_contain_text("Here we go")
    bree.page.keyboard.press("Escape")
    expect(bree.page.locator("[data-notice=stand-in]")).to_be_visible()
    bree.press("seat-back")
    expect(ann.page.locator("[data-presence=stand_in]")).to_have_count(0)
    assert screen.troubles == []


def test_the_same_people_go_on_with_another_game_from_the_end(guest: Callable[..., Guest]) -> None:
    ann = guest("Ann")
    ann.deal(fill="random", start=True, seats=4)
    ann.press("menu")
    ann.press("abandon")
    ann.press("another")
    ann.page.locator("dialog[open] [data-game=academy]").click()
    expect(ann.page.get_by_role("heading", name="Bomb Squad Academy")).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "academy")
    expect(ann.page.locator("[data-seat]")).to_have_count(4)
    ann.press("start")
    expect(ann.page.locator("button.desk")).to_have_count(4)
