"""Chapters 4.5 and 4.6: adjusting, paying, performing, and the roles of whoever operates."""

from __future__ import annotations

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.testing import clause
from tests.games.bomb_squad.kit import (
    asked,
    battery,
    begin,
    discards,
    ended,
    on_board,
    phase,
    play,
    result,
    robot,
    secured,
    ways,
)
from tests.games.kit import last, log, refused


@clause("BSQ-4.30", "BSQ-4.31")
def test_activating_turns_everything_up() -> None:
    match = begin("slots M2 H1")
    assert [slot.card for slot in GAME.view(match.state, PUBLIC).slots] == [None, None]
    play(match, "P0 activate")
    assert asked(match) == ("adjust", 0)
    for viewer in (0, 1, PUBLIC):
        assert [slot.card for slot in GAME.view(match.state, viewer).slots] == ["M2", "H1"]
    assert last(match, "robot_activated", PUBLIC).cards == ("M2", "H1")


@clause("BSQ-4.32")
@pytest.mark.parametrize(("cards", "allowance"), [(1, 1), (5, 1), (6, 0)])
def test_scrap_allowance(cards: int, allowance: int) -> None:
    match = play(begin(f"slots {' '.join(['M1'] * cards)}"), "P0 activate")
    program = GAME.view(match.state, 1).program
    assert program is not None
    assert program.allowance == allowance
    disposal = play(begin(f"roles disposal - | slots {' '.join(['M1'] * cards)}"), "P0 activate")
    program = GAME.view(disposal.state, 1).program
    assert program is not None
    assert program.allowance == allowance + 1


@clause("BSQ-2.10", "BSQ-4.33")
@pytest.mark.parametrize("count", range(1, 7))
def test_costs_by_number_of_cards(count: int) -> None:
    match = begin(f"main 16 | slots {' '.join(['M1'] * count)}")
    play(match, f"P0 activate; P0 send {','.join(map(str, range(count)))}")
    assert battery(match)[0] == 16 - CONTENT.frame.cost[count]


@clause("BSQ-4.33", "BSQ-6.3")
def test_main_pays_first_then_reserve() -> None:
    match = play(begin("main 1 | slots M1 M1 M1"), "P0 activate; P0 send 0,1,2")
    assert battery(match) == (0, 3)


@clause("BSQ-4.34")
def test_ending_at_nothing_is_fine() -> None:
    match = play(begin("main 1 | reserve 1 | slots M1"), "P0 activate; P0 send 0 steps E")
    assert (battery(match), ended(match), robot(match)) == ((0, 0), None, "4,2")


@clause("BSQ-4.35")
def test_scrapping_everything_costs_the_turn_alone() -> None:
    match = play(begin("slots M1"), "P0 activate; P0 send - scrap 0")
    assert (battery(match), discards(match), asked(match)) == ((12, 8), ["M1"], ("turn", 1))


@clause("BSQ-4.40")
def test_choices_card_by_card() -> None:
    match = play(begin("slots M1 M1"), "P0 activate; P0 send 1,0")
    assert asked(match) == ("execute", 0)
    play(match, "P0 step E")
    assert (robot(match), asked(match)) == ("4,2", ("execute", 0))
    play(match, "P0 step N")
    assert (robot(match), asked(match)) == ("3,2", ("turn", 1))


@clause("BSQ-4.41a", "BSQ-4.42", "BSQ-9.1")
def test_a_card_that_cannot_be_performed_fails_by_itself() -> None:
    match = play(begin("slots D1 M1 B3 M1"), "P0 activate; P0 send 0,1,2,3 steps . E . E")
    assert (robot(match), battery(match)) == ("4,3", (12 - 7 - 4, 8))
    assert log(match).count("card_failed") == 2
    assert asked(match) == ("turn", 1)


@clause("BSQ-9.1", "BSQ-4.75")
def test_a_wrong_or_missing_entry_waits_for_the_operator() -> None:
    match = play(begin("slots M1 M2 M1"), "P0 activate; P0 send 0,1,2 steps E S N")
    # From (4,2) a Move 2 to the south is possible; without the second entry it would wait there.
    assert robot(match) == "5,2"
    match = play(begin("slots M1 M2 M1"), "P0 activate; P0 send 0,1,2 steps E W N")
    assert (asked(match), robot(match), ways(match)) == (("execute", 0), "4,2", {"N", "E", "S"})
    play(match, "P0 step E")
    assert phase(match) == "execute"  # later entries were dropped
    short = play(begin("slots M1 M1"), "P0 activate; P0 send 0,1 steps E")
    assert (asked(short), robot(short)) == (("execute", 0), "4,2")


@clause("BSQ-4.42", "BSQ-6.1")
def test_an_error_may_end_it_and_earlier_cards_stand() -> None:
    match = begin("main 4 | reserve 1 | robot 4,3 | slots H1 D1")
    play(match, "P0 activate; P0 send 0,1 steps @5,3 .")
    assert (ended(match), battery(match), secured(match)) == ("power", (0, 0), ["5,3"])
    assert result(match) == (2 * 1 - 8, 0, False)


