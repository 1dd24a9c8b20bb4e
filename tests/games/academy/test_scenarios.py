"""Chapter 8: the worked scenarios, in notation, with their exact results."""

from __future__ import annotations

from fractions import Fraction

from lastwire.engine.types import PUBLIC
from lastwire.games.academy.brain.odds import cut_odds
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.state import OVER
from lastwire.testing import clause
from tests.games.academy.kit import (
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
    shown,
    stack,
    stack_deck,
    tools,
    trigger,
    up,
    view,
)
from tests.games.kit import told


@clause("BSA-S1", "BSA-4.5.3", "BSA-4.5.5", "BSA-2.2", "BSA-4.8.2")
def test_s1_first_solo_cut() -> None:
    match = play(reveal(begin(3, "R ^ 3"), "R WAIT CHICKEN"), "P1 protect G")
    assert (trigger(match, "R"), exposed(match, "R")) == (3, [3])
    assert asked(match) == ("peek", (2,))
    assert scores(play(match, "P2 peek none")) == [4, 3, 0]


@clause("BSA-S2", "BSA-4.5.5", "BSA-2.2")
def test_s2_third_red_card() -> None:
    match = play(reveal(begin(3, "R 2 3 ^ 4"), "R CHICKEN CHICKEN"), "P1 peek none; P2 peek none")
    assert (trigger(match, "R"), scores(match)) == (9, [7, 0, 0])


@clause("BSA-S3", "BSA-4.5.3", "BSA-4.5.5", "BSA-7.49")
def test_s3_shared_by_three() -> None:
    match = reveal(begin(3, "Y 3 ^ 1 5 4"), "Y Y Y")
    assert (exposed(match, "Y"), trigger(match, "Y"), up(match, "Y")) == ([3, 1, 5, 4], 13, 0)
    assert scores(match) == [2, 2, 2]
    assert {(event.main, event.chain, event.divisor) for event in told(match, "cut_scored")} == {(4, 4, 3)}


@clause("BSA-S4", "BSA-4.4.1", "BSA-4.4.3")
def test_s4_wait() -> None:
    match = play(reveal(begin(4, "B ^ 2"), "WAIT Y Y B"), "P0 protect Y")
    assert (scores(match), exposed(match, "Y")) == ([3, 0, 0, 3], [])


@clause("BSA-S5", "BSA-4.6.2", "BSA-4.7.3", "BSA-4.7.4", "BSA-4.7.5", "BSA-7.3")
def test_s5_explosion_over_two_tiles() -> None:
    match = reveal(begin(3, "G 3 2 2 2 ^ 3 boom 2 | P0 12 | P1 8 | P2 9"), "G CHICKEN Y")
    assert [(event.tile, event.boom) for event in told(match, "tile_turned")] == [(1, False), (2, True)]
    assert told(match, "card_flipped")[-1].trigger == 12
    assert scores(match) == [7, 13, 9]
    assert [event.wire for event in told(match, "card_flipped")] == ["G"]
    assert asked(match)[0] == "draft"
    assert not told(match, "peeked")


@clause("BSA-S6", "BSA-4.8.2", "BSA-4.8.3", "BSA-5.3")
def test_s6_chicken_peek() -> None:
    match = reveal(begin(3, "G boom 2"), "CHICKEN R B")
    before = shown(match.state, 1), shown(match.state, PUBLIC)
    play(match, "P0 peek tiles G")
    assert view(match, 0).own.booms == (2, None, None, None)
    assert [event.faces for event in told(match, "peek_seen", 0)] == [(2,)]
    for viewer in (1, 2, PUBLIC):
        assert not told(match, "peek_seen", viewer)
        assert [(event.mode, event.wires) for event in told(match, "peeked", viewer)] == [("tiles", ("G",))]
        assert view(match, viewer).wires[0].boom is None
    assert before != (shown(match.state, 1), shown(match.state, PUBLIC))  # that somebody looked is public
    assert match.state.booms[0] == 1


@clause("BSA-S7", "BSA-4.9.2", "BSA-4.9.3")
def test_s7_pick_up() -> None:
    match = begin(4, "P0 stack Y R | P1 stack R CHICKEN | P2 stack CHICKEN B | P3 stack WAIT Y")
    play(reveal(match, "B G R CHICKEN"), "P3 peek none")
    assert [stack(match, seat) for seat in range(4)] == [["R", "B"], ["CHICKEN", "G"], ["B", "R"], ["Y", "CHICKEN"]]
    assert {"Y"} <= hand(match, 0)
    assert {"R"} <= hand(match, 1)
    assert {"CHICKEN"} <= hand(match, 2)
    assert "WAIT" not in hand(match, 3)
    assert match.state.spent == 1 << 3


