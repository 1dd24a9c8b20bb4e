"""Whom the match waits for, and for what."""

from __future__ import annotations

from functools import cache
from typing import Final

from lastwire.engine.types import Prompt
from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.state import CUTTING, MOST_SEATS, OVER, State

# The id of a prompt is the round and the step in it: briefings count claims made in order, cuts follow from 32 on.
_CUT_PROMPTS: Final = tuple(
    tuple(Prompt(number << 6 | 32 | cut, "cut", (seat,), (), "TB-4.2") for cut in range(MOST_SEATS))
    for number in range(ROUNDS + 1)
    for seat in range(MOST_SEATS)
)


def prompt(state: State) -> Prompt | None:
    """TB-4.1, TB-4.2: a claim, readiness or a cut is owed; nothing once it is over."""
    if state.phase == CUTTING:
        return _CUT_PROMPTS[state.round * MOST_SEATS + state.clipper][state.cuts_in_round]
    if state.phase == OVER:
        return None
    mode = state.options.claim_mode
    if mode == "ordered":
        turn = (state.claim_turn - state.nipper) % state.seats
        return Prompt(state.round << 6 | turn, "claim", (state.claim_turn,), (), "TB-4.4")
    if mode == "sealed":
        waiting = tuple([seat for seat in range(state.seats) if state.sealed[seat] is None])
        done = tuple([seat for seat in range(state.seats) if state.sealed[seat] is not None])
        return Prompt(state.round << 6, "claim", waiting, done, "TB-4.4")
    return _ready_prompt(state.round, tuple(state.ready))


@cache
def _ready_prompt(number: int, ready: tuple[bool, ...]) -> Prompt:
    return Prompt(number << 6, "ready", tuple([seat for seat, done in enumerate(ready) if not done]), (), "TB-4.4")
