"""Bomb Squad's bots: who they are. How they decide is in `policy.py`, and the strong one in `strong.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.games.bomb_squad.brain.policy import Turn, decide
from lastwire.games.bomb_squad.brain.situation import Style
from lastwire.games.bomb_squad.brain.strong import Mind
from lastwire.games.bomb_squad.rules.moves import Move
from lastwire.games.bomb_squad.rules.view import View


class Baseline:
    """Certain knowledge (BSQ-10.4): plays what it knows to be needed, tells what makes a needed card known."""

    style = Style()

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        return decide(Turn(view, past, self.style, rng))

    def speak(self, view: View, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        """What may be said is on the table for all to see."""
        return None


class Easy(Baseline):
    """A newcomer's teammate: plans less well, does not count cards, overlooks things now and then."""

    style = Style(width=4, counts=False, slips=0.15, noise=2.0)


class Strong(Baseline):
    """BSQ-10.5: several routes, programs weighed by the cards that are there, intel that means a card."""

    def choose(self, view: View, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Move:
        if view.options.no_programming or view.options.fog or len(view.robots) > 1:
            return decide(Turn(view, past, self.style, rng))
        turn = Mind(view, past, self.style, rng)
        match view.phase:
            case "adjust":
                return turn.send()
            case "analyst":
                return turn.keep()
            case _:
                return decide(turn)


BOTS: Final[dict[str, Callable[[], Any]]] = {"easy": Easy, "baseline": Baseline, "strong": Strong}
BUDGETS: Final = {"strong": Budget(1_000)}  # most moves take a tenth of it; new routes in a large building take longer
