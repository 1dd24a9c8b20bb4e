"""Chapter 9: every illegal or malformed input, its code and clause, and the order in which reasons are looked for.

`refused` proves with each case that state, log and generator stay as they were.
"""

from __future__ import annotations

from typing import Any

from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    CoffeeMug,
    DetectorAnswer,
    DualCut,
    Hold,
    LabelSame,
    PlaceToken,
    Radar,
    RevealRed,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.table.table import Table
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.bomb_busters.kit import F1, F1B, F2, F3, F4, all_but, begin, cut, marked, play, start
from tests.games.kit import malformed, refused

EVERY_CARD = "cards 1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11! 12!"
STRANGE = (0, 13, -1, 4.1, 1.0, True, None, "", "yellow ", "YELLOW", "red", "seven", "9")


@clause("BB-4.2")
def test_1_not_seated() -> None:
    match = begin(F2, EVERY_CARD)
    for seat in (4, 99, PUBLIC, TABLE, CLOCK):
        for move in ("B10=9", "solo 1", "reveal", "mug P1", "rewind", "radar 7", "post A0", "token A0", "own A8"):
            refused(match, "E_FORMAT", seat, move)
        refused(match, "E_FORMAT", seat, DetectorAnswer(None))
        refused(match, "E_FORMAT", seat, SwapAnswer((0, 0)))
        refused(match, "E_FORMAT", seat, Call())


@clause("BB-4.1")
def test_1_not_a_move() -> None:
    for data in (
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        {},
        {"kind": "cut"},
        {"kind": "dual_cut"},
        {"kind": "dual_cut", "wires": [[1, 10]]},
        {"kind": "dual_cut", "wires": [[1]], "values": [9]},
        {"kind": "dual_cut", "wires": [[1, "10"]], "values": [9]},
        {"kind": "dual_cut", "wires": 3, "values": [9]},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": 9},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [[9]]},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [9], "detector": "quadruple"},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [9], "detector": ["double", "triple"]},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [9], "ray": 1},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [9], "peek": True},
        {"kind": "dual_cut", "wires": [[1, 10]] * 1000, "values": [9]},
        {"kind": "dual_cut", "wires": [[1, 10]], "values": [9] * 1000},
        {"kind": "batteries", "seats": [0] * 1000},
        {"kind": "walkie_talkies", "wire": [0, 0]},
        {"kind": "coffee_mug", "seat": 1.5},
        {"kind": "place_token", "wire": None},
    ):
        malformed(GAME.codec.move, data)


@clause("BB-7.32")
def test_1_wires_of_two_stands() -> None:
    for detector in ("none", "double", "triple", "super"):
        refused(begin(F4, EVERY_CARD), "E_FORMAT", 0, DualCut(((2, 0), (3, 0)), (9,), detector))
    # Bad form comes before everything else, even the end.
    match = play(begin(F2), "P0 C6=7")
    refused(match, "E_FORMAT", 1, DualCut(((0, 0), (2, 0)), (1,), "double"))


@clause("BB-4.5")
def test_2_not_your_turn() -> None:
    match = begin(F2, EVERY_CARD)
    for move in ("A0=1", "solo 1", "reveal", "mug P2", "double A0,A1=1"):
        refused(match, "E_TURN", 1, move)


@clause("BB-4.3")
def test_3_prompt_pending() -> None:
    every = (
        "C10=11",
        "solo 1",
        "reveal",
        "mug P2",
        "rewind",
        "radar 7",
        "post A0",
        "same A8",
        "token A0",
        "swap A0 P1",
    )
    own = play(begin(F2, EVERY_CARD), "P0 B10=9")
    detector = play(begin(F2, EVERY_CARD), "P0 double C10,C11=11")
    swap = play(begin(F2, EVERY_CARD), "P3 swap D0 P1")
    for match, owner in ((own, 0), (detector, 2), (swap, 1)):
        for seat in range(4):
            for move in every:
                refused(match, "E_PROMPT_PENDING", seat, move)
            if seat != owner:
                for answer in ("own A8", "answer C10", "answer none", "give B0"):
                    refused(match, "E_PROMPT_PENDING", seat, answer)
    refused(own, "E_PROMPT_PENDING", 0, "answer C10")
    refused(detector, "E_PROMPT_PENDING", 2, "own C10")
    refused(swap, "E_PROMPT_PENDING", 1, "own B0")
    refused(swap, "E_PROMPT_PENDING", 1, Call())


