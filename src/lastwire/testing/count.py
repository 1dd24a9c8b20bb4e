"""Exact counts on small trees: how many lines of play there are to each depth. Rules that drift change the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.testing.position import AnyGame


def lines_of_play(game: AnyGame, state: Any, seed: bytes, depth: int) -> tuple[Sequence[int], Sequence[int]]:
    """For each depth from 1: the lines of play that long, and those of them that end the match there.

    The first seat that owes an answer moves, with each of its moves in turn; chance is what the seed makes of it.
    """
    lines, ends = [0] * depth, [0] * depth

    def follow(state: Any, rng: Rng, level: int) -> None:
        prompt = game.prompt(state)
        if prompt is None:
            if level:
                ends[level - 1] += 1
            return
        if level == depth:
            return
        seat = prompt.owed[0]
        for move in game.moves(state, seat):
            step: Step[Any, Any] = Step(state.copy(), rng.copy(), 0, listening=False)
            game.check(state, seat, move)
            game.apply(step, seat, move)
            lines[level] += 1
            follow(step.state, step.rng, level + 1)

    follow(state, Rng(seed), 0)
    return lines, ends
