"""A wrong number of players is refused by the clause that says how many may play, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.errors import Refused
from lastwire.testing.position import AnyGame
from tests.toy.game import GAME as TOY

ROOT = Path(__file__).parents[2]
WORDS = {"Two": "2", "four": "4"}
RULES = {name: (games.load(name), ROOT / "docs" / "rules" / f"{name}.md") for name in games.NAMES}
RULES["toy"] = (TOY, ROOT / "tests" / "toy" / "rules.md")


def sentence(page: Path, clause: str) -> str:
    """What a clause says, as far as its paragraph goes."""
    (line,) = re.findall(rf"^[-*>#\s]*{re.escape(clause)}\b.*$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return str(line)


@pytest.mark.parametrize("name", RULES)
def test_the_clause_cited_is_about_the_number_of_players(name: str) -> None:
    game: AnyGame
    game, page = RULES[name]
    options = game.types.Options()
    allowed = game.seats(options)
    for seats in (allowed.start - 1, allowed.stop):
        with pytest.raises(Refused) as caught:
            Match.start(game, options, seats, seed_of("too few or too many"))
        assert caught.value.code == "E_PLAYERS"
        assert caught.value.clause == game.info.seats_clause
    text = sentence(page, game.info.seats_clause).removeprefix(game.info.seats_clause)
    assert re.search("players|seats", text)
    for number in (allowed.start, allowed.stop - 1):
        assert re.search(rf"\b{number}\b", " ".join(WORDS.get(word, word) for word in text.split())), text
