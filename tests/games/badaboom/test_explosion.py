"""Chapters 4.7 and 6: who dies, pay, secret missions, the next Bomb, and the end."""

from __future__ import annotations

import pytest

from lastwire.engine.types import PUBLIC
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.options import Options
from lastwire.testing import clause
from tests.games.badaboom.kit import (
    asked,
    begin,
    boom,
    card,
    claim_nothing,
    contents,
    count,
    english,
    hand,
    holder,
    kinds,
    legal,
    mechs,
    names,
    play,
    refused,
    to_explosion,
)
from tests.games.kit import last

FOUR = "no_way#1/no_way#2/no_way#3/no_way#4"


@clause("GB-4.70", "GB-4.72", "GB-4.73", "GB-5.1", "GB-7.7")
def test_while_missions_are_claimed() -> None:
    match = begin(FOUR, "dead_rat goblin_glue", armer=2)
    to_explosion(match)
    assert asked(match) == ("claim", "ABCD")
    assert kinds(match, "A") == {"claim"}
    assert english(last(match, "exploded", PUBLIC).gadget.name) == "Dead rat"
    assert match.view(2).contents is None  # the rest is not shown
    refused(match, "E_NOT_YOUR_DECISION", "A interrupt no_way#1", "GB-9.1")
    refused(match, "E_NOT_YOUR_DECISION", "A pass", "GB-9.1")
    assert match.state.coins == [0, 0, 0, 0]  # nothing is paid yet


@clause("GB-4.72", "GB-7.40", "GB-5.3")
def test_the_gadget_of_a_secure_bomb_is_shown_when_it_goes_off() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "M dead_rat goblin_glue", bomb_turns=36)
    assert (match.view(2).gadget, match.view(2).danger) == (None, None)
    to_explosion(match)
    for viewer in (1, 2, PUBLIC):
        view = match.view(viewer)
        assert (view.armed, view.gadget, view.contents, view.danger) == (False, card("dead_rat"), None, (1,))


@clause("GB-4.74", "GB-7.50", "GB-7.51", "GB-6.1")
def test_pay() -> None:
    match = begin("no_way#1 M M/no_way#2 M/no_way#3/no_way#4 M", "marbles", armer=2)
    boom(match)
    # Only the holder lives: survival, hazard (though never in danger) and salvage. The others get nothing.
    assert match.state.coins == [4, 0, 0, 0]
    paid = {line.seat: line for line in match.lines(PUBLIC) if line.__struct_config__.tag == "paid"}
    assert (paid[0].survival, paid[0].hazard, paid[0].salvage, paid[0].missions) == (1, 1, 2, 0)


@clause("GB-4.75", "GB-7.54", "GB-5.1", "GB-4.76")
def test_claims_are_sealed_and_shown_together() -> None:
    match = begin("give_me_that#1 sticky_fingers#1 no_way#1/no_way#2/no_way#3/no_way#4", "bent_spoon", armer=2)
    to_explosion(match)
    assert last(match, "exploded").killed == (3,)
    assert names(fulfilled(match.state, BOOK, 0)) == {"give_me_that#1", "sticky_fingers#1"}
    play(match, "A claim give_me_that#1,sticky_fingers#1")
    assert match.view(1).submitted == (0,)
    assert last(match, "missions_sealed", 1).cards is None
    assert match.view(0).own.claim == (card("give_me_that#1"), card("sticky_fingers#1"))
    claim_nothing(match)
    assert match.state.coins == [4, 1, 1, 0]
    assert {english(named.name) for named in _paid(match, 0).claimed} == {"Give me that #1", "Sticky fingers #1"}
    assert not {"give_me_that#1", "sticky_fingers#1"} & hand(match, "A")


def _paid(match, seat):
    return next(line for line in match.lines(PUBLIC) if line.__struct_config__.tag == "paid" and line.seat == seat)


