"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    DetectorAnswer,
    DualCut,
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
from lastwire.games.bomb_busters.rules.stand import answers, can_mark, held, labels, own_slot, slot_at
from lastwire.games.bomb_busters.rules.state import (
    BATTERIES,
    COFFEE_MUG,
    DETECT,
    DETECTORS,
    LABEL_DIFFER,
    LABEL_SAME,
    NUMBERS,
    OVER,
    OWN,
    POST_IT,
    RADAR,
    RAY,
    REWINDER,
    SETUP,
    STABILIZER,
    SWAP,
    TURN,
    WALKIE_TALKIES,
    YELLOW,
    Pending,
    State,
)
from lastwire.games.bomb_busters.rules.switch import special, switches
from lastwire.games.bomb_busters.rules.talk import check_release, check_wait
from lastwire.games.bomb_busters.rules.text import refusal
from lastwire.games.bomb_busters.rules.timers import timers


def check(state: State, seat: int, move: Move) -> None:
    """Chapter 9: refuse a move that is not legal, with the first reason in the order given there."""
    _CHECKS[type(move)](state, seat, move)


def _check_place_token(state: State, seat: int, move: PlaceToken) -> None:
    """BB-3.14, BB-3.15."""
    if state.phase != SETUP:
        check_seated(state, seat)
        if state.pending is not None:
            raise refusal("prompt_pending", "BB-4.3")
        raise refusal("wrong_phase", "BB-4.1")
    if seat != state.active:
        check_seated(state, seat)
        raise refusal("bad_token", "BB-3.14")
    if not can_mark(state, seat, move.wire):
        raise refusal("bad_token", "BB-3.15")


def _check_special(state: State, seat: int, move: Move) -> None:
    """BB-2.10: an action that only the mission knows."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("prompt_pending", "BB-4.3")
    switch = special(state, move)
    if switch is None:
        raise refusal("wrong_phase", "BB-2.10")
    switch.check(state, seat, move)


def _check_hold(state: State, seat: int, move: Hold) -> None:
    """BB-4.31."""
    if seat != TABLE:
        raise refusal("malformed", "BB-4.31")
    check_seated(state, move.seat)
    check_wait(state, move.seat)


def _check_release(state: State, seat: int, move: Release) -> None:
    """BB-4.31a."""
    if seat != TABLE:
        raise refusal("malformed", "BB-4.31a")
    check_seated(state, move.seat)
    check_release(state, move.seat)


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """BB-4.49."""
    if seat != CLOCK:
        raise refusal("malformed", "BB-4.49")
    if state.phase == OVER:
        raise refusal("game_over", "BB-4.4")
    if move.timer not in [timer.id for timer in timers(state)]:
        raise refusal("wrong_phase", "BB-4.49")


POINTS: Final = {"none": 1, "double": 2, "triple": 3}


def check_dual_cut(state: State, seat: int, move: DualCut) -> None:
    """BB-4.8..4.10, BB-4.39..4.42; chapter 9, rows 1 to 12 and 25, in their order."""
    stand, wires, _ = move.aim
    if stand is None and wires:
        raise refusal("malformed", "BB-7.32")
    if state.phase != TURN or seat != state.active:
        check_turn(state, seat)
    mine = state.held[seat]
    if not mine:
        raise refusal("must_reveal", "BB-4.8")
    setting = state.setting
    pointed = 0 if stand is None else _check_target(state, seat, stand, wires)
    values = move.stated
    for value in values:
        if not mine >> value & 1:
            raise refusal("bad_value", "BB-7.14" if value else "BB-4.10")
    if move.detector != "none":
        _check_detector(state, seat, move, pointed, values)
    elif len(move.wires) != 1:
        raise refusal("bad_detector", "BB-4.9")
    if move.ray or move.stabilizer:
        _check_cards(state, move)
    if len(values) != (2 if move.ray else 1) or (move.ray and values[0] >= values[1]):
        raise refusal("bad_value", "BB-4.39" if move.ray else "BB-4.9")
    if setting.brief.switches or setting.layout.loose:
        _check_mission(state, seat, move, pointed, values)
    if move.own is not None:
        _check_own(state, seat, move.own, values)


def _check_target(state: State, seat: int, stand: int, wires: int) -> int:
    """BB-4.10, BB-7.19: uncut wires of a teammate's stand, as bits."""
    layout = state.setting.layout
    if not 0 <= stand < len(layout.owners) or wires & ~layout.full[stand]:
        raise refusal("bad_target", "BB-4.10")
    if layout.owners[stand] == seat:
        raise refusal("bad_target", "BB-7.19")
    pointed = wires << layout.starts[stand]
    if pointed & ~state.uncut:
        raise refusal("already_cut", "BB-4.10")
    return pointed


