"""Chapter 12 and BB-2.10: missions that change the rules, and the places where they may."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, Expire, Offer
from lastwire.errors import ContentError
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.apply.board import end
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.apply.turn import give_turn, pass_turn
from lastwire.games.bomb_busters.rules.mission import MISSIONS, Brief, Group, Mission, brief, brief_of
from lastwire.games.bomb_busters.rules.moves import Call, Move
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.setup import deal_brief, inject
from lastwire.games.bomb_busters.rules.state import FALSE_BOTTOM, RED, TURN, State, slots
from lastwire.games.bomb_busters.rules.switch import SWITCHES, check_missions
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.bomb_busters.kit import (
    ENGLISH,
    all_but,
    asked,
    begin,
    is_cut,
    offered,
    over,
    play,
    ready,
    shown,
    start,
    used,
    words,
)
from tests.games.kit import kinds, last, legal, log, refused

F9 = (
    9,
    4,
    "1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
    " / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / 2 3 4 4 5 6 7 8 9 10 11 12",
)
F11 = (
    11,
    4,
    "1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
    " / 1 2 3 5 6 8 9.1 10 11 11 12 12 / 2 3 4 4 5 6 7 7 8 9 10 11",
)
# Mission 10 and 12 with four experts: one red, four yellows.
FOUR = (
    "1 2 3 4 5 6 7 8 8.1 9 9 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
    " / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / 2 2.1 3 4 4 5 6 7 8 9 10 11 12"
)
F10, F12 = (10, 4, FOUR), (12, 4, FOUR)


# --- data -----------------------------------------------------------------------------------------


@clause("BB-12.11", "BB-12.12", "BB-12.13", "BB-12.14")
def test_the_missions_of_the_first_box() -> None:
    rows = {
        9: ((1, 2), (2, 4)),
        10: ((1, 4), (1, 4)),
        11: ((0, 2), (0, 4)),
        12: ((1, 4), (2, 4)),
    }
    for number, (more, two) in rows.items():
        for experts in (2, 3, 4, 5):
            found = brief_of(number, experts, False)
            assert (found.red.count, found.yellow.count) == (two if experts == 2 else more)
            assert found.box == 1
            assert FALSE_BOTTOM in found.deck
    assert 11 not in brief_of(10, 4, False).deck
    assert brief_of(10, 2, False).countdown_s == 12 * 60
    assert brief_of(10, 3, False).countdown_s == 15 * 60
    assert not brief_of(11, 2, False).captain_token
    assert brief_of(11, 3, False).captain_token


def test_every_switch_of_the_mission_file_is_known() -> None:
    assert {name for mission in MISSIONS for name in mission.switches} == set(SWITCHES)
    check_missions(MISSIONS)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (Mission(1, 6, "O", switches=("nano",)), "There is no rule called “nano”."),
        (Mission(1, 6, "O", switches=("row",)), "“row” needs a row of numbers."),
        (Mission(1, 6, "O", switches=("row",), numbers="cards"), "“row” needs a row of numbers."),
        (Mission(1, 6, "O", switches=("call", "countdown")), "“countdown” needs countdown_s."),
        (Mission(1, 6, "O", switches=("forbidden",), numbers=2), "“forbidden” needs exactly one number."),
        (Mission(1, 6, "O", switches=("permit",), numbers="cards"), "“permit” needs a number for each equipment card."),
    ],
)
def test_a_switch_that_is_unknown_or_lacks_something_is_refused_at_load(row: Mission, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        check_missions((*MISSIONS, row), "test.toml")
    assert ENGLISH.say(caught.value.reason) == reason
    assert (caught.value.file, caught.value.key) == ("test.toml", f"missions[{len(MISSIONS)}].switches")


@clause("BB-12.4")
def test_number_cards_are_drawn_and_open() -> None:
    for number, count in ((9, 3), (11, 1), (12, 4)):
        seen: Counter[int] = Counter()
        for n in range(80):
            match = start(number, 4, f"cards {n}")
            assert len(match.state.numbers) == count == len(set(match.state.numbers))
            assert GAME.view(match.state, PUBLIC).numbers == match.state.numbers
            seen.update(match.state.numbers)
        assert set(seen) == set(range(1, 13))


@clause("BB-12.1")
def test_false_bottom_adds_two_cards_at_once() -> None:
    match = begin(F9, "active P1 | cards 13 9 1 5 | numbers 2 3 4")
    play(match, "P1 C8=yellow/B4")
    assert 13 in used(match)
    added = last(match, "equipment_added").cards
    assert len(added) == 2
    assert match.state.cards == (13, 9, 1, 5, *added)
    assert not set(added) & {13, 9, 1, 5}
    assert log(match, PUBLIC)[-2:] == ["equipment_unlocked", "equipment_added"]
    assert 13 not in ready(match)


@clause("BB-12.1")
def test_added_cards_are_usable_at_once_if_their_numbers_are_cut() -> None:
    rng = Rng(seed_of("bottom"))
    found = 0
    for n in range(40):
        match = begin(F9, "active P1 | cards 13 9 1 5 | numbers 12 2 3")
        match.rng = rng.fork(f"{n}")
        play(match, "P1 C9=10/B11; P2 A12=7; P3 A12=6; P0 C7=9; P1 C8=yellow/B4")
        added = set(last(match, "equipment_added").cards)
        assert ready(match) & added == added & {10}
        found += 10 in added
    assert found > 0


@clause("BB-12.1")
def test_false_bottom_stays_locked_in_an_open_toolbox() -> None:
    for n in range(60):
        match = start(9, 5, f"open {n}", toolbox="open")
        if 13 in match.state.cards:
            assert {card.card for card in GAME.view(match.state, 0).cards if card.state == "locked"} == {13}
            return
    raise AssertionError("never drawn")


# --- mission 9 ------------------------------------------------------------------------------------


@clause("BB-12.11", "BB-2.10")
def test_9_closed_numbers_may_not_be_cut() -> None:
    match = begin(F9, "cards 10! | numbers 1 9 11")
    for move in ("B10=9", "D10=11", "double C10,C11=11", "B10=9,10 ray", "C0=1,9 ray"):
        refused(match, "E_BARRED", 0, move, "BB-12.11")
        assert not legal(match, 0, move)
    assert legal(match, 0, "B5=4")
    play(match, "P0 B0=1/A0")
    assert legal(match, 1, "A8=9")  # two of the first number open the second
    assert match.state.active == 1
    refused(match, "E_BAD_VALUE", 1, "C10=11")
    play(match, "P1 A8=9/B10; P2 A11=11/C10")  # and two of the second the third


@clause("BB-12.11")
def test_9_a_closed_number_may_not_be_cut_alone() -> None:
    wires = "1 2 3 4 5 6 7 8 9 9 9 9 12 / 1 1 2 3 3.1 4 5 6 7 8 10 10 12"
    wires += " / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / 2 3 4 4 5 6 7 8 10 11 11 12"
    match = begin((9, 4, wires), "numbers 1 9 11")
    assert match.state.solo[0] >> 9 & 1
    refused(match, "E_BARRED", 0, "solo 9", "BB-12.11")
    assert not offered(match, 0, "solo")


@clause("BB-12.11")
def test_9_only_closed_numbers_left_sets_off_the_bomb() -> None:
    # P1 has a 12 alone, and 12 is closed until two 11s are cut.
    left = all_but(F9, "A11", "A12", "B12", "C10", "C11", "C12", "D10", "D11")
    match = play(begin(left, "numbers 11 12 3"), "P0 C12=11")
    assert over(match) == "exploded_row"
    assert match.outcome is not None
    assert match.outcome.winners == ()
    # Two 11s open it; and whoever has the Coffee Mug can act.
    assert asked(play(begin(left, "numbers 11 12 3"), "P0 C10=11/A11")) == ("turn", 1)
    match = play(begin(left, "cards 11! | numbers 11 12 3"), "P0 C12=11")
    assert kinds(match, 1) == {"coffee_mug"}
    # A swap that takes the last open number out of the active expert's hand does the same.
    left = all_but(F9, "A0", "B0", "B1", "C0", "A8", "D8", "A12", "D11")
    swap = "active P3 | cards 2! {} | numbers 1 12 3"
    match = play(begin(left, swap.format("")), "P3 swap D8 P0; P0 give A12")
    assert over(match) == "exploded_row"
    match = play(begin(left, swap.format("")), "P3 swap D8 P0; P0 give A8; P3 A9=9/D8")
    assert asked(match) == ("turn", 0)
    match = play(begin(left, swap.format("11!")), "P3 swap D8 P0; P0 give A12")
    assert kinds(match, 3) == {"coffee_mug"}
    # A swap between two others leaves the active expert alone.
    match = play(begin(left, swap.format("")), "P0 swap A12 P1; P1 give B0")
    assert asked(match) == ("turn", 3)
    # A hand that is all red is revealed.
    left = all_but(F9, "A11", "C6", "D10")
    match = play(begin(left, "numbers 12 1 3"), "P0 D10=11/A11")
    assert kinds(match, 2) == {"reveal_red"}


# --- mission 10 -----------------------------------------------------------------------------------


@clause("BB-12.12")
def test_10_whoever_calls_first_is_next() -> None:
    match = begin(F10)
    assert asked(match) == ("turn", 0)  # the Captain begins
    refused(match, "E_PHASE", 1, "call")
    play(match, "P0 C0=12")
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed) == ("call", (1, 2, 3))
    refused(match, "E_TURN", 0, "call", "BB-12.12")
    refused(match, "E_PHASE", 2, "A0=1")
    play(match, "P2 call")
    assert asked(match) == ("turn", 2)
    refused(match, "E_TURN", 3, "A0=12")
    play(match, "P2 A0=12")
    assert match.prompt is not None
    assert match.prompt.owed == (0, 1, 3)


def called(bots: tuple[int, ...], turns: str) -> int:
    """After these turns, how long it takes until a bot calls, though each has made up its mind at once."""
    match = play(begin(F10, boxes=1), turns)
    desk = Rig(GAME, 4, bots)
    desk.begin(match.options, match.state, seed_of("call"), START_MS)
    for now in range(START_MS, START_MS + 20_000, 50):
        desk.pump(now)
        for think in desk.thoughts:
            desk.answer(think, Call(), now)
        desk.thoughts.clear()
        if desk.match.state.phase == TURN:
            return now - START_MS
    raise AssertionError("nobody calls")


@clause("BB-12.12a")
def test_10_bots_leave_people_the_first_call() -> None:
    by_person = "P0 C0=12"
    by_bot = f"{by_person}; P2 call; P2 A0=12"
    pace = GAME.manners.pace(GAME.view(play(begin(F10), by_bot).state, PUBLIC))
    assert (pace.least_ms, pace.people_ms) == (1_200, 6_000)
    # Seat 0 has just had a turn and may not call: there is nobody to wait for.
    assert 1_200 <= called((1, 2, 3), by_person) <= 3_000
    # Now it may, and has seven seconds; so has any other person.
    assert 7_200 <= called((1, 2, 3), by_bot) <= 9_000
    assert 7_200 <= called((1,), by_person) <= 9_000


@clause("BB-12.12a")
def test_10_a_person_may_call_in_that_time() -> None:
    match = play(begin(F10, boxes=1), "P0 C0=12; P2 call; P2 A0=12")
    desk = Rig(GAME, 4, (1, 2, 3))
    desk.begin(match.options, match.state, seed_of("call"), START_MS)
    prompt = desk.match.prompt
    assert prompt is not None
    assert desk.play(0, prompt.id, b'{"kind":"call"}', START_MS + 7_000)
    assert (desk.match.state.phase, desk.match.state.active) == (TURN, 0)


@clause("BB-12.12")
def test_10_two_experts_or_the_last_may_go_on() -> None:
    match = random_turn(start(10, 2, "pair"))
    assert match.prompt is not None
    assert match.prompt.owed == (0, 1)


def random_turn(match: Match) -> Match:
    """Place tokens and take the first turn, without exploding."""
    for n in range(200):
        trial = Match.start(GAME, match.options, match.seats, match.seed)
        rng = Rng(seed_of(f"turn {n}"))
        while (prompt := trial.prompt) is not None and prompt.kind != "call":
            seat = prompt.owed[0]
            trial.play(seat, GAME.codec.build(*draw(GAME.offers(trial.state, seat), rng)))
        if trial.prompt is not None:
            return trial
    raise AssertionError("it always explodes")


@clause("BB-12.12")
def test_10_equipment_between_turns() -> None:
    match = play(begin(F10, "dial 3 | cards 6! 2!"), "P0 C0=12")
    assert match.prompt is not None
    assert (match.prompt.owed, match.prompt.may) == ((1, 2, 3), (0,))
    play(match, "P0 rewind; P1 swap B0 P2; P2 give C0")
    assert match.prompt is not None
    assert match.prompt.kind == "call"  # back to the call after the swap
    play(match, "P3 call")
    assert asked(match) == ("turn", 3)


@clause("BB-12.12", "BB-4.49")
def test_10_time_runs_out() -> None:
    match = start(10, 4)
    assert GAME.timers(match.state) == []  # not before the first turn
    while match.prompt is not None and match.prompt.kind == "place_token":
        seat = match.prompt.owed[0]
        match.play(seat, GAME.moves(match.state, seat)[0], 60_000)
    (timer,) = GAME.timers(match.state)
    assert (timer.id, timer.due_ms) == ("mission", 60_000 + 900_000)
    assert GAME.view(match.state, 0).deadline_ms == timer.due_ms
    match.play(CLOCK, Expire("mission"), timer.due_ms)
    assert over(match) == "exploded_time"
    assert "Time has run out" in words(match, PUBLIC)[-1]


# --- mission 11 -----------------------------------------------------------------------------------


@clause("BB-12.13")
def test_11_the_forbidden_number_counts_as_red() -> None:
    match = begin(F11, "cards 8! 12! 1! 4! | numbers 7")
    assert match.state.setting.values[70] == RED
    refused(match, "E_BAD_VALUE", 0, "B8=7")
    refused(match, "E_BAD_TOKEN", 0, "post A6")
    refused(match, "E_BAD_LABEL", 3, "differ D6")
    assert legal(match, 3, "same D6")  # two reds
    play(match, "P1 radar 7")
    assert last(match, "radar_answered").stands == (False,) * 4
    play(match, "P0 B8=6")
    assert over(match) == "exploded_red"


@clause("BB-12.13")
def test_11_they_are_revealed_when_nothing_else_is_left() -> None:
    match = begin(all_but(F11, "A6", "B8", "D6", "D7"), "numbers 7")
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[0]
        assert kinds(match, seat) == {"reveal_red"}
        match.play(seat, GAME.moves(match.state, seat)[0])
    assert over(match) == "defused"


@clause("BB-12.13")
def test_11_two_experts_and_the_card_that_could_never_be_unlocked() -> None:
    match = start(11, 2)
    assert asked(match) == ("place_token", 1)  # the Captain places none
    assert "token_skipped" in log(match, PUBLIC)
    for n in range(60):
        match = start(11, 5, f"forbidden {n}")
        assert match.state.setting.forbidden == match.state.numbers[0]
        assert match.state.numbers[0] not in match.state.cards


@clause("BB-12.13", "BB-12.1")
def test_11_false_bottom_adds_no_card_of_the_forbidden_number() -> None:
    rng = Rng(seed_of("forbidden bottom"))
    added: Counter[int] = Counter()
    for n in range(60):
        match = begin(F11, "active P1 | cards 13 9 1 5 | numbers 7")
        match.rng = rng.fork(f"{n}")
        play(match, "P1 C6=yellow/B4")
        added.update(last(match, "equipment_added").cards)
    assert set(added) == set(range(1, 13)) - {1, 5, 7, 9}


# --- mission 12 -----------------------------------------------------------------------------------


@clause("BB-12.14")
def test_12_a_card_needs_its_own_number_and_the_one_on_it() -> None:
    match = begin(F12, "cards 9 1 2 3 | numbers 10 5 6 7")
    play(match, "P0 B10=9/A9")
    assert ready(match) == set()
    play(match, "P1 C9=10/B11")
    assert ready(match) == {9}
    view = GAME.view(match.state, 0)
    assert [(card.card, card.number) for card in view.cards] == [(9, 10), (1, 5), (2, 6), (3, 7)]


@clause("BB-12.14", "BB-12.1")
def test_12_added_cards_get_a_number_card_too() -> None:
    match = begin(F12, "active P1 | cards 13 1 2 3 | numbers 10 5 6 7")
    play(match, "P1 C8=yellow/B4")
    assert 13 not in used(match)  # it waits for two 10s
    play(match, "P2 A11=10/C9")
    assert 13 in used(match)
    assert len(match.state.cards) == len(match.state.numbers) == 6
    assert len(set(match.state.numbers)) == 6


# --- the places where a mission may change the game -----------------------------------------------


class Fuse(Switch):
    """A fuse burns in place of the dial: one space for a success, two for a failure, out at six."""

    replaces_dial: ClassVar[bool] = True

    def succeeded(self, step: Step, seat: int, value: int) -> None:
        self._burn(step, 1)

    def failed(self, step: Step, seat: int) -> None:
        self._burn(step, 2)

    def _burn(self, step: Step, spaces: int) -> None:
        (burnt,) = step.state.numbers
        step.state.numbers = (burnt + spaces,)
        if burnt + spaces >= 6:
            end(step, "exploded_dial")


class Fog(Switch):
    """Nobody may point at the rightmost uncut wire of a stand."""

    def sheltered(self, state: State, seat: int) -> int:
        stands = [state.uncut & wires for wires in state.setting.layout.stands]
        return sum(1 << slots(uncut)[-1] for uncut in stands if uncut)


class Rain(Switch):
    """At the end of each round one more Number card is turned."""

    def round_ended(self, step: Step) -> None:
        step.state.numbers += (len(step.state.numbers) + 1,)


class Whistle(Switch):
    """A special action: the active expert may call for the next expert instead of cutting, once there is a failure."""

    clause = "BB-2.10"
    moves = (Call,)

    def offers(self, state: State, seat: int) -> list[Offer]:
        return [Offer("call")] if seat == state.active and state.dial < 4 else []

    def check(self, state: State, seat: int, move: Move) -> None:
        if seat != state.active or state.dial == 4:
            raise refusal("E_BARRED", self.clause)

    def apply(self, step: Step, seat: int, move: Move) -> int:
        pass_turn(step)
        return 0


class Backwards(Switch):
    """The turn goes counter-clockwise."""

    def passes(self, step: Step) -> bool:
        give_turn(step, (step.state.active - 1) % step.state.setting.layout.seats)
        return True


def special(monkeypatch: pytest.MonkeyPatch, switch: type[Switch], **changes: Any) -> tuple[Options, Brief]:
    """A mission of our own with one switch, as a row of the mission file could have it."""
    monkeypatch.setitem(SWITCHES, "test", switch())
    row = Mission(1, 6, "O", switches=("test",), **changes)
    return Options(captain="seat:0"), brief(row, 4)


F1_ROWS = [[10, 10, 20, 30, 50, 60], [10, 20, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]


def injected(options: Options, own: Brief, **changes: Any) -> Match:
    state = inject(options, 4, F1_ROWS, brief=own, **changes)
    return Match.start_from(GAME, options, 4, seed_of("special"), state)


@clause("BB-2.10")
def test_something_may_take_the_dial_s_place(monkeypatch: pytest.MonkeyPatch) -> None:
    match = injected(*special(monkeypatch, Fuse), numbers=(0,))
    play(match, "P0 B3=5")
    assert (match.state.dial, match.state.numbers) == (4, (2,))
    play(match, "P1 A0=1/B0")
    assert match.state.numbers == (3,)
    play(match, "P2 A3=4; P3 C4=4")
    assert (over(match), match.state.dial) == ("exploded_dial", 4)


@clause("BB-2.10")
def test_wires_may_be_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    match = injected(*special(monkeypatch, Fog))
    refused(match, "E_BARRED", 0, "B5=6")
    assert not legal(match, 0, "B5=6")
    assert legal(match, 0, "B4=5")
    refused(match, "E_BARRED", 0, "double B4,B5=6")
    for move in GAME.moves(match.state, 0):
        GAME.check(match.state, 0, move)


@clause("BB-2.10")
def test_a_mission_may_add_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    match = injected(*special(monkeypatch, Whistle))
    assert "call" not in kinds(match, 0)
    refused(match, "E_BARRED", 0, "call", "BB-2.10")
    play(match, "P0 B3=5")
    assert "call" in kinds(match, 1)
    assert not legal(match, 2, "call")
    play(match, "P1 call")
    assert asked(match) == ("turn", 2)


@clause("BB-2.10")
def test_a_mission_may_have_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    match = injected(*special(monkeypatch, Backwards))
    play(match, "P0 B3=5; P3 A0=1/D0")
    assert asked(match) == ("turn", 2)


@clause("BB-2.10")
def test_rounds_end_at_the_captain_s_place(monkeypatch: pytest.MonkeyPatch) -> None:
    match = injected(*special(monkeypatch, Rain))
    play(match, "P0 B3=5; P1 C0=5; P2 D1=2/C0")
    assert (match.state.round, match.state.numbers) == (1, ())
    play(match, "P3 A0=1/D0")
    assert (match.state.round, match.state.numbers) == (2, (1,))


@clause("BB-2.10")
def test_a_mission_may_have_no_tokens_and_another_dial(monkeypatch: pytest.MonkeyPatch) -> None:
    options, own = special(monkeypatch, Switch, tokens="none", dial=1)
    state = deal_brief(options, own, 4, Rng(seed_of("none")))
    match = Match.start_from(GAME, options, 4, seed_of("none"), state)
    assert asked(match) == ("turn", 0)
    assert state.dial == 1


@clause("BB-2.10")
def test_loose_wires_stand_apart_out_of_reach_of_equipment() -> None:
    row = Mission(4, 12, "O", red=Group(1), yellow=Group(2), equipment=True, deal="loose")
    options, own = Options(mission=4, captain="seat:0"), brief(row, 4)
    found = 0
    for n in range(6):
        rng = Rng(seed_of(f"loose {n}"))
        match = Match.start_from(GAME, options, 4, seed_of(f"{n}"), deal_brief(options, own, 4, rng))
        layout = match.state.setting.layout
        assert len(layout.owners) == 8
        assert layout.owners[4:] == layout.owners[:4]
        assert len(layout.loose) == 4
        match.state.ready = sum(1 << card for card in range(1, 13))
        match.state.cards = tuple(range(1, 13))
        while (prompt := match.prompt) is not None:
            seat = prompt.owed[0]
            for offer in GAME.offers(match.state, seat):
                alone = offer.kind not in ("dual_cut", "choose_own", "reveal_red", "solo_cut")
                plain = offer.kind == "dual_cut" and all(
                    pick.options in (("none",), (False,))
                    for name, pick in offer.fields.items()
                    if name not in ("wires", "values")
                )
                for name in ("wire", "wires"):
                    pick = offer.fields.get(name)
                    apart = pick is not None and any(place is not None and place[0] >= 4 for place in pick.options)
                    if apart:
                        assert plain or not alone
                        found += plain
            if rng.below(5) == 0:
                world = GAME.imagine(GAME.view(match.state, seat), rng)
                assert shown(world, seat) == shown(match.state, seat)
            match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
            GAME.invariants(match.state)
    assert found > 10


def test_a_brief_travels_with_its_match() -> None:
    own = msgspec.structs.replace(brief_of(1, 4, False), number=1, dial=6)
    options = Options(captain="seat:0")
    match = Match.start_from(GAME, options, 4, seed_of("brief"), inject(options, 4, F1_ROWS, brief=own))
    play(match, "P0 B0=1/A0")
    again = Match.replay(GAME, match.record())
    assert again.state.setting.brief.dial == 6
    assert again.digest() == match.digest()
    assert is_cut(again, "B0", "A0")
