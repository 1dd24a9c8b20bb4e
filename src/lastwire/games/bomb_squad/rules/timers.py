"""Deadlines that are still to come (BSQ-4.70 to BSQ-4.74)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lastwire.engine.types import Timer
from lastwire.games.bomb_squad.rules.building import FACE_LETTER, LETTERS
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.setting import budget
from lastwire.games.bomb_squad.rules.state import (
    COUNTDOWN,
    OVER,
    State,
    live_bombs,
)


class Deadline(Struct, frozen=True, gc=False):
    """A bomb's time or gas: in ms of mission time, and in turns where the pace counts them, `left` of them by now.

    `live`: still to come. `shown`: that, or what ended the mission.
    """

    id: str
    at_ms: int
    turns: int | None
    left: int | None
    live: bool
    shown: bool


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


@lru_cache(1024)
def shown(
    deadlines: tuple[tuple[int, str, int], ...],
    live: tuple[tuple[int, str, int], ...],
    pace: str,
    turns: int,
    blown: str,
) -> tuple[Deadline, ...]:
    """All deadlines of a mission, in the order in which they come, after this many turns."""
    rate = getattr(CONTENT.pace, pace, None)
    found = []
    for at_ms, what, which in deadlines:
        id = name(what, which)
        most = None if rate is None else budget(at_ms, rate)
        ahead = (at_ms, what, which) in live
        left = None if most is None else max(0, most - turns)
        found.append(Deadline(id, at_ms, most, left, ahead, ahead or id == f"bomb_{blown}"))
    return tuple(found)


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
