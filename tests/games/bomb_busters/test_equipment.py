"""Chapters 4.8 and 4.9 with their rulings: cards, detectors, Ray, Stabilizer and all their combinations."""

from __future__ import annotations

import pytest

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
    cut,
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
    slot,
    token,
    used,
    words,
)
from tests.games.kit import kinds, last, legal, refused

ALL = "cards 1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11! 12!"
WHOLE_C = ",".join(f"C{index}" for index in range(13))

# --- using cards ----------------------------------------------------------------------------------


@clause("BB-4.27", "BB-7.54")
def test_a_card_unlocks_with_two_and_stays_usable_with_four() -> None:
    match = play(begin(F1B, "cards 1 6"), "P0 solo 1")
    assert ready(match) == {1}
    play(match, "P2 differ C0")
    assert used(match) == {1}


@clause("BB-4.28", "BB-7.52")
def test_every_card_is_used_once() -> None:
    match = play(begin(F2, f"dial 3 | {ALL}"), "P3 rewind")
    refused(match, "E_EQUIPMENT_UNAVAILABLE", 2, "rewind", "BB-4.28")


@clause("BB-4.29", "BB-4.31", "BB-4.2")
def test_any_time_cards_by_anybody_one_after_another_before_the_action() -> None:
    match = begin(F2, f"dial 3 | {ALL} | spent P1")
    play(
        match, "P2 radar 7; P1 rewind; P3 batteries P1; P3 post D0; P1 same B0; P0 differ A0; P2 swap C0 P3; P3 give D1"
    )
    assert used(match) == {1, 2, 4, 6, 7, 8, 12}
    assert asked(match) == ("turn", 0)
    assert match.state.turn == 1
    play(match, "P0 B10=9/A8")


@clause("BB-4.31")
def test_a_card_can_be_used_right_after_the_action_that_unlocked_it() -> None:
    match = play(begin(F2, "dial 3 | cards 6"), "P0 B7=6/A5; P3 rewind")
    assert match.state.dial == 4
    assert asked(match) == ("turn", 1)


@clause("BB-4.32")
def test_experts_without_wires_may_still_help() -> None:
    match = begin(all_but(F2, "A8", "A9", "C6"), f"dial 2 | {ALL} | spent P0")
    assert kinds(match, 1) == {"rewinder", "batteries", "radar"}
    play(match, "P1 radar 9; P1 rewind; P1 batteries P0")
    refused(match, "E_BAD_LABEL", 1, "same B0")
    refused(match, "E_BAD_TOKEN", 1, "post B0")
    refused(match, "E_BAD_SWAP", 1, "swap B0 P0")


@clause("BB-7.41")
def test_cards_and_characters_are_spent_even_if_the_cut_fails() -> None:
    match = play(begin(F2, ALL), "P0 double C3,C4=8,9 ray stabilizer; P2 answer C3")
    assert used(match) == {9, 10}
    assert match.state.spent == 1
    match = begin(F2, ALL)
    refused(match, "E_BAD_VALUE", 0, "C3=13 stabilizer")
    assert used(match) == set()


@clause("BB-7.53")
def test_nothing_interrupts_a_cut() -> None:
    match = play(begin(F2, f"dial 1 | {ALL}"), "P0 C7=7")
    assert over(match) == "exploded_dial"
    match = play(begin(F2, f"dial 2 | {ALL}"), "P0 double C3,C4=9")
    refused(match, "E_PROMPT_PENDING", 3, "rewind")


# --- labels ---------------------------------------------------------------------------------------


@clause("BB-4.33", "BB-7.44")
def test_labels_join_neighbouring_slots_cut_or_not() -> None:
    match = begin(cut(F2, "A8", "B10"), ALL)
    assert {f"differ A{index}" for index in range(12) if index != 8} == set(offered(match, 0, "differ"))
    assert offered(match, 0, "same") == ["same A8"]  # one of the two is cut
    # A cut wire between two others separates them.
    match = begin(cut(F1B, "A1", "A2", "A0", "A3"), ALL)
    assert offered(match, 0, "same") == []


@clause("BB-4.33")
def test_a_label_is_public_and_stays() -> None:
    match = play(begin(F2, ALL), "P1 same B0; P0 B10=9/A8")
    for viewer in (0, 2, PUBLIC):
        (label,) = GAME.view(match.state, viewer).labels
        assert (label.left, label.right, label.same) == ((1, 0), (1, 1), True)


