"""What can be tapped in Bomb Squad, and what one could mean by it: an own card is `own-position`, a teammate's hand
`hand-seat`, then the control frame and the discard pile."""

from __future__ import annotations

from lastwire.games.bomb_squad.rules.content import KINDS
from lastwire.games.bomb_squad.rules.moves import Activate, Analyst, Discard, Intel, Move, Play, Send
from lastwire.games.bomb_squad.rules.view import View

FRAME = "frame"
PILE = "discard"


def pieces(view: View) -> tuple[str, ...]:
    """What lies before a seat: its cards, others' hands, the frame and the pile."""
    own = view.own
    if own is None:
        return ()
    cards = [f"own-{place}" for place in range(len(view.hands[own]))]
    return (*cards, *[f"hand-{seat}" for seat in range(view.seats) if seat != own], FRAME, PILE)


def meant(view: View, piece: str) -> list[Move]:
    """BSQ-4.5: an own card is played or discarded, a hand is told of, the frame activated, the pile's top played."""
    if piece == FRAME:
        return [Send(tuple(range(len(view.slots))))] if view.phase == "adjust" else [Activate()]
    if piece == PILE:
        return [Play("discard_top")]
    kind, number = piece.split("-")
    if kind == "hand":
        return [Intel(int(number), value) for value in (1, 2, 3, *KINDS)]
    place = int(number)
    if view.phase == "analyst" and view.analyst == place:
        return [Analyst(True)]
    return [Play("hand", place), Discard(place, 1)]


def named(view: View, move: Move) -> tuple[str, ...]:
    """The card that goes, the hand that is told of, the frame."""
    match move:
        case Play(source="hand", pos=place) | Discard(pos=place):
            return (f"own-{place}",)
        case Play():
            return (PILE,)
        case Intel(to=to):
            return (f"hand-{to}",)
        case Activate() | Send():
            return (FRAME,)
        case Analyst():
            # The card that is being looked at may not lie in the hand yet.
            own = f"own-{view.analyst}"
            return (own,) if own in pieces(view) else ()
        case _:
            return ()
