"""The matches that the pictures in Bomb Squad Academy's rules for players come from."""

from __future__ import annotations

from typing import Any

from lastwire.games.academy.rules.toolkit import TOOLS
from tests.games.academy.kit import NAMES, begin, play

# Bomb II, and Ada is to choose. Red is worth most, and its trigger is still far from the tiles.
ROUND = (
    "G 2 1 ^ 2 1 3 boom 3 | B 3 ^ 2 0 4 boom 1 | R 3 2 ^ 4 0 3 boom 2 | Y 5 0 5 ^ 6 0 boom 2 | "
    "P0 11 {AMPLIFIER} stack G CHICKEN | P1 14 {SHIELD} stack B Y | P2 8 {WRENCH} stack B R | "
    "P3 9 {JAMMER} stack R G | plates R Y | bomb 2 round 3"
)


def round_of_four() -> Any:
    """A whole round: four choose, Ben protects Yellow, Cleo keeps her Wrench, Ada amplifies, Dan peeks."""
    return play(
        begin(4, ROUND),
        "P0 play R; P1 play WAIT; P2 play Y; P3 play CHICKEN; P1 protect Y; P2 pass; P0 use AMPLIFIER; "
        "P3 peek decks G Y",
    )


def shared() -> Any:
    """Two cut Blue together and get little; a round later Ada cuts Red alone and gets much."""
    return play(
        begin(
            3,
            "G 2 ^ 1 2 boom 1 | B 3 2 ^ 3 1 2 boom 2 | R 4 0 ^ 3 2 boom 1 | Y ^ 0 boom 3 | P0 6 stack R CHICKEN | "
            "P1 9 stack G Y | P2 7 stack CHICKEN R | bomb 1 round 3",
        ),
        "P0 play B; P1 play B; P2 play G; P0 play R; P1 play CHICKEN; P2 play Y; P1 peek tiles R",
    )


def explosion() -> Any:
    """Yellow's trigger stands before the tiles. Cleo dares, Ada is a Chicken."""
    return play(
        begin(
            3,
            "G 2 1 ^ 3 boom 1 | B 3 ^ 2 boom 2 | R 3 4 ^ 0 boom 1 | Y 5 6 5 ^ 5 boom 2 | P0 17 stack G R | "
            "P1 15 stack B Y | P2 19 stack R B | bomb 1 round 3",
        ),
        "P0 play CHICKEN; P1 play G; P2 play Y",
    )


def peek() -> Any:
    """As a Chicken Ada sees a 5 on Yellow, and takes it in the next round."""
    return play(
        begin(
            3,
            "G 2 1 ^ 1 boom 1 | B 3 ^ 2 1 boom 2 | R 3 ^ 0 4 boom 1 | Y 4 0 ^ 5 0 boom 2 | P0 4 stack G B | "
            "P1 8 stack B Y | P2 7 stack R Y | bomb 1 round 3",
        ),
        "P0 play CHICKEN; P1 play G; P2 play B; P0 peek decks R Y; P0 play Y; P1 play B; P2 play R",
    )


MATCHES = {"round": round_of_four, "shared": shared, "explosion": explosion, "peek": peek}
CALLED = NAMES
CARDS = {
    "action": ["G", "B", "R", "Y", "WAIT", "CHICKEN"],
    "wire": list("GBRY"),
    "tool": list(TOOLS),
    "plate": ["A", "B"],
}
