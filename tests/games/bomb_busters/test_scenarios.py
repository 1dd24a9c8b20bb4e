"""Chapter 8: the worked scenarios, under their numbers."""

from __future__ import annotations

from collections import Counter

from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_busters.game import GAME
from lastwire.testing import clause
from tests.games.bomb_busters.kit import (
    F1,
    F1B,
    F2,
    F3,
    F4,
    Y,
    all_but,
    asked,
    begin,
    facts,
    is_cut,
    is_uncut,
    marked,
    offered,
    over,
    play,
    ready,
    row,
    shown,
    start,
    token,
    used,
    virtual,
)
from tests.games.kit import kinds, last, legal, log, refused, viewers


@clause("BB-4.9", "BB-4.11", "BB-4.15")
def test_1_dual_cut_succeeds() -> None:
    match = play(begin(F2), "P0 B10=9")
    assert is_cut(match, "B10")
    assert asked(match) == ("choose_own", 0)
    assert offered(match, 0) == ["own A8", "own A9"]
    play(match, "P0 own A8")
    assert is_cut(match, "A8")
    assert is_uncut(match, "A9")
    assert match.state.cut[9] == 2
    assert "number_validated" not in log(match)
    assert (match.state.dial, asked(match)) == (4, ("turn", 1))
    # Nobody else is told that A9 is a 9.
    assert GAME.view(match.state, 1).stands[0].keys[9] is None


@clause("BB-4.13", "BB-4.14", "BB-4.16")
def test_2_dual_cut_fails() -> None:
    match = play(begin(F2, "active P1"), "P1 A11=12/B12")
    assert (match.state.dial, token(match, "A11"), asked(match)) == (3, 11, ("turn", 2))
    assert is_uncut(match, "B12")
    assert facts(match) == {("some", (12,), 13)}  # P1 holds a 12, somewhere


@clause("BB-4.18", "BB-4.26", "BB-3.11")
def test_3_solo_cut_over_two_stands() -> None:
    match = play(begin(F3), "P0 D8=9/A8; P1 D9=10/C9; P2 C10=11/D10")
    assert asked(match) == ("turn", 0)
    play(match, "P0 solo 9")
    assert is_cut(match, "A9", "B10")
    assert last(match, "number_validated").number == 9
    assert asked(match) == ("turn", 1)


@clause("BB-4.27")
def test_4_equipment_unlocks() -> None:
    match = begin(F2, "cards 9")
    assert ready(match) == set()
    play(match, "P0 B10=9/A8")
    assert ready(match) == {9}
    assert legal(match, 1, "C0=1 stabilizer")


@clause("BB-3.7", "BB-3.8", "BB-3.9", "BB-4.25")
def test_5_two_of_three_set_up() -> None:
    match = start(5, 4)
    view = GAME.view(match.state, PUBLIC)
    assert [marker.state for marker in view.yellow] == ["maybe"] * 3
    assert [marker.state for marker in view.red] == ["sure"]
    assert len(match.state.keys) == 48 + 1 + 2
    in_play = [key for key in match.state.keys if key % 10 == 1]
    assert len(in_play) == 2
    assert {*in_play, *match.state.aside} == {marker.key for marker in view.yellow}
    # No view tells which one is out: setting another aside changes no view of those who hold neither.
    (out,) = match.state.aside
    for key in in_play:
        holder = match.state.setting.layout.owner_of[match.state.keys.index(key)]
        other = match.state.copy()
        keys = list(other.keys)
        place = keys.index(key)
        keys[place] = out
        starts = other.setting.layout.starts
        stand, _ = other.setting.layout.places[place]
        keys[starts[stand] : starts[stand + 1]] = sorted(keys[starts[stand] : starts[stand + 1]])
        other.aside = (key,)
        other.lay(tuple(keys))
        for viewer in viewers(match):
            assert (shown(other, viewer) == shown(match.state, viewer)) == (viewer != holder)


@clause("BB-3.4", "BB-3.12", "BB-3.13", "BB-3.14")
def test_6_three_expert_set_up() -> None:
    match = start(4, 3)
    view = GAME.view(match.state, PUBLIC)
    assert Counter(stand.seat for stand in view.stands) == {0: 2, 1: 1, 2: 1}
    assert [card.state for card in view.cards] == ["locked"] * 3
    assert view.dial == 3
    for seat in (0, 1, 2):
        assert asked(match) == ("place_token", seat)
        match.play(seat, GAME.moves(match.state, seat)[0])
    assert asked(match) == ("turn", 0)
    assert sum(map(bool, match.state.tokens)) == 3


@clause("BB-4.12", "BB-1.3")
def test_7_red_hit() -> None:
    match = play(begin(F2), "P0 C6=7/A6")
    assert (over(match), match.state.dial) == ("exploded_red", 4)


