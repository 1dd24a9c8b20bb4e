"""Every legal move of a seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from lastwire.engine.offer import Menu, draw_from, menu_of, offered
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.check import barred_seat
from lastwire.games.time_bomb.rules.moves import Move, build
from lastwire.games.time_bomb.rules.state import CUTTING, MOST_SEATS, OVER, SLOTS, State
from lastwire.games.time_bomb.rules.talk import claim_choices


def _cuts(target: int, slots: Pick) -> Menu:
    return menu_of(build, Offer("cut", {"target": Pick((target,)), "slot": slots}, blank=("slot",), free=("expect",)))


# One menu for each target and each set of face-down slots: a match builds none.
_PICKS: Final = tuple(Pick(slots) for slots in SLOTS)
_CUTS: Final = tuple(tuple(_cuts(target, slots) for slots in _PICKS) for target in range(MOST_SEATS))
_READY: Final = menu_of(build, Offer("ready"))


def offers(state: State, seat: int) -> list[Offer]:
    """TB-4.8a: every legal move of a seat, computed from public facts."""
    return offered(_menus(state, seat))


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    move: Move = draw_from(_menus(state, seat), rng)
    return move


def _menus(state: State, seat: int) -> list[Menu]:
    if state.phase == CUTTING:
        if seat != state.clipper:
            return []
        if state.options.cut_back == "forbidden":
            barred = barred_seat(state)
            return [
                _CUTS[target][mask] for target, mask in enumerate(state.down) if mask and target not in (seat, barred)
            ]
        return [_CUTS[target][mask] for target, mask in enumerate(state.down) if mask and target != seat]
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    mode = state.options.claim_mode
    if mode == "ordered" and seat != state.claim_turn:
        return []
    if mode in ("ordered", "sealed"):
        return [_claims(setup.hand_size(state.round), state.boom)]
    return [] if state.ready[seat] else [_READY]


@cache
def _claims(size: int, boom_total: int) -> Menu:
    claims = [Offer("claim_submit", fields) for fields in claim_choices(size, boom_total)]
    return menu_of(build, *claims, Offer("pass_claim"))
