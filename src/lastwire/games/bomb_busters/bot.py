"""Bomb Busters' bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.bomb_busters.mind import Mind
from lastwire.games.bomb_busters.moves import Move
from lastwire.games.bomb_busters.policy import Style, Turn, answer
from lastwire.games.bomb_busters.reading import read
from lastwire.games.bomb_busters.view import View


class Baseline:
    """Certain cuts, then the best odds (10.5)."""

    style = Style()

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = Mind(view)
        if view.phase != "turn":
            return answer(mind, offers[0])
        return Turn(mind, offers, self.style).choose()

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        return None


class Strong(Baseline):
    """All cards, and what teammates' choices tell."""

    style = Style(cards=frozenset(range(1, 13)))

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        mind = Mind(view, lambda state, seat: read(state, seat, past.events))
        if view.phase != "turn":
            return answer(mind, offers[0])
        return Turn(mind, offers, self.style).choose()


class Cards(Baseline):
    style = Style(cards=frozenset(range(1, 13)))


class Reads(Strong):
    style = Style()


BOTS: Final[dict[str, Callable[[], Any]]] = {"baseline": Baseline, "strong": Strong, "cards": Cards, "reads": Reads}
