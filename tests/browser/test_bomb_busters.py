"""Missions of Bomb Busters in real browsers."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.browser.guest import Guest, Patience
from tests.browser.team import Expert, Team

MakeGuest = Callable[..., Guest]
NAMES = ("Ann", "Bree", "Cy", "Dot", "Eve")


def gather(guest: MakeGuest, mission: int, experts: int, **options: object) -> list[Guest]:
    """A table of people, the last of them on a phone, with a mission begun."""
    people = [guest(each, phone=at == experts - 1) for at, each in enumerate(NAMES[:experts])]
    host = people[0]
    wanted = {"mission": mission, "captain": "seat:0", **options}
    path = host.deal(game="bomb-busters", seats=experts, options=wanted)
    for each in people[1:]:
        each.join(path)
    expect(host.page.locator("[data-do=start]")).to_be_enabled()
    host.press("start")
    for each in people:
        expect(each.page.locator(".bench")).to_be_visible()
    return people


def finish(people: list[Guest], team: Team, headline: str) -> None:
    """To the end: everybody sees the same, and nothing hangs over an edge."""
    team.play()
    for each in people:
        expect(each.page.locator(".paper h1")).to_have_text(headline)
        expect(each.page.locator("[data-proof=good]")).to_be_visible()
        each.no_sideways_scroll()


def test_mission_1_with_two(guest: MakeGuest) -> None:
    people = gather(guest, 1, 2)
    ann, bree = people
    # Two stands each: one's own are read, the other's are not.
    for each, own in ((ann, "AB"), (bree, "CD")):
        twin = "\n".join(each.twin())
        assert sorted(re.findall(r"Stand (\w), yours", twin)) == list(own)
        assert len(re.findall(r"\?", twin)) == 12
    bree.no_sideways_scroll()
    finish(people, Team(people, misses=1), "Defused!")
    # The host leads on to the next mission.
    expect(ann.page.locator("[data-do=next]")).to_contain_text("Next mission: 2")
    ann.press("next")
    for each in people:
        expect(each.page.locator(".paper")).to_have_count(0)
        expect(each.page.locator("[data-do=mission]")).to_contain_text("Adding Yellow")


def test_mission_3_with_three(guest: MakeGuest) -> None:
    people = gather(guest, 3, 3)
    expect(people[0].page.locator("[data-card]")).to_have_count(3)
    team = Team(people, detectors=2, misses=1)
    finish(people, team, "Defused!")
    assert team.detectors == 0, "nobody used a detector"


def test_mission_6_with_four(guest: MakeGuest) -> None:
    people = gather(guest, 6, 4)
    finish(people, Team(people, detectors=1), "Defused!")


def test_mission_8_with_five(guest: MakeGuest) -> None:
    people = gather(guest, 8, 5)
    eve = people[-1]
    expect(eve.page.locator("[data-finger]")).to_have_count(5)
    eve.no_sideways_scroll()
    assert eve.targets() == []
    finish(people, Team(people, misses=5), "Kaboom!")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_person_and_bots(guest: MakeGuest, phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    page = ann.page
    # Five of nine cards are laid out, mostly among them one for any time that these bots leave alone.
    for _ in range(30):
        ann.deal(
            game="bomb-busters",
            seats=5,
            fill="easy",
            start=True,
            options={"mission": 3, "captain": "seat:0", "toolbox": "open", "odds": True},
        )
        expect(page.locator(".bench")).to_be_visible()
        if page.locator("[data-card='8'], [data-card='1']").count():
            break
    me = Expert(ann)
    ann.accessible()
    assert me.respond()
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    expect(page.locator(".slot.can, .touch.can").first).to_be_visible()

    # A wire that is tapped is laid open to thought: odds, and a note for oneself.
    page.locator("[data-do=odds]").click()
    me.tap((1, 0))
    expect(page.locator("[data-value] .chance, .chances li").first).to_contain_text("%")
    page.locator("[data-do=note]").click()
    page.locator("[data-note='1']").click()
    expect(page.locator(".notes").first).to_have_text("1")
    page.locator("[data-do=note]").click()

    # A cut with the detector is said aloud before it counts.
    page.locator("[data-tool=double]").click()
    me.tap((1, 1))
    page.locator("[data-value]").first.click()
    expect(page.locator(".say.ready")).to_contain_text(re.compile(r"You say: one of \w+’s B1 or B2 is an? \d"))
    expect(page.locator("[data-odds]")).to_contain_text("%")
    ann.accessible()
    ann.no_sideways_scroll()
    if phone:
        assert ann.targets() == []
    me.press("[data-do=cut]")
    log(ann, "’s B1 and B2: “", "the Double Detector")

    use_any_time_card(ann, me)
    ann.accessible()


def log(guest: Guest, *words: str) -> None:
    """What the log must say by now."""
    if guest.phone:
        guest.press("log")
    for each in words:
        expect(guest.page.locator(".feed").last).to_contain_text(each)
    if guest.phone:
        guest.page.keyboard.press("Escape")


def cut_anything(me: Expert) -> None:
    """Point at the first wire of the next stand that can be cut; right or wrong, the turn is over."""
    if me.guest.sees("[data-do=solo]"):
        me.press("[data-do=solo]")
        return
    value = next(each for each in me.wires(me.guest.twin()).values() if each.isdigit())
    for index in range(13):
        try:
            me.cut([(1, index)], value)
        except Error:
            me.guest.escape()
        else:
            return


ANY_TIME = (8, 6, 4, 1, 7)


def use_any_time_card(guest: Guest, me: Expert) -> None:
    """The first card that glows and belongs to no cut; out of turn or in it."""
    page = guest.page
    told = {
        8: "You ask the radar",
        6: "You turn the dial back",
        4: "You use the Post-it",
        1: "You label",
        7: "batteries",
    }
    patience = Patience("no card for any time became usable", [guest])
    while True:
        me.skip()
        card = next((each for each in ANY_TIME if guest.sees(f".card.can[data-card='{each}']")), None)
        if card is not None:
            break
        if guest.sees("[data-do=confirm]"):
            me.press("[data-do=confirm]")  # a bot's detector asks in between
        elif me.ask.startswith("Your turn") and not guest.sees(".bench.busy"):
            cut_anything(me)  # so that the match goes on, and cards with it
        patience.wait(50)
    # Bots play on meanwhile, and every move of theirs asks anew.
    while True:
        page.locator(f"[data-card='{card}']").click()
        if not guest.sees("[data-do=use]"):
            guest.escape()
            patience.wait(50)
            continue
        guest.press("use")
        for choice in ("[data-number]", ".prompt [data-seat-chip]", "[data-pick]"):
            if guest.sees(f".prompt {choice.removeprefix('.prompt ')}"):
                page.locator(choice).first.click()
        if guest.sees("[data-do=confirm]"):
            guest.press("confirm")
            break
    log(guest, told[card])


def test_a_spectator_and_a_replay(guest: MakeGuest) -> None:
    """What nobody may see is not there; after the end everything is."""
    ann, eve = guest("Ann"), guest("Eve", phone=True)
    path = ann.deal(
        game="bomb-busters", seats=4, fill="baseline", start=True, options={"mission": 7, "captain": "seat:0"}
    )
    eve.page.goto(path)
    expect(eve.page.locator(".ask")).to_contain_text("You are watching.")
    twin = "\n".join(eve.twin())
    assert "yours" not in twin
    assert len(re.findall(r"\?", twin)) == 49
    expect(eve.page.locator(".tile.face")).to_have_count(0)
    eve.accessible()
    eve.no_sideways_scroll()

    me = Expert(ann)
    patience = Patience("the mission does not end", [ann])
    while not me.over:
        if not me.respond():
            reckless(me)
        patience.wait(40)
    expect(ann.page.locator(".paper h1")).to_be_visible()
    expect(ann.page.locator(".paper .open li")).to_have_count(4)
    ann.accessible()

    ann.press("replay")
    slider = ann.page.locator("[data-slider]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    ann.page.keyboard.press("Home")
    expect(ann.page.locator("[data-step]")).to_have_text(f"Step 0 of {last}")
    expect(ann.page.locator(".bench .tile.face")).to_have_count(49)
    ann.page.locator("[data-as]").select_option("public")
    expect(ann.page.locator(".bench .tile.face")).to_have_count(0)
    ann.page.locator("[data-as]").select_option("0")
    expect(ann.page.locator(".bench .tile.face")).to_have_count(13)
    ann.accessible()
    ann.no_sideways_scroll()


def reckless(me: Expert) -> None:
    """Any cut that glows: it ends soon, one way or the other."""
    me.skip()
    for button in ("reveal", "solo"):
        if me.guest.sees(f"[data-do={button}]"):
            me.press(f"[data-do={button}]")
            return
    if me.guest.sees(".mates .slot.can"):
        me.press(".mates .slot.can")
        if me.guest.sees("[data-value]"):
            me.press("[data-value]")
        if me.guest.sees("[data-do=cut]:not([disabled])"):
            with suppress(Error):  # a bot may have ended it meanwhile
                me.press("[data-do=cut]:not([disabled])")


def test_a_piece_that_cannot_be_tapped_says_why(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(game="bomb-busters", seats=4, fill="baseline", start=True, options={"mission": 3, "captain": "seat:0"})
    me = Expert(ann)
    red = [wire for wire, value in me.wires(me.guest.twin()).items() if value == "red"]
    ann.press("describe")  # no more: beside the position in words there is no room for the cards
    if red:
        me.tap(red[0])
        expect(page.locator(".toast")).to_contain_text("an uncut blue wire of your own")
    # A teammate's wire is no answer either, and the toast leads to its rule.
    me.tap((1, 0))
    toast = page.locator(".toast")
    expect(toast).to_contain_text("an uncut blue wire of your own")
    toast.get_by_role("button", name="BB-3.15").click()
    expect(page.locator("dialog[open] .found")).to_contain_text("BB-3.15")
    page.keyboard.press("Escape")
    # A locked card says what it waits for.
    page.locator(".card.locked").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Locked until two")
    page.keyboard.press("Escape")
    # The mission card is one tap away.
    ann.press("mission")
    expect(page.locator("dialog[open]")).to_contain_text("One red wire is in the bomb")


def test_a_cut_by_keyboard_alone(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(game="bomb-busters", seats=4, fill="baseline", start=True, options={"mission": 1, "captain": "seat:0"})
    expect(page.locator(".slot.can").first).to_be_visible()
    walk_to(ann, ".slot.can")
    page.keyboard.press("Enter")
    walk_to(ann, "[data-do=confirm]")
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("You mark ")
    expect(page.locator(".mates .slot.can").first).to_be_visible()
    walk_to(ann, ".mates .slot.can")
    first = page.evaluate("document.activeElement.dataset.wire")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.wire") != first
    page.keyboard.press("Enter")
    expect(page.locator(".slot.chosen")).to_have_count(1)
    walk_to(ann, "[data-value]")
    page.keyboard.press("Enter")
    walk_to(ann, "[data-do=cut]")
    page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("You point at ")


def walk_to(guest: Guest, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if guest.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        guest.page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


BOXES = """(what) => [...document.querySelectorAll(what)].map((each) => {
    const box = each.getBoundingClientRect();
    return [JSON.stringify(each.dataset), each.ariaLabel, box.x, box.y, box.width, box.height].join(" ");
})"""
BOARD = ".bench .head, .mates .stand, .mates [data-finger]"
TRAY = "[data-value], [data-pick]"
WATCH = """() => {
    globalThis.asked = [];
    const note = () => {
        const busy = document.querySelector(".bench.busy") !== null;
        globalThis.asked.push([busy, document.querySelector(".prompt .ask span")?.textContent ?? ""]);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def own_turn(guest: Guest) -> Expert:
    """The first turn of somebody who has marked a wire."""
    me = Expert(guest)
    expect(guest.page.locator(".prompt .ask")).to_contain_text("Mark one of your")
    assert me.respond()
    expect(guest.page.locator(".prompt .ask")).to_contain_text("Your turn")
    expect(guest.page.locator(".slot.can, .touch.can").first).to_be_visible()
    return me


def settled(guest: Guest) -> list[str]:
    """The board when it has found its place."""
    while True:
        before: list[str] = guest.page.evaluate(BOXES, BOARD)
        guest.page.wait_for_timeout(200)
        if guest.page.evaluate(BOXES, BOARD) == before:
            return before


def test_on_a_phone_nothing_moves_under_the_finger(guest: MakeGuest) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    ann.deal(game="bomb-busters", seats=5, fill="baseline", start=True, options={"mission": 1, "captain": "seat:0"})
    me = own_turn(ann)
    for width, height in ((360, 740), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for stand in (1, 4):
            board = settled(ann)
            assert len(board) == 9
            me.press(f"[data-finger='{stand}']")
            expect(page.locator("[data-pick]").first).to_be_visible()
            assert page.evaluate(BOXES, BOARD) == board
            # Nor does the tray move when a value is chosen in it.
            tray = page.evaluate(BOXES, TRAY)
            for value in page.locator("[data-value]").all():
                value.click()
                expect(page.locator("[data-do=cut]")).to_be_visible()
                assert (page.evaluate(BOXES, BOARD), page.evaluate(BOXES, TRAY)) == (board, tray)
            ann.no_sideways_scroll()
            assert ann.targets() == []
            ann.press("drop")
            expect(page.locator("[data-pick]")).to_have_count(0)


def test_no_turn_is_announced_while_a_cut_is_made(guest: MakeGuest) -> None:
    ann = guest("Ann", motion=True)
    page = ann.page
    ann.deal(game="bomb-busters", seats=4, fill="baseline", start=True, options={"mission": 1, "captain": "seat:0"})
    me = own_turn(ann)
    page.evaluate(WATCH)
    page.locator(".mates .slot.can").first.click()
    page.locator("[data-value]").first.click()
    me.press("[data-do=cut]")
    expect(page.locator(".feed")).to_contain_text("You point at ")
    asked = page.evaluate("globalThis.asked")
    assert "Cutting …" in [ask for busy, ask in asked if busy]
    assert [ask for busy, ask in asked if busy and ask.startswith("Your turn")] == []
