"""What a learner is told of a move: why a strong player would make it, and what it risks. Chances are exact, for
somebody who cuts alone: who comes along nobody can know."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec

from lastwire.engine.coach import Weighed
from lastwire.engine.types import Past
from lastwire.games.academy.brain.odds import cut_odds
from lastwire.games.academy.rules.moves import (
    Commit,
    Draft,
    Move,
    Pass,
    Peek,
    Protect,
    UseTool,
    XrayPick,
)
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words import phrase
from lastwire.games.academy.words.phrase import WIRE, wires
from lastwire.kit.chance import chance
from lastwire.message import Message, Value

GRAVE: Final = Fraction(1, 4)  # from this chance on a cut is warned of, whatever else could be done
ANYWAY: Final = Message("academy-weigh-anyway")


def reason(view: View, past: Past, move: Move) -> Message:
    """The strongest true thing to be said for a move."""
    match move:
        case Commit(card="WAIT"):
            return _say("wait", points=view.worth.wait)
        case Commit(card="CHICKEN"):
            return _chicken(view)
        case Commit(card=card):
            return _cut(view, card)
        case Protect(wire=wire):
            return _protect(view, wire)
        case Peek(mode=mode, wires=looked):
            return _say(f"peek-{mode}", wires=wires(looked))
        case Draft(tool=tool):
            return _say("draft", tool=phrase.tool(view, tool), effect=_effect(view, tool))
        case UseTool(tool=tool):
            return _say("tool", tool=phrase.tool(view, tool), effect=_effect(view, tool))
        case Pass():
            return _say("pass")
        case XrayPick(index=index):
            cards = () if view.own is None or view.own.xray is None else view.own.xray
            return _say("xray", value=cards[index], cards=cards)
        case _:
            return _say("pass")


def _say(id: str, **values: Value) -> Message:
    return Message(f"academy-tip-{id}", args=values)


def _effect(view: View, tool: str) -> Message:
    return Message(f"academy-effect-{tool}", args=msgspec.structs.asdict(view.worth))


def _alone(view: View, card: str) -> tuple[Fraction, Fraction]:
    """The chance that a cut of this wire explodes, and what it pays on average, if nobody else cuts it."""
    return cut_odds(view, [wire.wire for wire in view.wires].index(card), 1)


def _cut(view: View, card: str) -> Message:
    assert view.own is not None
    blown, points = _alone(view, card)
    others = [player for seat, player in enumerate(view.players) if seat != view.own.seat]
    top = view.own.tops[[wire.wire for wire in view.wires].index(card)]
    return _say(
        "cut" if top is None else "seen",
        wire=WIRE[card],
        top=-1 if top is None else top,
        safe="yes" if not blown else "no",
        risk=chance(blown.numerator, blown.denominator),
        points=round(float(points), 1),
        rivals=sum(card in player.hand for player in others),
    )


def _chicken(view: View) -> Message:
    risks = {wire.wire: _alone(view, wire.wire)[0] for wire in view.wires if wire.left}
    worst = max(risks, key=lambda wire: risks[wire])
    risk = risks[worst]
    return _say(
        "chicken",
        wire=WIRE[worst],
        safe="yes" if not risk else "no",
        risk=chance(risk.numerator, risk.denominator),
        points=view.worth.chicken,
    )


def _protect(view: View, wire: str) -> Message:
    """BSA-4.4.2: cards lie open by now."""
    cutters = tuple([seat for seat, player in enumerate(view.players) if player.act == wire])
    if not cutters:
        return _say("protect-free", wire=WIRE[wire])
    orders = "yes" if any("ORDERS" in player.tools for player in view.players) else "no"
    return Message("academy-tip-protect", {"names": cutters}, {"wire": WIRE[wire], "orders": orders})


def weigh(view: View, past: Past, move: Move) -> Weighed:
    """A cut that surely explodes, or may well, or that loses points on average; and any risk that another cutter in
    hand would not take for as many points. Late in a bomb no wire is quite safe: that alone is not worth a warning."""
    if not isinstance(move, Commit) or move.card in ("WAIT", "CHICKEN"):
        return Weighed()
    blown, points = _alone(view, move.card)
    told: dict[str, Value] = {
        "wire": WIRE[move.card],
        "risk": chance(blown.numerator, blown.denominator),
        "sure": "yes" if blown == 1 else "no",
        "points": view.worth.boom,
    }
    if blown >= GRAVE or points < blown * view.worth.boom:
        return Weighed(Message("academy-weigh-boom", args=told), ANYWAY)
    if (safer := _safer(view, move.card, blown, points)) is not None:
        less = _alone(view, safer)[0]
        better: dict[str, Value] = {"other": WIRE[safer], "less": chance(less.numerator, less.denominator)}
        better["safe"] = "no" if less else "yes"
        return Weighed(Message("academy-weigh-safer", args={**told, **better}), ANYWAY)
    return Weighed()


def _safer(view: View, card: str, blown: Fraction, points: Fraction) -> str | None:
    """The wire that the seat could cut with least risk, if that is less than this and pays at least as much."""
    assert view.own is not None
    hand = view.players[view.own.seat].hand
    found = {wire.wire: _alone(view, wire.wire) for wire in view.wires if wire.left and wire.wire in hand}
    safer = [wire for wire, (risk, pays) in found.items() if risk < blown and pays >= points]
    return min(safer, key=lambda wire: found[wire][0], default=None)
