"""BSA-4.12 and the rulings on Tools: what each of the twenty does, alone and together with others."""

from __future__ import annotations

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.content import HOUSE
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.state import Setting
from lastwire.testing import clause
from tests.games.academy.kit import (
    act,
    asked,
    begin,
    exposed,
    hand,
    offered,
    pass_all,
    plates,
    play,
    refused,
    reveal,
    scores,
    stack,
    tools,
    trigger,
    up,
    view,
)
from tests.games.kit import told

# --- after the reveal -----------------------------------------------------------------------------


@clause("BSA-4.12.1", "BSA-7.9")
def test_air_horn_makes_two_chickens() -> None:
    match = reveal(begin(4, "G ^ 2 | P3 {AIR_HORN}"), "G B R CHICKEN")
    assert offered(match, 3, "use") == [f"use AIR_HORN players={pair}" for pair in ("P0,P1", "P0,P2", "P1,P2")]
    play(match, "P3 use AIR_HORN players=P1,P2")
    assert view(match).turns == (1, 2, 3)
    assert scores(match) == [3, 0, 0, 0]
    play(match, "P1 peek tiles G; P2 peek none; P3 peek none")
    assert (stack(match, 1), stack(match, 2)) == (["B"], ["R"])
    match = reveal(begin(4, "G 3 3 2 2 ^ 1 boom 1 | P0 5 {AIR_HORN}"), "G B R CHICKEN")
    play(match, "P0 use AIR_HORN players=P1,P2")
    assert scores(match) == [0, 5, 5, 5]


@clause("BSA-4.12.1", "BSA-7.9")
def test_air_horn_needs_a_target() -> None:
    match = reveal(begin(3, "P0 {AIR_HORN}"), "G WAIT CHICKEN")
    assert asked(match)[0] == "protect"
    match = reveal(begin(3, "P0 {AIR_HORN}"), "G B CHICKEN")
    assert offered(match, 0, "use") == ["use AIR_HORN players=P1"]


@clause("BSA-4.12.10", "BSA-7.39")
def test_jumper_to_a_neighbour() -> None:
    for card, ways in (("G", ["B"]), ("B", ["G", "R"]), ("R", ["B", "Y"]), ("Y", ["R"])):
        match = reveal(begin(3, "P0 {JUMPER}"), f"{card} CHICKEN CHICKEN")
        assert offered(match, 0, "use") == [f"use JUMPER wire={wire}" for wire in ways]
    match = reveal(begin(2, "P0 {JUMPER}"), "R CHICKEN")
    assert offered(match, 0, "use") == ["use JUMPER wire=B"]
    # The wire jumped to may be protected afterwards; Orders help there, too.
    match = reveal(begin(3, "B ^ 3 | P0 {JUMPER ORDERS}"), "G WAIT CHICKEN")
    play(match, "P0 use JUMPER wire=B; P1 protect B")
    assert asked(match) == ("window_b", (0,))
    play(match, "P0 use ORDERS")
    assert (scores(match)[0], exposed(match, "G")) == (4, [])


@clause("BSA-4.12.17", "BSA-7.8")
def test_switch_exchanges_what_they_act_as() -> None:
    match = reveal(begin(4, "R ^ 4 | P0 {SWITCH} | P1 {JUMPER}"), "G R G CHICKEN")
    assert offered(match, 0, "use") == ["use SWITCH player=P1"]
    # Jumper then Switch exchanges the colour jumped to.
    play(match, "P0 pass; P1 use JUMPER wire=B")
    assert act(match, 1) == "B"
    play(match, "P0 use SWITCH player=P1")
    assert (act(match, 0), act(match, 1), act(match, 2)) == ("B", "G", "G")
    # Switch then Jumper counts neighbours from the colour received.
    match = reveal(begin(3, "P0 {SWITCH} | P1 {JUMPER}"), "G Y CHICKEN")
    play(match, "P0 use SWITCH player=P1; P1 pass")
    assert offered(match, 1, "use") == ["use JUMPER wire=B"]


