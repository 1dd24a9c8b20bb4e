"""Whole matches with any options: invariants, and totals that drift when rules do."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.playout import playout
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.state import OVER
from lastwire.testing import clause
from lastwire.testing.count import lines_of_play
from tests.games.badaboom.kit import begin

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    resurrection=st.booleans(),
    first_player=st.sampled_from(["random", "vote", "seat:1"]),
    tie=st.sampled_from(["sudden_death", "shared"]),
    unstable=st.booleans(),
)


@clause("GB-2.4", "GB-6.1", "GB-4.3", "GB-4.31", "GB-4.25")
@given(OPTIONS, st.integers(3, 5), st.integers(0, 10**6))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_match(chosen: dict[str, Any], seats: int, seed: int) -> None:
    match = Match.start(GAME, Options(**chosen), seats, seed_of(seed))
    rng = Rng(seed_of(f"play {seed}"))
    for _ in range(400):
        prompt = match.prompt
        if prompt is None:
            break
        before, explosions = list(match.state.coins), len(match.state.history)
        seat = rng.pick(prompt.owed)
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
        state = match.state
        GAME.invariants(state)
        if len(state.history) == explosions:
            # Coins rise by explosions alone; fines and buy-offs only take.
            assert all(now <= was for now, was in zip(state.coins, before, strict=True))
        else:
            assert [now - was for now, was in zip(state.coins, before, strict=True)] == list(
                state.history[-1][6 : 6 + seats]
            )
    record = Record.read(match.record().write())
    assert Match.replay(GAME, record).agrees(record)


@clause("GB-1.8", "GB-6.2")
def test_random_play_ends_and_somebody_wins() -> None:
    explosions = 0
    for number in range(60):
        rng = Rng(seed_of(f"random {number}"))
        state = GAME.setup(Options(), 3 + number % 3, rng)
        playout(GAME, state, rng)
        GAME.invariants(state)
        assert state.phase == OVER
        assert max(state.coins) >= 10
        explosions += len(state.history)
    assert 4 <= explosions / 60 <= 12


def test_known_totals() -> None:
    """How many lines of play a small position has."""
    match = begin("take_that#1 no_way#1/no_way#2/ill_handle_this#1", "M", phase="trick1")
    lines, ends = lines_of_play(GAME, match.state, seed_of("lines"), 4)
    # A: pass or two targets; then B and C answer with what they have.
    assert lines[:3] == [3, 5, 9]
    assert list(ends) == [0, 0, 0, 0]
    assert lines[3] == 15
