"""The building as routes see it agrees with the rules, position by position."""

from __future__ import annotations

from typing import Literal

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.games.bomb_squad.brain.planner import AHEAD, CARD, EVEN, SCARCE
from lastwire.games.bomb_squad.brain.quest import SQUARE, UNLIMITED, Quest, Spot, Target
from lastwire.games.bomb_squad.brain.terrain import Terrain, way_to
from lastwire.games.bomb_squad.rules.content import ROBOTS, RobotName
from lastwire.games.bomb_squad.rules.drive import (
    bits,
    drive,
    looks,
    reach,
    seen,
    solid,
)
from lastwire.games.bomb_squad.rules.mission import (
    OWN,
    Fuse,
    Mission,
    perfect,
    star_table,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.rules.state import State
from lastwire.testing import clause

GRID = """
+--+--+--+--+--+--+--+
|S  C  .  .  C  C  h1|
+  +  +--+11+  +  +  +
|.  v  C  .  C |.  T |
+  +  +  +  +  +  +  +
|C  .  .  C 2.  X  e2|
+  +--+  +  +  +33+  +
|.  C  >  .  .  C  . |
+  +  +  +  +  +  +  +
|h2 .  C  C  .  .  A1|
+--+--+--+--+--+--+--+
"""


def position(robot: RobotName, second: RobotName | Literal["none"]) -> State:
    mission = Mission(
        id=OWN,
        robot=robot,
        bombs=(Fuse("A", 600),),
        standard=star_table(perfect(4)),
        epic=star_table(perfect(6)),
        grid=GRID,
        fog=False,
    )
    options = Options(mission=OWN, own=mission, difficulty="epic", second_robot=second)
    return fresh(setting_of(options, 2, 0))


def by_the_rules(state: State) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """Direction, length, square and crates of every move that ends unseen, and so do the shorter ones."""
    found = []
    for look in looks(state):
        for length in (1, 2, 3):
            driven = drive(state, look, length)
            if driven is None or seen(state, state.selected, driven[0][-1], driven[1]) >= 0:
                break
            found.append((look, length, driven[0][-1], driven[1]))
    return found


@clause("BSQ-4.43", "BSQ-4.60", "BSQ-4.63", "BSQ-4.64")
@pytest.mark.parametrize("second", ["none", "longarm"])
@pytest.mark.parametrize("robot", ROBOTS)
def test_moves_and_reach_are_those_of_the_rules(robot: RobotName, second: RobotName | Literal["none"]) -> None:
    state = position(robot, "octotread" if second == robot else second)
    terrain = Terrain(state, EVEN, unseen=True)
    rng = Rng(seed_of(robot))
    pushed = 0
    first = state.robots, state.crates
    for turn in range(60):
        if turn % 3 == 0:
            state.robots, state.crates = first
        state.on, state.shut = rng.below(1 << len(state.faces)), rng.below(1 << len(state.setting.plan.doors))
        square, crates = state.robots[state.selected], state.crates
        reached = terrain.reached(square, crates, state.on, state.shut, most=12)
        assert next(iter(reached)) & SQUARE == square
        for spot in reached:
            square, crates = terrain.place(spot)
            state.robots = (square, *state.robots[1:])
            state.crates = crates
            safe = seen(state, state.selected, square, crates) < 0
            assert terrain.safe(square, crates, state.on, state.shut) == safe
            # Looked at one by one, the moves come in order, and each is found at its own cost.
            near = terrain.reached(square, crates, state.on, state.shut, most=1)
            found = [(*move, *terrain.place(after)) for after, (_, before, move) in near.items() if before >= 0]
            rules = by_the_rules(state)
            assert [each for each in rules if each[2:] != (square, crates)] == found
            pushed += sum(1 for each in rules if each[3] != crates)
            things, doors = reach(state, state.selected)
            acts = dict.fromkeys([*[(0, index) for index in bits(things)], *[(1, door) for door in bits(doors)]])
            here = {at: acts for at, _, acts in terrain.acting(near, state.on, state.shut)}.get(spot, ())
            assert list(acts) == list(here)
        # Go on from one of them.
        square, crates = terrain.place(rng.pick(list(reached)))
        state.robots, state.crates = (square, *state.robots[1:]), crates
    assert pushed > 50


def ways(terrain: Terrain, state: State, things: int, doors: int, far: int) -> dict[Target, list[tuple[int, object]]]:
    """The three cheapest ways to each target, of all that are found in a search that is after nothing."""
    reached = terrain.reached(*where(state), most=250)
    found: dict[Target, list[tuple[int, Spot]]] = {}
    for spot, cost, acts in terrain.acting(reached, state.on, state.shut):
        for kind, index in acts:
            if (doors if kind else things) >> index & 1 and cost <= far - kind * AHEAD:
                found.setdefault((kind, index), []).append((cost, spot))
    for each in found.values():
        each.sort(key=lambda way: (way[0], way[1] & SQUARE))
    return {
        act: [(cost, way_to(spot, reached)) for cost, spot in each[:3] if cost <= each[0][0] + CARD]
        for act, each in found.items()
    }


@pytest.mark.parametrize("weights", [EVEN, SCARCE])
@pytest.mark.parametrize("robot", ROBOTS)
def test_a_search_that_is_after_something_finds_all_of_it(robot: RobotName, weights: tuple[int, ...]) -> None:
    state = position(robot, "none")
    terrain = Terrain(state, weights, unseen=True)
    rng = Rng(seed_of(robot))
    plan, count = state.setting.plan, 0
    free = [square for square in bits(plan.floor & ~plan.fixed) if square not in state.crates]
    for _ in range(160):
        state.on, state.shut = rng.below(1 << len(state.faces)), rng.below(1 << len(plan.doors))
        state.robots = (rng.pick([square for square in free if not solid(state) >> square & 1]),)
        things, doors = rng.pick([state.on, state.on & 0b101]), rng.pick([state.shut, 0])
        far = rng.pick([CARD, 25, 40, UNLIMITED])
        quest = Quest(things, doors, far, AHEAD, CARD)
        reached = terrain.reached(*where(state), 250, quest)
        found = {
            (kind, index): [(cost, way_to(spot, reached)) for cost, spot in each if cost <= far - kind * AHEAD]
            for (kind, index), each in quest.found()
            if (doors if kind else things) >> index & 1
        }
        wanted = ways(terrain, state, things, doors, far)
        assert {act: each for act, each in found.items() if each} == wanted
        count += len(wanted)
    assert count > 50


def where(state: State) -> tuple[int, tuple[int, ...], int, int]:
    return state.robots[0], state.crates, state.on, state.shut
