"""A mission that somebody drew: its file or its drawing read, checked and tried (BSQ-2.18, BSQ-2.19, BSQ-2.21)."""

from __future__ import annotations

import gc
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec.structs import replace

from lastwire.engine import content
from lastwire.engine.campaign import Draft
from lastwire.errors import ContentError
from lastwire.games.bomb_squad.brain.planner import EVEN, Planner, Route, Run
from lastwire.games.bomb_squad.rules import workshop
from lastwire.games.bomb_squad.rules.building import Building
from lastwire.games.bomb_squad.rules.mission import (
    OWN,
    Mission,
    extra,
    fault,
    faults,
    perfect,
    star_table,
    sum_of_levels,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.message import Message

WIDTH: Final = 12  # of the search for a way through
LONGEST_MOVE: Final = 3


def draft(given: str | dict[str, Any]) -> Draft:
    """What a table could play of a file's text, or of a drawing. Stars, id and fog are worked out where they are left
    out."""
    if isinstance(given, str):
        return replace(_checked(given), text=given, drawing=workshop.read(given))
    try:
        text = workshop.write(given)
    except ContentError as error:
        return _wrong([(error.key, error.reason)])
    return replace(_checked(text), text=text)


def _checked(text: str) -> Draft:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may be too long, a list too deep to be read at all
        return _wrong([("", Message("content-not-toml", args={"why": str(error)}))])
    try:
        plan = Building(str(data.get("grid", "")), "mission")
        mission = content.convert(_filled(data, plan), "mission", Mission)
    except ContentError as error:
        return _wrong([(error.key, error.reason)])
    found = faults(mission, plan)
    if found:
        return _wrong(found)
    with _uncollected():
        return _tried(mission, plan)


def _tried(mission: Mission, plan: Building) -> Draft:
    cards, warnings = {}, []
    terrain = None
    for level in ("standard", "epic") if extra(plan) else ("standard",):
        options = Options(mission=OWN, own=mission, difficulty=level)
        planner = Planner(fresh(setting_of(options, 2, 0)), EVEN, WIDTH, terrain=terrain)
        terrain = planner.terrain
        route = planner.route()
        if route.whole:
            cards[level] = _count(route)
        else:
            warnings.append(Message("bomb-squad-content-no-way", args={"difficulty": level}))
    return Draft(True, (), mission, cards, tuple(warnings))


@contextmanager
def _uncollected() -> Iterator[None]:
    """A search makes very many small things, none of which refers to itself: looking for such takes a third of its
    time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


def _wrong(found: list[tuple[str, Message]]) -> Draft:
    return Draft(False, tuple(fault(key, reason) for key, reason in found))


def _filled(data: dict[str, Any], plan: Building) -> dict[str, Any]:
    filled = {"id": OWN, "robot": "felix", "fog": not plan.cameras, **data}
    filled.setdefault("standard", star_table(perfect(sum_of_levels(plan, False))))
    if extra(plan):
        filled.setdefault("epic", star_table(perfect(sum_of_levels(plan, True))))
    return filled


def _count(route: Route) -> int:
    """The cards of a way that clears the building."""
    return sum(-(-leg.length // LONGEST_MOVE) if isinstance(leg, Run) else 1 for leg in route.legs)
