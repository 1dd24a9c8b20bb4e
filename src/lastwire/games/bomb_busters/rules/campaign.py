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
from lastwire.games.bomb_busters.rules.text import TEXT


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
    return Campaign(tuple(_shown(mission.number) for mission in shown), boxes)


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
        title=TEXT(f"mission.{number}"),
        band=mission.band,
        text=TEXT(f"card.{number}"),
        box=mission.box,
        inside={experts: _inside(mission, experts) for experts in sorted(TEAMS)},
    )


def _inside(mission: Mission, experts: int) -> tuple[Feature, ...]:
    """What this team finds on the workbench (BB-2.6)."""
    team = brief(mission, experts)
    parts = [Feature("blue", TEXT("part.blue", last=team.blue))]
    parts += [_colour(name, group) for name, group in (("yellow", team.yellow), ("red", team.red)) if group.count]
    if team.equipment:
        parts.append(Feature("equipment", TEXT("part.equipment", count=team.equipment)))
    if team.numbers:
        parts.append(Feature("number", TEXT("part.number", count=team.numbers)))
    if team.countdown_s:
        parts.append(Feature("clock", TEXT("part.clock", minutes=team.countdown_s // _MINUTE_S)))
    return tuple(parts)


_MINUTE_S: Final = 60


def _colour(name: str, group: Group) -> Feature:
    """BB-3.6, BB-3.7."""
    sentence = f"part.{name}" if group.drawn == group.count else f"part.{name}_partial"
    return Feature(name, TEXT(sentence, count=group.count, drawn=group.drawn))
