"""The twenty Tools by number, in the order of the alphabet (BSA-2.7)."""

from __future__ import annotations

from typing import Final, get_args

from lastwire.games.academy.rules.moves import ToolName

TOOLS: Final[tuple[ToolName, ...]] = get_args(ToolName)
TOOL: Final = {name: number for number, name in enumerate(TOOLS)}
ALL: Final = (1 << len(TOOLS)) - 1

AIR_HORN: Final = 0
AMPLIFIER: Final = 1
BOMB_BLANKET: Final = 2
CRIMPER: Final = 3
DYNAMO: Final = 4
FREEZER: Final = 5
HAMMER: Final = 6
HELMET: Final = 7
JAMMER: Final = 8
JUMPER: Final = 9
MIRROR: Final = 10
ORDERS: Final = 11
SCHEMATICS: Final = 12
SCRAMBLER: Final = 13
SHIELD: Final = 14
SNIFFER: Final = 15
SWITCH: Final = 16
TOOLKIT: Final = 17
WRENCH: Final = 18
X_RAY: Final = 19
