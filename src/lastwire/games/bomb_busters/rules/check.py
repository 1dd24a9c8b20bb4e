"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.games.bomb_busters.rules.duty import check_answer, check_seated, check_turn
from lastwire.games.bomb_busters.rules.equipment import (
    check_batteries,
    check_coffee_mug,
    check_label,
    check_post_it,
    check_radar,
    check_rewinder,
    check_swap_answer,
    check_walkie_talkies,
)
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    CutAll,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    Hold,
    LabelDiffer,
    LabelSame,
    Move,
    Place,
    PlaceToken,
    PostIt,
    Radar,
    Release,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
    coded,
)
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.setup import false_values
from lastwire.games.bomb_busters.rules.stand import answers, can_mark, held, slot_at
from lastwire.games.bomb_busters.rules.state import (
    DETECT,
    DETECTORS,
    LIE,
    OVER,
    OWN,
    RAY,
    SETUP,
    STABILIZER,
    TURN,
    YELLOW,
    State,
)
from lastwire.games.bomb_busters.rules.switch import only_red, reveals, special, switches
from lastwire.games.bomb_busters.rules.talk import check_release, check_wait
from lastwire.games.bomb_busters.rules.timers import timers


def check(state: State, seat: int, move: Move) -> None:
    """Chapter 9: refuse a move that is not legal, with the first reason in the order given there."""
    _CHECKS[type(move)](state, seat, move)


def _check_place_token(state: State, seat: int, move: PlaceToken) -> None:
    """BB-3.14, BB-3.15."""
    if state.phase != SETUP:
        check_seated(state, seat)
        if state.pending is not None:
            raise refusal("E_PROMPT_PENDING", "BB-4.3")
        raise refusal("E_PHASE", "BB-4.1")
    if seat != state.active:
        check_seated(state, seat)
        raise refusal("E_BAD_TOKEN", "BB-3.14")
    if not can_mark(state, seat, move.wire):
        raise refusal("E_BAD_TOKEN", "BB-3.15")


def _check_false_token(state: State, seat: int, move: FalseToken) -> None:
    """BB-12.20."""
    if state.phase != LIE:
        check_seated(state, seat)
        if state.pending is not None:
            raise refusal("E_PROMPT_PENDING", "BB-4.3")
        raise refusal("E_PHASE", "BB-4.1")
    slot = slot_at(state, move.wire)
    check_seated(state, seat)
    if seat != state.active or slot < 0 or not false_values(state, seat).get(coded(move.value), 0) >> slot & 1:
        raise refusal("E_BAD_TOKEN", "BB-12.20")


def _check_special(state: State, seat: int, move: Move) -> None:
    """BB-2.10: an action that only the mission knows."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("E_PROMPT_PENDING", "BB-4.3")
    switch = special(state, move)
    if switch is None:
        raise refusal("E_PHASE", "BB-2.10")
    switch.check(state, seat, move)


def _check_hold(state: State, seat: int, move: Hold) -> None:
    """BB-4.31."""
    if seat != TABLE:
        raise refusal("E_FORMAT", "BB-4.31")
    check_seated(state, move.seat)
    check_wait(state, move.seat)


def _check_release(state: State, seat: int, move: Release) -> None:
    """BB-4.31a."""
    if seat != TABLE:
        raise refusal("E_FORMAT", "BB-4.31a")
    check_seated(state, move.seat)
    check_release(state, move.seat)


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """BB-4.49."""
    if seat != CLOCK:
        raise refusal("E_FORMAT", "BB-4.49")
    if state.phase == OVER:
        raise refusal("E_OVER", "BB-4.4")
    if move.timer not in [timer.id for timer in timers(state)]:
        raise refusal("E_PHASE", "BB-4.49")


POINTS: Final = {"none": 1, "double": 2, "triple": 3}


def check_dual_cut(state: State, seat: int, move: DualCut) -> None:
    """BB-4.8..4.10, BB-4.39..4.42; chapter 9, rows 1 to 12 and 25, in their order."""
    stand, wires, _ = move.aim
    if stand is None and wires:
        raise refusal("E_FORMAT", "BB-7.32")
    if state.phase != TURN or seat != state.active:
        check_turn(state, seat)
    mine = state.held[seat]
    if not mine:
        raise only_red(state, "BB-4.8")
    setting = state.setting
    pointed = 0 if stand is None else _check_target(state, seat, stand, wires)
    values = move.stated
    for value in values:
        if not mine >> value & 1:
            raise refusal("E_BAD_VALUE", "BB-7.14" if value else "BB-4.10")
    if move.detector != "none":
        _check_detector(state, seat, move, pointed, values)
    elif len(move.wires) != 1:
        raise refusal("E_BAD_DETECTOR", "BB-4.9")
    ray = move.ray
    if ray or move.stabilizer:
        _check_cards(state, move)
    if len(values) != (2 if ray else 1) or (ray and values[0] >= values[1]):
        raise refusal("E_BAD_VALUE", "BB-4.39" if ray else "BB-4.9")
    if setting.switches or setting.layout.loose:
        _check_mission(state, seat, move, pointed, values)
    if move.own is not None:
        _check_own(state, seat, move.own, values)


def _check_target(state: State, seat: int, stand: int, wires: int) -> int:
    """BB-4.10, BB-7.19: uncut wires of a teammate's stand, as bits."""
    layout = state.setting.layout
    if not 0 <= stand < len(layout.owners) or wires & ~layout.full[stand]:
        raise refusal("E_BAD_TARGET", "BB-4.10")
    if layout.owners[stand] == seat:
        raise refusal("E_BAD_TARGET", "BB-7.19")
    pointed = wires << layout.starts[stand]
    if pointed & ~state.uncut:
        raise refusal("E_ALREADY_CUT", "BB-4.10")
    return pointed


