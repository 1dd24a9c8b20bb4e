"""Names that stand unchanged in any sentence, and whom a cut is said of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from lastwire.games.academy.rules.state import CARDS, LAST_BOMB, WIRES
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.rules.view import View
from lastwire.message import Message, words

WIRE: Final[dict[str, Message]] = {wire: Message(f"academy-wire-{wire}") for wire in WIRES}
CARD: Final[dict[str, Message]] = {card: Message(f"academy-card-{card}") for card in CARDS}
TOOL: Final[dict[str, Message]] = {tool: Message(f"academy-tool-{tool}") for tool in TOOLS}
BOMB: Final = {bomb: Message(f"academy-bomb-{bomb}") for bomb in range(1, LAST_BOMB + 1)}


def wires(letters: Sequence[str]) -> tuple[Message, ...]:
    return tuple([WIRE[letter] for letter in letters])


def cards(names: Sequence[str]) -> tuple[Message, ...]:
    return tuple([CARD[name] for name in names])


def tools(names: Sequence[str], called: Sequence[str] = ()) -> tuple[Message, ...]:
    """Tools by name, or as an owner's cards call them (BSA-2.7)."""
    return tuple([words(own) if own else TOOL[name] for name, own in zip_longest(names, called)])


def tool(view: View, name: str) -> Message:
    """A Tool as this table calls it."""
    own = next(seen.name for seen in view.toolbox if seen.tool == name)
    return words(own) if own else TOOL[name]


def group(seats: tuple[int, ...]) -> dict[str, int | tuple[int, ...]]:
    """Those who cut together; `one` is told apart, since whoever is alone may be the reader."""
    return {"one": seats[0], "names": seats}


def sums(scores: Sequence[int]) -> tuple[Message, ...]:
    """By seat, what each has or got."""
    return tuple([Message("academy-score", {"player": seat}, {"points": score}) for seat, score in enumerate(scores)])
