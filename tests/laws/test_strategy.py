"""The strategies of the kit give what they promise, for every game."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastwire import games
from lastwire.errors import Refused
from lastwire.testing import strategy
from lastwire.testing.position import AnyGame
from tests.toy.game import GAME as TOY
from tests.words import english

GAMES: list[AnyGame] = [*(games.load(name) for name in games.NAMES), TOY]
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)


@by_name
@settings(max_examples=25)
@given(st.data())
def test_matches_run_and_their_moves_are_legal(game: AnyGame, data: Any) -> None:
    match = data.draw(strategy.matches(game, most=25))
    assert match.prompt is not None
    game.invariants(match.state)
    seat, move = data.draw(strategy.legal_moves(match))
    match.play(seat, move)


@by_name
@settings(max_examples=40)
@given(st.data())
def test_any_move_is_taken_or_refused_in_good_order(game: AnyGame, data: Any) -> None:
    match = data.draw(strategy.matches(game, most=10))
    seat, move = data.draw(strategy.any_moves(match))
    before, refusal = match.digest(), None
    try:
        match.play(seat, move)
    except Refused as refused:
        refusal = refused
    if refusal is None:
        assert match.entries[-1].move == move
    else:
        assert refusal.code
        assert english(refusal.message)
        assert match.digest() == before


@by_name
def test_options_of_every_kind_come_up(game: AnyGame) -> None:
    seen: dict[str, set[str]] = {}

    @settings(max_examples=150)
    @given(strategy.options(game))
    def collect(options: Any) -> None:
        for name in options.__struct_fields__:
            seen.setdefault(name, set()).add(repr(getattr(options, name)))

    collect()
    assert sum(len(values) > 1 for values in seen.values()) >= min(3, len(game.types.Options.__struct_fields__))