@pytest.mark.parametrize(
    ("trick", "position", "met"),
    [
        ("give_me_that#1", {"contents": "bent_spoon"}, True),  # M-RIGHT: D dies
        ("give_me_that#1", {"contents": "dead_rat"}, False),
        ("give_me_that#2", {"contents": "dead_rat"}, True),  # M-LEFT: B dies
        ("widdershins#2", {"contents": "bent_spoon"}, False),
        ("give_it_a_shot#1", {"armer": 0}, True),  # M-ARMER
        ("snip_snip", {"armer": 1}, False),
        ("give_it_a_shot#2", {"contents": "dead_rat", "armer": 1}, True),  # M-ARMERDIES
        ("give_it_a_shot#2", {"contents": "goblin_glue", "armer": 0}, False),  # himself
        ("take_that#1", {"contents": "dead_rat"}, True),  # M-GADGET
        ("take_that#1", {"contents": "goblin_glue"}, False),
        ("say_hello#1", {"contents": "marbles"}, True),  # M-MASSACRE: 3 of 4
        ("say_hello#1", {"contents": "smelly_cheese"}, False),  # 2 of 4
        ("damp_fuse", {"active": [("trolls_hide#1", 0, -1)]}, True),  # M-NOBODY
        ("damp_fuse", {}, False),
        ("widdershins#1", {"contents": "dead_rat"}, True),  # M-EMPTY
        ("widdershins#1", {"contents": "goblin_glue"}, False),  # killed
        ("rummage#1", {"mechanisms": "M M M"}, True),  # M-HOARD, even if killed
        ("rummage#1", {"mechanisms": "M M"}, False),
        ("sticky_fingers#2", {}, True),  # M-MARTYR
        ("sticky_fingers#2", {"contents": "dead_rat"}, False),
        ("keyhole", {"contents": "dead_rat"}, False),  # M-HOLDER: the holder is oneself
        ("keyhole", {"contents": "dead_rat", "holder": 1}, True),
        ("slippery_floor", {"contents": "dead_rat", "coins": (1, 2, 0, 0)}, True),  # M-RICH
        ("slippery_floor", {"contents": "dead_rat", "coins": (2, 2, 0, 0)}, False),
    ],
)
@clause("GB-2.50", "GB-4.73", "GB-7.47", "GB-7.55")
def test_missions(trick: str, position: dict, met: bool) -> None:
    given = {"contents": "goblin_glue", "armer": 2, "mechanisms": "", **position}
    inside, mechanisms = given.pop("contents"), given.pop("mechanisms")
    match = begin(f"{trick} {mechanisms}/no_way#2/no_way#3/no_way#4", inside, **given)
    to_explosion(match)
    assert legal(match, f"A claim {trick}") == met


@clause("GB-2.43", "GB-7.53", "GB-4.75")
def test_missions_count_only_in_the_hand() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "sticky_fingers#2", armer=1, active=[("widdershins#1", 2, -1)])
    to_explosion(match)
    refused(match, "E_BAD_CLAIM", "A claim sticky_fingers#2", "GB-9.14")
    refused(match, "E_BAD_CLAIM", "C claim widdershins#1", "GB-9.14")


@clause("GB-7.53", "GB-4.78")
def test_the_killed_lose_what_they_do_not_claim() -> None:
    match = begin("sticky_fingers#2 no_way#1/no_way#2/no_way#3", "goblin_glue", armer=1, draw="keyhole")
    boom(match)
    assert not {"sticky_fingers#2", "no_way#1"} & hand(match, "A")
    assert match.state.hands[0].bit_count() == 4


@clause("GB-4.77", "GB-4.78", "GB-7.52", "GB-2.4")
def test_what_goes_back() -> None:
    laid = [("widdershins#1", 1, -1), ("say_hello#1", 1, 2)]
    match = begin("no_way#1 M/no_way#2 M M/no_way#3 M", "dead_rat goblin_glue", armer=2, active=laid)
    boom(match)
    state = match.state
    assert (mechs(match), state.spare + state.inside) == ([0, 0, 0], 10)
    assert (state.in_force, state.armer, state.closed, contents(match)[1]) == (0, -1, False, set())
    gone = {"widdershins#1", "say_hello#1", "dead_rat", "goblin_glue", "no_way#2", "no_way#3"}
    assert gone <= names(state.discard)


@clause("GB-4.79", "GB-4.80", "GB-7.57", "GB-3.3", "GB-7.60")
def test_the_next_bomb() -> None:
    nobody = begin(FOUR, "boomerang", armer=3, active=[("cooking_pot_helmet", 3, -1)], draw="")
    bottom = nobody.state.pile[:4]
    boom(nobody)
    assert holder(nobody) == "B"
    # From the bottom, one each, in clockwise order from the new holder.
    for place, seat in enumerate("BCDA"):
        assert nobody.state.hands["ABCD".index(seat)] >> bottom[place] & 1
    assert nobody.state.bomb_turns == 1
    found = set()
    for number in range(60):
        match = boom(begin(FOUR, "dead_rat", armer=3, seed=f"next {number}"))
        found.add(BOOK.bombs[match.state.bomb].id)
        assert match.state.inside == BOOK.bombs[match.state.bomb].mechanisms
    assert len(found) == 10  # the one that has just gone off, too


