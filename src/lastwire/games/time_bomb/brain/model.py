"""How people talk (TB-10.6, TB-10.17): for every talker the chance of each hand claim, to make and to weigh them.

SWAT talks `open`, `duck3` or `frank`; the others are lines of Terrorists. M0 is `open` against `uniform`, M1 is `swat`
against `m1`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from lastwire.games.time_bomb.brain.inference import Table

Said: TypeAlias = tuple[int, int]  # claimed SUCCESS, claimed BOOM
Odds: TypeAlias = dict[Said, float]


class Deal(NamedTuple):
    """What everybody knows of a deal: round, wires in a hand, seats, SUCCESS and BOOM among all of them."""

    round: int
    hand: int
    seats: int
    success: int
    boom: int


Talker: TypeAlias = Callable[[Deal, int, int], Odds]

# TB-10.6: how often a SWAT player announces BOOM, by round, and what one who hides it says.
ANNOUNCES: Final = (0.9, 0.8, 0.3, 0.2)
HIDES_AS_NOTHING: Final = 0.6
FRANK: Final = (0.97, 0.95, 0.92, 0.9)
SWAT_NOISE: Final = 0.02
FALSE_BOOM: Final = 0.06


def _add(odds: Odds, success: int, boom: int, chance: float) -> None:
    if chance > 0.0:
        odds[success, boom] = odds.get((success, boom), 0.0) + chance


def _mixed(*parts: tuple[float, Odds]) -> Odds:
    odds: Odds = {}
    for share, part in parts:
        for (success, boom), chance in part.items():
            _add(odds, success, boom, share * chance)
    return odds


def fresh(deal: Deal) -> list[float]:
    """The chance of each SUCCESS count in a hand dealt afresh."""
    wires = deal.hand * deal.seats
    return [
        comb(deal.success, s) * comb(wires - deal.success, deal.hand - s) / comb(wires, deal.hand)
        for s in range(deal.hand + 1)
    ]


# --- SWAT -----------------------------------------------------------------------------------------


def _open(deal: Deal, success: int, boom: int) -> Odds:
    return {(success, boom): 1.0}


def _duck3(deal: Deal, success: int, boom: int) -> Odds:
    """Hides BOOM from round 3 on by claiming nothing at all."""
    return {(0, 0): 1.0} if boom and deal.round >= 3 else {(success, boom): 1.0}


def _noise(deal: Deal) -> Odds:
    odds: Odds = {}
    for success in range(deal.hand + 1):
        _add(odds, success, 0, (1 - FALSE_BOOM) / (deal.hand + 1))
        if deal.boom:
            _add(odds, min(success, deal.hand - 1), 1, FALSE_BOOM / (deal.hand + 1))
    return odds


def _swat(deal: Deal, success: int, boom: int) -> Odds:
    """M1: true but for a little noise, and BOOM hidden more and more often."""
    honest: Odds = {(success, boom): 1.0}
    if boom:
        announces = ANNOUNCES[deal.round - 1]
        honest = _mixed(
            (announces, {(success, boom): 1.0}),
            ((1 - announces) * HIDES_AS_NOTHING, {(0, 0): 1.0}),
            ((1 - announces) * (1 - HIDES_AS_NOTHING), {(success, 0): 1.0}),
        )
    return _mixed((1 - SWAT_NOISE, honest), (SWAT_NOISE, _noise(deal)))


def _frank(deal: Deal, success: int, boom: int) -> Odds:
    """True, but BOOM is hidden now and then: one who never lies makes every broken claim a proof (TB-10.14)."""
    if not boom:
        return {(success, boom): 1.0}
    announces = FRANK[deal.round - 1]
    return _mixed((announces, {(success, boom): 1.0}), (1 - announces, {(0, 0): 1.0}))


def _nearly_frank(deal: Deal, success: int, boom: int) -> Odds:
    """How `frank` is read: people err."""
    return _mixed((1 - SWAT_NOISE, _frank(deal, success, boom)), (SWAT_NOISE, _noise(deal)))


# --- Terrorists -----------------------------------------------------------------------------------


def _truth(deal: Deal, success: int, boom: int) -> Odds:
    return {(success, boom): 1.0}


def _uniform(deal: Deal, success: int, boom: int) -> Odds:
    return {(c, 0): 1 / (deal.hand + 1) for c in range(deal.hand + 1)}


def _prior(deal: Deal, success: int, boom: int) -> Odds:
    """A number as if from a fresh hand, at least one with BOOM."""
    odds: Odds = {}
    for c, chance in enumerate(fresh(deal)):
        _add(odds, max(c, 1) if boom else c, 0, chance)
    return odds


def _shift(deal: Deal, success: int, boom: int) -> Odds:
    """One fewer; nothing or one when there is nothing; one more with BOOM."""
    if boom:
        return {(min(success + 1, deal.hand), 0): 1.0}
    return {(success - 1, 0): 1.0} if success else {(0, 0): 0.5, (1, 0): 0.5}


def _mild(deal: Deal, success: int, boom: int) -> Odds:
    """True unless there is something worth hiding."""
    if boom:
        return {(max(success, 1), 0): 1.0}
    return {(success - 1 if success >= 2 else success, 0): 1.0}


def _cover(deal: Deal, success: int, boom: int) -> Odds:
    """TB-10.11: a lure to the BOOM, mostly one fewer, nothing or one when there is nothing."""
    if boom:
        return _mixed((0.5, {(max(success, 1), 0): 1.0}), (0.5, {(min(success + 1, deal.hand), 0): 1.0}))
    return {(success - 1, 0): 0.75, (success, 0): 0.25} if success else {(0, 0): 0.5, (1, 0): 0.5}


def _trick(deal: Deal, success: int, boom: int) -> Odds:
    """M1's liars: one fewer, nothing at all, or a lure to the BOOM."""
    if boom:
        return _mixed((0.5, {(max(success, 1), 0): 1.0}), (0.5, {(min(success + 1, deal.hand), 0): 1.0}))
    if success:
        return _mixed((2 / 3, {(success - 1, 0): 1.0}), (1 / 3, {(0, 0): 1.0}))
    return {(0, 0): 0.5, (1, 0): 0.5}


