"""What the terminal lists can be typed as it stands, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire import games
from lastwire.cli import line
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Offer, Pick
from lastwire.errors import Malformed
from lastwire.testing.position import AnyGame, walk

POSITIONS = 40


def positions(game: AnyGame) -> Any:
    """Seats and what they may do at positions of random matches, some early and some late."""
    seen = 0
    for number in range(POSITIONS):
        rng = Rng(seed_of(f"lines {number}"))
        for place, match in enumerate(walk(game, rng)):
            if match.prompt is not None and place % 7 == number % 7:
                seen += 1
                yield match, rng.pick((*match.prompt.owed, *match.prompt.may))
            if place > 8 * number or seen >= POSITIONS:
                break
        if seen >= POSITIONS:
            return


@pytest.mark.parametrize("name", games.NAMES)
def test_every_line_that_is_listed_is_accepted(name: str) -> None:
    game = games.load(name)
    typed = 0
    for match, seat in positions(game):
        found, more = line.moves(game, game.offers(match.state, seat))
        for each in found:
            verb, move = line.read(game, each)
            assert verb == "play", each
            game.check(match.state, seat, move)
            assert game.words.write_move(move) == each
            typed += 1
        assert len(set(found)) == len(found)
        assert more == 0 or len(found) >= 1
        if more:
            beginning = found[-1][:2]
            narrowed, _ = line.moves(game, game.offers(match.state, seat), beginning)
            assert found[-1] in narrowed or len(narrowed) == line.MOST_LISTED
            assert all(each.startswith(beginning) for each in narrowed)
        match.bots = set()
        for each in line.acts(game, match.talk_rule(seat).acts)[0]:
            verb, act = line.read(game, each)
            assert verb == "say", each
            assert game.codec.act(game.codec.encode(act)) == act
            typed += 1
    assert typed > POSITIONS


def test_a_long_list_is_cut_and_says_so() -> None:
    game = games.load("time-bomb")
    rng = Rng(seed_of("long"))
    match = next(iter(walk(game, rng, game.types.Options())))
    offers = game.offers(match.state, 0)
    found, more = line.moves(game, offers * (line.MOST_LISTED + 1))
    assert more + len(found) == (line.MOST_LISTED + 1) * len(game.moves(match.state, 0))
    said, more = line.acts(game, [Offer("hand", {"success": Pick(tuple(range(100)))})])
    assert (len(said), more) == (line.MOST_ALIKE, 100 - line.MOST_ALIKE)


def test_text_that_looks_like_a_number_is_text_where_text_is_asked_for() -> None:
    game = games.load("time-bomb")
    assert line.read(game, "say say text=7")[1].text == "7"
    with pytest.raises(Malformed, match="nonsense"):
        line.read(game, "say request what=nonsense")