@clause("BB-7.43", "BB-7.45")
def test_what_counts_as_the_same() -> None:
    match = begin(F2, ALL)
    assert legal(match, 1, "differ B3")  # 3 and 3.1
    assert legal(match, 2, "differ C5")  # 7 and 7.5
    assert not offered(match, 1, "same A") + offered(match, 1, "differ A")
    four = "1 2 3 4 4.1 5.1 6 7 8 9 10 11 12 12 / 1 2 3 4 5 6 7 7.1 8 9 10 11 12"
    four += " / 1 2 3 4 5 6 6.5 7 8 9 10 11 12 / 1 2 3 4 5 5 6 7 8 9 9.1 10 11"
    match = begin((6, 4, four), ALL)
    assert legal(match, 0, "same A4")  # 4.1 and 5.1
    assert legal(begin(F4, ALL), 1, "same C6")  # 6.5 and 7.5


# --- Walkie-Talkies -------------------------------------------------------------------------------


@clause("BB-4.34", "BB-5.5", "BB-7.48")
def test_the_teammate_answers_without_seeing_the_wire() -> None:
    match = play(begin(F2, ALL), "P3 swap D0 P1")
    assert asked(match) == ("swap_answer", 1)
    assert len(offered(match, 1)) == 13  # any uncut wire, and no way to refuse
    view = GAME.view(match.state, 1)
    assert view.stands[3].keys[0] is None
    assert view.waiting is not None
    assert (view.waiting.wires, view.waiting.by) == (((3, 0),), 3)
    refused(match, "E_PROMPT_PENDING", 1, "answer none")


@clause("BB-4.34")
def test_red_and_yellow_may_be_swapped() -> None:
    match = play(begin(F2, ALL), "P2 swap C6 P1; P1 give B4")
    assert row(match, 1).count(75) == 1
    assert row(match, 2).count(31) == 1


@clause("BB-4.34")
def test_two_stands_each_get_back_what_they_gave() -> None:
    match = play(begin(F3, ALL), "P1 swap C0 P0; P0 give B12")
    assert row(match, 1) == [10, 10, 10, 20, 30, 31, 40, 50, 60, 70, 80, 90, 100]
    assert row(match, 0) == [10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 100, 110, 120]
    assert row(match, 2)[-2:] == [120, 120]


@clause("BB-4.34")
def test_giver_and_receiver_know_the_wires_and_nobody_else() -> None:
    match = play(begin(F2, ALL), "P3 swap D0 P1; P1 give B12")
    for viewer, keys in ((3, (20, 120)), (1, (20, 120)), (0, (None, None)), (2, (None, None)), (PUBLIC, (None, None))):
        view = GAME.view(match.state, viewer)
        assert (view.stands[1].keys[3], view.stands[3].keys[11]) == keys
        event = last(match, "wires_swapped", viewer)
        assert (event.given, event.taken) == keys
    assert "You gave a 2 and got a 12." in words(match, 3)[-1]
    assert "You gave a 12 and got a 2." in words(match, 1)[-1]
    assert "gave" not in words(match, 0)[-1]


@clause("BB-4.34")
def test_a_swap_tells_between_which_wires_each_one_stood_and_stands() -> None:
    """The public record gives order facts, the same whatever the wires are: one for each neighbour there is."""
    match = play(begin(F2, ALL), "P3 swap D4 P1; P1 give B9")  # a 5 for an 8
    order = [(fact.kind, fact.wires) for fact in GAME.view(match.state, PUBLIC).facts]
    assert order == [
        ("upto", ((3, 3), (1, 7))),  # the 5 stood right of D3 and left of what is D4 now
        ("upto", ((1, 7), (3, 4))),
        ("upto", ((1, 9), (3, 7))),  # the 8 between what are B9 and B10
        ("upto", ((3, 7), (1, 10))),
        ("below", ((1, 7), (1, 8))),  # and each is below its new right neighbour
        ("below", ((3, 7), (3, 8))),
    ]
    # A wire from the left end to the right end: fewer neighbours, fewer facts.
    match = play(begin(F2, ALL), "P3 swap D11 P1; P1 give B0")
    order = [(fact.kind, fact.wires) for fact in GAME.view(match.state, PUBLIC).facts]
    assert order == [
        ("upto", ((3, 11), (1, 12))),
        ("upto", ((3, 0), (1, 0))),
        ("below", ((3, 0), (3, 1))),
    ]


