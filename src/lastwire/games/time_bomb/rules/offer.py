"""Every legal move of a seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from lastwire.engine.types import Offer, Pick
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.check import barred_seat
from lastwire.games.time_bomb.rules.state import CUTTING, MOST_SEATS, OVER, SLOTS, State
from lastwire.games.time_bomb.rules.talk import claim_choices

# One offer for each target and each set of face-down slots: a match builds none.
_PICKS: Final = tuple(Pick(slots) for slots in SLOTS)
_CUT_OFFERS: Final = tuple(
    tuple(Offer("cut", {"target": Pick((target,)), "slot": pick}, blank=("slot",), free=("expect",)) for pick in _PICKS)
    for target in range(MOST_SEATS)
)
_READY_OFFERS: Final = (Offer("ready"),)


def offers(state: State, seat: int) -> list[Offer]:
    """TB-4.8a: every legal move of a seat, computed from public facts."""
    if state.phase == CUTTING:
        if seat != state.clipper:
            return []
        if state.options.cut_back == "forbidden":
            barred = barred_seat(state)
            return [
                _CUT_OFFERS[target][mask]
                for target, mask in enumerate(state.down)
                if mask and target not in (seat, barred)
            ]
        return [_CUT_OFFERS[target][mask] for target, mask in enumerate(state.down) if mask and target != seat]
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    mode = state.options.claim_mode
    if mode == "ordered" and seat != state.claim_turn:
        return []
    if mode in ("ordered", "sealed"):
        return list(_claim_offers(setup.hand_size(state.round), state.boom))
    return [] if state.ready[seat] else list(_READY_OFFERS)


@cache
def _claim_offers(size: int, boom_total: int) -> tuple[Offer, ...]:
    claims = [Offer("claim_submit", fields) for fields in claim_choices(size, boom_total)]
    return (*claims, Offer("pass_claim"))
