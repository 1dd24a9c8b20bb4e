"""What a table may choose about a mission (BSQ-3.1)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastwire.games.bomb_squad.rules.content import RobotName
from lastwire.games.bomb_squad.rules.mission import Mission, MissionId


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Public, and frozen when the mission starts."""

    mission: MissionId = "1"
    own: Mission | None = None  # the table's own mission, carried whole
    difficulty: Literal["standard", "epic"] = "standard"
    clock: Literal["real_time", "relaxed", "standard", "expert", "practice"] = "real_time"  # BSQ-4.70, BSQ-4.80
    memory: Literal["standard", "strict", "easy"] = "standard"  # BSQ-5.4
    programming: Literal["face_down", "face_up"] = "face_down"
    roles: Literal["mission", "off", "pick", "deal"] = "mission"  # BSQ-3.5; `mission`: picked, where it has roles
    robot: Literal["mission"] | RobotName = "mission"
    second_robot: Literal["none"] | RobotName = "none"  # BSQ-4.95
    fog: bool = False  # BSQ-4.90
    no_programming: bool = False  # BSQ-4.94
    empty_intel: bool = False
    voluntary_error: bool = False
    chat: Literal["free", "structured", "off"] = "free"  # BSQ-5.12
    spectators: Literal["backs", "hands_late"] = "backs"  # BSQ-5.1
    pause: Literal["vote", "none"] = "vote"  # BSQ-4.77
    briefing: bool = True  # BSQ-4.76: everybody says when they are ready
    bot_delay_s: Annotated[int, Meta(ge=0, le=5)] = 2  # BSQ-4.82
    bot_time: bool = False  # BSQ-4.84
    bots: Annotated[int, Meta(ge=0, le=5)] = 0  # how many there are at the start; filled in by the table
