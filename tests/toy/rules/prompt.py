"""Whom the match waits for, and for what."""

from __future__ import annotations

from lastwire.engine.types import Prompt, Seat
from tests.toy.rules.state import BID, NONE, OVER, PHASES, State

CLAUSES = ("TOY-3.1", "TOY-3.3", "TOY-3.4", "TOY-3.6", "TOY-5.1")


# --- who is asked ----------------------------------------------------------------------------------------------------


def owed(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case 0:
            return tuple(seat for seat in state.asked if state.bids[seat] == NONE)
        case 1:
            return (state.leader,)
        case 2:
            return (polled(state)[0],)
        case 3:
            return (state.stack[-1].controller,)
    return ()


def polled(state: State) -> list[Seat]:
    """TOY-3.4: who is still to be asked about the top card. Who holds a card is public; which card is not."""
    top = state.stack[-1]
    order = [(state.leader + k) % state.seats for k in range(state.seats)]
    return [seat for seat in order if seat != top.controller and state.hands[seat] and seat not in top.passed]


def may_look(state: State, seat: Seat) -> bool:
    return state.lamps[seat] > 0 and not state.looked[seat]


def prompt(state: State) -> Prompt | None:
    if state.phase == OVER:
        return None
    due = owed(state)
    sealed = state.asked if state.phase == BID else ()
    free = tuple(seat for seat in range(state.seats) if seat not in due and (seat in sealed or may_look(state, seat)))
    return Prompt(state.prompt_no, PHASES[state.phase], due, free, CLAUSES[state.phase])
