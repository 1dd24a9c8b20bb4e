"""What is in the box: instruction cards, robots and roles."""

from __future__ import annotations

from collections.abc import Collection

from lastwire.engine.card import Card, Deck
from lastwire.games.bomb_squad.rules.content import CARD_NAMES as CODES
from lastwire.games.bomb_squad.rules.content import CONTENT, COUNTS, KINDS
from lastwire.games.bomb_squad.words.phrase import CARD_NAMES, ROBOT_NAMES
from lastwire.message import Message


def cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    """BSQ-2.1, BSQ-2.12, BSQ-2.15: nothing is sealed."""
    return (
        Deck(
            "instruction", Message("bomb-squad-deck-instruction"), tuple(_instruction(at) for at in range(len(CODES)))
        ),
        Deck("robot", Message("bomb-squad-deck-robot"), tuple(_robot(name) for name in CONTENT.robots)),
        Deck("role", Message("bomb-squad-deck-role"), tuple(_role(role) for role in CONTENT.roles)),
    )


def _instruction(at: int) -> Card:
    """BSQ-2.2."""
    kind, level = KINDS[at // 3], at % 3 + 1
    text = Message(f"bomb-squad-deck-{kind}", args={"n": level})
    return Card(CODES[at], CARD_NAMES[CODES[at]], text, copies=COUNTS[at])


def _robot(name: str) -> Card:
    """BSQ-2.11, BSQ-2.12."""
    robot = CONTENT.robots[name]  # type: ignore[index] # a name of one of them
    special = robot.diagonal or robot.pushes > 1 or robot.arm > 1
    text = Message(f"bomb-squad-robot-{name}-power" if special else "bomb-squad-key-robot")
    note = Message("bomb-squad-deck-battery", args={"n": robot.start, "most": robot.most, "reserve": robot.reserve})
    return Card(name, ROBOT_NAMES[name], text, note)


def _role(role: str) -> Card:
    """BSQ-2.15."""
    note = Message(f"bomb-squad-role-type-{CONTENT.roles[role]}")  # type: ignore[index] # a name of one of them
    return Card(role, Message(f"bomb-squad-role-{role}"), Message(f"bomb-squad-role-{role}-power"), note)
