"""Chapter 8: the worked scenarios, under their numbers."""

from __future__ import annotations

import pytest

from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules import outcome
from lastwire.games.bomb_squad.rules.mission import MISSIONS
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.testing import clause
from tests.games.bomb_squad.kit import (
    asked,
    battery,
    begin,
    discards,
    draws,
    ended,
    follow,
    hand,
    marks,
    offered,
    on_board,
    phase,
    play,
    reference_plans,
    result,
    robot,
    secured,
    slots,
    ways,
)
from tests.games.kit import last, log, refused

KAIA = "hand P1 B2 M1 D3 B1 H2 M2"
ETHAN = "hand P0 M1 D1 H1 B1 M2 D2"


@clause("BSQ-S1", "BSQ-4.10", "BSQ-4.11", "BSQ-4.12")
def test_s1_intel() -> None:
    match = begin(f"{ETHAN} | {KAIA}")
    before = battery(match), draws(match), hand(match, 0), hand(match, 1)
    play(match, "P0 intel 1 1")
    assert last(match, "intel_given").positions == (1, 3)
    play(match, "P1 intel 0 move")
    assert last(match, "intel_given").positions == (0, 4)
    play(match, "P0 intel 1 bomb")
    assert last(match, "intel_given").positions == (0, 3)
    told = marks(match, 1)
    assert told[3] == ((1,), ("bomb",))
    assert told[0] == ((2, 3), ("bomb",))
    assert told[1] == ((1,), ("move", "door", "hostage"))
    assert before == (battery(match), draws(match), hand(match, 0), hand(match, 1))


@clause("BSQ-S2", "BSQ-4.32", "BSQ-4.33", "BSQ-4.42", "BSQ-4.46", "BSQ-4.52")
def test_s2_activation() -> None:
    match = begin("turn P1 | slots M2 H1 M1 D2 D1 | hand P0 M1 M1 M1 M1 B1 B1")
    play(match, "P1 activate; P1 send 0,1,2,4 scrap 3 steps E @5,3 N .")
    assert battery(match) == (3, 8)
    assert robot(match) == "3,3"
    assert secured(match) == ["5,3"]
    assert discards(match) == ["D2", "M2", "H1", "M1", "D1"]
    assert slots(match) == []
    assert asked(match) == ("turn", 0)
    assert last(match, "program_sent").main == 5


@clause("BSQ-S3", "BSQ-6.2", "BSQ-6.5")
def test_s3_scoring() -> None:
    match = begin("secured 5,5 5,3 1,6 6,7 1,12 1,2 2,8 | open 4,10| | robot 5,12 | reserve 6 | slots B2", players=2)
    play(match, "P0 activate; P0 send 0; P0 step @6,12")
    assert result(match) == (29, 3, True)


@clause("BSQ-S4", "BSQ-4.13", "BSQ-4.14")
@pytest.mark.parametrize(
    ("claims", "main"), [("1 bomb", 12), ("- bomb", 11), ("1 -", 11), ("1 door", 10), ("2 bomb", 10)]
)
def test_s4_claims(claims: str, main: int) -> None:
    match = begin(f"main 10 | {ETHAN} | draw M3")
    play(match, f"P0 discard 3 {claims}")
    assert battery(match) == (main, 8)
    assert discards(match) == ["B1"]
    assert hand(match, 0) == ["M1", "D1", "H1", "M2", "D2", "M3"]


@clause("BSQ-S5", "BSQ-4.14", "BSQ-4.17")
def test_s5_cap_and_recon() -> None:
    def after(main: int, claims: str, roles: str = "- -") -> int:
        match = play(begin(f"main {main} | roles {roles} | {ETHAN}"), f"P0 discard 3 {claims}")
        return battery(match)[0]

    assert after(15, "1 bomb") == 16
    recon = "recon -"
    assert [after(12, claims, recon) for claims in ("1 -", "1 bomb", "2 -")] == [14, 15, 12]
    assert after(15, "1 bomb", recon) == 16
    assert after(16, "1 bomb", recon) == 16


