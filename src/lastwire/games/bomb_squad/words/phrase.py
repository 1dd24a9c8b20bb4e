"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.bomb_squad.rules.content import KINDS
from lastwire.games.bomb_squad.rules.text import TEXT

_LETTERS = {kind[0].upper(): kind for kind in KINDS}


def card_name(card: str) -> str:
    """ "M2" in words: Move 2."""
    return TEXT(f"card.{_LETTERS[card[0]]}", level=card[1])


def cards_text(cards: Sequence[str]) -> str:
    return joined([card_name(card) for card in cards])


def joined(words: Sequence[str]) -> str:
    if not words:
        return TEXT("list.nothing")
    if len(words) == 1:
        return words[0]
    return TEXT("list.comma").join(words[:-1]) + TEXT("list.and") + words[-1]


def robot_name(name: str) -> str:
    return TEXT(f"robot.{name}")


def stars_text(stars: int) -> str:
    return TEXT(("log.no_star", "log.star")[stars]) if stars < 2 else TEXT("log.stars", stars=stars)


def mission_title(mission: str, title: str) -> str:
    if mission != "own":
        return TEXT(f"mission.{mission}.title")
    return title or TEXT("mission.own.unnamed")
