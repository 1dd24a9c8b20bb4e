"""Roles, readiness and the start of the clock (BSQ-3.5, BSQ-4.76)."""

from __future__ import annotations

from lastwire.games.bomb_squad.rules import setup
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.content import ROLES
from lastwire.games.bomb_squad.rules.events import BecameReady, CountdownStarted, RolesDealt, RoleTaken
from lastwire.games.bomb_squad.rules.moves import Go, Ready, Reject, Role
from lastwire.games.bomb_squad.rules.opening import clock_told, role_words
from lastwire.games.bomb_squad.rules.state import NO_ROLE


def take_role(step: Step, seat: int, move: Role) -> None:
    """BSQ-3.5: in seat order from the start player; whoever finds none left plays without."""
    state, name = step.state, move.role
    if name == "random":
        free = setup.free_roles(state)
        role = step.rng.pick(free)
    else:
        role = NO_ROLE if name == "none" else ROLES.index(name)
    _give_role(step, seat, role)
    seats = state.setting.seats
    while True:
        state.seat = (state.seat + 1) % seats
        if state.seat == state.setting.start:
            break
        if setup.free_roles(state):
            state.asked += 1
            return
        _give_role(step, state.seat, NO_ROLE)
    if setup.open_briefing(state, step.rng, step.t):
        _tell_clock(step)


def _give_role(step: Step, seat: int, role: int) -> None:
    state = step.state
    state.roles = (*state.roles[:seat], role, *state.roles[seat + 1 :])
    step.emit(RoleTaken(seat, None if role == NO_ROLE else ROLES[role]))


def reject(step: Step, seat: int, move: Reject) -> None:
    """R-58: the whole assignment is redrawn; each seat may ask for it once."""
    state = step.state
    state.rejected |= 1 << seat
    state.roles = setup.deal_roles(state.setting, step.rng)
    step.emit(RolesDealt(role_words(state), seat))


def become_ready(step: Step, seat: int, move: Ready) -> None:
    """BSQ-4.76."""
    state = step.state
    state.ready |= 1 << seat
    step.emit(BecameReady(seat))
    if state.ready == (1 << state.setting.seats) - 1:
        if state.setting.options.clock == "real_time":
            setup.begin_countdown(state, step.t)
            step.emit(CountdownStarted(state.seat))
        else:
            start(step)


def go(step: Step, seat: int, move: Go) -> None:
    start(step)


def start(step: Step) -> None:
    """BSQ-3.9, R-2: the clock starts and the hands appear."""
    setup.start_clock(step.state, step.rng, step.t)
    _tell_clock(step)


def _tell_clock(step: Step) -> None:
    if step.told is not None:
        for told in clock_told(step.state):
            step.emit(told.event, told.only)