@clause("BSQ-S6", "BSQ-4.15")
def test_s6_full_battery() -> None:
    match = play(begin(f"main 16 | {ETHAN}"), "P0 discard 2 - -")
    assert battery(match) == (16, 8)
    refused(begin(f"main 15 | {ETHAN}"), "E_BAD_CLAIMS", 0, "discard 2 - -", "BSQ-4.15")


@clause("BSQ-S7", "BSQ-4.55", "BSQ-4.19")
def test_s7_flip() -> None:
    match = begin(f"{ETHAN} | {KAIA} | discard D3 H3 H3 | draw M3")
    # Cards that were placed nowhere lie in the draw pile: here they are older discards.
    state = match.state
    rest = state.draw[:-1]
    state.draw, state.discard = state.draw[-1:], rest + state.discard
    before = discards(match)
    play(match, "P0 discard 3 1 -")
    assert hand(match, 0)[-1] == "M3"
    assert draws(match) == [*before, "B1"]
    assert discards(match) == []
    assert last(match, "pile_flipped").cards == len(before) + 1
    play(match, "P1 play 0")
    assert hand(match, 1)[-1] == before[0]


@clause("BSQ-S8", "BSQ-4.21", "BSQ-4.22")
def test_s8_auto_activation() -> None:
    match = begin(f"slots M2 M2 M2 M1 M1 M1 | {ETHAN} | draw B3")
    play(match, "P0 play 0")
    assert asked(match) == ("adjust", 0)
    assert len(hand(match, 0)) == 5
    program = GAME.view(match.state, 1).program
    assert program is not None
    assert program.allowance == 0
    play(match, "P0 send 0,1,2,3,4,5,6")
    assert last(match, "program_sent").cost == 10
    while phase(match) == "execute":
        play(match, f"P0 {offered(match, 0, 'step')[0]}")
    assert len(discards(match)) == 7
    assert hand(match, 0)[-1] == "B3"
    assert len(hand(match, 0)) == 6
    assert asked(match) == ("turn", 1)


@clause("BSQ-S9", "BSQ-4.34", "BSQ-6.3")
def test_s9_power_down_by_cost() -> None:
    match = begin("main 1 | reserve 2 | slots M1 M1 M1 M1")
    play(match, "P0 activate; P0 send 0,1,2,3 steps E E E E")
    assert (ended(match), battery(match), robot(match)) == ("power", (0, 0), "4,1")
    assert outcome.reserve_used(match.state) == 8
    assert result(match) == (-8, 0, False)


@clause("BSQ-S11", "BSQ-4.43")
def test_s11_moves() -> None:
    for card, expected in (("M1", {"N", "E", "W"}), ("M2", {"N", "W"}), ("M3", {"N"})):
        match = begin(f"robot 4,3 | slots {card}")
        play(match, "P0 activate; P0 send 0")
        assert ways(match) == expected
    match = begin("robot 4,3 | slots M2")
    play(match, "P0 activate; P0 send 0; P0 step N")
    assert robot(match) == "2,3"


@clause("BSQ-S12", "BSQ-4.41")
def test_s12_must_if_can() -> None:
    match = begin("robot 4,3 | slots M2")
    play(match, "P0 activate; P0 send 0")
    refused(match, "E_MUST_PERFORM", 0, "step E", "BSQ-4.41")
    for card, expected in (("M3", {"S"}), ("M2", {"E", "S"})):
        match = begin(f"robot 1,2 | secured 1,2 | slots {card}")
        play(match, "P0 activate; P0 send 0")
        assert ways(match) == expected


@clause("BSQ-S13", "BSQ-4.50", "BSQ-4.48")
def test_s13_save_first() -> None:
    match = begin("robot 3,4 | slots D1")
    play(match, "P0 activate; P0 send 0")
    assert battery(match) == (12 - 2 - 2, 8)
    assert "card_failed" in log(match)
    match = begin("robot 4,3 | slots H1 M1 M1 D1 M2")
    play(match, "P0 activate; P0 send 0,1,2,3,4 steps @5,3 N E @3,5| E")
    assert robot(match) == "3,6"
    assert "card_failed" not in log(match)


