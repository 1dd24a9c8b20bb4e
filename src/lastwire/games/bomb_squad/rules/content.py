"""Bomb Squad's numbers as the content file gives them, checked when they are read."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.kit.content import Part, Time
from lastwire.kit.talk import TalkLimits
from lastwire.message import Message, Value

FILE: Final = "content.toml"

Some: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
Levels: TypeAlias = tuple[Some, Some, Some]
Kind: TypeAlias = Literal["move", "door", "hostage", "bomb"]
RobotName: TypeAlias = Literal["felix", "octotread", "dozer", "longarm"]
RoleName: TypeAlias = Literal[
    "recon",
    "operator",
    "field_agent",
    "sergeant",
    "analyst",
    "technician",
    "negotiator",
    "security",
    "disposal",
]


class Cards(Part, frozen=True):
    """By type, how many cards of level 1, 2 and 3 (BSQ-2.1)."""

    move: Levels
    door: Levels
    hostage: Levels
    bomb: Levels


class Tokens(Part, frozen=True):
    door: Levels
    hostage: Levels
    bomb: Some


class Frame(Part, frozen=True):
    """The control frame (BSQ-2.10)."""

    slots: Some
    cost: tuple[Some, ...]
    error: Some
    single: Some
    scrap_up_to: Some


class Robot(Part, frozen=True):
    """BSQ-2.11: batteries, and what it can do beyond the rest."""

    start: Some
    most: Some
    reserve: Some
    diagonal: bool = False
    arm: Annotated[int, Meta(ge=1, le=2)] = 1
    pushes: Annotated[int, Meta(ge=1, le=2)] = 1


class Team(Part, frozen=True):
    players: Some
    hand: Some


class Paces(Part, frozen=True):
    relaxed: Some
    standard: Some
    expert: Some


class ClockTimes(Part, frozen=True):
    countdown_ms: Time
    bot_percent: Some
    step_s: Some
    practice_turns: Annotated[int, Meta(ge=1, le=100_000)]
    longest_turns: Annotated[int, Meta(ge=1, le=100_000)]
    spectators_ms: Time


class Pauses(Part, frozen=True):
    """How often and how long a mission is paused, and how long somebody who is gone is waited for (BSQ-4.77)."""

    most: Some
    longest_ms: Time
    grace_ms: Time
    absent_ms: Time


class Score(Part, frozen=True):
    each_level: Some
    all_bombs: Some
    left_behind: Some
    lowest_star: Some


class Content(Part, frozen=True):
    cards: Cards
    tokens: Tokens
    frame: Frame
    robots: dict[RobotName, Robot]
    roles: dict[RoleName, Literal["blue", "purple", "black"]]
    teams: tuple[Team, ...]
    pace: Paces
    clock: ClockTimes
    pause: Pauses
    score: Score
    limits: TalkLimits


def checked(data: Any, file: str = FILE) -> Content:
    """Plain data as Bomb Squad's content; raises `ContentError` where the parts do not fit."""
    found = content.convert(data, file, Content)
    frame = found.frame
    if len(frame.cost) != frame.slots + 1 or list(frame.cost) != sorted(frame.cost):
        raise _error(file, "frame.cost", "cost", cost=frame.cost, slots=frame.slots)
    for name, names, given in (
        ("robots", get_args(RobotName), list(found.robots)),
        ("roles", get_args(RoleName), list(found.roles)),
    ):
        if sorted(names) != sorted(given):
            raise _error(file, name, "names", given=tuple(sorted(given)), names=tuple(sorted(names)))
    players = [team.players for team in found.teams]
    if players != list(range(players[0], players[-1] + 1)):
        raise _error(file, "teams", "teams", players=tuple(players))
    cards = sum(sum(getattr(found.cards, kind)) for kind in get_args(Kind))
    most = max(team.players * team.hand for team in found.teams)
    if cards <= most + frame.slots:
        raise _error(file, "cards", "cards", cards=cards, hands=most)
    return found


def _error(file: str, key: str, what: str, **args: Value) -> ContentError:
    return ContentError(file, key, Message(f"bomb-squad-content-{what}", args=args))


CONTENT: Final = checked(content.read("lastwire.games.bomb_squad.data", FILE, dict[str, Any]))
HANDS: Final = {team.players: team.hand for team in CONTENT.teams}
ROBOTS: Final[tuple[RobotName, ...]] = get_args(RobotName)
ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)

# Cards are numbered by type, then level: 0 is Move 1, 11 is Disarm Bomb 3.
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOVE: Final = 0
DOOR: Final = 1
HOSTAGE: Final = 2
BOMB: Final = 3
CARDS: Final = 3 * len(KINDS)
COUNTS: Final[tuple[int, ...]] = tuple(count for kind in KINDS for count in getattr(CONTENT.cards, kind))
DECK: Final[tuple[int, ...]] = tuple(card for card, count in enumerate(COUNTS) for _ in range(count))
CARD_NAMES: Final[tuple[str, ...]] = tuple(f"{kind[0].upper()}{level}" for kind in KINDS for level in (1, 2, 3))