@clause("BB-4.4", "BB-7.18")
def test_4_game_over() -> None:
    match = play(begin(F2, EVERY_CARD), "P0 C6=7")
    for seat in range(4):
        for move in ("A0=1", "solo 1", "reveal", "mug P2", "rewind", "radar 7", "token A0", "own A8", "answer none"):
            refused(match, "E_OVER", seat, move)
    refused(match, "E_OVER", CLOCK, Expire("turn"))


@clause("BB-4.10", "BB-7.19")
def test_5_bad_target() -> None:
    match = begin(F3)
    for place in ((0, 0), (1, 0)):  # both own stands
        refused(match, "E_BAD_TARGET", 0, DualCut((place,), (9,)), "BB-7.19")
    for place in ((4, 0), (-1, 0), (99, 0), (2, 13), (2, -1), (3, 12)):
        refused(match, "E_BAD_TARGET", 0, DualCut((place,), (9,)))


@clause("BB-4.10")
def test_6_already_cut() -> None:
    match = begin(cut(F2, "B10", "A8"))
    refused(match, "E_ALREADY_CUT", 0, "B10=9")
    refused(match, "E_ALREADY_CUT", 0, "double B9,B10=8")
    # A place that is not there comes first, whichever wire it is.
    refused(match, "E_BAD_TARGET", 0, DualCut(((1, 10), (1, 13)), (9,), "double"))


@clause("BB-4.10", "BB-7.14")
def test_7_bad_value() -> None:
    match = begin(F2, EVERY_CARD)
    for value in STRANGE:
        refused(match, "E_BAD_VALUE", 0, DualCut(((1, 10),), (value,)))
    refused(match, "E_BAD_VALUE", 0, "B4=yellow", "BB-7.14")
    refused(begin(cut(F2, "A0", "B0")), "E_BAD_VALUE", 0, "B1=1", "BB-7.14")  # the only own 1 is cut


@clause("BB-4.10")
def test_8_number_outside_the_mission() -> None:
    refused(begin(F1), "E_BAD_VALUE", 0, "B0=9")


@clause("BB-4.42", "BB-4.9")
def test_9_wrong_number_of_wires() -> None:
    match = begin(F2, EVERY_CARD)
    for detector, wires in (
        ("none", ()),
        ("none", ((2, 0), (2, 1))),
        ("double", ()),
        ("double", ((2, 0),)),
        ("double", ((2, 0), (2, 1), (2, 2))),
        ("double", ((2, 3), (2, 3))),
        ("double", ((2, 4), (2, 3))),
        ("triple", ((2, 0), (2, 1))),
        ("triple", ((2, 0), (2, 1), (2, 1))),
        ("super", ()),
        ("super", ((2, 0), (2, 1))),
    ):
        refused(match, "E_BAD_DETECTOR", 0, DualCut(wires, (9,), detector))  # type: ignore[arg-type]


@clause("BB-4.40", "BB-4.41", "BB-7.31")
def test_10_detector_with_yellow_or_used() -> None:
    match = begin(F2, f"active P1 | {EVERY_CARD}")
    refused(match, "E_BAD_DETECTOR", 1, "double C7,C8=yellow", "BB-4.41")
    refused(match, "E_BAD_DETECTOR", 1, "triple C7,C8,C9=yellow", "BB-4.41")
    refused(begin(F2, "spent P0"), "E_BAD_DETECTOR", 0, "double C10,C11=11", "BB-4.40")


@clause("BB-4.27", "BB-4.28")
def test_11_equipment_unavailable() -> None:
    cards: tuple[str, ...] = (
        "triple C0,C1,C2=9",
        "B10=9 stabilizer",
        "B10=9,10 ray",
        "mug P1",
        "differ A0",
        "swap A0 P1",
        "post A0",
    )
    cards += ("rewind", "batteries P0", "radar 7", "same A8")
    super_detector = "super " + ",".join(f"C{index}" for index in range(13)) + "=9"
    for rest in ("", "cards 1 2 3 4 5 6 7 8 9 10 11 12", "cards 1x 2x 3x 4x 5x 6x 7x 8x 9x 10x 11x 12x"):
        for move in (*cards, super_detector):
            refused(begin(F2, rest), "E_EQUIPMENT_UNAVAILABLE", 0, move)


