"""The missions as a campaign shows them: those that are open, and boxes that do not tell what is in them (BB-1.5)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from lastwire.engine.campaign import Box, Campaign, Feature
from lastwire.engine.campaign import Mission as Shown
from lastwire.games.bomb_busters.rules.content import TEAMS
from lastwire.games.bomb_busters.rules.mission import (
    BOXES,
    MISSIONS,
    Group,
    Mission,
    brief,
)
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.sealed import words_with
from lastwire.message import Message, Value


def mission(options: Options) -> int:
    """BB-6.5."""
    number: int = options.mission
    return number


def campaign(won: Collection[int], played: Collection[int], options: Options | None) -> Campaign:
    """For those who have won and played these missions, at a table that says how many boxes it has opened.

    A mission that was played is no secret any more, even if its box was another team's.
    """
    said = 0 if options is None else options.boxes
    keys = {mission.opens: mission.number for mission in MISSIONS if mission.opens is not None}
    boxes = tuple(_box(number, keys[number], number <= said or keys[number] in won) for number in range(1, BOXES + 1))
    opened = {0, *(box.number for box in boxes if box.open)}
    shown = [mission for mission in MISSIONS if mission.box in opened or mission.number in played]
    missions = tuple(_shown(mission.number) for mission in shown)
    return Campaign(missions, boxes, words_with(opened, {id for mission in missions for id in _ids(mission)}))


def _ids(mission: Shown) -> set[str]:
    """The sentences that it takes to show a mission."""
    features = [feature for features in mission.inside.values() for feature in features]
    return {mission.title.id, mission.text.id, *(feature.text.id for feature in features)}


def _box(number: int, key: int, is_open: bool) -> Box:
    inside = [mission.number for mission in MISSIONS if mission.box == number]
    return Box(number, key, min(inside), max(inside), is_open)


@cache
def _shown(number: int) -> Shown:
    mission = MISSIONS[number - 1]
    return Shown(
        number=number,
        option=number,
        sign=str(number),
        title=Message(f"bomb-busters-mission-{number}"),
        band=mission.band,
        text=Message(f"bomb-busters-rule-{number}"),
        box=mission.box,
        inside={experts: _inside(mission, experts) for experts in sorted(TEAMS)},
    )


def _inside(mission: Mission, experts: int) -> tuple[Feature, ...]:
    """What this team finds on the workbench (BB-2.6)."""
    team = brief(mission, experts)
    parts = [_part("blue", last=team.blue)]
    parts += [_colour(name, group) for name, group in (("yellow", team.yellow), ("red", team.red)) if group.count]
    if team.equipment:
        parts.append(_part("equipment", count=team.equipment))
    if team.numbers:
        parts.append(_part("number", count=team.numbers))
    if team.countdown_s:
        parts.append(_part("clock", minutes=team.countdown_s // _MINUTE_S))
    return tuple(parts)


_MINUTE_S: Final = 60


def _colour(name: str, group: Group) -> Feature:
    """BB-3.6, BB-3.7."""
    return _part(name, count=group.count, drawn=group.drawn, all="yes" if group.drawn == group.count else "no")


def _part(kind: str, **values: Value) -> Feature:
    return Feature(kind, Message(f"bomb-busters-part-{kind}", args=values))
