"""What a table may choose about a mission (chapter 3, options)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from lastwire.games.bomb_busters.rules.mission import BOXES, LAST

Character: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a turn, and for an answer or a set-up token (BB-4.49)."""

    turn: Annotated[int, Meta(ge=10, le=3600)] = 120
    answer: Annotated[int, Meta(ge=5, le=3600)] = 45


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Public, and frozen when the mission starts."""

    mission: Annotated[int, Meta(ge=1, le=LAST)] = 1
    boxes: Annotated[int, Meta(ge=0, le=BOXES)] = 0  # surprise boxes this team has opened (BB-1.5)
    captain: Annotated[str, Meta(pattern=r"^(rotate|random|seat:[0-4])$")] = "rotate"  # BB-3.2
    # BB-3.2: the character cards in the order in which the others take them, clockwise from the Captain.
    characters: Annotated[tuple[Character, ...], Meta(min_length=4, max_length=4)] = (1, 2, 3, 4)
    log: Literal["full", "last_round", "none"] = "full"  # BB-5.7
    virtual_tokens: bool = True  # BB-7.9
    rewind_cap: Literal["six", "start"] = "six"  # BB-7.17
    m3_equipment: Literal["practical", "literal"] = "practical"  # BB-7.1
    toolbox: Literal["locked", "open"] = "locked"  # BB-3.18
    free_chat: bool = False  # BB-5.6
    odds: bool = False  # BB-3.19
    clock: Clock | Literal["off"] = "off"  # BB-4.49
