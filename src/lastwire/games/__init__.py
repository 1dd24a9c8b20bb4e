"""The registry of games: name to rules, imported on first use so that one game's start does not wait for five."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeAlias

from lastwire.engine.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

# In the order the lobby shows them. The folder is the name with underscores: its `GAME` is the rules, its `BOTS` the
# players.
NAMES: tuple[str, ...] = ("time-bomb", "bomb-busters", "badaboom")


def load(name: str) -> AnyGame:
    """The game of this name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = import_module(f"lastwire.games.{name.replace('-', '_')}").GAME
    return game


def load_bots(name: str) -> dict[str, Any]:
    """The game's own bots by name, each a factory without arguments. `random` is everybody's: see `lastwire.bots`."""
    if name not in NAMES:
        raise KeyError(name)
    bots: dict[str, Any] = import_module(f"lastwire.games.{name.replace('-', '_')}.bot").BOTS
    return bots
