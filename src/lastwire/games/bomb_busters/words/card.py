"""What is in the box: equipment, characters and wires. What is sealed (BB-1.5) is listed once its box is open."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lastwire.engine.card import Card, Deck
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.message import Message

BOTTOM_BOX: Final = 1  # the box that the last equipment card is in (BB-12.1)


def cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    equipment = [_equipment(card) for card in range(1, CONTENT.equipment.cards + 1)]
    if BOTTOM_BOX in boxes:
        equipment.append(_bottom(CONTENT.equipment.bottom))
    characters = tuple(_character(card) for card in range(CONTENT.characters.cards))
    return (
        Deck("equipment", Message("bomb-busters-deck-equipment"), tuple(equipment)),
        Deck("character", Message("bomb-busters-deck-character"), characters),
        Deck("wire", Message("bomb-busters-deck-wire"), tuple(_wire(colour) for colour in ("blue", "yellow", "red"))),
    )


def _equipment(card: int) -> Card:
    """BB-4.27."""
    note = Message("bomb-busters-card-locked", args={"number": card})
    return Card(str(card), Message(f"bomb-busters-card-{card}"), Message(f"bomb-busters-effect-{card}"), note)


def _bottom(card: int) -> Card:
    """BB-12.1: two yellow wires unlock it."""
    note = Message("bomb-busters-card-locked-yellow")
    return Card(str(card), Message(f"bomb-busters-card-{card}"), Message(f"bomb-busters-effect-{card}"), note)


def _character(card: int) -> Card:
    """BB-2.7: all are the same."""
    return Card(str(card), Message(f"bomb-busters-character-{card}"), Message("bomb-busters-deck-character-text"))


def _wire(colour: str) -> Card:
    """BB-2.1."""
    wires = CONTENT.wires
    copies = {"blue": wires.numbers * wires.copies, "yellow": wires.yellow, "red": wires.red}[colour]
    return Card(
        colour, Message(f"bomb-busters-deck-{colour}"), Message(f"bomb-busters-deck-{colour}-text"), copies=copies
    )
