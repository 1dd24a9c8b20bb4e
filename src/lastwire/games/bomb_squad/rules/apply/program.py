"""Activating the robot (chapters 4.5 and 4.6): adjusting, paying, and performing card after card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.games.bomb_squad.rules.apply import clock, turn
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.building import DIRECTIONS, FACE_LETTER, FACE_LEVEL
from lastwire.games.bomb_squad.rules.check import allowance, legal
from lastwire.games.bomb_squad.rules.content import BOMB, CARD_NAMES, CONTENT, DOOR, MOVE
from lastwire.games.bomb_squad.rules.drive import choices, drive, seen, turn_up
from lastwire.games.bomb_squad.rules.events import (
    BombDisarmed,
    CardFailed,
    DoorOpened,
    HostageSaved,
    ProgramSent,
    RobotActivated,
    RobotMoved,
)
from lastwire.games.bomb_squad.rules.moves import Activate, Plan, Send
from lastwire.games.bomb_squad.rules.moves import Step as Choice
from lastwire.games.bomb_squad.rules.state import (
    ACTIVATED,
    ADJUST,
    CARD_MASK,
    EXECUTE,
    FAILED,
    LEVEL_OF,
    OVER,
    TALLIES,
    TYPE_OF,
    State,
    live_bombs,
    paid,
)

_COUNTERS: Final = len(TALLIES)


def activate(step: Step, seat: int, move: Activate) -> None:
    """BSQ-4.30: by a turn's own choice, and not because the frame is full."""
    adjust(step, seat, False, False)


def adjust(step: Step, seat: int, auto: bool, owes: bool) -> None:
    """BSQ-4.30, BSQ-4.31: all programmed cards turn face up; the operator adjusts them."""
    state = step.state
    state.phase = ADJUST
    state.asked += 1
    state.owes = owes
    state.tally[_COUNTERS * seat + ACTIVATED] += 1
    if step.told is not None:
        names = tuple([CARD_NAMES[slot & CARD_MASK] for slot in state.slots])
        step.emit(RobotActivated(seat, state.setting.robots[state.selected], auto, names, allowance(state)))


def send(step: Step, seat: int, move: Send) -> None:
    """BSQ-4.33, BSQ-4.75: the program is fixed, paid for and performed as far as choices were sent with it."""
    begin(step, seat, move)
    if step.state.phase == EXECUTE:
        run(step, move.steps or ())


def begin(step: Step, seat: int, move: Send) -> None:
    """BSQ-4.32..4.35: scraps go to the discard pile, the rest is paid for."""
    state = step.state
    order = [index for index in move.order if isinstance(index, int)]
    scrap = [index for index in move.scrap if isinstance(index, int)]
    slots = [slot & CARD_MASK for slot in state.slots]
    scrapped = [slots[index] for index in scrap]
    state.program = tuple([slots[index] for index in order])
    state.discard += scrapped
    state.slots = []
    state.at = 0
    state.phase = EXECUTE
    cost = CONTENT.frame.cost[len(order)]
    paid = pay(state, cost)
    if step.told is not None:
        robot = state.selected
        step.emit(
            ProgramSent(
                seat,
                tuple(order),
                tuple([CARD_NAMES[card] for card in state.program]),
                tuple([CARD_NAMES[card] for card in scrapped]),
                cost,
                state.main[robot],
                state.reserve[robot],
            )
        )
    if not paid:
        clock.end(step, "power")


def perform_single(step: Step, seat: int, card: int, owes: bool) -> None:
    """BSQ-4.94: without programming a card costs two cells and is performed at once by its player."""
    state = step.state
    state.program = (card,)
    state.at = 0
    state.owes = owes
    state.phase = EXECUTE
    if not pay(state, CONTENT.frame.single):
        clock.end(step, "power")
        return
    run(step, ())


def pay(state: State, cells: int) -> bool:
    """BSQ-4.33, BSQ-4.34: out of the selected robot's batteries; whether there was enough."""
    robot = state.selected
    state.main[robot], state.reserve[robot], enough = paid(state.main[robot], state.reserve[robot], cells)
    return enough


def run(step: Step, plans: Sequence[Plan | None]) -> None:
    """BSQ-4.52: perform as far as choices were sent; after the last card the turn is over."""
    follow(step, plans)
    state = step.state
    if state.phase == EXECUTE and state.at == len(state.program):
        finish(step)


def follow(step: Step, plans: Sequence[Plan | None]) -> None:
    """BSQ-4.41a, BSQ-9.1: card after card; one that cannot be performed fails by itself, one without a legal choice
    waits."""
    state = step.state
    while state.phase == EXECUTE and state.at < len(state.program):
        card = state.program[state.at]
        if not choices(state, card)[0]:
            fail(step, card, False)
            continue
        plan = plans[state.at] if state.at < len(plans) else None
        if plan is None or not legal(state, card, plan):
            state.asked += 1
            return
        perform(step, card, plan)