def _m1(deal: Deal, success: int, boom: int) -> Odds:
    lies = _mixed(
        (0.25, {(success, 0): 1.0}),
        (0.20, _uniform(deal, success, boom)),
        (0.30, _prior(deal, success, 0)),
        (0.25, _trick(deal, success, boom)),
    )
    if not deal.boom:
        return lies
    falsely: Odds = {}
    for (claimed, _), chance in lies.items():
        _add(falsely, min(claimed, deal.hand - 1), 1, chance)
    return _mixed((1 - FALSE_BOOM, lies), (FALSE_BOOM, falsely))


TALKERS: Final[dict[str, Talker]] = {
    "open": _open,
    "duck3": _duck3,
    "swat": _swat,
    "frank": _frank,
    "nearly_frank": _nearly_frank,
    "truth": _truth,
    "uniform": _uniform,
    "prior": _prior,
    "shift": _shift,
    "mild": _mild,
    "cover": _cover,
    "m1": _m1,
}


@lru_cache(maxsize=65536)
def odds(talker: str, deal: Deal, success: int, boom: int) -> Odds:
    """The chance of each claim this talker makes about this hand."""
    return TALKERS[talker](deal, success, boom)


@lru_cache(maxsize=65536)
def weights(talker: str, deal: Deal, claimed: int | None, boom_claimed: int | None) -> Table:
    """For each hand, the chance that this talker makes the claim; no statement on a type of wire says nothing."""
    table = []
    for b in range(deal.boom + 1):
        row = []
        for s in range(deal.success + 1):
            if s + b > deal.hand:
                row.append(0.0)
                continue
            row.append(
                sum(
                    chance
                    for (c, d), chance in odds(talker, deal, s, b).items()
                    if (claimed is None or c == claimed) and (boom_claimed is None or d == boom_claimed)
                )
            )
        table.append(tuple(row))
    return tuple(table)