@clause("BB-7.46")
def test_a_label_is_taken_off_when_its_wire_leaves_and_stays_true() -> None:
    match = play(begin(F2, ALL), "P1 same B0; P1 swap B0 P3; P3 give D0")
    assert match.state.labels == ()
    assert ("alike", (), 2) in facts(match)


@clause("BB-7.46")
def test_a_label_stays_when_a_wire_is_sorted_in_between() -> None:
    wires = "1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
    wires += " / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / 2 3 4 4 5 6 7 8 9 10 11 12"
    match = play(begin((4, 4, wires), ALL), "P2 differ C2; P2 swap C12 P3; P3 give D2")
    # The 4 stands between C2 (3) and what was C3 (5).
    assert row(match, 2)[:5] == [10, 20, 30, 40, 50]
    assert match.state.labels == ((False, slot(match, "C2"), slot(match, "C4")),)


@clause("BB-7.47")
def test_a_swapped_wire_stands_right_of_its_equals() -> None:
    match = play(begin(cut(F2, "B0", "A0"), ALL), "P2 swap C0 P1; P1 give B12")
    event = last(match, "wires_swapped")
    assert event.given_to == (1, 2)  # right of both 1s, one of them cut
    assert is_cut(match, "B0")
    assert is_uncut(match, "B1", "B2")


@clause("BB-7.48")
def test_a_wire_of_the_same_value_may_be_given() -> None:
    match = play(begin(F2, ALL), "P3 swap D0 P1; P1 give B2")
    assert row(match, 1) == [10, 10, 20, 30, 31, 40, 50, 60, 70, 80, 90, 100, 120]
    assert row(match, 3)[0] == 20


@clause("BB-7.49")
def test_legality_is_looked_at_when_the_cut_arrives() -> None:
    match = begin(F2, ALL)
    before = match.prompt
    assert legal(match, 0, "B0=1")
    play(match, "P0 swap A0 P3; P3 give D11")
    assert match.prompt is not None
    assert before is not None
    assert match.prompt.id != before.id  # a cut that was sent before the swap answers a question no longer open
    refused(match, "E_BAD_VALUE", 0, "B0=1")


@clause("BB-7.51", "BB-4.14")
def test_a_named_value_belongs_to_the_moment() -> None:
    match = play(begin(F2, f"active P3 | {ALL}"), "P3 A0=2; P3 swap D0 P1; P1 give B12")
    (fact,) = [fact for fact in GAME.view(match.state, 0).facts if fact.kind == "some"]
    # The wire that left is still one of those among which the 2 is; the new one is not.
    assert (1, 3) in fact.wires
    assert (3, 11) not in fact.wires
    assert len(fact.wires) == 12


@clause("BB-7.29")
def test_a_swap_may_lift_the_duty_to_reveal() -> None:
    match = begin(all_but(F2, "C6", "D11", "A12"), f"active P2 | {ALL}")
    assert kinds(match, 2) >= {"reveal_red"}
    assert "dual_cut" not in kinds(match, 2)
    play(match, "P2 swap C6 P3; P3 give D11")
    assert "reveal_red" not in kinds(match, 2)
    play(match, "P2 A12=12")


# --- tokens, dial, characters, radar, mug ---------------------------------------------------------


@clause("BB-4.35", "BB-7.12")
def test_post_it() -> None:
    match = begin(marked(F2, "B0"), ALL)
    marks = offered(match, 1, "post")
    assert "post B1" in marks
    assert not {"post B0", "post B4"} & set(marks)
    play(match, "P1 post B1")
    assert (token(match, "B1"), used(match)) == (1, {4})


@clause("BB-4.36", "BB-7.17", "BB-2.6")
def test_rewinder() -> None:
    match = play(begin(F2, ALL), "P3 rewind")
    assert match.state.dial == 5  # further back than the team's own start
    match = play(begin(F2, f"dial 3 | {ALL}", rewind_cap="start"), "P3 rewind")
    assert match.state.dial == 4
    assert "rewinder" not in kinds(begin(F2, f"dial 6 | {ALL}"), 0)


