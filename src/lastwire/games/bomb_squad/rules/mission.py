"""The missions as the mission file gives them, or as a table brings its own: checked before anybody plays one."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from lastwire.engine import content
from lastwire.engine.text import hidden
from lastwire.errors import ContentError
from lastwire.games.bomb_squad.rules.building import (
    FACE_LETTER,
    FACE_LEVEL,
    FIRST_BOMB,
    Building,
)
from lastwire.games.bomb_squad.rules.content import CONTENT, RobotName
from lastwire.kit.content import Part
from lastwire.message import Message, Value

FILE: Final = "missions.toml"
OWN: Final = "own"

Letter: TypeAlias = Literal["A", "B", "C"]
Level: TypeAlias = Literal[1, 2, 3]
RoleSet: TypeAlias = Literal["all", "blue", "none"]
SHORTEST_S: Final = 10
LONGEST_S: Final = 7_200
TITLE: Final = 60  # characters
INTRO: Final = 300
Seconds: TypeAlias = Annotated[int, Meta(ge=SHORTEST_S, le=LONGEST_S)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
Table: TypeAlias = tuple[Points, Points, Points, Points]  # the least for five, four, three and two stars


class Fuse(Part, frozen=True):
    """When a bomb goes off (BSQ-4.71)."""

    letter: Letter
    at_s: Seconds


class Gas(Part, frozen=True):
    """When the hostages of a level are lost (BSQ-4.66)."""

    level: Level
    at_s: Seconds


class Mission(Part, frozen=True):
    """One mission. `fog`: whether Fog of War is offered (BSQ-4.93)."""

    id: Annotated[str, Meta(min_length=1, max_length=20)]
    robot: RobotName
    bombs: Annotated[tuple[Fuse, ...], Meta(min_length=1, max_length=3)]
    standard: Table
    grid: Annotated[str, Meta(max_length=2_000)]
    epic: Table | None = None
    gas: Annotated[tuple[Gas, ...], Meta(max_length=3)] = ()
    training: bool = False
    face_up: bool = False
    roles: RoleSet = "all"
    fog: bool = True
    title: Annotated[str, Meta(max_length=TITLE)] = ""  # of a table's own mission; the others' are in the text file
    intro: Annotated[str, Meta(max_length=INTRO)] = ""


def perfect(levels: int) -> int:
    """BSQ-2.16: the best score there is, by the sum of the levels of all hostages and bombs."""
    return CONTENT.score.each_level * levels + CONTENT.score.all_bombs


def star_table(best: int) -> Table:
    """BSQ-2.17: the least for five, four, three and two stars."""
    return best, -(-(9 * best - 5) // 10), -(-(3 * best - 2) // 4), -(-best // 2)


def check(mission: Mission, file: str, key: str) -> Building:
    """BSQ-2.17..2.19: a mission that can be set up and whose numbers fit its map; raises `ContentError`."""
    plan = Building(mission.grid, file, f"{key}.grid" if key else "grid")
    for field, reason in faults(mission, plan):
        raise ContentError(file, f"{key}.{field}" if key else field, reason)
    return plan


def fault(key: str, reason: Message) -> Message:
    """What is wrong, and where in the file."""
    return Message("bomb-squad-content-fault", args={"key": key, "reason": reason}) if key else reason


def faults(mission: Mission, plan: Building) -> list[tuple[str, Message]]:
    """Every field that does not fit the map, and why."""
    found: list[tuple[str, Message]] = []
    letters = sorted(FACE_LETTER[face] for face in plan.bombs)
    fuses = [fuse.letter for fuse in mission.bombs]
    if letters != sorted(fuses):
        args: dict[str, Value] = {"letters": tuple(letters), "fuses": tuple(sorted(fuses))}
        found.append(("bombs", Message("bomb-squad-content-bombs", args=args)))
    shown = {"title": mission.title, "intro": mission.intro}
    found += [(name, Message("bomb-squad-content-hidden")) for name, text in shown.items() if hidden(text)]
    if len({gas.level for gas in mission.gas}) != len(mission.gas):
        found.append(("gas", Message("bomb-squad-content-gas-twice")))
    if plan.cameras and mission.fog:
        found.append(("fog", Message("bomb-squad-content-fog")))
    found += [("grid", reason) for reason in (*_token_faults(plan), *_look_faults(plan))]
    if extra(plan) != (mission.epic is not None):
        found.append(("epic", Message("bomb-squad-content-epic")))
    for name, table in (("standard", mission.standard), ("epic", mission.epic)):
        if table is not None and list(table) != sorted(table, reverse=True):
            found.append((name, Message("bomb-squad-content-stars", args={"stars": table})))
    return found


def extra(plan: Building) -> bool:
    """Whether there are hostages that are placed in epic play alone."""
    return plan.epic < len(plan.things)


def sum_of_levels(plan: Building, epic: bool) -> int:
    """Of all hostages and bombs."""
    return sum(FACE_LEVEL[face] for _, face in (plan.things if epic else plan.things[: plan.epic]))


def _token_faults(plan: Building) -> list[Message]:
    """BSQ-2.4: there are only so many tokens in the box."""
    tokens = CONTENT.tokens
    hostages = [face for _, face in plan.things if face < FIRST_BOMB]
    return [
        Message(
            "bomb-squad-content-tokens",
            args={"kind": name, "level": level, "n": list(given).count(level), "most": most[level - 1]},
        )
        for name, given, most in (("door", plan.door_level, tokens.door), ("hostage", hostages, tokens.hostage))
        for level in (1, 2, 3)
        if list(given).count(level) > most[level - 1]
    ]


def _look_faults(plan: Building) -> list[Message]:
    """BSQ-4.64: start squares are never in view, whatever is taken away."""
    found = []
    starts = (plan.start, plan.second)
    for (square, _), line in zip(plan.cameras, plan.looks, strict=True):
        for seen, _ in line:
            if plan.fixed >> seen & 1:
                break
            if seen in starts:
                places: dict[str, Value] = {"camera": plan.places[square], "start": plan.places[seen]}
                found.append(Message("bomb-squad-content-seen", args=places))
    return found


def checked(data: Any, file: str = FILE) -> tuple[Mission, ...]:
    """Plain data as missions; raises `ContentError` where one cannot be played."""
    found = content.convert(data, file, dict[str, tuple[Mission, ...]]).get("missions", ())
    for index, mission in enumerate(found):
        check(mission, file, f"missions[{index}]")
        if mission.id == OWN or [other.id for other in found].count(mission.id) > 1:
            reason = Message("bomb-squad-content-taken", args={"id": mission.id})
            raise ContentError(file, f"missions[{index}].id", reason)
    return found


_READ: Final = content.read("lastwire.games.bomb_squad.data", FILE, dict[str, Any])
MISSIONS: Final = {mission.id: mission for mission in checked(_READ)}
MissionId: TypeAlias = Literal["alpha", "bravo", "charlie", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "own"]
