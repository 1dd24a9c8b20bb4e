"""Big Badaboom played by people at browsers: interrupts upon interrupts, an armed Bomb that goes from hand to hand,
Resurrection cards, and one person with bots to the end and through the replay."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from lastwire.games.badaboom.rules.content import DECK
from tests.browser.goblins import HICCUP, Cards, Goblin, deck, play_on, trick
from tests.browser.guest import Guest, Patience
from tests.games.badaboom.test_printed import examples

MakeGuest = Callable[..., Guest]
JAR = "[aria-label='Your things'] .jar b"

TO_NAMED = [{"do": "pass", "who": ["named"]}]
SHOT = trick("give_it_a_shot", "Give it a shot", "F", TO_NAMED, 12, "M-MARTYR", choice="any")
NO_WAY = trick("no_way", "No way!", "X", [{"do": "cancel"}], 12, "M-MARTYR")
HANDLE = trick("ill_handle_this", "I'll handle this!", "X", [{"do": "take_over"}], 12, "M-MARTYR")
DRAW_TWO = [{"do": "draw", "who": ["you"], "amount": 2}]
RUMMAGE = trick("rummage", "Rummage in the rubbish", "I", DRAW_TWO, 12, "M-MARTYR")
NEIGHBOURS = [{"do": "affect", "who": ["left", "right"]}]
GATHER = trick("gather_round", "Gather round", "T", NEIGHBOURS, 12, "M-MARTYR")


def sit_down(guest: MakeGuest, cards: dict[str, Any], phones: str, **options: Any) -> list[Goblin]:
    """Four people at one table, some of them with phones, and the match begun."""
    names = ("Ann", "Ben", "Cy", "Dot")
    guests = [guest(name, phone=name[0] in phones) for name in names]
    wish = {"deck": cards, "clock": "off", "first_player": "seat:0", **options}
    path = guests[0].deal(game="badaboom", seats=4, options=wish)
    expect(guests[0].page.locator("[data-seat='0']")).to_contain_text("Ann")
    for each in guests[1:]:
        each.join(path)
    expect(guests[0].page.locator("[data-do=start]")).to_be_enabled()
    guests[0].press("start")
    goblins = [Goblin(each, seat, Cards(cards)) for seat, each in enumerate(guests)]
    for goblin in goblins:
        expect(goblin.page.locator("[data-hand]").first).to_be_visible()
    return goblins


def told(goblin: Goblin) -> str:
    """The whole log of somebody at a desk."""
    return "\n".join(goblin.page.locator(".feed .line").all_inner_texts())


def give_away(goblin: Goblin) -> int:
    """A card that the plan can do without, for the swap that arms."""
    spare = [goblin.holding(id) for id in ("rummage", "gather_round", "give_it_a_shot", "ill_handle_this", "no_way")]
    return next(number for number in spare if number is not None)


class Quarrel:
    """Once a Bomb has come armed to somebody: a forced pass, taken over, with the takeover cancelled in vain."""

    def __init__(self, goblins: list[Goblin]) -> None:
        self.goblins = goblins
        self.roles: dict[int, tuple[Goblin, int]] = {}  # by the depth of the stack: who answers it, and with what
        self.done = False

    def cast(self, player: Goblin) -> bool:
        """Find who takes the card over, who objects, and who objects to that."""
        for taker in self.goblins:
            card = None if taker is player else taker.holding("ill_handle_this")
            if card is None:
                continue
            objectors = [each for each in self.goblins if each is not taker and each.holding("no_way") is not None]
            for objector in objectors:
                first = objector.holding("no_way")
                for other in self.goblins:
                    second = None if other is objector else other.holding("no_way")
                    if first is not None and second is not None:
                        self.roles = {1: (taker, card), 2: (objector, first), 3: (other, second)}
                        return True
        return False

    def plan(self, goblin: Goblin, kind: str) -> bool:
        if kind == "swap" and not goblin.armed:
            goblin.swap(give_away(goblin))
            return True
        if kind == "trick" and goblin.armed and not self.done and not self.roles:
            shot = goblin.holding("give_it_a_shot")
            if goblin.guest.sees(".bomb.due") and shot is not None and self.cast(goblin):
                goblin.play(shot, (goblin.seat + 2) % 4)
                return True
        if kind == "interrupt" and self.roles.get(goblin.depth, (None, 0))[0] is goblin:
            goblin.play(self.roles.pop(goblin.depth)[1])
            return True
        if kind == "name":
            goblin.press(f".prompt [data-name='{(goblin.seat + 1) % 4}']")
            goblin.press("[data-do=name]")
            expect(goblin.page.locator("[data-do=name]")).to_have_count(0)
            self.done = True
            return True
        if kind == "claim":
            goblin.claim(1 if self.done else 0)
            return True
        return False


def test_four_people_quarrel_over_an_armed_bomb(guest: MakeGuest) -> None:
    """Interrupts on interrupts, a takeover, an armed Bomb passed twice, and the end: whoever dies for it, wins."""
    goblins = sit_down(guest, deck([SHOT, NO_WAY, HANDLE, RUMMAGE], pay=10), phones="BD")
    quarrel = Quarrel(goblins)
    play_on(goblins, quarrel.plan, lambda: all(each.over for each in goblins))
    ann = goblins[0]
    log = told(ann)
    assert re.search(r"answers? Give it a shot #\d+ with I'll handle this! #\d+", log)
    assert re.search(r"answers? I'll handle this! #\d+ with No way! #\d+", log)
    assert re.search(r"answers? No way! #\d+ with No way! #\d+", log)
    assert re.search(r"takes? over Give it a shot #\d+", log)
    # Passed on by its armer, and again by force while it was armed.
    armed = log.split("armed the Bomb!")
    assert any(len(re.findall(r"holds? the armed Bomb", part)) >= 2 for part in armed)
    assert "BADABOOM!" in log
    expect(ann.page.locator(".paper h1")).to_contain_text("got away")
    for goblin in (ann, goblins[1]):
        expect(goblin.page.locator(".paper tbody tr").first).to_contain_text("Small Bomb")
        goblin.guest.accessible()
        goblin.guest.no_sideways_scroll()


class Afterlife:
    """Kill three of four, and then do what each penalty is about."""

    def __init__(self, goblins: list[Goblin]) -> None:
        self.goblins = goblins
        self.seen: set[str] = set()
        self.gathered = 0  # the turn in which the neighbours were last drawn into it

    def rule(self, goblin: Goblin) -> str:
        """The rule of the own penalty, from its name."""
        label = goblin.page.locator(".penalty b")
        return label.first.inner_text().split()[-1] if label.count() else ""

    def plan(self, goblin: Goblin, kind: str) -> bool:
        rule = self.rule(goblin)
        if rule not in self.seen and kind != "claim" and self.exercise(goblin, rule, kind):
            return True
        if kind == "swap" and not goblin.armed:
            goblin.swap(give_away(goblin))
            return True
        if kind == "trick" and goblin.armed and goblin.guest.sees(".bomb.due"):
            gather = goblin.holding("gather_round")
            if gather is not None and self.gathered != goblin.turn:
                self.gathered = goblin.turn
                goblin.play(gather)
                return True
        if kind == "claim":
            goblin.claim(2)
            return True
        return False

    def exercise(self, goblin: Goblin, rule: str, kind: str) -> bool:
        """Whether the question is answered by it."""
        match rule:
            case "hiccup":
                goblin.press("[data-do=ritual]")
                expect(goblin.page.locator(".penalty .done")).to_be_visible()
                self.seen.add(rule)
            case "no_s" if coins(goblin):
                left = coins(goblin) - 1
                goblin.guest.say("Bless us all")
                expect(goblin.page.locator(JAR)).to_contain_text(str(left))
                self.seen.add(rule)
            case "squeak":
                self.accuse(goblin)
                self.seen.add(rule)
            case "one_trick" if kind == "trick":
                return self.break_rule(goblin)
        return False

    def accuse(self, goblin: Goblin) -> None:
        """One of the others accuses, the rest agree."""
        accuser, *jury = [each for each in self.goblins if each is not goblin]
        accuser.skip()
        accuser.press(f"[data-plate='{goblin.seat}']")
        accuser.press("[data-do=accuse]")
        for each in jury:
            each.skip()
            expect(each.page.locator("[data-do=vote-yes]")).to_be_visible()
            each.press("[data-do=vote-yes]")
            expect(each.page.locator("[data-do=vote-yes]")).to_have_count(0)

    def break_rule(self, goblin: Goblin) -> bool:
        """A second Trick in one phase costs a coin, and its button says so."""
        card = goblin.holding("gather_round") or goblin.holding("rummage")
        if card is None or not coins(goblin) or goblin.armed:
            return False
        goblin.choose(card)
        if "pay 1" in goblin.page.locator("[data-do=play]").inner_text():
            self.seen.add("one_trick")
        goblin.play(card)
        return True


def coins(goblin: Goblin) -> int:
    return int(re.findall(r"\d+", goblin.page.locator(JAR).inner_text())[0])


def test_four_people_come_back_with_penalties(guest: MakeGuest) -> None:
    """A ritual, a fine for what was written, a vote, and a soft restriction broken for a coin."""
    one_trick = ("one_trick", {"forbids": [{"move": "trick", "after": 1}]})
    no_s = ("no_s", {"chat": {"without": ["s"]}})
    penalties = [("hiccup", HICCUP), no_s, ("squeak", {"text": "Speak squeakily."}), one_trick, one_trick]
    cards = deck([NO_WAY, SHOT, GATHER, RUMMAGE], pay=1, penalties=penalties)
    goblins = sit_down(guest, cards, phones="D", resurrection=True)
    life = Afterlife(goblins)
    rules = {rule for rule, _ in penalties}
    play_on(goblins, life.plan, lambda: life.seen == rules or any(each.over for each in goblins))
    assert life.seen == rules
    log = told(goblins[0])
    assert "with a penalty: Penalty" in log
    assert re.search(r"goe?s? HIC", log)
    assert re.search(r"pays? a fine of 1", log)
    assert "The table finds against" in log
    goblins[0].guest.accessible()
    goblins[3].guest.accessible()
    goblins[3].guest.no_sideways_scroll()


def short_deck() -> dict[str, Any]:
    """The cards of the box, with Bombs that are soon armed and pay those well who hold them and live. Whatever would
    take the first player's Bomb away before the first swap is left out; Rummage makes up the number."""
    made: dict[str, Any] = msgspec.to_builtins(DECK)
    made["tricks"] = [
        {**each, "copies": each["copies"] + 6} if each["id"] == "rummage" else each
        for each in made["tricks"]
        if each["kind"] != "F" and each["id"] not in ("rusty_padlock", "spare_part", "snip_snip", "long_tongs")
    ]
    made["bombs"] = [
        {**bomb, "mechanisms": 1, "properties": [{"rule": "hazard_pay", "amount": 6}]}
        for bomb in made["bombs"]
        if bomb["id"].startswith("bomb_human")
    ]
    return made


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_one_person_and_bots_to_the_end(guest: MakeGuest, phone: bool) -> None:
    ann = guest("Ann", phone=phone)
    page = ann.page
    options = {"first_player": "seat:0", "clock": "off", "deck": short_deck()}
    ann.deal(game="badaboom", seats=5, fill="baseline", start=True, options=options)
    me = Goblin(ann, 0)
    expect(page.locator("[data-do=pass]")).to_be_visible()
    expect(page.locator("[data-danger]")).to_contain_text("If it went off now")
    judged: set[str] = set()

    def judge(what: str) -> None:
        if what in judged:
            return
        judged.add(what)
        ann.accessible()
        ann.no_sideways_scroll()
        if phone:
            assert ann.targets() == []

    def plan(goblin: Goblin, kind: str) -> bool:
        judge(kind)
        if kind == "trick" and ann.sees(".slot.can") and "played" not in judged:
            page.locator(".slot.can").first.click()
            expect(page.locator("[data-do=play]")).to_be_visible()
            judge("played")
            if ann.sees(".prompt [data-name]"):
                page.locator(".prompt [data-name]").first.click()
            goblin.press("[data-do=play]:not([disabled])")
            return True
        if kind == "swap" and not goblin.armed:
            goblin.press("[data-take='0']")
            if ann.sees(".slot.can"):
                page.locator(".slot.can").last.click()
                foresee(goblin)
                judge("swapping")
                goblin.press("[data-do=swap]:not([disabled])")
                return True
        return False

    play_on([me], plan, lambda: me.over)
    assert {"trick", "swap", "claim"} <= judged
    expect(page.locator(".paper h1")).to_contain_text("got away")
    expect(page.locator(".podium li")).to_have_count(5)
    judge("end")
    watch_again(ann)