@clause("BSA-7.8")
def test_whoever_is_silenced_is_a_chicken() -> None:
    match = begin(4, "P0 {AIR_HORN} | P1 {JUMPER SCHEMATICS} | P2 {SWITCH MIRROR}")
    reveal(match, "G B R Y")
    play(match, "P0 use AIR_HORN players=P1,P2; P1 pass; P2 pass")
    assert asked(match) == ("window_a", (1,))
    assert [move.split()[1] for move in offered(match, 1, "use")] == ["SCHEMATICS"] * 5
    play(match, "P1 use SCHEMATICS card=R")  # overrides the Air Horn
    assert act(match, 1) == "R"
    play(match, "P1 pass")  # a cutter again, and so the Jumper is asked about
    assert asked(match) == ("peek", (2,))
    assert "peek mirror" in offered(match, 2)


@clause("BSA-7.8")
def test_schematics_leaves_the_other_half_of_a_switch() -> None:
    match = reveal(begin(3, "P0 {SWITCH} | P1 {SCHEMATICS}"), "G Y CHICKEN")
    play(match, "P0 use SWITCH player=P1; P1 pass")
    play(match, "P1 use SCHEMATICS card=B")
    assert (act(match, 0), act(match, 1)) == ("Y", "B")
    assert stack(match, 1) == ["B"]
    assert "Y" in hand(match, 1)


@clause("BSA-4.12.13", "BSA-7.7", "BSA-7.24")
def test_schematics_in_a() -> None:
    match = reveal(begin(3, "P0 {SCHEMATICS}"), "G R CHICKEN")
    assert offered(match, 0, "use") == [f"use SCHEMATICS card={card}" for card in ("B", "R", "Y", "WAIT", "CHICKEN")]
    play(match, "P0 use SCHEMATICS card=WAIT")  # (b) it joins the others that wait
    assert (asked(match), scores(match)) == (("protect", (0,)), [3, 0, 0])
    play(match, "P0 protect R")
    assert asked(match) == ("peek", (2,))


@clause("BSA-7.7")
def test_schematics_in_b_by_whoever_is_unresolved() -> None:
    match = begin(4, "P0 {SCHEMATICS}")
    reveal(match, "WAIT WAIT G CHICKEN")
    play(match, "P0 pass; P0 protect G; P1 protect B")
    # (d): its own Wait is done; nobody is asked.
    assert asked(match) == ("peek", (3,))
    match = begin(4, "R ^ 2 | P2 {SCHEMATICS} | P1 {ORDERS}")
    reveal(match, "WAIT B B CHICKEN")
    play(match, "P2 pass; P0 protect B")
    assert asked(match) == ("window_b", (1, 2))
    play(match, "P1 pass; P2 use SCHEMATICS card=R")
    assert asked(match) == ("window_b", (1,))
    play(match, "P1 pass")
    assert scores(match) == [3, 0, 3, 0]


@clause("BSA-7.7", "BSA-7.18")
def test_orders_beat_a_late_wait() -> None:
    match = begin(4, "G ^ 2 | P1 {ORDERS} | P2 {SCHEMATICS}")
    reveal(match, "WAIT G B CHICKEN")
    play(match, "P2 pass; P0 protect G")
    play(match, "P1 use ORDERS; P2 use SCHEMATICS card=WAIT")
    assert told(match, "tool_used")[0].tool == "ORDERS"
    play(match, "P2 use SCHEMATICS card=WAIT; P2 protect G")
    assert scores(match) == [3, 3, 3, 0]