@clause("BB-4.39")
def test_12_ray_values() -> None:
    match = begin(F2, EVERY_CARD)
    values: Any
    for values in ((), (9,), (9, 9), (9, 8), (8, 9, 10), (9, "yellow"), (9, 13), (9, "red")):
        refused(match, "E_BAD_VALUE", 0, DualCut(((1, 10),), values, ray=True))
    for values in ((), (9, 10)):
        refused(match, "E_BAD_VALUE", 0, DualCut(((1, 10),), values))


@clause("BB-7.39")
def test_13_stabilizer_on_solo_or_reveal() -> None:
    malformed(GAME.codec.move, {"kind": "solo_cut", "value": 9, "stabilizer": True})
    malformed(GAME.codec.move, {"kind": "reveal_red", "stabilizer": True})


@clause("BB-4.18", "BB-4.19", "BB-7.21")
def test_14_not_solo() -> None:
    match = begin(F2, "active P1")
    for value in (*STRANGE, 1, 12, "yellow"):
        refused(match, "E_NOT_SOLO", 1, SoloCut(value))
    refused(begin(F1), "E_NOT_SOLO", 0, "solo 1")
    # Three of four, and one alone.
    three = (1, 4, "1 1 1 3 5 6 / 1 2 2 3 4 5 / 2 3 4 4 5 6 / 2 3 4 5 6 6")
    refused(begin(three), "E_NOT_SOLO", 0, "solo 1")
    refused(begin(cut(F1, "A0", "B0")), "E_NOT_SOLO", 0, "solo 1")


@clause("BB-4.22", "BB-7.30", "BB-7.60", "BB-7.61")
def test_15_not_only_red() -> None:
    refused(begin(F2), "E_NOT_ONLY_RED", 0, "reveal")
    # Two stands: one all red is not enough.
    refused(begin(all_but(F4, "C6", "C7", "D9", "B2"), "active P1"), "E_NOT_ONLY_RED", 1, "reveal")
    refused(begin(F1), "E_NOT_ONLY_RED", 0, "reveal")  # no red in the mission at all


@clause("BB-4.8", "BB-7.29", "BB-7.60")
def test_16_must_reveal() -> None:
    match = begin(all_but(F2, "C6", "D11", "A12"), f"active P2 | {EVERY_CARD}")
    for move in ("D11=12", "solo 12", "mug P3", "double D10,D11=12"):
        refused(match, "E_MUST_REVEAL", 2, move)
    # It comes before whatever else is wrong.
    refused(match, "E_MUST_REVEAL", 2, DualCut(((9, 9),), (99,)))


@clause("BB-3.14", "BB-3.15", "BB-7.12")
def test_17_set_up_tokens() -> None:
    match = begin(F2, "placing")
    refused(match, "E_BAD_TOKEN", 1, "token B0", "BB-3.14")  # out of order
    play(match, "P0 token A0")
    refused(match, "E_BAD_TOKEN", 0, "token A1", "BB-3.14")  # a second one
    refused(match, "E_BAD_TOKEN", 1, "token B4")  # yellow
    refused(match, "E_BAD_TOKEN", 1, "token A1")  # a teammate's
    refused(match, "E_BAD_TOKEN", 1, PlaceToken((9, 0)))
    play(match, "P1 token B0")
    refused(match, "E_BAD_TOKEN", 2, "token C6")  # red
    refused(match, "E_BAD_TOKEN", 2, "token C0", "BB-3.15")  # no 1 is left
    play(match, "P2 token C1")


@clause("BB-4.35")
def test_18_post_it() -> None:
    match = begin(marked(F2, "A0", "B0"), "cards 4!")
    for seat, place in ((1, "A1"), (1, "B0"), (1, "B1"), (1, "B4"), (2, "C6"), (2, "C0"), (2, "C99")):
        refused(match, "E_BAD_TOKEN", seat, f"post {place}", "BB-4.35")
    refused(begin(cut(F2, "A0", "B0"), "cards 4!"), "E_BAD_TOKEN", 0, "post A0")


@clause("BB-4.33", "BB-7.43", "BB-7.44")
def test_19_labels() -> None:
    match = begin(F2, EVERY_CARD)
    refused(match, "E_BAD_LABEL", 1, "same B1")  # 1 and 2
    refused(match, "E_BAD_LABEL", 1, "differ B0")  # 1 and 1
    refused(match, "E_BAD_LABEL", 1, "same B12")  # nothing to its right
    refused(match, "E_BAD_LABEL", 1, "differ A3")  # somebody else's
    refused(match, "E_BAD_LABEL", 1, LabelSame((7, 0)))
    refused(begin(cut(F2, "A8", "A9"), EVERY_CARD), "E_BAD_LABEL", 0, "same A8")  # both cut
    # Not across two stands: A13 is the last of its stand, B0 the first of the next.
    refused(begin(F4, EVERY_CARD), "E_BAD_LABEL", 0, "differ A13")


