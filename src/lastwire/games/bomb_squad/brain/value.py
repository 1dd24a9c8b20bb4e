"""What a set of cards for the next program is worth: the turns until everything is done, and the danger of being late.

Everything here is public: whoever knows the same cards on the frame comes to the same answer.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final, NamedTuple

from lastwire.games.bomb_squad.brain.beginning import HIGH, NIBBLE, ONE, beginnings, count, holds, leg_cost
from lastwire.games.bomb_squad.brain.planner import CARD, Act, Route
from lastwire.games.bomb_squad.rules.content import CARDS, CONTENT

SLOTS: Final = CONTENT.frame.slots
FULL: Final = CONTENT.frame.cost[SLOTS]

# Everything below is in turns of the team.
A_CARD: Final = 3.2  # a card of the route: found, told of, paid for and played
PACE: Final = 2.9  # the same for deadlines
EARLY: Final = 2.5  # a program that is not full
BEFORE: Final = 8.0  # a program is seldom sent with the very card that was in haste
TIME: Final = 0.4  # what a turn is worth by itself, where nothing is late
CELL: Final = 0.62
FAILED: Final = 150.0  # a bomb that goes off
SPOILED: Final = 55.0  # a hostage left behind
OVERDUE: Final = 1.5  # for each turn after a deadline
STEADY: Final = 2.0  # how far estimates are off, to begin with and by the root of the turns
UNSTEADY: Final = 0.9
# What a card that is missing costs as far as everybody can tell.
USUAL: Final = (1.9, 2.1, 3.2, 2.1, 2.4, 3.0, 2.1, 2.4, 3.0, 2.4, 2.4, 2.7)
NEEDED: Final = 3.0  # a card is needed if the best program with it is worse by so much at most
AHEAD: Final = 4  # turns, to see what one is worth
NEVER: Final = float("inf")


class Aim(NamedTuple):
    """Something that has a deadline: the tokens, what it costs to be late, and how far it is if all else is left."""

    targets: frozenset[str]
    weight: float
    short: int = 10**6


class Prospect(NamedTuple):
    """A set of cards that begins a route, what it costs apart from its missing cards, and what is left until each aim
    is reached, in tenths of a card and in turns: nothing or less where the program itself reaches it."""

    base: float
    bag: int
    cells: int
    left: tuple[int, ...]
    number: int
    far: tuple[float, ...]


Prospects = tuple[Prospect, ...]


@lru_cache(512)
def prospects(routes: tuple[Route, ...], aims: tuple[Aim, ...], wrong: int) -> Prospects:
    """Every program that begins one of the routes, best first. `wrong` slots are lost."""
    after = [_after(route, aims) for route in routes]
    length = [sum(leg_cost(leg) for leg in route.legs) for route in routes]
    whole = min((cost for cost, route in zip(length, routes, strict=True) if route.whole), default=0)
    found: dict[int, list[Prospect]] = {}
    cost = CONTENT.frame.cost
    for size in range(1 + wrong, SLOTS + 1):
        for bag, left, number in beginnings(routes, size - wrong):
            base = A_CARD * left / CARD + CELL * (cost[size] + 2 * wrong)
            base = TIME * (base + EARLY if size < SLOTS and left else base)
            if whole and not routes[number].whole:
                # To be through sooner is worth nothing by itself.
                base += SPOILED + TIME * A_CARD * max(0, whole - length[number]) / CARD
            near = CARD * (size - wrong) // 2  # half of the program also leads to what is next
            ahead = tuple([min(left - rest, aim.short - near) for rest, aim in zip(after[number], aims, strict=True)])
            far = tuple([_far(rest, more > 0) for rest, more in zip(ahead, after[number], strict=True)])
            each = Prospect(base, bag, cost[size], ahead, number, far)
            others = found.setdefault(bag, [])
            if not any(_better(other, each) for other in others):
                others[:] = [other for other in others if not _better(each, other)]
                others.append(each)
    return tuple(sorted((each for row in found.values() for each in row), key=lambda each: (each.base, each.bag)))


def _far(rest: int, more: bool) -> float:
    """The turns for so much of a route; after the last of it there is nothing to wait for."""
    return PACE * rest / CARD + (BEFORE if more else 0.0) if rest > 0 else 0.0


def _better(one: Prospect, other: Prospect) -> bool:
    return one.base <= other.base and all(a <= b for a, b in zip(one.far, other.far, strict=True))


def _after(route: Route, aims: tuple[Aim, ...]) -> list[int]:
    """For each aim, what of the route comes after it."""
    found = []
    for aim in aims:
        rest, at = 0, 0
        for index, leg in enumerate(route.legs):
            if isinstance(leg, Act) and leg.target in aim.targets:
                at = index + 1
        rest = sum(leg_cost(leg) for leg in route.legs[at:])
        found.append(rest if at else 10**6)
    return found


def late(slack: float, turns: float) -> float:
    """The chance to be late, with so many turns to spare after so many."""
    return 1.0 / (1.0 + exp(min(50.0, 1.7 * slack / (STEADY + UNSTEADY * sqrt(max(0.0, turns))))))


def worth(
    have: int,
    among: Prospects,
    prices: list[list[float]],
    aims: tuple[Aim, ...],
    turns: tuple[int, ...],
    main: int,
    below: float = NEVER,
) -> float:
    """The turns that are still to come and the danger in them, with these cards on the frame; `NEVER` if they fit
    nowhere."""
    best = below
    for base, bag, cells, _, _, far in among:
        if base >= best:
            break
        if (bag | HIGH) - have & HIGH != HIGH:
            continue
        missing = bag - have
        spent = 0.0
        card = 0
        while missing:
            for number in range(missing & 15):
                spent += prices[card][number]
            missing >>= NIBBLE
            card += 1
        total = base + TIME * spent
        if total >= best:
            continue
        if main < cells:
            spent += (cells - main) * 0.6
        for aim, rest, until in zip(aims, far, turns, strict=True):
            taken = spent
            if rest > 0:
                taken += rest + (EARLY if cells < FULL else 0.0)
            slack = until - taken
            if slack < 25.0:
                total += aim.weight * late(slack, taken)
                if slack < 0.0 and aim.weight == FAILED:
                    total -= OVERDUE * slack
        best = min(best, total)
    return best


def ranked(
    have: int,
    among: Prospects,
    prices: list[list[float]],
    aims: tuple[Aim, ...],
    turns: tuple[int, ...],
    main: int,
    within: float,
) -> Prospects:
    """Those that are not worse than the best by more than so much, best first."""
    best = worth(have, among, prices, aims, turns, main)
    found = []
    for each in among:
        if each.base > best + within:
            break
        value = worth(have, (each,), prices, aims, turns, main, best + within)
        if value < best + within:
            found.append((value, each))
    found.sort(key=lambda each: each[0])
    return tuple([each for _, each in found])


def haste(
    have: int, among: Prospects, prices: list[list[float]], aims: tuple[Aim, ...], turns: tuple[int, ...], main: int
) -> float:
    """What a turn costs now: more where something may be late."""
    now = worth(have, among, prices, aims, turns, main)
    later = worth(have, among, prices, aims, tuple([each - AHEAD for each in turns]), main)
    return max(TIME, TIME + (later - now) / AHEAD) if now != NEVER else TIME


@lru_cache(2048)
def based(routes: tuple[Route, ...], aims: tuple[Aim, ...], have: int) -> tuple[int, Prospects]:
    """What of the frame counts, and the programs that it can become: what fits nowhere is lost."""
    for wrong in range(4):
        best: tuple[int, Prospects] | None = None
        for part in _parts(have, wrong):
            fitting = tuple([each for each in prospects(routes, aims, wrong) if holds(each.bag, part)])
            if fitting and (best is None or fitting[0].base < best[1][0].base):
                best = (part, fitting)
        if best is not None:
            return best
    return 0, ()


def _parts(have: int, wrong: int) -> list[int]:
    """The set without so many of its cards, in every way."""
    parts = {have}
    for _ in range(wrong):
        parts = {part - ONE[card] for part in parts for card in range(CARDS) if count(part, card)}
    return sorted(parts)


_USUAL: Final = [[price] * 8 for price in USUAL]
_FULL: Final = 99


@lru_cache(8192)
def wanted(routes: tuple[Route, ...], aims: tuple[Aim, ...], turns: tuple[int, ...], have: int) -> tuple[float, ...]:
    """By card, how much worse than the best card it is to play it next, as everybody sees it who knows this frame."""
    part, among = based(routes, aims, have)
    found = [worth(part + ONE[card], among, _USUAL, aims, turns, _FULL) for card in range(CARDS)]
    found = [each + TIME * USUAL[card] for card, each in enumerate(found)]
    least = min(found)
    rate = haste(part, among, _USUAL, aims, turns, _FULL)
    return tuple([NEVER if each == NEVER else (each - least) / rate for each in found])


def needed(routes: tuple[Route, ...], aims: tuple[Aim, ...], turns: tuple[int, ...], have: int) -> tuple[bool, ...]:
    """By card, whether the next program needs it."""
    return tuple([each <= NEEDED for each in wanted(routes, aims, turns, have)])