@clause("BSA-7.18")
def test_orders_make_a_cut_alone_and_lapse_with_schematics() -> None:
    match = begin(4, "G ^ 2 1 | P1 {ORDERS HAMMER AMPLIFIER} | P2 {JAMMER}")
    play(reveal(match, "WAIT G G CHICKEN"), "P0 protect G; P1 use ORDERS")
    assert asked(match) == ("window_c", (1,))
    play(match, "P1 use HAMMER; P1 use AMPLIFIER")
    assert scores(match) == [3, 4 + 1 + 4, 0, 0]
    match = begin(4, "G ^ 2 | R ^ 3 | P1 {ORDERS SCHEMATICS}")
    play(reveal(match, "WAIT G G CHICKEN"), "P1 pass; P0 protect G; P1 use ORDERS; P1 use SCHEMATICS card=R")
    assert match.state.orders == -1
    assert (scores(match), exposed(match, "G")) == ([3, 4, 0, 0], [])


@clause("BSA-4.12.12")
def test_orders_are_for_a_protected_wire() -> None:
    match = begin(3, "P1 {ORDERS} | P2 {SCHEMATICS}")
    play(reveal(match, "WAIT G B"), "P2 pass; P0 protect B")
    assert asked(match) == ("window_b", (2,))


@clause("BSA-7.40")
def test_only_schematics_reaches_past_the_waits() -> None:
    match = begin(4, "P1 {JUMPER AIR_HORN} | P2 {SWITCH}")
    reveal(match, "WAIT G B R")
    play(match, "P1 pass; P2 pass; P0 protect G")
    assert asked(match)[0] == "select"


@clause("BSA-7.41")
def test_whoever_was_stopped_is_no_chicken_but_somebody_else() -> None:
    match = begin(4, "G ^ 1 | R 4 4 3 3 ^ 2 boom 1 | P1 {WRENCH} | P2 5 {ORDERS} | P3 9")
    play(reveal(match, "WAIT G G R"), "P0 protect G; P2 use ORDERS")
    assert asked(match) == ("window_c", (1,))  # for the stopped wire itself
    play(match, "P1 pass; P1 pass")
    assert scores(match) == [3, 0, 5 + 2, 4]  # no 5 points for the one who was stopped
    match = begin(3, "P1 {MIRROR}")
    play(reveal(match, "WAIT G CHICKEN"), "P0 protect G")
    assert view(match).turns == (2,)


@clause("BSA-7.42")
def test_waiters_and_chickens_may_use_what_asks_for_no_cutter() -> None:
    match = begin(4, "G ^ 0 | P0 {CRIMPER} | P1 {DYNAMO} | P2 {AIR_HORN}")
    reveal(match, "WAIT CHICKEN CHICKEN G")
    assert asked(match) == ("window_a", (2,))
    play(match, "P2 pass; P0 protect B; P0 use CRIMPER; P1 pass; P1 use DYNAMO")
    assert scores(match) == [4, 1, 0, 1]


# --- before a cut ---------------------------------------------------------------------------------


@clause("BSA-4.12.3", "BSA-7.20")
def test_bomb_blanket_shuts_the_window() -> None:
    match = begin(4, "G 3 3 2 2 ^ 1 1 boom 1 | P0 9 {FREEZER} | P1 9 | P2 {BOMB_BLANKET} | P3 2 {WRENCH}")
    reveal(match, "G G CHICKEN CHICKEN")
    play(match, "P0 use FREEZER cards=0,1; P2 use BOMB_BLANKET; P3 use WRENCH")
    # The lowest score comes first; the others are not asked again.
    assert scores(match) == [4, 4, 15, 7]
    assert (tools(match, 0), tools(match, 3)) == ({"FREEZER"}, {"WRENCH"})
    assert len(told(match, "declaration_voided")) == 2
    # Safe: nothing.
    match = begin(3, "G ^ 1 | P1 {BOMB_BLANKET}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P1 use BOMB_BLANKET")
    assert scores(match) == [2, 0, 0]
    assert tools(match, 1) == set()


