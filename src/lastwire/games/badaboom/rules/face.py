"""What stands on the cards: every match begins by laying the box open."""

from __future__ import annotations

from functools import lru_cache

from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.called import called, mechanism_called
from lastwire.games.badaboom.rules.content import CONTENT, Bomb, Mission, Resurrection, Trick
from lastwire.games.badaboom.rules.events import MatchStarted
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.sheet import BombFace, Face, PenaltyFace
from lastwire.games.badaboom.rules.state import State
from lastwire.message import Message, row


def property_text(property: str, amount: int | None) -> Message:
    return Message(f"badaboom-property-{property}", args={"amount": amount or 0, "hazard": CONTENT.pay.hazard})


def penalty_text(rule: str) -> Message:
    return Message(f"badaboom-penalty-{rule}")


def _trick_text(trick: Trick) -> Message:
    """What a Trick does, when it may be played and how long it lasts."""
    parts = [Message(f"badaboom-trick-{trick.effect}", args={"amount": trick.amount or 0})]
    if trick.who != "any":
        parts.append(Message(f"badaboom-who-{trick.who}"))
    parts += [Message(f"badaboom-need-{need}") for need in trick.needs]
    if trick.choice != "none":
        parts.append(Message(f"badaboom-choice-{trick.choice}"))
    if trick.kind in "TP":
        parts.append(Message(f"badaboom-lasting-{trick.kind}"))
    return row(parts)


def _face_text(book: Book, card: Card) -> Message:
    if card.back == "mechanism":
        return Message("badaboom-mechanism-text")
    if card.back == "trick":
        return _trick_text(next(trick for trick in book.deck.tricks if trick.id == card.id))
    return Message(f"badaboom-gadget-{card.effect}", args={"whom": _places(card)} if card.whom else {})


def _places(card: Card) -> str:
    """Whom a Gadget hits by their places, as a word that sentences choose by."""
    return "_".join(sorted(set(card.whom)))


def gist(card: Card) -> Message:
    """What it does, in a few words."""
    if card.back == "mechanism":
        return Message("badaboom-gist-mechanism")
    return Message(f"badaboom-gist-at_{_places(card)}" if card.whom else f"badaboom-gist-{card.effect}")


def _mission_text(mission: Mission) -> Message:
    return Message(f"badaboom-mission-{mission.condition}", args={"amount": mission.amount or 0})


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
        mission=None if mission is None else _mission_text(mission),
        pay=0 if mission is None else mission.pay,
    )


def _bomb_face(bomb: Bomb) -> BombFace:
    return BombFace(bomb.id, called(bomb.id, bomb.name), bomb.mechanisms, property_text(bomb.property, bomb.amount))


def _penalty_face(card: Resurrection) -> PenaltyFace:
    return PenaltyFace(card.id, called(card.id, card.name), card.judge, penalty_text(card.rule))


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
