"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.errors import Refused
from lastwire.games.bomb_squad.rules import setup, timers
from lastwire.games.bomb_squad.rules.building import DIRECTIONS
from lastwire.games.bomb_squad.rules.content import CONTENT, DOOR, KINDS, MOVE
from lastwire.games.bomb_squad.rules.drive import bits, choices
from lastwire.games.bomb_squad.rules.moves import (
    Abandon,
    Activate,
    Analyst,
    Discard,
    Go,
    Intel,
    Move,
    Plan,
    Play,
    Ready,
    Reject,
    Role,
    Send,
    Switch,
)
from lastwire.games.bomb_squad.rules.moves import Step as Choice
from lastwire.games.bomb_squad.rules.refusal import refusal
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    ANALYST,
    BRIEFING,
    CARD_MASK,
    COUNTDOWN,
    DISPOSAL,
    EXECUTE,
    FIELD_AGENT,
    OVER,
    PICK,
    SERGEANT,
    TURN,
    TYPE_OF,
    State,
)


def check(state: State, seat: int, move: Move) -> None:
    """Chapter 9: refuse a move that is not legal."""
    _CHECKS[type(move)](state, seat, move)


def _check_turn(state: State, seat: int, phase: int) -> None:
    """BSQ-4.2, rows I-1 and I-2."""
    if seat == state.seat and phase == state.phase:
        return
    if state.phase == OVER:
        raise _over(state)
    if state.phase < TURN and phase >= TURN:
        raise refusal("E_PHASE", "BSQ-3.9")
    if seat != state.seat:
        raise refusal("E_TURN", "BSQ-4.2")
    raise refusal("E_PHASE", "BSQ-4.2")


def _over(state: State) -> Refused:
    """BSQ-4.72, BSQ-6.1: at or after a live bomb's time, and after any other end."""
    return refusal("E_OVER", "BSQ-4.72" if state.blown else "BSQ-6.1")


def _check_role(state: State, seat: int, move: Role) -> None:
    _check_turn(state, seat, PICK)
    if move.role not in setup.role_names(state):
        raise refusal("E_BAD_ROLE", "BSQ-3.5")


def _check_ready(state: State, seat: int, move: Ready | Reject) -> None:
    """BSQ-4.76."""
    if state.phase == OVER:
        raise refusal("E_OVER", "BSQ-6.1")
    if not 0 <= seat < state.setting.seats:
        raise refusal("E_TURN", "BSQ-4.76")
    if state.phase != BRIEFING or state.ready >> seat & 1:
        raise refusal("E_PHASE", "BSQ-4.76")


def _check_reject(state: State, seat: int, move: Reject) -> None:
    """R-58."""
    _check_ready(state, seat, move)
    if setup.role_way(state.setting) != "deal" or state.rejected >> seat & 1:
        raise refusal("E_PHASE", "BSQ-3.5")


def _check_go(state: State, seat: int, move: Go) -> None:
    _check_turn(state, seat, COUNTDOWN)


def _check_intel(state: State, seat: int, move: Intel) -> None:
    """BSQ-4.10, BSQ-4.11, R-5."""
    if seat != state.seat or state.phase != TURN:
        _check_turn(state, seat, TURN)
    to, value = move.to, move.value
    if type(to) is not int or not 0 <= to < state.setting.seats or to == seat:
        raise refusal("E_BAD_TARGET", "BSQ-4.10")
    if type(value) is int and 1 <= value <= 3:
        bit = 1 << value - 1
    elif value in KINDS:
        bit = 8 << KINDS.index(value)
    else:
        raise refusal("E_BAD_VALUE", "BSQ-4.10")
    if move.attribute is not None and move.attribute != ("level" if bit < 8 else "type"):
        raise refusal("E_BAD_VALUE", "BSQ-4.10")
    if not state.present[to] & bit and not state.setting.options.empty_intel:
        raise refusal("E_EMPTY_INTEL", "BSQ-4.11")


