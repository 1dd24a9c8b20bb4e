"""What is told of the set-up and of each new round."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.events import MatchStarted, RoleDealt, RoundStarted, WiresDealt
from lastwire.games.time_bomb.rules.state import BOOM, SAFE, SIDES, SUCCESS, State
from lastwire.games.time_bomb.rules.view import terrorist_prior


def opening(state: State) -> list[Told]:
    """TB-4.8b: the events that tell of the set-up."""
    options = state.options
    prior = terrorist_prior(state.swat, state.terrorist, state.seats)
    told = [Told(MatchStarted(state.seats, options.profile, state.clipper, prior, options.skin))]
    told.extend(Told(RoleDealt(seat, SIDES[role], options.skin), (seat,)) for seat, role in enumerate(state.roles))
    told.extend(round_opening(state))
    return told


def round_opening(state: State) -> list[Told]:
    safe_left = state.safe - (state.cuts_total - state.success_found - state.boom_found)
    success_left, boom_left = state.success - state.success_found, state.boom - state.boom_found
    size = setup.hand_size(state.round)
    told = [Told(RoundStarted(state.round, size, state.clipper, safe_left, success_left, boom_left))]
    for seat, row in enumerate(state.deals[-1]):
        counts = (row.count(SAFE), row.count(SUCCESS), row.count(BOOM))
        told.append(Told(WiresDealt(seat, state.round, *counts), (seat,)))
    return told
