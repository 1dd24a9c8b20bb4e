"""Which bots there are, and the one that every game has."""

from __future__ import annotations

import pytest

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.chance import Chance
from lastwire.engine.match import Match
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Past
from lastwire.errors import Refused
from lastwire.games.bomb_busters.brain.levels import BUDGETS


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_the_four_levels_first(game: str) -> None:
    assert registry.levels(game) == ["random", "easy", "baseline", "strong"]
    names = registry.names(game)
    assert names[:4] == registry.levels(game)
    assert len(set(names)) == len(names)
    for name in names:
        bot = registry.make(game, name)
        assert callable(bot.choose)
        assert callable(bot.speak)


@pytest.mark.parametrize("game", games.NAMES)
def test_an_unknown_bot_is_a_key_error(game: str) -> None:
    with pytest.raises(KeyError):
        registry.make(game, "nobody")


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registry.names("nothing")
    with pytest.raises(KeyError):
        registry.make("nothing", "random")


@pytest.mark.parametrize("game", games.NAMES)
def test_stronger_bots_may_think_longer(game: str) -> None:
    budgets = [registry.budget(game, level).ms for level in registry.LEVELS]
    assert budgets == sorted(budgets)
    assert registry.budget(game, "some other").ms > 0


def test_a_game_says_how_long_its_bots_may_think_and_all_who_ask_them_heed_it() -> None:
    assert registry.budget("bomb-busters", "strong") == BUDGETS["strong"] == Budget(2_000)
    assert registry.budget("time-bomb", "strong") == Budget(250)
    assert registry.budget("bomb-busters", "baseline") == registry.budget("time-bomb", "baseline")
    with pytest.raises(KeyError):
        registry.budget("nothing", "strong")


@pytest.mark.parametrize("name", games.NAMES)
def test_the_random_bot_plays_every_offered_move_and_nothing_else(name: str) -> None:
    game = games.load(name)
    options = game.types.Options()
    match = Match.start(game, options, game.seats(options).start, seed_of("chance"))
    bot, rng = Chance(game), Rng(seed_of("draws"))
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[0]
        offers = game.offers(match.state, seat)
        legal = game.moves(match.state, seat)
        drawn = [bot.choose(match.view(seat), Past(), offers, registry.budget(name, "random"), rng) for _ in range(300)]
        assert all(holds(offers, *game.codec.take_apart(move)) for move in drawn)
        if len(legal) <= 20:  # a move missed by 300 draws from 20 has a chance below one in a hundred thousand
            assert set(drawn) == set(legal)
        match.play(seat, drawn[0])


@pytest.mark.parametrize("name", games.NAMES)
def test_the_random_bot_talks_rarely_and_within_the_rules(name: str) -> None:
    game = games.load(name)
    options = game.types.Options()
    match = Match.start(game, options, game.seats(options).start, seed_of("chance"))
    bot, rng = Chance(game), Rng(seed_of("talk"))
    rule = match.talk_rule(0)
    said = refused = 0
    for _ in range(2000):
        speech = bot.speak(match.view(0), Past(), rule, rng)
        if speech is not None:
            said += 1
            try:
                match.check_say(0, speech.act)
            except Refused:
                refused += 1
    if rule.acts:
        assert 0 < said < 400
    assert refused == 0