@clause("BSQ-4.44")
def test_the_robot_may_go_back_to_where_it_started() -> None:
    match = play(begin("slots M2 M2"), "P0 activate; P0 send 0,1 steps E W")
    assert robot(match) == "4,1"


@clause("BSQ-4.46", "BSQ-4.50")
def test_a_saved_level_is_noted() -> None:
    match = play(begin("robot 4,3 | slots H1"), "P0 activate; P0 send 0 steps @5,3")
    view = GAME.view(match.state, PUBLIC)
    assert (view.saved, [token.place for token in view.secured]) == ((1,), ["5,3"])


@clause("BSQ-4.47", "BSQ-4.71")
def test_bombs_in_any_order_and_their_clock_stops() -> None:
    match = begin("robot 5,12 | slots B2", clock="real_time")
    play(match, "P0 activate; P0 send 0 steps @6,12", 1000)
    assert [timer.id for timer in GAME.timers(match.state)] == ["bomb_A"]
    assert ended(match) is None


@clause("BSQ-4.48")
def test_a_door_opens_from_either_side_for_good() -> None:
    for side in ("3,4", "3,5"):
        match = begin(f"robot {side} | secured 5,3 | slots D1")
        play(match, "P0 activate; P0 send 0 steps @3,5|")
        doors = {door.place: door.open for door in GAME.view(match.state, PUBLIC).doors}
        assert doors == {"1,10|": False, "3,5|": True, "4,10|": False, "5,7|": False}
        assert result(match)[0] == 2  # a door scores nothing


@clause("BSQ-4.49")
def test_only_the_exact_card_will_do() -> None:
    for card in ("H2", "H3", "D1", "B1"):
        match = play(begin(f"robot 4,3 | slots {card}"), "P0 activate; P0 send 0")
        assert last(match, "card_failed").card == card
        assert battery(match)[0] == 12 - 4


@clause("BSQ-4.52")
def test_scraps_then_the_program_go_to_the_pile() -> None:
    match = begin("roles disposal - | discard H3 | slots M1 D1 M2 D2 B3")
    play(match, "P0 activate; P0 send 2,0,4 scrap 3,1 steps E W .")
    assert discards(match) == ["H3", "D2", "D1", "M2", "M1", "B3"]


@clause("BSQ-4.53")
def test_technician() -> None:
    match = begin("roles technician - | robot 5,12 | slots B1")
    play(match, "P0 activate; P0 send 0")
    assert ways(match) == {"6,12", "!"}
    play(match, "P0 step @6,12")
    assert secured(match) == ["6,12"]


@clause("BSQ-4.53")
def test_security_expert_still_needs_the_door_s_own_level() -> None:
    match = begin("roles security - | robot 3,4 | secured 1,2 | slots D2")
    play(match, "P0 activate; P0 send 0")
    assert last(match, "card_failed").card == "D2"
    match = begin("roles security - | robot 3,4 | secured 5,3 | slots D2")
    play(match, "P0 activate; P0 send 0")
    assert ways(match) == {"3,5|", "!"}


@clause("BSQ-4.53")
def test_powers_work_for_their_owner_alone() -> None:
    match = begin("roles - technician | robot 5,12 | slots B1")
    play(match, "P0 activate; P0 send 0")
    assert last(match, "card_failed").card == "B1"


@clause("BSQ-4.54")
def test_a_power_may_be_declined_if_no_exact_target_is_there() -> None:
    match = begin("roles negotiator - | robot 2,7 | slots H1")
    play(match, "P0 activate; P0 send 0; P0 step !")
    assert (last(match, "card_failed").declined, battery(match)[0]) == (True, 8)
    exact = begin("roles negotiator - | robot 4,3 | slots H1")
    play(exact, "P0 activate; P0 send 0")
    assert ways(exact) == {"5,3"}
    refused(exact, "E_BAD_FIELD", 0, "step !", "BSQ-4.54")


@clause("BSQ-4.41", "BSQ-4.54")
def test_voluntary_errors_are_an_option() -> None:
    match = begin("robot 4,3 | slots M1 H1", voluntary_error=True)
    play(match, "P0 activate; P0 send 0,1 steps ! !")
    assert (robot(match), battery(match)[0]) == ("4,3", 12 - 4 - 4)
    assert "5,3" in on_board(match)


@clause("BSQ-4.51", "BSQ-6.1")
def test_the_last_bomb_beats_whatever_would_follow() -> None:
    match = begin("main 4 | reserve 0 | secured 5,5 | robot 5,12 | slots B2 D3")
    play(match, "P0 activate; P0 send 0,1 steps @6,12 .")
    assert (ended(match), battery(match)) == ("disarmed", (0, 0))
    assert "card_failed" not in log(match)
