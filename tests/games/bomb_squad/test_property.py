"""Properties of whole matches that chance makes up: offers that are the law, worlds that fit, records that replay."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.offer import draw, holds
from lastwire.engine.playout import playout
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Refused
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    EXECUTE,
    OVER,
    TURN,
)
from lastwire.testing import clause
from lastwire.testing.mutant import draw_mutant
from tests.games.bomb_squad.kit import options
from tests.games.kit import imagined, viewers

TABLES = st.tuples(st.sampled_from(["alpha", "bravo", "charlie", *map(str, range(1, 11))]), st.integers(2, 6))
OPTIONS: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    clock=st.sampled_from(["expert", "standard", "practice"]),
    memory=st.sampled_from(["standard", "strict", "easy"]),
    programming=st.sampled_from(["face_down", "face_up"]),
    robot=st.sampled_from(["felix", "octotread", "longarm"]),
    second_robot=st.sampled_from(["none", "dozer"]),
    no_programming=st.booleans(),
    empty_intel=st.booleans(),
    voluntary_error=st.booleans(),
)
QUICK = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SEEDS = st.integers(0, 10**6)


def begin(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> Match:
    mission, players = table
    roles = "deal" if mission not in ("alpha", "bravo") else "off"
    fog = mission in ("alpha", "bravo", "charlie", "1", "2", "3", "4", "5", "7") and seed % 3 == 0
    epic = "epic" if mission not in ("alpha", "bravo", "charlie") and seed % 2 else "standard"
    return Match.start(
        GAME, options(mission=mission, roles=roles, fog=fog, difficulty=epic, **chosen), players, seed_of(seed)
    )


def busy(match: Match, seat: int, rng: Rng) -> Any:
    """A move that keeps the robot going: plays and activations more often than chance would, and full batteries."""
    offers = GAME.offers(match.state, seat)
    wanted = [offer for offer in offers if offer.kind in ("play", "activate")]
    if match.state.phase == TURN and wanted and rng.below(3):
        return GAME.codec.build(*draw(wanted, rng))
    return GAME.codec.build(*draw(offers, rng))


def charge(match: Match) -> None:
    """Now and then chance deserves a new battery."""
    state = match.state
    state.main = [body.most for body in state.setting.bodies]


@clause("BSQ-4.5", "BSQ-4.41a", "BSQ-4.56")
@given(TABLES, OPTIONS, SEEDS)
@QUICK
def test_there_is_always_something_to_do(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> None:
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"busy {seed}"))
    for _ in range(250):
        prompt = match.prompt
        if prompt is None:
            assert match.state.phase == OVER
            return
        for seat in prompt.owed:
            assert GAME.offers(match.state, seat)
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng))
        if match.state.phase in (TURN, ADJUST):
            charge(match)
        GAME.invariants(match.state)


@given(TABLES, OPTIONS, SEEDS)
@QUICK
def test_offers_are_the_law(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> None:
    """What is drawn from the offers passes; what is next to it passes only if they hold it."""
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"offers {seed}"))
    for _ in range(60):
        prompt = match.prompt
        if prompt is None:
            return
        state = match.state
        for seat in range(match.seats):
            offers = GAME.offers(state, seat)
            for _ in range(3 if offers else 0):
                GAME.check(state, seat, GAME.codec.build(*draw(offers, rng)))
            for _ in range(5):
                move = draw_mutant(GAME, offers, rng)
                try:
                    GAME.check(state, seat, move)
                    passes = True
                except Refused:
                    passes = False
                assert passes == holds(offers, *GAME.codec.take_apart(move)), move
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng))
        if match.state.phase == TURN:
            charge(match)


@given(TABLES, OPTIONS, SEEDS)
@settings(QUICK, max_examples=30)
def test_worlds_fit_their_views(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> None:
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"worlds {seed}"))
    for _ in range(120):
        prompt = match.prompt
        if prompt is None:
            return
        if rng.below(6) == 0:
            imagined(match, rng.pick(viewers(match)), rng)
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng))
        if match.state.phase == TURN:
            charge(match)


@given(TABLES, OPTIONS, SEEDS)
@settings(QUICK, max_examples=20)
def test_records_replay(table: tuple[str, int], chosen: dict[str, Any], seed: int) -> None:
    match, rng = begin(table, chosen, seed), Rng(seed_of(f"record {seed}"))
    while (prompt := match.prompt) is not None:
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng))
    record = Record.read(match.record().write())
    assert Match.replay(GAME, record).agrees(record)


@clause("BSQ-4.75")
@given(st.integers(0, 400))
@settings(QUICK, max_examples=30)
def test_steps_sent_at_once_do_what_steps_one_by_one_do(seed: int) -> None:
    """A program with all its choices comes to the same as the choices one after the other."""
    match, rng = begin(("2", 2), {}, seed), Rng(seed_of(f"steps {seed}"))
    for _ in range(200):
        prompt = match.prompt
        if prompt is None:
            return
        if match.state.phase == ADJUST:
            slow = Match.start_from(GAME, match.options, match.seats, seed_of("slow"), match.state)
            fast = Match.start_from(GAME, match.options, match.seats, seed_of("slow"), match.state)
            send = GAME.codec.build(*draw(GAME.offers(slow.state, prompt.owed[0]), rng))
            slow.play(prompt.owed[0], send)
            chosen: dict[int, Any] = {}
            while slow.state.phase == EXECUTE:
                step = GAME.codec.build(*draw(GAME.offers(slow.state, prompt.owed[0]), rng))
                chosen[slow.state.at] = step
                slow.play(prompt.owed[0], step)
            steps = [
                {"dir": chosen[at].dir, "target": chosen[at].target, "decline": chosen[at].decline}
                if at in chosen
                else {}
                for at in range(len(send.order))
            ]
            data = {"kind": "send", "order": send.order, "scrap": send.scrap, "steps": steps}
            fast.play(prompt.owed[0], GAME.codec.move(GAME.codec.encode(data)))
            for state in (slow.state, fast.state):
                state.asked, state.last, state.last_by = 0, None, 0
            assert GAME.codec.encode(slow.state) == GAME.codec.encode(fast.state)
            return
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng))


def test_random_play_ends() -> None:
    for seed in range(30):
        for clock in ("expert", "practice", "real_time"):
            state = GAME.setup(options(clock=clock), 2 + seed % 5, Rng(seed_of(seed)))
            assert playout(GAME, state, Rng(seed_of(f"play {seed}"))) > 5
            assert state.phase == OVER
