"""Success, score and stars (chapter 6)."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from lastwire.games.bomb_squad.rules.building import FACE_LEVEL, FIRST_BOMB
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """BSQ-6.2, BSQ-6.5, BSQ-6.7: one result for all; the score is everybody's."""
    if state.phase != OVER:
        return None
    seats = state.setting.seats
    return Outcome(
        reason=state.cause,
        winners=tuple(range(seats)) if success(state) else (),
        scores=(float(score(state)),) * seats,
    )


def levels_secured(state: State) -> int:
    return sum(FACE_LEVEL[state.faces[index]] for index in state.secured)


def points_secured(state: State) -> int:
    return CONTENT.score.each_level * levels_secured(state)


def hostages_left(state: State) -> int:
    return sum(1 for index, face in enumerate(state.faces) if face < FIRST_BOMB and state.on >> index & 1)


def reserve_used(state: State) -> int:
    """BSQ-6.3."""
    return sum(body.reserve - left for body, left in zip(state.setting.bodies, state.reserve, strict=True))


def sum_of(state: State) -> list[tuple[str, int, int]]:
    """BSQ-6.2, BSQ-6.4: what the score is made of: for what, how many, and the points."""
    points = CONTENT.score
    lines = [("secured", levels_secured(state), points_secured(state))]
    if state.cause == "disarmed":
        lines.append(("bombs", 1, points.all_bombs))
        if left := hostages_left(state):
            lines.append(("left", left, points.left_behind * left))
    if used := reserve_used(state):
        lines.append(("reserve", used, -used))
    return lines


def score(state: State) -> int:
    """BSQ-6.2, BSQ-6.4."""
    return sum(points for _, _, points in sum_of(state))


def missing(state: State) -> int | None:
    """How many points the next star would have taken; None with all of them."""
    above = [least for least in star_table(state) if least > score(state)]
    return above[-1] - score(state) if above else None


def stars(state: State) -> int:
    """BSQ-2.17, BSQ-6.4."""
    return sum(score(state) >= least for least in star_table(state))


def star_table(state: State) -> tuple[int, ...]:
    """The least for five stars, and so on down to one."""
    mission = state.setting.mission
    table = mission.epic if state.setting.epic and mission.epic is not None else mission.standard
    return *table, CONTENT.score.lowest_star


def success(state: State) -> bool:
    """BSQ-6.5: all bombs disarmed; in a training all hostages saved as well."""
    if state.cause != "disarmed":
        return False
    return not state.setting.mission.training or not (hostages_left(state) or state.lost)
