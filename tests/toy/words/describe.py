"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from tests.toy.rules.state import CARDS
from tests.toy.rules.view import View
from tests.toy.words.phrase import cards


def describe(view: View, names: Sequence[str]) -> str:
    lines = [f"Round {view.round}, {view.phase}. Deck {view.deck}."]
    lines += [
        f"{name}: {view.scores[seat]} points, {view.hands[seat]} cards, {view.lamps[seat]} lamps."
        for seat, name in enumerate(names)
    ]
    lines += [f"On the stack: {CARDS[frame.card]} of {names[frame.controller]}." for frame in view.stack]
    if view.own is not None:
        lines.append(f"You hold {cards(view.own.hand)}.")
    return "\n".join(lines)
