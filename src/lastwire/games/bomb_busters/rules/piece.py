"""What can be tapped in Bomb Busters, and what one could mean by it: a wire is `stand-index`, a card `card-number`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, Final, Literal

from lastwire.games.bomb_busters.rules.equipment import USES
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    ChooseOwn,
    CoffeeMug,
    DetectorAnswer,
    DualCut,
    LabelDiffer,
    LabelSame,
    Move,
    Place,
    PlaceToken,
    PostIt,
    Radar,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.state import LABEL_DIFFER, LABEL_SAME, NUMBERS, POST_IT, WALKIE_TALKIES
from lastwire.games.bomb_busters.rules.view import Card, Value, View

_ANSWERS: Final[dict[str, Callable[[Place], Move]]] = {
    "place_token": PlaceToken,
    "choose_own": ChooseOwn,
    "detector_answer": DetectorAnswer,
    "swap_answer": SwapAnswer,
}


def pieces(view: View) -> tuple[str, ...]:
    """Every wire, cut or not, and every equipment card."""
    wires = [
        write_wire((number, index)) for number, stand in enumerate(view.stands) for index in range(len(stand.keys))
    ]
    return (*wires, *[f"card-{card.card}" for card in view.cards])


def write_wire(place: Place) -> str:
    return f"{place[0]}-{place[1]}"


def meant(view: View, piece: str) -> list[Move]:
    """What is asked comes first; in a turn, a cut; then equipment that is ready."""
    first, second = piece.split("-")
    if first == "card":
        return list(_uses(view, next(card for card in view.cards if card.card == int(second))))
    place = (int(first), int(second))
    answer = _ANSWERS.get(view.phase)
    if answer is not None:
        return [answer(place)]
    owned = view.own is not None and view.stands[place[0]].seat == view.own.seat
    return list(_with_own(view, place) if owned else _cuts(view, (place,)))


def _values(view: View) -> list[Value]:
    """What the seat could state, each once; something that it cannot if it has nothing."""
    held = dict.fromkeys(each.value for each in view.own.wires) if view.own is not None else {}
    return [value for value in held if value != "red"] or ["red"]


def _cuts(view: View, wires: tuple[Place, ...]) -> Iterator[Move]:
    """BB-4.9: to point at a wire is to state a value one holds."""
    for value in _values(view):
        yield DualCut(wires, (value,))


# At how many wires each detector points; the super detector at all of a stand.
_POINTS: Final = {"double": 2, "triple": 3}


def begun(view: View, piece: str, making: str, chosen: Mapping[str, Any]) -> list[Move]:
    """BB-4.30, BB-4.38: cuts with the detector that was taken up, which point at this wire or state this own one."""
    detector = chosen.get("detector")
    first, second = piece.split("-")
    if making != "dual_cut" or detector not in ("double", "triple", "super") or first == "card" or view.own is None:
        return []
    place = (int(first), int(second))
    if view.stands[place[0]].seat != view.own.seat:
        return [
            DualCut(wires, (value,), detector=detector)
            for wires in _pointed(view, place, detector)
            for value in _values(view)
        ]
    value = next((each.value for each in view.own.wires if each.wire == place), None)
    if value is None:
        return []
    return [
        DualCut(wires, (value,), detector=detector)
        for target in _targets(view)
        for wires in _pointed(view, target, detector)
    ]


def _pointed(view: View, place: Place, detector: Literal["double", "triple", "super"]) -> list[tuple[Place, ...]]:
    """What a detector could point at, this wire among it; too little, if there is no more."""
    stand = place[0]
    others = [(stand, index) for index in view.stands[stand].uncut if index != place[1]]
    more = len(others) if detector == "super" else min(_POINTS[detector] - 1, len(others))
    return [tuple(sorted((place, *each))) for each in combinations(others, more)]


def _targets(view: View) -> list[Place]:
    seat = -1 if view.own is None else view.own.seat
    return [(number, index) for number, stand in enumerate(view.stands) if stand.seat != seat for index in stand.uncut]


def _with_own(view: View, place: Place) -> Iterator[Move]:
    """BB-4.11, BB-4.18, BB-4.22: an own wire is cut with a teammate's, or alone with all its kind, or laid open."""
    value = next((each.value for each in view.own.wires if each.wire == place), None) if view.own is not None else None
    if value == "red":
        yield RevealRed()
    if value is None:
        yield DualCut((place,), tuple(_values(view)[:1]))  # it is cut already, and the rules say so
    else:
        yield SoloCut(value)
        for target in _targets(view):
            yield DualCut((target,), (value,), own=(place,))
    ready = {card.card for card in view.cards if card.state == "ready"}
    if POST_IT in ready:
        yield PostIt(place)
    left = (place[0], place[1] - 1)
    if LABEL_DIFFER in ready:
        yield from (LabelDiffer(place), LabelDiffer(left))
    if LABEL_SAME in ready:
        yield from (LabelSame(place), LabelSame(left))
    if WALKIE_TALKIES in ready:
        for seat in range(view.seats):
            yield WalkieTalkies(place, seat)


