"""Random play to the end: what the bench measures, and what searches are made of."""

from __future__ import annotations

from lastwire.engine.game import Game, M, O, V
from lastwire.engine.offer import draw_move
from lastwire.engine.rng import Rng
from lastwire.engine.step import E, S, Step
from lastwire.errors import Broken


def playout(game: Game[S, M, E, V, O], state: S, rng: Rng, limit: int = 100_000, listening: bool = True) -> int:
    """Play uniformly random moves to the end, on the given state, checks on; returns how many were played.

    Seats owed an answer move in order; CLOCK and TABLE never do, nor does anybody unasked.
    """
    prompts, check, apply = game.prompt, game.check, game.apply
    # What `game.draw` does, without calling that for each move.
    quick_draw, offers, build = game.quick_draw, game.offers, game.codec.build
    step: Step[S, E] = Step(state, rng, 0, listening)
    for moves in range(limit):
        prompt = prompts(state)
        if prompt is None:
            return moves
        seat = prompt.owed[0]
        move = draw_move(offers(state, seat), rng, build) if quick_draw is None else quick_draw(state, seat, rng)
        check(state, seat, move)
        apply(step, seat, move)
        if listening:
            step.told = []
        if step.said:
            step.said = []
    if prompts(state) is None:
        return limit
    raise Broken(f"{game.info.name}: no end after {limit} moves")
