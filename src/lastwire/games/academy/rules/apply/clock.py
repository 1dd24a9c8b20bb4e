"""What the late get (BSA-4.14.2)."""

from __future__ import annotations

from lastwire.games.academy.rules import tool
from lastwire.games.academy.rules.apply import bomb, round, window
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.events import TimeRanOut
from lastwire.games.academy.rules.state import CHICKEN, DRAFT, MEMBERS, PEEK, SELECT, WAIT, WAITING, WINDOWS, State
from lastwire.games.academy.rules.timers import owed, running


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
        bomb.draft(step, state.display[0], forced=True)
    else:
        cards = tool.xray_cards(state)
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
