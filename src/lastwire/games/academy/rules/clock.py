"""Timers and absence (BSA-4.14): what runs, and what is done for those who let it run out."""

from __future__ import annotations

from lastwire.engine.types import Timer, TimerKind
from lastwire.games.academy.rules import round, window
from lastwire.games.academy.rules.board import Step
from lastwire.games.academy.rules.events import TimeRanOut
from lastwire.games.academy.rules.state import (
    CHICKEN,
    DRAFT,
    MEMBERS,
    OVER,
    PEEK,
    SELECT,
    WAIT,
    WAITING,
    WINDOWS,
    State,
)


def owed(state: State) -> tuple[int, ...]:
    """The seats whose answer the match waits for."""
    phase = state.phase
    if phase == SELECT:
        return MEMBERS[state.choosing]
    if phase in WINDOWS:
        return tuple([seat for seat in MEMBERS[state.eligible] if state.answers[seat] is None])
    if phase in (WAITING, PEEK, DRAFT):
        return state.queue[:1]
    return () if phase == OVER else (state.xray,)


def running(state: State) -> str:
    """The timer of the open question, or nothing."""
    if state.phase == OVER or state.setting.options.clock == "off":
        return ""
    if state.phase == SELECT:
        return "select"
    return "window" if state.phase in WINDOWS else "answer"


def timers(state: State) -> list[Timer]:
    """BSA-4.14.1."""
    clock, name = state.setting.options.clock, running(state)
    if clock == "off" or not name:
        return []
    length: int = getattr(clock, name)
    due = state.asked_t + 1000 * length
    # Who holds which Tool is hidden, and so is who can only pass.
    kind: TimerKind = "poll" if state.phase in WINDOWS else "turn"
    return [Timer(name, due, owed(state), kind=kind, since_ms=state.asked_t)]


def expire(step: Step) -> None:
    """BSA-4.14.2: each late seat gets what the rules have for it."""
    state = step.state
    late = owed(state)
    if step.told is not None:
        step.emit(TimeRanOut(running(state), late))
    phase = state.phase
    if phase == SELECT:
        for seat in late:
            round.commit(step, seat, _default_card(step, seat), forced=True)
    elif phase in WINDOWS:
        outcome = window.OPEN
        for seat in late:
            outcome = window.answer(step, seat, ())
        round.after_window(step, phase, outcome)
    elif phase == WAITING:
        round.protect(step, default_wire(state), forced=True)
    elif phase == PEEK:
        round.peek(step, "none", (), forced=True)
    elif phase == DRAFT:
        round.draft(step, state.display[0], forced=True)
    else:
        cards = round.xray_cards(state)
        round.xray_pick(step, cards.index(min(cards)))


def _default_card(step: Step, seat: int) -> int:
    """Chicken, else a cutter by chance; never Wait."""
    hand = step.state.hands[seat]
    if hand >> CHICKEN & 1:
        return CHICKEN
    return step.rng.pick([card for card in MEMBERS[hand] if card < WAIT])


def default_wire(state: State) -> int:
    """The unprotected wire with most cutters, the leftmost of them; if all are protected, Green."""
    best, most = 0, -1
    for wire in range(state.setting.wires):
        count = state.acts.count(wire)
        if not state.protected >> wire & 1 and count > most:
            best, most = wire, count
    return best
