"""The strong bot's search: which moves are worth a thought, and what comes of them in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget
from lastwire.games.badaboom.brain.rollout import Rollout
from lastwire.games.badaboom.brain.value import Mind
from lastwire.games.badaboom.rules.board import explodes, unstable
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.moves import Choose, Interrupt, Move, NoTinker, Pass, Play, Tinker
from lastwire.games.badaboom.rules.state import TRICK1, TRICK2, State
from lastwire.games.badaboom.rules.worlds import Worlds

ROLLOUTS_A_MS: Final = 2.0  # what one core of 2020 does; a fixed number of steps, whatever the machine
ROUND: Final = 4  # worlds between two looks at who is behind
MOST_WORLDS: Final = 48
MOST_MOVES: Final = 6
# In standard errors of the gap to the baseline's choice: a move this far behind drops out, and one this far ahead at
# the end is chosen. There are many polls, and cards played on a whim do not come back.
BEHIND: Final = 0.8
AHEAD: Final = 0.8
AHEAD_IN_POLLS: Final = 1.6

Scored = tuple[float, Move]


def shortlist(mind: Mind, moves: Sequence[Move], idle: Move | None) -> list[Scored]:
    """The moves worth a thought, one of each kind, the baseline's favourites first. Doing nothing is always one."""
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
    """Whether a move is not plainly wasted, as are temporary Tricks where nothing goes off, and forced passes that
    change little."""
    if not isinstance(move, Play):
        return True
    world, book = mind.world, mind.book
    card = book.cards[move.card]
    if world.inside and not unstable(world) and world.phase != TRICK1:
        return False  # nothing has changed since the first window that would make it better now
    if card.kind == "T":
        return world.phase == TRICK2 and explodes(world, book)  # before that there will be time for it yet
    if card.kind == "F" and world.inside:
        # Taking over somebody else's turn: a card to draw and a Mechanism to salvage.
        own = move.player in (None, mind.me)
        return own and world.phase == TRICK1 and world.holder != mind.me
    return any(part.do not in ("look", "deal", "judge") for part in card.does)


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


def _fine(move: Move) -> bool:
    return isinstance(move, Play | Interrupt | Choose | Tinker | NoTinker) and move.accept_fine


class Search:
    """One decision."""

    def __init__(self, mind: Mind, known: Mapping[int, int]) -> None:
        self.mind = mind
        self.worlds = Worlds(mind.view, known)
        self.rollout = Rollout(mind.book)

    def best(self, scored: Sequence[Scored], budget: Budget, rng: Rng) -> Move:
        """The baseline's choice, unless another move comes out clearly better in the same worlds."""
        champion, *rivals = [move for _, move in scored]
        gaps: list[list[float]] = [[] for _ in rivals]
        racing = list(range(len(rivals)))
        left = int(budget.ms * ROLLOUTS_A_MS)
        worlds = 0
        while racing and worlds < MOST_WORLDS:
            size = min(ROUND, left // (len(racing) + 1))
            if size < ROUND and worlds:
                break
            size = max(2, size)
            for _ in range(size):
                world = self.worlds.draw(rng)
                seed = rng.fork("on").seed
                mark = self._value(world, champion, seed)
                for place in racing:
                    gaps[place].append(self._value(world, rivals[place], seed) - mark)
            worlds += size
            left -= size * (len(racing) + 1)
            racing = [place for place in racing if _bound(gaps[place], BEHIND) > 0.0]
        clearly = AHEAD_IN_POLLS if isinstance(champion, Pass) else AHEAD
        ahead = [place for place in racing if _bound(gaps[place], -clearly) > 0.0]
        return rivals[max(ahead, key=lambda place: sum(gaps[place]))] if ahead else champion

    def _value(self, world: State, move: Move, seed: bytes) -> float:
        """The same chance for all moves: what differs is the move. Penalties are paid, but not played out."""
        world.life = None
        if not _fine(move):
            return self.rollout.value(world, self.mind.me, move, Rng(seed))
        poorer = world.copy()
        poorer.coins[self.mind.me] -= CONTENT.fine
        return self.rollout.value(poorer, self.mind.me, move, Rng(seed))


def _bound(gaps: Sequence[float], errors: float) -> float:
    """The mean plus this many standard errors."""
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
    return mean + errors * sqrt(spread / count)
