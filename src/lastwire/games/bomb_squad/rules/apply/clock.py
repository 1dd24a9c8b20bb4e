"""What time brings: detonations, gas, fog, cameras, and the end of a mission (4.8)."""

from __future__ import annotations

from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.building import FACE_LETTER, FACE_LEVEL, FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.drive import bits, seen, turn_up
from lastwire.games.bomb_squad.rules.events import GasSpread, MissionEnded, RobotSeen, TokenTurnedUp
from lastwire.games.bomb_squad.rules.outcome import hostages_left, levels_secured, reserve_used, score, stars, success
from lastwire.games.bomb_squad.rules.setting import budget
from lastwire.games.bomb_squad.rules.state import (
    OVER,
)
from lastwire.games.bomb_squad.rules.timers import pending


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


# --- the end (chapter 6) --------------------------------------------------------------------------


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