def choose(step: Step, seat: int, move: Choice) -> None:
    """BSQ-4.40: the operator has chosen for the card that is next."""
    state = step.state
    perform(step, state.program[state.at], move)
    if state.phase == EXECUTE:
        run(step, ())


def perform(step: Step, card: int, plan: Plan | Choice) -> None:
    """BSQ-4.43..4.51: one card, and what follows from it at once."""
    state = step.state
    if plan.decline:
        fail(step, card, True)
        return
    state.at += 1
    if TYPE_OF[card] == MOVE:
        _move(step, card, DIRECTIONS.index(str(plan.dir)))
    elif TYPE_OF[card] == DOOR:
        _open(step, card, str(plan.target))
    else:
        _secure(step, card, str(plan.target))
    if state.phase != OVER:
        clock.watch(step)


def fail(step: Step, card: int, declined: bool) -> None:
    """BSQ-4.42: the card does nothing and costs two cells."""
    state = step.state
    enough = pay(state, CONTENT.frame.error)
    state.at += 1
    state.tally[_COUNTERS * state.seat + FAILED] += 1
    if step.told is not None:
        robot = state.selected
        name = state.setting.robots[robot]
        step.emit(CardFailed(name, CARD_NAMES[card], declined, state.main[robot], state.reserve[robot]))
    if not enough:
        clock.end(step, "power")


def _move(step: Step, card: int, look: int) -> None:
    """BSQ-4.43, BSQ-4.64, BSQ-4.92: square by square; a camera ends it where the robot is seen, fog lifts there."""
    state = step.state
    robot = state.selected
    first = state.robots[robot]
    driven = drive(state, look, LEVEL_OF[card])
    assert driven is not None
    path, crates = driven
    camera = -1
    turned: list[int] = []
    if state.setting.plan.cameras or state.on & ~state.up:
        path, crates, camera, turned = _watched(step, look, path, crates)
    state.robots = tuple([path[-1] if index == robot else square for index, square in enumerate(state.robots)])
    pushed = crates != state.crates
    state.crates = crates
    state.up &= ~sum([1 << index for index in turned])  # they are turned up when it has come there
    if step.told is not None:
        plan = state.setting.plan
        step.emit(
            RobotMoved(
                state.setting.robots[robot],
                CARD_NAMES[card],
                DIRECTIONS[look],
                tuple([plan.places[square] for square in (first, *path)]),
                tuple([plan.places[square] for square in crates]) if pushed else (),
            )
        )
    for index in turned:
        state.up |= 1 << index
        clock.tell_turned(step, index)
    clock.lift_fog(step)
    if camera >= 0:
        clock.expose(step, robot, path[-1], camera)


def _watched(
    step: Step, look: int, path: tuple[int, ...], crates: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], int, list[int]]:
    """The same move one square at a time: how far it comes, the crates then, the camera that stopped it, what it
    turned up."""
    state = step.state
    robot, squares, before = state.selected, state.robots, state.crates
    turned: list[int] = []
    for length in range(1, len(path) + 1):
        part = drive(state, look, length)
        assert part is not None
        state.robots = tuple([path[length - 1] if index == robot else at for index, at in enumerate(squares)])
        state.crates = part[1]
        turned += turn_up(state, robot)
        camera = seen(state, robot, path[length - 1], part[1])
        state.robots, state.crates = squares, before
        if camera >= 0:
            return path[:length], part[1], camera, turned
    return path, crates, -1, turned


def _open(step: Step, card: int, name: str) -> None:
    """BSQ-4.48."""
    state = step.state
    plan = state.setting.plan
    door = next(index for index, each in enumerate(plan.doors) if each.name == name)
    state.shut &= ~(1 << door)
    if step.told is not None:
        robot = state.setting.robots[state.selected]
        step.emit(DoorOpened(robot, CARD_NAMES[card], name, plan.door_level[door]))
    clock.lift_fog(step)


def _secure(step: Step, card: int, place: str) -> None:
    """BSQ-4.46, BSQ-4.47, BSQ-4.51: a token leaves the board; the last bomb ends the mission."""
    state = step.state
    plan = state.setting.plan
    index = plan.thing_at[plan.square(place)]
    face = state.faces[index]
    state.on &= ~(1 << index)
    state.secured = (*state.secured, index)
    robot = state.setting.robots[state.selected]
    if TYPE_OF[card] == BOMB:
        if step.told is not None:
            step.emit(BombDisarmed(robot, CARD_NAMES[card], place, FACE_LETTER[face], FACE_LEVEL[face]))
        if not live_bombs(state):
            clock.end(step, "disarmed")
            return
    else:
        state.saved |= 1 << FACE_LEVEL[face]
        if step.told is not None:
            step.emit(HostageSaved(robot, CARD_NAMES[card], place, FACE_LEVEL[face]))
    clock.lift_fog(step)


def finish(step: Step) -> None:
    """BSQ-4.52: the program is discarded in its order, an auto-activating player draws, the next seat is current."""
    state = step.state
    state.discard += state.program
    state.program = ()
    state.at = 0
    if state.owes:
        state.owes = False
        turn.draw(step, state.seat)
    turn.end_turn(step)
