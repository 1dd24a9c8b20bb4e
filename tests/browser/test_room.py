"""The room: links, seats, bots, options, and who is sent away."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

MakeGuest = Callable[..., Guest]


def test_link_seats_swap_and_send_away(guest: MakeGuest) -> None:
    ann, bree, cy = guest("Ann"), guest("Bree", phone=True), guest("Cy")
    path = ann.open_table()
    expect(ann.page.get_by_role("textbox", name="Invite", exact=True)).to_have_value(ann.page.url)
    picture = ann.page.locator("[data-do=qr] img").first
    expect(picture).to_be_visible()
    width = picture.evaluate("each => each.decode().then(() => each.naturalWidth)")
    assert width > 0
    ann.accessible()

    bree.join(path)
    cy.join(path)
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Bree")
    expect(ann.page.locator("[data-seat='2']")).to_contain_text("Cy")
    bree.accessible()
    bree.no_sideways_scroll()
    assert bree.targets() == []
    # Only the host arranges things.
    assert not bree.sees("[data-do=swap]")
    assert not bree.sees("[data-do=start]")

    ann.page.locator("[data-seat='1'] [data-do=swap]").click()
    ann.page.locator("[data-seat='4'] [data-do=swap-here]").click()
    expect(ann.page.locator("[data-seat='4']")).to_contain_text("Bree")
    expect(bree.page.locator("li.own")).to_have_attribute("data-seat", "4")

    bree.page.locator("[data-chat]").fill("Is this seat taken?")
    bree.page.locator("[data-chat]").press("Enter")
    expect(cy.page.locator(".chat")).to_contain_text("Is this seat taken?")

    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.locator("[data-seat='2'] [data-do=clear]").click()
    expect(cy.page.locator(".curtain")).to_contain_text("The host has sent you away.")
    expect(ann.page.locator("[data-seat='2']")).to_contain_text("Empty seat")


def test_options_bots_and_start(guest: MakeGuest) -> None:
    ann, bree = guest("Ann"), guest("Bree")
    path = ann.open_table()
    bree.join(path)

    ann.page.get_by_text("Sealed", exact=True).click()
    expect(bree.page.get_by_role("radio", name="Sealed")).to_be_checked()
    expect(bree.page.get_by_role("radio", name="Sealed")).to_be_disabled()
    ann.page.get_by_text("Fast", exact=True).click()
    expect(bree.page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(bree.page.get_by_role("radio", name="Fast")).to_be_disabled()
    ann.page.get_by_text("Engineers, Saboteurs").click()
    ann.page.get_by_text("Temple, 3–10").click()
    for seats in (6, 7):
        ann.page.get_by_role("button", name="+1").click()
        expect(bree.page.locator("[data-seat]")).to_have_count(seats)
    expect(ann.page.locator("[data-do=start]")).to_be_disabled()
    ann.page.locator("[data-seat='3'] [data-do=bot]").click()
    expect(bree.page.locator("[data-seat='3']")).to_contain_text("Normal")
    ann.page.locator("[data-seat='3'] select").select_option("random")
    expect(bree.page.locator("[data-seat='3']")).to_contain_text("Random")
    ann.press("fill")
    expect(ann.page.locator("[data-do=start]")).to_be_enabled()

    ann.press("start")
    expect(bree.page.locator(".plaque")).to_have_count(7)
    # Sealed claims: everybody makes one, starting from nothing.
    ann.press("state")
    picker = ann.page.locator("dialog[open]")
    expect(picker.locator("[aria-pressed=true]")).to_have_count(0)
    expect(picker.locator("[data-claim=send]")).to_be_disabled()
    picker.locator("[data-claim=success-0]").click()
    picker.locator("[data-claim=send]").click()
    expect(bree.page.locator("[data-person='0'] .tick")).to_be_visible()
    assert not bree.sees("[data-person='0'] .claim"), "a sealed claim was shown"
    bree.press("pass")
    expect(bree.page.locator("[data-person='0'] .claim")).to_be_visible()


def test_a_late_friend_takes_a_bots_seat(guest: MakeGuest) -> None:
    ann, bree = guest("Ann"), guest("Bree", phone=True)
    path = ann.deal(seats=4, fill="random", start=True)
    expect(ann.page.locator(".plaque")).to_have_count(4)
    bree.page.goto(path)
    bree.press("join")
    bree.page.get_by_label("Your name").fill("Bree")
    bree.press("sit")
    expect(bree.page.locator("[data-asked=waiting]").first).to_be_visible()
    expect(ann.page.locator("[data-ask]")).to_contain_text("Bree would like to take over from")
    ann.accessible()
    ann.press("nod")
    expect(ann.page.locator("[data-ask]")).to_have_count(0)
    expect(bree.page.locator(".secret")).to_be_visible()
    expect(bree.page.locator(".plaque.own")).to_contain_text("Bree")
    expect(ann.page.locator("[data-person='1']")).to_contain_text("Bree")


def test_the_host_puts_another_game_on_the_table(guest: MakeGuest) -> None:
    ann, bree = guest("Ann", phone=True), guest("Bree")
    bree.join(ann.open_table())
    expect(bree.page.locator("[data-seat]")).to_have_count(5)
    assert not bree.sees("[data-do=game]")
    ann.press("game")
    ann.accessible()
    assert ann.targets() == []
    ann.page.locator("[data-game=academy]").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator("h1")).to_have_text("Bomb Squad Academy")
    ann.no_sideways_scroll()
    expect(bree.page.locator(".toasts")).to_contain_text("The host switched to Bomb Squad Academy.")
    expect(bree.page.locator("li.own")).to_contain_text("Bree")
    ann.press("fill")
    ann.press("start")
    # Everybody sees which seats bots have, and who is away.
    expect(bree.page.locator("[data-presence=bot]")).to_have_count(3)
    ann.page.goto("/about")
    expect(bree.page.locator("[data-person='0'] [data-presence=away]")).to_be_visible()


@pytest.mark.parametrize("table", ["x" * 22, "cut-short"])
def test_a_link_to_no_table_says_so_and_leads_to_the_lobby(guest: MakeGuest, table: str) -> None:
    ann = guest("Ann", phone=True)
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator("h1")).to_have_text("There is no such table")
    ann.accessible()
    ann.press("lobby")
    expect(ann.page.locator("[data-do=bots]")).to_be_visible()


def test_a_pause_draws_the_curtain(guest: MakeGuest) -> None:
    ann = guest("Ann")
    ann.deal(seats=4, fill="random", start=True)
    expect(ann.page.locator(".card")).to_have_count(20)
    ann.press("menu")
    ann.press("pause")
    expect(ann.page.locator(".curtain")).to_contain_text("paused")
    assert not ann.sees(".card")
    ann.press("go-on")
    expect(ann.page.locator(".card")).to_have_count(20)


def test_a_newer_window_takes_over(guest: MakeGuest) -> None:
    ann = guest("Ann")
    path = ann.deal(seats=4, fill="random", start=True)
    expect(ann.page.locator(".secret")).to_be_visible()
    newer = ann.page.context.new_page()
    newer.goto(path)
    expect(newer.locator(".secret")).to_be_visible()
    expect(ann.page.locator(".curtain")).to_contain_text("opened this table in another window")
    ann.page.get_by_role("button", name="Come back").click()
    expect(ann.page.locator(".secret")).to_be_visible()
    expect(newer.locator(".curtain")).to_contain_text("opened this table in another window")


def test_the_host_brings_content_in_a_file_and_all_see_it(guest: MakeGuest, tmp_path: Path) -> None:
    ann, bree = guest("Ann"), guest("Bree", phone=True)
    path = ann.deal(game="academy", seats=2)
    bree.join(path)
    rules = ann.page.get_by_label("Decks, tracks and plates")
    expect(rules).to_contain_text("House cards and numbers")
    expect(bree.page.get_by_label("Decks, tracks and plates")).to_contain_text("house reconstruction")
    assert not bree.sees("[data-do=content-file]")

    with ann.page.expect_download() as started:
        ann.page.get_by_text("Download a file to start from").click()
    start = tmp_path / "start.toml"
    started.value.save_as(start)
    text = start.read_text(encoding="utf-8")
    assert "wait_points = 3" in text

    # A slip of the pen is named; nothing changes.
    own = tmp_path / "own.toml"
    own.write_text(text.replace("wait_points = 3", "wait_points = 300"), encoding="utf-8")
    ann.page.locator("[data-do=content-file]").set_input_files(own)
    expect(ann.page.locator(".toasts")).to_contain_text("wait_points: this has to be 0 to 99, not 300")
    expect(rules).to_contain_text("House cards and numbers")
    own.write_text("#" * 41_000, encoding="utf-8")
    ann.page.locator("[data-do=content-file]").set_input_files(own)
    expect(ann.page.locator(".toasts")).to_contain_text("A file can have 40 kB at most.")

    own.write_text(text.replace("wait_points = 3", "wait_points = 4"), encoding="utf-8")
    ann.page.locator("[data-do=content-file]").set_input_files(own)
    said = "Bomb Squad Academy is now played with the host’s own cards and numbers."
    for each in (ann, bree):
        expect(each.page.get_by_label("Decks, tracks and plates")).to_contain_text("The host’s own file")
        expect(each.page.locator(".chat")).to_contain_text(said)
    expect(bree.page.locator(".toasts")).to_contain_text("From the host’s file")
    bree.press("content-look")
    sheet = bree.page.locator("dialog[open]")
    expect(sheet.get_by_label("Green deck").locator("li")).to_have_count(12)
    expect(sheet.locator("dt", has_text="Points for a Wait").locator("+ dd")).to_have_text("4")
    bree.accessible()
    bree.no_sideways_scroll()
    bree.page.keyboard.press("Escape")
    ann.accessible()

    ann.press("content-house")
    expect(bree.page.get_by_label("Decks, tracks and plates")).to_contain_text("House cards and numbers")
    expect(bree.page.locator(".chat")).to_contain_text(
        "Bomb Squad Academy is back to the house’s own cards and numbers."
    )


def test_the_host_says_who_is_younger(guest: MakeGuest) -> None:
    ann, bree = guest("Ann"), guest("Bree", phone=True)
    path = ann.deal(game="academy", seats=3)
    bree.join(path)
    assert not ann.sees("[data-do=raise]")
    ann.page.get_by_text("As we say").click()
    order = bree.page.get_by_role("list", name="Who is younger")
    expect(order.locator("li")).to_have_count(3)
    expect(order.locator("li").first).to_contain_text("Ann")
    ann.page.get_by_role("button", name="Move Bree up").click()
    expect(order.locator("li").first).to_contain_text("Bree")
    # Seats that come and go find their place.
    ann.page.get_by_role("button", name="+1").click()
    expect(order.locator("li")).to_have_count(4)
    ann.page.get_by_role("button", name="−1").click()
    expect(order.locator("li")).to_have_count(3)
    expect(order.locator("li").first).to_contain_text("Bree")
    assert not bree.sees("[data-do=raise]")
    ann.accessible()
    bree.accessible()
    bree.no_sideways_scroll()
    ann.press("fill")
    ann.press("start")
    expect(ann.page.locator(".feed")).to_contain_text("Ties go to the younger player, in this order: Bree, Ann")
