"""Bomb-defusal tabletop games: the rules, the tables they are played at, and the laboratory.

The names below are the public interface; each is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lastwire.bots.bot import Bot
    from lastwire.bots.registry import levels
    from lastwire.engine.game import Game
    from lastwire.engine.match import Match
    from lastwire.engine.playout import playout
    from lastwire.engine.record import Record
    from lastwire.engine.rng import Rng, seed_of
    from lastwire.engine.types import ALL, PUBLIC, Budget, Offer, Outcome, Past, Prompt, Speech, TalkRule
    from lastwire.errors import LastWireError, Malformed, RecordError, Refused
    from lastwire.games import load
    from lastwire.lab.arena import Result, play, simulate

__version__ = "0.3.0"

__all__ = [
    "ALL",
    "PUBLIC",
    "Bot",
    "Budget",
    "Game",
    "LastWireError",
    "Malformed",
    "Match",
    "Offer",
    "Outcome",
    "Past",
    "Prompt",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "Rng",
    "Speech",
    "TalkRule",
    "__version__",
    "levels",
    "load",
    "play",
    "playout",
    "seed_of",
    "simulate",
]

_HOMES = {
    "lastwire.bots.bot": ("Bot",),
    "lastwire.bots.registry": ("levels",),
    "lastwire.engine.game": ("Game",),
    "lastwire.engine.match": ("Match",),
    "lastwire.engine.playout": ("playout",),
    "lastwire.engine.record": ("Record",),
    "lastwire.engine.rng": ("Rng", "seed_of"),
    "lastwire.engine.types": (
        "ALL",
        "PUBLIC",
        "Budget",
        "Offer",
        "Outcome",
        "Past",
        "Prompt",
        "Speech",
        "TalkRule",
    ),
    "lastwire.errors": ("LastWireError", "Malformed", "RecordError", "Refused"),
    "lastwire.games": ("load",),
    "lastwire.lab.arena": ("Result", "play", "simulate"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
