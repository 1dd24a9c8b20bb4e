"""Exams of Bomb Squad Academy in real browsers."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lastwire.games.academy.rules.content import read_table
from tests.browser.cadet import Cadet, Class
from tests.browser.guest import Guest, Patience

MakeGuest = Callable[..., Guest]


def told(guest: Guest) -> list[str]:
    """The whole log, after the end."""
    guest.press("look")
    if guest.phone:
        guest.press("log")
    lines = guest.page.locator(".feed").last.locator(".told").all_inner_texts()
    if guest.phone:
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Read the paper").click()
    return lines


def test_three_people_through_three_bombs(guest: MakeGuest) -> None:
    ann, bree, cy = guest("Ann"), guest("Bree", phone=True), guest("Cy")
    people = [ann, bree, cy]
    path = ann.deal(game="academy", seats=3)
    for each in (bree, cy):
        each.join(path)
    expect(ann.page.locator("[data-do=start]")).to_be_enabled()
    ann.press("start")
    for each in people:
        expect(each.page.locator(".hall [data-wire]")).to_have_count(4)
        expect(each.page.locator(".hand [data-card]")).to_have_count(6)
    bree.no_sideways_scroll()
    assert bree.targets() == []

    cadets = Class(people)
    cadets.play(rounds=2)
    # One reloads in mid-match and finds everything as it was.
    for each in people:
        expect(each.page.locator(".hand .can").first).to_be_visible()
    cy_sees = cadets.cadets[2].twin()
    cy.page.reload()
    expect(cy.page.locator(".hand .can").first).to_be_visible()
    assert cadets.cadets[2].twin() == cy_sees
    cadets.play()

    lines = told(ann)
    used = {name for line in lines for name in re.findall(r"uses? (?:the )?([A-Z][\w-]*(?: [A-Z]\w*)?)", line)}
    assert len(used) >= 6, f"only {sorted(used)} were used"
    ends = [line for line in lines if line.startswith("That was Bomb")]
    assert [line.split(".")[0] for line in ends] == ["That was Bomb I", "That was Bomb II", "That was Bomb III"]
    for each in people:
        expect(each.page.locator(".paper h1")).to_have_text(re.compile("honours"))
        expect(each.page.locator(".paper .ranking li")).to_have_count(3)
        expect(each.page.locator("[data-proof=good]")).to_be_visible()
        each.no_sideways_scroll()
    # Everybody reads the same in their own words.
    public = [line for line in lines if not re.search(r"\b[Yy]ou", line)]
    assert set(public) & set(told(bree)), "the logs have nothing in common"

    # One press, and the next exam begins for all.
    ann.press("again")
    for each in people:
        expect(each.page.locator(".paper")).to_have_count(0)
        expect(each.page.locator(".hand .can")).to_have_count(6)


# As somebody's box might have it: every cut goes off, so an exam is short.
PRINTED = """
wait_points = 2
zero_link = 0
[decks]
G = [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9]
B = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
R = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
[tracks]
G = 1
B = 1
R = 1
[names]
HELMET = "Hard Hat"
"""


def test_a_printed_box_is_looked_into_saved_and_played_to_the_end(guest: MakeGuest, tmp_path: Path) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    ann.deal(game="academy", seats=2, fill="easy")
    file = tmp_path / "printed.toml"
    file.write_text(PRINTED, encoding="utf-8")
    page.locator("[data-do=content-file]").set_input_files(file)
    ann.press("content-look")
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_label("Green deck").locator("li")).to_have_text(["0 0", *["5 5"] * 10, "9 9"])
    expect(sheet).to_contain_text("Hard Hat")
    expect(sheet).to_contain_text("Track of 1 space,")
    ann.accessible()
    ann.no_sideways_scroll()
    # What is saved is the file again.
    with page.expect_download() as saved:
        ann.press("content-save")
    saved.value.save_as(file)
    page.keyboard.press("Escape")
    again, given = read_table(file.read_text(encoding="utf-8"), "saved"), read_table(PRINTED, "printed")
    assert again == given
    ann.press("start")
    cadet = Cadet(ann)
    patience = Patience("the exam does not end", [ann])
    while (asked := cadet.asked()) != "over":
        if asked == "card":
            cadet.play(page.locator(".hand .can").first.get_attribute("data-card") or "")
        elif asked in ("", "busy"):
            patience.wait(50)
        else:
            cadet.answer()
    expect(page.locator(".paper .ranking li")).to_have_count(2)
    expect(page.locator("[data-proof=good]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_person_and_bots(guest: MakeGuest, phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    page = ann.page
    ann.deal(game="academy", seats=4, fill="baseline", start=True, options={"odds": True})
    seen = set[str]()

    def once(asked: str) -> None:
        if asked in seen:
            return
        seen.add(asked)
        if asked == "draft":
            expect(page.locator(".interlude")).to_contain_text("went up!")
            expect(page.locator(".interlude tbody tr").first).to_be_visible()
            judge(ann)
            page.locator("[data-tab=tools]").click()
        if asked == "window":
            # "Never ask" says what it gives up and waits for a second tap.
            page.locator("[data-mute]").first.click()
            expect(page.locator(".foot")).to_contain_text("You use nothing now")
            expect(page.locator("[data-do=confirm]")).to_have_text("Never ask")
            page.locator("[data-do=drop]").click()
            expect(page.locator("[data-mute]").first).to_be_visible()
        judge(ann)

    me = Cadet(ann, before=once)
    expect(page.locator(".hand .can")).to_have_count(6)

    # A card that is picked says what it does; with the aid, how likely it ends badly.
    page.locator("[data-do=odds]").click()
    expect(page.locator("[data-wire=G] .odds")).to_contain_text("0%")
    page.locator("[data-card=G]").click()
    expect(page.locator(".foot")).to_contain_text("Alone: the new card + 1.")
    expect(page.locator(".wire.chosen")).to_have_attribute("data-cable", "G")
    # Everything about a wire is a tap away.
    page.locator("[data-info=Y]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Left in the deck: 12 cards")
    expect(page.locator("dialog[open] tbody tr")).to_have_count(4)
    page.keyboard.press("Escape")
    judge(ann)
    me.play("G")

    # A card that lies out says why it cannot be played.
    to_choice(me)
    page.locator("[data-card=G]").click()
    expect(page.locator(".toast").last).to_contain_text("comes back to your hand by itself")

    while me.answer() != "over":
        reckless(me)
    assert "draft" in seen

    paper = page.locator(".paper")
    expect(paper.get_by_role("heading", level=1)).to_have_text(re.compile("honours"))
    expect(paper.locator(".ranking li")).to_have_count(4)
    expect(paper.locator(".wrecks li")).to_have_count(3)
    expect(paper.locator("[data-proof=good]")).to_be_visible()
    judge(ann)

    # The replay: any step, any eyes.
    ann.press("replay")
    slider = page.locator("[data-slider]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("Home")
    expect(page.locator("[data-step]")).to_have_text(f"Step 0 of {last}")
    expect(page.locator(".deck .known")).to_have_count(4)
    page.locator("[data-as]").select_option("public")
    expect(page.locator(".deck .known")).to_have_count(0)
    slider.fill(str(last))
    expect(page.locator("[data-step]")).to_have_text(f"Step {last} of {last}")
    expect(page.locator(".tile.boom")).to_have_count(1)
    ann.accessible()
    ann.no_sideways_scroll()


def judge(guest: Guest) -> None:
    """Fit for everybody, at this size."""
    guest.accessible()
    guest.no_sideways_scroll()
    if guest.phone:
        assert guest.targets() == []


def to_choice(me: Cadet) -> None:
    """Until a card can be chosen again."""
    patience = Patience("no card is asked for", [me.guest])
    while me.answer() != "card":
        patience.wait(20)


def reckless(me: Cadet) -> None:
    """The last card that glows among the cutters: it ends soon, one way or the other."""
    # What glows is read at one moment: between two looks the question may have passed.
    cards = me.page.eval_on_selector_all(".hand .can", "all => all.map(each => each.dataset.card ?? '')")
    if me.asked() != "card" or not cards:
        me.page.wait_for_timeout(20)
        return
    cutters = [card for card in cards if len(card) == 1]
    me.play((cutters or cards)[-1])


def test_a_card_by_keyboard_alone(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(game="academy", seats=2, fill="easy", start=True)
    # Two play without Yellow.
    expect(page.locator(".hall [data-wire]")).to_have_count(3)
    expect(page.locator(".hand .can")).to_have_count(5)
    page.locator("body").press("Tab")
    for _ in range(80):
        if page.evaluate("document.activeElement?.matches('.hand .can')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .picked")).to_have_attribute("data-card", "B")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .picked")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("You choose Blue.")
