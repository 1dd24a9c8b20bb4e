"""What can be tapped in Time Bomb, and what one could mean by it: a wire is `seat-slot`."""

from __future__ import annotations

from lastwire.games.time_bomb.rules.moves import Cut, Move
from lastwire.games.time_bomb.rules.view import View


def pieces(view: View) -> tuple[str, ...]:
    """Every wire of the round, cut or not."""
    return tuple([f"{seat}-{slot}" for seat in range(view.seats) for slot in range(view.hand_size)])


def meant(view: View, piece: str) -> list[Move]:
    """TB-4.6: a wire is there to be cut."""
    seat, slot = map(int, piece.split("-"))
    return [Cut(seat, slot)]


def named(view: View, move: Move) -> tuple[str, ...]:
    """The wire that is cut; if chance is to pick it, all that it may be."""
    if not isinstance(move, Cut):
        return ()
    slots = view.face_down[move.target] if move.slot is None else (move.slot,)
    return tuple([f"{move.target}-{slot}" for slot in slots])
