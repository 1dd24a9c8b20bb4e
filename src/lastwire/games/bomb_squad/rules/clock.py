"""Detonation times, gas and the ends of a mission (chapters 4.8 and 6)."""

from __future__ import annotations

from typing import TypeAlias

from lastwire.engine import game
from lastwire.engine.types import PauseRule, Timer
from lastwire.games.bomb_squad.rules.building import (
    FACE_LETTER,
    FACE_LEVEL,
    FIRST_BOMB,
    LETTERS,
)
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.drive import bits, seen, turn_up
from lastwire.games.bomb_squad.rules.events import (
    Event,
    GasSpread,
    MissionEnded,
    RobotSeen,
    TokenTurnedUp,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.state import (
    COUNTDOWN,
    OVER,
    State,
    budget,
    live_bombs,
)

Step: TypeAlias = game.Step[State, Event]


def pending(state: State) -> list[tuple[int, str, int]]:
    """The deadlines that are still to come: bombs on the board, gas that has not come yet (BSQ-4.71)."""
    letters = {FACE_LETTER[face] for face in live_bombs(state)}
    return [
        (at_ms, what, which)
        for at_ms, what, which in state.setting.deadlines
        if (LETTERS[which] in letters if what == "bomb" else not state.gassed >> which & 1)
    ]


def name(what: str, which: int) -> str:
    """A timer's id: bomb_A, gas_1."""
    return f"{what}_{LETTERS[which]}" if what == "bomb" else f"{what}_{which}"


def timers(state: State) -> list[Timer]:
    """BSQ-4.70, BSQ-4.74, BSQ-4.76: each live deadline, carried out when late commands can no longer come."""
    if state.phase == COUNTDOWN:
        return [Timer("start", state.counted + CONTENT.clock.countdown_ms, waits=False)]
    if state.started < 0 or state.phase == OVER or state.setting.options.clock != "real_time":
        return []
    # Gas ends nothing: what is sent after it is checked when it has come (`pass_time`).
    return [
        Timer(name(what, which), state.started + at_ms, bars=None if what == "bomb" else ())
        for at_ms, what, which in pending(state)
    ]


def pass_time(step: Step, t: int) -> None:
    """BSQ-4.73: carry out every deadline up to this match time, in order, until one ends the mission."""
    state = step.state
    if state.started < 0 or state.setting.options.clock != "real_time" or t - state.started < state.setting.first_ms:
        return
    for at_ms, what, which in pending(state):
        if at_ms <= t - state.started and state.phase != OVER:
            carry_out(step, what, which)


def carry_out(step: Step, what: str, which: int) -> None:
    """BSQ-4.66, BSQ-4.71: a bomb goes off, or gas takes the hostages of a level."""
    state = step.state
    if what == "bomb":
        state.blown = LETTERS[which]
        end(step, "detonation")
        return
    state.gassed |= 1 << which
    lost = sum(1 << index for index, face in enumerate(state.faces) if face == which) & state.on
    state.on &= ~lost
    state.lost |= lost
    if step.told is not None:
        plan = state.setting.plan
        step.emit(GasSpread(which, tuple([plan.places[plan.things[index][0]] for index in bits(lost)])))
    lift_fog(step)
    watch(step)


def lift_fog(step: Step) -> None:
    """BSQ-4.92: for every robot, after anything that may have brought a token into its reach."""
    state = step.state
    if state.on & ~state.up:
        for robot in range(len(state.robots)):
            for index in turn_up(state, robot):
                tell_turned(step, index)


def tell_turned(step: Step, index: int) -> None:
    if step.told is not None:
        state = step.state
        face, plan = state.faces[index], state.setting.plan
        place = plan.places[plan.things[index][0]]
        step.emit(TokenTurnedUp(place, FACE_LEVEL[face], FACE_LETTER[face] if face >= FIRST_BOMB else ""))


def count_turns(step: Step) -> None:
    """BSQ-4.80, BSQ-4.81: what the turns played so far bring; budgets are counted in turns, and nothing goes on for
    ever."""
    state = step.state
    clock = state.setting.options.clock
    if clock in ("real_time", "practice"):
        end(step, "turns")
        return
    rate = getattr(CONTENT.pace, clock)
    for at_ms, what, which in pending(state):
        if state.turns >= budget(at_ms, rate) and state.phase != OVER:
            carry_out(step, what, which)


def watch(step: Step) -> bool:
    """BSQ-4.64, BSQ-4.65: whether a camera sees a robot where it stands; then everything goes off."""
    state = step.state
    if not state.setting.plan.cameras:
        return False
    for robot, square in enumerate(state.robots):
        camera = seen(state, robot, square, state.crates)
        if camera >= 0:
            expose(step, robot, square, camera)
            return True
    return False


def expose(step: Step, robot: int, square: int, camera: int) -> None:
    plan = step.state.setting.plan
    if step.told is not None:
        names = step.state.setting.robots
        step.emit(RobotSeen(names[robot], plan.places[square], plan.places[plan.cameras[camera][0]]))
    end(step, "camera")


def pausing(options: Options) -> PauseRule:
    """BSQ-4.77, BSQ-4.78: by agreement or not at all; whoever is gone is waited for only where there are pauses."""
    pause = CONTENT.pause
    agreed = options.pause == "vote"
    return PauseRule(
        allowed=agreed,
        most=pause.most,
        longest_ms=pause.longest_ms,
        count_in_ms=CONTENT.clock.countdown_ms,
        chat=False,
        grace_ms=pause.grace_ms,
        absent_ms=pause.absent_ms if agreed else 0,
        clause="BSQ-4.77",
    )


def lateness(options: Options) -> int | None:
    """BSQ-5.1: how much later than everybody else spectators see the hands, if they do."""
    return CONTENT.clock.spectators_ms if options.spectators == "hands_late" else None


# --- the end (chapter 6) --------------------------------------------------------------------------


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


def end(step: Step, cause: str) -> None:
    """BSQ-6.1: the first end counts."""
    state = step.state
    state.phase = OVER
    state.cause = cause
    if step.told is not None:
        step.emit(
            MissionEnded(
                cause=cause,
                bomb=state.blown,
                score=score(state),
                stars=stars(state),
                success=success(state),
                levels=levels_secured(state),
                bombs_disarmed=cause == "disarmed",
                hostages_left=hostages_left(state),
                reserve_used=reserve_used(state),
            )
        )
