"""Moves as people type them, and in a few words: what can be done now, as a list to choose from."""

from __future__ import annotations

from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Move
from lastwire.games.time_bomb.rules.view import View
from lastwire.games.time_bomb.words.notation import write_move
from lastwire.games.time_bomb.words.phrase import claim
from lastwire.kit.label import letter
from lastwire.message import Message


def group(word: str, view: View) -> Message | None:
    seats = {letter(seat): seat for seat in range(len(view.face_down))}
    return Message("choice-of", {"player": seats[word]}, {"piece": word}) if word in seats else None


def line(move: Move) -> str:
    match move:
        case Cut(target=target, slot=int(slot), expect=None):
            return f"{letter(target)}{slot + 1}"
        case _:
            return write_move(move)


def deed(move: Move, view: View) -> Message | None:
    match move:
        case Cut(target=target, slot=int(slot)):
            return Message("time-bomb-deed-cut", {"target": target}, {"place": slot + 1})
        case ClaimSubmit(success=int() | None as success, boom=int() | None as boom):
            return Message("time-bomb-deed-claim", args=claim(success, boom))
        case _:
            return Message(f"time-bomb-deed-{write_move(move)}")