@clause("GB-7.56")
def test_all_killed() -> None:
    match = begin("no_way#1 M/no_way#2/sticky_fingers#2", "bag_of_nails", armer=1)
    to_explosion(match)
    assert last(match, "exploded").killed == (0, 1, 2)
    play(match, "C claim sticky_fingers#2")
    claim_nothing(match)
    assert match.state.coins == [0, 0, 1]
    # Four cards each; the holder has drawn one more.
    assert [hand_.bit_count() for hand_ in match.state.hands] == [4, 5, 4]
    assert holder(match) == "B"


@clause("GB-7.62", "GB-4.14")
def test_a_pile_that_ends_in_mid_deal() -> None:
    match = begin(FOUR, "marbles", armer=1, draw=None)
    match.state.pile = [card("keyhole"), card("rummage#1")]
    match.state.discard &= ~(1 << card("keyhole") | 1 << card("rummage#1"))
    GAME.invariants(match.state)
    boom(match)
    assert count(match, "pile_shuffled") >= 1
    assert [hand_.bit_count() for hand_ in match.state.hands] == [2, 5, 4, 4]


@clause("GB-7.62", "GB-4.14", "GB-7.61")
def test_both_piles_end_in_mid_deal() -> None:
    mine = {"no_way#1", "no_way#2", "gad_dead_rat#1", "goblin_glue#1"}
    rest = " ".join(f"{each.id}#{each.copy}" for each in BOOK.cards[1:] if f"{each.id}#{each.copy}" not in mine)
    match = begin(f"no_way#1/no_way#2/{rest}", "dead_rat goblin_glue", armer=2, draw=None)
    assert (match.state.pile, match.state.discard) == ([], 0)
    boom(match)
    # B died: its card and what was in the Bomb are all there is. B is dealt three, and nobody else gets any.
    assert hand(match, "B") == {"no_way#2", "dead_rat", "goblin_glue"}
    assert [each.bit_count() for each in match.state.hands] == [1, 3, 50]
    assert (match.state.pile, match.state.discard, match.state.drawn) == ([], 0, 0)
    dealt = [line for line in match.lines(0) if line.__struct_config__.tag == "card_dealt"]
    # The last of the pile was its top, too: that one everybody has seen.
    assert [(line.seat, len(line.backs), line.cards is None) for line in dealt] == [(1, 2, True), (1, 1, False)]


@clause("GB-6.2", "GB-1.7", "GB-6.5", "GB-9.22", "GB-5.7")
def test_the_end() -> None:
    match = begin("no_way#1/no_way#2/no_way#3", "dead_rat", armer=2, coins=(8, 3, 3))
    boom(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (10.0, 3.0, 4.0))
    assert match.prompt is None
    refused(match, "E_OVER", "A pass", "GB-9.22")
    assert match.view(PUBLIC).opened is not None
    review = match.review()
    assert review is not None
    assert review["explosions"][0]["killed"] == [1]
    assert review["deaths"] == [0, 1, 0]
    assert review["ranks"] == [1, 3, 2]
    assert review["honours"] == [
        {"honour": "armed", "seat": 2, "n": 1},
        {"honour": "braved", "seat": 0, "n": 1},
        {"honour": "deaths", "seat": 1, "n": 1},
    ]


@clause("GB-6.4", "GB-7.72")
def test_sudden_death() -> None:
    hands, glue = "no_way#1/no_way#2/no_way#3", "goblin_glue"
    level = boom(begin(hands, glue, holder=2, armer=0, coins=(9, 9, 3)))
    assert (level.outcome, level.state.continuations) == (None, 1)
    # The fourth such check is a shared win.
    fourth = boom(begin(hands, glue, holder=2, armer=0, coins=(9, 9, 3), continuations=3))
    assert fourth.outcome is not None
    assert (fourth.outcome.reason, fourth.outcome.winners) == ("shared", (0, 1))
    # A third player may overtake.
    third = boom(
        begin(
            "no_way#1/no_way#2/no_way#3 M M M",
            "bag_of_nails",
            holder=2,
            armer=0,
            coins=(10, 10, 8),
            active=[("trolls_hide#1", 2, -1)],
        )
    )
    assert third.outcome is not None
    assert third.outcome.winners == (2,)


@clause("GB-6.6")
def test_the_bank_never_runs_out() -> None:
    match = begin(
        "no_way#1/no_way#2/no_way#3",
        "goblin_glue",
        armer=1,
        coins=(40, 40, 40),
        options=Options(clock="off", tie="shared"),
    )
    boom(match)
    assert match.state.coins == [40, 41, 41]
