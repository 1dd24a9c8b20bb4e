"""The end of a mission, played out: for the likeliest moves, on the same deals drawn from the exact odds (10.5).

Losses come late, when a red and the last wire of a number stand side by side on one stand and nobody is left who can
tell them apart. That is decided some turns before, by what is cut in which order, and by whom. Few wires are left then,
and a mission is played to its end in a few milliseconds.
"""

from __future__ import annotations

from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget
from lastwire.games.bomb_busters.brain.belief import TRUST, Mind
from lastwire.games.bomb_busters.brain.policy import Style, Turn, answer
from lastwire.games.bomb_busters.rules import offer
from lastwire.games.bomb_busters.rules.apply import dispatch
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.moves import DualCut, Move, SoloCut
from lastwire.games.bomb_busters.rules.state import OVER, RED, TURN
from lastwire.games.bomb_busters.rules.switch import usual

WIRES: Final = 18  # with more wires than this on the stands, one play-out takes too long
MOST: Final = 5  # moves that are compared
WIRE_MS: Final = 2  # what a play-out takes for each wire that is left, roughly: turns a budget into a number
ROUND: Final = 8  # deals between two looks at who is behind
ENOUGH: Final = 16  # deals, all won: then the first move will do


def look_ahead(turn: Turn, budget: Budget, rng: Rng) -> Move | None:
    """The move that wins most play-outs; None if it is too early for that, or there is nothing to choose."""
    mind = turn.mind
    wires = mind.state.uncut.bit_count()
    if wires > WIRES or not usual(mind.state.setting.brief):
        return None
    if not any(mind.exact.weights[slot][RED] for slot in mind.others()) and mind.state.dial > 3:
        return None
    moves = candidates(turn)
    if len(moves) < 2:
        return None
    wins = [0] * len(moves)
    alive = list(range(len(moves)))
    left = budget.ms // (WIRE_MS * wires)
    played = 0
    while left >= len(alive) * ROUND and len(alive) > 1:
        for _ in range(ROUND):
            believed = mind.closer if rng.unit() < TRUST else None
            deal = tuple((believed or mind.exact).sample(rng))
            for number in alive:
                wins[number] += play_out(mind, deal, moves[number], turn.style, rng)
        played += ROUND
        left -= ROUND * len(alive)
        if wins[0] == played >= ENOUGH and alive[0] == 0:
            break  # the policy's own move was never beaten, and stands first
        lead = max(wins[number] for number in alive)
        # Far behind on the same deals: two standard deviations of a difference that large.
        alive = [number for number in alive if (lead - wins[number]) ** 2 <= 4 * (lead - wins[number]) + 3]
    # The policy's own order decides between equals.
    return moves[max(alive, key=lambda number: (wins[number], -number))] if played else None


def candidates(turn: Turn) -> list[Move]:
    """What the policy would play, other certain cuts, and the best guesses."""
    first = turn.choose()
    if not isinstance(first, DualCut | SoloCut):
        return [first]  # a card that only helps, or a forced reveal
    found: list[Move] = [first]
    others: list[Move] = [*turn.all_certain(), *turn.solos(), *[turn.cut(guess) for guess in turn.guesses()[:6]]]
    for move in others:
        if move not in found:
            found.append(move)
    return found[:MOST]


def play_out(mind: Mind, deal: tuple[int, ...], move: Move, style: Style, rng: Rng) -> bool:
    """Whether the mission is won on this deal if all play on by the policy."""
    state = mind.state.copy()
    state.lay(deal)
    step = Step(state, rng, listening=False)
    dispatch.apply(step, mind.seat, move)
    while state.phase != OVER:
        seat = state.active if state.pending is None else state.pending.asked
        offers = offer.offers(state, seat)
        other = Mind.within(state, seat)
        reply = Turn(other, offers, style).choose() if state.phase == TURN else answer(other, offers[0], style)
        dispatch.apply(step, seat, reply)
    return state.cause == "defused"
