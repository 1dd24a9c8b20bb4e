"""Phrases that several sentences share, most of them made once: what is told, every viewer is told at every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.games.bomb_squad.rules.building import DIRECTIONS
from lastwire.games.bomb_squad.rules.content import KINDS, ROBOTS
from lastwire.games.bomb_squad.rules.mission import OWN
from lastwire.message import Message, words

ROBOT_NAMES: Final[dict[str, Message]] = {name: Message(f"bomb-squad-robot-{name}") for name in ROBOTS}
KIND_NAMES: Final[dict[str, Message]] = {kind: Message(f"bomb-squad-kind-{kind}") for kind in KINDS}
CARD_NAMES: Final[dict[str, Message]] = {
    f"{kind[0].upper()}{level}": Message(f"bomb-squad-card-{kind}", args={"level": level})
    for kind in KINDS
    for level in (1, 2, 3)
}
WAYS: Final[dict[str, Message]] = {way: Message("bomb-squad-direction", args={"dir": way}) for way in DIRECTIONS}
VARIANTS: Final[dict[str, Message]] = {
    variant: Message(f"bomb-squad-variant-{variant}") for variant in ("fog", "no_programming", "two_robots", "face_up")
}


def card_names(cards: Sequence[str]) -> tuple[Message, ...]:
    return tuple([CARD_NAMES[card] for card in cards])


def role_of(seat: int, role: str | None, id: str = "bomb-squad-log-role") -> Message:
    """What role a seat has: `holds` says whether it has one."""
    named = Message("bomb-squad-role-none" if role is None else f"bomb-squad-role-{role}")
    return Message(id, {"player": seat}, {"holds": "none" if role is None else "one", "role": named})


def stars_earned(stars: int) -> Message:
    return Message("bomb-squad-stars-earned", args={"n": stars})


def pace(clock: str) -> Message:
    """How time is counted."""
    return Message("bomb-squad-pace", args={"clock": clock})


def mission_title(mission: str, title: str) -> Message:
    if mission != OWN:
        return Message(f"bomb-squad-mission-{mission}")
    return words(title) if title else Message("bomb-squad-mission-unnamed")
