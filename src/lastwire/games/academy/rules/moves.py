"""What a seat can choose (the table in 4.13), and what clock and table play. Lists have one form: ascending."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from lastwire.engine.offer import builder
from lastwire.engine.types import Expire

Wire: TypeAlias = Literal["G", "B", "R", "Y"]
Card: TypeAlias = Literal["G", "B", "R", "Y", "WAIT", "CHICKEN"]
Mode: TypeAlias = Literal["decks", "tiles", "mirror", "none"]
ToolName: TypeAlias = Literal[
    "AIR_HORN",
    "AMPLIFIER",
    "BOMB_BLANKET",
    "CRIMPER",
    "DYNAMO",
    "FREEZER",
    "HAMMER",
    "HELMET",
    "JAMMER",
    "JUMPER",
    "MIRROR",
    "ORDERS",
    "SCHEMATICS",
    "SCRAMBLER",
    "SHIELD",
    "SNIFFER",
    "SWITCH",
    "TOOLKIT",
    "WRENCH",
    "X_RAY",
]
Few: TypeAlias = Annotated[tuple[int, ...], Meta(max_length=12)]


class _Move(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class Commit(_Move, frozen=True, tag="commit"):
    """Choose the action card of this round, face down (BSA-4.2.1)."""

    card: Card


class Retract(_Move, frozen=True, tag="retract"):
    """Take the chosen card back (BSA-4.2.2)."""


class UseTool(_Move, frozen=True, tag="use_tool"):
    """Use a Tool, or declare it in a window (BSA-4.3.2). Each Tool takes its own arguments and no others.

    `players`: Air Horn; `cards`: Freezer, places in the exposed row; `wire`: Jumper; `card`: Schematics; `player`:
    Shield and Switch.
    """

    tool: ToolName
    players: Few | None = None
    cards: Few | None = None
    wire: Wire | None = None
    card: Card | None = None
    player: int | None = None


class Pass(_Move, frozen=True, tag="pass"):
    """Use no Tool in this window (BSA-4.3.2)."""


class AutoPass(_Move, frozen=True, tag="auto_pass"):
    """Do not ask me about this Tool any more, or ask again (BSA-4.14.3)."""

    tool: ToolName
    on: bool


class Protect(_Move, frozen=True, tag="protect"):
    """Name the wire that nobody cuts (BSA-4.4.2)."""

    wire: Wire


class XrayPick(_Move, frozen=True, tag="xray_pick"):
    """Which of the three cards is flipped; 0 was on top (BSA-4.12.20)."""

    index: int


class Peek(_Move, frozen=True, tag="peek"):
    """A Chicken's look (BSA-4.8.2). Wires in the order of the board."""

    mode: Mode
    wires: Annotated[tuple[Wire, ...], Meta(max_length=4)] = ()


class Draft(_Move, frozen=True, tag="draft"):
    """Take a Tool from the display (BSA-4.10.3)."""

    tool: ToolName


class Staff(_Move, frozen=True, tag="staff"):
    """Played by TABLE: a bot plays for this seat now, or a person again (BSA-7.50)."""

    seat: int
    bot: bool


Move: TypeAlias = Commit | Retract | UseTool | Pass | AutoPass | Protect | XrayPick | Peek | Draft | Staff | Expire

build: Callable[[str, dict[str, Any]], Move] = builder(Move)