def test_a_printed_deck_through_a_whole_match(guest: MakeGuest, tmp_path: Path) -> None:
    """The deck of docs/decks.md, brought by the host in a file: cards nobody knows, read and played to the end."""
    ann = guest("Ann", phone=True)
    page = ann.page
    ann.deal(game="badaboom", seats=3, fill="baseline", options={"first_player": "seat:0", "clock": "off"})
    own = tmp_path / "printed.toml"
    own.write_text(examples().replace('hits = ["armer"]', 'hits = ["arms"]'), encoding="utf-8")
    page.locator("[data-do=content-file]").set_input_files(own)
    expect(page.locator(".toasts")).to_contain_text("gadgets[1].hits[0]")
    # So that a short match will do: whoever lives earns much.
    well_paid = examples().replace(
        "mechanisms = 1\n", 'mechanisms = 1\nproperties = [{ rule = "hazard_pay", amount = 6 }]\n'
    )
    own.write_text(well_paid.replace('"hazard_pay", amount = 3', '"hazard_pay", amount = 6'), encoding="utf-8")
    page.locator("[data-do=content-file]").set_input_files(own)
    expect(page.locator("[data-content=own]")).to_be_visible()
    ann.press("start")
    me = Goblin(ann, 0)
    expect(page.locator("[data-do=pass]")).to_be_visible()
    done: set[str] = set()

    def plan(goblin: Goblin, kind: str) -> bool:
        done.add(kind)
        if kind == "trick" and ann.sees(".slot.can"):
            page.locator(".slot.can").first.click()
            expect(page.locator("[data-do=play]")).to_be_visible()
            if ann.sees(".prompt [data-name]"):
                page.locator(".prompt [data-name]").first.click()
            goblin.press("[data-do=play]:not([disabled])")
            done.add("played")
            return True
        if kind == "swap" and not goblin.armed and ann.sees("[data-take='0']"):
            goblin.press("[data-take='0']")
            if ann.sees(".slot.can"):
                page.locator(".slot.can").last.click()
                goblin.press("[data-do=swap]:not([disabled])")
                return True
        return False

    play_on([me], plan, lambda: me.over)
    assert {"trick", "played", "swap"} <= done
    expect(page.locator(".paper h1")).to_contain_text("got away")
    ann.no_sideways_scroll()


