"""Chapters 4.1 to 4.4 and 4.7: turns, intel, discards, plays and piles."""

from __future__ import annotations

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import Broken
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.apply import turn
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.testing import clause
from tests.games.bomb_squad.kit import (
    asked,
    battery,
    begin,
    discards,
    draws,
    ended,
    hand,
    marks,
    offered,
    play,
    slots,
    start,
)
from tests.games.kit import kinds, last, legal, log

ETHAN = "hand P0 M1 D1 H1 B1 M2 D2"
KAIA = "hand P1 B2 M1 D3 B1 H2 M2"


@clause("BSQ-4.1", "BSQ-4.2", "BSQ-1.3")
def test_turns_go_round() -> None:
    match = start(3)
    first = match.state.setting.start
    for ahead in range(7):
        seat = (first + ahead) % 3
        assert asked(match) == ("turn", seat)
        match.play(seat, GAME.words.read_move("discard 0 1 -"))
    assert match.state.turns == 7


@clause("BSQ-1.4", "BSQ-4.3")
def test_exactly_these_actions() -> None:
    assert kinds(begin(), 0) == {"intel", "discard", "play"}
    assert kinds(begin("slots M1"), 0) == {"intel", "discard", "play", "activate"}
    assert kinds(begin("slots M1", second_robot="dozer"), 0) == {"intel", "discard", "play", "activate", "switch"}
    assert kinds(begin("slots M1"), 1) == set()


@clause("BSQ-4.4")
def test_only_one_seat_is_ever_asked() -> None:
    match = begin(f"roles analyst - | {ETHAN} | slots M1 M1")
    prompt = match.prompt
    assert prompt is not None
    assert (prompt.owed, prompt.may) == ((0,), ())
    play(match, "P0 discard 0 1 -")
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed) == ("analyst", (0,))
    play(match, "P0 analyst drop; P1 activate")
    assert match.prompt.owed == (1,)


@clause("BSQ-4.11", "BSQ-4.12")
def test_repeated_intel_is_legal_and_says_nothing_new() -> None:
    match = play(begin(f"{ETHAN} | {KAIA}"), "P0 intel 1 bomb")
    told = marks(match, 1)
    play(match, "P1 intel 0 1; P0 intel 1 bomb")
    assert marks(match, 1) == told
    assert battery(match) == (12, 8)
    assert "intel_given" in log(match, PUBLIC)


@clause("BSQ-4.16")
def test_reserve_is_never_recharged() -> None:
    match = play(begin(f"main 0 | reserve 3 | {ETHAN}"), "P0 discard 3 1 bomb")
    assert battery(match) == (2, 3)


@clause("BSQ-4.18")
def test_the_analyst_may_also_let_go() -> None:
    match = begin(f"roles analyst - | main 6 | {ETHAN} | draw B3")
    play(match, "P0 discard 3 1 bomb; P0 analyst drop")
    assert (battery(match)[0], discards(match), hand(match, 0)[-1]) == (8, ["B1"], "B3")
    # The other seats' discards open no window.
    play(match, "P1 discard 0 1 -")
    assert asked(match) == ("turn", 0)


@clause("BSQ-4.20", "BSQ-4.22")
def test_play() -> None:
    match = play(begin(f"{ETHAN} | draw B3"), "P0 play 3")
    assert slots(match) == ["B1"]
    assert hand(match, 0) == ["M1", "D1", "H1", "M2", "D2", "B3"]
    assert last(match, "card_played").card is None
    assert asked(match) == ("turn", 1)


@clause("BSQ-4.22", "BSQ-4.21")
def test_no_draw_when_the_mission_ends() -> None:
    match = begin(f"main 0 | reserve 0 | slots M1 M1 M1 M1 M1 M1 | {ETHAN}")
    play(match, "P0 play 0; P0 send 0,1,2,3,4,5,6")
    assert ended(match) == "power"
    assert len(hand(match, 0)) == 5


@clause("BSQ-4.23")
def test_the_sergeant_plays_the_top_discard() -> None:
    match = play(begin("roles sergeant - | discard M1 B3"), "P0 play top")
    assert (slots(match), discards(match)) == (["B3"], ["M1"])
    assert len(hand(match, 0)) == 6
    assert last(match, "card_played", PUBLIC).card == "B3"
    full = begin("roles sergeant - | discard B3 | slots M1 M1 M1 M1 M1 M1")
    assert asked(play(full, "P0 play top")) == ("adjust", 0)
    play(full, "P0 send 0,1,2,3,4,5,6 steps E W E W E W .")
    assert len(hand(full, 0)) == 6


@clause("BSQ-4.24")
def test_the_field_agent_may_play_face_up() -> None:
    match = begin(f"roles field_agent - | {ETHAN}")
    assert {move.split()[-1] for move in offered(match, 0, "play")} == {"down", "up"}
    play(match, "P0 play hand 3 up")
    assert GAME.view(match.state, PUBLIC).slots[0].card == "B1"
    other = play(begin(f"roles field_agent - | {ETHAN}"), "P0 play 3")
    assert GAME.view(other.state, PUBLIC).slots[0].card is None


@clause("BSQ-4.25")
def test_face_up_programming() -> None:
    for match in (begin(ETHAN, programming="face_up"), begin(ETHAN, mission="alpha")):
        play(match, "P0 play 3")
        assert GAME.view(match.state, PUBLIC).slots[0].card == "B1"
        assert last(match, "card_played", PUBLIC).card == "B1"


@clause("BSQ-4.26")
def test_there_is_no_move_for_a_misdeal() -> None:
    tags = {kind.__struct_config__.tag for kind in GAME.types.Move.__args__}
    assert tags & {"misdeal", "redraw", "mulligan"} == set()


@clause("BSQ-4.55", "BSQ-5.3")
def test_a_turned_pile_is_drawn_in_the_order_of_the_discards() -> None:
    match = start(2, "flip")
    gone = []
    for _ in range(200):
        seat = match.state.seat
        before = len(log(match))
        match.play(seat, GAME.words.read_move("discard 0 1 -"))
        if "pile_flipped" in log(match)[before:]:
            break
    else:
        raise AssertionError("the pile was never turned")
    assert discards(match) == []
    gone = [event.card for event in match.lines(PUBLIC) if event.__struct_config__.tag == "card_discarded"]
    assert draws(match) == gone


@clause("BSQ-4.56")
def test_both_piles_are_never_empty() -> None:
    match = begin()
    state = match.state.copy()
    state.draw = []
    with pytest.raises(Broken):
        turn.draw(Step(state, Rng(seed_of("x"))), 0)
    # Six players and a full frame leave 54 − 24 − 7.
    assert 54 - 6 * 4 - 7 == 23


@clause("BSQ-4.5")
def test_offers_list_every_move() -> None:
    match = begin(f"{ETHAN} | {KAIA}")
    assert len(offered(match, 0, "discard")) == 6 * (3 * 5 + 4)
    assert len(offered(match, 0, "intel")) == 7  # Kaia holds every level and every type
    assert len(offered(match, 0, "play")) == 6
    assert len(offered(begin(f"main 16 | {ETHAN}"), 0, "discard")) == 6 * 4 * 5
    assert legal(match, 0, "play hand 0 down")
    assert legal(match, 0, "play 0")
