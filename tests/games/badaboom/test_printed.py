"""docs/decks.md: its examples make a deck that can be played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.content import read_deck
from lastwire.games.badaboom.rules.face import laid_open
from lastwire.games.badaboom.rules.options import Options
from lastwire.testing import clause
from tests.games.badaboom.kit import english, random_end

PAGE = Path(__file__).parents[3] / "docs" / "decks.md"


def examples() -> str:
    """All of the page's examples as one file: what stands in no table comes first."""
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return "\n".join(sorted(blocks, key=lambda block: block.startswith("[[")))


@clause("GB-2.44", "GB-2.48", "GB-2.58")
def test_the_page_s_examples_are_a_deck() -> None:
    options = Options(deck=read_deck(examples(), "decks.md"), clock="off", resurrection=True)
    box = laid_open(options, 4)
    faces: tuple[Any, ...] = (*box.cards, *box.bombs, *box.penalties)
    texts = {face.id: english(face.text) for face in faces}
    assert texts["spring_cleaning"] == (
        "Make everyone but you discard 2 cards of their own choice. Draw the top card, even if the pile is closed. "
        "Make the player you name pay 1 coin to the bank. Take 1 coin from the bank. Name another player."
    )
    assert texts["long_throw"] == (
        "Add 1 Mechanism from the pile to the Bomb. Forces a pass: the holder must pass the Bomb to the player 2 seats "
        "to the holder’s right. Only the holder may play it. Only while there are Mechanisms in the pile."
    )
    assert texts["bomb_orc"] == (
        "Greedy: without a Gadget it directly affects the holder and whoever alone has the most coins. "
        "Hazard pay is 3 instead of 1. Salvage pay is at most 1 for each player."
    )
    assert texts["own_statue"] == "Sit quite still while somebody else holds the Bomb. The table judges."
    neat = next(face.mission for face in box.cards if face.mission is not None)
    assert english(neat) == (
        "you survive and you have 2 or more Mechanisms in hand, and also the holder is killed or the exploding Bomb "
        "contains a Gadget"
    )
    match = random_end(Match.start(GAME, options, 4, seed_of("printed")))
    assert Match.replay(GAME, match.record()).agrees(match.record())
