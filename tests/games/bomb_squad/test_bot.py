"""Chapter 10: what the bots remember, need, tell and do."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Past
from lastwire.games.bomb_squad import GAME, twins
from lastwire.games.bomb_squad.bot import BOTS
from lastwire.games.bomb_squad.content import CARD_NAMES
from lastwire.games.bomb_squad.memory import remember
from lastwire.games.bomb_squad.moves import Activate, Discard, Intel, Play, Send
from lastwire.games.bomb_squad.planner import Act, Run
from lastwire.games.bomb_squad.policy import Style, Turn, decide
from lastwire.games.bomb_squad.rules import clock
from lastwire.games.bomb_squad.state import CARD_MASK, OVER
from lastwire.games.bomb_squad.target import arranged, fills, targets
from lastwire.testing import clause
from tests.games.bomb_squad.kit import begin, hand, play, start

CODES = {name: card for card, name in enumerate(CARD_NAMES)}


def choose(match: Match, bot: str = "baseline", seed: str = "bot") -> Any:
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.owed[0]
    offers = GAME.offers(match.state, seat)
    return BOTS[bot]().choose(GAME.view(match.state, seat), match.past(seat), offers, Budget(), Rng(seed_of(seed)))


def played_out(match: Match, bot: str = "baseline", most: int = 600) -> Match:
    """To the end by bots alone; every choice is an offered one."""
    for number in range(most):
        prompt = match.prompt
        if prompt is None:
            return match
        move = choose(match, bot, f"{number}")
        assert holds(GAME.offers(match.state, prompt.owed[0]), *GAME.codec.take_apart(move)), move
        match.play(prompt.owed[0], move)
    raise AssertionError("no end")


@clause("BSQ-10.3")
def test_runs_are_filled_by_any_moves_that_add_up() -> None:
    assert set(fills(3, 7)) == {(3, 0, 0), (1, 1, 0), (0, 0, 1)}
    assert fills(5, 2) == ((0, 1, 1),)
    legs = (Run("E", 2), Act(CODES["H1"], "5,3"), Run("N", 1))
    bags = targets(legs, 7)
    assert {sum(bag) for bag in bags} == {3, 4}
    fitted = arranged(legs, [CODES[name] for name in ("H1", "M1", "M1", "M1")])
    assert fitted is not None
    assert [plan.dir or plan.target for plan in fitted[1]] == ["E", "E", "5,3", "N"]
    assert arranged(legs, [CODES["D1"]]) is None


@clause("BSQ-10.4")
def test_a_known_needed_card_is_played() -> None:
    match = begin("hand P0 M2 D3 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    assert isinstance(choose(match), Discard | Intel)
    match = begin("turn P1 | hand P0 M2 D3 D3 B3 B3 B3 | hand P1 D1 D1 D1 D2 D2 D2")
    play(match, "P1 intel 0 move")
    match.play(0, GAME.read_move("discard 5 3 bomb"))
    play(match, "P1 intel 0 2")
    move = choose(match)
    assert (move.source, move.pos) == ("hand", 0)


@clause("BSQ-10.4")
def test_intel_goes_to_needed_cards() -> None:
    match = begin("hand P0 D3 D3 B3 B3 B3 B2 | hand P1 D2 M2 D2 D2 B2 B2")
    move = choose(match)
    assert isinstance(move, Intel)
    assert (move.to, move.value) == (1, "move")


@clause("BSQ-10.4")
def test_useless_cards_charge_a_low_battery() -> None:
    match = begin("turn P1 | main 2 | hand P0 B3 D3 D3 D2 D2 D2 | hand P1 D1 D1 D1 D1 D1 D2")
    play(match, "P1 intel 0 bomb")
    match.play(0, GAME.read_move("discard 5 2 door"))
    play(match, "P1 intel 0 3")
    assert choose(match) == Discard(0, 3, "bomb")


@clause("BSQ-10.4")
def test_a_program_that_finishes_the_route_is_activated() -> None:
    rest = "secured 1,2 1,6 1,12 2,8 3,10 5,3 5,5 6,7 6,9 | open 4,10| 1,10| | robot 4,12"
    match = begin(f"{rest} | up M1 B2")
    assert choose(match) == Activate()
    play(match, "P0 activate")
    send = choose(match)
    assert isinstance(send, Send)
    match.play(0, send)
    assert (match.state.cause, clock.stars(match.state)) == ("disarmed", 5)


@clause("BSQ-10.7")
def test_operators_send_all_choices_at_once() -> None:
    match = play(begin("slots M2 H1 M1 M1 D1"), "P0 activate")
    send = choose(match)
    assert isinstance(send, Send)
    assert send.steps is not None
    assert len(send.steps) == len(send.order)


@clause("BSQ-10.2", "BSQ-5.7")
def test_memory_follows_hands_frame_and_a_turned_pile() -> None:
    match = start(3, "remember")
    rng = Rng(seed_of("remember"))
    for _ in range(90):
        prompt = match.prompt
        if prompt is None or prompt.kind != "turn":
            break
        seat = prompt.owed[0]
        match.play(seat, GAME.read_move(rng.pick(["discard 0 1 -", "discard 4 - move", "discard 2 1 -"])))
        for viewer in range(3):
            memory = remember(GAME.view(match.state, viewer), match.past(viewer))
            for other in range(3):
                known = [seen.card for seen in memory.hands[other]]
                truth = [CODES[card] for card in hand(match, other)]
                if other != viewer:
                    assert known == truth
                else:
                    assert all(card in (-1, real) for card, real in zip(known, truth, strict=True))
    assert match.state.flips >= 1
    # After a flip own draws are known to a good memory.
    seat = match.state.seat
    memory = remember(GAME.view(match.state, seat), match.past(seat))
    assert memory.pile == list(reversed(match.state.draw))


@clause("BSQ-10.8")
def test_hidden_cards_change_nothing() -> None:
    """The same decision in worlds that look the same to the seat that decides."""
    count = 0
    for number in range(9):
        match = start(3, f"blind {number}", clock="standard")
        for step in range(2 * number):
            if match.prompt is None or match.prompt.kind != "turn":
                break
            match.play(match.prompt.owed[0], choose(match, "baseline", f"{number} {step}"))
        if match.prompt is None or match.prompt.kind != "turn":
            continue
        seat = match.prompt.owed[0]
        past = match.past(seat)
        move = decide(Turn(GAME.view(match.state, seat), past, Style(), Rng(seed_of("one"))))
        for kind in ("own", "draw"):
            other = twins.twin(match.state, seat, kind, Rng(seed_of(f"{kind} {number}")))
            if other is not None:
                again = decide(Turn(GAME.view(other, seat), past, Style(), Rng(seed_of("one"))))
                assert again == move
                count += 1
    assert count >= 8


@clause("BSQ-10.4")
@pytest.mark.parametrize("bot", BOTS)
def test_whole_missions(bot: str) -> None:
    match = played_out(start(3, "whole", mission="alpha", clock="standard"), bot)
    assert match.state.phase == OVER
    if bot == "baseline":
        assert clock.success(match.state)


@pytest.mark.parametrize(
    "chosen",
    [
        {"roles": "pick", "briefing": True, "clock": "expert", "mission": "charlie"},
        {"fog": True, "mission": "bravo", "clock": "expert"},
        {"no_programming": True, "mission": "alpha", "clock": "expert"},
        {"second_robot": "longarm", "mission": "bravo", "clock": "expert", "memory": "strict"},
        {"roles": "deal", "mission": "charlie", "clock": "expert", "memory": "easy", "programming": "face_up"},
    ],
)
def test_bots_play_every_variant(chosen: dict[str, Any]) -> None:
    assert played_out(start(3, "variant", **chosen)).state.phase == OVER


def test_a_bot_without_a_past_uses_what_it_sees() -> None:
    match = begin("slots M2 H1 by P1")
    view = GAME.view(match.state, 0)
    memory = remember(view, Past())
    assert [seen.card & CARD_MASK for seen in memory.hands[1]] == [CODES[card] for card in hand(match, 1)]
    assert isinstance(choose(match), Play | Discard | Intel | Activate)
