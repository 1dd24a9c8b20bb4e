"""Positions and moves in text, the prompt bar, and the position in words."""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Expire
from lastwire.errors import Malformed, Refused
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.moves import (
    AutoPass,
    Commit,
    Draft,
    Pass,
    Peek,
    Protect,
    Retract,
    UseTool,
    XrayPick,
)
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.state import SELECT
from lastwire.games.academy.words.notation import read_position, read_turn, write_position
from lastwire.testing import clause
from lastwire.testing.position import walk
from tests.games.academy.kit import begin, described, play, prompt_bar, reveal, start, words
from tests.games.kit import random_end

MOVES = {
    "play G": Commit("G"),
    "play CHICKEN": Commit("CHICKEN"),
    "retract": Retract(),
    "use HAMMER": UseTool("HAMMER"),
    "use AIR_HORN players=P1,P3": UseTool("AIR_HORN", players=(1, 3)),
    "use FREEZER cards=0,4": UseTool("FREEZER", cards=(0, 4)),
    "use JUMPER wire=B": UseTool("JUMPER", wire="B"),
    "use SCHEMATICS card=WAIT": UseTool("SCHEMATICS", card="WAIT"),
    "use SHIELD player=P2": UseTool("SHIELD", player=2),
    "pass": Pass(),
    "ignore WRENCH": AutoPass("WRENCH", True),
    "heed WRENCH": AutoPass("WRENCH", False),
    "protect Y": Protect("Y"),
    "pick 2": XrayPick(2),
    "peek decks G Y": Peek("decks", ("G", "Y")),
    "peek tiles B": Peek("tiles", ("B",)),
    "peek mirror": Peek("mirror"),
    "peek none": Peek("none"),
    "draft X_RAY": Draft("X_RAY"),
    "expire select": Expire("select"),
}


@clause("BSA-4.13.1")
@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves(text: str, move: object) -> None:
    assert GAME.words.read_move(text) == move
    assert GAME.words.write_move(move) == text
    assert GAME.codec.move(GAME.codec.encode(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play g",
        "play G B",
        "use",
        "use LASER",
        "use HAMMER now",
        "use JUMPER wire=P",
        "use SHIELD player=2",
        "use FREEZER cards=a",
        "use FREEZER luck=1",
        "pick x",
        "peek",
        "peek all",
        "peek tiles P",
        "draft",
        "protect",
        "ignore",
        "pass pass",
    ],
)
def test_not_moves(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.words.read_move(text)


def test_turns() -> None:
    assert read_turn("P2 play G") == (2, Commit("G"))
    with pytest.raises(Malformed):
        read_turn("Ada play G")


@clause("BSA-4.13.1")
def test_positions_come_back() -> None:
    options = Options(age_order=(0, 1, 2))
    text = (
        "G 3 2 ^ 1 0 boom 2 | R 4 4 4 ^ 3 boom 3 | P0 12 {HAMMER WRENCH} stack G WAIT | P1 3 spent | P2 0 stack CHICKEN"
        " | plates G R | bomb 3 round 4"
    )
    state = read_position(text, options, 3)
    again = read_position(write_position(state), options, 3)
    assert GAME.codec.encode(again) == GAME.codec.encode(state)
    GAME.invariants(state)
    rng = Rng(seed_of("positions"))
    for match in walk(GAME, rng, options):
        if match.seats != 3 or match.prompt is None:
            break
        if match.state.phase == SELECT and set(match.state.committed) == {-1}:
            copy = read_position(write_position(match.state), options, 3)
            assert (copy.rows, copy.booms, copy.hands, copy.stacks) == (
                match.state.rows,
                match.state.booms,
                match.state.hands,
                match.state.stacks,
            )
            assert (copy.scores, copy.tools, copy.plates, copy.up) == (
                match.state.scores,
                match.state.tools,
                match.state.plates,
                match.state.up,
            )


@clause("BSA-4.13.1")
@pytest.mark.parametrize(
    "text", ["X 1", "G 9", "G 3 3 3", "P7 3", "P0 {LASER}", "P0 stack G P", "bomb 4", "G 3 3 2 2 2 boom 1", "hello"]
)
def test_not_positions(text: str) -> None:
    with pytest.raises((Malformed, Refused)):
        read_position(text, Options(), 3)
    with pytest.raises((Malformed, Refused)):
        read_position("P0 {HAMMER} | P1 {HAMMER}", Options(), 3)


def test_only_the_start_of_a_round_is_a_position() -> None:
    with pytest.raises(ValueError, match="start of a round"):
        write_position(reveal(begin(3), "WAIT G G").state)


@clause("BSA-4.2.4")
def test_the_prompt_bar() -> None:
    match = begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH}")

    assert prompt_bar(match, 0) == "Choose an action card."
    play(match, "P0 play G")
    assert prompt_bar(match, 0) == "You chose Green. Waiting for Ben and Cleo."
    assert prompt_bar(match, PUBLIC) == "Waiting for Ben and Cleo to choose."
    play(match, "P1 play WAIT; P2 play CHICKEN")
    assert prompt_bar(match, 1) == "Block one wire this round."
    assert prompt_bar(match, 0) == "Ben is choosing a wire to block."
    play(match, "P1 protect Y")
    assert prompt_bar(match, 0) == "You are about to cut Green. Use a Tool?"
    assert prompt_bar(match, 2) == "Ada is about to cut Green. Ada and Ben may use a Tool."
    play(match, "P0 pass; P1 pass")
    assert prompt_bar(match, 2).startswith("You are a Chicken:")


@clause("BSA-4.13.2")
def test_the_log_explains_every_point() -> None:
    match = reveal(begin(4, "B 2 ^ 1 3 | plates B G"), "B B CHICKEN CHICKEN")
    assert "Ada scores 3 on Blue: (3 + chain 3 + plates 1) ÷ 2." in words(match, PUBLIC)
    match = reveal(begin(3, "B 2 ^ 1"), "B CHICKEN CHICKEN")
    assert "You score 3 on Blue: 1 + chain 2." in words(match, 0)


@clause("BSA-4.13.2")
def test_every_event_and_position_has_words() -> None:
    for players in (2, 5):
        for number in range(12):
            match: Match = start(players, f"words {number}")
            random_end(match)
            for viewer in (*range(players), PUBLIC):
                lines = words(match, viewer)
                assert all(lines)
                assert not any("{" in line for line in lines)
            facts = described(match)
            assert any(fact.startswith("Won by") for fact in facts)
            assert not any("{" in fact for fact in facts)


@clause("BSA-5.5")
def test_the_position_in_words() -> None:
    match = begin(3, "G 3 2 ^ 1 boom 2 | P0 7 {MIRROR} stack B | P1 2 spent | plates G R")
    play(reveal(match, "CHICKEN R G"), "P0 peek mirror")
    public, own = described(match), described(match, 0)
    assert "Bomb II, round 2." in public
    assert any(fact.startswith("Green: exposed 3, 2 and 1; trigger on 6 of 10; no tile turned up;") for fact in public)
    assert "BOOM of Green is tile 2: you saw it." in own
    assert not any("you saw" in fact for fact in public)
    assert "You: 7 points; hand Green, Red, Yellow and Wait; out Blue and Chicken." in own