@clause("BSA-S8", "BSA-4.1.2", "BSA-4.5.5")
def test_s8_reveal_and_shared_pair() -> None:
    match = reveal(begin(3, "G ^ 1 2 | R ^ 5"), "R G G")
    assert (exposed(match, "G"), scores(match)) == ([1, 2], [6, 2, 2])
    assert [event.wire for event in told(match, "cut_scored")] == ["G", "G", "R"]


@clause("BSA-S9", "BSA-4.9.1", "BSA-4.11.1")
def test_s9_plates() -> None:
    match = play(reveal(begin(3, "G ^ 2 | B ^ 3 | plates G B"), "G B CHICKEN"), "P2 peek none")
    assert (scores(match), plates(match)) == ([4, 6, 0], ["Y", "R"])


@clause("BSA-S10", "BSA-4.9.1", "BSA-4.11.1", "BSA-7.13")
def test_s10_both_plates_on_one_wire() -> None:
    match = play(reveal(begin(3, "R 3 ^ 2 | plates R R"), "R CHICKEN WAIT"), "P2 protect G; P1 peek none")
    assert (scores(match)[0], plates(match)) == (7, ["B", "Y"])


@clause("BSA-S11", "BSA-4.10.3", "BSA-7.34")
def test_s11_draft() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 25 | P1 14 | P2 14", age_order=(0, 2, 1))
    match.state.pile = (19, 9, 18, 11, *[tool for tool in match.state.pile if tool not in (19, 9, 18, 11)])
    reveal(match, "G WAIT WAIT")
    play(match, "P2 protect Y; P1 protect Y")
    assert scores(match) == [20, 17, 17]
    assert view(match).display == ("X_RAY", "JUMPER", "WRENCH", "ORDERS")
    assert view(match).turns == (2, 1, 0)
    play(match, "P2 draft WRENCH; P1 draft X_RAY; P0 draft JUMPER")
    assert [tools(match, seat) for seat in range(3)] == [{"JUMPER"}, {"X_RAY"}, {"WRENCH"}]
    assert view(match).discarded == ("ORDERS",)


@clause("BSA-S12", "BSA-4.12.20", "BSA-7.22", "BSA-5.1")
def test_s12_x_ray() -> None:
    match = begin(3, "Y 6 4 5 ^ 6 5 0 boom 1 | P0 {X_RAY}")
    match.state.tops[3] = 1 << 1
    match.state.notes[1] = ((1, 0, 3, 6),)
    reveal(match, "Y CHICKEN B")
    play(match, "P0 use X_RAY")
    assert asked(match) == ("xray_pick", (0,))
    assert view(match, 0).own.xray == (6, 5, 0)
    assert view(match, 1).own.tops[3] is None
    play(match, "P0 pick 2")
    assert (trigger(match, "Y"), exposed(match, "Y"), scores(match)[0]) == (15, [6, 4, 5, 0], 4)
    assert match.state.tops[3] == 0
    assert sorted(match.state.deck(3)) == [0, 0, 0, 1, 3, 5, 5, 6]


@clause("BSA-S13", "BSA-4.7.4", "BSA-4.7.5", "BSA-7.37")
def test_s13_order_of_wires_around_an_explosion() -> None:
    match = begin(5, "G ^ 2 | B 3 3 4 2 ^ 4 boom 2 | plates G B | P0 10 | P1 10 | P2 10 | P3 10 | P4 10")
    play(reveal(match, "WAIT G B R CHICKEN"), "P0 protect Y")
    assert scores(match) == [13, 14, 5, 10, 15]
    assert not told(match, "plate_moved")


@clause("BSA-S14", "BSA-4.6.2", "BSA-7.1", "BSA-7.2", "BSA-4.7.1")
def test_s14_shared_explosion_on_the_first_card() -> None:
    match = reveal(begin(3, "R 4 4 5 ^ 3 2 boom 1 | P0 9 | P1 3"), "R R CHICKEN")
    assert scores(match) == [4, 0, 5]
    assert [event.value for event in told(match, "card_flipped")] == [3]
    assert match.state.wreck is not None
    assert match.state.wreck.exposed[2] == (4, 4, 5, 3)


@clause("BSA-S15", "BSA-7.4", "BSA-4.6.3")
def test_s15_zero_while_standing_on_a_tile() -> None:
    match = reveal(begin(3, "B 3 3 4 3 ^ 0 boom 2"), "B CHICKEN CHICKEN")
    assert not told(match, "tile_turned")
    assert (up(match, "B"), scores(match)[0]) == (1, 5)


