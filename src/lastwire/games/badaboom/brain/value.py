"""How a bot judges a position: what its cards and coins are worth, who is about to die, and how a move would turn out
if nobody answered it. It works on a world imagined from the view, and asks nothing of that world that the view hides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from lastwire.engine.offer import expand
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.step import Step
from lastwire.engine.types import Offer
from lastwire.games.badaboom.rules import offer
from lastwire.games.badaboom.rules.apply import dispatch
from lastwire.games.badaboom.rules.board import armed, explodes, gadget_inside, next_holder
from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.danger import killed
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.moves import Judge, Move, Pass, build
from lastwire.games.badaboom.rules.part import Does
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    INTERRUPT,
    JUDGE,
    OVER,
    TINKERING,
    TONGS,
    TRICK1,
    TRICK2,
    State,
    numbers,
)
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.rules.worlds import imagine

_PASS: Final = Pass()
_YES: Final = Judge(True)  # what the table will say, nobody knows: it may as well be kind
_BLIND: Final = seed_of("nobody's chance")

# What a card in hand is worth, in coins, by what it does (GB-10.2: a card is worth about 0.15 to 0.25).
WORTH: Final[dict[str, float]] = {
    "pass": 0.35,
    "cancel": 0.45,
    "take_over": 0.40,
    "keep": 0.40,
    "protect": 0.15,
    "affect": 0.25,
    "chain": 0.20,
    "no_explosion": 0.40,
    "reverse": 0.15,
    "no_tinkering": 0.15,
    "no_forced_pass": 0.15,
    "no_interrupts": 0.15,
    "draw": 0.15,
    "deal": 0.10,
    "discard": 0.10,
    "lose": 0.10,
    "steal": 0.30,
    "look": 0.05,
    "exchange": 0.15,
    "add": 0.35,
    "remove": 0.40,
    "gain": 0.50,
    "earn": 0.80,
    "pay": 0.50,
    "swap": 0.35,
    "judge": 0.0,
}
MOST_WORTH: Final = 2.0
GADGET_WORTH: Final = 0.15
MISSION_WORTH: Final = 0.15
FRESH: Final = 0.7  # four cards for the resurrected
FUTURE: Final = 0.65  # what a Bomb that does not go off yet will pay when it does
# What may yet save somebody, each with how often it does.
ESCAPES: Final = {"protect": 0.8, "pass": 0.5, "no_explosion": 0.7, "add": 0.7}


def part_worth(part: Does) -> float:
    """What a part is worth to whoever plays it: what is good for others is not, and what is bad for others is."""
    worth = WORTH[part.do]
    you = "you" in part.who or "everyone" in part.who
    match part.do:
        case "pass":
            return {"you": 0.30, "named": 0.45}.get(part.who[0], worth)
        case "protect":
            return 0.40 if you and part.unless_holder else 0.55 if you else worth
        case "draw" | "deal" | "gain" | "earn":
            return worth * part.count if you else -0.05
        case "discard" | "lose" | "pay":
            return worth * part.count if not you else -worth * part.count
        case "steal":
            return worth * part.count
        case "affect":
            return worth if not you else 0.0
    return worth


def card_worth(card: Card) -> float:
    """The best that it does, and a little for the rest."""
    if card.back != "trick":
        return GADGET_WORTH
    parts = sorted([part_worth(part) for part in card.does], reverse=True)
    worth = min(MOST_WORTH, max(0.0, parts[0] + 0.3 * sum(parts[1:]))) if parts else 0.0
    return worth + (MISSION_WORTH * card.mission.pay if card.mission is not None else 0.0)


def escape_chance(card: Card) -> float:
    """How often a card of one's own saves one."""
    chances = [
        ESCAPES[part.do]
        for part in card.does
        if part.do in ESCAPES and (part.do != "protect" or (not part.unless_holder and _saves_you(part)))
    ]
    return max(chances, default=0.0)


def _saves_you(part: Does) -> bool:
    return "you" in part.who or "everyone" in part.who


@dataclass(frozen=True)
class Temper:
    """What a bot cares for. Shares of its judgement, and how much better a move must be than doing nothing."""

    rivalry: float = 0.15  # others' coins, and as much again the richest one's
    margin: float = 0.25
    interrupts: bool = True
    noise: float = 0.0


