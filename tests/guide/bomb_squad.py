"""The matches that the pictures in Bomb Squad's rules for players come from."""

from __future__ import annotations

from typing import Any

from lastwire.engine.match import Match
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, CONTENT
from tests.games.bomb_squad.kit import NAMES, play
from tests.games.bomb_squad.kit import begin as begun

CHARLIE: Any = {"mission": "charlie", "clock": "real_time"}
HANDS = "hand P0 M3 B1 D2 H1 M1 | hand P1 M2 H1 M1 D1 B2 | hand P2 H3 M1 B1 H2 M2"


def begin(position: str) -> Match:
    return begun(position, 3, **CHARLIE)


def turns() -> Match:
    """Everything that can be done in a turn, from a first hint to the robot at work."""
    match = play(begin(f"{HANDS} | slots M1 M2 by P2"), "P0 intel 1 hostage; P1 play 1", 41_000)
    play(match, "P2 intel 0 move; P0 discard 0 - move", 75_000)
    return play(match, "P1 activate; P1 send 0,1,2 steps N E @5,4", 103_000)


def told() -> Match:
    """Ethan is told that a card is level 1, then that it is a bomb card. He plays it, and bomb A is no more."""
    match = play(begin(f"turn P1 | robot 3,5 | open 2,5| | {HANDS}"), "P1 intel 0 1; P2 intel 0 bomb", 480_000)
    return play(match, "P0 play 1; P1 activate; P1 send 0 steps @4,5", 540_000)


def door() -> Match:
    """A hostage of level 1 is saved, so the door of level 1 opens."""
    match = begin(f"turn P0 | robot 5,3 | {HANDS} | slots D1 M1 H1 M3 by P1")
    return play(match, "P0 activate; P0 send 2,3,1,0 steps @5,4 N E @2,5|", 200_000)


def error() -> Match:
    """Nothing is in the way of a Move 3, but beyond it there is no door of level 2 to open."""
    match = begin(f"turn P0 | robot 5,3 | main 9 | {HANDS} | slots M3 D2 by P1")
    return play(match, "P0 activate; P0 send 0,1 steps N .", 200_000)


MATCHES = {"turns": turns, "told": told, "door": door, "error": error}
CALLED = NAMES
CARDS = {
    "instruction": list(CARD_NAMES),
    "robot": list(CONTENT.robots),
    "role": list(CONTENT.roles),
}
