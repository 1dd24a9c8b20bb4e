"""What a bot knows at a glance: its hand, the exact odds of every wire it can point at, and how others see its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from math import log2
from typing import Final

from lastwire.games.bomb_busters.rules.inference import Posterior, Problem, problem_of, types_of
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    NONE,
    NUMBERS,
    RED,
    SOME,
    UNLIKE,
    YELLOW,
    Fact,
    State,
    slots,
    told,
)
from lastwire.games.bomb_busters.rules.view import Value, View
from lastwire.games.bomb_busters.rules.worlds import beheld, blank, evidence

CODES: Final[dict[Value, int]] = {**{n: n for n in range(1, NUMBERS + 1)}, "yellow": YELLOW, "red": RED}

SMALL: Final = 18  # hidden wires
TRUST: Final = 0.9  # how far a bot believes that its teammates play as it would


def posterior(problem: Problem) -> Posterior:
    """Odds are asked for again after every card that is used in a turn, and in every play-out."""
    return _small(problem) if problem.keys.count(0) <= SMALL else _large(problem)


# An opening with five experts takes megabytes, the end of a mission very little.
_small = lru_cache(2048)(Posterior)
_large = lru_cache(8)(Posterior)
_outside = lru_cache(256)(Posterior)  # two or three stands only


class Mind:
    """One seat's view, worked out when it is asked for. `further` are beliefs beside the facts of the rules, such as
    what teammates would have done; they count for as much as `TRUST` says."""

    def __init__(self, view: View, further: Callable[[State, int], Sequence[Fact]] | None = None) -> None:
        if view.own is None:
            raise ValueError("a bot sits in a seat")
        state = blank(view)
        keys = [key or 0 for stand in view.stands for key in stand.keys]
        self._fill(state, view.own.seat, keys, evidence(view, state), further)

    @classmethod
    def within(cls, world: State, seat: int) -> Mind:
        """The mind of a seat in an imagined world: the same as by its view there, which a play-out need not build."""
        mind = cls.__new__(cls)
        mind._fill(*beheld(world, seat), None)
        return mind

    def _fill(
        self,
        state: State,
        seat: int,
        keys: list[int],
        facts: list[Fact],
        further: Callable[[State, int], Sequence[Fact]] | None,
    ) -> None:
        self.seat = seat
        self.state = state
        self.layout = state.setting.layout
        self.keys = keys
        self.values = state.setting.values
        self.facts = facts
        self._further = further
        self.hand: dict[int, list[int]] = {}
        for slot in slots(self.state.uncut & self.layout.hands[self.seat]):
            self.hand.setdefault(self.values[self.keys[slot]], []).append(slot)

    @cached_property
    def exact(self) -> Posterior:
        """What follows from the rules alone."""
        return self._odds(self.facts)

    @cached_property
    def closer(self) -> Posterior | None:
        """What follows if the beliefs are true, too; None if there are none or they cannot be."""
        beliefs = [] if self._further is None else self._further(self.state, self.seat)
        odds = self._odds([*self.facts, *beliefs]) if beliefs else None
        return odds if odds is not None and odds.total else None

    @cached_property
    def chance(self) -> list[list[float]]:
        """By slot and value."""
        total = self.exact.total
        rows = [[weight / total for weight in row] for row in self.exact.weights]
        if self.closer is not None:
            total = self.closer.total
            for row, believed in zip(rows, self.closer.weights, strict=True):
                for value, weight in enumerate(believed):
                    row[value] += TRUST * (weight / total - row[value])
        return rows

    def _odds(self, facts: Sequence[Fact]) -> Posterior:
        state = self.state
        return posterior(problem_of(state.setting, self.seat, self.keys, state.tokens, facts, state.origin))

    def slot(self, place: Place) -> int:
        return self.layout.starts[place[0]] + place[1]

    def place(self, slot: int) -> Place:
        return self.layout.places[slot]

    def token(self, slot: int) -> int:
        """The value that a token shows, 0 without one."""
        return told(self.state.tokens[slot])

    def certain(self, slot: int, value: int) -> bool:
        """Whether a wire has this value in every deal that fits, whatever teammates may have meant."""
        return self.exact.weights[slot][value] == self.exact.total

    def others(self) -> list[int]:
        """The wires that this seat can point at."""
        return list(slots(self.state.uncut & ~self.layout.hands[self.seat]))

    # --- detectors --------------------------------------------------------------------------------

    def hit(self, wires: int, values: int) -> float:
        """The chance that at least one of these wires of a stand has one of the values, all bits."""
        chance = self.exact.hit(wires, values) / self.exact.total
        if self.closer is not None:
            chance += TRUST * (self.closer.hit(wires, values) / self.closer.total - chance)
        return chance

    def all_red(self, wires: int) -> float:
        return self.exact.all_red(wires) / self.exact.total

    # --- how others see this hand -----------------------------------------------------------------

    @cached_property
    def outside(self) -> Posterior:
        """The odds of this hand for somebody who sees the table and no hand.

        All wires that stand elsewhere are one bag: their places tell too little to be worth a long count.
        """
        return outsider(self.state, self.seat, self.keys, self.facts)

    def surprise(self, slot: int) -> float:
        """How many bits it would tell an outsider to see this own wire's value."""
        odds = self.outside
        weight = odds.weights[self._inside(slot)][self.values[self.keys[slot]]]
        return log2(odds.total / weight) if weight else 0.0

    def taken_for(self, slot: int, value: int) -> float:
        """The chance that an outsider gives this own wire of having this value."""
        return self.outside.weights[self._inside(slot)][value] / self.outside.total

    def fear(self, slot: int) -> float:
        """The chance of red that an outsider sees in this own wire."""
        return self.outside.weights[self._inside(slot)][RED] / self.outside.total

    def label_surprise(self, left: int, same: bool) -> float:
        """How many bits a label at this own wire and its right neighbour would tell an outsider, nearly: that two
        neighbours have one colour and two keys is left out, unless these have."""
        odds = self.outside
        first = self._inside(left)
        if same and self.values[self.keys[left]] > NUMBERS:
            weight = odds.count((ALIKE, 0, first, first + 1, 0))
        else:
            weight = odds.twins(first)
            weight = weight if same else odds.total - weight
        return log2(odds.total / weight) if weight else 0.0

    def _inside(self, slot: int) -> int:
        """A slot's number in the outsider's problem."""
        first = 0
        for stand in self.layout.stands_of[self.seat]:
            start, end = self.layout.starts[stand : stand + 2]
            if start <= slot < end:
                return first + slot - start
            first += end - start
        raise ValueError("not an own wire")