@clause("BB-4.36", "BB-7.42", "BB-7.59")
def test_batteries_make_a_character_work_once_more() -> None:
    match = begin(F2, f"{ALL} | spent P0 P1 P3")
    assert offered(match, 0, "batteries") == [
        "batteries P0",
        "batteries P1",
        "batteries P3",
        "batteries P0 P1",
        "batteries P0 P3",
        "batteries P1 P3",
    ]
    play(match, "P0 batteries P0")  # one's own, and only one
    assert match.state.spent == 0b1010
    play(match, "P0 double C10,C11=11/A11; P2 answer C10")
    assert match.state.spent == 0b1011
    assert "batteries" not in kinds(begin(F2, ALL), 0)


@clause("BB-4.37", "BB-7.55")
def test_radar() -> None:
    match = play(begin(F2, ALL), "P3 radar 7")
    assert last(match, "radar_answered", PUBLIC).stands == (True, True, True, True)
    # 9.1 is no 9, 7.5 no 7; a cut wire does not count.
    match = play(begin(cut(F2, "C5", "D6"), ALL), "P3 radar 7")
    assert last(match, "radar_answered").stands == (True, True, False, False)
    match = play(begin(F2, ALL), "P0 radar 9")
    assert last(match, "radar_answered").stands == (True, True, False, True)
    # Two stands of one hand are answered apart, the user's too.
    match = play(begin(F3, ALL), "P0 radar 11")
    assert last(match, "radar_answered").stands == (True, False, True, True)
    match = play(begin(F1, ALL), "P0 radar 9")  # not in this mission
    assert last(match, "radar_answered").stands == (False,) * 4


@clause("BB-4.39", "BB-7.56", "BB-7.57")
def test_coffee_mug() -> None:
    match = begin(F2, ALL)
    assert offered(match, 0, "mug") == ["mug P1", "mug P2", "mug P3"]
    assert offered(match, 1, "mug") == []
    play(match, "P0 mug P3; P3 A0=12")
    assert asked(match) == ("turn", 0)  # on from the expert who was chosen
    alone = begin(all_but(F1B, "A0", "A1", "A2", "A3"), ALL)
    assert "coffee_mug" not in kinds(alone, 0)


# --- Stabilizer and Ray ---------------------------------------------------------------------------


@clause("BB-4.38", "BB-7.39")
def test_stabilizer_on_a_blue_miss_still_gives_the_token() -> None:
    match = play(begin(F2, ALL), "P1 radar 1; P0 C7=7 stabilizer")
    assert (match.state.dial, token(match, "C7"), used(match)) == (4, 8, {8, 9})
    match = play(begin(F2, ALL), "P0 C8=9 stabilizer")
    assert token(match, "C8") == Y
    match = play(begin(F2, ALL), "P0 B10=9/A8 stabilizer")  # spent on a success, too
    assert used(match) == {9}


@clause("BB-7.40", "BB-4.47")
def test_everybody_may_conclude_that_the_wire_is_red() -> None:
    match = play(begin(F2, ALL), "P0 C6=7 stabilizer")
    assert "No token is placed." in words(match, PUBLIC)[-1]
    (fact,) = [fact for fact in GAME.view(match.state, PUBLIC).facts if fact.kind == "none"]
    assert (fact.wires, len(fact.values)) == (((2, 6),), 13)  # no value but red is left


@clause("BB-4.39", "BB-7.37")
def test_ray_cuts_the_own_wire_of_the_value_that_came_up() -> None:
    match = play(begin(F2, f"active P1 | {ALL}"), "P1 C8=9,yellow/B10,B4 ray")
    assert is_cut(match, "C8", "B4")
    assert is_uncut(match, "B10")
    assert ("some", (9,), 13) in facts(match)  # and holds a 9 as well
    # An own wire for one value only: the other asks.
    match = play(begin(F2, ALL), "P0 D8=8,9/A7 ray")
    assert asked(match) == ("choose_own", 0)
    assert offered(match, 0) == ["own A8", "own A9"]
    match = play(begin(F2, ALL), "P0 D8=8,9 ray")
    assert asked(match) == ("choose_own", 0)


# --- detectors ------------------------------------------------------------------------------------