@clause("BSA-7.20")
def test_what_came_before_the_blanket_keeps_its_effect() -> None:
    match = begin(3, "G ^ 1 2 3 | P0 {X_RAY} | P1 7 {BOMB_BLANKET}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use X_RAY; P1 use BOMB_BLANKET; P1 use BOMB_BLANKET; P0 pick 2")
    assert exposed(match, "G") == [3]
    # A Wrench or Hammer that explodes before it is played does not pay.
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 {HAMMER} | P1 7 {BOMB_BLANKET}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use HAMMER; P1 use BOMB_BLANKET")
    assert scores(match) == [0, 12, 5]
    assert tools(match, 1) == {"BOMB_BLANKET"}


@clause("BSA-4.12.6", "BSA-7.10", "BSA-7.45")
def test_freezer() -> None:
    match = reveal(begin(3, "B 3 1 4 | P1 {FREEZER}"), "B B CHICKEN")
    assert offered(match, 1, "use") == [f"use FREEZER cards={pair}" for pair in ("0,1", "0,2", "1,2")]
    play(match, "P1 use FREEZER cards=0,2")
    assert exposed(match, "B")[0] == 1
    assert len(exposed(match, "B")) == 3  # still a card for each cutter
    assert trigger(match, "B") == sum(exposed(match, "B"))
    match = reveal(begin(3, "B 3 | P0 {FREEZER}"), "B CHICKEN CHICKEN")
    assert offered(match, 0, "use") == ["use FREEZER cards=0"]
    play(match, "P0 use FREEZER cards=0")
    assert len(exposed(match, "B")) == 1
    match = reveal(begin(3, "P0 {FREEZER}"), "B CHICKEN CHICKEN")
    assert asked(match)[0] == "peek"


@clause("BSA-4.12.7", "BSA-7.14", "BSA-7.44", "BSA-7.38")
def test_hammer() -> None:
    match = begin(3, "R 2 ^ 5 3 0 4 | plates R G | P0 {HAMMER X_RAY} | P1 {DYNAMO}")
    play(reveal(match, "R CHICKEN CHICKEN"), "P0 use HAMMER")
    assert scores(match)[0] == 7  # the plain top card, and 2 more
    play(match, "P0 use X_RAY")
    assert view(match, 0).own.xray == (3, 0, 4)
    play(match, "P0 pick 0")
    assert exposed(match, "R") == [2, 5, 3]
    assert scores(match)[0] == 7 + 3 + 3 + 1
    # On BOOM it explodes as the cut would.
    match = begin(3, "R 4 4 4 ^ 3 boom 1 | P0 9 {HAMMER}")
    play(reveal(match, "R CHICKEN CHICKEN"), "P0 use HAMMER")
    assert scores(match) == [4, 5, 5]


@clause("BSA-4.12.14", "BSA-7.44")
def test_scrambler_takes_the_newest_three() -> None:
    match = begin(3, "R 2 3 4 ^ 0 5 | P0 {SCRAMBLER} | P1 {WRENCH}")
    play(reveal(match, "R CHICKEN CHICKEN"), "P1 use WRENCH; P0 pass")
    play(match, "P0 use SCRAMBLER")
    returned = told(match, "cards_returned")[0]
    assert (returned.values, returned.trigger) == ((3, 4, 0), 2)  # the wrenched zero is the newest
    assert exposed(match, "R")[0] == 2


@clause("BSA-4.12.19", "BSA-7.48", "BSA-7.44")
def test_wrench_lengthens_the_chain_and_marks_nothing() -> None:
    match = begin(3, "G 1 ^ 2 3 | plates G B | P1 {WRENCH}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P1 use WRENCH")
    assert scores(match)[0] == 3 + 3 + 1
    assert [event.cause for event in told(match, "card_flipped")] == ["wrench", "cut"]
    match = begin(3, "G 1 ^ 2 3 | plates G B | P1 {WRENCH} | P0 {FREEZER}")
    reveal(match, "G CHICKEN CHICKEN")
    play(match, "P0 pass; P1 use WRENCH")
    assert (asked(match), view(match).scored) == (("window_c", (0,)), ())
    assert offered(match, 0, "use") == ["use FREEZER cards=0,1"]


