"""Moves, positions, log lines and prompts in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, Expire
from lastwire.errors import Malformed
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.content import ROBOTS, ROLES
from lastwire.games.bomb_squad.rules.mission import MISSIONS
from lastwire.games.bomb_squad.rules.moves import Discard, Intel, Plan, Play, Send, Step
from lastwire.games.bomb_squad.words.notation import read_plan, read_position, read_turn
from lastwire.games.bomb_squad.words.phrase import CARD_NAMES
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.bomb_squad.kit import begin, english, options, play, position, prompted, start, words
from tests.games.bomb_squad.test_content import FOLDER
from tests.games.kit import random_end


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("intel 1 2 level", Intel(1, 2, "level")),
        ("intel 1 bomb", Intel(1, "bomb")),
        ("discard 2 1 bomb", Discard(2, 1, "bomb")),
        ("discard 2 - -", Discard(2)),
        ("play hand 3 -", Play("hand", 3)),
        ("play hand 3 up", Play("hand", 3, "up")),
        ("play discard_top - -", Play("discard_top")),
        ("send 0,2 scrap 1", Send((0, 2), (1,))),
        ("send - scrap 0", Send((), (0,))),
        ("send 0,1,2 scrap - steps E @5,3 !", Send((0, 1, 2), (), (Plan("E"), Plan(target="5,3"), Plan(decline=True)))),
        ("send 0 scrap - steps .", Send((0,), (), (Plan(),))),
        ("send 0 scrap - steps -", Send((0,), (), ())),
        ("step NE", Step("NE")),
        ("step @3,5|", Step(None, "3,5|")),
        ("step !", Step(decline=True)),
        ("step =E;5,3;-", Step("E", "5,3")),
        ("step =-;-;?False", Step(decline=False)),
        ("expire bomb_A", Expire("bomb_A")),
        ("activate", GAME.codec.move(b'{"kind":"activate"}')),
        ("play hand ?True -", Play("hand", True)),
        ("play hand ~1.5 -", Play("hand", 1.5)),
        ("play hand '2 -", Play("hand", "2")),
    ],
)
def test_moves_in_notation(text: str, move: Any) -> None:
    assert GAME.words.write_move(move) == text
    assert GAME.words.read_move(text) == move


def test_short_forms_and_nonsense() -> None:
    assert GAME.words.read_move("intel 1 1") == Intel(1, 1)
    assert GAME.words.read_move("intel 1 move") == Intel(1, "move")
    assert GAME.words.read_move("play 3") == Play("hand", 3)
    assert GAME.words.read_move("play top") == Play("discard_top")
    assert read_turn("P1 activate")[0] == 1
    for text in (
        "",
        "cut 3",
        "play",
        "intel 1",
        "send",
        "send 0 twice",
        "step",
        "step 5,3",
        "analyst maybe",
    ):
        with pytest.raises(Malformed):
            GAME.words.read_move(text)
    with pytest.raises(Malformed):
        read_turn("activate")


@clause("BSQ-2.20")
def test_plans_in_notation() -> None:
    cards, plans = read_plan("M2E H1@5,3 D1@3,5| D3@4,11- B2B@6,12 M1NE")
    assert cards == [1, 6, 3, 5, 10, 0]
    assert plans[0] == Plan("E")
    assert [plan.target for plan in plans[1:5]] == ["5,3", "3,5|", "4,11-", "6,12"]
    assert plans[5] == Plan("NE")


def test_positions_in_notation() -> None:
    match = begin(
        "turn P1 | robot 4,3 | main 5 | reserve 2 | discard M1 | slots M2 by P1 | up H1 | open 3,5| | turns 7"
    )
    view = GAME.view(match.state, PUBLIC)
    assert (view.seat, view.robots[0].place, view.robots[0].main, view.turns) == (1, "4,3", 5, 7)
    assert [slot.card for slot in view.slots] == [None, "H1"]
    assert [slot.by for slot in view.slots] == [1, 0]
    for text in ("nothing 3", "draw M3 M3 M3"):
        with pytest.raises(Malformed):
            read_position(text, options(), 2)


def test_the_log_in_words() -> None:
    match = begin("hand P0 M1 D1 H1 B1 M2 D2 | hand P1 B2 M1 D3 B1 H2 M2 | robot 4,3 | slots H1 M1 D1")
    play(match, "P0 intel 1 bomb; P1 discard 3 1 bomb; P0 play 0; P1 activate; P1 send 0,1,2 scrap 3 steps @5,3 N .")
    assert words(match, 1)[-8:] == [
        "Ethan tells you: cards 1 and 4 are Disarm Bomb.",
        "You call Disarm Bomb 1 and discard Disarm Bomb 1. Right: 2 more cells, main battery 14.",
        "Ethan plays card 1 face down into slot 4.",
        "You activate Felix. On the frame: Save Hostage 1, Move 1, Open Door 1 and Move 1. One card can be scrapped.",
        "You send Save Hostage 1, Move 1 and Open Door 1 for 6 cells. Main battery 8, reserve 8. Scrapped: Move 1.",
        "Save Hostage 1: Felix saves the level 1 hostage on 5,3.",
        "Move 1: Felix drives north to 3,3.",
        "Open Door 1 can’t be performed: two cells lost. Main battery 6, reserve 8.",
    ]
    assert words(match, 0)[-7].startswith("Kaia calls Disarm Bomb 1 and discards Disarm Bomb 1")
    assert english(CARD_NAMES["D3"]) == "Open Door 3"


def test_the_log_names_what_was_called() -> None:
    match = begin("main 15 | hand P0 M1 D1 H1 B1 M2 D2 | hand P1 B2 M1 D3 B1 H2 M2")
    play(match, "P0 discard 0 2 -; P1 discard 0 - bomb; P0 discard 1 - -; P1 discard 1 3 -; P0 intel 1 2")
    lines = words(match, 0)
    for line in (
        "You call level 2 and discard Move 1. Wrong: no cells.",
        "Kaia calls Disarm Bomb and discards Disarm Bomb 2. Right: 1 more cell, main battery 16.",
        "You discard Save Hostage 1 without a call. The battery is full.",
        "Kaia calls level 3 and discards Open Door 3. Right, but the battery is full.",
    ):
        assert line in lines
    assert lines[-1].startswith("You tell Kaia: card")


def test_the_log_never_names_a_face_down_card() -> None:
    """BSQ-5.4: memory is the players' own."""
    match = start(3, "quiet")
    seat = match.state.seat
    match.play(seat, GAME.words.read_move("play 0"))
    for viewer in (0, 1, 2, PUBLIC):
        assert "face down" in words(match, viewer)[-1]
        assert not any(card in words(match, viewer)[-1] for card in ("Move", "Open Door", "Save", "Disarm"))