def _check_discard(state: State, seat: int, move: Discard) -> None:
    """BSQ-4.13, BSQ-4.15, row I-6."""
    if seat != state.seat or state.phase != TURN:
        _check_turn(state, seat, TURN)
    pos, level, kind = move.pos, move.level, move.type
    # In a turn every hand is full.
    if type(pos) is not int or not 0 <= pos < state.setting.hand:
        raise refusal("E_BAD_POSITION", "BSQ-3.8")
    if level is None:
        if kind is None and state.main[state.selected] < state.setting.most[state.selected]:
            raise refusal("E_BAD_CLAIMS", "BSQ-4.15")
    elif type(level) is not int or not 1 <= level <= 3:
        raise refusal("E_BAD_CLAIMS", "BSQ-4.13")
    if kind is not None and kind not in KINDS:
        raise refusal("E_BAD_CLAIMS", "BSQ-4.13")


def _check_analyst(state: State, seat: int, move: Analyst) -> None:
    if state.phase == OVER:
        raise _over(state)
    if state.phase != ANALYST or seat != state.seat:
        raise refusal("E_PHASE", "BSQ-4.18")


def _check_play(state: State, seat: int, move: Play) -> None:
    """BSQ-4.20..4.25, rows I-6, I-8 and I-9."""
    _check_turn(state, seat, TURN)
    pos = move.pos
    if move.source == "hand":
        if type(pos) is not int or not 0 <= pos < state.setting.hand:
            raise refusal("E_BAD_POSITION", "BSQ-3.8")
    elif move.source == "discard_top":
        if pos is not None:
            raise refusal("E_UNKNOWN_FIELD", "BSQ-4.23")
        if state.roles[seat] != SERGEANT:
            raise refusal("E_NO_POWER", "BSQ-4.23")
        if not state.discard:
            raise refusal("E_EMPTY_PILE", "BSQ-4.23")
    else:
        raise refusal("E_BAD_VALUE", "BSQ-4.23")
    if move.face is not None and move.face not in faces(state, seat):
        raise refusal("E_BAD_FACE", "BSQ-4.94" if state.setting.options.no_programming else "BSQ-4.24")


def faces(state: State, seat: int) -> tuple[str, ...]:
    """BSQ-4.24, BSQ-4.25: the faces that a played card may have."""
    setting = state.setting
    if setting.options.no_programming:
        return ()
    if setting.face_up:
        return ("up",)
    return ("down", "up") if state.roles[seat] == FIELD_AGENT else ("down",)


def _check_activate(state: State, seat: int, move: Activate) -> None:
    _check_turn(state, seat, TURN)
    if state.setting.options.no_programming:
        raise refusal("E_PHASE", "BSQ-4.94")
    if not state.slots:
        raise refusal("E_EMPTY_PROGRAM", "BSQ-4.30")


def _check_switch(state: State, seat: int, move: Switch) -> None:
    if len(state.robots) < 2:
        raise refusal("E_UNKNOWN_MOVE", "BSQ-4.96")
    _check_turn(state, seat, TURN)


def _check_send(state: State, seat: int, move: Send) -> None:
    """BSQ-4.32, BSQ-4.33, BSQ-9.1."""
    _check_turn(state, seat, ADJUST)
    count = len(state.slots)
    named = (*move.order, *move.scrap)
    if any(type(index) is not int for index in named) or sorted(named) != list(range(count)):  # type: ignore[type-var]
        raise refusal("E_BAD_ORDER", "BSQ-4.33")
    if len(move.scrap) > allowance(state):
        raise refusal("E_TOO_MANY_SCRAPS", "BSQ-4.32")
    if move.steps is None:
        return
    if len(move.steps) > len(move.order):
        raise refusal("E_BAD_FIELD", "BSQ-9.1")
    for index, plan in zip(move.order, move.steps, strict=False):
        assert isinstance(index, int)
        next_card = state.slots[index] & CARD_MASK
        _check_form(state, next_card, plan)
        # Whoever looks on is shown these choices: nothing else can be said in them.
        if plan.target is not None and plan.target not in _names(state, next_card):
            raise refusal("E_BAD_FIELD", "BSQ-9.1")


