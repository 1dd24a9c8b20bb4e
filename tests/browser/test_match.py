"""Whole matches in real browsers."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest, Patience, play_out
from tests.browser.mortal import Mortal

MakeGuest = Callable[..., Guest]


def told(guest: Guest) -> list[str]:
    """The cuts in a guest's log, without who reads it."""
    if guest.phone:
        guest.press("log")
    lines = guest.page.locator(".feed .told").all_inner_texts()
    if guest.phone:
        guest.page.keyboard.press("Escape")
    return [re.sub(r".* wire: ", "", line) for line in lines if " wire: " in line]


def test_four_people_and_a_spectator(guest: MakeGuest) -> None:
    ann, bree, cy = guest("Ann"), guest("Bree"), guest("Cy")
    dot = guest("Dot", phone=True)
    eve = guest("Eve")
    players = [ann, bree, cy, dot]

    path = ann.open_table()
    ann.page.get_by_role("button", name="−1").click()
    expect(ann.page.locator("[data-seat]")).to_have_count(4)
    for each in (bree, cy, dot):
        each.join(path)
    eve.page.goto(path)
    expect(ann.page.locator("[data-do=start]")).to_be_enabled()
    ann.press("start")
    for each in players:
        expect(each.page.locator(".secret")).to_be_visible()
        expect(each.page.locator(".card")).to_have_count(20)
    # A spectator sees the table and nobody's cards.
    expect(eve.page.locator(".ask")).to_contain_text("You are watching.")
    assert not eve.sees(".secret")
    assert not any("You " in line for line in eve.twin())
    dot.no_sideways_scroll()

    # Talk reaches everybody, typed or by button.
    bree.say("Good evening, all.")
    expect(eve.page.locator(".feed")).to_contain_text("Good evening, all.")
    cy.press("state")
    cy.page.locator("[data-claim=success-1]").first.click()
    cy.page.locator("[data-claim=boom-0]").first.click()
    cy.page.locator("[data-claim=send]").first.click()
    expect(ann.page.locator("[data-person='2'] .claim")).to_be_visible()
    expect(dot.page.locator("[data-person='2'] .claim")).to_be_visible()

    # One reloads in mid-match and finds everything as it was.
    for each in players:
        each.press("ready")
    patience = Patience("nobody may cut", players)
    while not any(each.may_cut for each in players):
        patience.wait(50)
    before = told(bree)
    bree.page.reload()
    expect(bree.page.locator(".secret")).to_be_visible()
    expect(bree.page.locator(".feed")).to_contain_text("Good evening, all.")
    assert told(bree) == before
    assert bree.page.locator(".plaque.own").get_attribute("data-person") == "1"

    play_out([*players, eve])
    cuts = told_after_end(ann)
    assert cuts, "nothing was cut"
    for each in (bree, cy, dot, eve):
        assert told_after_end(each) == cuts
    for each in (*players, eve):
        expect(each.page.locator("[data-proof=good]")).to_be_visible()
    dot.no_sideways_scroll()

    # One press, and the next match runs for all.
    ann.press("again")
    for each in (*players, eve):
        expect(each.page.locator(".paper")).to_have_count(0)
        expect(each.page.locator(".card")).to_have_count(20)


