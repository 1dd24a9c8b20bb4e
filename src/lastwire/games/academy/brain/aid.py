"""The odds aid (BSA-10.1): exact chances, worked out for players from their own view and nothing else."""

from __future__ import annotations

from fractions import Fraction

from lastwire.games.academy.brain.odds import cut_odds
from lastwire.games.academy.rules.question import (
    Chance,
    CutOdds,
    OddsAnswer,
    Question,
    WireOdds,
)
from lastwire.games.academy.rules.refusal import refusal
from lastwire.games.academy.rules.view import View


def consult(view: View, question: Question) -> OddsAnswer:
    """BSA-10.1: only where the table has switched the aid on, for whoever sits at it, while the game lasts."""
    if not view.options.odds or view.own is None:
        raise refusal("E_NO_ODDS", "BSA-10.1")
    if view.winners is not None:
        raise refusal("E_OVER", "BSA-6.1")
    found = []
    for place, wire in enumerate(view.wires):
        most = min(view.seats, len(wire.left))
        if view.own.xray is not None and view.cutting is not None and view.cutting.wire == wire.wire:
            most = 0  # whoever chooses among cards under the X-Ray leaves nothing to chance
        found.append(WireOdds(wire.wire, tuple([_cut(view, place, cutters) for cutters in range(1, most + 1)])))
    return OddsAnswer(tuple(found))


def _cut(view: View, place: int, cutters: int) -> CutOdds:
    explodes, points = cut_odds(view, place, cutters)
    return CutOdds(cutters, _chance(explodes), _chance(points))


def _chance(exact: Fraction) -> Chance:
    return Chance(float(exact), str(exact))
