"""Chapters 4.1 to 4.6, 4.10 and 6, with their rulings: turns, dual cuts, solo cuts, reveals, yellow, and the end."""

from __future__ import annotations

import json

import pytest

from lastwire.engine.record import Record
from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.state import slots
from lastwire.testing import clause
from tests.games.bomb_busters.kit import (
    F1,
    F1B,
    F2,
    F3,
    F4,
    R,
    Y,
    all_but,
    asked,
    begin,
    cut,
    facts,
    is_cut,
    is_uncut,
    marked,
    offered,
    over,
    play,
    ready,
    shown,
    start,
    token,
    used,
    virtual,
    words,
)
from tests.games.kit import kinds, last, log, random_end, refused, viewers

# --- turns ----------------------------------------------------------------------------------------


@clause("BB-4.1", "BB-4.2", "BB-4.3")
def test_one_question_at_a_time() -> None:
    match = start(4, 4, toolbox="open")
    numbers: set[int] = set()
    while (prompt := match.prompt) is not None and len(numbers) < 12:
        assert prompt.id not in numbers
        numbers.add(prompt.id)
        assert len(prompt.owed) == 1
        if prompt.kind == "place_token":
            assert prompt.may == ()
        elif prompt.kind == "turn":
            usable = match.state.ready & 0b1000111010110  # cards 1, 2, 4, 6, 7, 8, 12
            assert prompt.may == (tuple(seat for seat in range(4) if seat not in prompt.owed) if usable else ())
        else:
            assert prompt.may == ()
        match.play(prompt.owed[0], GAME.moves(match.state, prompt.owed[0])[0])
    assert len(numbers) > 5


@clause("BB-4.5")
def test_exactly_one_action_and_no_pass() -> None:
    match = begin(F2, "cards 11!")
    assert kinds(match, 0) == {"dual_cut", "coffee_mug"}
    play(match, "P0 D0=9")
    assert asked(match) == ("turn", 1)
    refused(match, "E_TURN", 0, "D0=9")


@clause("BB-4.6", "BB-4.7", "BB-7.26", "BB-7.27")
def test_experts_without_wires_are_skipped() -> None:
    match = begin(all_but(F1, "A0", "A1", "B0", "D0", "C5", "D5"))
    play(match, "P0 B0=1/A0")  # P1 has lost their last wire in somebody else's turn
    assert asked(match) == ("turn", 2)
    play(match, "P2 D5=6/C5")  # P2's own success took their last wire
    assert asked(match) == ("turn", 3)
    play(match, "P3 A1=1/D0")
    assert over(match) == "defused"


@clause("BB-4.7")
def test_the_same_expert_goes_on_when_nobody_else_has_wires() -> None:
    two_pairs = (1, 4, "1 1 1 1 2 2 / 2 2 3 3 4 4 / 3 3 4 4 5 5 / 5 5 6 6 6 6")
    match = play(begin(all_but(two_pairs, "A0", "A1", "A2", "A3", "A4", "A5")), "P0 solo 2")
    assert asked(match) == ("turn", 0)
    play(match, "P0 solo 1")
    assert over(match) == "defused"


@clause("BB-4.8", "BB-7.28")
def test_only_red_in_the_middle_of_a_round() -> None:
    """Nothing happens until that expert's own turn; teammates may still point at the reds, and explode."""
    wires = all_but(F2, "C6", "C12", "D11", "A11", "C10")
    match = play(begin(wires, "active P3"), "P3 C12=12/D11")
    assert asked(match) == ("turn", 0)
    play(match, "P0 C10=11/A11")
    assert asked(match) == ("turn", 2)
    assert kinds(match, 2) == {"reveal_red"}
    match = play(begin(all_but(F2, "C6", "A12", "B12"), "active P0"), "P0 C6=12")
    assert over(match) == "exploded_red"


# --- dual cut -------------------------------------------------------------------------------------


@clause("BB-4.10", "BB-7.20")
def test_naming_what_one_holds_alone_is_legal() -> None:
    match = play(begin(F1B), "P0 B0=1")
    assert (match.state.dial, token(match, "B0")) == (3, 2)


@clause("BB-4.11", "BB-3.11")
def test_the_own_wire_may_come_from_either_stand() -> None:
    match = play(begin(F3), "P0 D8=9")
    assert offered(match, 0) == ["own A8", "own A9", "own B10"]
    play(match, "P0 own B10")
    assert is_cut(match, "B10", "D8")


