"""The property tests of chapter 9, on matches that Hypothesis makes up."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.offer import holds
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import Refused
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.rules.content import DECKS
from lastwire.games.time_bomb.rules.moves import (
    ClaimSubmit,
    Cut,
    Move,
    PassClaim,
    Ready,
)
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import OVER
from lastwire.games.time_bomb.rules.talk import Accuse, Act, Hand, Request, Retract, Role, Suggest
from lastwire.testing import clause

TABLES = st.sampled_from([(profile, players) for profile, decks in DECKS.items() for players in decks])
OPTIONS: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    claim_mode=st.sampled_from(["free", "ordered", "sealed", "off"]),
    ready_gate=st.booleans(),
    cut_back=st.sampled_from(["allowed", "forbidden"]),
    early_call=st.booleans(),
    match=st.sampled_from(["single", "tokens"]),
)
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def _match(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> Match:
    profile, players = table
    return Match.start(GAME, Options(profile=profile, **chosen), players, seed_of(seed))  # type: ignore[arg-type]


@clause("TB-9.30", "TB-4.8", "TB-6.5", "TB-2.7", "TB-4.8a", "TB-7.3", "TB-7.5")
@given(TABLES, OPTIONS, st.integers(0, 10**6), st.data())
@QUICK
def test_a_whole_match(table: tuple[str, int], chosen: dict[str, Any], seed: int, data: st.DataObject) -> None:
    match = _match(table, chosen, seed)
    seats = match.seats
    last_target = match.state.clipper
    while (prompt := match.prompt) is not None:
        seat = data.draw(st.sampled_from(prompt.owed))
        legal = GAME.moves(match.state, seat)
        assert legal
        move = data.draw(st.sampled_from(legal))
        match.play(seat, move)
        GAME.invariants(match.state)
        state = match.state
        face_down = sum(mask.bit_count() for mask in state.down)
        piled = sum(sum(pile) for pile in state.piles)
        assert face_down + piled + (state.final_wire >= 0) == 5 * seats
        assert all(sum(pile) <= seats for pile in state.piles[1:])
        assert state.success_found == sum(cut[5] == 1 for cut in state.history)
        if isinstance(move, Cut):
            last_target = move.target
        if state.phase != OVER:
            assert state.clipper == last_target
        assert state.cuts_total <= 4 * seats
    assert match.outcome is not None


SOME_MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Cut, st.integers(-2, 11), st.none() | st.integers(-2, 6)),
    st.builds(ClaimSubmit, st.none() | st.integers(-1, 6), st.none() | st.integers(-1, 4)),
    st.just(PassClaim()),
    st.just(Ready()),
)


@clause("TB-9.30", "TB-4.8a", "TB-4.6")
@given(TABLES, OPTIONS, st.integers(0, 10**6), st.integers(0, 30), st.lists(SOME_MOVES, max_size=30))
@QUICK
def test_offers_and_check_agree(
    table: tuple[str, int], chosen: dict[str, Any], seed: int, steps: int, tried: list[Move]
) -> None:
    match = _match(table, chosen, seed)
    rng = Rng(seed_of(f"agree {seed}"))
    for _ in range(steps):
        if match.prompt is None:
            break
        seat = match.prompt.owed[0]
        legal = GAME.moves(match.state, seat)
        match.play(seat, legal[rng.below(len(legal))])
    for seat in range(match.seats):
        offers = GAME.offers(match.state, seat)
        for move in tried:
            kind, fields = GAME.codec.take_apart(move)
            try:
                GAME.check(match.state, seat, move)
                passed = True
            except Refused:
                passed = False
            assert passed == holds(offers, kind, fields), (seat, move)
        for move in GAME.moves(match.state, seat):
            GAME.check(match.state, seat, move)


ACTS: st.SearchStrategy[Act] = st.one_of(
    st.builds(Hand, st.none() | st.integers(0, 6), st.none() | st.integers(0, 2)),
    st.builds(Role, st.sampled_from(["swat", "terrorist"])),
    st.builds(Request, st.sampled_from(["cut_me", "spare_me"])),
    st.builds(Suggest, st.integers(0, 6)),
    st.builds(Accuse, st.integers(0, 6), st.sampled_from([1, 2, 3])),
    st.builds(Retract, st.integers(0, 8)),
)


@clause("TB-4.8a", "TB-5.9", "TB-5.20")
@given(TABLES, OPTIONS, st.integers(0, 10**6), st.lists(st.tuples(st.integers(0, 9), ACTS), max_size=25))
@QUICK
def test_talk_replays_and_leaves_the_game_alone(
    table: tuple[str, int], chosen: dict[str, Any], seed: int, acts: list[tuple[int, Act]]
) -> None:
    match = _match(table, chosen, seed)
    rng = Rng(seed_of(f"talk {seed}"))
    for seat, act in acts:
        before = GAME.codec.encode(match.state)
        with suppress(Refused):
            match.say(seat % match.seats, act)
        assert GAME.codec.encode(match.state) == before
        floor = TALK.floor(match.view(PUBLIC), match.talk)
        assert len(floor.claims) <= match.seats
        if floor.ledger is not None:
            assert floor.ledger.claimed_sum == sum(claim.success or 0 for claim in floor.claims)
        if match.prompt is not None:
            mover = match.prompt.owed[0]
            legal = GAME.moves(match.state, mover)
            match.play(mover, legal[rng.below(len(legal))])
    record = Record.read(match.record().write())
    again = Match.replay(GAME, record)
    assert again.agrees(record)
    assert again.talk == match.talk


@clause("TB-3.9")
@given(TABLES, OPTIONS, st.integers(0, 10**6))
@QUICK
def test_states_views_and_moves_go_through_json(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> None:
    match = _match(table, chosen, seed)
    rng = Rng(seed_of(f"json {seed}"))
    while match.prompt is not None:
        encoded = GAME.codec.encode(match.state)
        decoded = GAME.codec.state(encoded)
        assert GAME.codec.encode(decoded) == encoded
        GAME.invariants(decoded)
        seat = match.prompt.owed[0]
        legal = GAME.moves(match.state, seat)
        move = legal[rng.below(len(legal))]
        assert GAME.codec.move(GAME.codec.encode(move)) == move
        assert GAME.words.read_move(GAME.words.write_move(move)) == move
        match.play(seat, move)
        view = match.view(seat)
        assert GAME.codec.view(GAME.codec.encode(view)) == view
