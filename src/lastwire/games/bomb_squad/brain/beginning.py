"""Programs that begin a route: sets of cards as numbers, and what of the route is left after each (BSQ-10.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from lastwire.games.bomb_squad.brain.planner import CARD, LOOK, SCARCE, Act, Route, Run
from lastwire.games.bomb_squad.brain.target import fills
from lastwire.games.bomb_squad.rules.content import CARDS, COUNTS

# A set of cards in one number: four bits for each card, so that sets are added and compared at once.
NIBBLE: Final = 4
HIGH: Final = sum(8 << NIBBLE * card for card in range(CARDS))
ONE: Final = tuple(1 << NIBBLE * card for card in range(CARDS))


def pack(cards: list[int]) -> int:
    """These cards as a set; what is not known is left out."""
    return sum(ONE[card] for card in cards if card >= 0)


def holds(one: int, other: int) -> bool:
    """Whether the first has all that is in the second."""
    return (one | HIGH) - other & HIGH == HIGH


def count(bag: int, card: int) -> int:
    return bag >> NIBBLE * card & 15


@cache
def run_cost(length: int) -> int:
    """The cheapest moves that add up to a run."""
    if length <= 0:
        return 0
    return min(SCARCE[step] + run_cost(length - step) for step in (1, 2, 3) if step <= length)


@lru_cache(1024)
def beginnings(routes: tuple[Route, ...], room: int) -> tuple[tuple[int, int, int], ...]:
    """Every set of cards that begins one of the routes: as many as there is room for, or the whole of it. With what is
    left to do then, in tenths of a card, and the number of the route."""
    every: list[tuple[int, int, int]] = []
    for number, route in enumerate(routes):
        rest = [0]
        for leg in reversed(route.legs):
            rest.append(rest[-1] + leg_cost(leg))
        found: dict[int, tuple[int, int]] = {}
        _begin(route.legs, rest[::-1], 0, 0, room, number, found)
        every += [(bag, left, number) for bag, (left, number) in found.items()]
    return tuple(every)


def leg_cost(leg: Act | Run) -> int:
    return run_cost(leg.length) if isinstance(leg, Run) else 0 if leg.card == LOOK else CARD


def _begin(
    legs: tuple[Act | Run, ...],
    rest: list[int],
    at: int,
    have: int,
    room: int,
    number: int,
    found: dict[int, tuple[int, int]],
) -> None:
    def note(bag: int, left: int) -> None:
        known = found.get(bag)
        if known is None or left < known[0]:
            found[bag] = (left, number)

    if not room or at == len(legs):
        note(have, rest[at])
        return
    leg = legs[at]
    if isinstance(leg, Act):
        if leg.card == LOOK or count(have, leg.card) >= COUNTS[leg.card]:
            note(have, rest[at])  # what comes to light there decides how it goes on
        else:
            _begin(legs, rest, at + 1, have + ONE[leg.card], room - 1, number, found)
        return
    for length in range(1, leg.length + 1):
        for ones, twos, threes in fills(length, room):
            used = ones + twos + threes
            if length < leg.length and used < room:
                continue
            after = have + ones * ONE[0] + twos * ONE[1] + threes * ONE[2]
            if count(after, 1) > COUNTS[1] or count(after, 2) > COUNTS[2]:
                continue
            if length == leg.length:
                _begin(legs, rest, at + 1, after, room - used, number, found)
            else:
                note(after, rest[at + 1] + run_cost(leg.length - length))