@clause("BSA-7.19")
def test_a_wrench_that_explodes_is_the_cutters_fault() -> None:
    match = begin(4, "G 3 3 2 2 ^ 1 boom 1 | P0 8 | P1 8 | P2 {WRENCH} | P3 3")
    play(reveal(match, "G G Y CHICKEN"), "P2 use WRENCH")
    assert scores(match) == [3, 3, 0, 8]  # who was to cut a later wire gets nothing there


@clause("BSA-4.12.20", "BSA-7.21")
def test_x_ray_must_use_one_even_if_all_explode() -> None:
    match = begin(3, "G 3 3 2 2 2 ^ 1 1 2 boom 3 | P0 9 {X_RAY}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use X_RAY")
    assert offered(match, 0) == ["pick 0", "pick 1", "pick 2"]
    play(match, "P0 pick 1")
    assert scores(match) == [4, 5, 5]
    # Spent for nothing when something explodes before the cut.
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 9 {X_RAY} | P1 {WRENCH}")
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use X_RAY; P1 pass; P1 use WRENCH")
    assert asked(match)[0] == "draft"
    assert tools(match, 0) == set()


@clause("BSA-7.21")
def test_x_ray_shows_all_that_are_left() -> None:
    """With numbers that leave fewer than three cards."""
    deck = (0,) * 10 + (6, 7)
    table = msgspec.structs.replace(HOUSE, decks=msgspec.structs.replace(HOUSE.decks, G=deck))
    match = begin(3, "G 0 0 0 0 0 0 0 0 0 0 | P0 {X_RAY}", content=table)
    play(reveal(match, "G CHICKEN CHICKEN"), "P0 use X_RAY")
    assert view(match, 0).own.xray == (6, 7)
    assert offered(match, 0) == ["pick 0", "pick 1"]
    refused(match, "E_INDEX", 0, "pick 2", "BSA-4.12.20")
    play(match, "P0 pick 1")
    assert exposed(match, "G")[-1] == 7


