"""Properties of whole matches that chance makes up: they end, hands never run out, offers are the law, worlds fit."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.playout import playout
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.content import (
    HOUSE,
    Decks,
    Table,
    Tracks,
    flaw,
)
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.state import OVER, SELECT, WINDOWS
from lastwire.testing import clause
from lastwire.testing.position import advance
from tests.games.academy.kit import shown
from tests.games.kit import imagined, random_end, told, viewers

QUICK = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 10**6)
PLAYERS = st.integers(2, 5)
OPTIONS: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict, allow_debt=st.booleans(), odds=st.booleans(), tool_order=st.sampled_from(("score", "first"))
)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table of numbers that can be played."""
    decks, tracks = {}, {}
    for letter in "GBRY":
        deck = draw(st.lists(st.integers(0, 9), min_size=12, max_size=12).filter(lambda cards: sum(cards) >= 4))
        decks[letter] = tuple(deck)
        tracks[letter] = draw(st.integers(1, sum(deck) - 3))
    points = [name for name in Table.__struct_fields__ if name.endswith(("_points", "_penalty", "_bonus", "_hit"))]
    return msgspec.structs.replace(
        HOUSE,
        decks=Decks(**decks),
        tracks=Tracks(**tracks),
        chain_per_card=draw(st.integers(1, 3)),
        zero_link=draw(st.none() | st.integers(0, 3)),
        **{name: draw(st.integers(0, 12)) for name in points},
    )


@clause("BSA-7.26", "BSA-7.24", "BSA-4.5.7")
@given(PLAYERS, OPTIONS, SEEDS)
@QUICK
def test_matches_end_and_hands_never_run_out(players: int, chosen: dict[str, Any], seed: int) -> None:
    match = Match.start(GAME, Options(**chosen), players, seed_of(seed))
    rng = Rng(seed_of(f"play {seed}"))
    while match.prompt is not None:
        advance(match, rng)
        state = match.state
        GAME.invariants(state)
        if state.phase == SELECT:
            assert min(hand.bit_count() for hand in state.hands) >= 3
            assert state.round < 60
        if state.phase in WINDOWS:
            assert state.bomb > 1  # BSA-3.5
    assert all(event.points >= 1 for event in told(match, "cut_scored"))
    assert match.state.phase == OVER


@clause("BSA-2.5.2", "BSA-7.23", "BSA-7.21")
@given(tables(), PLAYERS, SEEDS)
@QUICK
def test_no_table_that_is_taken_empties_a_deck(table: Table, players: int, seed: int) -> None:
    assert flaw(table) is None
    match = Match.start(GAME, Options(content=table), players, seed_of(seed))
    rng = Rng(seed_of(f"tables {seed}"))
    while match.prompt is not None:
        for wire in range(match.state.setting.wires):
            assert match.state.shown[wire] < 12
        advance(match, rng)
        GAME.invariants(match.state)


@given(PLAYERS, OPTIONS, SEEDS)
@settings(QUICK, max_examples=25)
def test_worlds_fit_their_views(players: int, chosen: dict[str, Any], seed: int) -> None:
    match = Match.start(GAME, Options(**chosen), players, seed_of(seed))
    rng = Rng(seed_of(f"worlds {seed}"))
    while match.prompt is not None:
        if rng.below(8) == 0:
            playout(GAME, imagined(match, rng.pick(viewers(match)), rng), rng)
        advance(match, rng)
    # At the end everything is open, and a world is the very state.
    last = GAME.imagine(GAME.view(match.state, PUBLIC), rng)
    assert shown(last, PUBLIC) == shown(match.state, PUBLIC)
    assert last.rows == match.state.rows


@given(PLAYERS, OPTIONS, SEEDS)
@settings(QUICK, max_examples=20)
def test_records_replay(players: int, chosen: dict[str, Any], seed: int) -> None:
    match = Match.start(GAME, Options(**chosen), players, seed_of(seed))
    rng = Rng(seed_of(f"record {seed}"))
    while match.prompt is not None:
        advance(match, rng)
    record = Record.read(match.record().write())
    assert Match.replay(GAME, record).agrees(record)


@clause("BSA-4.12.1", "BSA-4.12.12")
def test_random_play_uses_every_tool() -> None:
    used: set[str] = set()
    for number in range(120):
        match = Match.start(GAME, Options(), 5, seed_of(f"tools {number}"))
        used |= {event.tool for event in told(random_end(match, Rng(seed_of(number))), "tool_used")}
        if len(used) == 20:
            return
    raise AssertionError(f"only {sorted(used)}")


@clause("BSA-4.1.1")
def test_random_play_is_as_long_as_it_was_found_to_be() -> None:
    """Known totals: rounds per bomb with uniformly random players and all Tools, here 11.5, 9.3, 7.3 and 6.2."""
    for players, mean in ((2, 11.5), (3, 9.3), (4, 7.3), (5, 6.2)):
        rounds = []
        for number in range(60):
            match = Match.start(GAME, Options(), players, seed_of(f"length {players} {number}"))
            random_end(match, Rng(seed_of(f"length {number}")))
            reveals = told(match, "cards_revealed")
            rounds += [a.round for a, b in pairwise(reveals) if b.round == 1] + [reveals[-1].round]
        found = sum(rounds) / len(rounds)
        error = (sum((each - found) ** 2 for each in rounds) / len(rounds) ** 2) ** 0.5
        assert abs(found - mean) < 4 * error + 0.1
