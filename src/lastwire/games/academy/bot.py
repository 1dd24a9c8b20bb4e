"""Bomb Squad Academy's bots: who they are, and how they choose a card. How they weigh it is in `mind.py` and
`tactic.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.academy.mind import Mind, Style, soften
from lastwire.games.academy.moves import Commit, Move, build
from lastwire.games.academy.state import CARDS
from lastwire.games.academy.tactic import Tactic
from lastwire.games.academy.talk import CallWait, Emote
from lastwire.games.academy.view import View


class Baseline:
    """Mixed expectations (BSA-10.2): what a card is worth, softly; Tools where they bring enough."""

    style = Style()

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = Mind(view, self.style)
        tactic = Tactic(mind)
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
        """A word now and then: anything may be said, and it binds nobody (BSA-5.4)."""
        kinds = {offer.kind for offer in rule.acts}
        if rng.below(12):
            return None
        if "emote" in kinds and view.cutting is not None and view.cutting.exploded:
            mine = view.own is not None and view.own.seat in view.cutting.cutters
            return Speech(Emote("oops" if mine else "laugh"), urgency=2)
        hot = any(wire.length - wire.trigger + wire.up < 3 for wire in view.wires)
        if "call_wait" in kinds and hot and view.phase == "select":
            return Speech(CallWait(), urgency=1)
        return None


class Strong(Baseline):
    """Answers what the others probably play (BSA-10.6): partly what a mixer would, partly what regret matching over
    everybody's choice comes to. Counts own points, rivals' points and the Wait that is left for later."""

    style = Style(heat=0.2, keep=0.7)
    trust: Final = 0.9  # how far others are taken for mixers
    loops: Final = 30  # of regret matching, at most
    # How much of the rivals' mean gain counts against one's own: all of it against a single rival.
    spite: Final = {2: 1.0, 3: 0.5, 4: 0.3, 5: 0.3}

    def mix(self, mind: Mind, budget: Budget) -> list[float]:
        mixer = Baseline.style
        naive = mind.answers(mind.guess(mixer.rounds, mixer.heat), mixer.heat)
        wise = mind.balance(max(1, min(self.loops, budget.ms)))
        mixes = [
            [self.trust * one + (1.0 - self.trust) * other for one, other in zip(*pair, strict=True)]
            for pair in zip(naive, wise, strict=True)
        ]
        return soften(mind.hands[mind.me], mind.plan(mixes, self.spite[mind.seats]), self.style.heat)


class Easy(Baseline):
    """BSA-10.3: any card, but no cut that most likely explodes; Tools by chance."""

    fear: Final = 0.6

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        if view.phase != "select":
            return build(*draw(offers, rng))
        mind = Mind(view, self.style)
        tools = [offer for offer in offers if offer.kind == "use_tool"]
        if tools and rng.below(6) == 0:
            return build(*draw(tools, rng))
        hand = mind.hands[mind.me]
        calm = [card for card in hand if card >= mind.wires or mind.known[card][0][1] <= self.fear]
        return Commit(CARDS[rng.pick(calm or hand)])


BOTS: Final[dict[str, Callable[[], Any]]] = {"easy": Easy, "baseline": Baseline, "strong": Strong}
