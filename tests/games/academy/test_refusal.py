"""Chapter 9: every illegal or malformed input, its code and clause. `refused` proves that nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.errors import Broken, Refused
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules import setup
from lastwire.games.academy.rules.moves import Peek, UseTool, XrayPick
from lastwire.games.academy.rules.options import Options
from lastwire.table.table import Table
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.academy.kit import begin, pass_all, play, refused, reveal, shown, start
from tests.games.kit import malformed, random_end


@clause("BSA-9.1")
def test_1_cards_that_are_not_in_hand() -> None:
    match = begin(3, "P0 stack G B | P1 spent")
    refused(match, "E_OUT", 0, "play G", "BSA-4.9.2")
    refused(match, "E_OUT", 0, "play B", "BSA-4.9.2")
    refused(match, "E_SPENT", 1, "play WAIT", "BSA-4.9.3")
    play(match, "P0 play R")
    refused(match, "E_COMMITTED", 0, "play R", "BSA-4.2.2")


@clause("BSA-9.2", "BSA-3.6")
def test_2_yellow_with_two_players() -> None:
    match = begin(2, "P0 {JUMPER}")
    refused(match, "E_WIRE", 0, "play Y", "BSA-3.6")
    reveal(match, "R WAIT")
    refused(match, "E_NEIGHBOUR", 0, "use JUMPER wire=Y", "BSA-4.12.10")
    pass_all(match)
    refused(match, "E_WIRE", 1, "protect Y", "BSA-3.6")
    match = reveal(begin(2), "G CHICKEN")
    refused(match, "E_WIRE", 1, "peek tiles Y", "BSA-3.6")
    refused(match, "E_WIRE", 1, "peek decks G Y", "BSA-3.6")
    with pytest.raises(Refused):
        setup.inject(Options(), 2, tools={0: ["X_RAY"], 1: ["X_RAY"]})


@clause("BSA-9.3", "BSA-9.23")
@pytest.mark.parametrize("card", ["GREEN", "g", "wait", "", None, 0, 1.0, True, [], ["G"], {"G": 1}, "P"])
def test_3_strange_cards(card: Any) -> None:
    malformed(GAME.codec.move, {"kind": "commit", "card": card})
    malformed(GAME.codec.move, {"kind": "use_tool", "tool": "SCHEMATICS", "card": card if card is not None else 7})


@clause("BSA-9.4", "BSA-4.2.2")
def test_4_committing_twice_and_retracting_nothing() -> None:
    match = begin(3)
    refused(match, "E_NO_COMMIT", 0, "retract", "BSA-4.2.2")
    play(match, "P0 play G")
    refused(match, "E_COMMITTED", 0, "play B", "BSA-4.2.2")
    play(match, "P0 retract")
    refused(match, "E_NO_COMMIT", 0, "retract", "BSA-4.2.2")
    reveal(match, "G WAIT CHICKEN")
    refused(match, "E_PHASE", 0, "retract", "BSA-4.2.2")
    refused(match, "E_PHASE", 0, "play B", "BSA-4.2.1")


@clause("BSA-9.5")
def test_5_strangers() -> None:
    match = begin(3, "P0 {SNIFFER}")
    for seat in (3, 99, PUBLIC, TABLE, CLOCK):
        for move in ("play G", "retract", "use SNIFFER", "pass", "protect G", "pick 0", "peek none", "draft X_RAY"):
            refused(match, "E_AUTH", seat, move, "BSA-9.5")
        refused(match, "E_AUTH", seat, "heed SNIFFER", "BSA-9.5")
    for seat in (0, 1, PUBLIC, TABLE):
        refused(match, "E_AUTH", seat, Expire("select"), "BSA-4.14.2")
    refused(match, "E_PHASE", CLOCK, Expire("select"), "BSA-4.14.1")  # no clock runs at this table
    # Nobody can move for another seat: the table knows who sent a command.
    desk = Rig(GAME, 3, (), Table)
    desk.begin(match.options, match.state, bytes(32), START_MS)
    prompt = match.prompt.id
    assert desk.play(1, prompt, b'{"kind":"commit","card":"G"}', START_MS)
    assert desk.match.state.committed == [-1, 0, -1]
    assert not desk.play(1, prompt, b'{"kind":"commit","card":"G","seat":0}', START_MS)
    assert not desk.play(PUBLIC, prompt, b'{"kind":"commit","card":"G"}', START_MS)
    assert desk.match.state.committed == [-1, 0, -1]


@clause("BSA-9.6", "BSA-4.3.1", "BSA-4.3.2")
def test_6_answers_to_no_question() -> None:
    match = begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH} | P2 {MIRROR}")
    refused(match, "E_NO_WINDOW", 0, "pass", "BSA-4.3.1")
    reveal(match, "G WAIT CHICKEN")
    refused(match, "E_NO_WINDOW", 0, "use HAMMER", "BSA-4.3.1")  # somebody names a wire
    refused(match, "E_NO_WINDOW", 1, "pass", "BSA-4.3.1")
    play(match, "P1 protect Y")
    refused(match, "E_NOT_ASKED", 2, "pass", "BSA-4.3.1")
    play(match, "P0 pass")
    refused(match, "E_ANSWERED", 0, "pass", "BSA-4.3.2")
    refused(match, "E_ANSWERED", 0, "use HAMMER", "BSA-4.3.2")
    play(match, "P1 pass")
    refused(match, "E_NO_WINDOW", 0, "use HAMMER", "BSA-4.3.1")  # a Chicken peeks
    refused(match, "E_NO_WINDOW", 2, "use MIRROR", "BSA-4.3.1")  # only through the peek itself


@clause("BSA-9.7", "BSA-4.3.6")
def test_7_tools_of_others() -> None:
    match = begin(3, "G 2 ^ 1 1 1 | P0 {HAMMER} | P1 {WRENCH SNIFFER}")
    refused(match, "E_TOOL", 0, "use SNIFFER", "BSA-4.3.6")
    reveal(match, "G CHICKEN CHICKEN")
    refused(match, "E_TOOL", 0, "use WRENCH", "BSA-4.3.6")
    refused(match, "E_TOOL", 1, "use HAMMER", "BSA-4.3.6")
    play(match, "P0 use HAMMER; P1 pass")
    refused(match, "E_TOOL", 0, "use HAMMER", "BSA-4.3.6")  # used


@clause("BSA-9.8")
def test_8_the_wrong_window() -> None:
    match = begin(3, "G 2 ^ 1 | P0 {HAMMER SWITCH} | P1 {CRIMPER WRENCH} | P2 {SNIFFER}")
    refused(match, "E_WINDOW", 1, "use WRENCH", "BSA-4.12.19")
    refused(match, "E_WINDOW", 0, "use HAMMER", "BSA-4.12.7")
    play(match, "P2 play B")
    refused(match, "E_COMMITTED", 2, "use SNIFFER", "BSA-4.2.3")
    play(match, "P0 play G; P1 play CHICKEN")
    refused(match, "E_WINDOW", 1, "use WRENCH", "BSA-4.12.19")
    refused(match, "E_WINDOW", 2, "use SNIFFER", "BSA-4.12.16")
    play(match, "P0 pass")
    refused(match, "E_WINDOW", 1, "use CRIMPER", "BSA-4.12.4")
    refused(match, "E_WINDOW", 0, "use SWITCH player=P2", "BSA-4.12.17")
    play(match, "P0 pass; P1 pass")
    refused(match, "E_WINDOW", 1, "use WRENCH", "BSA-4.12.19")


@clause("BSA-9.9", "BSA-7.11")
def test_9_the_wrong_side_of_the_cut() -> None:
    match = begin(4, "G 2 | P0 {WRENCH BOMB_BLANKET HAMMER} | P1 {X_RAY FREEZER} | P2 {SCRAMBLER}")
    reveal(match, "G G CHICKEN CHICKEN")
    refused(match, "E_SOMEONE_ELSE", 0, "use WRENCH", "BSA-4.12.19")
    refused(match, "E_SOMEONE_ELSE", 0, "use BOMB_BLANKET", "BSA-4.12.3")
    refused(match, "E_ALONE", 0, "use HAMMER", "BSA-4.12.7")
    refused(match, "E_ALONE", 1, "use X_RAY", "BSA-4.12.20")
    refused(match, "E_CUTTERS", 2, "use SCRAMBLER", "BSA-4.12.14")
    match = begin(4, "G 2 ^ 0 | P0 {CRIMPER JAMMER} | P1 {AMPLIFIER DYNAMO}")
    reveal(match, "G CHICKEN CHICKEN CHICKEN")
    refused(match, "E_SOMEONE_ELSE", 0, "use CRIMPER", "BSA-4.12.4")
    refused(match, "E_SHARED", 0, "use JAMMER", "BSA-4.12.9")
    refused(match, "E_ALONE", 1, "use AMPLIFIER", "BSA-4.12.2")
    match = begin(4, "G 2 ^ 0 | P0 {AMPLIFIER} | P1 {JAMMER DYNAMO}")
    reveal(match, "G B CHICKEN CHICKEN")
    refused(match, "E_CUTTERS", 1, "use JAMMER", "BSA-4.12.9")
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 {SHIELD HELMET} | P1 5")
    reveal(match, "G CHICKEN CHICKEN")
    refused(match, "E_SHIELD_SELF", 0, "use SHIELD player=P0", "BSA-4.12.15")
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P1 {SHIELD HELMET} | P0 5")
    reveal(match, "G CHICKEN CHICKEN")
    refused(match, "E_RESPONSIBLE", 1, "use HELMET", "BSA-4.12.8")
    refused(match, "E_PLAYER_NAMED", 1, "use SHIELD player=P2", "BSA-4.12.15")
    refused(match, "E_PLAYER_NAMED", 1, "use SHIELD", "BSA-4.12.15")


@clause("BSA-9.10", "BSA-4.12.1", "BSA-7.9")
def test_10_air_horn() -> None:
    match = reveal(begin(5, "P0 {AIR_HORN}"), "G B R WAIT CHICKEN")
    for players in ((0, 1), (1, 1), (1, 3), (1, 4), (1,), (1, 2, 3), (1, 2, 4), (1, 9), (-1, 1), (2, 1), ()):
        refused(match, "E_PLAYERS_NAMED", 0, UseTool("AIR_HORN", players=players), "BSA-4.12.1")
    refused(match, "E_PLAYERS_NAMED", 0, "use AIR_HORN", "BSA-4.12.1")
    refused(match, "E_ARGS", 0, UseTool("AIR_HORN", players=(1, 2), wire="G"), "BSA-9.23")
    alone = reveal(begin(3, "P0 {AIR_HORN} | P1 {SCHEMATICS}"), "G WAIT CHICKEN")
    refused(alone, "E_NO_TARGET", 0, UseTool("AIR_HORN", players=(1, 2)), "BSA-4.12.1")
    one = reveal(begin(3, "P0 {AIR_HORN}"), "G B CHICKEN")
    refused(one, "E_PLAYERS_NAMED", 0, UseTool("AIR_HORN", players=(1, 2)), "BSA-4.12.1")


@clause("BSA-9.11", "BSA-4.12.10")
def test_11_jumper() -> None:
    for card, wrong in (("G", "GRY"), ("B", "BY"), ("Y", "YGB")):
        match = reveal(begin(3, "P0 {JUMPER}"), f"{card} CHICKEN CHICKEN")
        for wire in wrong:
            refused(match, "E_NEIGHBOUR", 0, f"use JUMPER wire={wire}", "BSA-4.12.10")
        refused(match, "E_NEIGHBOUR", 0, "use JUMPER", "BSA-4.12.10")
    for card in ("WAIT", "CHICKEN"):
        match = reveal(begin(3, "P0 {JUMPER} | P1 {SCHEMATICS}"), f"{card} G CHICKEN")
        refused(match, "E_NO_CUTTER", 0, "use JUMPER wire=G", "BSA-4.12.10")


@clause("BSA-9.12", "BSA-4.12.17")
def test_12_switch() -> None:
    match = reveal(begin(5, "P0 {SWITCH}"), "G G WAIT CHICKEN R")
    for player in (0, 1, 2, 3, 5, -1):
        refused(match, "E_PLAYER_NAMED", 0, UseTool("SWITCH", player=player), "BSA-4.12.17")
    refused(match, "E_PLAYER_NAMED", 0, "use SWITCH", "BSA-4.12.17")
    match = reveal(begin(3, "P0 {SWITCH} | P1 {SCHEMATICS}"), "G G CHICKEN")
    refused(match, "E_NO_TARGET", 0, "use SWITCH player=P1", "BSA-4.12.17")
    match = reveal(begin(3, "P0 {SWITCH} | P1 {SCHEMATICS}"), "CHICKEN G G")
    refused(match, "E_NO_CUTTER", 0, "use SWITCH player=P1", "BSA-4.12.17")


@clause("BSA-9.13", "BSA-4.12.6", "BSA-7.10")
def test_13_freezer() -> None:
    match = reveal(begin(3, "B 1 2 3 | P0 {FREEZER}"), "B CHICKEN CHICKEN")
    for cards in ((0,), (0, 0), (-1, 0), (0, 3), (1, 0), (0, 1, 2), ()):
        refused(match, "E_CARDS_NAMED", 0, UseTool("FREEZER", cards=cards), "BSA-4.12.6")
    match = reveal(begin(3, "B 1 | P0 {FREEZER}"), "B CHICKEN CHICKEN")
    refused(match, "E_CARDS_NAMED", 0, UseTool("FREEZER", cards=(0, 1)), "BSA-4.12.6")
    match = reveal(begin(3, "P0 {FREEZER HAMMER}"), "B CHICKEN CHICKEN")
    refused(match, "E_NOTHING", 0, UseTool("FREEZER", cards=(0,)), "BSA-4.12.6")


@clause("BSA-9.14", "BSA-4.12.14")
def test_14_scrambler() -> None:
    match = reveal(begin(3, "B 1 2 | P0 {SCRAMBLER HAMMER}"), "B CHICKEN CHICKEN")
    refused(match, "E_TOO_FEW", 0, "use SCRAMBLER", "BSA-4.12.14")


@clause("BSA-9.15", "BSA-4.12.13", "BSA-7.7")
def test_15_schematics() -> None:
    match = reveal(begin(4, "P0 {SCHEMATICS} stack R | P1 {ORDERS}"), "WAIT G B CHICKEN")
    refused(match, "E_CARD", 0, "use SCHEMATICS card=WAIT", "BSA-4.12.13")
    refused(match, "E_CARD", 0, "use SCHEMATICS card=R", "BSA-4.12.13")
    refused(match, "E_CARD", 0, "use SCHEMATICS", "BSA-4.12.13")
    play(match, "P0 pass; P0 protect G")
    refused(match, "E_DONE", 0, "use SCHEMATICS card=G", "BSA-4.12.13")


@clause("BSA-9.16", "BSA-4.12.12")
def test_16_orders() -> None:
    match = reveal(begin(4, "P1 {ORDERS} | P2 {SCHEMATICS}"), "WAIT G B CHICKEN")
    play(match, "P2 pass; P0 protect B")
    refused(match, "E_UNPROTECTED", 1, "use ORDERS", "BSA-4.12.12")


@clause("BSA-9.17", "BSA-4.12.5")
def test_17_dynamo() -> None:
    match = reveal(begin(3, "G 0 ^ 1 | P1 {DYNAMO CRIMPER}"), "G CHICKEN CHICKEN")
    refused(match, "E_NO_ZERO", 1, "use DYNAMO", "BSA-4.12.5")


@clause("BSA-9.18", "BSA-4.12.18")
def test_18_toolkit() -> None:
    refused(begin(3, "P0 {TOOLKIT}"), "E_NOTHING", 0, "use TOOLKIT", "BSA-4.12.18")


@clause("BSA-9.19", "BSA-4.4.2")
def test_19_protect() -> None:
    match = begin(4, "P0 5")
    refused(match, "E_PHASE", 0, "protect G", "BSA-4.4.2")
    reveal(match, "WAIT WAIT G CHICKEN")
    for seat in (0, 2, 3):
        refused(match, "E_TURN", seat, "protect G", "BSA-4.4.2")
    play(match, "P1 protect G")
    refused(match, "E_TURN", 1, "protect B", "BSA-4.4.2")
    for wire in ("P", "g", "", None, 0, ["G"]):
        malformed(GAME.codec.move, {"kind": "protect", "wire": wire})


@clause("BSA-9.20", "BSA-4.8.2", "BSA-7.28")
def test_20_peek() -> None:
    match = begin(4, "P1 3")
    refused(match, "E_PHASE", 0, "peek none", "BSA-4.8.2")
    reveal(match, "CHICKEN CHICKEN G B")
    for seat in (1, 2, 3):
        refused(match, "E_TURN", seat, "peek none", "BSA-4.8.2")
    for wires in (("G",), ("G", "B", "R"), ("G", "G"), (), ("B", "G")):
        refused(match, "E_PEEK", 0, Peek("decks", wires), "BSA-7.28")
    for text in ("peek tiles G B", "peek tiles", "peek tiles G G"):
        refused(match, "E_PEEK", 0, text, "BSA-4.8.2")
    refused(match, "E_PEEK", 0, Peek("none", ("G",)), "BSA-4.8.2")
    refused(match, "E_PEEK", 0, Peek("mirror", ("G",)), "BSA-4.8.2")
    refused(match, "E_TOOL", 0, "peek mirror", "BSA-4.12.11")
    for data in (
        {"mode": "all"},
        {"mode": None},
        {},
        {"mode": "tiles", "wires": ["P"]},
        {"mode": "tiles", "wires": "G"},
    ):
        malformed(GAME.codec.move, {"kind": "peek", **data})


@clause("BSA-9.21", "BSA-4.12.20")
def test_21_x_ray() -> None:
    match = reveal(begin(3, "P0 {X_RAY}"), "G CHICKEN CHICKEN")
    refused(match, "E_PHASE", 0, "pick 0", "BSA-4.12.20")
    play(match, "P0 use X_RAY")
    for index in (3, -1, 99):
        refused(match, "E_INDEX", 0, XrayPick(index), "BSA-4.12.20")
    refused(match, "E_TURN", 1, "pick 0", "BSA-4.12.20")
    for wrong in (True, 1.0, "1", None, [0]):
        malformed(GAME.codec.move, {"kind": "xray_pick", "index": wrong})


@clause("BSA-9.22", "BSA-4.10.3")
def test_22_draft() -> None:
    match = begin(3)
    refused(match, "E_PHASE", 0, "draft HAMMER", "BSA-4.10.3")
    match = reveal(begin(3, "G 3 3 2 2 ^ 1 boom 1 | P1 4"), "G B CHICKEN")
    shown_tools = GAME.view(match.state, 0).display
    other = next(tool for tool in ("HAMMER", "WRENCH", "MIRROR", "ORDERS", "SWITCH") if tool not in shown_tools)
    refused(match, "E_DRAFT", 0, f"draft {other}", "BSA-4.10.3")
    for seat in (1, 2):
        refused(match, "E_TURN", seat, f"draft {shown_tools[0]}", "BSA-4.10.3")
    malformed(GAME.codec.move, {"kind": "draft", "tool": list(shown_tools[:2])})
    play(match, f"P0 draft {shown_tools[0]}")
    refused(match, "E_DRAFT", 1, f"draft {shown_tools[0]}", "BSA-4.10.3")
    refused(match, "E_TURN", 0, f"draft {shown_tools[1]}", "BSA-4.10.3")


@clause("BSA-9.23")
def test_23_bad_form() -> None:
    for data in (
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        b'"commit"',
        {},
        {"kind": "cut"},
        {"kind": "commit"},
        {"kind": "commit", "card": "G", "seat": 0},
        {"kind": "comit", "card": "G"},
        {"kind": "retract", "card": "G"},
        {"kind": "pass", "all": True},
        {"kind": "use_tool"},
        {"kind": "use_tool", "tool": "LASER"},
        {"kind": "use_tool", "tool": "FREEZER", "cards": [0.0, 1]},
        {"kind": "use_tool", "tool": "FREEZER", "cards": [True, 1]},
        {"kind": "use_tool", "tool": "FREEZER", "cards": 1},
        {"kind": "use_tool", "tool": "FREEZER", "cards": [0] * 1000},
        {"kind": "use_tool", "tool": "AIR_HORN", "players": ["P1", "P2"]},
        {"kind": "use_tool", "tool": "SHIELD", "player": True},
        {"kind": "use_tool", "tool": "JUMPER", "args": {"wire": "B"}},
        {"kind": "auto_pass", "tool": "WRENCH"},
        {"kind": "auto_pass", "tool": "WRENCH", "on": 1},
        {"kind": "peek", "mode": "decks", "wires": ["G"] * 100},
    ):
        malformed(GAME.codec.move, data)
    match = reveal(begin(3, "G 2 | P0 {HAMMER}"), "G CHICKEN CHICKEN")
    for arg in ({"players": (1,)}, {"cards": (0,)}, {"wire": "G"}, {"card": "G"}, {"player": 1}):
        refused(match, "E_ARGS", 0, UseTool("HAMMER", **arg), "BSA-9.23")


@clause("BSA-9.24", "BSA-6.1")
def test_24_after_the_end() -> None:
    match = random_end(start(3, "over", clock="off"))
    for move in ("play G", "retract", "use SNIFFER", "pass", "protect G", "pick 0", "peek none", "draft X_RAY"):
        refused(match, "E_OVER", 0, move, "BSA-6.1")
    refused(match, "E_OVER", 0, "heed WRENCH", "BSA-6.1")
    refused(match, "E_OVER", CLOCK, Expire("select"), "BSA-6.1")


@clause("BSA-9.26", "BSA-5.7")
def test_26_there_is_nothing_to_ask_hidden_things_with() -> None:
    for data in (b'{"kind":"view","seat":1}', b'{"kind":"peek","mode":"deck_order"}', b'{"kind":"tiles"}'):
        malformed(GAME.codec.move, data)
    desk = Rig(GAME, 3, (), Table)
    match = begin(3, "G boom 1")
    desk.begin(match.options, match.state, bytes(32), START_MS)
    other = begin(3, "G boom 2")
    twin = Rig(GAME, 3, (), Table)
    twin.begin(other.options, other.state, bytes(32), START_MS)
    for one in (desk, twin):
        one.play(PUBLIC, 1, b'{"kind":"view","seat":1}', START_MS)
        one.play(0, 1, b'{"kind":"peek","mode":"tiles","wires":["G"]}', START_MS)
    for viewer in (0, 1, 2, PUBLIC):
        assert desk.heard[viewer] == twin.heard[viewer]


@clause("BSA-9.23")
def test_impossible_states_are_noticed() -> None:
    """The list at the end of chapter 9."""

    def broken(spoil: Any, position: str = "G 2 1") -> None:
        state = begin(3, position).state.copy()
        spoil(state)
        with pytest.raises(Broken):
            GAME.invariants(state)

    def change(name: str, value: Any, index: int | None = None) -> Any:
        def spoil(state: Any) -> None:
            if index is None:
                setattr(state, name, value)
            else:
                getattr(state, name)[index] = value

        return spoil

    for spoil in (
        change("rows", (1,) * 12, 0),
        change("trigger", 9, 0),
        change("booms", 3, 0),
        change("up", 3, 0),
        change("hands", 0b111, 0),
        change("stacks", (0,), 0),
        change("spent", 1),
        change("acts", 2, 1),
        change("tools", 1, 0),
        change("auto", 1, 0),
        change("tops", 1, 0),
        change("seen", 1, 0),
        change("scores", -1, 0),
        change("scores", 7, 0),
        change("bomb", 4),
        change("bomb", 2),
        change("queue", (0,)),
        change("eligible", 1),
        change("answers", (), 0),
        change("plates", (0, 1)),
        change("display", (0,)),
        change("pile", (0, 0)),
        change("notes", ((1, 1, 0, 0),), 0),
    ):
        broken(spoil)
    state = begin(3).state.copy()
    state.committed = [0, 0, 0]
    with pytest.raises(Broken):
        GAME.invariants(state)
    assert shown(begin(3).state, PUBLIC)
