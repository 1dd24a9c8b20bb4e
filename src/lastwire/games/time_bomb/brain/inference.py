"""Exact inference over role sets and hands (TB-10.5): weighted products over the seats, forwards and backwards.

A *hand table* gives a weight for every hand a seat may have been dealt, as `table[boom][success]`; there is one for
each side the seat may be on. The weight of a role set is the sum, over all hands that add up to the wires in the game,
of the product of the seats' tables. The seats are halved: sets that agree on a half share its products.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import comb, exp, log
from operator import mul
from typing import NamedTuple, TypeAlias

from lastwire.games.time_bomb.rules.state import SWAT, TERRORIST

Table: TypeAlias = tuple[tuple[float, ...], ...]
Product: TypeAlias = list[list[float]]
RoleSet: TypeAlias = int  # bit j: seat j is a Terrorist

FLOOR = 1e-6


@cache
def role_sets(seats: int, prior: tuple[tuple[int, float], ...]) -> tuple[tuple[RoleSet, ...], tuple[float, ...]]:
    """TB-2.8 spread over the sets of equal size: every possible set of Terrorists and its chance at the deal."""
    sets: list[RoleSet] = []
    chances: list[float] = []
    for size, chance in prior:
        for members in combinations(range(seats), size):
            sets.append(sum(1 << seat for seat in members))
            chances.append(chance / comb(seats, size))
    return tuple(sets), tuple(chances)


@lru_cache(maxsize=65536)
def cut_table(hand: int, success: int, boom: int, cut: int, found: int, blown: int) -> Table:
    """How likely a row of each make-up is dealt and then shows these wires: arrangements × chance of the cuts.

    `hand` wires in the row, `success` and `boom` of them in the game at the deal, `cut` taken from the row so far.
    """
    table = []
    for b in range(boom + 1):
        row = []
        for s in range(success + 1):
            plain = hand - s - b
            safe = cut - found - blown
            if plain < 0 or found > s or blown > b or safe > plain:
                row.append(0.0)
                continue
            deals = comb(hand, s) * comb(hand - s, b)
            row.append(deals * comb(s, found) * comb(b, blown) * comb(plain, safe) / comb(hand, cut))
        table.append(tuple(row))
    return tuple(table)


def pinned(table: Table, success: int, boom: int) -> Table:
    """The table of a seat whose hand is known."""
    return tuple(
        tuple(weight if (b, s) == (boom, success) else 0.0 for s, weight in enumerate(row))
        for b, row in enumerate(table)
    )


def product(one: Table, two: Table) -> Table:
    """Hand by hand: two independent reasons to weigh hands."""
    return tuple(tuple(x * y for x, y in zip(a, b, strict=True)) for a, b in zip(one, two, strict=True))


# --- products over the seats ----------------------------------------------------------------------


def _times(one: Product, table: Table | Product) -> Product:
    """The product of two polynomials in success and boom, cut off at the wires in the game."""
    if len(one) == 2:
        return _times_one_boom(one, table)
    width = len(one[0])
    out = [[0.0] * width for _ in one]
    for b, row in enumerate(table):
        for s, weight in enumerate(row):
            if weight:
                for c in range(len(one) - b):
                    target = out[b + c]
                    for t, x in enumerate(one[c][: width - s], s):
                        target[t] += weight * x
    return out


def _times_one_boom(one: Product, table: Table | Product) -> Product:
    # The base game has one BOOM: written out, because this is where all the time goes.
    p0, p1 = one
    width = len(p0)
    o0 = [0.0] * width
    o1 = [0.0] * width
    for s, (w, v) in enumerate(zip(table[0], table[1], strict=True)):
        if v:
            t = s
            for x, y in zip(p0, p1, strict=True):
                if t == width:
                    break
                o0[t] += w * x
                o1[t] += w * y + v * x
                t += 1
        elif w:
            t = s
            for x, y in zip(p0, p1, strict=True):
                if t == width:
                    break
                o0[t] += w * x
                o1[t] += w * y
                t += 1
    return [o0, o1]


def _plus(one: Product, two: Product) -> Product:
    return [[x + y for x, y in zip(a, b, strict=True)] for a, b in zip(one, two, strict=True)]


def _summed(parts: list[tuple[float, Product]]) -> Product:
    """The sum of products, each with its weight."""
    out = [[parts[0][0] * x for x in row] for row in parts[0][1]]
    for weight, part in parts[1:]:
        out = [[x + weight * y for x, y in zip(a, b, strict=True)] for a, b in zip(out, part, strict=True)]
    return out


def _meeting(one: Product, other: Product) -> float:
    """The weight of all hands when two groups of seats share the wires in the game."""
    return sum(sum(map(mul, a, reversed(b))) for a, b in zip(one, reversed(other), strict=True))


Tree: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]


class _Halves(NamedTuple):
    """The role sets as pairs of what they are on the first seats and on the others, and each half's sets as a tree.

    A tree has for each seat its nodes as (parent one level up, side).
    """

    middle: int
    pairs: tuple[tuple[int, int], ...]
    trees: tuple[Tree, Tree]


@lru_cache(maxsize=4096)
def _halves(seats: int, sets: tuple[RoleSet, ...]) -> _Halves:
    middle = seats // 2
    low = (1 << middle) - 1
    first = sorted({chosen & low for chosen in sets})
    second = sorted({chosen >> middle for chosen in sets})
    pairs = tuple((first.index(chosen & low), second.index(chosen >> middle)) for chosen in sets)
    return _Halves(middle, pairs, (_tree(middle, first), _tree(seats - middle, second)))


def _tree(seats: int, sets: list[RoleSet]) -> Tree:
    """Leaves come in the order of `sets`."""
    levels: list[tuple[tuple[int, int], ...]] = []
    above: dict[int, int] = {0: 0}
    for seat in range(seats):
        mask = (1 << (seat + 1)) - 1
        below: dict[int, int] = {}
        nodes: list[tuple[int, int]] = []
        for chosen in sets:
            prefix = chosen & mask
            if prefix not in below:
                below[prefix] = len(nodes)
                nodes.append((above[prefix & (mask >> 1)], prefix >> seat & 1))
        levels.append(tuple(nodes))
        above = below
    return tuple(levels)


def _forwards(tree: Tree, tables: list[tuple[Table, Table]]) -> list[list[Product]]:
    """Products of the first seats, first alone, then first and second, and so on; the last has the leaves."""
    levels: list[list[Product]] = [[[list(row) for row in tables[0][side]] for _, side in tree[0]]]
    for nodes, sides in zip(tree[1:], tables[1:], strict=True):
        above = levels[-1]
        levels.append([_times(above[parent], sides[side]) for parent, side in nodes])
    return levels


def set_weights(sets: tuple[RoleSet, ...], tables: list[tuple[Table, Table]]) -> list[float]:
    """For each role set, the weight of all hands together (TB-10.5); a table's last entry holds all the wires."""
    halves = _halves(len(tables), sets)
    first = _forwards(halves.trees[0], tables[: halves.middle])[-1]
    second = _forwards(halves.trees[1], tables[halves.middle :])[-1]
    return [_meeting(first[a], second[b]) for a, b in halves.pairs]


