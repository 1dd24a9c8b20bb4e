"""Sets of cards for the next program (BSQ-10.3): what can be ordered into the beginning of a route."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from lastwire.games.bomb_squad.brain.planner import LOOK, Act, Leg, Run
from lastwire.games.bomb_squad.rules.content import CARDS, COUNTS
from lastwire.games.bomb_squad.rules.moves import Plan

Bag: TypeAlias = tuple[int, ...]  # by card, how many
NOTHING: Final[Bag] = (0,) * CARDS


def bag(cards: Sequence[int]) -> Bag:
    found = [0] * CARDS
    for card in cards:
        if card >= 0:
            found[card] += 1
    return tuple(found)


def plus(one: Bag, card: int) -> Bag:
    return (*one[:card], one[card] + 1, *one[card + 1 :])


def minus(one: Bag, other: Bag) -> Bag:
    """What of the first is not in the second."""
    return tuple([max(0, have - taken) for have, taken in zip(one, other, strict=True)])


def holds(one: Bag, other: Bag) -> bool:
    return all(have >= wanted for have, wanted in zip(one, other, strict=True))


@lru_cache(256)
def fills(length: int, room: int) -> tuple[tuple[int, int, int], ...]:
    """Moves of one, two and three squares that add up to a run, in so much room."""
    return tuple(
        (length - 2 * two - 3 * three, two, three)
        for three in range(length // 3 + 1)
        for two in range((length - 3 * three) // 2 + 1)
        if length - two - 2 * three <= room
    )


@lru_cache(512)
def targets(legs: tuple[Leg, ...], room: int) -> tuple[Bag, ...]:
    """Every set of cards that is the beginning of this route: as many cards as there is room for, or all of it."""
    return tuple(sorted(set(_sets(legs, 0, NOTHING, room))))


def _sets(legs: tuple[Leg, ...], at: int, have: Bag, room: int) -> Iterator[Bag]:
    if not room or at == len(legs):
        yield have
        return
    leg = legs[at]
    if isinstance(leg, Act):
        if leg.card == LOOK:
            yield have  # what comes to light there decides how it goes on
        elif have[leg.card] < COUNTS[leg.card]:
            yield from _sets(legs, at + 1, plus(have, leg.card), room - 1)
        else:
            yield have
        return
    for ones, twos, threes in fills(leg.length, room):
        after = (have[0] + ones, have[1] + twos, have[2] + threes, *have[3:])
        if all(after[card] <= COUNTS[card] for card in range(3)):
            yield from _sets(legs, at + 1, after, room - ones - twos - threes)
    # The program may also be full in the middle of the run.
    for length in range(1, leg.length):
        for ones, twos, threes in fills(length, room):
            if ones + twos + threes == room:
                after = (have[0] + ones, have[1] + twos, have[2] + threes, *have[3:])
                if all(after[card] <= COUNTS[card] for card in range(3)):
                    yield after


def arranged(legs: tuple[Leg, ...], cards: Sequence[int]) -> tuple[list[int], list[Plan]] | None:
    """These cards in the order in which the route uses them, and the choice for each; None if they do not fit it."""
    return _arrange(legs, 0, 0, list(range(len(cards))), cards)


def _arrange(
    legs: tuple[Leg, ...], at: int, driven: int, left: list[int], cards: Sequence[int]
) -> tuple[list[int], list[Plan]] | None:
    if not left:
        return [], []
    if at == len(legs):
        return None
    leg = legs[at]
    if isinstance(leg, Run):
        if driven == leg.length:
            return _arrange(legs, at + 1, 0, left, cards)
        for kind in (2, 1, 0):
            index = next((index for index in left if cards[index] == kind), None)
            if index is not None and kind + 1 <= leg.length - driven:
                rest = [other for other in left if other != index]
                found = _arrange(legs, at, driven + kind + 1, rest, cards)
                if found is not None:
                    return [index, *found[0]], [Plan(dir=leg.dir), *found[1]]
        return None
    index = next((index for index in left if cards[index] == leg.card), None)
    if index is None:
        return None
    found = _arrange(legs, at + 1, 0, [other for other in left if other != index], cards)
    return None if found is None else ([index, *found[0]], [Plan(target=leg.target), *found[1]])