@clause("BB-4.34", "BB-7.50")
def test_20_swaps() -> None:
    match = begin(cut(F2, "A0", "B0"), EVERY_CARD)
    refused(match, "E_BAD_SWAP", 0, "swap A0 P1")  # cut
    refused(match, "E_BAD_SWAP", 0, "swap A1 P0")  # with oneself
    refused(match, "E_BAD_SWAP", 0, "swap B1 P2")  # not one's own
    for seat in (4, -1):
        refused(match, "E_BAD_SWAP", 0, WalkieTalkies((0, 1), seat))
    empty = begin(all_but(F2, "A12", "C6", "C12"), EVERY_CARD)
    refused(empty, "E_BAD_SWAP", 0, "swap A12 P1", "BB-7.50")
    refused(empty, "E_BAD_SWAP", 1, "swap B0 P2")
    play(match, "P0 swap A1 P1")
    for place in ("B0", "A2", "C0", "B77"):
        refused(match, "E_BAD_SWAP", 1, f"give {place}")


@clause("BB-4.36", "BB-7.42")
def test_21_batteries() -> None:
    match = begin(F2, f"{EVERY_CARD} | spent P0 P1 P2")
    for seats in ((), (0, 1, 2), (0, 0), (1, 0), (3,), (0, 3), (4,), (-1,)):
        refused(match, "E_BAD_BATTERIES", 0, Batteries(seats))
    refused(begin(F2, EVERY_CARD), "E_BAD_BATTERIES", 0, "batteries P0")


@clause("BB-4.37")
def test_22_radar() -> None:
    for number in (*STRANGE, "yellow"):
        refused(begin(F2, EVERY_CARD), "E_BAD_VALUE", 1, Radar(number))


@clause("BB-4.39", "BB-7.56")
def test_23_coffee_mug() -> None:
    match = begin(all_but(F2, "A12", "C12", "C6"), EVERY_CARD)
    for seat in (0, 1, 3, 4, -1):
        refused(match, "E_BAD_NEXT", 0, CoffeeMug(seat))


@clause("BB-4.44", "BB-4.45")
def test_24_detector_answers() -> None:
    match = play(begin(F2), "P0 double C5,C6=7")
    for answer in ("answer C6", "answer C4", "answer none", "answer A0"):
        refused(match, "E_BAD_ANSWER", 2, answer)
    match = play(begin(marked(F2, "C3")), "P0 double C3,C4=9")
    for answer in ("answer C3", "answer none", "answer C2"):  # C3 has its token already
        refused(match, "E_BAD_ANSWER", 2, answer)
    match = play(begin(F2), "P0 double C5,C6=6")
    refused(match, "E_BAD_ANSWER", 2, "answer C6")  # red


@clause("BB-4.11", "BB-4.17")
def test_25_own_wires() -> None:
    match = play(begin(cut(F2, "A8", "B10")), "P0 D8=9")
    for place in ("A8", "A7", "B10", "A55"):
        refused(match, "E_BAD_ANSWER", 0, f"own {place}", "BB-4.11")
    match = begin(cut(F2, "A8", "B10"), EVERY_CARD)
    for own in ("A8", "A7", "B9", "A55", "A9,A9", "A9,A8"):
        refused(match, "E_BAD_ANSWER", 0, f"D8=9/{own}", "BB-4.17")
    refused(match, "E_BAD_ANSWER", 0, "D8=8,9/A9,A6 ray", "BB-4.17")


@clause("BB-4.36", "BB-7.17")
def test_26_rewinder() -> None:
    refused(begin(F2, f"dial 6 | {EVERY_CARD}"), "E_NO_EFFECT", 0, "rewind", "BB-7.17")
    refused(begin(F2, EVERY_CARD, rewind_cap="start"), "E_NO_EFFECT", 0, "rewind", "BB-7.17")