def _names(state: State, card: int) -> list[str]:
    """Everything on this map that a card of this type could ever act on."""
    plan = state.setting.plan
    if TYPE_OF[card] == DOOR:
        return [door.name for door in plan.doors]
    return [plan.places[square] for square, _ in state.setting.things]


def _check_form(state: State, next_card: int, plan: Plan | Choice) -> None:
    """Rows I-13 and I-15: the field that fits the card, and a direction that the robot has."""
    if plan.decline is not None:
        if not plan.decline or plan.dir is not None or plan.target is not None:
            raise refusal("E_BAD_FIELD", "BSQ-4.54")
        return
    moves = TYPE_OF[next_card] == MOVE
    if (plan.target if moves else plan.dir) is not None:
        raise refusal("E_BAD_FIELD", "BSQ-4.40")
    if moves and plan.dir is not None:
        known = DIRECTIONS if state.setting.bodies[state.selected].diagonal else DIRECTIONS[:4]
        if plan.dir not in known:
            raise refusal("E_BAD_DIRECTION", "BSQ-4.43")


def _check_choice(state: State, seat: int, move: Choice) -> None:
    """BSQ-4.41, BSQ-4.54, BSQ-4.66, rows I-13 to I-15."""
    _check_turn(state, seat, EXECUTE)
    next_card = state.program[state.at]
    _check_form(state, next_card, move)
    found, may_fail = choices(state, next_card)
    # A card that cannot be performed fails by itself: one that waits without a way has just lost it to the gas.
    if not found or (move.target not in found and _gassed(state, move.target)):
        raise refusal("E_GASSED", "BSQ-4.66")
    if move.decline:
        if not may_fail:
            raise refusal("E_BAD_FIELD", "BSQ-4.54")
    elif (move.dir if TYPE_OF[next_card] == MOVE else move.target) not in found:
        raise refusal("E_MUST_PERFORM", "BSQ-4.41")


def _gassed(state: State, place: object) -> bool:
    """Whether gas took a hostage from this place. Of one that was never turned up, nothing is said (BSQ-4.92)."""
    plan = state.setting.plan
    return place in [plan.places[plan.things[index][0]] for index in bits(state.lost & state.up)]


def _check_abandon(state: State, seat: int, move: Abandon) -> None:
    """BSQ-4.83."""
    if seat != TABLE:
        raise refusal("E_TURN", "BSQ-4.83")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSQ-4.83")


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """BSQ-4.73."""
    if seat != CLOCK:
        raise refusal("E_TURN", "BSQ-4.70")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSQ-6.1")
    if move.timer not in [running.id for running in timers.timers(state)]:
        raise refusal("E_PHASE", "BSQ-4.73")


# By kind of move, as a table: a chain of cases would be walked for every move of a match.
_CHECKS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    Role: _check_role,
    Reject: _check_reject,
    Ready: _check_ready,
    Go: _check_go,
    Intel: _check_intel,
    Discard: _check_discard,
    Analyst: _check_analyst,
    Play: _check_play,
    Activate: _check_activate,
    Switch: _check_switch,
    Send: _check_send,
    Choice: _check_choice,
    Abandon: _check_abandon,
    Expire: _check_expire,
}
assert set(_CHECKS) == set(get_args(Move))


def allowance(state: State) -> int:
    """BSQ-4.32: how many programmed cards the operator may scrap."""
    few = len(state.slots) <= CONTENT.frame.scrap_up_to
    return few + (state.roles[state.seat] == DISPOSAL)


def legal(state: State, card: int, plan: Plan | Choice) -> bool:
    """Whether a card may be performed like this now."""
    found, may_fail = choices(state, card)
    if plan.decline is not None:
        return plan.decline and may_fail and plan.dir is None and plan.target is None
    if TYPE_OF[card] == MOVE:
        return plan.target is None and plan.dir in found
    return plan.dir is None and plan.target in found
