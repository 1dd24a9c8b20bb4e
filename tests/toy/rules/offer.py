"""Every legal move of a seat."""

from __future__ import annotations

from lastwire.engine.types import Offer, Pick, Seat
from tests.toy.rules.prompt import may_look, owed
from tests.toy.rules.state import BID, CHOOSE, MINE, NERVE, NO, OVER, PLAN, State


def offers(state: State, seat: Seat) -> list[Offer]:
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    found = []
    if state.phase == BID:
        if seat in state.asked:
            found.append(Offer("bid", {"nerve": Pick(tuple(range(NERVE + 1)))}, free=("note",)))
    elif seat in owed(state):
        found += _owed_offers(state, seat)
    if may_look(state, seat):
        found.append(Offer("lamp"))
    return found


def _owed_offers(state: State, seat: Seat) -> list[Offer]:
    hand = state.hands[seat]
    places = tuple(range(len(hand)))
    if state.phase == PLAN:
        keep = Pick(places, many=True, least=min(1, len(hand)), most=min(2, len(hand)), ordered=True)
        scrap = Pick(places, many=True, least=0, most=min(1, len(hand)))
        return [Offer("plan", {"keep": keep, "scrap": scrap}, apart=(("keep", "scrap"),))]
    if state.phase == CHOOSE:
        return [Offer("choose", {"target": Pick(tuple(other for other in range(state.seats) if other != seat))})]
    found = [Offer("pass")]
    for kind, card in (("no", NO), ("mine", MINE)):
        having = tuple(place for place in places if hand[place] == card)
        if having:
            found.append(Offer(kind, {"card": Pick(having)}, blank=("card",)))
    return found