def outsider(state: State, seat: int, keys: Sequence[int], facts: Sequence[Fact]) -> Posterior:
    """See `Mind.outside`; `keys` are needed of face-up wires only."""
    setting = state.setting
    layout = setting.layout
    stands = layout.stands_of[seat]
    starts: list[int] = [0]
    shown: list[int] = []
    seen: list[int] = []
    moved: dict[int, int] = {}
    for stand in stands:
        for slot in range(layout.starts[stand], layout.starts[stand + 1]):
            moved[slot] = len(seen)
            seen.append(0 if state.uncut >> slot & 1 else keys[slot])
            shown.append(told(state.tokens[slot]))
        starts.append(len(seen))
    left = {key: copies for key, copies, _ in types_of(setting)}
    bag = 0
    for slot in range(layout.starts[-1]):
        if slot in moved:
            continue
        if state.uncut >> slot & 1:
            bag += 1
        else:
            left[keys[slot]] -= 1
    brief = setting.brief
    spare = [brief.red.drawn - brief.red.count, brief.yellow.drawn - brief.yellow.count]
    types = tuple([(key, left[key], value) for key, _, value in types_of(setting) if left[key]])
    heard = []
    for kind, named, a, b, number in facts:
        if kind in (ALIKE, UNLIKE):
            if a in moved and b in moved:
                heard.append((kind, named, moved[a], moved[b], number))
        elif kind in (SOME, NONE) and all(slot in moved for slot in slots(a)):
            heard.append((kind, named, sum(1 << moved[slot] for slot in slots(a)), 0, number))
    return _outside(
        Problem(
            types,
            (spare[0], spare[1]),
            (*starts, starts[-1] + bag),
            (),
            (*seen, *(0,) * bag),
            (*shown, *(0,) * bag),
            tuple(heard),
        )
    )
