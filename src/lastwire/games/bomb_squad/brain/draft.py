"""A mission that somebody drew: its file or its drawing read, checked and tried (BSQ-2.18, BSQ-2.19, BSQ-2.21)."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from msgspec.structs import replace

from lastwire.engine import content
from lastwire.engine.campaign import Draft
from lastwire.errors import ContentError
from lastwire.games.bomb_squad.brain.planner import EVEN, Planner, Run
from lastwire.games.bomb_squad.rules import workshop
from lastwire.games.bomb_squad.rules.building import Building
from lastwire.games.bomb_squad.rules.mission import OWN, Mission, extra, faults, perfect, star_table, sum_of_levels
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of

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
        return _wrong([("", f"not TOML: {error}")])
    try:
        plan = Building(str(data.get("grid", "")), "mission")
        mission = content.convert(_filled(data, plan), "mission", Mission)
    except ContentError as error:
        return _wrong([(error.key, error.reason)])
    found = faults(mission, plan)
    if found:
        return _wrong(found)
    cards = {}
    for level in ("standard", "epic") if extra(plan) else ("standard",):
        count = _fewest(Options(mission=OWN, own=mission, difficulty=level))
        if count is None:
            return _wrong([("grid", f"no way was found to save everybody and disarm every bomb ({level})")])
        cards[level] = count
    return Draft(True, (), mission, cards)


def _wrong(found: list[tuple[str, str]]) -> Draft:
    return Draft(False, tuple(f"{key}: {reason}" if key else reason for key, reason in found))


def _filled(data: dict[str, Any], plan: Building) -> dict[str, Any]:
    filled = {"id": OWN, "robot": "felix", "fog": not plan.cameras, **data}
    filled.setdefault("standard", star_table(perfect(sum_of_levels(plan, False))))
    if extra(plan):
        filled.setdefault("epic", star_table(perfect(sum_of_levels(plan, True))))
    return filled


def _fewest(options: Options) -> int | None:
    """The cards of a way that clears the building; None if the search finds none."""
    route = Planner(fresh(setting_of(options, 2, 0)), EVEN, WIDTH).route()
    if not route.whole:
        return None
    return sum(-(-leg.length // LONGEST_MOVE) if isinstance(leg, Run) else 1 for leg in route.legs)
