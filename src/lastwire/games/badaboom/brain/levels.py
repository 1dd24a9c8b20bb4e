"""Big Badaboom's bots: who they are. How they judge a position is in `value.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Pick, Speech, TalkRule
from lastwire.games.badaboom.brain import speech
from lastwire.games.badaboom.brain.memory import recall
from lastwire.games.badaboom.brain.search import Search, shortlist
from lastwire.games.badaboom.brain.value import Mind, Temper, card_worth, written_out
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.moves import Claim, Discard, Judge, Move, Nominate, Pass, Ritual, build
from lastwire.games.badaboom.rules.state import MECHANISM
from lastwire.games.badaboom.rules.view import View

_MOST_SWAPS: Final = 24
_ASIDE: Final = ("ritual", "buy_off", "accuse", "vote", "preset")


class Baseline:
    """Looks one move ahead, as if nobody answered it (GB-10.5): salvages, keeps out of its own explosions, hits the
    leader, and interrupts what would cost it more than a card."""

    temper = Temper()

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        own = view.own
        if own is None:
            raise ValueError("only a seat is asked")
        if view.ask == "nominate":
            return Nominate(rng.below(view.seats))
        if view.ask == "claim":
            return Claim(offers[0].fields["cards"].options)
        if view.ask == "judge":
            return Judge(True)  # GB-2.49: a bot that has taken a judge's seat has seen nothing
        ritual = self._ritual(view, offers)
        if ritual is not None:
            return ritual
        asked = [offer for offer in offers if offer.kind not in _ASIDE]
        if view.ask == "discard":
            return self._discard(view, asked)
        idle: Move | None = None
        if view.ask in ("trick", "interrupt"):
            idle = Pass()
            if len(asked) == 1 or (view.ask == "interrupt" and not self.temper.interrupts):
                return idle
            moves = written_out(asked, build)
        elif view.ask in ("tinker", "tongs"):
            none = [offer for offer in asked if offer.kind == "no_tinker"]
            idle = written_out(none, build)[0] if none else None
            moves = written_out([offer for offer in asked if offer.kind == "tinker"], build)
            if len(moves) > _MOST_SWAPS:
                moves = self._likely(view, moves)
        else:
            moves = written_out(asked, build)
        return self.decide(Mind(view, rng, self.temper), past, moves, idle, budget, rng)

    def decide(
        self, mind: Mind, past: Past, moves: Sequence[Move], idle: Move | None, budget: Budget, rng: Rng
    ) -> Move:
        """One of these moves; `idle` is the one that does nothing."""
        return mind.best(moves, idle)

    def volunteer(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move | None:
        """GB-2.57: shriek at once."""
        return Ritual() if any(offer.kind == "ritual" and not offer.fields for offer in offers) else None

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        """GB-2.57, GB-5.5a: by acts alone; bots never write."""
        return speech.line(view, past, rule, rng)

    def _ritual(self, view: View, offers: Sequence[Offer]) -> Move | None:
        """GB-2.57: what has to be done is done before it is due."""
        own, life = view.own, view.life
        penalty = None if life is None or own is None else life.penalties[own.seat]
        offer = next((each for each in offers if each.kind == "ritual"), None)
        if penalty is None or offer is None or penalty.ritual or (penalty.alarm and not penalty.due):
            return None
        if "card" not in offer.fields:
            return Ritual()
        return Ritual(self._least(view, offer.fields["card"]))

    def _least(self, view: View, pick: Pick) -> int:
        cards = book_of(view.options).cards
        number: int = min(pick.options, key=lambda card: card_worth(cards[card]) if card else 0.0)
        return number

    def _discard(self, view: View, offers: Sequence[Offer]) -> Move:
        """The cheapest cards; Mechanisms last."""
        cards = book_of(view.options).cards
        offer = offers[0]
        pick = offer.fields["cards"]
        cheapest = sorted(pick.options, key=lambda card: card_worth(cards[card]))[: pick.least]
        return Discard(tuple(sorted(cheapest)), offer.fields["mechanisms"].options[0])

    def _likely(self, view: View, swaps: list[Move]) -> list[Move]:
        """Cheap cards in, good ones out; and all that a Mechanism or a Gadget is part of."""
        cards = book_of(view.options).cards

        def gain(move: Any) -> float:
            special = any(cards[number].back != "trick" for number in (move.give, move.take))
            given = 0.8 if move.give == MECHANISM else card_worth(cards[move.give])
            taken = 0.8 if move.take == MECHANISM else card_worth(cards[move.take])
            return taken - given + (0.3 if special else 0.0)

        return sorted(swaps, key=gain, reverse=True)[:_MOST_SWAPS]


class Strong(Baseline):
    """Plays what is worth a thought on to the next explosion, in many worlds that fit its view and its memory, and
    takes the move after which it is likeliest to win (GB-10.6)."""

    def decide(
        self, mind: Mind, past: Past, moves: Sequence[Move], idle: Move | None, budget: Budget, rng: Rng
    ) -> Move:
        chosen = shortlist(mind, moves, idle)
        if len(chosen) == 1:
            return chosen[0][1]
        return Search(mind, recall(past.events)).best(chosen, budget, rng)


class Easy(Baseline):
    """A newcomer: sees its own danger, misjudges much, and lets others have their way."""

    temper = Temper(rivalry=0.05, margin=0.4, interrupts=False, noise=0.9)


BOTS: Final[dict[str, Callable[[], Any]]] = {"easy": Easy, "baseline": Baseline, "strong": Strong}
BUDGETS: Final = {"strong": Budget(100)}
