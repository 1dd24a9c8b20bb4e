"""Exact odds of a cut (BSA-10.1): the chance that it explodes and the points it is expected to bring, from a seat's own
view. Whole numbers and fractions throughout; nothing is estimated."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from math import factorial, perm

from lastwire.games.academy.rules.content import HOUSE
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.view import View, WireSeen


def cut_odds(view: View, place: int, cutters: int) -> tuple[Fraction, Fraction]:
    """The chance that a cut of this wire by so many explodes, and the points it brings each of them on average."""
    wire = view.wires[place]
    own = view.own
    top = None if own is None else own.tops[place]
    boom = None if own is None else own.booms[place]
    table = HOUSE if view.options.content == "house" else view.options.content
    # `bonus` speaks of one more card.
    added = wire.bonus + table.chain_per_card * (cutters - 1)
    less = 0 if table.zero_link is None else table.chain_per_card - table.zero_link
    return _odds(wire.left, top, cutters, *_tiles(wire, boom), added, less)


def _tiles(wire: WireSeen, boom: int | None) -> tuple[int, int, int | None]:
    """How far the last ordinary space is, how many tiles are up, and where BOOM lies if that is known."""
    return wire.length - wire.trigger, wire.up, wire.boom if boom is None else boom


@lru_cache(65536)
def _odds(
    left: tuple[int, ...], top: int | None, cutters: int, room: int, up: int, boom: int | None, added: int, less: int
) -> tuple[Fraction, Fraction]:
    """`less`: by how much a zero's chain link is smaller than another card's (BSA-2.2)."""
    explodes = points = 0
    if less:
        whole, linked = _draws_with_zeros(left, cutters, top)
    else:
        whole, ways = draws(left, cutters, top)
        linked = Counter({(moved, last, 0): count for (moved, last), count in ways.items()})
    hidden = TILE_COUNT - up if boom is None else 1  # places where BOOM may lie
    for (moved, last, zeros), count in linked.items():
        reached = min(TILE_COUNT, max(moved - room, 0))
        blown = max(0, reached - up) if boom is None else int(reached >= boom)  # so many of them are reached
        explodes += count * blown
        points += count * (hidden - blown) * ((last + added - less * zeros) // cutters)
    return Fraction(explodes, whole * hidden), Fraction(points, whole * hidden)


@lru_cache(16384)
def draws(left: tuple[int, ...], count: int, top: int | None = None) -> tuple[int, Counter[tuple[int, int]]]:
    """In how many ways so many cards can come from the top of this deck, and how many of these have which sum and which
    last card. A known top card comes first."""
    if top is not None:
        rest = list(left)
        rest.remove(top)
        if count == 1:
            return 1, Counter({(top, top): 1})
        whole, ways = draws(tuple(rest), count - 1)
        return whole, Counter({(moved + top, last): number for (moved, last), number in ways.items()})
    found: Counter[tuple[int, int]] = Counter()
    orders = factorial(count - 1)
    for last, copies in Counter(left).items():
        rest = list(left)
        rest.remove(last)
        for moved, number in _sums(tuple(rest), count - 1).items():
            found[moved + last, last] += copies * number * orders
    return perm(len(left), count), found


@lru_cache(16384)
def _sums(cards: tuple[int, ...], count: int) -> Counter[int]:
    """How many sets of so many of these cards have which sum."""
    found: list[Counter[int]] = [Counter() for _ in range(count + 1)]
    found[0][0] = 1
    for card in cards:
        for size in range(count, 0, -1):
            for moved, number in found[size - 1].items():
                found[size][moved + card] += number
    return found[count]


def _draws_with_zeros(left: tuple[int, ...], count: int, top: int | None) -> tuple[int, Counter[tuple[int, int, int]]]:
    """Like `draws`, told apart by how many zeros come too: each zero counts as one more than a card could be worth."""
    high = 1 + sum(left)
    marked = tuple([value or high for value in left])
    whole, ways = draws(marked, count, high if top == 0 else top)
    return whole, Counter(
        {(moved % high, 0 if last == high else last, moved // high): number for (moved, last), number in ways.items()}
    )
