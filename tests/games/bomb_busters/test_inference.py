"""Exact odds (BB chapter 10): the check values of the rules, and a count of all deals of small decks, tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial, prod

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.games.bomb_busters.rules.inference import (
    ROW,
    Posterior,
    Problem,
    problem_of,
)
from lastwire.games.bomb_busters.rules.layer import Deal
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import deal, inject
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    BELOW,
    LIVE_MASK,
    NONE,
    RED,
    SOME,
    UNLIKE,
    UPTO,
    YELLOW,
    Fact,
    State,
    holds,
    slots,
)

# --- the check values of scenario 35 --------------------------------------------------------------

F1 = ("1 1 2 3 5 6", "1 2 3 4 5 6", "2 3 4 4 5 6", "1 2 3 4 5 6")
F2 = (
    "1 2 3 4 5 6 7 8 9 9 10 11 12",
    "1 1 2 3 3.1 4 5 6 7 8 9 10 12",
    "1 2 3 5 6 7 7.5 8 9.1 10 11 11 12",
    "2 3 4 4 5 6 7 8 9 10 11 12",
)


def position(mission: int, stands: Sequence[str], tokens: Sequence[tuple[int, int]] = ()) -> State:
    keys = [[round(10 * float(wire)) for wire in stand.split()] for stand in stands]
    return inject(Options(mission=mission), 4, keys, tokens=tokens)


def seen_by(state: State, seat: int, *facts: Fact) -> Posterior:
    layout = state.setting.layout
    seen = [
        key if layout.owner_of[slot] == seat or not state.uncut >> slot & 1 else 0
        for slot, key in enumerate(state.keys)
    ]
    return Posterior(problem_of(state.setting, seat, seen, state.tokens, (*state.facts, *facts), state.origin))


def test_nothing_known_but_the_own_hand() -> None:
    odds = seen_by(position(1, F1), 0)
    assert odds.total == 17_153_136 == factorial(18) // factorial(6) ** 3
    assert odds.chance(6, 1) == Fraction(29, 51)
    assert odds.chance(11, 6) == Fraction(149, 204)
    assert odds.chance(7, 2) == Fraction(661, 1428)


def test_tokens_and_the_double_detector() -> None:
    odds = seen_by(position(1, F1, [(1, 3), (2, 0), (3, 5)]), 0)
    assert odds.total == 2_240_091
    assert odds.chance(10, 5) == Fraction(59500, 106671)
    assert odds.chance(10, 4) == Fraction(12742, 35557)
    assert odds.chance(13, 3) == Fraction(17944, 35557)
    assert odds.chance(22, 6) == Fraction(11817, 35557)
    assert Fraction(odds.hit(1 << 10 | 1 << 11, 1 << 5), odds.total) == Fraction(78371, 106671)


def test_whoever_names_a_value_holds_it() -> None:
    state = position(1, F1, [(1, 3), (2, 0), (3, 5), (2, 2)])
    odds = seen_by(state, 0, (SOME, 1 << 5, state.setting.layout.hands[1], 0, 1))
    assert odds.total == 667_512
    assert odds.chance(10, 5) == Fraction(28339, 37084)
    assert seen_by(state, 0).chance(10, 5) == Fraction(85017, 147070)


def test_yellow_and_red() -> None:
    odds = seen_by(position(4, F2, [(0, 8), (1, 1), (2, 11), (3, 3)]), 0)
    assert odds.chance(13, 1) == 1
    assert odds.chance(26 + 6, RED) == Fraction(1458341968300, 14055820094563)
    assert odds.chance(26 + 12, 12) == Fraction(2703716385, 3347420837)


def test_copies_are_tiles_not_piles() -> None:
    """The toy deck of 10.2: one fifth, where a count of hidden copies alone would say one third."""
    odds = Posterior(Problem(((10, 2, 1), (20, 2, 2)), (0, 0), (0, 2, 4), (), (10, 0, 0, 0), (0,) * 4))
    assert odds.chance(1, 1) == Fraction(1, 5)


@pytest.mark.parametrize("experts", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", [4, 8])
def test_openings_add_up(mission: int, experts: int) -> None:
    """10.4, 1 and 2: all deals are counted, each wire is something, each type is somewhere or out."""
    state = deal(Options(mission=mission), experts, Rng(seed_of(experts)))
    layout, brief = state.setting.layout, state.setting.brief
    odds = seen_by(state, 0)
    sizes = [
        end - start
        for stand, (start, end) in enumerate(zip(layout.starts, layout.starts[1:], strict=False))
        if layout.owners[stand] != 0
    ]
    own = [key for slot, key in enumerate(state.keys) if layout.owner_of[slot] == 0]
    ways = factorial(sum(sizes)) // prod(factorial(size) for size in sizes)
    for keys, group in ((state.setting.reds, brief.red), (state.setting.yellows, brief.yellow)):
        mine = sum(key in own for key in keys)
        left, needed = group.drawn - mine, group.count - mine
        ways *= factorial(left) // (factorial(needed) * factorial(left - needed))
    assert odds.total == ways
    assert all(sum(row) == odds.total for row in odds.weights)
    for value, copies in enumerate(state.setting.totals):
        assert sum(row[value] for row in odds.weights) == copies * odds.total


# --- every deal of a small deck -------------------------------------------------------------------


class Case:
    """A small deck, a true deal of it, what somebody was shown and told of it, and by brute force all that fits."""

    def __init__(self, rng: Rng) -> None:
        numbers = 2 + rng.below(3)
        types = [(10 * number, 2 + rng.below(2), number) for number in range(1, numbers + 1)]
        reds, self.red_spare = rng.pick([(0, 0), (1, 0), (2, 0), (2, 1)])
        yellows, self.yellow_spare = rng.pick([(0, 0), (2, 0), (3, 1), (1, 0)])
        for count, digit, value in ((reds, 5, RED), (yellows, 1, YELLOW)):
            keys = [10 * number + digit for number in range(numbers + 1)]
            rng.shuffle(keys)
            types += [(key, 1, value) for key in sorted(keys[:count])]
        self.types = tuple(sorted(types))
        self.values = [0] * 126
        for key, _, value in types:
            self.values[key] = value
        tiles = [key for key, copies, _ in self.types for _ in range(copies)]
        aside = self._aside(rng)
        in_play = [key for key in tiles if key not in aside]
        rng.shuffle(in_play)
        while len(in_play) > 9:  # a smaller deck: whole types go, so that the count stays small
            gone = next(key for key, copies, _ in self.types if copies > 1)
            self.types = tuple(one for one in self.types if one[0] != gone)
            in_play = [key for key in in_play if key != gone]
        self.stands = 2 + rng.below(2) if len(in_play) < 8 else 3
        self.starts = [0]
        for stand in range(self.stands):
            size = len(in_play) // self.stands + (stand < len(in_play) % self.stands)
            self.starts.append(self.starts[-1] + size)
        self.dealt = self._sorted(in_play)
        self.own = (0,) if rng.below(2) else ()
        self.given = self._pick_swap(rng)
        self.now, moved = self.swapped(self.dealt)
        self.origin = [0] * len(self.now) if self.given else []
        self.facts: list[Fact] = []
        if self.given:
            self._note_swap(moved)
        self._watch(rng)

    def _aside(self, rng: Rng) -> list[int]:
        out = []
        for digit, spare in ((5, self.red_spare), (1, self.yellow_spare)):
            keys = [key for key, _, _ in self.types if key % 10 == digit]
            rng.shuffle(keys)
            out += keys[:spare]
        return out

    def _sorted(self, pool: Sequence[int]) -> tuple[int, ...]:
        found: list[int] = []
        for start, end in zip(self.starts, self.starts[1:], strict=False):
            found += sorted(pool[start:end])
        return tuple(found)

    def stand_of(self, slot: int) -> int:
        return sum(start <= slot for start in self.starts) - 1

    # A swap, told as history: where the wires went is seen by all.

    def _pick_swap(self, rng: Rng) -> tuple[int, int] | None:
        if rng.below(3):
            return None
        a = rng.below(self.starts[1])
        b = self.starts[1] + rng.below(len(self.dealt) - self.starts[1])
        return a, b

    def swapped(self, dealt: tuple[int, ...]) -> tuple[tuple[int, ...], dict[int, int]]:
        """The stands after the swap, and by old slot the new one."""
        moved = {slot: slot for slot in range(len(dealt))}
        if self.given is None:
            return dealt, moved
        a, b = self.given
        for out, come in ((a, b), (b, a)):
            stand = self.stand_of(out)
            row = [slot for slot in range(self.starts[stand], self.starts[stand + 1]) if slot != out]
            row.insert(sum(dealt[slot] <= dealt[come] for slot in row), come)
            for new, old in enumerate(row, self.starts[stand]):
                moved[old] = new
        now = [0] * len(dealt)
        for old, new in moved.items():
            now[new] = dealt[old]
        return tuple(now), moved

    def _note_swap(self, moved: dict[int, int]) -> None:
        assert self.given is not None
        for old, new in moved.items():
            self.origin[new] = self.stand_of(old)
        for slot in self.given:
            stand = self.stand_of(slot)
            if slot > self.starts[stand]:
                self.facts.append((UPTO, 0, moved[slot - 1], moved[slot], 1))
            if slot + 1 < self.starts[stand + 1]:
                self.facts.append((UPTO, 0, moved[slot], moved[slot + 1], 1))
            new = moved[slot]
            if new + 1 < self.starts[self.stand_of(new) + 1]:
                self.facts.append((BELOW, 0, new, new + 1, 1))

    # What is seen and told, all of it true of the real deal.

    def _watch(self, rng: Rng) -> None:
        size = len(self.now)
        self.keys = [0] * size
        self.shown = [0] * size
        for slot, key in enumerate(self.now):
            known = self.stand_of(slot) in self.own or (self.origin and self.origin[slot] in self.own)
            if known or not rng.below(5):
                self.keys[slot] = key
            elif not rng.below(6) and self.values[key] != RED:
                self.shown[slot] = self.values[key]
        for _ in range(rng.below(5)):
            fact = self._random_fact(rng)
            if fact is None:
                continue
            if fact[0] == ROW or holds(fact, self.now, tuple(self.values)):
                self.facts.append(fact)

    def _random_fact(self, rng: Rng) -> Fact | None:
        size = len(self.now)
        kind = rng.pick([SOME, SOME, SOME, NONE, ALIKE, UNLIKE, ROW])
        if kind in (ALIKE, UNLIKE):
            left = rng.below(size - 1)
            if self.stand_of(left) != self.stand_of(left + 1) and not rng.below(2):
                return None
            return kind, 0, left, left + 1, 1
        wires = sum(1 << slot for slot in range(size) if rng.below(2))
        present = sorted({value for _, _, value in self.types})
        named = rng.pick([1 << rng.pick(present), 1 << YELLOW, LIVE_MASK, 1 << rng.pick(present) | 1 << present[0]])
        if not wires or (kind == NONE and named == LIVE_MASK):
            return None
        fact = kind, named, wires, 0, 1
        if kind == ROW and not self.row_holds(fact, self.now):
            return None
        return fact

    def row_holds(self, fact: Fact, keys: Sequence[int]) -> bool:
        found = {self.values[keys[slot]] for slot in slots(fact[2])}
        return any(fact[1] >> value & 1 and value != RED for value in found) or found <= {RED}

    def problem(self) -> Problem:
        return Problem(
            self.types,
            (self.red_spare, self.yellow_spare),
            tuple(self.starts),
            self.own,
            tuple(self.keys),
            tuple(self.shown),
            tuple(self.facts),
            tuple(self.origin),
        )

    # All deals, tile by tile.

    def deals(self) -> Counter[tuple[int, ...]]:
        """By stands as they stand now, how many deals of single tiles lead there and fit all that is known.

        The knower's own tiles are those they have seen: exchanging them with equal ones is no other deal.
        """
        found: Counter[tuple[int, ...]] = Counter()
        for pool in self._pools():
            for shares in _shares(pool, [b - a for a, b in zip(self.starts, self.starts[1:], strict=False)]):
                dealt = tuple([key for share in shares for key in sorted(share)])
                now, moved = self.swapped(dealt)
                if self.given is not None and any(moved[slot] != self._true_moves[slot] for slot in self._true_moves):
                    continue
                if self._fits(now):
                    found[now] += 1
        own = [self.dealt[self.starts[stand] : self.starts[stand + 1]] for stand in self.own]
        copies = {key: copies for key, copies, _ in self.types}
        times = 1
        for key, count in Counter(key for stand in own for key in stand).items():
            times *= factorial(copies[key]) // (factorial(count) * factorial(copies[key] - count))
        for now in found:
            assert found[now] % times == 0
            found[now] //= times
        return found

    @property
    def _true_moves(self) -> dict[int, int]:
        """What everybody saw of the swap: where the two wires went."""
        moved = self.swapped(self.dealt)[1]
        return {} if self.given is None else {slot: moved[slot] for slot in self.given}

    def _pools(self) -> Iterator[list[int]]:
        """The tiles in play: every choice of candidates to put aside."""
        tiles = [key for key, copies, _ in self.types for _ in range(copies)]
        reds = [key for key in tiles if key % 10 == 5]
        yellows = [key for key in tiles if key % 10 == 1]
        for red in combinations(reds, self.red_spare):
            for yellow in combinations(yellows, self.yellow_spare):
                yield [key for key in tiles if key not in (*red, *yellow)]

    def _fits(self, now: tuple[int, ...]) -> bool:
        for key, seen, shown in zip(now, self.keys, self.shown, strict=True):
            if (seen and key != seen) or (shown and self.values[key] != shown):
                return False
        for fact in self.facts:
            if fact[0] == ROW:
                if not self.row_holds(fact, now):
                    return False
            elif fact[0] not in (UPTO, BELOW) and not holds(fact, now, tuple(self.values)):
                # Order is not asked for here: it must follow from the history of the swap.
                return False
        return True


def _shares(tiles: list[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not sizes:
        yield ()
        return
    for places in combinations(range(len(tiles)), sizes[0]):
        rest = [tile for place, tile in enumerate(tiles) if place not in places]
        for shares in _shares(rest, sizes[1:]):
            yield (tuple([tiles[place] for place in places]), *shares)


def compare(number: int) -> None:
    rng = Rng(seed_of(f"small deck {number}"))
    case = Case(rng)
    odds = Posterior(case.problem())
    deals = case.deals()
    total = sum(deals.values())
    assert deals[case.now] > 0, number  # 10.4, 5: the truth always fits
    assert odds.total == total, number
    for slot in range(len(case.now)):
        expected = Counter[int]()
        for now, ways in deals.items():
            expected[case.values[now[slot]]] += ways
        assert {value: weight for value, weight in enumerate(odds.weights[slot]) if weight} == expected, (number, slot)
    # Detectors: some wires of one stand; one number, two numbers, and all of them red.
    stand = rng.below(case.stands)
    wires = [slot for slot in range(case.starts[stand], case.starts[stand + 1]) if rng.below(3)]
    if wires:
        pointed = sum(1 << slot for slot in wires)
        values = [value for _, _, value in case.types]
        for named in (1 << rng.pick(values), 1 << rng.pick(values) | 1 << rng.pick(values)):
            hits = sum(
                ways for now, ways in deals.items() if any(named >> case.values[now[slot]] & 1 for slot in wires)
            )
            assert odds.hit(pointed, named) == hits, (number, wires, named)
        reds = sum(ways for now, ways in deals.items() if all(case.values[now[slot]] == RED for slot in wires))
        assert odds.all_red(pointed) == reds, (number, wires)
    for slot in set(range(len(case.now) - 1)) - {start - 1 for start in case.starts}:
        if odds._deal.stand_of(slot) >= 0:
            twins = sum(ways for now, ways in deals.items() if now[slot] == now[slot + 1])
            assert odds.twins(slot) == twins, (number, slot)
    for _ in range(3):
        assert deals[tuple(odds.sample(rng))] > 0, number


@pytest.mark.parametrize("block", range(3))
def test_against_every_deal_of_a_small_deck(block: int) -> None:
    """10.4, 4."""
    for number in range(100 * block, 100 * block + 100):
        compare(number)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_against_every_deal_of_a_small_deck_at_length(block: int) -> None:
    for number in range(1000 + 100 * block, 1000 + 100 * block + 100):
        compare(number)


def test_small_decks_have_stands_of_which_the_same_is_known() -> None:
    """The counts above reach both ways of counting: with and without stands that stand for one another."""
    grouped = [
        bool(Posterior(Case(Rng(seed_of(f"small deck {number}"))).problem())._deal.groups) for number in range(300)
    ]
    assert 10 < sum(grouped) < 290


@pytest.mark.parametrize("experts", [2, 4, 5])
def test_stands_of_which_the_same_is_known_stand_for_one_another(experts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same counts, odds and blocks as stand by stand; and samples are drawn from the same weights."""
    state = deal(Options(mission=8), experts, Rng(seed_of("alike")))
    odds = seen_by(state, state.setting.layout.captain)
    assert odds._deal.groups
    rng = Rng(seed_of("alike samples"))
    for _ in range(20):
        odds.sample(rng)
    for (number, code), (sums, _) in odds._draws.items():
        assert sums[-1] == odds._deal.backward[number][odds._deal.alike(code)]
    monkeypatch.setattr(Deal, "_groups", lambda self: [])
    single = seen_by(state, state.setting.layout.captain)
    assert odds.total == single.total
    assert odds.weights == single.weights
    for number in range(len(odds.problem.types)):
        assert odds._block(number) == single._block(number)
    again = Rng(seed_of("alike samples"))
    rng = Rng(seed_of("alike samples"))
    assert [odds.sample(rng) for _ in range(20)] == [single.sample(again) for _ in range(20)]


def test_samples_come_with_their_weights() -> None:
    """Chi-squared over all deals of one small deck: 5,000 samples, far from the tail at one in a thousand."""
    for number in range(60):
        rng = Rng(seed_of(f"small deck {number}"))
        case = Case(rng)
        deals = case.deals()
        if not 8 <= len(deals) <= 60:
            continue
        odds = Posterior(case.problem())
        drawn = Counter(tuple(odds.sample(rng)) for _ in range(5000))
        assert set(drawn) <= set(deals)
        # Rare deals are taken together, so that none is expected less than five times.
        common = [now for now in deals if 5000 * deals[now] >= 5 * odds.total]
        groups = [(deals[now], drawn[now]) for now in common]
        rest = sum(deals.values()) - sum(weight for weight, _ in groups)
        if rest * 5000 >= 5 * odds.total:
            groups.append((rest, 5000 - sum(count for _, count in groups)))
        statistic = sum(
            (count - 5000 * weight / odds.total) ** 2 / (5000 * weight / odds.total) for weight, count in groups
        )
        freedom = len(groups) - 1
        # Wilson and Hilferty: the 99.9 % point of chi-squared.
        limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
        assert statistic < limit, (number, statistic, limit)