def _check_own(state: State, seat: int, own: tuple[Place, ...], values: tuple[int, ...]) -> None:
    """BB-4.17: at most one own uncut wire for each stated value."""
    hand = state.uncut & state.setting.layout.hands[seat]
    left = list(values)
    for place in own:
        slot = slot_at(state, place)
        value = state.setting.values[state.keys[slot]] if slot >= 0 and hand >> slot & 1 else 0
        if value not in left:
            raise refusal("bad_answer", "BB-4.17")
        left.remove(value)


def _check_detector(state: State, seat: int, move: DualCut, pointed: int, values: tuple[int, ...]) -> None:
    """BB-4.27, BB-4.40..4.42."""
    stand, _, ascend = move.aim
    if move.detector == "super":
        if stand is None or pointed != state.uncut & state.setting.layout.stands[stand] or not ascend:
            raise refusal("bad_detector", "BB-4.42")
    elif len(move.wires) != POINTS[move.detector] or not ascend:
        raise refusal("bad_detector", "BB-4.42")
    if YELLOW in values:
        raise refusal("bad_detector", "BB-4.41")
    if move.detector == "double":
        if state.spent >> seat & 1:
            raise refusal("bad_detector", "BB-4.40")
    elif not state.ready >> DETECTORS[move.detector] & 1:
        raise refusal("equipment_unavailable", "BB-4.27")


def _check_cards(state: State, move: DualCut) -> None:
    """BB-4.27, BB-4.28: the cards are there, unlocked and unused."""
    if move.ray and not state.ready >> RAY & 1:
        raise refusal("equipment_unavailable", "BB-4.27")
    if move.stabilizer and not state.ready >> STABILIZER & 1:
        raise refusal("equipment_unavailable", "BB-4.27")


def _check_mission(state: State, seat: int, move: DualCut, pointed: int, values: tuple[int, ...]) -> None:
    """BB-2.10: what the mission forbids."""
    named = sum({1 << value for value in values})
    for switch in switches(state):
        if named & switch.barred(state, seat) or pointed & switch.sheltered(state, seat):
            raise refusal("barred", switch.clause)
    if pointed & state.setting.layout.shielded and (move.detector != "none" or move.ray or move.stabilizer):
        raise refusal("barred", "BB-2.10")


def check_solo_cut(state: State, seat: int, move: SoloCut) -> None:
    """BB-4.18..4.21."""
    check_turn(state, seat)
    if not state.held[seat]:
        raise refusal("must_reveal", "BB-4.8")
    value = coded(move.value)
    if not value or not state.solo[seat] >> value & 1:
        raise refusal("not_solo", "BB-4.21" if value == YELLOW else "BB-4.18")
    for switch in switches(state):
        if switch.barred(state, seat) >> value & 1:
            raise refusal("barred", switch.clause)


def check_reveal(state: State, seat: int, move: RevealRed) -> None:
    """BB-4.22."""
    check_turn(state, seat)
    if state.held[seat]:
        raise refusal("not_only_red", "BB-4.22")


# --- detectors ------------------------------------------------------------------------------------


def check_detector_answer(state: State, seat: int, move: DetectorAnswer) -> None:
    """BB-4.44, BB-4.45."""
    pending = check_answer(state, seat, DETECT)
    legal = answers(state, pending)
    slot = -1 if move.wire is None else slot_at(state, move.wire)
    if not (slot >= 0 and legal >> slot & 1 if legal else move.wire is None):
        raise refusal("bad_answer", "BB-4.45" if move.wire is None else "BB-4.44")


# --- answers of the active expert -----------------------------------------------------------------


def check_answer(state: State, seat: int, phase: int) -> Pending:
    """BB-4.3: an answer comes from the expert who owes it, while it is owed."""
    if not 0 <= seat < state.setting.layout.seats:
        raise refusal("malformed", "BB-4.2")
    pending = state.pending
    if pending is None:
        raise refusal("game_over", "BB-4.4") if state.cause else refusal("wrong_phase", "BB-4.3")
    if state.phase != phase or pending.asked != seat:
        raise refusal("prompt_pending", "BB-4.3")
    return pending


def check_choose_own(state: State, seat: int, move: ChooseOwn) -> None:
    """BB-4.11."""
    pending = check_answer(state, seat, OWN)
    slot = slot_at(state, move.wire)
    if slot < 0 or not held(state, seat, pending.hit) >> slot & 1:
        raise refusal("bad_answer", "BB-4.11")


# --- common ground --------------------------------------------------------------------------------