def _check_own(state: State, seat: int, own: tuple[Place, ...], values: tuple[int, ...]) -> None:
    """BB-4.17: at most one own uncut wire for each stated value."""
    hand = state.uncut & state.setting.layout.hands[seat]
    left = list(values)
    for place in own:
        slot = slot_at(state, place)
        value = state.setting.values[state.keys[slot]] if slot >= 0 and hand >> slot & 1 else 0
        if value not in left:
            raise refusal("E_BAD_ANSWER", "BB-4.17")
        left.remove(value)


def _check_detector(state: State, seat: int, move: DualCut, pointed: int, values: tuple[int, ...]) -> None:
    """BB-4.27, BB-4.40..4.42."""
    stand, _, ascend = move.aim
    if move.detector == "super":
        if stand is None or pointed != state.uncut & state.setting.layout.stands[stand] or not ascend:
            raise refusal("E_BAD_DETECTOR", "BB-4.42")
    elif len(move.wires) != POINTS[move.detector] or not ascend:
        raise refusal("E_BAD_DETECTOR", "BB-4.42")
    if YELLOW in values:
        raise refusal("E_BAD_DETECTOR", "BB-4.41")
    if move.detector == "double":
        if state.spent >> seat & 1:
            raise refusal("E_BAD_DETECTOR", "BB-4.40")
    elif not state.ready >> DETECTORS[move.detector] & 1:
        raise refusal("E_EQUIPMENT_UNAVAILABLE", "BB-4.27")


def _check_cards(state: State, move: DualCut) -> None:
    """BB-4.27, BB-4.28: the cards are there, unlocked and unused."""
    if move.ray and not state.ready >> RAY & 1:
        raise refusal("E_EQUIPMENT_UNAVAILABLE", "BB-4.27")
    if move.stabilizer and not state.ready >> STABILIZER & 1:
        raise refusal("E_EQUIPMENT_UNAVAILABLE", "BB-4.27")


def _check_mission(state: State, seat: int, move: DualCut, pointed: int, values: tuple[int, ...]) -> None:
    """BB-2.10: what the mission forbids."""
    named = sum({1 << value for value in values})
    used = move.ray << RAY | move.stabilizer << STABILIZER
    if move.detector in DETECTORS:
        used |= 1 << DETECTORS[move.detector]
    for switch in switches(state):
        if used & switch.withheld(state, seat):
            raise refusal("E_BARRED", switch.clause)
        if named & switch.barred(state, seat) or pointed & switch.sheltered(state, seat):
            raise refusal("E_BARRED", switch.clause)
    if pointed & state.setting.layout.shielded and (move.detector != "none" or move.ray or move.stabilizer):
        raise refusal("E_BARRED", "BB-2.10")


def check_solo_cut(state: State, seat: int, move: SoloCut) -> None:
    """BB-4.18..4.21."""
    check_turn(state, seat)
    if not state.held[seat]:
        raise only_red(state, "BB-4.8")
    value = coded(move.value)
    if not value or not state.solo[seat] >> value & 1:
        raise refusal("E_NOT_SOLO", "BB-4.21" if value == YELLOW else "BB-4.18")
    for switch in switches(state):
        if switch.barred(state, seat) >> value & 1:
            raise refusal("E_BARRED", switch.clause)


def check_reveal(state: State, seat: int, move: RevealRed) -> None:
    """BB-4.22."""
    check_turn(state, seat)
    if state.held[seat]:
        raise refusal("E_NOT_ONLY_RED", "BB-4.22")
    if not reveals(state.setting.brief):
        raise only_red(state, "BB-4.22")


# --- detectors ------------------------------------------------------------------------------------


def check_detector_answer(state: State, seat: int, move: DetectorAnswer) -> None:
    """BB-4.44, BB-4.45."""
    pending = check_answer(state, seat, DETECT)
    legal = answers(state, pending)
    wire = move.wire
    slot = -1 if wire is None else slot_at(state, wire)
    if not (slot >= 0 and legal >> slot & 1 if legal else wire is None):
        raise refusal("E_BAD_ANSWER", "BB-4.45" if wire is None else "BB-4.44")


# --- answers of the active expert -----------------------------------------------------------------


def check_choose_own(state: State, seat: int, move: ChooseOwn) -> None:
    """BB-4.11."""
    pending = check_answer(state, seat, OWN)
    slot = slot_at(state, move.wire)
    if slot < 0 or not held(state, seat, pending.hit) >> slot & 1:
        raise refusal("E_BAD_ANSWER", "BB-4.11")


# --- kinds of moves -------------------------------------------------------------------------------

# By kind of move, as a table: it is read for every move.
_CHECKS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    PlaceToken: _check_place_token,
    DualCut: check_dual_cut,
    SoloCut: check_solo_cut,
    RevealRed: check_reveal,
    ChooseOwn: check_choose_own,
    DetectorAnswer: check_detector_answer,
    SwapAnswer: check_swap_answer,
    LabelDiffer: check_label,
    LabelSame: check_label,
    WalkieTalkies: check_walkie_talkies,
    PostIt: check_post_it,
    Rewinder: check_rewinder,
    Batteries: check_batteries,
    Radar: check_radar,
    CoffeeMug: check_coffee_mug,
    Call: _check_special,
    CutAll: _check_special,
    Designate: _check_special,
    FalseToken: _check_false_token,
    Hold: _check_hold,
    Release: _check_release,
    Expire: _check_expire,
}
assert _CHECKS.keys() == set(get_args(Move))
