"""Windows in which Tools are declared (4.3)."""

from __future__ import annotations

from typing import Final

from lastwire.games.academy.rules.apply.board import ask
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.apply.tool import ON, SHUT, use
from lastwire.games.academy.rules.events import AutoPassSet, DeclarationVoided, WindowPassed
from lastwire.games.academy.rules.sheet import Answer
from lastwire.games.academy.rules.state import MEMBERS, PHASES, first_come, priority
from lastwire.games.academy.rules.tool import WINDOW_TOOLS, eligible
from lastwire.games.academy.rules.toolkit import TOOLS

OPEN: Final = -1  # the window still waits for answers


def opened(step: Step, phase: int) -> bool:
    """BSA-4.3.1: open a window; False if nobody could use anything in it."""
    state = step.state
    if not state.owned & WINDOW_TOOLS[phase]:
        return False
    asked = eligible(state, phase)
    if not asked:
        return False
    state.eligible = asked
    ask(step, phase)
    return True


def answer(step: Step, seat: int, given: Answer) -> int:
    """BSA-4.3.2..4.3.4: keep an answer; with the last one all are opened. Answers what the window comes to."""
    state = step.state
    state.answers[seat] = given
    if state.setting.options.tool_order == "first" and not state.bots >> seat & 1:
        state.arrived += (seat,)
    for other in MEMBERS[state.eligible]:
        if state.answers[other] is None:
            return OPEN
    return _resolve(step)


def _resolve(step: Step) -> int:
    """BSA-4.3.3, BSA-4.3.4: all passed, or the first uses the Tool and the window asks again."""
    state = step.state
    phase, given = state.phase, state.answers
    asked, declared = MEMBERS[state.eligible], 0
    for seat in asked:
        answer = given[seat]
        if answer and answer[0] >= 0:
            declared |= 1 << seat
    state.opened += ((state.round, tuple(given)),)
    state.answers = [None] * len(given)
    state.eligible = 0
    order = priority(state, declared) if state.setting.options.tool_order == "score" else first_come(state, declared)
    state.arrived = ()
    for seat in asked:
        answer = given[seat]
        if answer and answer[0] < 0:
            _stop_asking(step, seat, ~answer[0])
    if not declared:
        if step.told is not None:
            step.emit(WindowPassed(PHASES[phase], asked))
        return SHUT
    first, *others = order
    chosen = given[first]
    if step.told is not None:
        for seat in others:
            void = given[seat]
            if void:
                step.emit(DeclarationVoided(seat, TOOLS[void[0]], state.setting.called(TOOLS[void[0]])))
    outcome = use(step, first, chosen or ())
    if outcome == ON:
        return OPEN if opened(step, phase) else SHUT
    return outcome


def set_auto_pass(step: Step, seat: int, tool: int, on: bool) -> int:
    """BSA-4.14.3: in a window it is the seat's pass, sealed like any answer; while cards are chosen it is lifted."""
    if on:
        return answer(step, seat, (~tool,))
    state = step.state
    state.auto[seat] &= ~(1 << tool)
    if step.told is not None:
        step.emit(AutoPassSet(seat, TOOLS[tool], False, state.setting.called(TOOLS[tool])))
    return OPEN


def _stop_asking(step: Step, seat: int, tool: int) -> None:
    """BSA-4.14.3: from now on, and known to all, since the answers are open."""
    step.state.auto[seat] |= 1 << tool
    if step.told is not None:
        step.emit(AutoPassSet(seat, TOOLS[tool], True, step.state.setting.called(TOOLS[tool])))
