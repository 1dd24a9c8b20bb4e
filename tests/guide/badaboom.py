"""The matches that the pictures in Big Badaboom's rules for players come from."""

from __future__ import annotations

from lastwire.engine.match import Match
from lastwire.games.badaboom.rules.content import DECK
from tests.games.badaboom.kit import NAMES, begin, play


def turns() -> Match:
    """From hand to hand: Ada puts Marbles in, Ben arms the Bomb, and it goes off with Cleo."""
    match = begin(
        "gad_marbles rummage#1 / trolls_hide#1 rummage#2 / widdershins#1 M / M M",
        "M M sticky_fingers#1",
        coins=(4, 6, 3, 5),
        draw="take_that#1 say_hello#1",
    )
    play(match, "round; A tinker gad_marbles/M; round; round; B tinker rummage#2/M; round")
    return play(match, "C pass; A pass; B play trolls_hide#1; let; round; C no_tinker; round")


def answer() -> Match:
    """Ada is about to die. She hands the Bomb to Cleo, who says No way!, and so does Ada."""
    match = begin(
        "give_it_a_shot#3 no_way#1 M / rummage#1 / no_way#2 M / M",
        "gad_bag_of_nails rummage#2 sticky_fingers#1",
        coins=(7, 5, 8, 4),
        armer=3,
        phase="trick1",
    )
    return play(match, "A play give_it_a_shot#3>C; B pass; C interrupt no_way#2; A interrupt no_way#1; let")


def gadget() -> Match:
    """A Dead rat hits the player to the holder's left: as the Bomb moves on, so does the danger."""
    match = begin(
        "M gad_dead_rat / rummage#1 M / trolls_hide#1 / M M",
        "M widdershins#1 rummage#2",
        coins=(5, 5, 6, 4),
        phase="tinkering",
    )
    return play(match, "A tinker gad_dead_rat/M; round; round; B no_tinker; round")


def pay() -> Match:
    """Dan holds the Bomb when it goes off, survives it and is paid for everything."""
    match = begin(
        "rummage#1 M / M / sticky_fingers#2 / M M trolls_hide#1",
        "widdershins#1 rummage#2 sticky_fingers#1",
        coins=(6, 7, 5, 6),
        armer=0,
        holder=3,
        phase="trick2",
    )
    return play(match, "D play trolls_hide#1; let; round; A claim -; C claim -")


MATCHES = {"turns": turns, "answer": answer, "gadget": gadget, "pay": pay}
CALLED = NAMES
CARDS = {
    "bomb": [bomb.id for bomb in DECK.bombs],
    "gadget": [gadget.id for gadget in DECK.gadgets],
    "trick": [trick.id for trick in DECK.tricks],
    "mechanism": ["mechanism"],
    "resurrection": [card.id for card in DECK.resurrections],
}