def _uses(view: View, card: Card) -> Iterator[Move]:
    """Every way to use a card, or enough of them."""
    own = [] if view.own is None else [each.wire for each in view.own.wires]
    hand = [
        (number, index)
        for number, stand in enumerate(view.stands)
        if view.own is not None and stand.seat == view.own.seat
        for index in range(len(stand.keys))
    ]
    match USES[card.card][0]:
        case "dual_cut":
            yield from _with_card(view, dict(card.sets))
        case "label_differ":
            yield from map(LabelDiffer, hand)
        case "label_same":
            yield from map(LabelSame, hand)
        case "post_it":
            yield from map(PostIt, own)
        case "walkie_talkies":
            yield from (WalkieTalkies(wire, seat) for wire in own for seat in range(view.seats))
        case "batteries":
            yield from (Batteries((seat,)) for seat in range(view.seats))
        case "coffee_mug":
            yield from (CoffeeMug(seat) for seat in range(view.seats))
        case "radar":
            yield from map(Radar, range(1, NUMBERS + 1))
        case "rewinder":
            yield Rewinder()


def _with_card(view: View, sets: dict[str, str | bool]) -> Iterator[Move]:
    values = _values(view)
    if sets.get("ray"):
        order: list[Value] = sorted(values, key=lambda value: NUMBERS + 1 if isinstance(value, str) else value)
        yield from (DualCut((wire,), pair, ray=True) for wire in _targets(view) for pair in combinations(order, 2))
        if len(order) == 1:
            yield from (DualCut((wire,), tuple(order), ray=True) for wire in _targets(view))
    elif sets.get("stabilizer"):
        yield from (DualCut((wire,), (value,), stabilizer=True) for wire in _targets(view) for value in values)
    else:
        for number, stand in enumerate(view.stands):
            places = [(number, index) for index in stand.uncut]
            if view.own is not None and stand.seat == view.own.seat:
                continue
            if sets["detector"] == "super":
                yield from (DualCut(tuple(places), (value,), detector="super") for value in values)
            for at in range(len(places) - 2) if sets["detector"] == "triple" else ():
                yield from (DualCut(tuple(places[at : at + 3]), (value,), detector="triple") for value in values)


def named(view: View, move: Move) -> tuple[str, ...]:
    """The wires that a move points at or shows, and the cards that it uses."""
    kind, wires = move.__struct_config__.tag, []
    match move:
        case DualCut():
            wires = [*move.wires, *(move.own or ())]
        case SoloCut(value=value):
            wires = [each.wire for each in view.own.wires if each.value == value] if view.own is not None else []
        case RevealRed():
            wires = [each.wire for each in view.own.wires] if view.own is not None else []
        case LabelDiffer(wire=wire) | LabelSame(wire=wire):
            wires = [wire, (wire[0], wire[1] + 1)]
        case PlaceToken(wire=wire) | ChooseOwn(wire=wire) | PostIt(wire=wire) | WalkieTalkies(wire=wire):
            wires = [wire]
        case DetectorAnswer(wire=wire) | SwapAnswer(wire=wire):
            wires = [] if wire is None else [wire]
    cards = [
        card.card
        for card in view.cards
        if card.move == kind and all(getattr(move, field) == value for field, value in card.sets)
    ]
    return (*map(write_wire, wires), *[f"card-{card}" for card in cards])