@clause("BB-4.40", "BB-4.41", "BB-7.59")
def test_double_detector_once_for_each_expert() -> None:
    match = play(begin(F2), "P0 double C0,C12=12/A12; P2 answer C12")  # need not be neighbours
    assert is_cut(match, "C12", "A12")
    assert match.state.spent == 1
    play(match, "P1 double A0,A1=1; P0 answer A0; P1 own B0")
    assert match.state.spent == 3
    assert legal(match, 2, "double D0,D1=2")
    assert not legal(play(match, "P2 D0=1; P3 A1=3"), 0, "double C0,C1=2")


@clause("BB-4.42")
def test_how_many_wires_a_detector_needs() -> None:
    match = begin(all_but(F2, "A0", "B0", "B1", "C0"), ALL)
    found = {move.split("=")[0] for move in offered(match, 0) if move.startswith(("double", "triple", "super"))}
    assert found == {"double B0,B1", "super B0,B1", "super C0"}


@clause("BB-4.43", "BB-7.35")
def test_super_detector_on_one_wire_acts_like_a_plain_cut() -> None:
    match = play(begin(all_but(F2, "A12", "C12"), ALL), "P0 super C12=12/A12; P2 answer C12")
    assert over(match) == "defused"
    match = play(begin(all_but(F2, "A12", "B12", "C6"), ALL), "P0 super C6=12")
    assert over(match) == "exploded_red"


@clause("BB-4.43")
def test_every_row_of_the_detector_s_table() -> None:
    # One match, several matches.
    match = play(begin(F2, ALL), "P0 triple C9,C10,C12=12/A12; P2 answer C12")
    assert is_cut(match, "C12", "A12")
    match = play(begin(F2, ALL), f"P0 super {WHOLE_C}=11/A11")
    assert offered(match, 2) == ["answer C10", "answer C11"]
    # All red explodes, with two, three or a whole stand.
    match = play(begin(F4, ALL), "P0 double C6,C7=9")
    assert over(match) == "exploded_red"
    match = play(begin(all_but(F4, "C6", "C7", "A9", "A10"), ALL), "P0 super C6,C7=9")
    assert over(match) == "exploded_red"
    # Some red, some not: the owner marks one that is not.
    match = play(begin(F4, ALL), "P0 triple C5,C6,C8=9")
    assert offered(match, 1) == ["answer C5", "answer C8"]
    play(match, "P1 answer C8")
    assert (match.state.dial, token(match, "C8")) == (1, 8)


@clause("BB-4.44", "BB-7.34")
def test_no_token_where_none_can_be_placed() -> None:
    match = play(begin(marked(F2, "C5")), "P0 double C5,C6=6")
    assert offered(match, 2) == ["answer none"]
    play(match, "P2 answer none")
    assert match.state.dial == 3
    assert sum(map(bool, match.state.tokens)) == 1
    # Experts can infer something from that.
    fact = next(fact for fact in GAME.view(match.state, 0).facts if len(fact.values) == 13 and fact.kind == "none")
    assert fact.wires == ((2, 6),)


@clause("BB-4.45")
def test_the_owner_must_confirm_even_without_a_choice() -> None:
    for move, answer in (
        ("double C0,C1=1", "answer C0"),
        ("double C5,C6=7", "answer C5"),
        ("double C5,C6=6", "answer C5"),
    ):
        match = play(begin(F2), f"P0 {move}")
        assert asked(match) == ("detector_answer", 2)
        assert offered(match, 2) == [answer]
    # Only what ends the mission at once needs no answer.
    match = play(begin(F2, "dial 1"), "P0 double C3,C4=9")
    assert over(match) == "exploded_dial"
    match = play(begin(F2, "dial 1"), "P0 double C10,C11=11")
    assert asked(match) == ("detector_answer", 2)


@clause("BB-4.45", "BB-4.38")
def test_all_red_with_stabilizer_is_answered_with_none() -> None:
    match = play(begin(F4, ALL), "P0 double C6,C7=9 stabilizer")
    assert offered(match, 1) == ["answer none"]
    play(match, "P1 answer none")
    assert (match.state.dial, over(match)) == (2, None)
    assert is_uncut(match, "C6", "C7")