def foresee(goblin: Goblin) -> None:
    """What the swap would do is worked out by the server, which may be busy: asked again, it tells."""
    told = goblin.page.locator("[data-forecast]")
    patience = Patience("nothing is foreseen", [goblin.guest])
    while not told.count():
        patience.wait(100)
        if not goblin.page.locator("[data-take='0'][aria-pressed=true]").count():
            goblin.press("[data-take='0']")
    expect(told).to_contain_text("The Bomb is armed.")


def watch_again(ann: Guest) -> None:
    """Through all eyes, through nobody's, and through the own."""
    page = ann.page
    ann.press("replay")
    slider = page.locator("[data-slider]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("Home")
    expect(page.locator("[data-step]")).to_have_text(f"Step 0 of {last}")
    expect(page.locator(".notes .hand")).to_have_count(5)
    page.locator("[data-as]").select_option("public")
    expect(page.locator(".notes .hand")).to_have_count(0)
    page.locator("[data-as]").select_option("0")
    expect(page.locator(".notes .hand")).to_have_count(1)
    expect(page.locator(".cellar .plate")).to_have_count(5)
    ann.accessible()
    ann.no_sideways_scroll()


def test_passing_in_advance_and_reading_cards(guest: MakeGuest) -> None:
    """A pass set in advance is told to its owner; whatever lies on the table can be read closely."""
    ann = guest("Ann", phone=True)
    page = ann.page
    options = {"first_player": "seat:0", "clock": "off", "deck": deck([SHOT, NO_WAY, HANDLE, RUMMAGE], pay=1)}
    ann.deal(game="badaboom", seats=3, fill="easy", start=True, options=options)
    me = Goblin(ann, 0)
    expect(page.locator("[data-do=pass]")).to_be_visible()
    for opens, reads in (
        ("[data-do=pace]", "Nobody else can see this"),
        ("[data-bomb]", "Small Bomb"),
        ("[data-do=top]", "The card"),
        ("[data-plate='1']", "of 10 coins"),
    ):
        me.press(opens)
        expect(page.locator("dialog[open]")).to_contain_text(reads)
        if "pace" in opens:
            page.locator("[data-kind=X]").click()
            expect(page.locator("[data-kind=X]")).to_have_attribute("aria-pressed", "true")
            ann.accessible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("[data-hand]").first.click()
    expect(page.locator(".prompt .info")).to_be_visible()
    ann.press("drop")
    pass_the_turn(me)


def pass_the_turn(me: Goblin) -> None:
    """A bot may be faster with a Trick: then the question is answered first, and the wish stands until it is."""
    page = me.page
    told = page.locator(".feed").last
    patience = Patience("the turn is not passed", [me.guest])
    while not me.guest.sees("[data-do=unpass]"):
        if me.guest.sees("[data-do=pass-turn]:not([disabled])"):
            me.press("[data-do=pass-turn]")
        elif (kind := me.asked()) in ("swap", "name", "discard", "claim"):
            me.idle(kind)
        patience.wait(60)
    me.guest.press("log")
    expect(told).to_contain_text("You hold back in advance in this turn.")
