"""The exact posterior over deals (10.2 to 10.4): counted, weighed and sampled in whole numbers.

A stand is sorted, so a deal is told by how many wires of each type every stand got. Types are dealt in ascending order;
a position is how many slots of each stand are filled, how many candidates of each colour are out, and how far those
facts are decided that span several types. A layer holds every position after one more type, with the number of ways
to reach it; ways to deal one type are counted as tiles, not as piles (BB chapter 10.2, "Important").
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from lastwire.engine.rng import Rng
from lastwire.errors import Broken
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.fact import ROW
from lastwire.games.bomb_busters.rules.layer import Deal
from lastwire.games.bomb_busters.rules.split import FIELD, MASK, forget
from lastwire.games.bomb_busters.rules.state import (
    LIVE_MASK,
    NONE,
    RED,
    VALUES,
    Fact,
    Setting,
    slots,
    told,
)

__all__ = ["ROW", "Posterior", "Problem", "forget", "problem_of", "types_of"]


class Problem(Struct, frozen=True):
    """What somebody knows. Slots are numbered through all stands; `keys` and `shown` are by slot, 0 for not known."""

    types: tuple[tuple[int, int, int], ...]  # ascending: key, copies that may be in play, value
    spare: tuple[int, int]  # how many red and how many yellow candidates are out of play
    starts: tuple[int, ...]  # by stand its first slot, and the end
    own: tuple[int, ...]  # stands whose whole deal is known: the knower's
    keys: tuple[int, ...]
    shown: tuple[int, ...]  # values that tokens tell
    facts: tuple[Fact, ...] = ()
    origin: tuple[int, ...] = ()  # the stand each wire was dealt to; () before the first swap


def types_of(setting: Setting) -> tuple[tuple[int, int, int], ...]:
    return _all_types(setting.brief.blue, (*setting.reds, *setting.yellows), setting.forbidden)


@lru_cache(256)
def _all_types(numbers: int, coloured: tuple[int, ...], forbidden: int) -> tuple[tuple[int, int, int], ...]:
    blue = [(10 * number, CONTENT.wires.copies) for number in range(1, numbers + 1)]
    both = sorted([*blue, *[(key, 1) for key in coloured]])
    return tuple([(key, copies, VALUES[forbidden][key]) for key, copies in both])


def problem_of(
    setting: Setting,
    seat: int,
    keys: Sequence[int],
    tokens: Sequence[int],
    facts: Sequence[Fact],
    origin: Sequence[int] = (),
) -> Problem:
    """What a seat knows that sees these keys (0 where it sees none), tokens and facts; seat -1 has no wires."""
    brief, layout = setting.brief, setting.layout
    return Problem(
        types_of(setting),
        (brief.red.drawn - brief.red.count, brief.yellow.drawn - brief.yellow.count),
        layout.starts,
        layout.stands_of[seat] if seat >= 0 else (),
        tuple(keys),
        tuple([told(token) for token in tokens]),
        tuple(facts),
        tuple(origin),
    )


class Posterior:
    """Every deal that fits, weighed. Weights are whole numbers out of `total`, the number of deals of single tiles."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._deal = Deal(problem)
        self.total = self._deal.count()
        self._weights: list[list[int]] | None = None
        self._blocks: dict[int, list[dict[tuple[int, int], int]]] = {}
        self._draws: dict[tuple[int, int], tuple[list[int], list[int]]] = {}

    # --- odds -------------------------------------------------------------------------------------

    @property
    def weights(self) -> list[list[int]]:
        """By slot and value, the weight of the deals in which this wire has this value."""
        if self._weights is None:
            self._weights = self._weigh()
        return self._weights

    def chance(self, slot: int, value: int) -> Fraction:
        return Fraction(self.weights[slot][value], self.total)

    def hit(self, wires: int, values: int) -> int:
        """The weight of the deals in which at least one of these wires of one stand has one of the values, all bits."""
        pointed = slots(wires)
        if len(pointed) == 1:
            row = self.weights[pointed[0]]
            return sum(weight for value, weight in enumerate(row) if values >> value & 1)
        able = [
            number
            for number, (_, _, value) in enumerate(self.problem.types)
            if values >> value & 1 and any(self._deal.allowed[slot] >> number & 1 for slot in pointed)
        ]
        if len(able) != 1:
            return self.total - self.count((NONE, values, wires, 0, 0)) if able else 0
        stand = self._deal.stand_of(pointed[0])
        if stand < 0:  # a known wire, and it fits
            return self.total
        start = self._deal.starts[stand]
        meets = wires >> start
        blocks = self._block(able[0])[stand]
        return sum(weight for (a, b), weight in blocks.items() if meets & (1 << b) - (1 << a))

    def all_red(self, wires: int) -> int:
        """The weight of the deals in which every one of these wires (bits) is red."""
        pointed = slots(wires)
        rows = self.weights
        reds = sum(copies for _, copies, value in self.problem.types if value == RED) - self.problem.spare[0]
        if len(pointed) > reds:
            return 0
        least = min(rows[slot][RED] for slot in pointed)
        return least if not least or len(pointed) == 1 else self.count((NONE, LIVE_MASK, wires, 0, 0))

    def twins(self, slot: int) -> int:
        """The weight of the deals in which this hidden wire and its right neighbour are of one type.

        For numbers that is to be alike (BB-2.1); two yellows, or two reds, are of two types.
        """
        stand = self._deal.stand_of(slot)
        first = slot - self._deal.starts[stand]
        return sum(
            weight
            for number in range(len(self.problem.types))
            for (a, b), weight in self._block(number)[stand].items()
            if a <= first and first + 2 <= b
        )

    def count(self, *facts: Fact) -> int:
        """The weight of the deals that agree with these facts, too."""
        problem = self.problem
        return Deal(
            Problem(
                problem.types,
                problem.spare,
                problem.starts,
                problem.own,
                problem.keys,
                problem.shown,
                problem.facts + facts,
                problem.origin,
            )
        ).count()

    def _weigh(self) -> list[list[int]]:
        """From how far each stand is filled after each type: a slot has a type at most t if it is filled by then."""
        problem, deal, total = self.problem, self._deal, self.total
        rows = [[0] * (RED + 1) for _ in problem.keys]
        if not total:
            return rows
        open_slots: list[list[tuple[int, int]]] = []  # by stand, index and slot of each wire that may be several things
        for slot, key in enumerate(problem.keys):
            if key and deal.stand_of(slot) < 0:
                rows[slot][deal.values[deal.number[key]]] = total
        for start, size in zip(deal.starts, deal.sizes, strict=True):
            found = []
            for index, slot in enumerate(range(start, start + size)):
                types = deal.allowed[slot]
                if types & types - 1:
                    found.append((index, slot))
                else:
                    rows[slot][deal.values[types.bit_length() - 1]] = total
            open_slots.append(found)
        before = [0] * len(problem.keys)
        for number, value in enumerate(deal.values):
            touched = [
                (place, index, slot)
                for place, found in enumerate(open_slots)
                for index, slot in found
                if deal.allowed[slot] >> number & 1
            ]
            if not touched:
                continue
            filled = self._filled(number + 1, {place for place, _, _ in touched})
            for place, index, slot in touched:
                now = filled[place][index]
                if now != before[slot]:
                    rows[slot][value] += now - before[slot]
                    before[slot] = now
        return rows

    def _filled(self, number: int, stands: set[int]) -> dict[int, list[int]]:
        """Before this type: for these stands, by slot, the weight of the positions that have filled it."""
        deal = self._deal
        forward, backward = deal.forward[number], deal.backward[number]
        counts = {place: [0] * (deal.sizes[place] + 1) for place in stands}
        for group in deal.groups:
            counts.update({place: [0] * (deal.sizes[place] + 1) for place in group if not stands.isdisjoint(group)})
        fields = []
        for place, row in counts.items():
            must, may = deal.reach[place][number]
            if must == may:
                row[must] = self.total
            else:
                fields.append((row, FIELD * place))
        if fields:
            for code, ways in backward.items():
                mass = ways * forward[code]
                for row, shift in fields:
                    row[code >> shift & MASK] += mass
        for group in deal.groups:
            if not stands.isdisjoint(group):
                shared = [sum(column) // len(group) for column in zip(*[counts[place] for place in group], strict=True)]
                for place in group:
                    counts[place] = shared
        return {place: list(accumulate(row[:0:-1]))[::-1] for place, row in counts.items()}

    def _block(self, number: int) -> list[dict[tuple[int, int], int]]:
        """By stand, the weight of each block of slots (from, to) that this type may fill."""
        known = self._blocks.get(number)
        if known is not None:
            return known
        deal = self._deal
        forward, after, alike = deal.forward[number], deal.backward[number + 1], deal.alike
        found: list[dict[tuple[int, int], int]] = [{} for _ in deal.sizes]
        fields = list(zip(found, range(0, FIELD * len(deal.sizes), FIELD), strict=True))
        for code, splits in deal.edges[number].items():
            ways_to = forward[code]
            for delta, ways in splits:
                ways_from = after.get(alike(code + delta))
                if ways_from is None:
                    continue
                mass = ways_to * ways * ways_from
                for blocks, shift in fields:
                    block = code >> shift & MASK, code + delta >> shift & MASK
                    if block[0] != block[1]:
                        blocks[block] = blocks.get(block, 0) + mass
        for group in deal.groups:
            shared: dict[tuple[int, int], int] = {}
            for place in group:
                for block, mass in found[place].items():
                    shared[block] = shared.get(block, 0) + mass
            shared = {block: mass // len(group) for block, mass in shared.items()}
            for place in group:
                found[place] = shared
        self._blocks[number] = found
        return found

    # --- samples ----------------------------------------------------------------------------------

    def sample(self, rng: Rng) -> list[int]:
        """Keys by slot: every deal that fits comes with exactly its weight."""
        if not self.total:
            raise Broken("bomb-busters: no deal fits what is known")
        deal = self._deal
        keys = list(self.problem.keys)
        code = 0
        for number, (key, _, _) in enumerate(self.problem.types):
            known = self._draws.get((number, code))
            if known is None:
                known = self._draws[number, code] = self._draw(number, code)
            sums, nexts = known
            after = nexts[0] if len(nexts) == 1 else nexts[bisect_right(sums, _below(rng, sums[-1]))]
            for stand, start in enumerate(deal.starts):
                shift = FIELD * stand
                for index in range(code >> shift & MASK, after >> shift & MASK):
                    keys[start + index] = key
            code = after
        return keys

    def _draw(self, number: int, code: int) -> tuple[list[int], list[int]]:
        deal = self._deal
        after = deal.backward[number + 1]
        nexts, weights = [], []
        for delta, ways in deal.splits(number, code):
            ways_from = after.get(deal.alike(code + delta))
            if ways_from is not None:
                nexts.append(code + delta)
                weights.append(ways * ways_from)
        return list(accumulate(weights)), nexts


def _below(rng: Rng, n: int) -> int:
    """A uniform whole number below n, however large."""
    if n <= 1 << 32:
        return rng.below(n)
    words = (n.bit_length() + 31) // 32
    extra = 32 * words - n.bit_length()
    while True:
        drawn = 0
        for _ in range(words):
            drawn = drawn << 32 | rng.word()
        drawn >>= extra
        if drawn < n:
            return drawn
