"""The matches that the pictures in Bomb Busters' rules for players come from: none is played in a sealed box."""

from __future__ import annotations

from lastwire.engine.match import Match
from lastwire.games.bomb_busters.rules.content import CONTENT
from tests.games.bomb_busters.kit import F1, F2, NAMES, begin, cut, marked, play

# Mission 1: every 1 is cut, and all the 3s that are left have tokens. So what stands between them is a 2.
BETWEEN = (1, 4, "1 2 2 4 5 6 / 1 2 3 4 5 6 / 1 3 3 4 5 6 / 1 2 3 4 5 6")


def bench() -> Match:
    """Mission 4 under way: tokens, cut wires, equipment, a red and two yellow wires."""
    wires = marked(cut(F2, "A3", "D2", "A6", "D6"), "A8", "B7", "C3", "D10")
    return begin(wires, "dial 3 | cards 4! 6 9 10 | spent P2")


def turn() -> Match:
    """Mission 1 from its first token: a certain cut, one that fails, one that was worth a try."""
    return play(
        begin(F1, "placing"),
        "P0 token A3; P1 token B1; P2 token C3; P3 token D4; P0 D4=5/A4; P1 C0=1; P2 B3=4/C2; P3 A5=6/D5",
    )


def between() -> Match:
    wires = marked(cut(BETWEEN, "A0", "B0", "C0", "D0", "C1", "D2"), "B2", "C2")
    return play(begin(wires), "P0 D1=2/A1")


def red() -> Match:
    """Cleo's seventh wire could be the red one. Ada cuts the last two 9s alone."""
    wires = marked(cut(F2, "C5", "D6", "B10", "D8"), "C7")
    return play(begin(wires, "dial 2 | cards 3 6 8 12"), "P0 solo 9")


def detector() -> Match:
    """Ada knows that Ben has a 4, but not where: her Double Detector points at two wires."""
    return play(begin(marked(F1, "B1"), "dial 3"), "P0 double B2,B3=3/A3; P1 answer B2")


MATCHES = {"bench": bench, "turn": turn, "between": between, "red": red, "detector": detector}
CALLED = NAMES
CARDS = {
    "equipment": [str(card) for card in range(1, CONTENT.equipment.cards + 1)],
    "character": [str(card) for card in range(CONTENT.characters.cards)],
    "wire": ["blue", "yellow", "red"],
}
