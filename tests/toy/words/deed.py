"""Moves of the toy in a few words, for a list to choose from."""

from __future__ import annotations

from lastwire.message import Message
from tests.toy.rules.moves import Bid, Choose, Move
from tests.toy.rules.view import View


def deed(move: Move, view: View) -> Message | None:
    match move:
        case Bid(nerve=nerve):
            return Message("fuse-deed-bid", args={"nerve": nerve})
        case Choose(target=target):
            return Message("fuse-deed-choose", {"player": target})
        case _:
            return None  # as in notation


def group(word: str, view: View) -> Message | None:
    return Message("fuse-deeds-plan") if word == "plan" else None
