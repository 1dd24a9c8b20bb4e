"""Deadlines that are still to come (BSQ-4.70 to BSQ-4.74)."""

from __future__ import annotations

from lastwire.engine.types import Timer
from lastwire.games.bomb_squad.rules.building import FACE_LETTER, LETTERS
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.state import COUNTDOWN, OVER, State, live_bombs


def pending(state: State) -> list[tuple[int, str, int]]:
    """The deadlines that are still to come: bombs on the board, gas that has not come yet (BSQ-4.71)."""
    letters = {FACE_LETTER[face] for face in live_bombs(state)}
    return [
        (at_ms, what, which)
        for at_ms, what, which in state.setting.deadlines
        if (LETTERS[which] in letters if what == "bomb" else not state.gassed >> which & 1)
    ]


def name(what: str, which: int) -> str:
    """A timer's id: bomb_A, gas_1."""
    return f"{what}_{LETTERS[which]}" if what == "bomb" else f"{what}_{which}"


def timers(state: State) -> list[Timer]:
    """BSQ-4.70, BSQ-4.74, BSQ-4.76: each live deadline, carried out when late commands can no longer come."""
    if state.phase == COUNTDOWN:
        return [Timer("start", state.counted + CONTENT.clock.countdown_ms, waits=False)]
    if state.started < 0 or state.phase == OVER or state.setting.options.clock != "real_time":
        return []
    # Gas ends nothing: what is sent after it is checked when it has come (`pass_time`).
    return [
        Timer(name(what, which), state.started + at_ms, bars=None if what == "bomb" else ())
        for at_ms, what, which in pending(state)
    ]
