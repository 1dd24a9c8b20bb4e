"""The odds aid: exact, from the own view alone, and only where the table has it (BB-3.19)."""

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.errors import Refused
from lastwire.games.bomb_busters.brain.aid import consult
from lastwire.games.bomb_busters.rules.question import (
    Cut,
    CutAnswer,
    Odds,
    OddsAnswer,
)
from lastwire.testing.clause import clause
from tests.games.bomb_busters.kit import F1, F2, begin, marked

TOKENS = ("B3", "C0", "D5")


def asked(match, question, seat=0):
    return consult(match.view(seat), question)


@clause("BB-3.19")
def test_every_hidden_wire_of_the_others_has_its_exact_odds():
    answer = asked(begin(marked(F1, *TOKENS), odds=True), Odds())
    assert isinstance(answer, OddsAnswer)
    assert [len(row) for row in answer.stands] == [6, 6, 6, 6]
    assert answer.stands[0] == (None,) * 6  # the own wires are no riddle
    wire = answer.stands[1][4]
    assert wire is not None
    assert not wire.certain
    assert {each.value: each.exact for each in wire.chances} == {5: "59500/106671", 4: "12742/35557", 6: "8945/106671"}
    assert [each.value for each in wire.chances] == [5, 4, 6]
    assert sum(each.chance for each in wire.chances) == pytest.approx(1)


@clause("BB-3.19")
def test_a_marked_wire_and_what_follows_from_it_are_certain():
    answer = asked(begin(marked(F2, "A8", "B1", "C11", "D3"), odds=True), Odds())
    first = answer.stands[1][0]
    assert first is not None
    assert first.certain
    assert [(each.value, each.exact, each.chance) for each in first.chances] == [(1, "1", 1.0)]
    chances = {each.value: each.exact for each in answer.stands[2][6].chances}
    assert chances["red"] == "1458341968300/14055820094563"
    assert "yellow" not in {each.value for each in answer.stands[1][0].chances}


@clause("BB-3.19")
def test_cut_wires_are_left_out():
    match = begin((1, 4, F1[2].replace("1 1 2 3 5 6", "[1] 1 2 3 5 6").replace("/ 1 2", "/ [1] 2", 1)), odds=True)
    answer = asked(match, Odds())
    assert answer.stands[1][0] is None
    assert all(wire is not None for wire in answer.stands[1][1:])


@clause("BB-3.19")
def test_a_cut_is_weighed_before_it_is_stated():
    match = begin(marked(F1, *TOKENS), odds=True)
    answer = asked(match, Cut(wires=((1, 4), (1, 5)), values=(5,)))
    assert isinstance(answer, CutAnswer)
    assert answer.hit.exact == "78371/106671"
    assert answer.hit.chance == pytest.approx(78371 / 106671)
    assert answer.blast.exact == "0"
    both = asked(match, Cut(wires=((1, 4),), values=(4, 5)))
    assert both.hit.chance == pytest.approx(59500 / 106671 + 12742 / 35557)


@clause("BB-3.19")
def test_a_red_wire_is_a_risk():
    match = begin(marked(F2, "A8", "B1", "C11", "D3"), odds=True)
    answer = asked(match, Cut(wires=((2, 6),), values=(7,)))
    assert answer.blast.exact == "1458341968300/14055820094563"
    pair = asked(match, Cut(wires=((2, 5), (2, 6)), values=(7,)))
    assert pair.blast.exact == "0"  # there is one red only


@clause("BB-3.19", "BB-4.38")
def test_a_red_wire_is_no_risk_with_stabilizer():
    match = begin(marked(F2, "A8", "B1", "C11", "D3"), odds=True)
    plain = asked(match, Cut(wires=((2, 6),), values=(7,)))
    steady = asked(match, Cut(wires=((2, 6),), values=(7,), stabilizer=True))
    assert plain.blast.chance > 0
    assert (steady.hit, steady.blast.exact) == (plain.hit, "0")


@clause("BB-3.19")
def test_the_odds_follow_from_the_view_alone():
    """Two deals that look the same to a seat have the same odds for it."""
    here = begin(F1, odds=True)
    there = begin((1, 4, "1 1 2 3 5 6 / 1 2 3 4 5 6 / 1 2 3 4 5 6 / 2 3 4 4 5 6"), odds=True)
    assert here.view(0) == there.view(0)
    assert asked(here, Odds()) == asked(there, Odds())


@clause("BB-3.19")
@pytest.mark.parametrize("seat", [0, PUBLIC])
def test_without_the_option_nothing_is_worked_out(seat):
    match = begin(F1, odds=seat == PUBLIC)
    with pytest.raises(Refused) as refused:
        asked(match, Odds(), seat)
    assert (refused.value.code, refused.value.clause) == ("E_NO_AID", "BB-3.19")


@pytest.mark.parametrize(
    ("wires", "values", "code"),
    [
        (((0, 0),), (5,), "E_BAD_TARGET"),
        (((9, 0),), (5,), "E_BAD_TARGET"),
        (((-1, 0),), (5,), "E_BAD_TARGET"),
        (((1, 0), (2, 0)), (5,), "E_BAD_TARGET"),
        (((1, 9),), (5,), "E_ALREADY_CUT"),
        (((1, 0),), ("red",), "E_BAD_VALUE"),
        (((1, 0),), (0,), "E_BAD_VALUE"),
        (((1, 0),), (4.0,), "E_BAD_VALUE"),
        (((1, 0),), (True,), "E_BAD_VALUE"),
        (((1, 0),), (None,), "E_BAD_VALUE"),
    ],
)
def test_a_cut_that_cannot_be_stated_is_refused(wires, values, code):
    with pytest.raises(Refused) as refused:
        asked(begin(F1, odds=True), Cut(wires=wires, values=values))
    assert refused.value.code == code