def test_every_phase_is_asked_for_in_words() -> None:
    chosen = {"briefing": True, "clock": "real_time", "roles": "pick"}
    match = start(2, "ask", **chosen)
    seen = set()
    rng = Rng(seed_of("ask"))
    for _ in range(400):
        prompt = match.prompt
        if prompt is None:
            break
        for viewer in (0, 1, PUBLIC):
            sentence = prompted(match, viewer)
            assert sentence
            assert "{" not in sentence
        seen.add(prompt.kind)
        seat = prompt.owed[0]
        moves = (
            GAME.moves(match.state, seat)
            if prompt.kind != "adjust"
            else [GAME.words.read_move("send " + ",".join(map(str, range(len(match.state.slots)))))]
        )
        wanted = [move for move in moves if move.__struct_config__.tag in ("play", "activate", "role", "ready", "go")]
        match.play(seat, rng.pick(wanted or moves))
    assert {"roles", "briefing", "countdown", "turn", "adjust", "execute"} <= seen


def test_the_position_in_words() -> None:
    match = begin("robot 4,3 | secured 5,3 | slots M2 by P1 | discard M1", clock="real_time")
    text = position(match, 0)
    for line in (
        "Felix is on 4,3. Main battery 12 of 16, reserve 8 of 8.",
        "Levels saved: 1.",
        "Bomb A: at 10:00.",
        "On the frame: a face-down card from Kaia. It would cost 2 cells.",
        "Draw pile: 40. Discard pile: 1.",
        "On top of the discard pile: Move 1.",
    ):
        assert line in text
    assert any(fact.startswith("You hold a card (nothing told)") for fact in text)
    assert any("face-down token on" in fact for fact in position(start(mission="5", fog=True), PUBLIC))
    assert any("Score" in fact for fact in position(random_end(start(2, "end")), 0))
    gone = begin("lost 4,5", mission="6", clock="expert")
    assert "Lost to gas: hostage 1 on 4,5." in position(gone, 0)