@clause("BB-4.13", "BB-7.16")
def test_9_skull() -> None:
    match = play(begin(F1, "dial 1"), "P0 B3=5/A4")
    assert (over(match), match.state.dial) == ("exploded_dial", 0)
    assert token(match, "B3") == 0


@clause("BB-2.5")
def test_10_two_experts_second_failure() -> None:
    match = play(begin(F4), "P0 C0=12/A13")
    assert (match.state.dial, token(match, "C0")) == (1, 2)
    play(match, "P1 A0=11/C11")
    assert (over(match), match.state.dial) == ("exploded_dial", 0)


@clause("BB-4.23", "BB-4.25")
def test_11_yellow_success() -> None:
    match = play(begin(F2, "active P1"), "P1 C8=yellow/B4")
    assert is_cut(match, "C8", "B4")
    view = GAME.view(match.state, PUBLIC)
    assert (view.stands[2].keys[8], view.stands[1].keys[4]) == (91, 31)
    assert [marker.state for marker in view.yellow] == ["seen", "seen"]
    assert "number_validated" not in log(match)
    assert asked(match) == ("turn", 2)


@clause("BB-4.23", "BB-4.24")
def test_12_yellow_failures() -> None:
    match = play(begin(F2, "active P1"), "P1 C7=yellow/B4")
    assert (match.state.dial, token(match, "C7")) == (3, 8)
    match = play(begin(F2), "P0 C8=9/A8")
    assert (match.state.dial, token(match, "C8")) == (3, Y)
    view = GAME.view(match.state, 0)
    assert (view.stands[2].tokens[8], view.stands[2].keys[8]) == ("yellow", None)
    match = play(begin(F2, "active P1"), "P1 C6=yellow/B4")
    assert over(match) == "exploded_red"


@clause("BB-4.23", "BB-7.14")
def test_13_yellow_not_held() -> None:
    for place in ("B4", "C8", "D0"):
        refused(begin(F2), "E_BAD_VALUE", 0, f"{place}=yellow")


@clause("BB-4.21", "BB-7.23")
def test_14_last_two_yellows_solo() -> None:
    refused(begin(F4, "active P1"), "E_NOT_SOLO", 1, "solo yellow")
    match = play(begin(F4), "P0 C2=yellow/B2; P1 solo yellow")
    assert is_cut(match, "C2", "B2", "D9", "D11")


@clause("BB-4.18", "BB-4.19", "BB-7.6", "BB-7.22")
def test_15_solo_four() -> None:
    match = play(begin(F1B), "P0 solo 1")
    assert is_cut(match, "A0", "A1", "A2", "A3")
    assert last(match, "number_validated").number == 1
    assert asked(match) == ("turn", 1)
    refused(begin(F1), "E_NOT_SOLO", 0, "solo 1")


@clause("BB-4.43", "BB-4.45")
def test_16_double_detector_both_match() -> None:
    match = play(begin(F2), "P0 double C10,C11=11/A11")
    assert asked(match) == ("detector_answer", 2)
    assert offered(match, 2) == ["answer C10", "answer C11"]
    # The same cut when only one of the two matches: nobody but the owner is shown anything else.
    other = begin((4, 4, F2[2].replace("10 11 11 12 / 2", "10 11 12 12 / 2").replace("10 11 12", "10 11 11", 1)))
    play(other, "P0 double C10,C11=11/A11")
    assert offered(other, 2) == ["answer C10"]
    for viewer in (1, 3, PUBLIC):
        assert shown(match.state, viewer) == shown(other.state, viewer)
        assert log(match, viewer) == log(other, viewer)
    play(match, "P2 answer C11")
    assert is_cut(match, "C11", "A11")
    assert is_uncut(match, "C10")


@clause("BB-4.43", "BB-7.33")
def test_17_double_detector_one_match_beside_red() -> None:
    match = play(begin(F2), "P0 double C5,C6=7/A6")
    assert offered(match, 2) == ["answer C5"]
    play(match, "P2 answer C5")
    assert is_cut(match, "C5", "A6")
    assert is_uncut(match, "C6")
    assert match.state.spent == 1


@clause("BB-4.43", "BB-4.46")
def test_18_double_detector_miss_with_one_red() -> None:
    match = play(begin(F2), "P0 double C5,C6=6/A5")
    assert offered(match, 2) == ["answer C5"]
    play(match, "P2 answer C5")
    assert (match.state.dial, token(match, "C5"), over(match)) == (3, 7, None)


@clause("BB-4.43", "BB-4.47")
def test_19_double_detector_miss_with_two_blues() -> None:
    match = play(begin(F2), "P0 double C3,C4=4/A3")
    assert offered(match, 2) == ["answer C3", "answer C4"]
    play(match, "P2 answer C4")
    assert (match.state.dial, token(match, "C3"), token(match, "C4")) == (3, 0, 6)
    assert ("none", (4,), 2) in facts(match)


