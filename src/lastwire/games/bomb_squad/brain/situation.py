"""What every bot sees before it decides: the building, the route, the cards that are needed, and the battery."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.types import Past
from lastwire.games.bomb_squad.brain.memory import Memory, Seen, remember
from lastwire.games.bomb_squad.brain.planner import CARD, Act, Allowance, Route, whole_route
from lastwire.games.bomb_squad.brain.target import Bag, bag, holds, minus, targets
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import CARDS, CONTENT
from lastwire.games.bomb_squad.rules.events import CardDiscarded, CardPlayed, IntelGiven, ProgramSent, RobotSwitched
from lastwire.games.bomb_squad.rules.state import State
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.worlds import public

SLOTS: Final = CONTENT.frame.slots
TURNS_A_CARD: Final = 5.0  # turns that a team may need for each card before a bomb: more than it does on average
CRATED: Final = 5  # the width of the search where crates make each step dear


@dataclass(frozen=True)
class Style:
    """What distinguishes the bots."""

    width: int = 16  # of the search for routes
    counts: bool = True  # whether it counts the cards it sees
    slips: float = 0.0  # how often it overlooks what it knows
    noise: float = 0.0  # how far from the best its intel may be


class Situation:
    """What is on the table, what is needed, and what this seat knows."""

    def __init__(self, view: View, past: Past, style: Style, rng: Rng) -> None:
        assert view.own is not None
        self.view = view
        self.style = style
        self.rng = rng
        self.seat: int = view.own
        self.past = past

    @cached_property
    def state(self) -> State:
        """The building as everybody sees it; face-down tokens are unknown."""
        return public(self.view)

    @cached_property
    def memory(self) -> Memory:
        return remember(self.view, self.past)

    @cached_property
    def own(self) -> list[Seen]:
        return self.memory.hands[self.seat]

    @cached_property
    def route(self) -> Route:
        # Crates can stand almost anywhere: with them each step of the search is dear.
        width = min(self.style.width, CRATED) if self.state.crates else self.style.width
        return whole_route(self.state, width=width, allowance=self.allowance)

    @cached_property
    def allowance(self) -> Allowance:
        """BSQ-10.5: by what cost each bomb must be disarmed, at the pace at which such a team plays."""
        if self.view.options.clock == "practice":
            return ()
        found = []
        for face in sorted(self.state.faces):
            if face >= FIRST_BOMB:
                letter = LETTERS[(face - FIRST_BOMB) // 3]
                turns = self.turns_left(f"bomb_{letter}")
                if turns is not None:
                    # As it was when the robot last moved: a route must not change under a program.
                    found.append((face, int((turns + self._since()) / TURNS_A_CARD) * CARD))
        return tuple(found)

    def _since(self) -> int:
        """Turns since the robot last moved."""
        count = 0
        for event in reversed(self.past.events):
            if isinstance(event, ProgramSent):
                break
            count += isinstance(event, IntelGiven | CardDiscarded | CardPlayed | RobotSwitched)
        return count

    def turns_left(self, id: str) -> int | None:
        for each in self.view.deadlines:
            if each.id == id and each.live:
                turns = each.at_ms * CONTENT.pace.standard // 60_000 if each.turns is None else each.turns
                return max(0, turns - self.view.turns)
        return None

    @cached_property
    def frame(self) -> Bag:
        """The cards on the frame, as far as they are known."""
        return bag([seen.card for seen in self.memory.frame])

    @property
    def single(self) -> bool:
        return self.view.options.no_programming

    @cached_property
    def wanted(self) -> tuple[Bag, ...]:
        """The sets of cards for the next program that need least of what nobody holds."""
        every = targets(self.route.legs, 1 if self.single else SLOTS)
        fitting = [each for each in every if holds(each, self.frame)]
        if not fitting:
            # Something wrong lies there: whatever keeps most of it.
            most = max((sum(each) - sum(minus(each, self.frame)) for each in every), default=0)
            fitting = [each for each in every if sum(each) - sum(minus(each, self.frame)) == most]
        held = bag([seen.card for row in self.memory.hands for seen in row])
        lacking = [sum(minus(minus(each, self.frame), held)) for each in fitting]
        least = min(lacking, default=0)
        return tuple([each for each, lack in zip(fitting, lacking, strict=True) if lack == least])

    @cached_property
    def needs(self) -> Bag:
        """By card, how many more of it the next program could use."""
        most = [0] * CARDS
        for each in self.wanted:
            for card, count in enumerate(minus(each, self.frame)):
                most[card] = max(most[card], count)
        return tuple(most)

    @cached_property
    def later(self) -> frozenset[int]:
        """Cards that the rest of the route uses."""
        return frozenset({leg.card if isinstance(leg, Act) else 0 for leg in self.route.legs} | {0, 1, 2})

    @property
    def main(self) -> int:
        return self.view.robots[self.view.selected].main

    @property
    def reserve(self) -> int:
        return self.view.robots[self.view.selected].reserve

    def cost(self, count: int) -> int:
        return CONTENT.frame.single if self.single else CONTENT.frame.cost[count]

    @cached_property
    def low(self) -> bool:
        """Whether the battery does not suffice for the next program and an error."""
        robot = self.view.robots[self.view.selected]
        if robot.main >= robot.most - 1:
            return False
        count = 1 if self.single else min(SLOTS, max((sum(each) for each in self.wanted), default=SLOTS))
        return robot.main < self.cost(count) + CONTENT.frame.error
