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


def hostages_left(state: State) -> int:
    return sum(1 for index, face in enumerate(state.faces) if face < FIRST_BOMB and state.on >> index & 1)


def reserve_used(state: State) -> int:
    """BSQ-6.3."""
    return sum(body.reserve - left for body, left in zip(state.setting.bodies, state.reserve, strict=True))


def score(state: State) -> int:
    """BSQ-6.2, BSQ-6.4."""
    points = CONTENT.score
    total = points.each_level * levels_secured(state) - reserve_used(state)
    if state.cause == "disarmed":
        total += points.all_bombs + points.left_behind * hostages_left(state)
    return total


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
