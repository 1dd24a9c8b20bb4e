"""What stands on the cards: every match begins by laying the box open."""

from __future__ import annotations

from functools import lru_cache

from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.called import called, mechanism_called
from lastwire.games.badaboom.rules.content import CONTENT, Bomb, Resurrection
from lastwire.games.badaboom.rules.events import MatchStarted
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.printed import (
    gadget_gist,
    gadget_text,
    mission_text,
    penalty_text,
    property_text,
    trick_gist,
    trick_text,
)
from lastwire.games.badaboom.rules.sheet import BombFace, Face, PenaltyFace
from lastwire.games.badaboom.rules.state import State
from lastwire.message import Message


def _face_text(book: Book, card: Card) -> Message:
    if card.back == "mechanism":
        return Message("badaboom-mechanism-text")
    if card.gadget is not None:
        return gadget_text(card.gadget)
    return trick_text(next(trick for trick in book.deck.tricks if trick.id == card.id))


def gist(card: Card) -> Message:
    """What it does, in a few words."""
    if card.back == "mechanism":
        return Message("badaboom-gist-mechanism")
    return trick_gist(card.does) if card.gadget is None else gadget_gist(card.gadget)


def _face(book: Book, card: Card) -> Face:
    mission = card.mission
    return Face(
        number=card.number,
        id=card.id,
        name=called(card.id, card.name) if card.number else Message("badaboom-back-mechanism"),
        copy=card.copy,
        back=card.back,  # type: ignore[arg-type]
        type=card.kind,
        choice=card.choice,
        text=_face_text(book, card),
        gist=gist(card),
        mission=None if mission is None else mission_text(mission),
        pay=0 if mission is None else mission.pay,
    )


def _bomb_face(bomb: Bomb) -> BombFace:
    return BombFace(bomb.id, called(bomb.id, bomb.name), bomb.mechanisms, property_text(bomb))


def _penalty_face(card: Resurrection) -> PenaltyFace:
    return PenaltyFace(card.id, called(card.id, card.name), card.judge, penalty_text(card))


@lru_cache(maxsize=16)
def laid_open(options: Options, seats: int) -> MatchStarted:
    """All that is in the box of a match with these options."""
    book = book_of(options)
    return MatchStarted(
        seats=seats,
        goal=CONTENT.goal,
        fine=CONTENT.fine,
        buy_off=CONTENT.buy_off,
        cards=tuple(_face(book, card) for card in book.cards),
        bombs=tuple(_bomb_face(bomb) for bomb in book.bombs),
        mechanisms=tuple(mechanism_called(name) for name in book.deck.mechanisms),
        penalties=tuple(_penalty_face(card) for card in book.resurrections) if options.resurrection else (),
    )


def started(state: State) -> MatchStarted:
    """The first event of every log: all that is in the box."""
    return laid_open(state.options, state.seats)