@dataclass(slots=True)
class Posterior:
    """What follows for each seat. `rest[seat][side][boom][success]` weighs what the other seats hold together."""

    weights: list[float]  # of the role sets, summing to one
    terrorist: list[float]
    success: list[float]  # chance that the next cut from the row is SUCCESS; 0.0 for an empty row
    boom: list[float]
    traitor_success: list[float]  # chance that it is SUCCESS and the seat a Terrorist
    rest: list[list[Product]]


def posterior(
    sets: tuple[RoleSet, ...],
    weights: list[float],
    tables: list[tuple[Table, Table]],
    left: list[tuple[int, int, int]],
) -> Posterior | None:
    """Chances for each seat, given the weights of the role sets before this round's hands; None if nothing is possible.

    `left[seat]` = (face-down wires, SUCCESS already cut from the row, BOOM already cut from it).
    """
    seats = len(tables)
    halves = _halves(seats, sets)
    middle = halves.middle
    first = _forwards(halves.trees[0], tables[:middle])
    second = _forwards(halves.trees[1], tables[middle:])
    summed = [
        weight * _meeting(first[-1][a], second[-1][b]) for weight, (a, b) in zip(weights, halves.pairs, strict=True)
    ]
    total = sum(summed)
    if total <= 0.0:
        return None
    blank = [0.0] * seats
    chances = [one / total for one in summed]
    rest: list[list[Product]] = [[[], []] for _ in range(seats)]
    answer = Posterior(chances, blank[:], blank[:], blank[:], blank[:], rest)
    # To each half, the other half and the weights of the sets are what stands behind its leaves.
    behind_first: list[list[tuple[float, Product]]] = [[] for _ in first[-1]]
    behind_second: list[list[tuple[float, Product]]] = [[] for _ in second[-1]]
    for weight, (a, b) in zip(weights, halves.pairs, strict=True):
        behind_first[a].append((weight, second[-1][b]))
        behind_second[b].append((weight, first[-1][a]))
    for start, tree, forwards, parts in (
        (0, halves.trees[0], first, behind_first),
        (middle, halves.trees[1], second, behind_second),
    ):
        behind = [_summed(part) for part in parts]
        for level in range(len(tree) - 1, 0, -1):
            seat = start + level
            behind, answer.rest[seat] = _backwards(tree[level], forwards[level - 1], behind, tables[seat])
            _read_off(answer, seat, tables[seat], left[seat], total)
        # Before the first seat there is nobody.
        for (_, side), below in zip(tree[0], behind, strict=True):
            rest[start][side] = below
        _read_off(answer, start, tables[start], left[start], total)
    return answer


