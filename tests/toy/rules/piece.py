"""What can be tapped in the toy, and what one could mean by it: cards of the own hand by their place, and the lamp."""

from __future__ import annotations

from tests.toy.rules.moves import Lamp, Mine, Move, No, Plan
from tests.toy.rules.state import MINE, NO
from tests.toy.rules.view import View

LAMP = "lamp"


def pieces(view: View) -> tuple[str, ...]:
    return () if view.own is None else (*[str(place) for place in range(len(view.own.hand))], LAMP)


def meant(view: View, piece: str) -> list[Move]:
    if piece == LAMP:
        return [Lamp()]
    place = int(piece)
    return [Plan((place,))] if view.phase == "plan" else [No(place), Mine(place)]


def named(view: View, move: Move) -> tuple[str, ...]:
    match move:
        case Plan(keep, scrap):
            return tuple([str(place) for place in (*keep, *scrap)])
        case No(card) | Mine(card):
            hand = () if view.own is None else view.own.hand
            return (str(hand.index(NO if isinstance(move, No) else MINE) if card is None else card),)
        case Lamp():
            return (LAMP,)
        case _:
            return ()
