"""Operating the robot: the best order, scraps and choices for the cards that are on the frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.engine.step import Step
from lastwire.games.bomb_squad.brain.planner import Act, Planner, Route
from lastwire.games.bomb_squad.brain.target import arranged
from lastwire.games.bomb_squad.rules import check
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.building import FACE_LEVEL
from lastwire.games.bomb_squad.rules.content import MOVE
from lastwire.games.bomb_squad.rules.drive import bits, choices
from lastwire.games.bomb_squad.rules.events import Event
from lastwire.games.bomb_squad.rules.moves import Plan, Send
from lastwire.games.bomb_squad.rules.state import EXECUTE, OVER, TYPE_OF, State

NODES: Final = 2_500  # positions that a search looks at
ERROR: Final = 24  # what an error costs, in tenths of a card


@dataclass(slots=True)
class _Found:
    worth: float
    order: tuple[int, ...]
    plans: tuple[Plan, ...]


def operate(state: State, cards: Sequence[int], route: Route, allowance: int) -> Send:
    """The program to send: along the route if the cards fit it, with few scraps; else the best there is."""
    every = range(len(cards))
    for count in range(min(allowance, len(cards)) + 1):
        for scrap in combinations(every, count):
            kept = [index for index in every if index not in scrap]
            fitted = arranged(route.legs, [cards[index] for index in kept])
            if fitted is not None and kept:
                order, plans = fitted
                return Send(tuple([kept[index] for index in order]), scrap, tuple(plans))
    best: _Found | None = None
    chosen: tuple[int, ...] = ()
    search = _Search(state, route)
    for count in range(min(allowance, len(cards)) + 1):
        for scrap in combinations(every, count):
            kept = [index for index in every if index not in scrap]
            found = search.best([cards[index] for index in kept])
            found.order = tuple([kept[index] for index in found.order])
            if best is None or found.worth > best.worth:
                best, chosen = found, scrap
    assert best is not None
    return Send(best.order, chosen, best.plans)


def choose(state: State, route: Route) -> Plan:
    """The choice for the card that is next, the rest of the program in its order."""
    rest = state.program[state.at :]
    fitted = _in_order(route, rest)
    if fitted is not None and check.legal(state, rest[0], fitted):
        return fitted
    found = _Search(state, route).best(list(rest), fixed=True)
    return found.plans[0]


def _in_order(route: Route, cards: Sequence[int]) -> Plan | None:
    fitted = arranged(route.legs, cards)
    if fitted is None or fitted[0] != list(range(len(cards))):
        return None
    return fitted[1][0]


class _Search:
    """All orders and choices, as far as they lead to different positions."""

    def __init__(self, state: State, route: Route) -> None:
        self.state = state.copy()
        self.state.slots = []
        self.wanted = self._wanted(route)
        self.planner = Planner(state)
        self.nodes = 0

    @staticmethod
    def _wanted(route: Route) -> list[str]:
        return [leg.target for leg in route.legs if isinstance(leg, Act)]

    def best(self, cards: list[int], fixed: bool = False) -> _Found:
        self.nodes = 0
        memo: dict[object, _Found] = {}
        return self._go(self.state, cards, tuple(range(len(cards))), memo, fixed)

    def _go(
        self, state: State, cards: list[int], left: tuple[int, ...], memo: dict[object, _Found], fixed: bool
    ) -> _Found:
        if not left or state.phase == OVER:
            return _Found(self._worth(state), left, ())
        key = (left, state.robots, state.on, state.shut, state.crates)
        known = memo.get(key)
        if known is not None:
            return known
        self.nodes += 1
        best: _Found | None = None
        tried: set[int] = set()
        for index in left[:1] if fixed or self.nodes > NODES else left:
            card = cards[index]
            if card in tried:
                continue
            tried.add(card)
            rest = tuple([other for other in left if other != index])
            found, may_fail = choices(state, card)
            moves = TYPE_OF[card] == MOVE
            plans = [Plan(dir=way) if moves else Plan(target=way) for way in found] or [Plan()]
            if may_fail:
                plans.append(Plan(decline=True))
            for plan in plans:
                after = state.copy()
                after.program, after.at, after.phase = (card,), 0, EXECUTE
                step: Step[State, Event] = Step(after, Rng(bytes(SEED_BYTES)), listening=False)
                cost = 0
                if found and not plan.decline:
                    program.perform(step, card, plan)
                else:
                    program.fail(step, card, False)
                    cost = ERROR
                deeper = self._go(after, cards, rest, memo, fixed)
                worth = deeper.worth - cost
                if best is None or worth > best.worth:
                    best = _Found(worth, (index, *deeper.order), (plan, *deeper.plans))
                if self.nodes > NODES:
                    break
        assert best is not None
        memo[key] = best
        return best

    def _worth(self, state: State) -> float:
        """What was secured, what is open, and how near the next thing of the route is."""
        if state.cause == "disarmed":
            left = sum(FACE_LEVEL[state.faces[index]] for index in bits(state.on))
            return 2_000.0 - 60 * left
        if state.phase == OVER:
            return -1_000.0
        worth = 40.0 * (len(state.secured) - len(self.state.secured))
        worth += 12.0 * (self.state.shut & ~state.shut).bit_count()
        distance = self._distance(state)
        return worth - distance

    def _distance(self, state: State) -> float:
        """How far the robot is from the first thing of the route that is still to be done."""
        plan = state.setting.plan
        open_doors = {door.name for index, door in enumerate(plan.doors) if not state.shut >> index & 1}
        here = {plan.places[plan.things[index][0]] for index in bits(state.on)}
        ahead = [place for place in self.wanted if (place in here or "|" in place or "-" in place)]
        ahead = [place for place in ahead if place not in open_doors]
        if not ahead:
            return 0.0
        return self.planner.distance(state, ahead[0])