class Mind:
    """One bot's thoughts about one prompt."""

    def __init__(self, view: View, rng: Rng, temper: Temper) -> None:
        if view.own is None:
            raise ValueError("only a seat has to think")
        self.view = view
        self.me = view.own.seat
        self.book: Book = book_of(view.options)
        self.world = imagine(view, rng)
        self.rng = rng
        self.temper = temper
        self._worth = [card_worth(card) for card in self.book.cards]

    # --- what would happen ------------------------------------------------------------------------

    def after(self, move: Move) -> State:
        """The world after a move that nobody answers, until this stack is done with."""
        step: Step[State, Event] = Step(self.world.copy(), Rng(_BLIND), 0, listening=False)
        explosions = len(self.world.history)
        dispatch.apply(step, self.me, move)
        for _ in range(64):
            state = step.state
            if state.phase == OVER or len(state.history) > explosions:
                break
            if state.ask == INTERRUPT:
                dispatch.apply(step, state.asked, _PASS)
            elif state.ask == JUDGE:
                dispatch.apply(step, state.asked, _YES)
            elif state.ask in (CHOOSE, TONGS) and state.asked != self.me:
                kind, fields = next(iter(expand(offer.offers(state, state.asked))))
                dispatch.apply(step, state.asked, build(kind, fields))
            else:
                break
        return step.state

    # --- what that would be worth -----------------------------------------------------------------

    def outlook(self, state: State) -> float:
        """Coins and cards, and the explosion that threatens, as this seat would have them."""
        seats, me, book = state.seats, self.me, self.book
        score = [float(coins) for coins in state.coins]
        threat, holder = self._threat(state)
        dead = 0
        chance = 0.0
        if holder >= 0:
            dead = killed(state, book, holder, gadget_inside(state, book))
            chance = threat
        for seat in range(seats):
            mine = seat == me
            held = self._hand(state, seat)
            mechanisms = state.mechs[seat]
            if dead >> seat & 1:
                dies = chance * (1.0 - self._escape(state, seat, holder)) if mine else chance * 0.75
            else:
                dies = 0.0
            lives = chance - dies
            score[seat] += held
            score[seat] += lives * (1.0 + mechanisms + (1.0 if seat == holder else 0.0))
            score[seat] += dies * (FRESH - held)
            score[seat] += (1.0 - chance) * (FUTURE + 0.55 * mechanisms)
        rest = [score[seat] for seat in range(seats) if seat != me]
        return score[me] - self.temper.rivalry * (sum(rest) / len(rest) + max(rest))

    def _hand(self, state: State, seat: int) -> float:
        """Own cards by what they are, others' by their number: what they are is not known."""
        if seat != self.me:
            return 0.3 * state.hands[seat].bit_count()
        return sum(self._worth[card] for card in numbers(state.hands[seat]))

    def _threat(self, state: State) -> tuple[float, int]:
        """How likely the Bomb goes off soon, and at whom; -1: nobody knows."""
        book = self.book
        if explodes(state, book):
            chance = {TRICK1: 0.55, TINKERING: 0.65, TRICK2: 0.9}.get(state.phase, 0.5)
            return chance, state.holder
        if not armed(state):
            return 0.0, -1
        return 0.6, next_holder(state, book)

    def _escape(self, state: State, seat: int, holder: int) -> float:
        """How likely this seat's own hand is to get it out of trouble."""
        book = self.book
        stays = 1.0
        for card in numbers(state.hands[seat] & book.tricks):
            saves = escape_chance(book.cards[card])
            if saves and not (seat != holder and card in numbers(book.for_holder)):
                stays *= 1.0 - saves
        # Whoever tinkers before the explosion can secure the Bomb.
        later = holder != state.holder or state.phase in (TRICK1, TINKERING)
        if seat == holder and later and state.mechs[seat] and not state.in_force & book.padlock:
            stays *= 0.2
        # In the last window before it goes off there may be no other chance: what is not played now comes too late.
        return min(0.9, 1.0 - stays) * (0.15 if state.phase == TRICK2 and holder == state.holder else 1.0)

    # --- choosing ---------------------------------------------------------------------------------

    def best(self, moves: Sequence[Move], idle: Move | None) -> Move:
        """The move with the best outlook; `idle` unless another is better by the margin."""
        return self.scored(moves, idle)[0][1]

    def scored(self, moves: Sequence[Move], idle: Move | None) -> list[tuple[float, Move]]:
        """All moves with their outlooks, the best first; that of `idle` is raised by the margin."""
        scored: list[tuple[float, Move]] = []
        if idle is not None:
            scored.append((self.outlook(self.after(idle)) + self.temper.margin, idle))
        scored += [(self.outlook(self.after(move)) + self._blur(), move) for move in moves if move != idle]
        scored.sort(key=lambda each: -each[0])
        return scored

    def _blur(self) -> float:
        return self.temper.noise * (self.rng.unit() + self.rng.unit() - 1.0) if self.temper.noise else 0.0


def written_out(offers: Sequence[Offer], build: Callable[[str, dict[str, object]], Move]) -> list[Move]:
    """All moves of some offers."""
    return [build(kind, fields) for kind, fields in expand(list(offers))]