@clause("BB-4.3", "BB-7.49")
def test_27_an_answer_to_a_question_no_longer_open() -> None:
    """A double click, or a cut that was sent before a swap: the table refuses it before the rules see it."""
    match = begin(F2, EVERY_CARD)
    desk = Rig(GAME, 4, (), Table)
    desk.begin(match.options, match.state, match.seed, START_MS)
    asked = desk.match.prompt
    assert asked is not None
    cut = GAME.codec.encode(GAME.words.read_move("B10=9/A8"))
    swap, give = (GAME.codec.encode(GAME.words.read_move(text)) for text in ("swap D0 P1", "give B12"))
    assert desk.play(3, asked.id, swap, START_MS)
    assert not desk.play(0, asked.id, cut, START_MS)  # the swap is open
    answer = desk.match.prompt
    assert answer is not None
    assert desk.play(1, answer.id, give, START_MS)
    before = desk.match.digest()
    assert not desk.play(0, asked.id, cut, START_MS)  # it is P0's turn again, but the slots have moved
    assert b"E_PROMPT" in desk.heard[0][-1].data
    assert desk.match.digest() == before
    again = desk.match.prompt
    assert again is not None
    assert again.id not in (asked.id, answer.id)
    assert desk.play(0, again.id, cut, START_MS)
    assert not desk.play(0, again.id, cut, START_MS)  # the second click


@clause("BB-4.1", "BB-4.31")
def test_28_wrong_phase() -> None:
    match = start(4, 4, toolbox="open")
    for seat in range(4):
        for move in ("B0=1", "solo 1", "reveal", "mug P2", "rewind", "radar 7", "post A0", "same A0", "batteries P0"):
            refused(match, "E_PHASE", seat, move)
    match = begin(F2, EVERY_CARD)
    for seat in range(4):
        for move in ("token A0", "own A8", "answer C0", "answer none", "give A0"):
            refused(match, "E_PHASE", seat, move)
        refused(match, "E_PHASE", seat, Call())


@clause("BB-4.10")
def test_reasons_are_looked_for_in_order() -> None:
    match = begin(F2, "cards 9")
    # Target before value before detector before equipment before the values' number before the own wire.
    refused(match, "E_BAD_TARGET", 0, DualCut(((9, 9),), (99,), "double", stabilizer=True))
    refused(match, "E_BAD_VALUE", 0, DualCut(((1, 0),), (99,), "double", stabilizer=True))
    refused(match, "E_BAD_DETECTOR", 0, DualCut(((1, 0),), (9,), "double", stabilizer=True))
    refused(match, "E_EQUIPMENT_UNAVAILABLE", 0, DualCut(((1, 0),), (9, 10), stabilizer=True, own=((0, 0),)))
    refused(match, "E_BAD_VALUE", 0, DualCut(((1, 0),), (9, 10), own=((0, 0),)))
    refused(match, "E_BAD_ANSWER", 0, DualCut(((1, 0),), (9,), own=((0, 0),)))
    refused(match, "E_TURN", 1, DualCut(((9, 9),), (99,)))


@clause("BB-4.31", "BB-4.49")
def test_moves_of_the_table_and_the_clock_are_nobody_s() -> None:
    match = begin(F2)
    for seat in (0, 1, PUBLIC, CLOCK):
        refused(match, "E_FORMAT", seat, Hold(1), "BB-4.31")
    for seat in (0, 1, PUBLIC, TABLE):
        refused(match, "E_FORMAT", seat, Expire("turn"), "BB-4.49")
    refused(match, "E_PHASE", CLOCK, Expire("turn"))  # no clock runs at this table
    refused(match, "E_NO_EFFECT", TABLE, Hold(0))
    refused(match, "E_FORMAT", TABLE, Hold(7))


@clause("BB-4.45")
def test_refusals_tell_no_secret() -> None:
    """What is refused, and in which words, hangs on what the sender sees: never on a teammate's wires."""
    match, other = begin(F1), begin(F1B)
    for move in ("B0=9", "B99=1", "double B0,B0=5", "solo 6", "reveal"):
        one, two = (refused(each, _code(each, move), 0, move) for each in (match, other))
        assert (one.code, one.clause, one.message) == (two.code, two.clause, two.message)
    assert RevealRed() == GAME.words.read_move("reveal")


def _code(match: Any, move: str) -> str:
    codes = {"B0=9": "E_BAD_VALUE", "B99=1": "E_BAD_TARGET", "solo 6": "E_NOT_SOLO", "reveal": "E_NOT_ONLY_RED"}
    return codes.get(move, "E_BAD_DETECTOR")