@clause("BB-4.14", "BB-5.2")
def test_a_failed_cut_shows_nothing_of_the_own_wires() -> None:
    """Whether the active expert has one 9 or two, and whichever they had in mind, all others see the same."""
    seen = []
    for move in ("P0 B9=9", "P0 B9=9/A8", "P0 B9=9/A9"):
        match = play(begin(F2), move)
        seen.append([(shown(match.state, viewer), words(match, viewer)) for viewer in (1, 2, 3, PUBLIC)])
    assert seen[0] == seen[1] == seen[2]
    view = json.loads(seen[0][0][0])
    own = view.pop("own")
    assert (own["seat"], own["preselected"]) == (1, [])
    assert {each["wire"][0] for each in own["wires"]} == {1}
    assert '"own"' not in json.dumps(view)


@clause("BB-4.15", "BB-7.25")
def test_the_order_of_effects_on_success() -> None:
    # P1 and P2 hold the last two 1s, both with tokens.
    match = play(begin(marked(cut(F2, "A0", "B0"), "B1", "C0"), "active P1 | cards 1"), "P1 C0=1/B1")
    told = ["cut_declared", "wire_cut", "wire_cut", "number_validated", "equipment_unlocked"]
    assert log(match)[-5:] == told
    assert match.state.supply[1] == 2
    assert ready(match) == {1}
    assert asked(match) == ("turn", 2)


@clause("BB-4.16", "BB-7.15")
def test_the_order_of_effects_on_failure() -> None:
    # Red comes before the dial: with one space left it is the red wire that is told.
    match = play(begin(F2, "dial 1"), "P0 C6=7")
    assert (over(match), match.state.dial) == ("exploded_red", 1)
    assert log(match)[-2:] == ["cut_declared", "mission_ended"]
    match = play(begin(F2, "dial 1"), "P0 C7=7")
    assert (over(match), match.state.dial) == ("exploded_dial", 0)
    assert log(match)[-3:] == ["cut_declared", "cut_failed", "mission_ended"]


@clause("BB-4.17")
def test_without_a_preselection_the_question_opens_however_many_candidates() -> None:
    one = play(begin(F2), "P0 B0=1")  # a single own 1
    assert asked(one) == ("choose_own", 0)
    assert offered(one, 0) == ["own A0"]
    two = play(begin(F2), "P0 B10=9")  # two own 9s
    assert asked(two) == ("choose_own", 0)
    assert facts(two) == {("some", (9,), 13)}  # somewhere in this hand, and that is all the others know
    given = play(begin(F2), "P0 B10=9/A9")
    assert asked(given) == ("turn", 1)
    assert is_cut(given, "A9")
    assert is_uncut(given, "A8")


@clause("BB-4.17")
def test_the_question_looks_the_same_for_one_and_for_several_candidates() -> None:
    """Others see the same "resolving", in view, log and prompt."""
    twin = (
        4,
        4,
        "1 2 3 4 5 6 7 8 9 10 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
        " / 1 2 3 5 6 7 7.5 8 9 9.1 11 11 12 / 2 3 4 4 5 6 7 8 9 10 11 12",
    )
    here, there = play(begin(F2), "P0 D8=9"), play(begin(twin), "P0 D8=9")
    assert (len(offered(here, 0)), len(offered(there, 0))) == (2, 1)
    for viewer in (1, 3, PUBLIC):
        assert shown(here.state, viewer) == shown(there.state, viewer)
        assert GAME.words.ask(GAME.view(here.state, viewer), viewer) == GAME.words.ask(
            GAME.view(there.state, viewer), viewer
        )
    assert here.prompt == there.prompt


@clause("BB-7.11", "BB-7.10")
def test_a_wrong_call_on_a_marked_wire_is_a_choice() -> None:
    match = play(begin(marked(F2, "C7")), "P0 C7=9")
    assert (match.state.dial, match.state.supply[8]) == (3, 1)
    assert last(match, "cut_failed").mark == "none"


@clause("BB-7.8")
def test_tokens_return_when_their_wire_is_cut() -> None:
    match = begin(marked(F2, "A0", "B0"))
    assert match.state.supply[1] == 0
    play(match, "P0 B0=1/A0")
    assert match.state.supply[1] == 2


