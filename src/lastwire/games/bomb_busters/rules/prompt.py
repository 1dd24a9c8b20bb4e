"""Whom the match waits for, and for what."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Prompt
from lastwire.games.bomb_busters.rules.content import TEAMS
from lastwire.games.bomb_busters.rules.state import (
    ANY_TIME,
    BATTERIES,
    CALL,
    LIE,
    ORDER,
    OVER,
    PHASES,
    PLACING,
    RADAR,
    REWINDER,
    SETUP,
    TURN,
    State,
)
from lastwire.games.bomb_busters.rules.switch import switches
from lastwire.games.bomb_busters.rules.view import View

_CLAUSES: Final = {
    PHASES[SETUP]: "BB-3.14",
    PHASES[TURN]: "BB-4.5",
    "choose_own": "BB-4.11",
    "detector_answer": "BB-4.45",
    "swap_answer": "BB-4.34",
    PHASES[CALL]: "BB-12.12",
    PHASES[LIE]: "BB-12.20",
    PHASES[ORDER]: "BB-12.21",
}

# Prompts for one seat: by the number of those who may use equipment meanwhile, then by number, phase and seat.
_prompts: Final[tuple[dict[int, Prompt], ...]] = tuple({} for _ in range(max(TEAMS) + 1))


def prompt(state: State) -> Prompt | None:
    """BB-4.1..4.4. Who may move unasked follows from the open cards alone (BB-4.31)."""
    phase, pending = state.phase, state.pending
    may = 0
    if pending is not None:
        seat = pending.asked
    elif phase == OVER:
        return None
    else:
        seat = state.active
        if state.ready & ANY_TIME and phase not in PLACING:
            may = state.setting.layout.seats
        if phase == CALL:
            return _prompt(state.asked, phase, tuple(s for switch in switches(state) for s in switch.owed(state)), may)
    prompts, name = _prompts[may], state.asked << 7 | phase << 3 | seat
    known = prompts.get(name)
    if known is None:
        known = _prompt(state.asked, phase, (seat,), may)
        if state.asked < 256:  # longer missions are rare, and nothing here is ever thrown away
            prompts[name] = known
    return known


def invited(view: View) -> tuple[int, ...]:
    """BB-4.31, BB-4.32: whose bots are asked in a turn whether they want to use a card; by open cards alone."""
    ready = [card.card for card in view.cards if card.state == "ready" and ANY_TIME >> card.card & 1]
    if view.phase != PHASES[TURN] or not ready:
        return ()
    team = any(card in (REWINDER, BATTERIES, RADAR) for card in ready)
    return tuple([seat for seat, expert in enumerate(view.experts) if seat != view.active and (team or expert.wires)])


def _prompt(number: int, phase: int, owed: tuple[int, ...], seats: int) -> Prompt:
    kind = PHASES[phase]
    return Prompt(number, kind, owed, tuple([seat for seat in range(seats) if seat not in owed]), _CLAUSES[kind])
