"""What a wire pays and risks, by how many cut it: the chance that it explodes, and how many are likely to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final, TypeAlias

from lastwire.games.academy.rules.content import TILES as TILE_COUNT

Rates: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]  # by number of cutters: chance of BOOM, points for each
_DIGIT: Final = 16  # bits: twelve cards have at most 924 sets of one size
_LOWEST: Final = (1 << _DIGIT) - 1


@lru_cache(65536)
def rates(
    left: tuple[int, ...],
    top: int | None,
    room: int,
    up: int,
    boom: int | None,
    base: int,
    link: int,
    most: int,
) -> Rates:
    """For 0 to `most` cutters of a wire: the chance that it explodes, and the points for each cutter.

    `room`: spaces left on the track; `base`: chain and plates before the cut; `link`: what each flipped card adds.
    The same as `odds` has, for all numbers of cutters at once.
    """
    rest = list(left)
    if top is not None:
        rest.remove(top)
    blown, points = [0.0], [0.0]
    hidden = TILE_COUNT - up if boom is None else 1
    # Up to here nothing explodes.
    safe = room + (up if boom is None else boom - 1) - (top or 0)
    sums = {last: _sums(rest, last, most - 1) for last in set(rest)}
    for cutters in range(1, min(most, len(left)) + 1):
        drawn = cutters - (top is not None)
        if drawn == 0 and top is not None:
            hit = _reached(top - room, up, boom)
            blown.append(hit / hidden)
            points.append((hidden - hit) * (top + base + link) / hidden)
            continue
        sets = comb(len(rest) - 1, drawn - 1)
        whole = hidden * len(rest) * sets
        explodes = scored = 0
        for last, found in sums.items():
            copies = rest.count(last)
            hits = 0
            moved = max(0, safe + 1 - last)
            digits = found[drawn - 1] >> (_DIGIT * moved)
            while digits:
                hits += (digits & _LOWEST) * _reached(moved + last + (top or 0) - room, up, boom)
                digits >>= _DIGIT
                moved += 1
            explodes += copies * hits
            scored += copies * (hidden * sets - hits) * ((last + base + link * cutters) // cutters)
        blown.append(explodes / whole)
        points.append(scored / whole)
    while len(blown) <= most:
        blown.append(1.0)
        points.append(0.0)
    return tuple(blown), tuple(points)


def _reached(beyond: int, up: int, boom: int | None) -> int:
    """At how many of the places where it may lie BOOM is reached, so many spaces beyond the track."""
    reached = min(TILE_COUNT, max(beyond, 0))
    return max(0, reached - up) if boom is None else int(reached >= boom)


def _sums(cards: Sequence[int], last: int, most: int) -> list[int]:
    """By size, how many sets of these cards without the last have which sum: the digits of a number, lowest first."""
    found = [1] + [0] * most
    left_out = False
    for card in cards:
        if card == last and not left_out:
            left_out = True
            continue
        for size in range(most, 0, -1):
            found[size] += found[size - 1] << (_DIGIT * card)
    return found


def crowds(chances: Sequence[float]) -> list[float]:
    """How likely so many of them come, each on their own."""
    found = [1.0]
    for chance in chances:
        if chance == 0.0:
            found.append(0.0)
            continue
        stay = 1.0 - chance
        more = [found[0] * stay]
        for count in range(1, len(found)):
            more.append(found[count] * stay + found[count - 1] * chance)
        more.append(found[-1] * chance)
        found = more
    return found