@clause("BB-7.9")
def test_a_virtual_token_goes_with_its_wire_and_takes_none_that_returns() -> None:
    match = play(begin(marked(F1, "B3", "C2")), "P0 D3=5")
    assert virtual(match, "D3")
    play(match, "P1 C2=4/B3")  # both real ones return
    assert match.state.supply[4] == 2
    assert virtual(match, "D3")  # and the virtual one does not become real
    play(match, "P2 D3=4/C3")
    assert match.state.supply[4] == 2
    assert token(match, "D3") == 0


@clause("BB-7.9", "BB-5.7")
def test_a_spoken_value_is_in_the_log_once_and_counts_as_no_token() -> None:
    match = play(begin(marked(F1, "B3", "C2"), virtual_tokens=False), "P0 D3=5")
    assert sum("said once" in line for line in words(match, PUBLIC)) == 1
    assert GAME.view(match.state, 0).stands[3].tokens[3] is None
    # A perfect memory still knows.
    assert any(kind == "none" and len(values) == 13 for kind, values, _ in facts(match))
    # A second wrong call says it again, since there is no token at the wire.
    play(match, "P1 D3=5")
    assert last(match, "cut_failed").mark == "spoken"


@clause("BB-7.13")
def test_yellow_tokens_run_out() -> None:
    match = play(begin(F4, "dial 6"), "P0 C2=9; P1 B2=7; P0 D9=9")
    assert [token(match, place) for place in ("C2", "B2", "D9")] == [Y, Y, Y]
    assert [virtual(match, place) for place in ("C2", "B2", "D9")] == [False, False, True]


# --- solo cut -------------------------------------------------------------------------------------


@clause("BB-4.18", "BB-4.20", "BB-4.27")
def test_a_solo_cut_asks_nobody_and_unlocks_too() -> None:
    match = play(begin(F1B, "cards 1"), "P0 solo 1")
    assert ready(match) == {1}
    assert match.state.dial == 4
    assert log(match)[-3:] == ["solo_done", "number_validated", "equipment_unlocked"]


@clause("BB-4.19", "BB-7.21", "BB-7.22")
def test_all_that_is_left_or_nothing() -> None:
    three = (1, 4, "1 1 1 3 5 6 / 1 2 2 3 4 5 / 2 3 4 4 5 6 / 2 3 4 5 6 6")
    match = begin(three)
    refused(match, "E_NOT_SOLO", 0, "solo 1")
    play(match, "P0 B0=1/A0; P1 C5=5; P2 D4=2; P3 C0=6")
    assert offered(match, 0, "solo") == ["solo 1"]
    play(match, "P0 solo 1")
    assert is_cut(match, "A1", "A2")
    # Four in hand: all four go.
    match = play(begin(F1B), "P0 solo 1")
    assert match.state.cut[1] == 4


@clause("BB-4.21", "BB-7.24")
def test_two_of_three_yellows_are_all_there_are() -> None:
    wires = "1 2 3 3.1 4 4.1 5 6 7 8 9 10 11 / 1 2 3 4 5 6 7 8 9 10 11 12 12"
    wires += " / 1 2 3 4 5 6 7 7.5 8 9 10 11 12 / 1 2 3 4 5 6 7 8 9 10 11 12"
    match = begin((5, 4, wires), "aside 9.1")
    assert offered(match, 0, "solo") == ["solo yellow"]
    play(match, "P0 solo yellow")
    assert [marker.state for marker in GAME.view(match.state, PUBLIC).yellow] == ["seen", "seen", "out"]


# --- reveal ---------------------------------------------------------------------------------------


@clause("BB-4.22", "BB-4.25", "BB-7.58")
def test_a_reveal_lays_all_reds_open_and_unlocks_nothing() -> None:
    match = begin(all_but(F4, "C6", "C7", "A2", "B1"), "active P1 | cards 6 7")
    assert offered(match, 1) == ["reveal"]
    play(match, "P1 reveal")
    assert is_cut(match, "C6", "C7")
    assert match.state.cut[R] == 2
    assert [marker.state for marker in GAME.view(match.state, PUBLIC).red] == ["seen", "seen"]
    assert (ready(match), used(match), over(match)) == (set(), set(), None)
    assert asked(match) == ("turn", 0)


