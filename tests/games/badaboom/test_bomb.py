"""Chapters 2.2 to 2.4 and 4.4, 4.5: tinkering, arming and securing, Bombs and Gadgets."""

from __future__ import annotations

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.danger import direct, tally
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
    legal,
    mechs,
    offered,
    phase,
    play,
    refused,
    to_explosion,
)
from tests.games.kit import last

THREE = "no_way#1/no_way#2/no_way#3"
FIVE = "no_way#1/no_way#2/no_way#3/no_way#4/keyhole"


@clause("GB-4.40", "GB-4.41", "GB-4.42")
def test_a_swap() -> None:
    match = begin("keyhole trolls_hide#1/no_way#1/no_way#2", "M M goblin_glue", phase="tinkering")
    play(match, "A tinker keyhole/goblin_glue")
    assert contents(match) == (2, {"keyhole"})
    assert hand(match, "A") == {"goblin_glue", "trolls_hide#1"}
    assert phase(match) == "trick2"  # once only
    refused(match, "E_NOT_YOUR_DECISION", "A tinker trolls_hide#1/M", "GB-9.13")
    declined = begin("keyhole/no_way#1/no_way#2", phase="tinkering")
    play(declined, "A no_tinker")
    assert (phase(declined), contents(declined)) == ("trick2", (3, set()))


@clause("GB-4.40", "GB-2.31", "GB-4.43", "GB-2.10")
def test_gadgets_go_in_one_at_a_time() -> None:
    match = begin("marbles keyhole/no_way#1/no_way#2", "M dead_rat", phase="tinkering")
    assert set(offered(match, "A", "tinker")) == {
        f"tinker {card('keyhole')}/0",
        f"tinker {card('keyhole')}/{card('dead_rat')}",
        f"tinker {card('marbles')}/{card('dead_rat')}",
    }
    elf = begin("marbles keyhole/no_way#1/no_way#2", "M", bomb="bomb_elf", phase="tinkering")
    refused(elf, "E_GADGET_LIMIT", "A tinker marbles/M", "GB-9.12")
    assert legal(elf, "A tinker keyhole/M")
    # Nothing but Gadgets for an Elf Bomb: no legal swap, so nobody is asked.
    only = begin("marbles/no_way#1/no_way#2", "M", bomb="bomb_elf", phase="trick1")
    play(only, "round")
    assert phase(only) == "trick2"


@clause("GB-4.44", "GB-5.1", "GB-2.10")
def test_who_sees_a_swap() -> None:
    match = begin("keyhole/no_way#1/no_way#2", "M goblin_glue", phase="tinkering")
    play(match, "A tinker keyhole/goblin_glue")
    assert english(last(match, "tinkered", 0).taken.name) == "Goblin glue"
    for viewer in (1, 2, PUBLIC):
        told = last(match, "tinkered", viewer)
        assert (told.given, told.taken, told.back_in, told.back_out) == (None, None, "trick", "trick")
    glass = begin("keyhole/no_way#1/no_way#2", "M goblin_glue", bomb="bomb_elf_lantern", phase="tinkering")
    assert glass.view(PUBLIC).contents == (0, card("goblin_glue"))
    play(glass, "A tinker keyhole/goblin_glue")
    assert english(last(glass, "tinkered", PUBLIC).given.name) == "Peek through the keyhole"


@clause("GB-4.50", "GB-4.51", "GB-4.54", "GB-7.39", "GB-2.12")
def test_arming() -> None:
    match = begin("keyhole/no_way#1/no_way#2", "M dead_rat", phase="tinkering")
    assert match.view(1).gadget is None  # a Gadget's back, no more
    assert match.view(1).danger is None
    play(match, "A tinker keyhole/M")
    assert (match.state.armer, match.state.closed, match.view(PUBLIC).armed) == (0, True, True)
    assert match.view(1).gadget == card("dead_rat")
    assert match.view(1).danger == (1,)
    alarm = begin("keyhole/no_way#1/no_way#2", "M", bomb="bomb_gnome_alarm", phase="tinkering")
    play(alarm, "A tinker keyhole/M")
    assert (alarm.state.armer, alarm.state.closed) == (0, False)


@clause("GB-4.52", "GB-4.56")
def test_securing() -> None:
    laid = [("painted_bullseye#1", 1, 0), ("goblin_glue", 2, -1), ("trolls_hide#1", 1, -1)]
    match = begin("M keyhole/no_way#1/no_way#2", "take_that#1", armer=1, phase="tinkering", active=laid)
    play(match, "A tinker M/take_that#1")
    assert active(match) == {"trolls_hide#1"}
    assert (match.state.armer, match.state.closed, match.state.was_secure) == (-1, False, True)
    assert {english(named.name) for named in last(match, "bomb_secured").gone} == {"Painted bullseye #1", "Goblin glue"}
    # And armed again, by somebody else.
    play(match, "round")
    play(match, "B pass; C pass; A pass; B tinker no_way#1/M")
    assert match.state.armer == 1


