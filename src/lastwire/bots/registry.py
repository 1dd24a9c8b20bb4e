"""Which bots a game has, and how long each may think."""

from __future__ import annotations

from typing import Final

from lastwire import games
from lastwire.bots.bot import Bot
from lastwire.bots.chance import Chance
from lastwire.engine.types import Budget

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, "easy", "baseline", "strong")  # what every game has, weakest first

_BUDGETS: Final = {RANDOM: Budget(1), "easy": Budget(20), "baseline": Budget(50), "strong": Budget(250)}
_OTHER: Final = Budget(100)


def levels(game: str) -> list[str]:
    """A game's bots by name: what every game has, weakest first, then its own. KeyError if there is no such game."""
    own = games.load_bots(game)
    return [RANDOM, *(level for level in LEVELS if level in own), *sorted(set(own) - set(LEVELS))]


def make(game: str, level: str) -> Bot:
    """A bot of this level. KeyError if there is no such game or level."""
    if level == RANDOM:
        return Chance(games.load(game))
    bot: Bot = games.load_bots(game)[level]()
    return bot


def budget(level: str) -> Budget:
    """How much a bot of this level may think about one move."""
    return _BUDGETS.get(level, _OTHER)
