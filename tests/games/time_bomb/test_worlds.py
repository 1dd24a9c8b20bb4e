"""Worlds that fit a view: they give the view back, and they are drawn from the deal's own odds."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, PassClaim
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    SUCCESS,
    SWAT,
    TERRORIST,
)
from lastwire.games.time_bomb.rules.worlds import imagine, role_deck
from lastwire.testing import clause
from tests.games.time_bomb.kit import begin, play, start

PROFILES = [
    (profile, seats)
    for profile, sizes in (("base", range(4, 7)), ("ext78", range(7, 9)), ("three", [3]), ("temple", range(3, 11)))
    for seats in sizes
]


@pytest.mark.parametrize(("profile", "seats"), PROFILES)
@pytest.mark.parametrize("mode", ["free", "ordered", "sealed", "off"])
def test_a_world_gives_the_view_back_all_match_long(profile: str, seats: int, mode: str) -> None:
    rng = Rng(seed_of(f"worlds {profile} {seats} {mode}"))
    options = Options(profile=profile, claim_mode=mode, early_call=rng.below(2) == 0)  # type: ignore[arg-type]
    match = Match.start(GAME, options, seats, seed_of(f"match {profile} {seats} {mode}"))
    while True:
        for viewer in (rng.below(seats), PUBLIC, ALL):
            view = match.view(viewer)
            world = imagine(view, rng)
            assert GAME.view(world, viewer) == view
            GAME.invariants(world)
            if viewer >= 0:
                assert GAME.offers(world, viewer) == GAME.offers(match.state, viewer)
        prompt = match.prompt
        if prompt is None:
            break
        seat = rng.pick(prompt.owed)
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))


def test_a_world_fits_an_injected_start() -> None:
    """Earlier rounds are one lump then, without deals of their own (TB-3.10)."""
    match = play(begin("ssss/sSss/sBss/ssss C 2 3"), "C>A0, A>B0")
    for viewer in (0, 3, PUBLIC):
        world = imagine(match.view(viewer), Rng(seed_of("injected")))
        assert GAME.view(world, viewer) == match.view(viewer)
        assert len(world.deals) == len(match.state.deals)


@clause("TB-2.8")
def test_roles_are_drawn_from_the_deck_given_the_own_card() -> None:
    """As seen by SWAT at four, one or two Terrorists are equally likely; by a Terrorist, alone with 1/4."""
    rng = Rng(seed_of("roles"))
    alone: dict[int, list[bool]] = {SWAT: [], TERRORIST: []}
    match = start(4)
    for seat in range(4):
        view = match.view(seat)
        for _ in range(1000):
            world = imagine(view, rng)
            alone[match.state.roles[seat]].append(sum(world.roles) == 1)
    for side, expected in ((SWAT, 1 / 2), (TERRORIST, 1 / 4)):
        share = sum(alone[side]) / len(alone[side])
        assert abs(share - expected) < 4 * sqrt(expected * (1 - expected) / len(alone[side]))


def test_role_decks_are_read_off_the_public_odds() -> None:
    for profile, seats in PROFILES:
        state = GAME.setup(Options(profile=profile), seats, Rng(seed_of(seats)))  # type: ignore[arg-type]
        assert role_deck(GAME.view(state, PUBLIC)) == (state.swat, state.terrorist)


@clause("TB-5.3", "TB-7.13")
def test_hidden_wires_are_uniform_given_the_own_counts() -> None:
    """The SUCCESS count of another row is hypergeometric in what the viewer's own row leaves over."""
    match = play(begin(), "A>B1")  # a SUCCESS from B
    rng = Rng(seed_of("hidden"))
    view = match.view(0)  # A holds one SUCCESS of four; three are gone or elsewhere
    found = Counter(imagine(view, rng).rows[2].count(SUCCESS) for _ in range(4000))
    for count in range(3):
        expected = comb(2, count) * comb(12, 5 - count) / comb(14, 5)
        assert abs(found[count] / 4000 - expected) < 4 * sqrt(expected * (1 - expected) / 4000)
    booms = sum(imagine(view, rng).rows[3].count(BOOM) for _ in range(2000)) / 2000
    assert abs(booms - 5 / 14) < 4 * sqrt(5 / 14 * 9 / 14 / 2000)


def test_sealed_claims_of_others_are_imagined_and_the_own_is_kept() -> None:
    match = Match.start(GAME, Options(claim_mode="sealed"), 4, seed_of("sealed"))
    match.play(0, ClaimSubmit(2, 0))
    match.play(1, PassClaim())
    world = imagine(match.view(0), Rng(seed_of("claims")))
    assert world.sealed[0] == (2, 0)
    assert world.sealed[1] is not None
    assert world.sealed[2] is None