@clause("GB-4.53", "GB-4.55")
def test_the_announcement() -> None:
    match = begin("keyhole/no_way#1/no_way#2", "M", phase="tinkering")
    play(match, "A tinker keyhole/M")
    told = last(match, "armed_announced", PUBLIC)
    # It cannot go off in this turn: whom it would hit once it is passed on is told.
    assert (told.gadget, told.holder, told.passed, told.hit) == (None, 1, True, (1,))
    stays = begin("keyhole/no_way#1/no_way#2", "take_that#1 goblin_glue", armer=2, phase="tinkering")
    play(stays, "A tinker keyhole/goblin_glue")
    assert (stays.state.armer, count(stays, "armed_announced")) == (2, 1)
    # It has been armed since the turn began, so it is due here.
    told = last(stays, "armed_announced", PUBLIC)
    assert (told.holder, told.passed, told.hit) == (0, False, (0,))
    secure = begin("keyhole/no_way#1/no_way#2", "M goblin_glue", phase="tinkering")
    play(secure, "A tinker keyhole/goblin_glue")
    assert count(secure, "armed_announced") == 0


@pytest.mark.parametrize(
    ("gadget", "hit"),
    [
        ("dead_rat", {3}),
        ("marbles", {0, 1, 3, 4}),
        ("bent_spoon", {1}),
        ("smelly_cheese", {1, 3}),
        ("bag_of_nails", {1, 2, 3}),
        ("boomerang", {4}),
        ("gold_magnet", {0, 3}),
    ],
)
@clause("GB-2.30", "GB-10.4")
def test_gadgets(gadget: str, hit: set[int]) -> None:
    match = begin(FIVE, gadget, holder=2, armer=4, coins=(5, 1, 2, 5, 0))
    mask = direct(match.state, BOOK, 2, card(gadget))
    assert {seat for seat in range(5) if mask >> seat & 1} == hit
    assert set(match.view(PUBLIC).danger) == hit


@clause("GB-2.30", "GB-2.32", "GB-7.40", "GB-2.43")
def test_gadgets_with_three_players_and_without_an_armer() -> None:
    match = begin(THREE, "M")
    state = match.state
    assert direct(state, BOOK, 0, card("bag_of_nails")) == 0b111
    assert direct(state, BOOK, 0, card("smelly_cheese")) == direct(state, BOOK, 0, card("marbles")) == 0b110
    assert direct(state, BOOK, 1, card("boomerang")) == 0b010
    # A Trick inside is dead weight.
    trick = begin(THREE, "trolls_hide#1 say_hello#1 damp_fuse", armer=1)
    to_explosion(trick)
    assert last(trick, "exploded").killed == (0,)


@clause("GB-2.10", "GB-2.13", "GB-7.49")
def test_bombs_that_hit_more() -> None:
    twin = begin(FIVE, "goblin_glue", bomb="bomb_dwarf_twin", holder=4, armer=1)
    assert twin.view(PUBLIC).danger == (0, 4)
    fairy = begin(FIVE, "goblin_glue", bomb="bomb_fairy", holder=4, armer=1)
    assert fairy.view(PUBLIC).danger == (1, 4)
    own = begin(FIVE, "goblin_glue", bomb="bomb_fairy", holder=1, armer=1)
    assert own.view(PUBLIC).danger == (1,)
    # A Gadget alone says whom.
    ruled = begin(FIVE, "dead_rat", bomb="bomb_dwarf_twin", holder=4, armer=1)
    assert ruled.view(PUBLIC).danger == (0,)


@clause("GB-2.10", "GB-2.12")
def test_a_property_goes_with_its_bomb() -> None:
    match = begin("marbles/no_way#1/no_way#2", "M", bomb="bomb_human", phase="tinkering")
    assert legal(match, "A tinker marbles/M")
    draws = begin("marbles/no_way#1/no_way#2", "M M", bomb="bomb_human", phase="tinkering", draw="keyhole")
    play(draws, "A tinker marbles/M")
    assert (hand(draws, "A"), mechs(draws)[0]) == (set(), 1)


@clause("GB-7.38")
def test_parts_drawer_by_long_tongs_and_for_a_gadget() -> None:
    match = begin(
        "no_way#1/long_tongs#1 marbles/no_way#2", "M dead_rat", bomb="bomb_gnome", phase="trick1", draw="keyhole"
    )
    play(match, "A pass; B play long_tongs#1; let; B tinker marbles/dead_rat")
    assert hand(match, "B") == {"dead_rat", "keyhole"}


@clause("GB-7.45", "GB-7.46", "GB-4.71")
def test_chains_and_protection() -> None:
    laid = [
        ("tied_bootlaces", 0, 3),
        ("trolls_hide#1", 0, -1),
        ("trolls_hide#2", 0, -1),
        ("say_hello#1", 1, 2),
        ("painted_bullseye#1", 3, 2),
    ]
    match = begin(FIVE, "goblin_glue", armer=1, active=laid)
    found = tally(match.state, BOOK, 0, 0)
    # A is protected, but affected: D is dragged in.
    assert (found.affected, found.protected) == (0b01101, 0b00001)
    helmet = begin(FIVE, "goblin_glue", armer=1, active=[("cooking_pot_helmet", 0, -1)])
    assert helmet.view(PUBLIC).danger == (0,)  # not for the holder
    gather = begin(FIVE, "goblin_glue", armer=1, active=[("gather_round", 3, -1)])
    assert gather.view(PUBLIC).danger == (0, 1, 4)
    stick = begin(FIVE, "goblin_glue", armer=1, active=[("bomb_on_a_stick#1", 0, 2)])
    assert stick.view(PUBLIC).danger == (2,)
    # A protected holder is still told so to everybody else.
    assert asked(stick)[0] == "trick"
