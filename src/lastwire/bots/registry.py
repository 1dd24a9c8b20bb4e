"""Which bots a game has, and how long each may think."""

from __future__ import annotations

from typing import Final

from lastwire import games
from lastwire.bots.bot import Bot
from lastwire.bots.chance import Chance
from lastwire.engine.types import Budget
from lastwire.errors import Refused
from lastwire.message import Message, Value

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, "easy", "baseline", "strong")  # what every game has, weakest first

# Unless a game says otherwise.
_BUDGETS: Final = {RANDOM: Budget(1), "easy": Budget(20), "baseline": Budget(50), "strong": Budget(250)}
_OTHER: Final = Budget(100)


def levels(game: str) -> list[str]:
    """The levels that people choose from, weakest first. KeyError if there is no such game."""
    own = games.load_bots(game)
    return [RANDOM, *(level for level in LEVELS if level in own)]


def names(game: str) -> list[str]:
    """All bots of a game: its levels, then what it has for study. KeyError if there is no such game."""
    known = levels(game)
    return [*known, *sorted(set(games.load_bots(game)) - set(known))]


def check(game: str, name: str) -> None:
    """Raise `Refused` unless the game has a bot of this name."""
    if name not in names(game):
        known: dict[str, Value] = {"game": game, "name": name, "levels": tuple(levels(game))}
        raise Refused("E_BOT", "", Message("refuse-no-bot", args=known))


def make(game: str, name: str) -> Bot:
    """The bot of this name. KeyError if there is no such game or bot."""
    if name == RANDOM:
        return Chance(games.load(game))
    bot: Bot = games.load_bots(game)[name]()
    return bot


def budget(game: str, name: str) -> Budget:
    """How much a bot of this name may think about one move, at a table and in a simulation alike. KeyError if there is
    no such game."""
    return games.load_budgets(game).get(name) or _BUDGETS.get(name, _OTHER)
