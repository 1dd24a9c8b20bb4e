"""The bot that every game has: `random` plays any legal move with equal chance, and now and then says something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games import AnyGame

TALKS_ONE_IN: Final = 40
VOLUNTEERS_ONE_IN: Final = 8


class Chance:
    """Draws from the offers, uniformly over the moves they stand for."""

    def __init__(self, game: AnyGame) -> None:
        self._build = game.codec.build
        self._acts = game.codec.acts

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        kind, fields = draw(offers, rng)
        return self._build(kind, fields)

    def volunteer(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        # An invited bot may still have nothing to play: that depends on the hand, and invitations do not.
        if rng.below(VOLUNTEERS_ONE_IN) or not offers:
            return None
        return self.choose(view, past, offers, budget, rng)

    def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        if rng.below(TALKS_ONE_IN):
            return None
        # An act with a free field needs free text, and this bot has none.
        acts = [offer for offer in rule.acts if not offer.free]
        if not acts:
            return None
        kind, fields = draw([rng.pick(acts)], rng)
        return Speech(self._acts[kind](**fields), urgency=1)