@clause("BB-4.8", "BB-4.22")
def test_one_expert_s_reveal_leaves_another_s_duty_alone() -> None:
    wires = "1 2 3 4 5 6 6.5 7 8 9 9 10 11 12 / 1 2 2.1 3 4 5 6 7 8 9 10 11 12 12"
    wires += " / 2 3 4.1 5 5 6 7 7.5 8 9 10 11 12 / 1 1 2 3 4 4 6 7 8 8.1 10 10.1 11"
    match = begin(all_but((6, 2, wires), "A6", "C7"))
    assert offered(match, 0) == ["reveal"]
    play(match, "P0 reveal")
    assert offered(match, 1) == ["reveal"]
    play(match, "P1 reveal")
    assert over(match) == "defused"


@clause("BB-7.30")
def test_both_stands_must_be_all_red() -> None:
    match = begin(all_but(F4, "C6", "C7", "D9", "B2"), "active P1")
    assert kinds(match, 1) == {"dual_cut"}


# --- the end --------------------------------------------------------------------------------------


@clause("BB-1.2", "BB-6.1", "BB-6.6")
def test_the_mission_is_won_when_every_stand_is_empty() -> None:
    match = play(begin(all_but(F1, "A5", "B5")), "P0 B5=6/A5")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("defused", (0, 1, 2, 3), (1.0,) * 4)
    assert outcome.points == ()


@clause("BB-1.3", "BB-6.2")
def test_the_mission_is_lost_at_once() -> None:
    match = play(begin(F2), "P0 C6=7")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("exploded_red", (), (0.0,) * 4)
    assert match.prompt is None


@clause("BB-6.3")
def test_nothing_can_go_wrong_once_only_reds_are_left() -> None:
    match = begin(all_but(F4, "C6", "C7"), "active P1")
    assert offered(match, 1) == ["reveal"]
    play(match, "P1 reveal")
    assert over(match) == "defused"


@clause("BB-6.4")
def test_after_a_failure_all_is_drawn_anew() -> None:
    match = random_end(start(8, 4, "first"))
    outcome = match.outcome
    assert outcome is not None
    again = GAME.manners.follow(match.options, dict(outcome.kept), ())
    fresh = GAME.setup(again, 4, match.rng)
    assert (fresh.uncut.bit_count(), fresh.dial, fresh.turn) == (51, 4, 0)


@clause("BB-6.5")
def test_a_record_holds_the_mission_and_how_it_ended() -> None:
    match = random_end(start(4, 4, "progress"))
    record = Record.read(match.record().write())
    assert GAME.codec.options(record.options).mission == 4
    assert record.outcome is not None
    assert record.outcome.reason in ("defused", "exploded_red", "exploded_dial")


@clause("BB-5.2", "BB-3.8")
def test_after_the_end_everything_is_open() -> None:
    match = random_end(start(8, 4, "open"))
    for viewer in viewers(match):
        view = GAME.view(match.state, viewer)
        assert view.opened is not None
        assert view.opened.aside == match.state.aside
        assert [key for stand in view.opened.stands for key in stand] == list(match.state.keys)
        assert all(key is not None for stand in view.stands for key in stand.keys)
    assert last(match, "mission_ended", PUBLIC).aside == match.state.aside


@pytest.mark.parametrize("mission", range(1, 9))
@clause("BB-4.48")
def test_a_team_that_cuts_pair_by_pair_always_gets_there(mission: int) -> None:
    """With open cards, every mission can be played to its end without a single failure."""
    for experts in (2, 3, 4, 5):
        match = start(mission, experts, f"perfect {mission}")
        while (prompt := match.prompt) is not None:
            seat = prompt.owed[0]
            offers = {offer.kind for offer in GAME.offers(match.state, seat)}
            assert offers
            match.play(seat, _perfect(match, seat, offers))
        assert match.state.cause == "defused"
        assert match.state.dial == experts


def _perfect(match, seat, offers):
    state = match.state
    layout, values = state.setting.layout, state.setting.values
    if "dual_cut" not in offers or "solo_cut" in offers:
        kind = "solo_cut" if "solo_cut" in offers else min(offers)
        return next(move for move in GAME.moves(state, seat) if move.__struct_config__.tag == kind)
    for own in slots(state.uncut & layout.hands[seat]):
        for other in slots(state.uncut & ~layout.hands[seat]):
            value = values[state.keys[own]]
            if value != R and value == values[state.keys[other]]:
                stated = "yellow" if value == Y else value
                fields = {"wires": (layout.places[other],), "values": (stated,), "own": (layout.places[own],)}
                return GAME.codec.build("dual_cut", fields)
    raise AssertionError("no pair and no set: some value is left in odd numbers")
