"""Who would die if: worked out from the own view, for the board to show before anybody plays."""

from itertools import product

import pytest
from msgspec.structs import replace

from lastwire.engine.secret import Secret
from lastwire.engine.types import Past
from lastwire.errors import Refused
from lastwire.games.badaboom.brain.aid import consult
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.events import ContentsSeen
from lastwire.games.badaboom.rules.question import Held, Known, Outlook, WhatIf
from lastwire.testing.clause import clause
from tests.games.badaboom.kit import begin, card, name, play


def asked(match, seat=0, gadget=None, **question):
    """`gadget`: which the asker has seen in the Bomb."""
    seen = () if gadget is None else (ContentsSeen(seat, Secret((BOOK.named[gadget],), (seat,))),)
    return consult(match.view(seat), Past(seen), WhatIf(**question))


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
    told = asked(match, seat=1, gadget=card(gadget))
    assert told.remembered == card(gadget)
    assert replace(told, remembered=None) == asked(match, seat=0)


@pytest.mark.parametrize(
    "question", [{"card": 0}, {"card": 200}, {"card": 1}, {"card": 20, "controller": 9}, {"card": 20, "player": 9}]
)
def test_what_makes_no_sense_is_refused(question):
    match = begin("rummage#2/snip_snip/no_way#2", "M dead_rat", holder=0)
    with pytest.raises(Refused):
        asked(match, **question)


# --- what was seen before ---------------------------------------------------------------------------


def past(match, seat):
    return Past(tuple(match.lines(seat)))


def known(match, asker, seat):
    """The cards that the asker's own log tells of, by name."""
    held = consult(match.view(asker), past(match, asker), Known(seat))
    assert isinstance(held, Held)
    return {name(number) for number in held.cards}


def remembered(match, seat):
    outlook = consult(match.view(seat), past(match, seat), WhatIf())
    assert isinstance(outlook, Outlook)
    return outlook.remembered


@clause("GB-5.7")
def test_whoever_has_held_the_bomb_remembers_its_gadget():
    match = begin(
        "no_way#1 gad_marbles/rummage#1/rummage#2", "M M", phase="tinkering", holder=0, draw="snip_snip take_that#1"
    )
    play(match, f"A tinker {name(card('gad_marbles'))}/M; round")
    assert match.state.holder == 1
    assert (remembered(match, 0), remembered(match, 2)) == (card("gad_marbles"), None)
    assert match.view(1).contents == (0, card("gad_marbles"))
    play(match, "round; B no_tinker; round")
    assert match.state.holder == 2
    assert remembered(match, 1) == card("gad_marbles"), "its log says what it found in the Bomb"
    assert remembered(match, 0) == card("gad_marbles")


@clause("GB-5.7")
def test_a_card_drawn_in_the_open_is_known_until_it_is_played():
    match = begin("no_way#1/rummage#1/trolls_hide#1", phase="trick1", holder=0, draw="take_that#1 snip_snip")
    play(match, "A pass; B play rummage#1; let")
    assert known(match, 0, 1) == known(match, 2, 1) == {"take_that#1", "snip_snip"}
    assert known(match, 1, 2) == set(), "what was dealt is nobody else's to know"


@clause("GB-5.7")
def test_what_goes_face_down_makes_cards_of_that_back_unsure():
    hands = "sticky_fingers#1 no_way#1/rummage#1 trolls_hide#1/trolls_hide#2"
    match = begin(hands, phase="trick1", holder=0, draw="take_that#1 snip_snip gad_marbles")
    play(match, "A pass; B play rummage#1; let; A play sticky_fingers#1>B; let")
    assert known(match, 2, 1) == set()
    taken = match.lines(0)[-1].card.number
    assert known(match, 1, 0) == {name(taken)}, "the victim has seen what went"


def test_nobody_is_told_of_the_own_hand_or_of_a_seat_that_is_not_there():
    match = begin("no_way#1/rummage#1/trolls_hide#1")
    for seat in (0, 3):
        with pytest.raises(Refused):
            known(match, 0, seat)
