"""What a seat's own log tells of cards that it does not see now (GB-5.7): drawn from the face-up pile, shown, stolen,
put into the Bomb.

`recall` is for bots and for `worlds.imagine` (GB-10.3), and may be out of date; the rest is for people, who are told
what must be so, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.secret import shown
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.events import (
    ArmedAnnounced,
    BombAssembled,
    CardDealt,
    CardDrawn,
    CardsDiscarded,
    CardStolen,
    ContentsSeen,
    Exploded,
    HandSeen,
    HandsExchanged,
    Interrupted,
    Paid,
    Peeked,
    PileShuffled,
    RitualDone,
    Tinkered,
    TrickCancelled,
    TrickPlayed,
    TurnStarted,
)
from lastwire.games.badaboom.rules.sheet import Named
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
            case HandSeen(player=player, hand=hand):
                _put_all(places, shown(hand), player)
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


# --- what must be so ------------------------------------------------------------------------------


def gadget_inside(events: Sequence[Any], book: Book) -> int | None:
    """The Gadget that must be in the Bomb, 0 if there is none; None if that cannot be told."""
    found: int | None = 0
    for event in events:
        match event:
            case BombAssembled():
                found = 0
            case Tinkered(back_in="gadget", given=given):
                card = shown(given)
                found = None if card is None else card.number
            case Tinkered(back_out="gadget"):
                found = 0
            case ArmedAnnounced(gadget=gadget):
                found = gadget.number if gadget else 0
            case TurnStarted(contents=contents) | Peeked(contents=contents) | ContentsSeen(contents=contents):
                cards = shown(contents)
                if cards is not None:
                    found = next((card.number for card in cards if book.gadgets >> card.number & 1), 0)
            case _:
                pass
    return found


class Hands:
    """The cards that must be in each hand, as masks."""

    def __init__(self, book: Book, seats: int) -> None:
        self._backs = {"mechanism": 0, "gadget": book.gadgets, "trick": book.tricks}
        self.masks = [0] * seats

    def add(self, seat: int, cards: Sequence[Named] | None) -> None:
        self.masks[seat] |= sum(1 << card.number for card in cards or () if card.number)

    def lose(self, seat: int, cards: Sequence[Named] | None, backs: Sequence[str]) -> None:
        """These cards have gone; where nobody saw which, none with such a back is sure any more."""
        if cards is not None:
            self.masks[seat] &= ~sum(1 << card.number for card in cards)
            return
        for back in backs:
            self.masks[seat] &= ~self._backs[back]


def held(events: Sequence[Any], book: Book, seats: int) -> list[int]:
    """The cards that must be in each hand: drawn from the top, taken openly or shown, and not seen to leave."""
    hands = Hands(book, seats)
    for event in events:
        match event:
            case CardDrawn(seat=seat, card=card):
                hands.add(seat, (card,))
            case CardDealt(seat=seat, cards=cards):
                hands.add(seat, shown(cards))
            case TrickPlayed(seat=seat, card=card) | Interrupted(seat=seat, card=card):
                hands.lose(seat, (card,), ())
            case TrickCancelled(seat=seat, card=card, kept=True):
                hands.add(seat, (card,))
            case CardStolen(seat=seat, victim=victim, back=back, card=secret):
                stolen = _one(shown(secret))
                hands.lose(victim, stolen, (back,))
                hands.add(seat, stolen)
            case CardsDiscarded(seat=seat, backs=backs, cards=cards):
                hands.lose(seat, shown(cards), backs)
            case HandsExchanged(seat=seat, player=player, got=got, gave=gave):
                masks = hands.masks
                masks[seat], masks[player] = masks[player], masks[seat]
                hands.add(seat, shown(got))
                hands.add(player, shown(gave))
            case Tinkered(seat=seat, back_in=back, given=given, taken=taken):
                hands.lose(seat, _one(shown(given)), (back,))
                hands.add(seat, _one(shown(taken)))
            case Peeked(player=player, hand=hand) | HandSeen(player=player, hand=hand):
                hands.add(player, shown(hand))
            case RitualDone(seat=seat, card=Named() as card):
                hands.add(seat, (card,))
            case Paid(seat=seat, claimed=claimed):
                hands.lose(seat, claimed, ())
            case Exploded(killed=killed):
                for seat in killed:
                    hands.masks[seat] = 0
            case _:
                pass
    return hands.masks


def _one(card: Named | None) -> tuple[Named] | None:
    return None if card is None else (card,)
