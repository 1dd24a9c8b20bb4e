"""What is in the box: Bombs, Mechanisms, Gadgets, Tricks and Resurrection cards, as the house or an owner has them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lastwire.engine.card import Card, Deck
from lastwire.games.badaboom.rules import content
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.face import laid_open
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.sheet import BombFace, Face
from lastwire.message import Message, row

SEATS: Final = 4  # any will do: the box is the same for all


def cards(boxes: Collection[int], deck: content.Deck | None = None) -> tuple[Deck, ...]:
    """GB-2.10 to GB-2.50: nothing is sealed. GB-2.44: the cards are those of the table."""
    options = Options(resurrection=True, deck=deck)
    box = laid_open(options, SEATS)
    gadgets = tuple(Card(face.id, face.name, face.text) for face in box.cards if face.back == "gadget")
    penalties = tuple(Card(face.id, face.name, face.text) for face in box.penalties)
    tricks = tuple(_trick(trick.id, box.cards) for trick in book_of(options).deck.tricks)
    return (
        Deck("bomb", Message("badaboom-deck-bomb"), tuple(_bomb(bomb) for bomb in box.bombs)),
        Deck("mechanism", Message("badaboom-deck-mechanism"), (_mechanism(box.mechanisms),)),
        Deck("gadget", Message("badaboom-deck-gadget"), gadgets),
        Deck("trick", Message("badaboom-deck-trick"), tricks),
        Deck("resurrection", Message("badaboom-deck-resurrection"), penalties),
    )


def _bomb(bomb: BombFace) -> Card:
    """GB-2.10."""
    return Card(bomb.id, bomb.name, bomb.text, Message("badaboom-deck-inside", args={"n": bomb.mechanisms}))


def _mechanism(names: tuple[Message, ...]) -> Card:
    """GB-2.20: all are equal in play."""
    note = Message("badaboom-deck-names", args={"names": names})
    return Card("mechanism", Message("badaboom-back-mechanism"), Message("badaboom-mechanism-text"), note, copies=0)


def _trick(id: str, faces: tuple[Face, ...]) -> Card:
    """GB-2.40, GB-2.45: some copies bear a secret mission."""
    copies = [face for face in faces if face.id == id]
    missions = [
        Message("badaboom-deck-mission", args={"text": face.mission, "n": face.pay}) for face in copies if face.mission
    ]
    first = copies[0]
    note = Message(f"badaboom-kind-{first.type}")
    return Card(id, first.name, row([first.text, *missions]), note, copies=len(copies))
