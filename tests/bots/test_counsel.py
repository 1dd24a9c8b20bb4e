"""What every player may ask, whatever the game: what can be done now, as a list in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from lastwire import games
from lastwire.bots.counsel import counsel
from lastwire.engine.choice import KEYS, Choices, Listed, Numbered
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Inquiry, Past
from lastwire.language.catalogue import catalogue, languages
from lastwire.testing.position import AnyGame, walk
from tests.toy.game import GAME as TOY

POSITIONS = 6
FEW = 300  # moves, so that every one of them is looked for


def positions(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Some positions with not too much to choose from, and a seat that is asked."""
    for number in range(POSITIONS):
        rng = Rng(seed_of(f"listed {number}"))
        for match in islice(walk(game, rng, None), 4 + 6 * number, 60):
            if match.prompt is None:
                continue
            seat = rng.pick((*match.prompt.owed, *match.prompt.may))
            if sum(offer.size for offer in game.offers(match.state, seat)) <= FEW:
                yield match, seat
                break


def listed(game: AnyGame, match: Any, seat: int, begin: str = "", asked: bool = True) -> Listed:
    offers = tuple(game.offers(match.state, seat)) if asked else ()
    found = counsel(game, Inquiry(game.info.name, seat, match.view(seat), Past(), offers, True, Choices(begin)))
    assert isinstance(found, Listed)
    return found


@pytest.mark.parametrize("game", [TOY, *map(games.load, games.NAMES)], ids=lambda game: game.info.name)
def test_lists_lead_to_every_move_and_to_no_other(game: AnyGame) -> None:
    reached = 0
    for match, seat in positions(game):

        def descend(begin: str) -> Iterator[Numbered]:
            for way in listed(game, match, seat, begin).ways:  # noqa: B023 - called before the next position
                if way.move is None:
                    assert way.number > 1
                    assert len(way.line) > len(begin)
                    yield from descend(way.line)
                else:
                    yield way

        found = list(descend(""))
        moves = game.moves(match.state, seat)
        sent = {game.codec.encode(game.codec.move(game.codec.encode(way.move))) for way in found}
        assert sent == {game.codec.encode(move) for move in moves}
        for way in found:
            game.check(match.state, seat, way.move)
            assert way.line
        reached += len(found)
        if game is not TOY:
            for language in languages():
                sentences = catalogue(language, game.home, strict=True)
                names = [f"Player {each}" for each in range(match.seats)]
                assert all(sentences.say(way.told, names, seat) for way in found if way.told is not None)
                assert all(way.told is not None for way in found)
    assert reached > POSITIONS


def test_a_list_is_short_enough_for_single_keys() -> None:
    game = games.load("time-bomb")
    for match, seat in positions(game):
        assert len(listed(game, match, seat).ways) <= KEYS


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    game = games.load("time-bomb")
    match, seat = next(positions(game))
    assert listed(game, match, seat, asked=False).ways == ()
    assert listed(game, match, seat, "nothing begins so").ways == listed(game, match, seat).ways
