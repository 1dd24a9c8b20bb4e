"""Where cards lie that a seat does not see and has not forgotten: drawn from the face-up pile, shown, stolen, put into
the Bomb (GB-10.3). For `worlds.imagine`; what has been mixed since is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.secret import shown
from lastwire.games.badaboom.rules.events import (
    BombAssembled,
    CardDealt,
    CardDrawn,
    CardsDiscarded,
    CardStolen,
    ContentsSeen,
    Exploded,
    HandsExchanged,
    Interrupted,
    Named,
    Paid,
    Peeked,
    PileShuffled,
    RitualDone,
    Tinkered,
    TrickCancelled,
    TrickPlayed,
)
from lastwire.games.badaboom.rules.worlds import BOMB, DISCARD


def recall(events: Sequence[Any]) -> dict[int, int]:
    """Card to place, from all that a seat was told. A memory may be out of date: cards move face down."""
    places: dict[int, int] = {}
    dead: tuple[int, ...] = ()
    for event in events:
        match event:
            case CardDrawn(seat=seat, card=card):
                places[card.number] = seat
            case TrickPlayed(card=card) | Interrupted(card=card):
                places[card.number] = DISCARD  # as soon as it has left the stack or the table, where it is seen
            case TrickCancelled(seat=seat, card=card, kept=True):
                places[card.number] = seat
            case PileShuffled():
                places = {number: place for number, place in places.items() if place != DISCARD}
            case Tinkered(seat=seat, given=given, taken=taken):
                _put(places, shown(given), BOMB)
                _put(places, shown(taken), seat)
            case CardDealt(seat=seat, cards=cards):
                _put_all(places, shown(cards), seat)
            case CardStolen(seat=seat, card=stolen):
                _put(places, shown(stolen), seat)
            case Peeked(player=player, contents=contents, hand=hand):
                _put_all(places, shown(contents), BOMB)
                _put_all(places, shown(hand), player)
            case ContentsSeen(contents=contents):
                _put_all(places, shown(contents), BOMB)
            case CardsDiscarded(cards=cards):
                _put_all(places, shown(cards), DISCARD)
            case HandsExchanged(seat=seat, player=player, got=got, gave=gave):
                other = {seat: player, player: seat}
                places = {number: other.get(place, place) for number, place in places.items()}
                _put_all(places, shown(got), seat)
                _put_all(places, shown(gave), player)
            case RitualDone(seat=seat, card=Named(number=number)):
                places[number] = seat
            case Exploded(killed=killed):
                dead = killed
            case Paid(claimed=claimed):
                _put_all(places, claimed, DISCARD)
            case BombAssembled():
                # GB-4.78: the hands of the dead and what was left of the Bomb lie face down.
                gone = {BOMB, *dead}
                places = {number: DISCARD if place in gone else place for number, place in places.items()}
                dead = ()
            case _:
                pass
    places.pop(0, None)
    return places


def _put(places: dict[int, int], card: Named | None, place: int) -> None:
    if card is not None:
        places[card.number] = place


def _put_all(places: dict[int, int], cards: Sequence[Named] | None, place: int) -> None:
    for card in cards or ():
        places[card.number] = place
