"""What a teammate's choices tell of their hand, if they play as these bots do (10.5, policy-aware inference).

Two choices tell most. A set-up token stands at the wire that surprises an outsider most, so no other wire of that hand
is more surprising; and whoever guesses holds none of the values that tokens show elsewhere, or they would have cut one.
What is read is a belief, not a rule: of somebody who was seen to play otherwise nothing is read any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.games.bomb_busters.brain.belief import CODES, outsider
from lastwire.games.bomb_busters.brain.search import WIRES
from lastwire.games.bomb_busters.rules.events import (
    CutDeclared,
    CutFailed,
    RedsRevealed,
    SoloDone,
    TokenPlaced,
    WireCut,
    WiresSwapped,
)
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.state import NONE, NUMBERS, Fact, State, slots
from lastwire.games.bomb_busters.rules.switch import usual


def read(state: State, seat: int, events: Sequence[Any]) -> list[Fact]:
    """Facts about teammates' wires. `state` is the blank of the reader's view: only its setting is looked at."""
    reader = _Reader(state, seat)
    for event in events:
        reader.hear(event)
    return reader.facts()


class _Reader:
    def __init__(self, state: State, seat: int) -> None:
        self.setting = state.setting
        self.layout = state.setting.layout
        self.seat = seat
        self.blank = state
        self.uncut = (1 << self.layout.starts[-1]) - 1
        self.tokens: dict[int, int] = {}
        self.supply = [2] * (NUMBERS + 1)
        self.found: list[tuple[int, int, int]] = []  # of whom, values, wires
        self.strange: set[int] = set()  # teammates who were seen to play otherwise
        self.declared: CutDeclared | None = None

    def _slot(self, place: Place) -> int:
        return self.layout.starts[place[0]] + place[1]

    def facts(self) -> list[Fact]:
        return [
            (NONE, values, wires & self.uncut, 0, 0)
            for who, values, wires in self.found
            if who not in self.strange and wires & self.uncut
        ]

    def hear(self, event: Any) -> None:
        if isinstance(event, TokenPlaced):
            slot = self._slot(event.wire)
            if event.card is None and event.seat != self.seat and self.setting.brief.tokens == "choice":
                self._token(event.seat, slot, CODES[event.value])
            self.tokens[slot] = CODES[event.value]
            self.supply[CODES[event.value]] -= 1
        elif isinstance(event, CutDeclared):
            self.declared = event
            if event.detector != "none":
                self._guessed(event.seat)
        elif isinstance(event, CutFailed):
            if self.declared is not None and self.declared.detector == "none":
                self._guessed(event.seat)
            if event.wire is not None and event.value is not None and event.mark in ("token", "virtual"):
                self.tokens[self._slot(event.wire)] = CODES[event.value]
        elif isinstance(event, WireCut):
            self._cut(event.seat, (event.wire,), (event.key,))
        elif isinstance(event, SoloDone | RedsRevealed):
            self._cut(event.seat, event.wires, event.keys)
        elif isinstance(event, WiresSwapped):
            self._swap(event)

    def _cut(self, seat: int, places: Sequence[Place], keys: Sequence[int]) -> None:
        for place, key in zip(places, keys, strict=True):
            slot, value = self._slot(place), self.setting.values[key]
            self.uncut &= ~(1 << slot)
            self.tokens.pop(slot, None)
            if any(who == seat and values >> value & 1 and wires >> slot & 1 for who, values, wires in self.found):
                self.strange.add(seat)

    def _token(self, seat: int, slot: int, value: int) -> None:
        """Every other wire tells an outsider less, or as much and stands further right."""
        fresh = self.blank.copy()
        fresh.uncut = (1 << self.layout.starts[-1]) - 1
        fresh.tokens = [0] * self.layout.starts[-1]
        weights = outsider(fresh, seat, (), ()).weights
        hand = slots(self.layout.hands[seat])
        chosen = weights[hand.index(slot)][value]
        for inside, other in enumerate(hand):
            if other == slot:
                continue
            less = 0
            for number in range(1, NUMBERS + 1):
                weight = weights[inside][number]
                if weight and self.supply[number] and (weight < chosen or (weight == chosen and other < slot)):
                    less |= 1 << number
            if less:
                self.found.append((seat, less, 1 << other))

    def _guessed(self, seat: int) -> None:
        """They had no certain cut, and everybody knows what the tokens show. Later they may look ahead instead."""
        if seat == self.seat or not usual(self.setting.brief) or self.uncut.bit_count() <= WIRES:
            return
        hand = self.layout.hands[seat]
        shown = {value for slot, value in self.tokens.items() if not hand >> slot & 1}
        if shown:
            self.found.append((seat, sum(1 << value for value in shown), hand & self.uncut))

    def _swap(self, event: WiresSwapped) -> None:
        """Slots are numbered anew: the wire that came stands where it was put, and those between move up."""
        moved = list(range(self.layout.starts[-1]))
        for out, come, to in (
            (event.given_from, event.taken_from, event.taken_to),
            (event.taken_from, event.given_from, event.given_to),
        ):
            first, end = self.layout.starts[out[0] : out[0] + 2]
            row = [slot for slot in range(first, end) if slot != self._slot(out)]
            row.insert(to[1], self._slot(come))
            for new, old in enumerate(row, first):
                moved[old] = new
        self.uncut = _moved(self.uncut, moved)
        self.tokens = {moved[slot]: value for slot, value in self.tokens.items()}
        self.found = [(who, values, _moved(wires, moved)) for who, values, wires in self.found]


def _moved(wires: int, moved: Sequence[int]) -> int:
    return sum(1 << moved[slot] for slot in slots(wires))
