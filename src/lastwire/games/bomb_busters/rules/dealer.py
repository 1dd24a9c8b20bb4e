"""Deals for whoever sees no hand: wires that agree with all that is known, found by search and not weighed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import TypeAlias

from lastwire.engine.rng import Rng
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    BELOW,
    NONE,
    NUMBERS,
    SOME,
    UPTO,
    VALUES,
    YELLOW,
    Fact,
    Setting,
    slots,
)
from lastwire.games.bomb_busters.rules.view import (
    Value,
    View,
)

_Status: TypeAlias = tuple[int, ...]


# --- dealing --------------------------------------------------------------------------------------


class Dealer:
    """A search through types in ascending order. Its position: how many slots of each stand are filled, how many
    candidates of each colour are set aside, and how far each fact is decided. A position that led nowhere is not tried
    again."""

    def __init__(self, view: View, setting: Setting, facts: list[Fact], rng: Rng) -> None:
        brief = setting.brief
        self.rng = rng
        self.values = VALUES[setting.forbidden]
        blue = [(10 * number, CONTENT.wires.copies) for number in range(1, brief.blue + 1)]
        self.types = sorted([*blue, *((key, 1) for key in (*setting.reds, *setting.yellows))])
        self.starts = setting.layout.starts[:-1]
        self.sizes = [end - start for start, end in pairwise(setting.layout.starts)]
        self.quota = {5: brief.red.drawn - brief.red.count, 1: brief.yellow.drawn - brief.yellow.count}
        self.pairs = [fact for fact in facts if fact[0] not in (SOME, NONE)]
        self.allowed = self._allowed(view, facts)
        self.some = self._open(facts)
        # By fact, the last type that can settle it.
        self.last = [
            max(number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1)
            for _, named, _, _, _ in self.some
        ]
        self._narrow()
        self.least, self.most = self._bounds()
        # By type, it and later ones of its colour; those that must be set aside cannot wait for ever.
        self.left = [
            sum(later % 10 == key % 10 for later, _ in self.types[number:])
            for number, (key, _) in enumerate(self.types)
        ]
        # Copies dealt up to a type, all candidates counted.
        self.supply = list(accumulate([copies for _, copies in self.types], initial=0))
        self.dead: set[tuple[int, tuple[int, ...], int, int, _Status]] = set()
        self.keys: list[int] = [0] * sum(self.sizes)

    def _allowed(self, view: View, facts: list[Fact]) -> list[int]:
        """By slot, the types it may have, as bits: what is seen, what a token says, what is ruled out."""
        found = []
        for stand in view.stands:
            for index, (key, token) in enumerate(zip(stand.keys, stand.tokens, strict=True)):
                says = None if index in stand.false else token  # a fact says what a false one tells
                mask = 0
                for number, (each, _) in enumerate(self.types):
                    if key in (None, each) and says in (None, self._shown(each)):
                        mask |= 1 << number
                found.append(mask)
        for kind, named, wires, _, _ in facts:
            if kind == NONE:
                ruled_out = sum(
                    1 << number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1
                )
                for slot in slots(wires):
                    found[slot] &= ~ruled_out
        return found

    def _shown(self, key: int) -> Value:
        """What a token at this wire says."""
        value = self.values[key]
        return value if value <= NUMBERS else "yellow" if value == YELLOW else "red"

    def _open(self, facts: list[Fact]) -> list[Fact]:
        """Those facts about some wire that no wire settles by itself; one that only a single wire can settle does."""
        found = []
        for fact in facts:
            kind, named, wires, _, _ = fact
            if kind != SOME:
                continue
            fitting = sum(1 << number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1)
            able = [slot for slot in slots(wires) if self.allowed[slot] & fitting]
            if any(not self.allowed[slot] & ~fitting for slot in able):
                continue
            if wires.bit_count() > sum([copies for key, copies in self.types if not named >> self.values[key] & 1]):
                continue  # there are not enough wires of other values
            if len(able) == 1:
                self.allowed[able[0]] &= fitting
            else:
                found.append(fact)
        return found

    def _narrow(self) -> None:
        """A sorted stand: no wire is below its left neighbour's lowest type or above its right one's highest."""
        for start, size in zip(self.starts, self.sizes, strict=True):
            low = 0
            for slot in range(start, start + size):
                self.allowed[slot] &= -1 << low
                low = max(low, (self.allowed[slot] & -self.allowed[slot]).bit_length() - 1)
            high = len(self.types)
            for slot in range(start + size - 1, start - 1, -1):
                self.allowed[slot] &= (1 << high) - 1
                high = min(high, self.allowed[slot].bit_length())

    def _bounds(self) -> tuple[list[list[int]], list[list[int]]]:
        """By type and stand, how many slots must and how many can be filled once that type is dealt."""
        least, most = [], []
        for number in range(len(self.types)):
            later, sooner = -1 << number + 1, (1 << number + 1) - 1
            must, can = [], []
            for start, size in zip(self.starts, self.sizes, strict=True):
                row = self.allowed[start : start + size]
                must.append(max([index + 1 for index in range(size) if not row[index] & later], default=0))
                can.append(min([index for index in range(size) if not row[index] & sooner], default=size))
            least.append(must)
            most.append(can)
        return least, most

    def _hopeless(self, number: int, filled: tuple[int, ...], spare: int) -> bool:
        """Whether some stands need more wires by some type than are left, or all have too little room for them."""
        for last in range(number, len(self.types)):
            copies = self.supply[last + 1] - self.supply[number]
            need = room = 0
            for first, must, can in zip(filled, self.least[last], self.most[last], strict=True):
                need += must - first if must > first else 0
                room += can - first if can > first else 0
            if need > copies or room < copies - spare:
                return True
        return False

    def deal(self) -> list[int] | None:
        """Keys by slot, or None if nothing fits."""
        status = (0,) * (len(self.some) + len(self.pairs))
        if not self._try(0, (0,) * len(self.sizes), self.quota[5], self.quota[1], status):
            return None
        return self.keys

    def _try(self, number: int, filled: tuple[int, ...], reds: int, yellows: int, status: _Status) -> bool:
        if number == len(self.types):
            return list(filled) == self.sizes and reds == 0 and yellows == 0
        place = (number, filled, reds, yellows, status)
        if place in self.dead or self._hopeless(number, filled, reds + yellows):
            return False
        key, copies = self.types[number]
        quota = {5: reds, 1: yellows}.get(key % 10, 0)
        splits = []
        if quota < self.left[number]:
            splits = [(split, reds, yellows) for split in self._splits(number, filled, copies)]
        if quota and self._reaches(number, filled):
            splits.append(((0,) * len(filled), reds - (key % 10 == 5), yellows - (key % 10 == 1)))
        self.rng.shuffle(splits)
        # The more ways to deal a split, the sooner it is tried: worlds come out nearly as likely as they are.
        splits.sort(key=lambda each: -(self.rng.unit() ** (1.0 / _ways(each[0]))))
        for split, red, yellow in splits:
            after = tuple([a + b for a, b in zip(filled, split, strict=True)])
            follow = self._decide(number, filled, after, status)
            if follow is not None and self._try(number + 1, after, red, yellow, follow):
                for start, first, end in zip(self.starts, filled, after, strict=True):
                    for index in range(first, end):
                        self.keys[start + index] = key
                return True
        self.dead.add(place)
        return False

    def _splits(self, number: int, filled: tuple[int, ...], copies: int) -> Iterator[tuple[int, ...]]:
        """Every way to deal the copies of a type to the stands' next slots."""
        runs = []
        for start, size, first in zip(self.starts, self.sizes, filled, strict=True):
            run = 0
            while run < copies and first + run < size and self.allowed[start + first + run] >> number & 1:
                run += 1
            runs.append(run)
        least = [max(0, need - first) for need, first in zip(self.least[number], filled, strict=True)]

        def share(stand: int, left: int) -> Iterator[tuple[int, ...]]:
            if stand == len(runs):
                if left == 0:
                    yield ()
                return
            for count in range(least[stand], min(runs[stand], left) + 1):
                for rest in share(stand + 1, left - count):
                    yield (count, *rest)

        return share(0, copies)

    def _reaches(self, number: int, filled: tuple[int, ...]) -> bool:
        return all(need <= first for need, first in zip(self.least[number], filled, strict=True))

    def _decide(self, number: int, before: tuple[int, ...], after: tuple[int, ...], status: _Status) -> _Status | None:
        """How far the facts are decided after this type; None if one is broken."""
        value = self.values[self.types[number][0]]
        was = now = 0
        for start, first, end in zip(self.starts, before, after, strict=True):
            was |= (1 << first) - 1 << start
            now |= (1 << end) - 1 << start
        fresh = now & ~was
        found = []
        for place, (_, named, wires, _, _) in enumerate(self.some):
            met = status[place] or (named >> value & 1 and fresh & wires != 0)
            if not met and (number >= self.last[place] or not wires & ~now):
                return None
            found.append(int(met))
        for place, (kind, _, a, b, _) in enumerate(self.pairs, len(self.some)):
            kept = _pair(kind, now >> a & 1, fresh >> a & 1, now >> b & 1, fresh >> b & 1, value, status[place])
            if kept < 0:
                return None
            found.append(kept)
        return tuple(found)


def _pair(kind: int, a: int, new_a: int, b: int, new_b: int, value: int, kept: int) -> int:
    """A fact about two wires after one more type: -1 if broken, else what to keep in mind of it.

    `a`, `b`: whether the wire is dealt by now; `new_a`, `new_b`: whether just now, with this value.
    """
    if kind == UPTO:
        return -1 if b and not a else 0
    if kind == BELOW:
        return -1 if b and (not a or (new_a and new_b)) else 0
    if new_a and new_b:
        return 0 if kind == ALIKE else -1
    if not new_a and not new_b:
        return kept
    if a and b:
        # The one dealt earlier had the value kept.
        return 0 if (kept == value) == (kind == ALIKE) else -1
    if kind == ALIKE and value <= NUMBERS:
        return -1  # all equal numbers are dealt at once
    return value


def _ways(split: tuple[int, ...]) -> int:
    ways = 24
    for count in split:
        ways //= (1, 1, 2, 6, 24)[count]
    return ways