@clause("BB-4.41", "BB-7.32")
def test_21_double_detector_across_two_stands() -> None:
    refused(begin(F4), "E_FORMAT", 0, "double C0,D0=9", "BB-7.32")


@clause("BB-4.38", "BB-7.40")
def test_22_stabilizer_on_a_red() -> None:
    match = play(begin(F2, "cards 9!"), "P0 C6=7/A6 stabilizer")
    assert (match.state.dial, token(match, "C6"), used(match)) == (4, 0, {9})
    assert is_uncut(match, "C6")
    assert asked(match) == ("turn", 1)
    assert last(match, "cut_failed").mark == "none"


@clause("BB-4.39")
def test_23_ray_hit_and_miss() -> None:
    match = play(begin(F2, "cards 10!"), "P0 C7=7,8/A6,A7 ray")
    assert is_cut(match, "C7", "A7")
    assert is_uncut(match, "A6")
    match = play(begin(F2, "cards 10!"), "P0 C10=10,12 ray")
    assert (match.state.dial, token(match, "C10")) == (3, 11)
    assert facts(match) == {("some", (10,), 13), ("some", (12,), 13)}


@clause("BB-4.34", "BB-7.47")
def test_25_walkie_talkies() -> None:
    match = play(begin(marked(F2, "D0"), "cards 2!"), "P3 swap D0 P1; P1 give B12")
    assert row(match, 1) == [10, 10, 20, 20, 30, 31, 40, 50, 60, 70, 80, 90, 100]
    assert row(match, 3) == [30, 40, 40, 50, 60, 70, 80, 90, 100, 110, 120, 120]
    swapped = last(match, "wires_swapped")
    assert (swapped.given_from, swapped.given_to) == ((3, 0), (1, 3))
    assert (swapped.taken_from, swapped.taken_to) == ((1, 12), (3, 11))
    assert (token(match, "B3"), token(match, "D0")) == (2, 0)
    assert asked(match) == ("turn", 0)


@clause("BB-4.33", "BB-7.45")
def test_27_labels() -> None:
    match = play(begin(F2, "cards 1! 12!"), "P1 same B0")
    assert match.state.labels == ((True, 13, 14),)
    match = begin(F2, "cards 1! 12!")
    refused(match, "E_BAD_LABEL", 1, "same B3")
    play(match, "P1 differ B3")
    match = begin(F4, "cards 1! 12!")
    refused(match, "E_BAD_LABEL", 1, "differ C6")
    play(match, "P1 same C6")


@clause("BB-4.39", "BB-7.57")
def test_28_coffee_mug() -> None:
    match = play(begin(F2, "active P1 | cards 11!"), "P1 mug P3")
    assert asked(match) == ("turn", 3)
    play(match, "P3 C0=12/D11")
    assert asked(match) == ("turn", 0)


@clause("BB-4.6", "BB-4.8", "BB-4.22", "BB-6.3")
def test_29_only_red_left() -> None:
    match = begin(all_but(F2, "C6", "D11", "C12"), "active P3")
    play(match, "P3 C12=12/D11")
    assert asked(match) == ("turn", 2)
    assert kinds(match, 2) == {"reveal_red"}
    play(match, "P2 reveal")
    assert over(match) == "defused"


@clause("BB-7.9")
def test_31_token_shortage() -> None:
    match = play(begin(marked(F1, "B3", "C2")), "P0 D3=5/A4")
    assert match.state.dial == 3
    assert (token(match, "D3"), virtual(match, "D3")) == (4, True)
    assert match.state.supply[4] == 0
    match = play(begin(marked(F1, "B3", "C2"), virtual_tokens=False), "P0 D3=5/A4")
    failed = last(match, "cut_failed", PUBLIC)
    assert (failed.mark, failed.wire, failed.value) == ("spoken", (3, 3), 4)
    assert token(match, "D3") == 0


@clause("BB-7.10", "BB-7.11")
def test_33_deliberate_miss() -> None:
    match = play(begin(marked(F1, "B3")), "P0 B3=6/A5")
    assert (match.state.dial, match.state.supply[4]) == (3, 1)
    assert sum(map(bool, match.state.tokens)) == 1
    assert facts(match) == {("some", (6,), 6)}


@clause("BB-4.36", "BB-7.42")
def test_34_batteries() -> None:
    match = begin(F2, "cards 7! | spent P0 P2")
    refused(match, "E_BAD_BATTERIES", 3, "batteries P1")
    play(match, "P3 batteries P0 P2")
    assert (match.state.spent, used(match)) == (0, {7})