def told_after_end(guest: Guest) -> list[str]:
    guest.press("look")
    lines = told(guest)
    guest.page.get_by_role("button", name="Read the paper").click()
    return lines


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_person_and_bots(guest: MakeGuest, phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    ann.enter_lobby()
    ann.accessible()
    ann.press("bots")
    expect(ann.page.locator(".secret")).to_be_visible()
    expect(ann.page.locator(".plaque")).to_have_count(5)
    expect(ann.page.locator("[data-do=ready]")).to_be_visible()
    ann.accessible()
    if phone:
        ann.no_sideways_scroll()
        assert ann.targets() == []
    play_out([ann])

    # The paper: who won, who was who, and a deal that can be checked.
    paper = ann.page.locator(".paper")
    expect(paper.get_by_role("heading", level=1)).to_have_text(re.compile("Bomb silenced|Up it went|Out of time"))
    expect(paper.locator(".people .role-card.up")).to_have_count(5)
    expect(paper.locator("[data-proof=good]")).to_be_visible()
    ann.accessible()
    if phone:
        ann.no_sideways_scroll()
        assert ann.targets() == []

    # The replay: any step, any eyes.
    ann.press("replay")
    slider = ann.page.locator("[data-slider]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    step = ann.page.locator("[data-step]")
    slider.fill(str(last))
    expect(step).to_have_text(f"Step {last} of {last}")
    expect(ann.page.locator(".plaque .role")).to_have_count(5)
    ann.page.keyboard.press("Home")
    expect(step).to_have_text(f"Step 0 of {last}")
    ann.page.locator("body").press("ArrowRight")
    expect(step).to_have_text(f"Step 1 of {last}")
    assert ann.sees(".card.up"), "the all-seeing eye sees no wires"
    ann.page.locator("[data-as]").select_option("public")
    expect(ann.page.locator(".card.up")).to_have_count(0)
    ann.page.locator("[data-as]").select_option("all")
    expect(ann.page.locator(".card.up")).to_have_count(25)
    expect(ann.page.locator("[data-proof=good]")).to_be_visible()
    expect(ann.page.locator(".server")).to_contain_text("every step came out as saved")
    ann.accessible()
    ann.no_sideways_scroll()


def test_a_flip_is_not_given_away(guest: MakeGuest) -> None:
    """With motion on, neither log nor board of cuts tells what a wire is before it is turned up."""
    ann = guest("Ann", motion=True)
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0"})
    ann.press("ready")
    page = ann.page
    # The page itself watches: the hush is too short to be asked about from outside.
    page.evaluate(
        """() => {
            window.early = [];
            const look = () => {
                if (!document.querySelector(".board.hush")) {
                    if (window.hushed) watcher.disconnect();  // a bot's hush may follow: this was about the first
                    return;
                }
                window.hushed = true;
                const lines = [...document.querySelectorAll(".feed .told")].map((line) => line.textContent);
                if (lines.some((line) => line.includes(" wire: "))) window.early.push("log");
                if (document.querySelector(".cell img")) window.early.push("board of cuts");
                if (document.querySelector(".card.acting.up")) window.early.push("card");
            };
            const all = { subtree: true, childList: true, attributes: true, characterData: true };
            const watcher = new MutationObserver(look);
            watcher.observe(document.body, all);
        }"""
    )
    page.locator("button.card.can").first.click()
    ann.press("cut")
    expect(page.locator(".feed")).to_contain_text(" wire: ")
    expect(page.locator(".cell img").first).to_be_visible()
    assert page.evaluate("[window.hushed, window.early]") == [True, []]


def test_a_killed_server_costs_nothing(guest: MakeGuest, mortal: Mortal) -> None:
    """The page notices, waits, comes back by itself and goes on where it was."""
    ann = guest("Ann", at=mortal.address)
    # That it cannot connect meanwhile is what the browser has to say, and nothing else.
    ann.expected = "WebSocket connection"
    ann.deal(seats=4, fill="random", start=True, options={"start_player": "seat:0", "ready_gate": False})
    expect(ann.page.locator("button.card.can").first).to_be_visible()
    ann.say("Nobody move.")
    expect(ann.page.locator(".secret .words p")).to_contain_text(re.compile("SWAT|Terrorist"))
    role = ann.page.locator(".secret .words p").inner_text()
    ann.page.wait_for_load_state("networkidle")  # the code to scan is drawn by a worker, and may be on its way
    mortal.kill()
    expect(ann.page.locator(".lost")).to_be_visible()
    mortal.start()
    expect(ann.page.locator(".lost")).to_have_count(0)
    expect(ann.page.locator(".feed")).to_contain_text("Nobody move.")
    assert ann.page.locator(".secret .words p").inner_text() == role
    ann.cut()
    expect(ann.page.locator(".feed")).to_contain_text(re.compile("You cut .* wire: "))


def test_a_wait_is_counted_down_for_all_and_ended_by_whoever_asked(guest: MakeGuest) -> None:
    ann, bree = guest("Ann"), guest("Bree")
    clock = {"briefing": 600, "cut": 600, "hold": 600}
    path = ann.deal(seats=4, options={"clock": clock, "ready_gate": False, "start_player": "seat:0"})
    bree.join(path)
    ann.press("fill")
    expect(ann.page.locator("[data-do=start]")).to_be_enabled()
    ann.press("start")
    # Whoever is to cut asks nobody to wait.
    expect(bree.page.locator("[data-act=hold]")).to_be_visible()
    expect(ann.page.locator("[data-act=role]")).to_be_visible()
    expect(ann.page.locator("[data-act=hold]")).to_have_count(0)
    bree.page.locator("[data-act=hold]").click()
    for each in (ann, bree):
        expect(each.page.locator("[data-hold]")).to_contain_text("Wait: ")
    expect(bree.page.locator("[data-act=hold]")).to_have_count(0)
    expect(ann.page.locator("[data-do=go_on]")).to_have_count(0)
    ann.accessible()
    bree.no_sideways_scroll()
    bree.press("go_on")
    for each in (ann, bree):
        expect(each.page.locator("[data-hold]")).to_have_count(0)
    expect(ann.page.locator(".feed")).to_contain_text("Go on. I’ve said my piece.")
