"""Bomb Busters' numbers as the content file gives them, checked when they are read."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.kit.content import Part, Span, Time
from lastwire.kit.talk import TalkLimits
from lastwire.message import Message, Value

FILE: Final = "content.toml"

Some: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
Card: TypeAlias = Annotated[int, Meta(ge=1, le=13)]


class Wires(Part, frozen=True):
    numbers: Annotated[int, Meta(ge=1, le=12)]
    copies: Some
    red: Annotated[int, Meta(ge=1, le=11)]
    yellow: Annotated[int, Meta(ge=1, le=11)]


class Tokens(Part, frozen=True):
    each_number: Some
    yellow: Some
    red_markers: Some
    yellow_markers: Some


class Team(Part, frozen=True):
    """How many stands the Captain and the others have (BB-3.4)."""

    experts: Annotated[int, Meta(ge=2, le=5)]
    captain: Annotated[int, Meta(ge=1, le=2)]
    other: Annotated[int, Meta(ge=1, le=2)]


class Dial(Part, frozen=True):
    most: Some


class Characters(Part, frozen=True):
    cards: Some


class Equipment(Part, frozen=True):
    cards: Some
    any_time: tuple[Card, ...]
    own_turn: tuple[Card, ...]
    dual_cut: tuple[Card, ...]
    bottom: Card
    bottom_adds: Some
    unlocks_at: Some


class ClockDefaults(Part, frozen=True):
    hold_s: Some


class CallPace(Part, frozen=True):
    people_ms: Time


class Paces(Part, frozen=True):
    answer: Span
    call: CallPace
    turn: Span


class Content(Part, frozen=True):
    wires: Wires
    tokens: Tokens
    teams: tuple[Team, ...]
    dial: Dial
    characters: Characters
    equipment: Equipment
    clock: ClockDefaults
    limits: TalkLimits
    pace: Paces


def checked(data: Any, file: str = FILE) -> Content:
    """Plain data as Bomb Busters' content; raises `ContentError` where the parts do not fit."""
    found = content.convert(data, file, Content)
    experts = [team.experts for team in found.teams]
    if experts != list(range(experts[0], experts[-1] + 1)):
        raise wrong(file, "teams", "teams", experts=tuple(experts))
    cards = sorted((*found.equipment.any_time, *found.equipment.own_turn, *found.equipment.dual_cut))
    if cards != list(range(1, found.equipment.cards + 1)):
        raise wrong(file, "equipment", "cards", cards=tuple(cards), last=found.equipment.cards)
    if found.equipment.bottom != found.wires.numbers + 1:
        raise wrong(file, "equipment.bottom", "bottom")
    if found.characters.cards < max(experts):
        raise wrong(file, "characters", "characters", cards=found.characters.cards, experts=max(experts))
    return found


def wrong(file: str, key: str, sentence: str, **values: Value) -> ContentError:
    """What does not fit, in one of the game's sentences."""
    return ContentError(file, key, Message(f"bomb-busters-content-{sentence}", args=values))


CONTENT: Final = checked(content.read("lastwire.games.bomb_busters.data", FILE, dict[str, Any]))
TEAMS: Final = {team.experts: team for team in CONTENT.teams}
