"""What is in the box: roles, wires and the nippers."""

from __future__ import annotations

from collections.abc import Collection

from lastwire.engine.card import Card, Deck
from lastwire.games.time_bomb.rules.content import DECKS
from lastwire.message import Message

_BASE = DECKS["base"]


def cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    """TB-2.1, TB-2.2, TB-2.3: nothing is sealed."""
    return (
        Deck("role", Message("time-bomb-deck-role"), tuple(_role(side) for side in ("swat", "terrorist"))),
        Deck("wire", Message("time-bomb-deck-wire"), tuple(_wire(wire) for wire in ("safe", "success", "boom"))),
        Deck("nippers", Message("time-bomb-deck-nippers"), (_nippers(),)),
    )


def _role(side: str) -> Card:
    """TB-2.5."""
    name, text = Message(f"time-bomb-squad-{side}"), Message(f"time-bomb-goal-{side}")
    return Card(side, name, text, _dealt(side), copies=0)


def _wire(wire: str) -> Card:
    """TB-2.6."""
    name, text = Message(f"time-bomb-wire-{wire}"), Message(f"time-bomb-deck-{wire}")
    return Card(wire, name, text, _dealt(wire), copies=0)


def _nippers() -> Card:
    """TB-2.3."""
    return Card("nippers", Message("time-bomb-deck-nippers"), Message("time-bomb-deck-nippers-text"))


def _dealt(what: str) -> Message:
    """How many there are, by the number of players."""
    counts = tuple(int(getattr(row, what)) for row in _BASE.values())
    return Message("time-bomb-deck-dealt", args={"players": tuple(_BASE), "counts": counts})
