"""The registry of games, found by their folders and imported on first use, so that one game's start does not wait for
five."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from lastwire.engine.coach import Weighed
from lastwire.engine.game import Game
from lastwire.engine.types import Budget, Past
from lastwire.message import Message

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

# A game is a folder with a `game.py`, whose `GAME` is the rules; its name is the folder's, with hyphens. Players are in
# `brain/levels.py`: `BOTS`, and `BUDGETS`, how much those may think who need more or less than usual.
NAMES: tuple[str, ...] = tuple(
    sorted(module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg)
)


class Hints(NamedTuple):
    """A game's `brain/hint.py`, from what a seat knows: one true and specific reason for a move that a strong bot
    chose; and what speaks against a legal move, that it cannot work or what it risks, with exact odds where there are
    any."""

    reason: Callable[[Any, Past, Any], Message]
    weigh: Callable[[Any, Past, Any], Weighed]


def shelf() -> tuple[str, ...]:
    """The names of all games in the order in which people are shown them."""
    return tuple(sorted(NAMES, key=lambda name: (load(name).info.shelf, name)))


def load(name: str) -> AnyGame:
    """The game of this name; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = import_module(f"lastwire.games.{name.replace('-', '_')}.game").GAME
    return game


def load_bots(name: str) -> dict[str, Any]:
    """The game's own bots by name, each a factory without arguments. `random` is everybody's: see `lastwire.bots`."""
    bots: dict[str, Any] = _bots(name).BOTS
    return bots


def load_budgets(name: str) -> dict[str, Budget]:
    """How much the game's bots may think, by name, where the game says so; KeyError if there is no such game."""
    budgets: dict[str, Budget] = getattr(_bots(name), "BUDGETS", {})
    return budgets


def load_hints(name: str) -> Hints:
    """What the game says of a move to whoever learns it; KeyError if there is no such game."""
    hint: Any = _brain(name, "hint")
    return Hints(hint.reason, hint.weigh)


def _bots(name: str) -> ModuleType:
    return _brain(name, "levels")


def _brain(name: str, module: str) -> ModuleType:
    if name not in NAMES:
        raise KeyError(name)
    return import_module(f"lastwire.games.{name.replace('-', '_')}.brain.{module}")
