"""What is in the box: action cards, decks, Tools and pressure plates, with the numbers of the house or of an owner."""

from __future__ import annotations

from collections.abc import Collection

from lastwire.engine.card import Card, Deck
from lastwire.games.academy.rules.content import HOUSE, LETTERS, Table
from lastwire.games.academy.rules.state import CARDS
from lastwire.games.academy.rules.tool import moment
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.words.phrase import CARD, WIRE, tools
from lastwire.message import Message, Value


def cards(boxes: Collection[int], table: Table = HOUSE) -> tuple[Deck, ...]:
    """BSA-2.1: nothing is sealed. BSA-2.9: the numbers are those of the table."""
    return (
        Deck("action", Message("academy-deck-action"), tuple(_action(card, table) for card in CARDS)),
        Deck("wire", Message("academy-deck-wire"), tuple(_wire(wire, table) for wire in LETTERS)),
        Deck("tool", Message("academy-deck-tool"), tuple(_tool(number, table) for number in range(len(TOOLS)))),
        Deck("plate", Message("academy-deck-plate"), tuple(_plate(at, table) for at in range(len(table.plates.II)))),
    )


def _action(card: str, table: Table) -> Card:
    """BSA-2.1.5: every player has one of each."""
    match card:
        case "WAIT":
            text = Message("academy-mean-wait", args={"n": table.wait_points})
        case "CHICKEN":
            text = Message("academy-mean-chicken", args={"n": table.chicken_bonus})
        case _:
            text = Message("academy-deck-cutter")
    return Card(card, CARD[card], text)


def _wire(wire: str, table: Table) -> Card:
    """BSA-2.4, BSA-2.5."""
    values: tuple[int, ...] = getattr(table.decks, wire)
    length: int = getattr(table.tracks, wire)
    text = Message("academy-deck-wire-text", args={"values": tuple(sorted(values)), "length": length})
    return Card(wire, WIRE[wire], text, copies=len(values))


def _tool(number: int, table: Table) -> Card:
    """BSA-2.7."""
    tool = TOOLS[number]
    worth: dict[str, Value] = {
        "blanket": table.blanket_bonus,
        "shield": table.shield_bonus,
        "helmet": table.helmet_hit,
        "hammer": table.hammer_bonus,
        "dynamo": table.dynamo_bonus,
    }
    effect, when = Message(f"academy-effect-{tool}", args=worth), Message(f"academy-when-{moment(number)}")
    (name,) = tools((tool,), (getattr(table.names, tool),))
    return Card(tool, name, effect, when)


def _plate(at: int, table: Table) -> Card:
    """BSA-2.6."""
    second, third = table.plates.II[at], table.plates.III[at]
    values: dict[str, Value] = {"second": second.value, "third": third.value, "arrow": second.arrow}
    name = Message("academy-deck-plate-name", args={"plate": "AB"[at]})
    return Card("AB"[at], name, Message("academy-deck-plate-text", args=values))