@clause("BB-4.46")
def test_after_the_answer_it_goes_on_as_with_a_plain_cut() -> None:
    match = play(begin(F2, "cards 11"), "P0 double C10,C11=11; P2 answer C10")
    assert asked(match) == ("choose_own", 0)
    play(match, "P0 own A11")
    assert ready(match) == {11}
    assert asked(match) == ("turn", 1)


@clause("BB-4.47")
def test_what_a_failed_detector_tells() -> None:
    match = play(begin(F2, ALL), "P0 double C3,C6=8,9 ray; P2 answer C3")
    assert facts(match) == {
        ("some", (8,), 13),
        ("some", (9,), 13),
        ("none", (8, 9), 2),
        ("some", (*range(1, 13), "yellow"), 2),
    }
    match = play(begin(F2, ALL), "P0 double C3,C6=9 stabilizer; P2 answer C3")
    assert facts(match) == {("some", (9,), 13), ("none", (9,), 2)}


@clause("BB-4.45", "BB-4.47")
def test_a_question_on_the_last_space_tells_that_something_matches() -> None:
    """Without a match it would be over: everybody may conclude that the owner is about to name one."""
    match = play(begin(F2, "dial 1"), "P0 double C10,C11=11")
    assert ("some", (11,), 2) in facts(match)
    match = play(begin(F2, "dial 2"), "P0 double C10,C11=11")
    assert ("some", (11,), 2) not in facts(match)


@clause("BB-7.33")
def test_a_match_beside_a_red_tells_nothing_of_the_red() -> None:
    red, blue = begin(F2), begin((4, 4, F2[2].replace("7 7.5 8 9.1", "7 7 8 9.1").replace("6 7 8 9 9", "6 7.5 8 9 9")))
    for match in (red, blue):
        match.state.active = 3
        play(match, "P3 double C4,C6=6/D5; P2 answer C4")
    for viewer in (1, 3, PUBLIC):
        assert shown(red.state, viewer) == shown(blue.state, viewer)


@clause("BB-7.36", "BB-4.30", "BB-4.39")
def test_ray_with_a_detector() -> None:
    match = play(begin(F2, ALL), "P0 double C9,C10=10,11/A10,A11 ray")
    assert offered(match, 2) == ["answer C9", "answer C10"]
    play(match, "P2 answer C10")
    assert is_cut(match, "C10", "A11")
    assert is_uncut(match, "C9", "A10")
    refused(begin(F2, f"active P1 | {ALL}"), "E_BAD_DETECTOR", 1, "double C7,C8=8,yellow ray")


@pytest.mark.parametrize("stabilizer", ["", " stabilizer"])
@pytest.mark.parametrize("ray", ["", " ray"])
@pytest.mark.parametrize("detector", ["", "double ", "triple ", "super "])
@clause("BB-4.30", "BB-7.38")
def test_every_combination(detector: str, ray: str, stabilizer: str) -> None:
    wires = {"": "C10", "double ": "C9,C10", "triple ": "C9,C10,C12", "super ": WHOLE_C}[detector]
    values = "8,11" if ray else "11"
    # A hit: some pointed wire is an 11.
    match = begin(F2, ALL)
    move = f"{detector}{wires}={values}{ray}{stabilizer}"
    assert legal(match, 0, move)
    play(match, f"P0 {move}")
    if detector:
        assert asked(match) == ("detector_answer", 2)
        play(match, "P2 answer C10")
    play(match, "P0 own A11")
    assert is_cut(match, "C10", "A11")
    spent = {"double ": set(), "triple ": {3}, "super ": {5}, "": set()}[detector]
    assert used(match) == spent | ({10} if ray else set()) | ({9} if stabilizer else set())
    assert match.state.spent == (detector == "double ")
    assert match.state.dial == 4
    # A miss on two reds (one for a plain cut), where only the Stabilizer saves the team.
    reds = {"": "C6", "double ": "C6,C7", "triple ": "C6,C7", "super ": "C6,C7"}[detector]
    if detector == "triple ":
        return  # there are never three reds in these missions
    match = begin(all_but(F4, "C6", "C7", "A9", "A10", "A0", "A1"), ALL)
    play(match, f"P0 {detector}{reds}={'1,9' if ray else '9'}{ray}{stabilizer}")
    if not stabilizer:
        assert over(match) == "exploded_red"
        return
    if detector:
        play(match, "P1 answer none")
    assert (over(match), match.state.dial) == (None, 2)
