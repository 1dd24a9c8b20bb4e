"""What stands on the cards, in words: every match begins by laying the box open."""

from __future__ import annotations

from functools import lru_cache

from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.content import CONTENT, Bomb, Resurrection, Trick, called
from lastwire.games.badaboom.rules.events import MatchStarted
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.sheet import BombFace, Face, PenaltyFace
from lastwire.games.badaboom.rules.state import State
from lastwire.games.badaboom.rules.text import TEXT


def property_text(name: str, amount: int | None) -> str:
    return TEXT(f"property.{name}", amount=amount, hazard=CONTENT.pay.hazard)


def bomb_text(bomb: Bomb) -> str:
    return property_text(bomb.property, bomb.amount)


def trick_text(trick: Trick) -> str:
    """What a Trick does, when it may be played and how long it lasts."""
    parts = [TEXT(f"trick.{trick.effect}", amount=trick.amount)]
    if trick.who != "any":
        parts.append(TEXT(f"who.{trick.who}"))
    parts += [TEXT(f"need.{need}") for need in trick.needs]
    if trick.choice != "none":
        parts.append(TEXT(f"choice.{trick.choice}"))
    if trick.kind in "TP":
        parts.append(TEXT(f"lasting.{trick.kind}"))
    return "".join(parts)


def _face_text(book: Book, card: Card) -> str:
    if card.back == "mechanism":
        return TEXT("mechanism.text")
    if card.back == "trick":
        return trick_text(next(trick for trick in book.deck.tricks if trick.id == card.id))
    whom = ", ".join(TEXT(f"place.{place}") for place in card.whom)
    return TEXT(f"gadget.{card.effect}", whom=whom)


def _gist(card: Card) -> str:
    """What it does, in a few words."""
    if card.back == "mechanism":
        return TEXT("gist.mechanism")
    return TEXT("gist." + ("_".join(("at", *sorted(card.whom))) if card.whom else card.effect))


def _face(book: Book, card: Card) -> Face:
    mission = card.mission
    text = "" if mission is None else TEXT(f"mission.{mission.condition}", amount=mission.amount)
    return Face(
        number=card.number,
        id=card.id,
        name=card.name if card.number else TEXT("mechanism.name"),
        copy=card.copy,
        back=card.back,  # type: ignore[arg-type]
        type=card.kind,
        choice=card.choice,
        text=_face_text(book, card),
        gist=_gist(card),
        mission=text,
        pay=0 if mission is None else mission.pay,
    )


def _penalty_face(card: Resurrection) -> PenaltyFace:
    return PenaltyFace(card.id, called(card), card.judge, TEXT(f"penalty.{card.rule}"))


@lru_cache(maxsize=16)
def _started(options: Options, seats: int) -> MatchStarted:
    book = book_of(options)
    return MatchStarted(
        seats=seats,
        goal=CONTENT.goal,
        fine=CONTENT.fine,
        buy_off=CONTENT.buy_off,
        cards=tuple(_face(book, card) for card in book.cards),
        bombs=tuple(BombFace(bomb.id, called(bomb), bomb.mechanisms, bomb_text(bomb)) for bomb in book.bombs),
        mechanisms=book.deck.mechanisms,
        penalties=tuple(_penalty_face(card) for card in book.resurrections) if options.resurrection else (),
    )


def started(state: State) -> MatchStarted:
    """The first event of every log: all that is in the box."""
    return _started(state.options, state.seats)
