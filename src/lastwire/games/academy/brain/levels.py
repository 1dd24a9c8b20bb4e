"""Bomb Squad Academy's bots: who they are, and how they choose a card. How they weigh it is in `value.py` and
`policy.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.academy.brain import speech
from lastwire.games.academy.brain.policy import Eager, Tactic
from lastwire.games.academy.brain.tool import Craft
from lastwire.games.academy.brain.value import Mind, Style, soften
from lastwire.games.academy.rules.moves import Commit, Move, Pass, build
from lastwire.games.academy.rules.state import CARDS
from lastwire.games.academy.rules.view import View


class Baseline:
    """Mixed expectations (BSA-10.2): what a card is worth, softly; Tools where they bring enough."""

    style = Style()

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = Mind(view, self.style)
        tactic = self.tactic(mind)
        match view.phase:
            case "select":
                return self.select(mind, tactic, offers, budget, rng)
            case "draft":
                return tactic.draft()
            case "protect":
                return tactic.protect()
            case "peek":
                return tactic.peek(offers)
            case "xray_pick":
                return tactic.pick()
        return tactic.window(offers)

    def tactic(self, mind: Mind) -> Tactic:
        return Tactic(mind)

    def select(self, mind: Mind, tactic: Tactic, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        tools = [offer.fields["tool"].options[0] for offer in offers if offer.kind == "use_tool"]
        if tools and (first := tactic.before_choice(tools)) is not None:
            return first
        return Commit(CARDS[rng.weighted(self.mix(mind, budget))])

    def mix(self, mind: Mind, budget: Budget) -> list[float]:
        """How likely each card is chosen."""
        style = self.style
        mixes = mind.guess(style.rounds, style.heat)
        worths = mind.worths(mind.me, mixes, mind.shares(mixes), mind.known, style.look, style.deny)
        return soften(mind.hands[mind.me], worths, style.heat)

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        """BSA-5.4a: a word now and then; it binds nobody."""
        return speech.line(view, past, rule, rng)


class Strong(Baseline):
    """Answers what the others probably play (BSA-10.6): mostly what a mixer would, partly what regret matching over
    everybody's choice comes to, partly what a newcomer goes for. Counts own points, those of rivals, the leader's most,
    and what a Wait and Tools are worth later."""

    style = Style(heat=0.1, keep=5.0, fade=4.0)
    naive: Final = 0.2  # how far others are taken for newcomers
    wise: Final = 0.08  # how far for such as have learned
    loops: Final = 10  # of regret matching, at most
    spite: Final = 0.9  # how much rivals' points count against its own
    lead: Final = 0.05  # how much more a rival counts for each point ahead of another, in each bomb after the first

    def mix(self, mind: Mind, budget: Budget) -> list[float]:
        mixer = Baseline.style
        mixes = mind.answers(mind.guess(mixer.rounds, mixer.heat), mixer.heat)
        learned = mind.balance(max(1, min(self.loops, budget.ms)))
        fresh = [mind.newcomer(hand, mind.public) for hand in mind.hands]
        trust = 1.0 - self.naive - self.wise
        mixes = [
            [trust * one + self.wise * two + self.naive * three for one, two, three in zip(*models, strict=True)]
            for models in zip(mixes, learned, fresh, strict=True)
        ]
        worths = mind.plan(mixes, self.spite, self.stakes(mind), self.tactic(mind).extras())
        return soften(mind.hands[mind.me], worths, self.style.heat)

    def tactic(self, mind: Mind) -> Craft:
        return Craft(mind, self.spite, self.stakes(mind))

    def stakes(self, mind: Mind) -> list[float]:
        """By seat, its part in what rivals' points count: the leader's most, the more the nearer the end."""
        scores = [player.score for player in mind.view.players]
        best = max([score for seat, score in enumerate(scores) if seat != mind.me])
        steep = self.lead * (mind.view.bomb - 1)
        weights = [0.0 if seat == mind.me else exp((score - best) * steep) for seat, score in enumerate(scores)]
        whole = sum(weights)
        return [weight / whole for weight in weights]


class Easy(Baseline):
    """A newcomer (BSA-10.3): goes where a cut alone pays most, with no thought of what others may play, and of danger
    only where a cut most likely explodes; forgets Tools, or uses them at the first chance."""

    def tactic(self, mind: Mind) -> Tactic:
        return Eager(mind)

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        match view.phase:
            case "draft":
                return build(*draw(offers, rng))
            case "peek":
                looks = [offer for offer in offers if offer.fields["mode"].options != ("none",)]
                return build(*draw(looks, rng))
            case phase if phase.startswith("window") and phase != "window_e" and rng.below(3) == 0:
                return Pass()
        return super().choose(view, past, offers, budget, rng)

    def mix(self, mind: Mind, budget: Budget) -> list[float]:
        return mind.newcomer(mind.hands[mind.me], mind.known)


BOTS: Final[dict[str, Callable[[], Any]]] = {"easy": Easy, "baseline": Baseline, "strong": Strong}
BUDGETS: Final = {"strong": Budget(50)}
