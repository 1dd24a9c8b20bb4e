"""The clocks that run, and for whom (GB-4.110)."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Timer, TimerKind
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.options import Clock
from lastwire.games.badaboom.rules.state import ASKS, CLAIM, NOMINATE, NONE, OVER, POLLS, State

BEAT: Final = "beat"
DECISION: Final = "decision"
VOTE: Final = "vote"
_PACE: Final = CONTENT.pace.poll
# What others may do meanwhile, such as passing in advance, has nothing to do with this clock.
_ANSWERS: Final = (
    "play",
    "interrupt",
    "pass",
    "choose",
    "tinker",
    "no_tinker",
    "discard",
    "claim",
    "nominate",
    "ritual",
    "judge",
)

# By what is asked; nobody is asked nothing.
_SECONDS: Final = dict(zip(ASKS, ("nominate", "trick", "interrupt", "choose"), strict=False)) | {
    "tinker": "tinkering",
    "tongs": "tinkering",
    "discard": "discard",
    "claim": "claim",
    "judge": "choose",
}
# Whether there is anything to do but pass, or to claim, only the seat itself knows.
_HIDDEN: Final = (*POLLS, CLAIM)


def owed(state: State) -> tuple[int, ...]:
    """Who has to decide."""
    if state.asked != NONE:
        return (state.asked,)
    if state.ask == CLAIM:
        return tuple(seat for seat, claim in enumerate(state.claims) if claim == NONE)
    if state.ask == NOMINATE:
        return tuple(seat for seat, named in enumerate(state.nominations) if named == NONE)
    return ()


def beat_ms(state: State) -> int:
    """GB-4.111: how long the beat of this poll takes. Mixed from the turn's salt, which nobody knows, and the prompt's
    number, so that polls cost no draw of their own."""
    mixed = (state.salt + state.prompt_no * 0x9E3779B1) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 16) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ mixed >> 13) * 0xC2B2AE35) & 0xFFFFFFFF
    return _PACE.least_ms + ((mixed ^ mixed >> 16) * (_PACE.spread_ms + 1) >> 32)


def timers(state: State) -> list[Timer]:
    """The clocks that run. None depends on anything hidden; the beat is told to nobody."""
    if state.phase == OVER:
        return []
    found = []
    if state.beat:
        # Who saw it go by would know whoever passes later to have thought about it.
        found.append(Timer(BEAT, state.prompt_t + beat_ms(state), secret=True, waits=False))
    clock = state.options.clock
    if isinstance(clock, Clock):
        due = state.prompt_t + 1000 * getattr(clock, _SECONDS[ASKS[state.ask]])
        kind: TimerKind = "poll" if state.ask in _HIDDEN else "turn"
        found.append(Timer(DECISION, due, owed(state), bars=_ANSWERS, kind=kind, since_ms=state.prompt_t))
    life = state.life
    if life is not None and life.accused != NONE:
        found.append(Timer(VOTE, life.vote_t + 1000 * CONTENT.vote.seconds, bars=("vote",)))
    return found
