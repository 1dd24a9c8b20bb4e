"""The registry finds games by their folders, and loading them loads neither how bots think nor what the laws read."""

from __future__ import annotations

import json
import subprocess
import sys

from lastwire import games

LOADED = """
import json, sys
from lastwire import games
from lastwire.server import app, serve
for name in games.NAMES:
    games.load(name)
print(json.dumps([name for name in sys.modules if name.startswith("lastwire.games.")]))
"""


def test_a_game_is_found_by_its_folder_and_stands_where_it_says() -> None:
    assert games.shelf()[:5] == ("time-bomb", "academy", "bomb-squad", "bomb-busters", "badaboom")
    assert sorted(games.shelf()) == list(games.NAMES)
    for name in games.NAMES:
        game = games.load(name)
        assert game.info.name == name
        assert game.info.party in game.seats(game.types.Options())
        assert game.home == f"lastwire.games.{name.replace('-', '_')}"


def test_the_server_and_the_rules_load_no_brain_and_no_proof() -> None:
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = json.loads(run.stdout)
    assert {f"lastwire.games.{name.replace('-', '_')}.game" for name in games.NAMES} <= set(loaded)
    assert [name for name in loaded if {"brain", "proof"} & set(name.split("."))] == []
