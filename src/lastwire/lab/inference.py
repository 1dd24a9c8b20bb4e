"""How fast Bomb Busters' exact odds are: the opening of mission 8 from the Captain's seat, where most is hidden.

The clock is CPU time of one core. Nothing worked out for one deal helps with the next: caches are emptied in between.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

from msgspec import Struct

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.inference import (
    Posterior,
    Problem,
    forget,
    problem_of,
)
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.worlds import blank, evidence
from lastwire.lab.arena import Hall

MISSION: Final = 8
DEALS: Final = 9
SAMPLES: Final = 1000
SEED: Final = "inference"


class Spread(Struct, frozen=True):
    median: float
    max: float


class Opening(Struct, frozen=True):
    """One position: the number of deals and the odds of all wires in ms, one exact sample in µs, over several deals."""

    ms: Spread
    sample_us: Spread


class Openings(Struct, frozen=True):
    """By number of experts: before any token, and after all of them."""

    before_tokens: dict[int, Opening]
    after_tokens: dict[int, Opening]
    mission: int
    deals: int
    samples: int
    clock: str = "cpu"


def measure(deals: int = DEALS, progress: Callable[[str], None] | None = None) -> Openings:
    before: dict[int, Opening] = {}
    after: dict[int, Opening] = {}
    for experts in GAME.seats(Options()):
        if progress is not None:
            progress(f"{experts} experts")
        pairs = [_problems(experts, f"{SEED}/{experts}/{number}") for number in range(deals)]
        before[experts] = _opening([first for first, _ in pairs])
        after[experts] = _opening([second for _, second in pairs])
    return Openings(before, after, MISSION, deals, SAMPLES)


def _problems(experts: int, seed: str) -> tuple[Problem, Problem]:
    """What the Captain knows of a deal before any token, and once all have been placed (by `baseline`)."""
    options = Options(mission=MISSION)
    match: Match[Any, Any, Any, Any, Any] = Match.start(GAME, options, experts, seed_of(seed))
    first = _problem(match)
    hall = Hall(match, dict.fromkeys(range(experts), "baseline"))
    while match.prompt is not None and match.prompt.kind == "place_token":
        hall.ask(match.prompt.owed[0])
    return first, _problem(match)


def _problem(match: Match[Any, Any, Any, Any, Any]) -> Problem:
    view = match.view(match.state.setting.layout.captain)
    state = blank(view)
    keys = [key or 0 for stand in view.stands for key in stand.keys]
    return problem_of(state.setting, view.captain, keys, state.tokens, evidence(view, state), state.origin)


def _opening(problems: list[Problem]) -> Opening:
    took_ms, sample_us = [], []
    for number, problem in enumerate(problems):
        forget()
        gc.collect()
        began = process_time()
        odds = Posterior(problem)
        _ = odds.weights
        took_ms.append(1e3 * (process_time() - began))
        rng = Rng(seed_of(f"{SEED}/samples/{number}"))
        began = process_time()
        for _ in range(SAMPLES):
            odds.sample(rng)
        sample_us.append(1e6 * (process_time() - began) / SAMPLES)
    return Opening(_spread(took_ms), _spread(sample_us))


def _spread(values: list[float]) -> Spread:
    return Spread(round(median(values), 2), round(max(values), 2))