@clause("BSA-S16", "BSA-4.6.2", "BSA-4.6.4")
def test_s16_two_tiles_safely() -> None:
    match = reveal(begin(3, "G 3 3 2 2 ^ 2 boom 3"), "G CHICKEN CHICKEN")
    assert (up(match, "G"), trigger(match, "G"), scores(match)[0]) == (2, 12, 7)
    match = reveal(begin(3, "G 3 3 2 2 2 ^ 1 boom 3 | P0 6 | P1 1 | P2 1"), "G CHICKEN CHICKEN")
    assert scores(match) == [1, 6, 6]


@clause("BSA-S17", "BSA-4.12.6", "BSA-4.6.3", "BSA-7.22")
def test_s17_freezer_and_revealed_tiles() -> None:
    match = begin(3, "B 3 3 4 3 ^ 0 boom 2 | P0 {FREEZER} | P1 stack G")
    match.state.tops[1] = 0b110
    match.state.notes[1] = match.state.notes[2] = ((1, 0, 1, 0),)
    reveal(match, "B CHICKEN CHICKEN")
    seat, move = 0, GAME.words.read_move("use FREEZER cards=2,3")
    step = match.propose(seat, move)
    assert step.state.tops[1] == 0
    # The same, the shuffle turning up a 1.
    for number in range(200):
        again = begin(3, "B 3 3 4 3 ^ 0 boom 2 | P0 {FREEZER}")
        again.rng = again.rng.fork(str(number))
        reveal(again, "B CHICKEN CHICKEN")
        play(again, "P0 use FREEZER cards=2,3")
        if exposed(again, "B") == [3, 3, 1]:
            assert (trigger(again, "B"), scores(again)[0], up(again, "B")) == (7, 4, 1)
            assert told(again, "cards_returned")[0].values == (4, 3)
            assert told(again, "cards_returned")[0].trigger == 6
            return
    raise AssertionError("never a 1 on top")


@clause("BSA-S18", "BSA-4.12.19", "BSA-7.19")
def test_s18_wrench_by_a_chicken() -> None:
    match = begin(3, "G 3 2 2 2 ^ 3 1 boom 1 | P0 20 | P1 10 {WRENCH} | P2 10")
    play(reveal(match, "G CHICKEN Y"), "P1 use WRENCH")
    assert scores(match) == [15, 15, 10]
    assert [event.cause for event in told(match, "card_flipped")] == ["wrench"]


@clause("BSA-S19", "BSA-4.12.19", "BSA-7.14", "BSA-4.12.5")
def test_s19_wrench_safe_dynamo_closed() -> None:
    match = begin(3, "G 3 2 ^ 0 1 | Y ^ 4 | P0 20 | P1 10 {WRENCH} | P2 10 {DYNAMO}")
    play(reveal(match, "G CHICKEN Y"), "P1 use WRENCH")
    assert asked(match) == ("peek", (1,))  # no window opened for the Dynamo
    assert scores(match) == [25, 10, 15]


@clause("BSA-S21", "BSA-4.3.4", "BSA-4.12.15", "BSA-4.12.8")
def test_s21_cancelling_a_declaration() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 8 {HELMET} | P1 0 | P2 3 {SHIELD}")
    reveal(match, "G CHICKEN B")
    assert asked(match) == ("window_e", (0, 2))
    play(match, "P0 use HELMET; P2 use SHIELD player=P0")
    assert scores(match)[2] == 10
    assert asked(match) == ("window_e", (0,))
    play(match, "P0 pass")
    assert scores(match) == [8, 5, 10]
    assert tools(match, 0) == {"HELMET"}


@clause("BSA-S23", "BSA-4.12.3", "BSA-7.20", "BSA-4.3.4")
def test_s23_wrench_before_blanket() -> None:
    match = begin(3, "R 4 4 ^ 0 3 | Y ^ 5 | P0 15 | P1 12 {BOMB_BLANKET} | P2 6 {WRENCH}")
    reveal(match, "R CHICKEN Y")
    play(match, "P1 use BOMB_BLANKET; P2 use WRENCH")
    assert asked(match) == ("window_c", (1,))
    play(match, "P1 use BOMB_BLANKET")
    assert scores(match) == [22, 12, 12]
    assert tools(match, 1) == tools(match, 2) == set()