@clause("BSQ-S14", "BSQ-4.51")
def test_s14_last_bomb() -> None:
    match = begin("secured 5,5 | robot 5,12 | main 8 | slots B2 M1")
    play(match, "P0 activate; P0 send 0,1 steps @6,12 N")
    assert (ended(match), battery(match), robot(match)) == ("disarmed", (4, 8), "5,12")
    assert "1,12" in on_board(match)


@clause("BSQ-S16", "BSQ-4.71", "BSQ-4.72")
def test_s16_detonation() -> None:
    position = "secured 5,3 1,2 | reserve 7 | robot 5,6 | open 5,7| | slots B1"
    match = begin(position, clock="real_time")
    play(match, "P0 activate", 599_000)
    refused(match, "E_OVER", 0, "send 0 steps @5,5", "BSQ-4.72", 600_000)
    in_time = play(begin(position, clock="real_time"), "P0 activate", 599_000)
    play(in_time, "P0 send 0 steps @5,5", 599_999)
    assert "5,5" in secured(in_time)
    match.play(-3, GAME.words.read_move("expire bomb_A"), 600_300)
    assert (ended(match), result(match)) == ("detonation", (5, 1, False))


@clause("BSQ-S18", "BSQ-4.80")
def test_s18_turn_budget() -> None:
    view = GAME.view(begin(clock="standard").state, 0)
    assert [each.turns for each in view.deadlines] == [80, 160]
    assert [each.turns for each in GAME.view(begin(clock="expert").state, 0).deadlines] == [60, 120]
    position = f"turns 79 | robot 5,6 | open 5,7| | slots M1 M1 M1 M1 M1 B1 | {ETHAN}"
    match = play(begin(position, clock="standard"), "P0 play 0; P0 send 5,0,1,2,3,4,6 steps @5,5 S N S N S N")
    assert ended(match) is None
    assert match.state.turns == 80
    match = play(begin("turns 79", clock="standard"), "P0 intel 1 1")
    assert (ended(match), match.state.blown) == ("detonation", "A")


@clause("BSQ-S19", "BSQ-4.18")
def test_s19_analyst() -> None:
    position = "roles analyst - | hand P0 D1 D1 M2 D1 D1 D2 | draw B3"
    match = play(begin(f"main 6 | {position}"), "P0 discard 2 1 -")
    assert (battery(match)[0], asked(match), discards(match)) == (6, ("analyst", 0), ["M2"])
    play(match, "P0 analyst keep")
    assert (battery(match)[0], hand(match, 0)[2], draws(match)[0]) == (5, "M2", "B3")
    assert (asked(match), discards(match)) == (("turn", 1), [])
    assert marks(match, 0)[2] == ((2,), ("move",))
    match = play(begin(f"main 0 | {position}"), "P0 discard 2 1 -")
    assert (asked(match), discards(match), hand(match, 0)[-1]) == (("turn", 1), ["M2"], "B3")
    match = play(begin(f"main 0 | {position}"), "P0 discard 2 2 -")
    assert (battery(match)[0], asked(match)) == (1, ("analyst", 0))


@clause("BSQ-S21", "BSQ-4.32")
def test_s21_disposal_expert() -> None:
    match = begin("roles disposal - | slots M1 M1 M1 D1 D1")
    play(match, "P0 activate; P0 send 0,1,2 scrap 4,3")
    assert last(match, "program_sent").cost == 6
    match = begin(f"roles disposal - | slots M1 M1 M1 M1 D2 D2 | {ETHAN}")
    play(match, "P0 play 0")
    refused(match, "E_TOO_MANY_SCRAPS", 0, "send 0,1,2,3,4 scrap 5,6", "BSQ-4.32")
    play(match, "P0 send 0,1,2,3,4,6 scrap 5")
    assert last(match, "program_sent").cost == 9


@clause("BSQ-S22", "BSQ-4.53")
def test_s22_negotiator() -> None:
    match = begin("roles negotiator - | robot 2,7 | slots H1 M2 M2 D1 D3")
    play(match, "P0 activate; P0 send 0,1,2,3,4 scrap - steps @2,8 S . . .")
    assert secured(match) == ["2,8"]
    assert [token.level for token in GAME.view(match.state, 0).secured] == [3]
    play(match, "P0 step E")
    assert robot(match) == "4,9"
    # Door 1 is an error, whatever is near; door 3 opens.
    assert last(match, "card_failed").card == "D1"
    assert ways(match) == {"4,10|"}


