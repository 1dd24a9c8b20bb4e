"""What a learner is told of a move: why a strong player would make it, and what it risks. Chances are exact, by what
the rules let the seat know; what teammates may have meant is left out."""

from __future__ import annotations

from typing import Final

from lastwire.engine.coach import Weighed
from lastwire.engine.types import Past
from lastwire.games.bomb_busters.brain.belief import CODES, Mind
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    ChooseOwn,
    CoffeeMug,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    LabelDiffer,
    LabelSame,
    Move,
    Place,
    PlaceToken,
    PostIt,
    Radar,
    RevealRed,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.state import RED
from lastwire.games.bomb_busters.rules.switch import last_chance
from lastwire.games.bomb_busters.rules.view import Value, View
from lastwire.games.bomb_busters.words.phrase import named, one, place_name, place_names
from lastwire.kit.chance import chance
from lastwire.message import Message
from lastwire.message import Value as Filling

ANYWAY: Final = Message("bomb-busters-weigh-anyway")


def reason(view: View, past: Past, move: Move) -> Message:
    """The strongest true thing to be said for a move."""
    match move:
        case DualCut():
            return _cut(view, move)
        case SoloCut(value=value):
            return _say("solo", value=one(_value(value)))
        case PlaceToken(wire=wire) | PostIt(wire=wire):
            return _say("token", wire=place_name(wire), value=one(_own_value(view, wire)))
        case ChooseOwn(wire=wire):
            return _choice(view, wire)
        case DetectorAnswer(wire=wire):
            return _answer(view, wire)
        case SwapAnswer(wire=wire) | WalkieTalkies(wire=wire):
            return _say("swap", wire=place_name(wire), value=one(_own_value(view, wire)))
        case LabelDiffer(wire=wire) | LabelSame(wire=wire):
            same = "yes" if isinstance(move, LabelSame) else "no"
            return _say("label", left=place_name(wire), right=place_name((wire[0], wire[1] + 1)), same=same)
        case Batteries(seats=seats):
            return Message("bomb-busters-tip-batteries", {"names": seats})
        case FalseToken(wire=wire, value=value):
            return _say("false_token", wire=place_name(wire), value=one(_value(value)))
        case Designate(seat=seat):
            return Message("bomb-busters-tip-designate", {"name": seat})
        case CoffeeMug(seat=seat):
            return Message("bomb-busters-tip-mug", {"name": seat}, {"sure": _sure(Mind(view))})
        case Radar(number=number):
            return _say("radar", number=_value(number))
        case RevealRed():
            return _say("reveal")
        case _:
            return _say(str(move.__struct_config__.tag), dial=view.dial)


def _say(id: str, **values: Filling) -> Message:
    return Message(f"bomb-busters-tip-{id}", args=values)


def _value(stated: object) -> Value:
    """A value that a legal move states."""
    return stated if isinstance(stated, str) else int(str(stated))


def _own_value(view: View, place: Place) -> Value:
    assert view.own is not None
    return next(each.value for each in view.own.wires if each.wire == place)


def _cut(view: View, move: DualCut) -> Message:
    mind = Mind(view)
    wires, values = _aim(mind, move)
    hit, total = mind.exact.hit(wires, values), mind.exact.total
    red = 0 if move.stabilizer else mind.exact.all_red(wires)
    told: dict[str, Filling] = {
        "wires": place_names(move.wires),
        "value": tuple([one(_value(value)) for value in move.values]),
        "held": tuple([named(_value(value)) for value in move.values]),
        "hit": chance(hit, total),
        "red": chance(red, total),
    }
    if hit == total:
        place = move.wires[0]
        stand = view.stands[place[0]]
        marked = None if place[1] in stand.false else stand.tokens[place[1]]
        if len(move.wires) == 1 and marked in move.values:
            return Message("bomb-busters-tip-marked", args=told)
        return Message("bomb-busters-tip-certain", args=told)
    return Message("bomb-busters-tip-guess", args={**told, "sure": _sure(mind), "danger": "yes" if red else "no"})


def _aim(mind: Mind, move: DualCut) -> tuple[int, int]:
    wires = values = 0
    for place in move.wires:
        wires |= 1 << mind.slot(place)
    for value in move.values:
        values |= 1 << CODES[_value(value)]
    return wires, values


def _sure(mind: Mind) -> str:
    """Whether the seat has any plain cut that cannot fail."""
    held = [value for value in mind.hand if value != RED]
    return "yes" if any(mind.certain(slot, value) for slot in mind.others() for value in held) else "no"


def _choice(view: View, wire: Place) -> Message:
    """BB-4.11: which of several equal wires is cut."""
    assert view.own is not None
    value = _own_value(view, wire)
    marks = {each.wire: view.stands[each.wire[0]].tokens[each.wire[1]] for each in view.own.wires}
    others = [each.wire for each in view.own.wires if each.value == value and each.wire != wire]
    kept = marks[wire] is None and any(marks[other] is not None for other in others)
    return _say("own", wire=place_name(wire), value=one(value), kept="yes" if kept else "no")


def _answer(view: View, wire: Place | None) -> Message:
    """BB-4.44, BB-4.45: what the owner of the pointed wires shows."""
    if wire is None:
        return _say("answer-none")
    assert view.waiting is not None
    value = _own_value(view, wire)
    kind = "answer-hit" if value in view.waiting.values else "answer-miss"
    return _say(kind, wire=place_name(wire), value=one(value))


def weigh(view: View, past: Past, move: Move) -> Weighed:
    """A cut that cannot hit, that may be red, or that ends the mission if it misses."""
    if not isinstance(move, DualCut):
        return Weighed()
    mind = Mind(view)
    wires, values = _aim(mind, move)
    hit, total = mind.exact.hit(wires, values), mind.exact.total
    red = 0 if move.stabilizer else mind.exact.all_red(wires)
    told: dict[str, Filling] = {
        "wires": place_names(move.wires),
        "value": tuple([one(_value(value)) for value in move.values]),
        "hit": chance(hit, total),
        "red": chance(red, total),
    }
    if not hit:
        return Weighed(Message("bomb-busters-weigh-never", args=told), ANYWAY)
    if red:
        return Weighed(Message("bomb-busters-weigh-red", args=told), ANYWAY)
    if hit < total and last_chance(mind.state, mind.seat) and not move.stabilizer:
        return Weighed(Message("bomb-busters-weigh-last", args=told), ANYWAY)
    return Weighed()
