"""The strong bot's search: which moves are worth a thought, and a race between them on the same imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget
from lastwire.games.badaboom.book import Book
from lastwire.games.badaboom.mind import Mind
from lastwire.games.badaboom.moves import Choose, Interrupt, Move, NoTinker, Play, Tinker
from lastwire.games.badaboom.rollout import Rollout
from lastwire.games.badaboom.rules.turn import explodes
from lastwire.games.badaboom.state import TRICK1
from lastwire.games.badaboom.worlds import imagine

ROLLOUTS_A_MS: Final = 2.0  # what one core of 2020 does; a fixed number of steps, whatever the machine
ROUND: Final = 6  # worlds between two looks at who is behind
MOST_WORLDS: Final = 60
MOST_MOVES: Final = 7
PRIOR: Final = 0.05  # chance to win for a coin of the baseline's judgement
PRIOR_WORLDS: Final = 6.0  # how many worlds that judgement counts for
BEHIND: Final = 1.3  # standard errors

Scored = tuple[float, Move]


def shortlist(mind: Mind, moves: Sequence[Move], idle: Move | None) -> list[Scored]:
    """What is worth a thought, one of each kind, the baseline's favourites first; to do nothing always is."""
    book = mind.book
    likely = [move for move in moves if move != idle and _sensible(mind, move)]
    if not likely:
        return [(0.0, idle)] if idle is not None else mind.scored(moves, idle)[:1]
    seen: set[tuple[object, ...]] = set()
    chosen: list[Scored] = []
    for score, move in mind.scored(likely, idle):
        kind = _alike(book, move)
        if kind not in seen and (len(chosen) < MOST_MOVES or move == idle):
            seen.add(kind)
            chosen.append((score, move))
    return chosen


def _sensible(mind: Mind, move: Move) -> bool:
    """Not wasted for sure: temporary Tricks where nothing goes off, a forced pass that changes little."""
    if not isinstance(move, Play):
        return True
    world, book = mind.world, mind.book
    card = book.cards[move.card]
    if card.kind == "T":
        return explodes(world, book)
    if card.kind == "F" and world.inside:
        # Somebody else's turn for one's own: a card to draw and a Mechanism to salvage.
        own = move.player in (None, mind.me)
        return own and world.phase == TRICK1 and world.holder != mind.me
    return card.effect != "peek"


def _alike(book: Book, move: Move) -> tuple[object, ...]:
    """Copies of a card are alike unless one bears a mission."""

    def face(number: int | None) -> tuple[object, ...]:
        card = book.cards[number or 0]
        return card.id, None if card.mission is None else card.mission.code

    match move:
        case Play(card=card, player=player):
            return "play", face(card), player
        case Interrupt(card=card):
            return "interrupt", face(card)
        case Tinker(give=give, take=take):
            return "tinker", face(give), face(take)
        case _:
            return (move,)


def _fine(move: Move) -> float:
    """Penalties are not played out, only paid."""
    paying = isinstance(move, Play | Interrupt | Choose | Tinker | NoTinker) and move.accept_fine
    return PRIOR if paying else 0.0


class Search:
    """One decision."""

    def __init__(self, mind: Mind, known: Mapping[int, int]) -> None:
        self.mind = mind
        self.known = known
        self.rollout = Rollout(mind.book)

    def best(self, scored: Sequence[Scored], budget: Budget, rng: Rng) -> Move:
        """The winner of the race; those who are clearly behind drop out."""
        mind = self.mind
        top = scored[0][0]
        prior = [PRIOR * (score - top) - _fine(move) for score, move in scored]
        values: list[list[float]] = [[] for _ in scored]
        racing = list(range(len(scored)))
        left = int(budget.ms * ROLLOUTS_A_MS)
        worlds = 0
        first = 0
        while True:
            for _ in range(ROUND):
                world = imagine(mind.view, rng, self.known)
                world.life = None
                seed = rng.fork("on").seed
                rng.word()
                for place in racing:
                    # The same chance for all: what differs is the move.
                    values[place].append(self.rollout.value(world, mind.me, scored[place][1], Rng(seed)))
            worlds += ROUND
            left -= ROUND * len(racing)
            judged = {
                place: sum(values[place]) / worlds + prior[place] * PRIOR_WORLDS / (worlds + PRIOR_WORLDS)
                for place in racing
            }
            first = max(racing, key=judged.__getitem__)
            racing = [place for place in racing if place == first or not self._behind(values, place, first)]
            if len(racing) == 1 or worlds >= MOST_WORLDS or left < ROUND * len(racing):
                return scored[first][1]

    def _behind(self, values: list[list[float]], place: int, first: int) -> bool:
        gaps = [mine - best for mine, best in zip(values[place], values[first], strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
        return mean + BEHIND * sqrt(spread / count) <= 0.0
