"""What moves do to wires, tokens and cards, and the end of a mission."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.events import MissionEnded, Value
from lastwire.games.bomb_busters.rules.state import FALSE, LIVE_MASK, NONE, NUMBERS, OVER, RED, SHOWN, VIRTUAL, State

VALUE_NAMES: Final[tuple[Value, ...]] = (*range(NUMBERS + 1), "yellow", "red")


def ask(step: Step, phase: int) -> None:
    """A new question is open."""
    state = step.state
    state.phase = phase
    state.asked += 1
    state.asked_t = step.t


def note(state: State, kind: int, values: int, a: int, b: int = 0) -> None:
    """Remember a fact (10.2)."""
    state.facts += ((kind, values, a, b, state.round),)


def lay_open(state: State, slot: int) -> int:
    """BB-4.15 (1)-(3), BB-7.8: a wire is turned face-up and its token goes back; returns its value.

    After the last of several, who holds the value is counted anew (`State.recount`).
    """
    state.uncut ^= 1 << slot
    value = state.setting.values[state.keys[slot]]
    state.cut[value] += 1
    token = state.tokens[slot]
    if token:
        state.tokens[slot] = 0
        if not token & VIRTUAL:
            state.supply[token & SHOWN] += 1
    return value


def spend(state: State, card: int) -> None:
    """BB-4.28: a card is used once."""
    state.ready &= ~(1 << card)
    state.used |= 1 << card


def mark(state: State, slot: int) -> str:
    """BB-4.13, BB-7.9, BB-7.10: show the value of a wire that was called wrongly; returns how it was shown."""
    if state.tokens[slot]:
        return "none"
    value = state.setting.values[state.keys[slot]]
    if state.supply[value]:
        state.supply[value] -= 1
        state.tokens[slot] = value
        return "token"
    if state.setting.options.virtual_tokens:
        state.tokens[slot] = value | VIRTUAL
        return "virtual"
    note(state, NONE, (LIVE_MASK | 1 << RED) & ~(1 << value), 1 << slot)
    return "spoken"


def mark_false(state: State, slot: int, values: tuple[int, ...]) -> str:
    """BB-12.20: show what a wire is not, since that was stated of it; returns how it was shown."""
    named = sum([1 << value for value in values]) | 1 << RED
    if state.tokens[slot]:
        note(state, NONE, named, 1 << slot)
        return "none"
    value = values[0]
    if state.supply[value]:
        state.supply[value] -= 1
        state.tokens[slot] = value | FALSE
    elif state.setting.options.virtual_tokens:
        state.tokens[slot] = value | FALSE | VIRTUAL
    else:
        note(state, NONE, named, 1 << slot)
        return "unsaid"
    # It lies there for all to see.
    state.facts += ((NONE, named, 1 << slot, 0, 0),)
    return "false"


def end(step: Step, cause: str) -> None:
    """BB-6.1, BB-6.2: it is over at once, and everything is open."""
    state = step.state
    state.phase = OVER
    state.cause = cause
    state.pending = None
    if step.told is not None:
        brief = state.setting.brief
        opens = brief.opens if cause == "defused" else None
        step.emit(MissionEnded(cause, brief.number, state.dial, state.aside, opens))
