"""Typed lines stay lines: nothing is read into them."""

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.talk import Hand, Say
from lastwire.testing import clause


@clause("TB-5.17")
@pytest.mark.parametrize("line", ["I have two", "no bomb", "don't cut me", "Player 2 is lying", "I am SWAT"])
def test_text_that_nobody_confirmed_is_no_act(line: str) -> None:
    match: Match[Any, Any, Any, Any, Any] = Match.start(GAME, Options(start_player="random"), 4, seed_of("text"))
    match.say(1, Hand(1, 0))
    before = TALK.floor(match.view(PUBLIC), match.talk)
    state = match.state
    (said,) = match.say(0, Say(line))
    assert said.act == Say(line)  # type: ignore[union-attr]
    assert TALK.floor(match.view(PUBLIC), match.talk) == before
    assert match.state is state
