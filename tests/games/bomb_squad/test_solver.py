"""BSQ-2.13, BSQ-2.21: every mission can be cleared, standard and epic, with the deck as it is.

`python -m tests.games.bomb_squad.test_solver` searches for the solutions anew and writes them down.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from lastwire.games.bomb_squad.brain.planner import EVEN, SCARCE, Act, Planner, Route, Run
from lastwire.games.bomb_squad.rules import outcome
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, COUNTS, ROBOTS
from lastwire.games.bomb_squad.rules.mission import MISSIONS
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.words.notation import read_plan
from lastwire.testing import clause
from tests.games.bomb_squad.kit import follow, reference_plans

FILE = Path(__file__).with_name("solutions.toml")
PROGRAM = 7
# BSQ-2.21: the fewest cards for a perfect clear, as an exhaustive search found them.
FEWEST = {
    "alpha": (12, None),
    "bravo": (17, None),
    "charlie": (24, None),
    "1": (28, 31),
    "2": (28, 30),
    "3": (27, 30),
    "4": (35, 40),
    "5": (40, 46),
    "6": (33, 37),
    "7": (42, 45),
    "8": (32, 34),
    "9": (33, 36),
    "10": (43, 45),
}
LEVELS = [
    (id, level)
    for id, mission in MISSIONS.items()
    for level in ("standard", "epic")
    if level == "standard" or mission.epic
]


def solutions() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return found


def written(route: Route) -> str:
    """A route in plan notation, runs filled with the longest moves."""
    parts = []
    for leg in route.legs:
        if isinstance(leg, Run):
            left = leg.length
            while left:
                step = min(3, left)
                parts.append(f"M{step}{leg.dir}")
                left -= step
        else:
            assert isinstance(leg, Act)
            parts.append(f"{CARD_NAMES[leg.card]}@{leg.target}")
    return " ".join(parts)


def solve(id: str, level: str, width: int, robot: str = "mission") -> Route:
    chosen = Options(mission=id, difficulty=level, robot=robot)  # type: ignore[arg-type]
    return Planner(fresh(setting_of(chosen, 2, 0)), EVEN, width).route()


def programs(plan: str) -> list[list[int]]:
    """The cards of a route in programs that the deck can hold at once, each as long as it can be (BSQ-2.1)."""
    cards, _ = read_plan(plan)
    found: list[list[int]] = [[]]
    for card in cards:
        if len(found[-1]) == PROGRAM or found[-1].count(card) == COUNTS[card]:
            found.append([])
        found[-1].append(card)
    return found


@clause("BSQ-2.21", "BSQ-2.13")
@pytest.mark.parametrize(("id", "level"), LEVELS)
def test_stored_solutions_clear_the_building(id: str, level: str) -> None:
    plan = solutions()[id][level]
    state = follow(Options(mission=id, difficulty=level), plan)  # type: ignore[arg-type]
    assert (state.cause, outcome.score(state), outcome.stars(state)) == ("disarmed", state.setting.perfect, 5)
    fewest = FEWEST[id][level == "epic"]
    assert fewest is not None
    assert len(plan.split()) >= fewest


@clause("BSQ-2.21")
@pytest.mark.parametrize(("id", "level"), LEVELS)
def test_the_deck_holds_every_program(id: str, level: str) -> None:
    plans = [solutions()[id][level]] + ([reference_plans()[id]] if level == "standard" else [])
    for plan in plans:
        for program in programs(plan):
            assert 0 < len(program) <= PROGRAM
            assert all(count <= COUNTS[card] for card, count in Counter(program).items())


@clause("BSQ-2.21")
@pytest.mark.parametrize("id", MISSIONS)
def test_reference_plans_are_as_short_as_the_page_says(id: str) -> None:
    assert len(reference_plans()[id].split()) == FEWEST[id][0]


@clause("BSQ-2.13", "BSQ-2.12")
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("id", [id for id in MISSIONS if id != "8"])
def test_every_robot_can_win(id: str, robot: str) -> None:
    route = solve(id, "standard", 5, robot)
    assert route.whole
    state = follow(Options(mission=id, robot=robot), written(route))  # type: ignore[arg-type]
    assert outcome.score(state) == state.setting.perfect


@clause("BSQ-10.3")
def test_routes_from_anywhere() -> None:
    """From the middle of a mission the rest is found too, and a scarce Move 3 costs more than others."""
    state = fresh(setting_of(Options(), 2, 0))
    route = Planner(state, SCARCE, 12).route()
    assert route.whole
    assert [leg for leg in route.legs if isinstance(leg, Act)][-1].card == CARD_NAMES.index("B2")
    half = state.copy()
    for index, (square, face) in enumerate(state.setting.things):
        if face == 1:
            half.on &= ~(1 << index)
            assert square >= 0
    half.saved = 0b10
    rest = Planner(half, SCARCE, 12).route()
    assert rest.whole
    assert rest.cost < route.cost


@pytest.mark.soak
@pytest.mark.timeout(1800)
@clause("BSQ-2.13", "BSQ-2.21")
@pytest.mark.parametrize(("id", "level"), LEVELS)
def test_the_solver_finds_them_again(id: str, level: str) -> None:
    route = solve(id, level, WIDTH)
    assert route.whole
    assert written(route) == solutions()[id][level]


@pytest.mark.soak
@clause("BSQ-2.13")
@pytest.mark.parametrize("robot", ROBOTS)
def test_every_robot_wins_among_crates(robot: str) -> None:
    route = solve("8", "standard", 24, robot)
    assert route.whole


WIDTH = 120

if __name__ == "__main__":
    text = "# Routes that clear every mission (BSQ-2.21), found by the solver; tests replay them.\n"
    for name, mission in MISSIONS.items():
        text += f"\n[{name}]\n"
        for difficulty in ("standard", "epic"):
            if difficulty == "standard" or mission.epic:
                text += f'{difficulty} = "{written(solve(name, difficulty, WIDTH))}"\n'
    FILE.write_text(text, encoding="utf-8")