def check_any_time(state: State, seat: int, card: int) -> None:
    """BB-4.27, BB-4.28, BB-4.31: the card is usable, and the table is between question and action."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("prompt_pending", "BB-4.31")
    if state.phase == SETUP:
        raise refusal("wrong_phase", "BB-4.31")
    if not state.ready >> card & 1:
        raise refusal("equipment_unavailable", "BB-4.28" if state.used >> card & 1 else "BB-4.27")


# --- labels (cards 1 and 12) ----------------------------------------------------------------------


def check_label(state: State, seat: int, move: LabelDiffer | LabelSame) -> None:
    same = isinstance(move, LabelSame)
    check_any_time(state, seat, LABEL_SAME if same else LABEL_DIFFER)
    if slot_at(state, move.wire) not in labels(state, seat, same):
        raise refusal("bad_label", "BB-4.33")


# --- Walkie-Talkies (card 2) ----------------------------------------------------------------------


def check_walkie_talkies(state: State, seat: int, move: WalkieTalkies) -> None:
    """BB-4.34, BB-7.50."""
    check_any_time(state, seat, WALKIE_TALKIES)
    layout = state.setting.layout
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("bad_swap", "BB-4.34")
    if not 0 <= move.seat < layout.seats or move.seat == seat:
        raise refusal("bad_swap", "BB-4.34")
    if not state.uncut & layout.hands[move.seat] & ~layout.shielded:
        raise refusal("bad_swap", "BB-7.50")


def check_swap_answer(state: State, seat: int, move: SwapAnswer) -> None:
    """BB-7.48."""
    check_answer(state, seat, SWAP)
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("bad_swap", "BB-4.34")


# --- tokens (set-up, and card 4) ------------------------------------------------------------------


def check_post_it(state: State, seat: int, move: PostIt) -> None:
    check_any_time(state, seat, POST_IT)
    if not can_mark(state, seat, move.wire):
        raise refusal("bad_token", "BB-4.35")


# --- Rewinder (6), Batteries (7), Radar (8) -------------------------------------------------------


def dial_cap(state: State) -> int:
    """BB-2.6, BB-7.17."""
    return CONTENT.dial.most if state.setting.options.rewind_cap == "six" else state.setting.brief.dial


def check_rewinder(state: State, seat: int, move: Rewinder) -> None:
    """BB-4.36."""
    check_any_time(state, seat, REWINDER)
    if state.dial >= dial_cap(state):
        raise refusal("no_effect", "BB-7.17")


def check_batteries(state: State, seat: int, move: Batteries) -> None:
    """BB-4.36, BB-7.42: one or two experts, ascending, whose character is used."""
    check_any_time(state, seat, BATTERIES)
    seats = move.seats
    if len(seats) not in (1, 2) or list(seats) != sorted(set(seats)):
        raise refusal("bad_batteries", "BB-4.36")
    if any(not 0 <= one < state.setting.layout.seats or not state.spent >> one & 1 for one in seats):
        raise refusal("bad_batteries", "BB-7.42")


def check_radar(state: State, seat: int, move: Radar) -> None:
    """BB-4.37, BB-7.55."""
    check_any_time(state, seat, RADAR)
    if not 1 <= coded(move.number) <= NUMBERS:
        raise refusal("bad_value", "BB-4.37")


# --- Coffee Mug (11) ------------------------------------------------------------------------------


def check_coffee_mug(state: State, seat: int, move: CoffeeMug) -> None:
    """BB-4.39, BB-7.29, BB-7.56."""
    check_turn(state, seat)
    if not state.held[seat]:
        raise refusal("must_reveal", "BB-7.29")
    if not state.ready >> COFFEE_MUG & 1:
        raise refusal("equipment_unavailable", "BB-4.27")
    layout = state.setting.layout
    if not 0 <= move.seat < layout.seats or move.seat == seat or not state.uncut & layout.hands[move.seat]:
        raise refusal("bad_next", "BB-7.56")


def check_seated(state: State, seat: int) -> None:
    """Chapter 9, rows 1 and 4."""
    if not 0 <= seat < state.setting.layout.seats:
        raise refusal("malformed", "BB-4.2")
    if state.phase == OVER:
        raise refusal("game_over", "BB-4.4")


def check_turn(state: State, seat: int) -> None:
    """BB-4.2, BB-4.5: a turn action is for the active expert, in their turn."""
    if state.phase == TURN and seat == state.active:
        return
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("prompt_pending", "BB-4.3")
    if state.phase != TURN:
        raise refusal("wrong_phase", "BB-4.1")
    raise refusal("not_your_turn", "BB-4.5")


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
    Hold: _check_hold,
    Release: _check_release,
    Expire: _check_expire,
}
assert _CHECKS.keys() == set(get_args(Move))
