"""What the house decides for all its tables: which games and bots there are, and how long people are waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lastwire import games
from lastwire.engine.types import Budget
from lastwire.games import AnyGame


def _levels(game: str) -> Sequence[str]:
    return ("random", "easy", "baseline", "strong")


def _budget(game: str, level: str) -> Budget:
    return Budget()


@dataclass(frozen=True, slots=True)
class Terms:
    """These values only decide what becomes an entry, and when: the same entries give the same table on any terms."""

    load: Callable[[str], AnyGame] = games.load
    offered: Callable[[str], bool] = lambda game: True  # whether new matches of a game may begin
    levels: Callable[[str], Sequence[str]] = _levels  # of a game's bots
    budget: Callable[[str, str], Budget] = _budget  # of a game's bots, by level
    stand_in: str = "baseline"  # the level that takes an abandoned seat
    grace_ms: int = 30_000  # until it does
    host_grace_ms: int = 60_000  # until an absent host's rights pass on
    pause_ms: int = 3_600_000  # the longest pause
    request_ms: int = 60_000  # until a request to pause or to end the match lapses
    stalls: int = 3  # turns that a connected player may let run out in a row
    lead_ms: int = 400  # a bot starts to think this long, plus its budget, before its answer is due
    credit_ms: int = 300  # the most that a slow line is credited
    votes: int = 6  # that a seat may cast without any carrying
    chat_lines: int = 8  # of chat and of a match's talk, allowed from one guest
    chat_ms: int = 10_000  # within this time
    build: str = ""  # of the browser client that is served beside the tables
