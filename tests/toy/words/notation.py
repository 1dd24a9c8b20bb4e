"""Moves of the toy as short texts: `bid 2`, `plan 0,2/1`, `no`, `mine 1`, `choose 3`."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from tests.toy.rules.moves import (
    Bid,
    Choose,
    Fine,
    Lamp,
    Mine,
    Move,
    No,
    Pass,
    Plan,
    Staff,
)


def write_move(move: Move) -> str:
    match move:
        case Bid(nerve, note):
            return f"bid {nerve}" if note is None else f"bid {nerve} {note}"
        case Plan(keep, scrap):
            return f"plan {','.join(map(str, keep))}/{','.join(map(str, scrap))}"
        case Pass():
            return "pass"
        case No(card):
            return "no" if card is None else f"no {card}"
        case Mine(card):
            return "mine" if card is None else f"mine {card}"
        case Choose(target):
            return f"choose {target}"
        case Lamp():
            return "lamp"
        case Fine(seat):
            return f"fine {seat}"
        case Staff(seat, bot):
            return f"staff {seat} {'bot' if bot else 'person'}"
        case Expire(timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    word, _, rest = text.partition(" ")
    try:
        match word:
            case "bid":
                nerve, _, note = rest.partition(" ")
                return Bid(int(nerve), note or None)
            case "plan":
                keep, scrap = ([int(place) for place in part.split(",") if place] for part in rest.split("/"))
                return Plan(tuple(keep), tuple(scrap))
            case "pass" if not rest:
                return Pass()
            case "no":
                return No(int(rest) if rest else None)
            case "mine":
                return Mine(int(rest) if rest else None)
            case "choose":
                return Choose(int(rest))
            case "lamp" if not rest:
                return Lamp()
            case "fine":
                return Fine(int(rest))
            case "staff":
                seat, player = rest.split(" ")
                return Staff(int(seat), {"bot": True, "person": False}[player])
            case "expire" if rest:
                return Expire(rest)
    except (ValueError, KeyError):
        pass
    raise Malformed(f"not a move of Fuse: {text!r}")
