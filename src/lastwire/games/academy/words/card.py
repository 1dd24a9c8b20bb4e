"""What is in the box: action cards, the decks of the wires, Tools and pressure plates, with the house's numbers."""

from __future__ import annotations

from collections.abc import Collection

from lastwire.engine.card import Card, Deck
from lastwire.games.academy.rules.content import HOUSE, LETTERS
from lastwire.games.academy.rules.state import CARDS
from lastwire.games.academy.rules.tool import moment
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.words.phrase import CARD, TOOL, WIRE
from lastwire.message import Message, Value

_WORTH: dict[str, Value] = {
    "blanket": HOUSE.blanket_bonus,
    "shield": HOUSE.shield_bonus,
    "helmet": HOUSE.helmet_hit,
    "hammer": HOUSE.hammer_bonus,
    "dynamo": HOUSE.dynamo_bonus,
}


def cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    """BSA-2.1: nothing is sealed."""
    return (
        Deck("action", Message("academy-deck-action"), tuple(_action(card) for card in CARDS)),
        Deck("wire", Message("academy-deck-wire"), tuple(_wire(wire) for wire in LETTERS)),
        Deck("tool", Message("academy-deck-tool"), tuple(_tool(number) for number in range(len(TOOLS)))),
        Deck("plate", Message("academy-deck-plate"), tuple(_plate(at) for at in range(len(HOUSE.plates.II)))),
    )


def _action(card: str) -> Card:
    """BSA-2.1.5: every player has one of each."""
    match card:
        case "WAIT":
            text = Message("academy-mean-wait", args={"n": HOUSE.wait_points})
        case "CHICKEN":
            text = Message("academy-mean-chicken", args={"n": HOUSE.chicken_bonus})
        case _:
            text = Message("academy-deck-cutter")
    return Card(card, CARD[card], text)


def _wire(wire: str) -> Card:
    """BSA-2.4, BSA-2.5."""
    values: tuple[int, ...] = getattr(HOUSE.decks, wire)
    length: int = getattr(HOUSE.tracks, wire)
    text = Message("academy-deck-wire-text", args={"values": tuple(sorted(values)), "length": length})
    return Card(wire, WIRE[wire], text, copies=len(values))


def _tool(number: int) -> Card:
    """BSA-2.7."""
    tool = TOOLS[number]
    effect, when = Message(f"academy-effect-{tool}", args=_WORTH), Message(f"academy-when-{moment(number)}")
    return Card(tool, TOOL[tool], effect, when)


def _plate(at: int) -> Card:
    """BSA-2.6."""
    second, third = HOUSE.plates.II[at], HOUSE.plates.III[at]
    values: dict[str, Value] = {"second": second.value, "third": third.value, "arrow": second.arrow}
    name = Message("academy-deck-plate-name", args={"plate": "AB"[at]})
    return Card("AB"[at], name, Message("academy-deck-plate-text", args=values))
