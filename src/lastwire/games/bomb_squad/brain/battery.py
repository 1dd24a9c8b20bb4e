"""What a strong bot discards: for cells, for new cards, and never what it has promised."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from lastwire.games.bomb_squad.brain.appraisal import AWKWARD, KNOWN, Appraisal
from lastwire.games.bomb_squad.brain.beginning import count
from lastwire.games.bomb_squad.brain.memory import Seen
from lastwire.games.bomb_squad.brain.planner import CARD, Act
from lastwire.games.bomb_squad.brain.policy import likeliest
from lastwire.games.bomb_squad.brain.situation import SLOTS
from lastwire.games.bomb_squad.brain.value import CELL, TIME, needed
from lastwire.games.bomb_squad.rules.content import CARDS, CONTENT
from lastwire.games.bomb_squad.rules.moves import Analyst, Discard, Move
from lastwire.games.bomb_squad.rules.state import EMPTY
from lastwire.games.bomb_squad.rules.worlds import CODES

# Values were chosen by trial, on deals other than those of docs/bots.md.
# In turns of the team, if nothing else is said.
CYCLE: Final = 0.25  # a new card instead of an old one
DRAWN: Final = 1.0  # of what a missing card costs, if it is drawn
LACK: Final = 0.45  # the same for each card that is missing and not in sight
HELPFUL: Final = 0.4  # what a card may save and still be parted with …
PARTING: Final = 0.8  # … and how much of what it saves beyond that is lost
KEEP_MOVE: Final = (0.05, 0.15, 0.3)  # by level: a Move can always be used again
KEEP: Final = (0.12, 0.2, 0.4)  # by level: any other card that the route will use
RARE: Final = (4.0, 1.0)  # at most, to part with the last in sight of a card that is wanted soon, or later
DRAW: Final = (0.4, 0.1)  # the same for each card drawn until another one comes
PROMISED: Final = 2.0  # a card discarded that was meant
DOUBT: Final = 0.15  # what lies on the frame with so small a chance is not thought of
RECON: Final = 1.5  # how much more Recon gets for a card
A_CELL: Final = 1.4  # cells for each card of the way to the next aim
A_CARD: Final = 1.45  # cells for each card of the whole route
SATED: Final = 0.1  # how much a cell counts that is not wanted any more
DULL: Final = 0.2  # how much it matters then that cards become known for the battery


class Battery(Appraisal):
    """What cells and new cards are worth, and which card is parted with."""

    def _discard(self) -> tuple[float, Move]:
        robot = self.view.robots[self.view.selected]
        room = robot.most - robot.main
        gains = self._gains() if self.frames else [0.0] * CARDS
        best: tuple[float, Move] | None = None
        bonus = self.view.roles[self.seat] == "recon"
        for place, seen in enumerate(self.own):
            chances = self.chances(seen)
            level, kind, cells = likeliest(chances)
            if bonus:
                cells *= RECON
            value = self._charge(min(cells, room)) + self._cycle
            for card, chance in chances.items():
                value -= chance * (PARTING * max(0.0, gains[card] - HELPFUL) if gains[card] > 0 else 0.0)
                value -= chance * self._keep[card]
            if seen.meant and any(self._wanted_by(have, seen) for have, weight in self.laid if weight > DOUBT):
                value -= PROMISED
            if best is None or value > best[0]:
                best = (value, Discard(place, level, kind))
        assert best is not None
        return best

    def _wanted_by(self, have: int, seen: Seen) -> bool:
        """Whether a card may be needed, if this lies on the frame."""
        need = needed(self.routes, self.aims, self.turns, have)
        return any(need[card] for card in self.memory.chances(seen))

    @cached_property
    def _keep(self) -> list[float]:
        """By card, what it costs to part with one: more if it is wanted soon and there are no others."""
        memory = self.memory
        supply = [0] * CARDS
        for seen in [*memory.frame, *(seen for row in memory.hands for seen in row)]:
            if seen.card != EMPTY:
                supply[seen.card] += 1
        hidden = sum(seen.card == EMPTY for seen in self.own)
        soon, later = [0] * CARDS, [0] * CARDS
        first = self.aims[0].targets if self.aims else frozenset()
        near = any(isinstance(leg, Act) and leg.target in first for leg in self.route.legs)
        for leg in self.route.legs:
            if isinstance(leg, Act) and leg.card >= 0:
                later[leg.card] += 1
                soon[leg.card] += near
                near = near and leg.target not in first
        found = [*KEEP_MOVE, *[0.0] * (CARDS - 3)]
        for card in range(3, CARDS):
            if later[card]:
                found[card] = KEEP[card % 3]
                draws = (self.view.draw + hidden + 1) / (memory.left[card] + 1)
                if supply[card] <= soon[card]:
                    found[card] += min(RARE[0], DRAW[0] * draws)
                elif supply[card] <= later[card]:
                    found[card] += min(RARE[1], DRAW[1] * draws)
        return found

    @cached_property
    def _wants(self) -> bool:
        """Whether more cells are wanted before the mission is over."""
        robot = self.view.robots[self.view.selected]
        cards = self.route.cost / CARD
        return robot.main < robot.most and robot.main < cards * A_CARD + CONTENT.frame.error

    def _charge(self, cells: float) -> float:
        """What so many cells are worth: in haste only those that are lacking until the next aim."""
        now = min(cells, self._lacking)
        spare = CELL * (cells - now) * (1 if self._wants else SATED) * min(1.0, TIME / self.rate)
        return CELL * now + spare

    @cached_property
    def _thirst(self) -> float:
        """How much it matters that cards become known for the battery."""
        if self._lacking:
            return 1.0
        return (1.0 if self._wants else DULL) * min(1.0, TIME / self.rate)

    @cached_property
    def _lacking(self) -> float:
        """The cells that are lacking until the next aim."""
        _, among = self.base
        lacking: float = (among[0].cells if among else SLOTS) - self.main
        if among and self.aims:
            lacking += A_CELL * max(0, among[0].left[0]) / CARD
        return max(0.0, lacking)

    @cached_property
    def _cycle(self) -> float:
        """What a new card is worth: more where the best program wants what nobody has."""
        have, bags = self.base
        prices = self.prices
        if not bags:
            return CYCLE + LACK
        best = bags[0].bag - have
        hidden = sum(seen.card == EMPTY for seen in self.own)
        value = CYCLE
        for card in range(CARDS):
            for price in prices[card][: count(best, card)]:
                if price > AWKWARD:
                    pile = self.memory.pile
                    chance = self.memory.left[card] / max(1, self.view.draw + hidden)
                    value += LACK if pile is not None else DRAWN * chance * price
        return value

    def keep(self) -> Move:
        """The Analyst's choice: a card that the next program needs is worth a cell."""
        have, bags = self.base
        card = CODES[self.view.discard[-1]]
        wanted = bool(bags) and self._gain(card, have, bags, self.worth(have, bags)) > KNOWN
        return Analyst(keep=wanted and self.main > CONTENT.frame.error)
