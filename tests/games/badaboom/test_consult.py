"""Who would die if: worked out from the own view, for the board to show before anybody plays."""

from itertools import product

import pytest

from lastwire.errors import Refused
from lastwire.games.badaboom.brain.aid import consult
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.question import WhatIf
from lastwire.testing.clause import clause
from tests.games.badaboom.kit import begin, card


def asked(match, seat=0, **question):
    return consult(match.view(seat), WhatIf(**question))


ARMED = "goblin_glue dead_rat"


@clause("GB-10.4")
def test_as_things_stand():
    match = begin("trolls_hide#1 rummage#2/no_way#1/no_way#2", ARMED, holder=0, armer=2, armed_at_start=True)
    outlook = asked(match)
    assert (outlook.holder, outlook.armed, outlook.due) == (0, True, True)
    assert outlook.killed == (1,)
    assert outlook.after == (2,)
    assert match.view(0).due


@clause("GB-10.4")
def test_a_card_in_force():
    match = begin("say_hello#2 damp_fuse/no_way#1/trolls_hide#1", ARMED, holder=0, armer=2, armed_at_start=True)
    assert asked(match, card=card("say_hello#2"), player=2).killed == (1, 2)
    assert asked(match, card=card("trolls_hide#1"), controller=1).killed == ()
    assert not asked(match, card=card("damp_fuse")).due


@clause("GB-10.4")
def test_a_forced_pass():
    match = begin("give_it_a_shot#3/give_me_that#1/no_way#1", ARMED, holder=0, armer=2, armed_at_start=True)
    outlook = asked(match, seat=1, card=card("give_me_that#1"))
    assert (outlook.holder, outlook.due, outlook.killed, outlook.after) == (1, True, (2,), (0,))
    assert asked(match, card=card("give_it_a_shot#3"), player=2).killed == (0,)


@clause("GB-10.4")
def test_the_bomb_changed():
    match = begin("spare_part painted_bullseye#1/no_way#1/no_way#2", ARMED, holder=0, armer=2, armed_at_start=True)
    outlook = asked(match, card=card("spare_part"))
    assert (outlook.armed, outlook.due) == (False, False)
    match = begin("rummage#2/snip_snip/no_way#2", "M goblin_glue", holder=0)
    outlook = asked(match, seat=1, card=card("snip_snip"))
    assert (outlook.armed, outlook.due, outlook.killed, outlook.after) == (True, False, (0,), (1,))


@clause("GB-10.4")
def test_a_swap():
    match = begin("gad_marbles rummage#2/no_way#1/no_way#2", "M goblin_glue", holder=0)
    outlook = asked(match, give=card("gad_marbles"), take=0)
    assert (outlook.armed, outlook.killed, outlook.after) == (True, (1, 2), (0, 2))
    for wrong in ({"give": 0, "take": 0}, {"give": card("gad_marbles"), "take": card("no_way#1")}):
        with pytest.raises(Refused):
            asked(match, **wrong)
    with pytest.raises(Refused):
        asked(match, seat=1, give=card("no_way#1"), take=0)  # who does not hold the Bomb sees only backs


@clause("GB-4.54")
def test_an_unknown_gadget_is_not_guessed():
    match = begin("rummage#2/snip_snip/no_way#2", "M dead_rat", holder=0)
    assert asked(match, seat=1).killed is None
    assert asked(match, seat=0).killed == (1,)
    assert asked(match, seat=1, gadget=card("dead_rat")).killed == (1,)
    assert asked(match, seat=1, card=card("snip_snip")).killed is None
    assert asked(match, seat=1, gadget=card("gad_marbles"), card=card("snip_snip")).after == (0, 2)


GADGETS = [each.id for each in BOOK.cards if each.back == "gadget"]


@pytest.mark.parametrize(("gadget", "own"), [pair for pair in product(GADGETS, repeat=2) if len(set(pair)) == 2])
@clause("GB-10.4")
def test_whoever_remembers_the_gadget_is_told_what_the_holder_is(gadget, own):
    match = begin(f"rummage#2/snip_snip {own}/no_way#2", f"M {gadget}", holder=0, coins=(1, 5, 2))
    assert asked(match, seat=1, gadget=card(gadget)) == asked(match, seat=0)


@pytest.mark.parametrize(
    "question", [{"card": 0}, {"card": 200}, {"card": 1}, {"card": 20, "controller": 9}, {"card": 20, "player": 9}]
)
def test_what_makes_no_sense_is_refused(question):
    match = begin("rummage#2/snip_snip/no_way#2", "M dead_rat", holder=0)
    with pytest.raises(Refused):
        asked(match, **question)
