"""Missions of Bomb Squad in real browsers, and missions drawn in them."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guest import Guest, Patience
from tests.browser.squad import Squad, act, run

MakeGuest = Callable[..., Guest]
NAMES = ("Ann", "Bree", "Cy", "Dot")
GAME = "bomb-squad"

# A room with everything in reach, and a minute to do it in.
CLOSET = """
+--+--+
|S  h1|
+  +  +
|.  A1|
+--+--+
"""
SHORT = {
    "id": "own",
    "title": "A minute",
    "robot": "felix",
    "bombs": [{"letter": "A", "at_s": 60}],
    "standard": [9, 8, 7, 5],
    "grid": CLOSET,
    "roles": "none",
}
CORRIDOR = {
    "id": "own",
    "robot": "felix",
    "bombs": [{"letter": "A", "at_s": 600}],
    "standard": [7, 6, 5, 4],
    "grid": "\n+--+--+--+--+--+\n|S  .  .  .  A1|\n+--+--+--+--+--+\n|.  .  .  .  . |\n+--+--+--+--+--+\n",
    "roles": "none",
}
ALPHA = [
    [run("E", 4), act("hostage", 2, "6,6")],
    [run("W", 1), run("N", 4), act("hostage", 1, "2,5")],
    [run("S", 2), run("W", 1), act("hostage", 1, "4,2")],
    [run("N", 3), act("bomb", 1, "1,2")],
]


def gather(guest: MakeGuest, players: int, names: tuple[str, ...] = NAMES, **options: object) -> Squad:
    """A table of people, the last of them on a phone, at the start of a mission."""
    people = [guest(each, phone=at == players - 1) for at, each in enumerate(names[:players])]
    host = people[0]
    path = host.deal(game=GAME, seats=players, options=options)
    for each in people[1:]:
        each.join(path)
    expect(host.page.locator("[data-do=start]")).to_be_enabled()
    host.press("start")
    for each in people:
        expect(each.page.locator(".room")).to_be_visible()
    return Squad(people)


def test_in_real_time_one_squad_succeeds_and_another_runs_out_of_time(guest: MakeGuest) -> None:
    # A minute is running out at one table …
    late = gather(guest, 2, ("Cy", "Dot"), mission="own", own=SHORT, bot_delay_s=0)
    late.begin()
    clock = late.guests[0].page.locator("[data-clock=time]")
    left = int(clock.get_attribute("data-left") or 0)
    assert 0 < left <= 60_000
    # … while at another the first training is done to the last card.
    squad = gather(guest, 2, mission="alpha")
    squad.begin()
    ann, bree = squad.guests
    for each in squad.guests:
        expect(each.page.locator("[data-clock=time]").first).to_have_attribute("data-left", re.compile(r"\d{6}"))
    bree.no_sideways_scroll()
    assert bree.targets() == []
    for program in ALPHA:
        squad.perform(program)
    for each in squad.guests:
        expect(each.page.locator(".paper h1")).to_have_text("MISSION ACCOMPLISHED")
        expect(each.page.locator("[data-proof=good]")).to_be_visible()
        each.no_sideways_scroll()
    expect(ann.page.locator("[data-score='15']")).to_contain_text("15 of 15 points")
    expect(ann.page.get_by_label("5 stars of 5")).to_be_visible()
    expect(ann.page.locator(".sum")).to_contain_text("All bombs disarmed")
    ann.accessible()
    bree.accessible()
    # It is kept, and leads on.
    expect(ann.page.locator("[data-do=next]")).to_have_text("Next: Training Bravo: Bunk House")
    look_back(ann)
    ann.page.goto(f"/campaign/{GAME}")
    expect(ann.page.locator("[data-mission='1']")).to_contain_text("Best: 15 points")

    for each in late.guests:
        expect(each.page.locator(".paper h1")).to_have_text("MISSION FAILED")
        expect(each.page.locator(".why")).to_have_text("Bomb A went off.")
        expect(each.page.locator("[data-score='0']")).to_be_visible()
        expect(each.page.get_by_label("0 stars of 5")).to_be_visible()
        expect(each.page.locator(".score")).to_contain_text("1 point short of the next star")


def test_activating_takes_a_second_look_and_only_real_choices_are_taken_back(guest: MakeGuest) -> None:
    # From the end of a corridor the first move can only go east.
    squad = gather(guest, 2, mission="own", own=CORRIDOR, clock="practice", programming="face_up", briefing=False)
    seat = squad.collect([run("E", 1), run("E", 1)])
    operator = squad.guests[seat]
    page, phase = operator.page, operator.page.locator(".room")

    # The first press only shows what would come of it; a key that is held down does not commit either.
    page.locator("[data-do=activate]").press("Enter")
    tray = page.locator("[data-tray=activate]")
    expect(tray).to_be_focused()
    expect(tray).to_contain_text("Costs 4 cells.")
    expect(tray).to_contain_text("You choose how Move 1 is performed.")
    page.keyboard.press("Enter")
    operator.accessible()
    operator.no_sideways_scroll()
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    expect(phase).to_have_attribute("data-phase", "turn")
    squad.activate(operator)

    # The forced step is no choice: there is nothing to take back before something was chosen.
    preview = squad.worked_out(operator)
    expect(preview).to_have_attribute("data-preview", "open")
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    # A card that is lifted leaves the arrows on the map, and says so.
    expect(page.locator("[data-way]")).to_have_count(2)
    page.locator("[data-slot='1']").click()
    expect(page.locator("[data-way]")).to_have_count(2)
    expect(page.locator(".prompt")).to_contain_text("The arrows still work.")
    page.locator("[data-way=E]").click()
    expect(page.locator(".picked")).to_have_count(0)
    expect(preview).to_have_attribute("data-preview", "done")
    # One press takes the choice back, and then there is none.
    page.locator("[data-do=undo]").click()
    expect(preview).to_have_attribute("data-preview", "open")
    expect(page.locator("[data-do=undo]")).to_have_count(0)


def look_back(guest: Guest) -> None:
    """A replay through all eyes, nobody's, and one's own."""
    page = guest.page
    guest.press("replay")
    expect(page.locator("[data-slider]")).to_be_visible()
    page.keyboard.press("Home")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step]")).to_contain_text("Step 5 of")
    faces, backs = page.locator(".hands .card:not(.back)"), page.locator(".hands .card.back")
    expect(faces).to_have_count(12)
    page.locator("[data-as]").select_option("public")
    expect(faces).to_have_count(0)
    page.locator("[data-as]").select_option("0")
    expect(faces).to_have_count(6)
    expect(backs).to_have_count(6)
    guest.accessible()
    guest.no_sideways_scroll()


def test_mission_1_with_four(guest: MakeGuest) -> None:
    squad = gather(guest, 4, mission="1", clock="relaxed", chat="free")
    dot = squad.guests[3]
    dot.accessible()
    squad.begin()
    moment = squad.together()
    seat = moment["seat"]
    # Everybody sees every hand but the own.
    for at, each in enumerate(squad.guests):
        assert each.page.locator(".hands [data-hand]").count() == 3
        expect(each.page.locator(f"[data-hand='{at}']")).to_have_count(0)
        expect(each.page.locator(".hands .card.back")).to_have_count(0)
        expect(each.page.locator("[data-own] .card.back")).to_have_count(5)
        assert each.page.locator("[data-talk-phase=turn]").count() == (0 if each.phone else 1)
    # What one is told is pinned to the backs, for and against.
    to = (seat + 1) % 4
    value = squad.hand(to)[0].level
    told = [card.level == value for card in squad.hand(to)]
    squad.tell(seat, to, value)
    squad.together()
    mate = squad.guests[to]
    expect(mate.page.locator("[data-own] .ghost")).to_have_count(sum(told))
    expect(mate.page.locator("[data-own] .no")).to_have_count(len(told) - sum(told))
    twin = " ".join(mate.twin())
    assert f"level {value}" in twin

    # A program that lies open is tried out, suggested upon, scrapped from and sent.
    for _ in range(3):
        seat = squad.together()["seat"]
        squad.play(seat, 0)
    seat = squad.together()["seat"]
    operator = squad.guests[seat]
    squad.activate(operator)
    squad.together()
    adviser = squad.guests[(seat + 1) % 4]
    for each in squad.guests:
        assert squad.slots(each) == squad.slots(operator)
        squad.worked_out(each)
    before = squad.slots(operator)
    adviser.page.locator("[data-slot='0']").click()
    adviser.page.locator("[data-slot='2']").click()
    squad.worked_out(adviser)
    adviser.press("suggest")
    expect(operator.page.locator("[data-take]")).to_be_visible()
    operator.page.locator("[data-take]").click()
    squad.worked_out(operator)
    assert squad.slots(operator) == [before[1], before[2], before[0]]
    operator.page.locator("[data-slot='2']").click()
    squad.press(operator, "[data-do=scrap]")
    squad.worked_out(operator)
    assert squad.slots(operator) == before[1:]
    for each in (operator, dot):
        each.no_sideways_scroll()
        each.accessible()
    assert dot.targets() == []
    squad.commit(operator, "[data-do=send]")
    # What was left open is chosen card by card.
    for _ in range(6):
        if squad.together()["phase"] != "execute":
            break
        expect(operator.page.locator("[data-step]").first).to_be_enabled()
        squad.commit(operator, ".prompt [data-step]")
    assert squad.together()["phase"] == "turn"
    assert squad.fact(r"Discard pile: (\d+)") == "3"


def test_training_charlie_with_three(guest: MakeGuest) -> None:
    """Roles change who knows what: the Operator sees the frame, nobody else does."""
    squad = gather(guest, 3, mission="charlie", clock="standard")
    moment = squad.together()
    assert moment["phase"] == "roles"
    first = squad.guests[moment["seat"]]
    squad.see_roles(first)
    offered = first.page.locator("[data-role]").evaluate_all("all => all.map((each) => each.dataset.role)")
    assert sorted(offered) == ["field_agent", "none", "operator", "random", "recon"]
    squad.commit(first, "[data-role=operator]")
    squad.begin()
    phone = squad.guests[2]
    phone.accessible()
    for _ in range(3):
        squad.play(squad.together()["seat"], 0)
    squad.together()
    for each in squad.guests:
        expect(each.page.locator("[data-part=frame] .card")).to_have_count(3)
        hidden = 0 if each is first else 3
        expect(each.page.locator("[data-part=frame] .card.back")).to_have_count(hidden)
    # A door's key is a saved hostage; until then it is bolted.
    expect(first.page.locator(".door.free")).to_have_count(0)
    expect(first.page.locator(".door")).to_have_count(3)


def test_fog_of_war(guest: MakeGuest) -> None:
    squad = gather(guest, 2, mission="alpha", fog=True, clock="practice")
    squad.begin()
    ann, bree = squad.guests
    for each in squad.guests:
        expect(each.page.locator(".token .unknown")).to_have_count(4)
    assert squad.fact(r"Face down among them: (.*)\.") == "A1, H1, H1 and H2"
    # Two squares north there is a token to the east: it will come to light, but not before.
    legs = [run("N", 2)]
    for _ in range(60):
        seat = squad.together()["seat"]
        hand = squad.hand(seat)
        pos = next((at for at, card in enumerate(hand) if card.kind == "move" and card.level == 2), None)
        if pos is not None:
            squad.play(seat, pos)
            break
        squad.discard(seat, 0, hand[0])
    seat = squad.together()["seat"]
    operator = squad.guests[seat]
    squad.activate(operator)
    squad.together()
    squad.arrange(operator, legs)
    expect(squad.worked_out(operator)).to_contain_text("It will turn up a token.")
    expect(operator.page.locator(".token .unknown")).to_have_count(4)
    bree.accessible()
    squad.commit(operator, "[data-do=send]")
    squad.together()
    for each in (ann, bree):
        expect(each.page.locator(".token .unknown")).to_have_count(3)
    assert squad.fact(r"Felix is on (\S+)\.") == "4,1"


def test_a_mission_of_ones_own(guest: MakeGuest, tmp_path: Path) -> None:
    ann = guest("Ann", phone=True)
    page = ann.page
    page.goto(f"/editor/{GAME}")
    canvas = page.locator("[data-canvas]")
    rows, columns = 3, 6

    def tap(row: float, column: float) -> None:
        """A point of the map, in squares from its upper left corner."""
        canvas.scroll_into_view_if_needed()
        box = canvas.bounding_box()
        assert box is not None
        page.mouse.click(
            box["x"] + (column + 0.35) / (columns + 0.7) * box["width"],
            box["y"] + (row + 0.35) / (rows + 0.7) * box["height"],
        )

    verdict = page.locator("[data-verdict]")
    # The start is taken away: it cannot be played, and the server says why.
    ann.press("check")
    expect(verdict).to_have_attribute("data-verdict", "true")
    page.locator("[data-tool=open]").click()
    tap(2.5, 0.5)
    ann.press("check")
    expect(verdict).to_have_attribute("data-verdict", "false")
    expect(verdict).to_contain_text("no square is marked S; there must be exactly one")
    # Put back elsewhere, with a wall, a door and another hostage.
    page.locator("[data-tool=start]").click()
    tap(1.5, 0.5)
    page.locator("[data-tool=hostage]").click()
    page.get_by_label("3", exact=True).check(force=True)
    tap(0.5, 0.5)
    page.locator("[data-tool=wall]").click()
    tap(1.0, 1.5)
    page.locator("[data-field=title]").fill("The Long Corridor")
    page.locator("[data-bomb=A]").fill("7")
    ann.press("check")
    expect(verdict).to_contain_text("Ready to play.")
    expect(verdict).to_contain_text("5★ from 19")
    # Times to the second, and star tables of one's own.
    page.locator("[data-bomb-s=A]").fill("30")
    page.get_by_label("Star tables of my own").check(force=True)
    expect(page.locator("[data-stars=standard-5]")).to_have_value("19")
    page.locator("[data-stars=standard-5]").fill("25")
    ann.press("check")
    expect(verdict).to_contain_text("5★ from 25")
    ann.accessible()
    ann.no_sideways_scroll()
    assert ann.targets() == []
    # As a file, out and in.
    with page.expect_download() as saved:
        ann.press("save")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "the-long-corridor.toml"
    text = file.read_text(encoding="utf-8")
    assert 'bombs = [{ letter = "A", at_s = 450 }]' in text
    assert "|h3 .  h1|.  .  A1|" in text
    assert "+  +--+  +  +  +  +" in text
    page.evaluate("localStorage.clear()")
    page.goto("/about")
    page.goto(f"/editor/{GAME}")
    expect(page.locator("[data-field=title]")).to_have_value("")
    page.locator("[data-file]").set_input_files(file)
    expect(page.locator("[data-field=title]")).to_have_value("The Long Corridor")
    expect(page.locator("[data-verdict=true]")).to_be_visible()
    page.locator("[data-file]").set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"hello"})
    expect(page.locator(".toast")).to_contain_text("This file isn’t a mission.")
    # And to a table.
    page.get_by_label("Your name").fill("Ann")
    ann.press("play-friends")
    expect(page.locator("[data-chosen=own]")).to_contain_text("The Long Corridor")
    ann.press("fill")
    expect(page.locator("[data-do=start]")).to_be_enabled()
    ann.press("start")
    expect(page.locator(".room")).to_be_visible()
    expect(page.locator("[data-do=mission]")).to_contain_text("The Long Corridor")
    ann.no_sideways_scroll()


def test_a_card_by_keyboard_alone(guest: MakeGuest) -> None:
    ann = guest("Ann")
    page = ann.page
    ann.deal(
        game=GAME,
        seats=2,
        fill="random",
        start=True,
        options={"mission": "bravo", "clock": "practice", "briefing": False},
    )
    expect(page.locator("[data-own]").first).to_be_visible()
    squad = Squad([ann])
    patience = Patience("it is never Ann's turn", [ann])
    while True:
        moment = squad.look(ann)
        if moment["phase"] == "turn" and moment["seat"] == 0 and not moment["busy"]:
            break
        page.keyboard.press("Escape")
        patience.wait(50)
    for selector in ("[data-own='0']", "[data-do=play]"):
        expect(page.locator(selector)).to_be_visible()
        walk_to(ann, selector)
        page.keyboard.press("Enter")
    expect(page.locator(".feed")).to_contain_text("You play card 1 face down into slot")


def walk_to(guest: Guest, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(90):
        if guest.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")
