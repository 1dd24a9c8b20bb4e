"""Chapter 2.5: what each Trick does (the rest of them is in the scenarios and in the tests of stack and explosion)."""

from __future__ import annotations

from collections import Counter

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    active,
    asked,
    begin,
    card,
    contents,
    count,
    english,
    hand,
    holder,
    legal,
    mechs,
    offered,
    play,
    refused,
    words,
)
from tests.games.kit import last


@clause("GB-2.40")
def test_cards_that_force_a_pass() -> None:
    match = begin("no_way#1/give_me_that#1 no_way#2/no_way#3", phase="trick1")
    play(match, "A pass; B play give_me_that#1; let")
    assert holder(match) == "B"
    match = begin("give_it_a_shot#1 no_way#1/no_way#2/no_way#3/no_way#4", phase="trick1")
    assert offered(match, "A", "play") == [f"play {card('give_it_a_shot#1')}>{seat}" for seat in "ABCD"]
    play(match, "A play give_it_a_shot#1>C; let")
    assert holder(match) == "C"
    match = begin("no_way#1/butterfingers no_way#2/no_way#3", phase="trick1", holder=1)
    play(match, "B play butterfingers; let")
    assert holder(match) == "C"


@clause("GB-2.40", "GB-7.91")
def test_take_that_names_a_neighbour_of_the_holder() -> None:
    match = begin("no_way#1/take_that#1 no_way#2/no_way#3/no_way#4/keyhole", phase="trick1")
    play(match, "A pass")
    assert offered(match, "B", "play") == [f"play {card('take_that#1')}>B", f"play {card('take_that#1')}>E"]
    three = begin("no_way#1/take_that#1/no_way#3", phase="trick1", holder=2)
    play(three, "C pass; A pass")
    assert offered(three, "B", "play") == [f"play {card('take_that#1')}>A", f"play {card('take_that#1')}>B"]


@clause("GB-2.40", "GB-4.13")
def test_rummage_draws_two_in_the_open() -> None:
    match = begin("rummage#1/no_way#2/no_way#3", phase="trick1", draw="keyhole dead_rat")
    play(match, "A play rummage#1; let")
    assert hand(match, "A") == {"keyhole", "dead_rat"}
    drawn = [line.card.name for line in match.lines(PUBLIC) if line.__struct_config__.tag == "card_drawn"]
    assert [english(name) for name in drawn[-2:]] == [
        "Peek through the keyhole",
        "Dead rat",
    ]


@clause("GB-2.40", "GB-7.65", "GB-5.1")
def test_sticky_fingers() -> None:
    found: Counter[str] = Counter()
    for number in range(90):
        match = begin("sticky_fingers#1/no_way#1 M dead_rat/no_way#3", phase="trick1", seed=f"fingers {number}")
        play(match, "A play sticky_fingers#1>B; let")
        told = last(match, "card_stolen", 0)
        found[english(told.card.name)] += 1
        assert last(match, "card_stolen", 1).card == told.card
        assert last(match, "card_stolen", 2).card is None
        assert last(match, "card_stolen", 2).back == told.back
    assert set(found) == {"No way! #1", "a Mechanism", "Dead rat"}
    assert min(found.values()) > 15


@clause("GB-2.40", "GB-5.1", "GB-7.61")
def test_keyhole() -> None:
    match = begin("keyhole/no_way#1 M/no_way#3", "M trolls_hide#1", holder=2, phase="trick1", draw="take_that#1")
    bottom = match.state.pile[0]
    play(match, "C pass; A play keyhole>B; let")
    assert {english(named.name) for named in last(match, "peeked", 0).contents} == {"a Mechanism", "Trolls hide #1"}
    assert {english(named.name) for named in last(match, "peeked", 0).hand} == {"a Mechanism", "No way! #1"}
    assert last(match, "peeked", 2).contents is None
    assert match.state.hands[0] == 1 << bottom
    assert last(match, "card_dealt", 0).cards[0].number == bottom
    assert last(match, "card_dealt", 1).cards is None
    # A pile of one card: everybody has seen it.
    from tests.games.badaboom.test_stack import _all_but

    match = begin(_all_but("keyhole#1", "take_that#1"), draw=None, phase="trick1")
    match.state.hands[0] &= ~(1 << card("take_that#1"))
    match.state.pile = [card("take_that#1")]
    play(match, "A play keyhole>C; let")
    assert english(last(match, "card_dealt", PUBLIC).cards[0].name) == "Take that #1"


@clause("GB-2.40", "GB-7.63", "GB-4.100")
def test_slippery_floor() -> None:
    match = begin("slippery_floor/no_way#1 M dead_rat M/no_way#3", phase="trick1")
    play(match, "A play slippery_floor>B; let")
    assert asked(match) == ("discard", "B")
    assert len(offered(match, "B")) == 4  # two cards, one card and a Mechanism (twice), two Mechanisms
    play(match, "B discard dead_rat+1")
    assert (hand(match, "B"), mechs(match)[1]) == ({"no_way#1"}, 1)
    assert last(match, "cards_discarded", 0).cards is None
    assert last(match, "cards_discarded", 0).backs == ("mechanism", "gadget")
    assert asked(match)[0] == "trick"


