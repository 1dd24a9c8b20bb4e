"""The odds aid (BB-3.19): exact chances, worked out for players from their own view and nothing else."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from lastwire.games.bomb_busters.brain.belief import CODES, Mind
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.question import (
    Answer,
    Chance,
    Cut,
    CutAnswer,
    Odds,
    OddsAnswer,
    Question,
    ValueChance,
    WireOdds,
)
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.view import View


def consult(view: View, question: Question) -> Answer:
    """BB-3.19: only where the table has switched the aid on, and only for somebody with wires to compare."""
    if not view.options.odds or view.own is None:
        raise refusal("E_NO_AID", "BB-3.19")
    match question:
        case Odds():
            return _odds(view)
        case Cut():
            return _cut(view, question)
        case _:
            assert_never(question)


def _odds(view: View) -> OddsAnswer:
    mind = Mind(view)
    hidden = {mind.place(slot) for slot in mind.others() if not mind.keys[slot]}
    return OddsAnswer(
        tuple(
            tuple(_wire(mind, (number, index)) if (number, index) in hidden else None for index in range(len(row.keys)))
            for number, row in enumerate(view.stands)
        )
    )


def _wire(mind: Mind, wire: Place) -> WireOdds:
    weights, total = mind.exact.weights[mind.slot(wire)], mind.exact.total
    found = sorted((-weights[code], code, value) for value, code in CODES.items() if weights[code])
    return WireOdds(
        certain=len(found) == 1,
        chances=tuple(
            [ValueChance(value, -weight / total, str(Fraction(-weight, total))) for weight, _, value in found]
        ),
    )


def _cut(view: View, cut: Cut) -> CutAnswer:
    mind = Mind(view)
    stand = cut.wires[0][0]
    wires = 0
    for place in cut.wires:
        if place[0] != stand or not 0 <= stand < len(view.stands) or view.stands[stand].seat == mind.seat:
            raise refusal("E_BAD_TARGET", "BB-4.40")
        if place[1] not in view.stands[stand].uncut:
            raise refusal("E_ALREADY_CUT", "BB-4.10")
        wires |= 1 << mind.slot(place)
    values = 0
    for value in cut.values:
        if isinstance(value, float | bool | None) or value == "red" or value not in CODES:
            raise refusal("E_BAD_VALUE", "BB-4.10")
        values |= 1 << CODES[value]
    total = mind.exact.total
    # BB-4.38: with Stabilizer a red wire does no harm.
    blast = 0 if cut.stabilizer else mind.exact.all_red(wires)
    return CutAnswer(_chance(mind.exact.hit(wires, values), total), _chance(blast, total))


def _chance(weight: int, total: int) -> Chance:
    return Chance(weight / total, str(Fraction(weight, total)))