@clause("BSQ-S24", "BSQ-4.45", "BSQ-4.49")
def test_s24_no_acting_through_walls() -> None:
    match = play(begin("robot 4,5 | slots B1"), "P0 activate; P0 send 0")
    assert last(match, "card_failed").card == "B1"
    match = play(begin("robot 5,6 | slots B1"), "P0 activate; P0 send 0")
    assert ways(match) == {"5,5"}


@clause("BSQ-S26", "BSQ-4.63")
def test_s26_crates() -> None:
    match = play(begin("robot 3,4 | slots M2", mission="8"), "P0 activate; P0 send 0; P0 step E")
    assert robot(match) == "3,6"
    assert GAME.view(match.state, 0).crates == ("3,7", "3,8")
    match = play(begin("robot 3,4 | slots M1", mission="8", robot="felix"), "P0 activate; P0 send 0")
    assert "E" not in ways(match)
    position = "robot 3,9 | crates 3,10 3,11 | slots M2 M3"
    match = play(begin(position, mission="8"), "P0 activate; P0 send 1,0")
    assert "E" not in ways(match)
    match = play(begin(position, mission="8"), "P0 activate; P0 send 0,1; P0 step E")
    assert (robot(match), GAME.view(match.state, 0).crates) == ("3,11", ("3,12", "3,13"))


@clause("BSQ-S28", "BSQ-4.66")
def test_s28_gas() -> None:
    match = begin("", mission="6", clock="real_time")
    match.play(-3, GAME.words.read_move("expire gas_1"), 600_300)
    assert not {"9,2", "7,8", "7,4", "4,5"} & on_board(match)
    assert ended(match) is None
    assert len(GAME.view(match.state, 0).lost) == 4
    # With no L1 saved, no L1 door can ever be opened.
    position = "robot 6,7 | slots D1"
    again = begin(position, mission="6", clock="real_time")
    again.play(-3, GAME.words.read_move("expire gas_1"), 600_300)
    play(again, "P0 activate; P0 send 0", 601_000)
    assert last(again, "card_failed").card == "D1"
    # Two of four lost: 39 is the most that is left of 43.
    partly = begin("secured 7,4 4,5", mission="6", clock="real_time")
    partly.play(-3, GAME.words.read_move("expire gas_1"), 600_300)
    left = sum(token.level or 0 for token in GAME.view(partly.state, 0).tokens)
    assert 2 * (left + 2) + 5 == 39


@clause("BSQ-S29", "BSQ-4.91", "BSQ-4.92")
def test_s29_fog() -> None:
    faces = "faces H2 H1 H1 H3 H2 H1 H2 H1 A1 B2"
    match = begin(f"{faces} | slots M2", fog=True)
    play(match, "P0 activate; P0 send 0; P0 step E")
    assert last(match, "token_turned_up").place == "5,3"
    match = play(begin(f"{faces} | robot 3,4 | slots D1", fog=True), "P0 activate; P0 send 0")
    assert ways(match) == {"3,5|"}


@clause("BSQ-S30", "BSQ-4.94")
def test_s30_no_programming() -> None:
    match = begin(f"{ETHAN} | draw B3", no_programming=True)
    play(match, "P0 play 1")
    assert battery(match) == (8, 8)
    assert discards(match) == ["D1"]
    assert hand(match, 0)[-1] == "B3"
    assert asked(match) == ("turn", 1)


@clause("BSQ-S32", "BSQ-2.20", "BSQ-2.21", "BSQ-2.13", "BSQ-6.6")
@pytest.mark.parametrize("mission", MISSIONS)
def test_s32_reference_plans(mission: str) -> None:
    state = follow(Options(mission=mission), reference_plans()[mission])  # type: ignore[arg-type]
    assert state.cause == "disarmed"
    assert outcome.score(state) == state.setting.perfect
    assert outcome.stars(state) == 5
    assert outcome.success(state)