@clause("BSA-S25", "BSA-4.12.7", "BSA-4.12.2", "BSA-4.12.4", "BSA-7.17", "BSA-7.14")
def test_s25_hammer_amplifier_crimper_in_one_turn() -> None:
    match = begin(3, "G 2 ^ 0 3 | P0 {HAMMER AMPLIFIER} | P1 {DYNAMO} | P2 {CRIMPER}")
    reveal(match, "G WAIT CHICKEN")
    play(match, "P1 protect Y; P0 use HAMMER")
    assert scores(match)[0] == 2
    assert asked(match) == ("window_d", (0, 2))  # Dynamo is not offered: the cut itself flipped a 3
    play(match, "P0 use AMPLIFIER; P2 use CRIMPER; P0 use AMPLIFIER")
    assert scores(match) == [11, 3, 3]


@clause("BSA-S26", "BSA-4.12.9", "BSA-4.12.5", "BSA-4.11.1")
def test_s26_jammer_with_plates_dynamo_on_a_shared_cut() -> None:
    match = begin(4, "B 2 1 ^ 0 3 4 | plates B B | P0 {JAMMER} | P3 {DYNAMO}")
    reveal(match, "B B B CHICKEN")
    play(match, "P0 use JAMMER; P3 use DYNAMO")
    assert asked(match) == ("window_d", (3,))
    play(match, "P3 use DYNAMO; P3 peek none")
    assert (scores(match), plates(match)) == ([12, 4, 4, 1], ["G", "R"])


@clause("BSA-S28", "BSA-4.12.12", "BSA-7.18")
def test_s28_orders_amid_others() -> None:
    match = begin(4, "G 1 ^ 2 | P1 {ORDERS}")
    play(reveal(match, "WAIT G G G"), "P0 protect G")
    assert asked(match) == ("window_b", (1,))
    play(match, "P1 use ORDERS")
    assert (exposed(match, "G"), scores(match)) == ([1, 2], [3, 4, 0, 0])


@clause("BSA-S29", "BSA-7.7", "BSA-4.12.13")
def test_s29_late_wait() -> None:
    match = begin(4, "P1 {SCHEMATICS}")
    reveal(match, "WAIT G B CHICKEN")
    assert asked(match) == ("window_a", (1,))
    play(match, "P1 pass; P0 protect G; P1 use SCHEMATICS card=WAIT")
    assert scores(match) == [3, 3, 0, 0]
    play(match, "P1 protect B; P3 peek none")
    assert scores(match) == [3, 3, 0, 0]
    assert not told(match, "card_flipped")
    assert stack(match, 1) == ["WAIT"]
    assert "G" in hand(match, 1)


@clause("BSA-S32", "BSA-7.9", "BSA-4.12.1")
def test_s32_air_horn_with_two_players() -> None:
    match = begin(2, "G ^ 2 | P0 {AIR_HORN}")
    play(reveal(match, "G B"), "P0 use AIR_HORN players=P1")
    assert (asked(match), scores(match)) == (("peek", (1,)), [3, 0])


@clause("BSA-S33", "BSA-4.12.18", "BSA-7.31", "BSA-7.32")
def test_s33_toolkit() -> None:
    match = begin(3, "P0 {TOOLKIT} stack G CHICKEN spent | P1 stack G B | P2 stack G B")
    assert hand(match, 0) == {"B", "R", "Y"}
    play(match, "P0 use TOOLKIT")
    play(reveal(match, "WAIT CHICKEN CHICKEN"), "P0 protect R; P1 peek none; P2 peek none")
    assert scores(match)[0] == 3
    assert (stack(match, 0), hand(match, 0)) == (["WAIT"], {"G", "B", "R", "Y", "CHICKEN"})
    assert match.state.spent == 0


@clause("BSA-S34", "BSA-4.4.2", "BSA-7.6")
def test_s34_two_waits_on_one_wire() -> None:
    match = reveal(begin(4, "B ^ 1 | P0 8 | P1 2"), "WAIT WAIT G B")
    assert asked(match) == ("protect", (1,))
    play(match, "P1 protect G; P0 protect G")
    assert scores(match) == [11, 5, 0, 2]


@clause("BSA-S36", "BSA-4.12.14", "BSA-9.14")
def test_s36_scrambler() -> None:
    for number in range(200):
        match = begin(3, "Y 6 4 5 | P0 {SCRAMBLER}")
        match.rng = match.rng.fork(str(number))
        play(reveal(match, "Y CHICKEN CHICKEN"), "P0 use SCRAMBLER")
        if exposed(match, "Y") == [4]:
            assert (scores(match)[0], trigger(match, "Y")) == (5, 4)
            assert told(match, "cards_returned")[0].values == (6, 4, 5)
            break
    else:
        raise AssertionError("never a 4 on top")
    short = reveal(begin(3, "Y 6 4 | P0 {SCRAMBLER} | P1 {WRENCH}"), "Y CHICKEN CHICKEN")
    refused(short, "E_TOO_FEW", 0, "use SCRAMBLER", "BSA-4.12.14")


