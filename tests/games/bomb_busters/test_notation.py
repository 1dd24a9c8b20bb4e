"""Positions and moves in text, and everything in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.engine.voice import VARIANTS, VOICES
from lastwire.errors import Malformed, Refused
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.mission import LAST
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.talk import Mood
from lastwire.games.bomb_busters.words.notation import (
    read_key,
    read_place,
    read_position,
    read_turn,
    write_key,
    write_place,
    write_position,
)
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.bomb_busters.kit import (
    ENGLISH,
    F1,
    F2,
    F4,
    asked_in_words,
    begin,
    cut,
    described,
    marked,
    play,
    start,
    words,
)
from tests.games.kit import log, random_end, viewers

MOVES = (
    "token A3",
    "B10=9",
    "B10=9/A8",
    "B4=yellow/C8",
    "double C10,C11=11/A11",
    "triple C0,C1,C2=4",
    "super C0,C1=4/A3 stabilizer",
    "C7=7,8/A6,A7 ray",
    "double C7,C8=7,8 ray stabilizer",
    "solo 9",
    "solo yellow",
    "reveal",
    "own A8",
    "answer C11",
    "answer none",
    "give B12",
    "differ A0",
    "same A0",
    "swap D0 P1",
    "post A3",
    "rewind",
    "batteries P0 P2",
    "radar 7",
    "mug P3",
    "call",
    "all B3,C4",
    "all",
    "lie B3 7",
    "order P2",
    "hold P1",
    "release P1",
    "expire turn",
)


@pytest.mark.parametrize("text", MOVES)
def test_moves_come_back(text: str) -> None:
    assert GAME.words.write_move(GAME.words.read_move(text)) == text


def test_every_kind_of_move_has_a_notation() -> None:
    kinds = {type(GAME.words.read_move(text)) for text in MOVES}
    assert kinds == set(get_args(GAME.types.Move))


@pytest.mark.parametrize(
    "text",
    ["", "token", "token Z3", "B10", "B10=", "B10=nine", "=9", "quad B1=2", "solo", "mug 3", "swap A0", "B10=9 x"],
)
def test_strange_text_is_no_move(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.words.read_move(text)


def test_turns_name_their_seat() -> None:
    assert read_turn("P2 reveal") == (2, GAME.words.read_move("reveal"))
    with pytest.raises(Malformed):
        read_turn("reveal")


@clause("BB-2.3")
def test_keys_and_places() -> None:
    for key, text in ((40, "4"), (41, "4.1"), (45, "4.5"), (120, "12"), (115, "11.5")):
        assert (write_key(key), read_key(text)) == (text, key)
    assert (write_place((1, 10)), read_place("B10")) == ("B10", (1, 10))
    for text in ("4.2", "x", ""):
        with pytest.raises(Malformed):
            read_key(text)


def test_positions_come_back() -> None:
    for fixture, rest in (
        (F1, ""),
        (marked(cut(F2, "A8", "B10"), "C3", "D0"), "active P2 | dial 3 | cards 2 9! 10x | spent P0 P2"),
        (F4, "active P1"),
        (F2, "placing"),
    ):
        match = begin(fixture, rest)
        text = write_position(match.state)
        again = read_position(text, match.options, match.seats)
        assert GAME.codec.encode(again) == GAME.codec.encode(match.state)
    for number in range(1, 13):
        match = start(number, 4)
        again = read_position(write_position(match.state), match.options, 4)
        assert GAME.codec.encode(again) == GAME.codec.encode(match.state)


@clause("BB-3.5")
def test_positions_that_cannot_be() -> None:
    options = Options(captain="seat:0")
    for text, code in (
        ("1 1 2 3 5 6 / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 5", "E_BAD_DEAL"),
        ("1 1 2 3 6 5 / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6", "E_BAD_DEAL"),
        ("1 1 2 3 5 6 1 / 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6", "E_BAD_DEAL"),
        ("1 1 2 3 5 6 / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6 | aside 4", "E_BAD_DEAL"),
        ("[1] [1] [2] [3] [5] [6] / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6", "E_BAD_DEAL"),
        ("[1]* 1 2 3 5 6 / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6", "E_BAD_DEAL"),
    ):
        with pytest.raises(Refused) as caught:
            read_position(text, options, 4)
        assert caught.value.code == code
    for text in ("1 x 2", "1 1 2 3 5 6 | colour red", "1 1 2 3 5 6 | captain me"):
        with pytest.raises(Malformed):
            read_position(text, options, 4)


# --- words ----------------------------------------------------------------------------------------


@clause("BB-3.3")
def test_the_log_in_the_reader_s_own_view() -> None:
    match = play(
        begin(F2, "cards 9! 8!"), "P0 C7=7 stabilizer; P1 A8=9/B10; P2 double A0,A1=2; P0 answer A1; P2 own C1"
    )
    assert words(match, 0)[2:] == [
        "You point at Cleo’s C8: “7”. With the Stabilizer.",
        "Wrong, but the Stabilizer holds the dial. C8 gets its token: an 8.",
        "Ben points at your A9: “9”.",
        "Snip! Your A9 is a 9.",
        "Snip! Ben’s B11 is a 9.",
        "Cleo points at your A1 and A2: “2”. With the Double Detector.",
        "Snip! Your A2 is a 2.",
        "Snip! Cleo’s C2 is a 2.",
    ]
    assert words(match, PUBLIC)[0] == (
        "Mission 4, All Colours: 4 experts, 51 wires. Ada is the Captain. Red: 7.5. Yellow: 3.1 and 9.1."
        " Equipment: Stabilizer and General Radar."
    )
    assert "Your wires: 1 2 3 4 5 6 7 8 9 9 10 11 12." in words(match, 0)
    assert not any("Your wires" in line for line in words(match, PUBLIC))


def test_everything_that_happens_has_a_line_for_everybody() -> None:
    seen: set[str] = set()
    for number in range(150):
        rng = Rng(seed_of(f"lines {number}"))
        match = start(1 + rng.below(LAST), 2 + rng.below(4), f"lines {number}", toolbox="open")
        while (prompt := match.prompt) is not None:
            seat = rng.pick([*prompt.owed, *prompt.owed, *prompt.may])
            offers = GAME.offers(match.state, seat)
            if offers:
                match.play(seat, GAME.codec.build(*_draw(offers, rng)))
        seen |= set(log(match))
        for viewer in viewers(match):
            assert all(words(match, viewer))
            assert asked_in_words(match, viewer)
            assert all(described(match, viewer))
    assert seen >= {
        "mission_started",
        "wires_dealt",
        "token_placed",
        "token_skipped",
        "cut_declared",
        "wire_cut",
        "cut_failed",
        "label_placed",
        "swap_proposed",
        "wires_swapped",
        "dial_turned_back",
        "characters_refreshed",
        "radar_answered",
        "turn_passed",
        "turn_called",
        "mission_ended",
    }


def _draw(offers, rng):
    # Cards first: random cuts end a mission before its equipment is seen.
    cards = [offer for offer in offers if offer.kind != "dual_cut"]
    return draw(cards if cards and rng.below(2) else offers, rng)


def test_the_prompt_bar() -> None:
    match = begin(F2, "cards 2!")
    assert asked_in_words(match, 0) == "Your turn: say what a teammate’s wire is, or cut alone what only you hold."
    assert asked_in_words(match, 2) == "It’s Ada’s turn."
    play(match, "P0 double C10,C11=11")
    assert asked_in_words(match, 2) == "Ada said “11”, and that’s right. Which of those wires is cut?"
    assert asked_in_words(match, 1) == "Cleo is checking the wires."
    match = random_end(match)
    assert asked_in_words(match, 1).startswith(("Kaboom!", "Defused!"))


@pytest.mark.parametrize(
    ("wires", "turn", "asked"),
    [
        (F2, "P0 double C10,C11=11", "Ada said “11”, and that’s right. Which of those wires is cut?"),
        (F2, "P0 double C6,C7=1", "Ada said “1”, and that’s wrong. Which of those wires gets its token?"),
        (
            marked(F2, "C7"),
            "P0 double C6,C7=1",
            "Ada said “1”, and that’s wrong. You have nothing to show: just confirm.",
        ),
    ],
)
@clause("BB-4.44", "BB-4.45")
def test_a_detector_s_answer_is_asked_for_as_the_owner_sees_it(wires: Any, turn: str, asked: str) -> None:
    """The owner alone reads what fits; the others read the same whatever it is."""
    match = play(begin(wires), turn)
    assert asked_in_words(match, 2) == asked
    assert asked_in_words(match, 1) == "Cleo is checking the wires."


def test_the_position_in_words() -> None:
    match = play(begin(marked(F2, "C3"), "cards 9! 2!"), "P0 B10=9/A8; P1 C6=yellow stabilizer; P2 swap C0 P3")
    text = "\n".join(described(match, 0))
    assert "Stand A, yours: 1 2 3 4 5 6 7 8 [9] 9 10 11 12." in text
    assert "Stand C, Cleo: ? ? ? ?*5 ? ? ? ? ? ? ? ? ?." in text
    assert "C7: red." in text  # everybody saw that no token came
    assert "At least one of B1, B2, B3" in text
    assert "Cleo is swapping C1 away." in text
    assert "Card 9, Stabilizer: used." in text


def test_every_sentence_that_the_rules_say_is_there_and_said() -> None:
    """By its whole id, or by one that is put together from parts in the code."""
    folder = Path("src") / GAME.home.replace(".", "/")
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    for id in re.findall(r'"(bomb-busters-[\w-]+)"', source):
        assert id in ENGLISH, id
    for code in re.findall(r'refusal\(\s*"(\w+)"', source):
        assert f"bomb-busters-refuse-{code}" in ENGLISH, code
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("text/*en.ftl"))
    said = re.compile(r"^bomb-busters-(?:refuse|ask|log|act|deal|content|describe|part)-([\w-]+) =", re.MULTILINE)
    ends = set(re.findall(r'["-](\w+)["\']', source))
    voices = {f"{kind}-{voice}-{n}" for kind in ("advice", "reply") for voice in VOICES for n in range(VARIANTS)}
    found = set(said.findall(texts))
    assert found >= voices
    for rest in found - voices:
        assert rest.rpartition("-")[2] in ends, rest
    # Those that are put together have one for each of their parts.
    for number in range(1, 13):
        for kind in ("mission", "rule", "effect", "card"):
            assert ENGLISH.say(Message(f"bomb-busters-{kind}-{number}"))
    for mood in get_args(Mood):
        assert f"bomb-busters-mood-{mood}" in ENGLISH