def _backwards(
    nodes: tuple[tuple[int, int], ...], above: list[Product], behind: list[Product], tables: tuple[Table, Table]
) -> tuple[list[Product], list[Product]]:
    """One seat nearer to the root; and what all other seats hold together, for each side of this one."""
    rest: list[Product] = [[], []]
    nearer: list[Product] = [[] for _ in above]
    for (parent, side), below in zip(nodes, behind, strict=True):
        share = _times(above[parent], below)
        rest[side] = _plus(rest[side], share) if rest[side] else share
        carried = _times(below, tables[side])
        nearer[parent] = _plus(nearer[parent], carried) if nearer[parent] else carried
    return nearer, rest


def _read_off(
    answer: Posterior, seat: int, tables: tuple[Table, Table], left: tuple[int, int, int], total: float
) -> None:
    down, found, blown = left
    for side in (SWAT, TERRORIST):
        rest = answer.rest[seat][side]
        if not rest:
            continue
        boom, success = len(rest) - 1, len(rest[0]) - 1
        weight = mean_success = mean_boom = 0.0
        for b, row in enumerate(tables[side]):
            others = rest[boom - b]
            for s, w in enumerate(row):
                if w:
                    joint = w * others[success - s]
                    weight += joint
                    mean_success += joint * s
                    mean_boom += joint * b
        success_next = (mean_success - found * weight) / total / down if down else 0.0
        if side == TERRORIST:
            answer.terrorist[seat] = weight / total
            answer.traitor_success[seat] = success_next
        if down:
            answer.success[seat] += success_next
            answer.boom[seat] += (mean_boom - blown * weight) / total / down


def gather(logs: list[float], factor: list[float]) -> list[float]:
    """Multiply one more factor into weights kept as logarithms (TB-10.5).

    Each factor is floored, so that nothing is ruled out for good; one that rules out everything says nothing.
    """
    best = max(factor)
    if best <= 0.0:
        return logs
    summed = [weight + log(max(one / best, FLOOR)) for weight, one in zip(logs, factor, strict=True)]
    top = max(summed)
    return [weight - top for weight in summed]


def plain(logs: list[float]) -> list[float]:
    """Weights that were kept as logarithms, the largest being one."""
    top = max(logs)
    return [exp(weight - top) for weight in logs]