@clause("BSA-7.23")
def test_an_empty_deck_is_skipped() -> None:
    """A table that the check would refuse: nothing breaks, and a cut that flips nothing is not scored."""
    table = msgspec.structs.replace(HOUSE, tracks=msgspec.structs.replace(HOUSE.tracks, G=50))
    state = begin(3, "G ^ 0 1 1 1 1 2 2 2 2 2 3").state.copy()
    state.setting = Setting(state.setting.options, 3, state.setting.ages, table)
    state.shown[0], state.trigger[0] = 11, 17
    match = Match.start_from(GAME, Options(age_order=(0, 1, 2)), 3, seed_of("empty"), state)
    reveal(match, "G G CHICKEN")
    assert exposed(match, "G") == [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]
    assert scores(match) == [(3 + 12) // 2] * 2 + [0]  # one card instead of two
    play(match, "P2 peek none")
    before = scores(match)
    play(reveal(match, "CHICKEN WAIT G"), "P1 protect Y; P0 peek none")
    assert len(exposed(match, "G")) == 12
    assert scores(match) == [before[0], before[1] + 3, before[2]]


@clause("BSA-7.46")
def test_alone_or_shared_is_settled_when_window_c_opens() -> None:
    match = begin(4, "G 2 ^ 1 | P0 {AMPLIFIER} | P1 {WRENCH}")
    reveal(match, "G CHICKEN B B")
    cutters = view(match).cutting.cutters
    play(match, "P1 use WRENCH")
    assert (view(match).cutting.cutters, asked(match)) == (cutters, ("window_d", (0,)))


# --- after a safe cut -----------------------------------------------------------------------------


@clause("BSA-4.12.2", "BSA-7.16", "BSA-7.17")
def test_amplifier_doubles_the_chain() -> None:
    match = begin(3, "R 2 3 ^ 4 | plates R G | P0 {AMPLIFIER JAMMER} | P1 {CRIMPER}")
    reveal(match, "R CHICKEN CHICKEN")
    assert [move.split()[1] for move in offered(match, 0, "use")] == ["AMPLIFIER"]  # no Jammer alone
    play(match, "P0 use AMPLIFIER; P1 pass; P1 use CRIMPER")
    assert scores(match) == [4 + 6 + 1, 3, 0]
    match = reveal(begin(3, "R 2 | P0 {AMPLIFIER JAMMER}"), "R R CHICKEN")
    assert [move.split()[1] for move in offered(match, 0, "use")] == ["JAMMER"]  # no Amplifier in a shared cut
    play(match, "P0 use JAMMER")  # scored as if alone, which the cut was not: the Amplifier stays
    assert asked(match)[0] == "peek"
    assert tools(match, 0) == {"AMPLIFIER"}


@clause("BSA-4.12.4", "BSA-7.11")
def test_crimper_scores_the_chain_of_somebody_else_s_cut() -> None:
    match = begin(3, "R 2 3 ^ 4 0 | P1 {CRIMPER}")
    assert asked(reveal(match, "R R CHICKEN"))[0] == "peek"  # not of one's own
    match = begin(3, "R 2 3 ^ 4 | P1 {CRIMPER}")
    play(reveal(match, "R CHICKEN CHICKEN"), "P1 use CRIMPER")
    assert scores(match) == [7, 3, 0]


@clause("BSA-4.12.5", "BSA-7.14", "BSA-7.15")
def test_dynamo_counts_every_exposed_zero() -> None:
    match = begin(4, "G 0 | B ^ 2 | R 0 0 | Y 0 1 ^ 0 3 | P0 {DYNAMO} | P1 {WRENCH}")
    reveal(match, "Y CHICKEN B Y")
    play(match, "P1 pass; P1 pass; P0 use DYNAMO")
    assert scores(match)[0] == 5 + (3 + 4) // 2  # a cutter may use it, after the whole shared cut
    match = begin(3, "R 4 4 4 ^ 0 5 boom 1 | P2 {DYNAMO}")
    reveal(match, "R R CHICKEN")
    assert not told(match, "tool_used")  # the zero came up, but the cut was not safe
    assert asked(match)[0] == "draft"


@clause("BSA-4.12.9")
def test_jammer_scores_undivided_and_still_counts() -> None:
    match = begin(4, "B 2 ^ 1 3 4 | P1 {JAMMER}")
    play(reveal(match, "B B B CHICKEN"), "P1 use JAMMER")
    assert scores(match) == [2, 8, 2, 0]
    assert [event.divisor for event in told(match, "cut_scored")] == [3, 1, 3]


# --- after an explosion ---------------------------------------------------------------------------


@clause("BSA-4.12.8", "BSA-7.1", "BSA-7.29")
def test_helmet_and_shield_together() -> None:
    match = begin(4, "G 3 3 2 2 ^ 1 boom 1 | P0 6 {HELMET} | P1 6 | P2 6 | P3 20 {SHIELD}")
    reveal(match, "G G G CHICKEN")
    play(match, "P0 use HELMET; P3 pass")
    assert scores(match) == [6, 4, 4, 20]  # at once
    play(match, "P3 use SHIELD player=P1")
    assert scores(match) == [6, 4, 0, 20 + 7 + 5]  # the 2 is not undone; 2 and then 5 leave nothing
    # Shield first, then Helmet: its 2 hits the shielded player all the same.
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 6 {HELMET} | P1 6 | P2 {SHIELD}")
    reveal(match, "G G B")
    play(match, "P0 use HELMET; P2 use SHIELD player=P1; P0 use HELMET")
    assert scores(match) == [6, 4, 7]
    # Shield may name a player who is saved already.
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 6 {HELMET} | P2 9 {SHIELD}")
    reveal(match, "G CHICKEN B")
    play(match, "P0 use HELMET; P2 pass; P2 use SHIELD player=P0")
    assert scores(match) == [6, 5, 16]


@clause("BSA-4.12.15", "BSA-7.11")
def test_shield_is_for_others() -> None:
    match = reveal(begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 6 {SHIELD}"), "G CHICKEN B")
    assert asked(match)[0] == "draft"
    assert tools(match, 0) == {"SHIELD"}


@clause("BSA-7.1")
def test_debts_if_the_table_wants_them() -> None:
    for debt, left in ((False, [0, 0]), (True, [-2, -4])):
        match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 3 | P1 3", allow_debt=debt)
        reveal(match, "G G CHICKEN")
        assert scores(match) == [left[0], left[0], 5]
        match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 3 {HELMET} | P1 3", allow_debt=debt)
        play(reveal(match, "G G CHICKEN"), "P0 use HELMET")
        assert scores(match) == [3, left[1], 5]


# --- looking and taking back ----------------------------------------------------------------------


@clause("BSA-4.12.11")
def test_mirror_shows_all_tiles() -> None:
    match = begin(3, "G boom 1 | B boom 2 | R boom 3 | Y boom 1 | P2 {MIRROR}")
    reveal(match, "G B CHICKEN")
    assert "peek mirror" in offered(match, 2)
    play(match, "P2 peek mirror")
    assert view(match, 2).own.booms == (1, 2, 3, 1)
    assert view(match, 0).own.booms == (None, None, None, None)
    assert view(match).discarded == ("MIRROR",)
    # Not in an explosion, not for others.
    match = reveal(begin(3, "G 3 3 2 2 ^ 1 boom 1 | P2 {MIRROR}"), "G B CHICKEN")
    assert tools(match, 2) == {"MIRROR"}
    assert asked(match)[0] == "draft"


@clause("BSA-4.12.16")
def test_sniffer_sees_the_decks_in_play() -> None:
    match = play(begin(2, "G ^ 1 | B ^ 2 | R ^ 3 | P1 {SNIFFER}"), "P1 use SNIFFER")
    assert view(match, 1).own.tops == (1, 2, 3)
    assert told(match, "peeked", PUBLIC)[0].wires == ("G", "B", "R")
    assert not told(match, "peek_seen", PUBLIC)
    assert told(match, "peek_seen", 1)[0].faces == (1, 2, 3)


@clause("BSA-4.12.18", "BSA-7.31")
def test_toolkit_needs_something_to_take_back() -> None:
    match = begin(3, "P0 {TOOLKIT}")
    refused(match, "E_NOTHING", 0, "use TOOLKIT", "BSA-4.12.18")
    match = begin(3, "P0 {TOOLKIT} spent")
    play(match, "P0 use TOOLKIT")
    assert "WAIT" in hand(match, 0)


@clause("BSA-7.13", "BSA-7.43")
def test_plates_after_an_ordered_cut() -> None:
    match = begin(3, "G ^ 1 | plates G G | P1 {ORDERS}")
    play(reveal(match, "WAIT G B"), "P0 protect G; P1 use ORDERS")
    assert plates(match) == ["Y", "B"]


def test_passing_everywhere_changes_nothing() -> None:
    match = begin(3, "G 2 ^ 1 | P0 {HAMMER FREEZER AMPLIFIER} | P1 {WRENCH CRIMPER} | P2 {AIR_HORN BOMB_BLANKET}")
    pass_all(reveal(match, "G CHICKEN CHICKEN"))
    assert (scores(match), up(match, "G")) == ([3, 0, 0], 0)


@pytest.mark.parametrize("seat", range(3))
def test_every_seat_may_hold_two_tools(seat: int) -> None:
    match = begin(3, f"G 2 | P{seat} {{CRIMPER WRENCH}}")
    assert tools(match, seat) == {"CRIMPER", "WRENCH"}
