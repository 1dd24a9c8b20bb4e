"""Bomb Busters' bots: who they are, and how a newcomer's differs from the rest. How they think is in `policy.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.bomb_busters.brain.belief import Mind
from lastwire.games.bomb_busters.brain.policy import Style, Turn, answer, lie
from lastwire.games.bomb_busters.brain.search import look_ahead
from lastwire.games.bomb_busters.brain.speech import line
from lastwire.games.bomb_busters.brain.teammate import read
from lastwire.games.bomb_busters.rules.moves import Move, PlaceToken
from lastwire.games.bomb_busters.rules.view import View

ALL_CARDS: Final = frozenset(range(1, 13))
UNASKED: Final = 3.0  # bits: a wire that tells less is not shown out of turn, since another's may tell more


class Baseline:
    """Certain cuts, then the best odds (10.5). Chooses without chance."""

    style = Style()
    lively = False

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = self.mind(view, past)
        if view.phase == "false_token":
            return lie(mind, offers)
        if view.phase != "turn":
            return self.answer(mind, offers[0], rng)
        turn = Turn(mind, offers, self.style)
        return self.led(turn, past) or self.turn(turn, rng)

    def led(self, turn: Turn, past: Past) -> Move | None:
        """What it does before anything else where people lead."""
        return turn.led(past.people) if past.people else None

    def volunteer(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move | None:
        """Out of turn: cards that only help, of which nobody at the table can make more; where people lead, none."""
        if past.people:
            return None
        return Turn(Mind(view), offers, self.style).free(UNASKED)

    def mind(self, view: View, past: Past) -> Mind:
        return Mind(view)

    def answer(self, mind: Mind, offer: Offer, rng: Rng) -> Move:
        return answer(mind, offer, self.style)

    def turn(self, turn: Turn, rng: Rng) -> Move:
        return turn.choose()

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        return line(view, past, rng, self.lively)


class Strong(Baseline):
    """Knows all equipment, and reads what teammates' choices tell."""

    style = Style(cards=ALL_CARDS, danger=8.0, calm=0.06)

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = Mind(view, lambda state, seat: read(state, seat, past.events))
        if view.phase == "false_token":
            return lie(mind, offers)
        if view.phase != "turn":
            return answer(mind, offers[0], self.style)
        turn = Turn(mind, offers, self.style)
        return self.led(turn, past) or look_ahead(turn, budget, rng) or turn.choose()


class Casual(Baseline):
    """The baseline with set-up tokens as people often place them: anywhere. For study."""

    def answer(self, mind: Mind, offer: Offer, rng: Rng) -> Move:
        if offer.kind == "place_token":
            return PlaceToken(rng.pick(offer.fields["wire"].options))
        return answer(mind, offer, self.style)


class Easy(Casual):
    """A newcomer's teammate: sees what lies open, counts well enough, dares too much now and then, fears red, and does
    not take the team's cards out of others' hands."""

    style = Style(cards=frozenset({3, 4, 5, 6}))
    lively = True
    overlooks: Final = 0.25  # certain cuts that only counting shows, and that it does not see
    warmth: Final = 0.04  # how far below the best a guess may be, as often as not
    red: Final = 0.08  # a guess that is more likely red is not made if there is another

    def volunteer(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move | None:
        return None

    def turn(self, turn: Turn, rng: Rng) -> Move:
        first = turn.first()
        if first is not None:
            return first
        sure = turn.certain()
        if sure is not None and (turn.marked(sure) or rng.unit() >= self.overlooks):
            return sure
        guesses = turn.guesses()
        guesses = [guess for guess in guesses if guess.red <= self.red] or guesses
        best = guesses[0].worth
        return turn.cut(guesses[rng.weighted([exp((guess.worth - best) / self.warmth) for guess in guesses[:6]])])


BUDGETS: Final = {"strong": Budget(2_000)}  # below about 1,500 it looks less far ahead

BOTS: Final[dict[str, Callable[[], Any]]] = {
    "easy": Easy,
    "baseline": Baseline,
    "strong": Strong,
    "casual": Casual,
}
