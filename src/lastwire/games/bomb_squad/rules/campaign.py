"""The missions as a campaign shows them (BSQ-6.7): all are open, in the order in which they are meant to be played."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from lastwire.engine.campaign import Campaign, Feat, Feature
from lastwire.engine.campaign import Mission as Shown
from lastwire.games.bomb_squad.rules import opening, outcome
from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, FIRST_BOMB, building
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.mission import MISSIONS, OWN, Mission
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setting import budget
from lastwire.games.bomb_squad.rules.setup import PLAYERS
from lastwire.games.bomb_squad.rules.state import (
    State,
)
from lastwire.message import Message

NUMBERS: Final = {id: number for number, id in enumerate(MISSIONS, 1)}


def mission(options: Options) -> int | None:
    """The number under which wins and losses are counted; a table's own mission has none."""
    return None if options.mission == OWN else NUMBERS[options.mission]


def feat(state: State, t: int) -> Feat:
    """BSQ-6.7: records are kept by difficulty, clock and variants; what is left counts to the last deadline."""
    options = state.setting.options
    way = " ".join((options.difficulty, options.clock, *opening.variants(state)))
    last_ms = state.setting.deadlines[-1][0]
    if options.clock == "real_time":
        spare = last_ms - (t - state.started) if state.started >= 0 else last_ms
    elif options.clock == "practice":
        spare = 0
    else:
        spare = budget(last_ms, getattr(CONTENT.pace, options.clock)) - state.turns
    return Feat(way, outcome.score(state), outcome.stars(state), max(0, spare))


def campaign(won: Collection[int], played: Collection[int], options: Options | None) -> Campaign:
    """Every mission is open from the start."""
    return _all()


@cache
def _all() -> Campaign:
    return Campaign(tuple(_shown(mission) for mission in MISSIONS.values()))


def _shown(mission: Mission) -> Shown:
    return Shown(
        number=NUMBERS[mission.id],
        option=mission.id,
        sign=mission.id if mission.id.isdigit() else mission.id[0].upper(),
        title=Message(f"bomb-squad-mission-{mission.id}"),
        band="training" if mission.training else "mission",
        text=Message(f"bomb-squad-mission-{mission.id}-intro"),
        box=0,
        inside={players: _inside(mission) for players in PLAYERS},
    )


def _inside(mission: Mission) -> tuple[Feature, ...]:
    plan = building(mission.grid)
    faces = [face for _, face in plan.things[: plan.epic]]
    hostages = [FACE_LEVEL[face] for face in faces if face < FIRST_BOMB]
    last = -(-max(fuse.at_s for fuse in mission.bombs) // 60)
    found = [
        _counted("bomb", len(faces) - len(hostages)),
        _counted("hostage", len(hostages)),
        *([_counted("door", len(plan.doors))] if plan.doors else []),
        Feature("robot", Message(f"bomb-squad-robot-{mission.robot}")),
        _counted("clock", last),
    ]
    if mission.epic is not None:
        found.append(Feature("epic", Message("bomb-squad-difficulty-epic")))
    if mission.fog:
        found.append(Feature("fog", Message("bomb-squad-variant-fog")))
    return tuple(found)


def _counted(kind: str, count: int) -> Feature:
    return Feature(kind, Message(f"bomb-squad-part-{kind}", args={"n": count}))