@clause("BSA-S37", "BSA-6.2")
def test_s37_score_tie() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | bomb 3 | P0 61 | P1 61 | P2 45")
    reveal(match, "B R G")
    assert match.outcome is not None
    assert (match.state.phase, match.outcome.winners, match.outcome.scores) == (OVER, (0, 1), (61.0, 61.0, 40.0))


@clause("BSA-S38", "BSA-10.1")
def test_s38_odds_vector() -> None:
    match = begin(3, "G 3 2 2 2")
    explodes, points = cut_odds(view(match, 0), 0, 1)
    assert view(match).wires[0].left == (0, 1, 1, 1, 1, 2, 2, 3)
    assert (explodes, points) == (Fraction(1, 6), Fraction(41, 8))
    assert round(float(points - 5 * explodes), 4) == 4.2917


@clause("BSA-S39", "BSA-4.12.16", "BSA-5.1", "BSA-5.2")
def test_s39_sniffer_goes_stale() -> None:
    match = begin(3, "G ^ 1 2 | B ^ 3 | R ^ 4 | Y ^ 5 | P0 {SNIFFER}")
    play(match, "P0 use SNIFFER")
    assert view(match, 0).own.tops == (1, 3, 4, 5)
    play(reveal(match, "CHICKEN G WAIT"), "P2 protect Y; P0 peek none")
    assert view(match, 0).own.tops == (None, 3, 4, 5)
    assert [look.stale for look in view(match, 0).own.notes] == [True, False, False, False]


@clause("BSA-S40", "BSA-7.7", "BSA-4.4.4")
def test_s40_schematics_away_from_wait_in_a() -> None:
    match = begin(3, "G ^ 2 3 | P0 {SCHEMATICS}")
    play(reveal(match, "WAIT G CHICKEN"), "P0 use SCHEMATICS card=G")
    assert asked(match) == ("peek", (2,))
    assert scores(match) == [2, 2, 0]
    assert "WAIT" in hand(match, 0)
    assert not told(match, "wait_paid")


@clause("BSA-S41", "BSA-4.5.5", "BSA-4.5.7", "BSA-4.9.1")
def test_s41_five_on_one_wire() -> None:
    match = reveal(begin(5, "R ^ 2 0 0 2 0 | plates G R"), "R R R R R")
    assert (trigger(match, "R"), scores(match), plates(match)) == (4, [1] * 5, ["G", "Y"])


@clause("BSA-S43", "BSA-7.25", "BSA-4.8.2")
def test_s43_round_without_a_cut() -> None:
    match = begin(3, "plates G R | P0 4 stack B | P1 6 stack B | P2 6 stack B", age_order=(2, 1, 0))
    play(reveal(match, "WAIT CHICKEN CHICKEN"), "P0 protect G")
    assert view(match).turns == (2, 1)
    play(match, "P2 peek none; P1 peek tiles G")
    assert (scores(match), plates(match)) == ([7, 6, 6], ["G", "R"])
    assert not told(match, "card_flipped")
    assert [stack(match, seat) for seat in range(3)] == [["B", "WAIT"], ["B", "CHICKEN"], ["B", "CHICKEN"]]


@clause("BSA-S45", "BSA-4.7.1", "BSA-4.10.3")
def test_s45_early_end() -> None:
    match = reveal(begin(5, "Y ^ 6 6 5 0 boom 1", age_order=(3, 4, 1, 0, 2)), "Y Y Y Y CHICKEN")
    assert [event.value for event in told(match, "card_flipped")] == [6, 6, 5]
    assert scores(match) == [0, 0, 0, 0, 5]
    assert view(match).turns == (3, 1, 0, 2, 4)
    assert view(match).bomb == 2


def test_every_tool_is_offered_where_its_row_says() -> None:
    """The scenarios use notation; what they play is offered, too."""
    match = reveal(begin(3, "G 3 2 | P0 {FREEZER HAMMER} | P1 {WRENCH}"), "G CHICKEN CHICKEN")
    assert offered(match, 0, "use") == ["use FREEZER cards=0,1", "use HAMMER"]
    assert offered(match, 1) == ["use WRENCH", "pass", "ignore WRENCH"]
    assert offered(match, 2) == []
    pass_all(match)
    assert asked(match)[0] == "peek"


def test_a_stacked_deck_is_dealt_from() -> None:
    match = begin(3)
    stack_deck(match, "Y", 5, 0)
    assert exposed(reveal(match, "Y CHICKEN CHICKEN"), "Y") == [5]
