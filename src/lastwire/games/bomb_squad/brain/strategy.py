"""What a strong bot plans (BSQ-10.5): what has to be done by when, and the routes that may do it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from lastwire.games.bomb_squad.brain.beginning import leg_cost
from lastwire.games.bomb_squad.brain.planner import CARD, Act, Route
from lastwire.games.bomb_squad.brain.policy import Turn
from lastwire.games.bomb_squad.brain.scout import good_routes
from lastwire.games.bomb_squad.brain.value import FAILED, PACE, SPOILED, Aim
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.events import CardDiscarded, CardPlayed, IntelGiven, ProgramSent

# Values were chosen by trial, on deals other than those of docs/bots.md.
WIDTH: Final = 14  # of the search for routes
CRATES: Final = 6  # the same where crates make each step of the search dear
# In tenths of a card:
GRACE: Final = 6  # a route that hurries to a bomb may be so much longer than the shortest
DETOUR: Final = 4 * CARD  # how much later the usual route may come to a bomb before one in between is tried as well
MARGIN: Final = 1.2  # of the turns that a route should take: with so many there is time for everything


class Strategy(Turn):
    """Aims and routes, where the cards are programmed and nothing lies in fog."""

    @cached_property
    def _deadlines(self) -> tuple[tuple[int, Aim, int], ...]:
        """What must be done in time, soonest first: turns left, what it is, and the face of its tokens."""
        if self.view.options.clock == "practice":
            return ()
        state = self.state
        plan = state.setting.plan
        found = []
        for each in self.view.deadlines:
            turns = self.turns_left(each.id)
            if turns is None:
                continue
            kind, _, which = each.id.partition("_")
            for face in sorted(set(state.faces)):
                if kind == "gas" and face != int(which):
                    continue
                if kind == "bomb" and (face < FIRST_BOMB or LETTERS[(face - FIRST_BOMB) // 3] != which):
                    continue
                places = [
                    plan.places[plan.things[index][0]]
                    for index, other in enumerate(state.faces)
                    if other == face and state.on >> index & 1
                ]
                if places:
                    weight = FAILED if kind == "bomb" else SPOILED
                    found.append((turns, Aim(frozenset(places), weight), face))
        return tuple(sorted(found, key=lambda each: (each[0], each[2])))

    @cached_property
    def _bombs(self) -> int:
        return sum(1 << index for index, face in enumerate(self.state.faces) if face >= FIRST_BOMB)

    @property
    def _width(self) -> int:
        return CRATES if self.state.crates else WIDTH

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """Of the last bomb there are two: to have done everything by then, and to get there if all else is left."""
        found = [aim for _, aim, _ in self._deadlines]
        if found and not self.view.mission.training:
            short = good_routes(self.state, self._width, (), self._bombs)[0]
            found.append(found[-1]._replace(short=sum(leg_cost(leg) for leg in short.legs)))
            found[-2] = found[-2]._replace(weight=SPOILED)
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        found = tuple([turns for turns, _, _ in self._deadlines])
        return found if self.view.mission.training else found + found[-1:]

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Ways to clear the building: without a thought of time, and those that reach what is next in time as soon as
        they can; where time is short also to the bombs alone. They do not change until the robot moves."""
        width, state = self._width, self.state
        found = list(good_routes(state, width, ()))
        goal = 0
        allowance: list[tuple[int, int]] = []
        every = sum(1 << index for index in range(len(state.faces)))
        for _, _, face in self._deadlines:
            goal |= sum(1 << index for index, other in enumerate(state.faces) if other == face) & state.on
            if goal == state.on & every:
                break
            least = good_routes(state, width, (), goal)[0].cost
            if not allowance:
                usual = self._until(found[0], face)
                if usual > least + DETOUR:
                    found += good_routes(state, width, ((face, (least + usual) // 2),))
            allowance.append((face, least + GRACE))
            found += good_routes(state, width, tuple(allowance))
        if not self.view.mission.training and not self._in_time(found[0]):
            found += good_routes(state, width, tuple(allowance), self._bombs)
        return tuple(dict.fromkeys(found))

    def _until(self, route: Route, face: int) -> int:
        """What it costs on a route to be done with these tokens: the whole of it, if it does not come to them."""
        aim = next(aim for _, aim, other in self._deadlines if other == face)
        found = [index for index, leg in enumerate(route.legs) if isinstance(leg, Act) and leg.target in aim.targets]
        at = max(found, default=len(route.legs))
        return sum(leg_cost(leg) for leg in route.legs[: at + 1])

    def _in_time(self, route: Route) -> bool:
        """Whether everything can well be done in time, as far as one can tell."""
        cost = sum(leg_cost(leg) for leg in route.legs)
        return all(PACE * cost / CARD * MARGIN <= turns + self._since() for turns in self.turns[-1:])

    @cached_property
    def _quiet(self) -> int:
        """Turns since a card was last played."""
        turns = 0
        for event in reversed(self.past.events):
            if isinstance(event, CardPlayed | ProgramSent):
                break
            turns += isinstance(event, IntelGiven | CardDiscarded)
        return turns