def test_the_position_tells_what_was_told() -> None:
    match = begin("hand P0 M1 D1 H1 B1 M2 D2 | hand P1 B2 M1 D3 B1 H2 M2", memory="easy")
    play(match, "P0 intel 1 2; P1 intel 0 move; P0 intel 1 bomb; P1 play 0")
    assert (
        "You hold a card (level 1 or 3, Move, Open Door or Save Hostage), "
        "a card (level 1 or 3, Move, Open Door or Save Hostage), "
        "a card (level 1 or 3, Disarm Bomb), "
        "a card (level 2, Move, Open Door or Save Hostage), "
        "a card (level 2, Move, Open Door or Save Hostage) and a card (nothing told)."
    ) in position(match, 1)
    own = "On the frame: a face-down card of yours (level 2, Disarm Bomb). It would cost 2 cells."
    assert own in position(match, 1)
    assert "On the frame: Disarm Bomb 2. It would cost 2 cells." in position(match, 0)
    assert any("a card (Move), a card (Open Door, Save Hostage or Disarm Bomb)" in fact for fact in position(match, 0))


def test_no_sentence_is_left_unused_by_accident() -> None:
    """Every refusal code has its sentence, and missions, robots and roles have names."""
    text = FOLDER.parent.joinpath("text", "en.ftl").read_text(encoding="utf-8")
    codes = set(re.findall(r"^bomb-squad-refuse-(\w+) =", text, re.MULTILINE))
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    assert codes == set(re.findall(r'"(E_[A-Z_]+)"', source))
    for id in (*MISSIONS, *(f"{mission}-intro" for mission in MISSIONS)):
        assert english(Message(f"bomb-squad-mission-{id}"))
    for id in (*(f"robot-{robot}" for robot in ROBOTS), *(f"role-{role}" for role in ROLES)):
        assert english(Message(f"bomb-squad-{id}"))


def test_the_end_in_words() -> None:
    match = begin("secured 5,3", clock="real_time")
    match.play(CLOCK, Expire("bomb_A"), 600_300)
    assert words(match, 0)[-1] == "Bomb A goes off. Score 2, 1 star."
    assert prompted(match, 0) == "Bomb A went off. Score 2 of 37, 1 star."


@clause("BSQ-4.94")
def test_without_programming_there_are_no_slots_to_speak_of() -> None:
    position = "roles sergeant - | robot 4,3 | hand P0 H1 M1 M1 M1 M1 M1 | hand P1 M2 D1 D1 D1 D1 D2"
    match = play(begin(position, no_programming=True), "P0 play 0; P0 step @5,3; P1 discard 0 2 -; P0 play top")
    lines = words(match, 1)
    assert "Ethan plays Save Hostage 1 for two cells." in lines
    assert lines[-1] == "Ethan plays Move 2 from the discard pile for two cells."
    assert words(match, 0)[-1] == "You play Move 2 from the discard pile for two cells."
    assert not any("slot" in line for line in lines)
    play(match, "P0 step N")
    assert prompted(match, 0) == prompted(match, PUBLIC) == "Kaia’s turn: Intel, discard or play."
    assert prompted(match, 1) == "Your turn: give Intel, discard or play."