@clause("GB-2.40", "GB-5.1")
def test_old_switcheroo() -> None:
    match = begin("old_switcheroo keyhole M/no_way#1 dead_rat/no_way#3", phase="trick1")
    play(match, "A play old_switcheroo>B; let")
    assert (hand(match, "A"), hand(match, "B"), mechs(match)) == ({"no_way#1", "dead_rat"}, {"keyhole"}, [0, 1, 0])
    told = last(match, "hands_exchanged", 1)
    assert {english(named.name) for named in told.gave} == {"Peek through the keyhole", "a Mechanism"}
    assert last(match, "hands_exchanged", 2).gave is None
    # Each reads what it got itself.
    mine, yours = "Dead rat and No way! #1", "1 Mechanism and Peek through the keyhole"
    assert words(match, 0)[-1] == f"You swap hands with Ben: you get {mine} for {yours}."
    assert words(match, 1)[-1] == f"You swap hands with Ada: you get {yours} for {mine}."
    assert words(match, 2)[-1] == "Ada swaps hands with Ben."


@clause("GB-2.40", "GB-5.1")
def test_what_is_said_of_oneself() -> None:
    match = begin("give_it_a_shot#3 M/keyhole no_way#1/no_way#3", phase="trick1")
    play(match, "A play give_it_a_shot#3>A; let")
    told = words(match, 0)
    assert "You play Give it a shot #3 and name yourself." in told
    assert "You must pass the Bomb to yourself." in told
    play(match, "A pass; B play keyhole>A; let")
    assert "Ben looks into the Bomb and at your hand." in words(match, 0)


@clause("GB-2.40", "GB-7.35", "GB-7.36")
def test_spare_part() -> None:
    match = begin("spare_part no_way#1/no_way#2/no_way#3", "M M M", phase="trick1")
    play(match, "A play spare_part; let")
    assert (match.state.inside, count(match, "bomb_secured")) == (4, 0)  # more than the Bomb's own number
    empty = begin("spare_part no_way#1 M M M M/no_way#2 M M/no_way#3 M", "M M M", phase="trick1")
    refused(empty, "E_NOT_ALLOWED_NOW", "A play spare_part", "GB-9.8")


@clause("GB-2.40", "GB-7.34")
def test_snip_snip() -> None:
    match = begin("snip_snip spare_part no_way#1/no_way#2/no_way#3", "M", phase="trick1")
    play(match, "A play snip_snip; let")
    assert (contents(match), match.state.armer, mechs(match)[0]) == ((0, set()), 0, 1)
    play(match, "round")
    assert asked(match)[0] == "trick"  # nothing to take out: nobody can tinker
    assert match.state.phase == 3
    play(match, "A play spare_part; let")
    assert (match.state.inside, match.state.armer) == (1, -1)
    armed = begin("snip_snip no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1, phase="trick1")
    refused(armed, "E_NOT_ALLOWED_NOW", "A play snip_snip", "GB-9.8")


@clause("GB-2.40", "GB-4.44", "GB-5.1")
def test_long_tongs() -> None:
    match = begin("no_way#1/long_tongs#1 keyhole/no_way#3", "M M dead_rat", phase="trick1")
    play(match, "A pass; B play long_tongs#1; let")
    assert asked(match) == ("tongs", "B")
    assert match.view(1).contents == (0, 0, card("dead_rat"))
    assert match.view(2).contents is None
    play(match, "B tinker keyhole/M")
    assert match.view(1).contents is None
    # The holder sees it, and B; C sees the backs.
    assert english(last(match, "tinkered", 0).given.name) == "Peek through the keyhole"
    assert last(match, "tinkered", 2).given is None
    assert (last(match, "tinkered", 2).back_in, last(match, "tinkered", 2).back_out) == ("trick", "mechanism")
    none = begin("no_way#1/long_tongs#1 keyhole/no_way#3", "M M dead_rat", phase="trick1")
    play(none, "A pass; B play long_tongs#1; let; B no_tinker")
    assert asked(none) == ("trick", "A")


@pytest.mark.parametrize(
    ("hands", "contents_", "armer", "holder_"),
    [
        ("long_tongs#1/no_way#2/no_way#3", "M", -1, 0),  # the last card
        ("long_tongs#1 keyhole/no_way#2/no_way#3", "", 1, 0),  # an empty Bomb
    ],
)
@clause("GB-2.40", "GB-9.8")
def test_when_long_tongs_cannot_be_played(hands: str, contents_: str, armer: int, holder_: int) -> None:
    match = begin(hands, contents_, armer=armer, phase="trick1", holder=holder_)
    refused(match, "E_NOT_ALLOWED_NOW", "A play long_tongs#1", "GB-9.8")


@clause("GB-2.40", "GB-9.6")
def test_who_may_play_what() -> None:
    match = begin("give_me_that#1 bomb_on_a_stick#1 butterfingers/no_way#1/no_way#2", phase="trick1")
    refused(match, "E_NOT_ALLOWED_NOW", "A play give_me_that#1", "GB-9.6")
    assert legal(match, "A play butterfingers")
    assert legal(match, "A play bomb_on_a_stick#1>B")
    other = begin("give_me_that#1 bomb_on_a_stick#1 butterfingers/no_way#1/no_way#2", phase="trick1", holder=2)
    play(other, "C pass")
    refused(other, "E_NOT_ALLOWED_NOW", "A play butterfingers", "GB-9.6")
    refused(other, "E_NOT_ALLOWED_NOW", "A play bomb_on_a_stick#1>B", "GB-9.6")
    assert legal(other, "A play give_me_that#1")


@clause("GB-2.40", "GB-7.36")
def test_rusty_padlock_needs_an_armed_bomb() -> None:
    match = begin("rusty_padlock M/no_way#1/no_way#2", "M", phase="trick1")
    refused(match, "E_NOT_ALLOWED_NOW", "A play rusty_padlock", "GB-9.8")
    match = begin("rusty_padlock M/no_way#1/no_way#2", "goblin_glue", armer=1, phase="trick1")
    play(match, "A play rusty_padlock; let; round")
    assert (match.state.phase, active(match)) == (3, {"rusty_padlock"})  # no tinkering phase
