"""Cutting (chapters 4.3 to 4.6 and 4.9): dual cuts with and without detectors, solo cuts, reveals, and the answers."""

from __future__ import annotations

from typing import Any, Final

from lastwire.engine.types import Told
from lastwire.games.bomb_busters.rules.board import (
    VALUE_NAMES,
    Step,
    ask,
    end,
    lay_open,
    mark,
    note,
    spend,
)
from lastwire.games.bomb_busters.rules.events import (
    CutDeclared,
    CutFailed,
    RedsRevealed,
    SoloDone,
    WireCut,
)
from lastwire.games.bomb_busters.rules.moves import (
    ChooseOwn,
    DetectorAnswer,
    DualCut,
    Place,
    RevealRed,
    SoloCut,
    coded,
)
from lastwire.games.bomb_busters.rules.state import (
    DETECT,
    LIVE_MASK,
    NONE,
    OWN,
    RAY,
    RED,
    SOME,
    STABILIZER,
    SUPER,
    TRIPLE,
    TURN,
    YELLOW,
    Pending,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import switches
from lastwire.games.bomb_busters.rules.text import refusal
from lastwire.games.bomb_busters.rules.turn import check_turn, pass_turn, settle

POINTS: Final = {"none": 1, "double": 2, "triple": 3}
_CARDS: Final = {"triple": TRIPLE, "super": SUPER}
_UNPLANNED: Final = ((), (-1,), (-1, -1))  # no own wire named, by how many values are stated

# --- what is legal --------------------------------------------------------------------------------


def slot_at(state: State, place: Place) -> int:
    """The slot of a place, or -1 if there is no such place."""
    return state.setting.layout.slots.get(place, -1)


def held(state: State, seat: int, value: int) -> int:
    """A hand's uncut wires of this value, as bits."""
    return state.uncut & state.setting.layout.hands[seat] & state.where[value]


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
    elif not state.ready >> _CARDS[move.detector] & 1:
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


# --- the dual cut ---------------------------------------------------------------------------------


def dual_cut(step: Step, seat: int, move: DualCut) -> None:
    """BB-4.9..4.17, BB-4.40..4.47: cards are spent, then the pointed wire decides, or its owner is asked."""
    state = step.state
    layout, keys, table = state.setting.layout, state.keys, state.setting.values
    stand, wires, _ = move.aim
    assert stand is not None
    pointed = wires << layout.starts[stand]
    values, detector, stabilizer = move.stated, move.detector, move.stabilizer
    if detector == "double":
        state.spent |= 1 << seat
    elif detector != "none":
        spend(state, _CARDS[detector])
    if move.ray:
        spend(state, RAY)
    if stabilizer:
        spend(state, STABILIZER)
    owner = layout.owners[stand]
    if step.told is not None:
        # Checked: what was stated are numbers and the word yellow.
        named: Any = move.values
        step.told.append(Told(CutDeclared(seat, owner, move.wires, named, detector, move.ray, stabilizer)))
    own: tuple[int, ...] = _UNPLANNED[len(values)]
    if move.own:
        mine = {table[keys[slot]]: slot for slot in [slot_at(state, place) for place in move.own]}
        own = tuple([mine.get(value, -1) for value in values])
    if detector != "none":
        _detect(step, Pending(seat, owner, pointed, values, own, detector, move.ray, stabilizer))
        return
    slot = pointed.bit_length() - 1
    value = table[keys[slot]]
    for other in values:
        if other != value:
            note(state, SOME, 1 << other, state.uncut & layout.hands[seat])
    if value in values:
        _hit(step, seat, slot, value, own[values.index(value)])
    elif value == RED and not stabilizer:
        end(step, "exploded_red")
    else:
        _miss(step, seat, slot if value != RED else -1, stabilizer, pointed)


def _hit(step: Step, seat: int, slot: int, value: int, own: int) -> None:
    """BB-4.11, BB-4.15: the teammate's wire, then an own one: preselected, or asked for."""
    state = step.state
    lay_open(state, slot)
    _tell_cut(step, slot)
    state.recount(value, state.setting.layout.owner_of[slot])
    if own >= 0:
        _cut_own(step, own, value)
        return
    # Asked however many candidates there are: a missing question would tell that there is one (BB-4.17).
    note(state, SOME, 1 << value, state.uncut & state.setting.layout.hands[seat])
    state.pending = Pending(seat, seat, 0, hit=value)
    ask(step, OWN)


def _cut_own(step: Step, slot: int, value: int) -> None:
    state = step.state
    lay_open(state, slot)
    state.recount(value, state.active)
    _tell_cut(step, slot)
    settle(step, value)


def _tell_cut(step: Step, slot: int) -> None:
    if step.told is not None:
        state = step.state
        layout = state.setting.layout
        step.told.append(Told(WireCut(layout.owner_of[slot], layout.places[slot], state.keys[slot])))


def _miss(step: Step, seat: int, slot: int, stabilized: bool, pointed: int) -> None:
    """BB-4.13, BB-4.16 (2)-(5): the dial, the skull, the token at `slot` (-1 for none), the next turn."""
    state = step.state
    if not stabilized and advance(step, seat):
        if step.told is not None:
            step.told.append(Told(CutFailed(seat, state.dial, False, "none", None, None)))
        if not state.cause:
            end(step, "exploded_dial")
        return
    shown = "none"
    if slot >= 0:
        shown = mark(state, slot)
    if shown == "none":
        # Everybody sees that no token came: what has none is red (BB-4.47, BB-7.40).
        bare = _bare(state, pointed)
        if bare:
            note(state, NONE, LIVE_MASK, bare)
    if step.told is not None:
        place = value = None
        if shown != "none":
            place = state.setting.layout.places[slot]
            value = VALUE_NAMES[state.setting.values[state.keys[slot]]]
        step.told.append(Told(CutFailed(seat, state.dial, stabilized, shown, place, value)))
    pass_turn(step)


def advance(step: Step, seat: int) -> bool:
    """BB-4.13: the dial moves one space; True if that was the skull. A mission may put something in its place."""
    state = step.state
    if state.setting.brief.switches:
        for switch in switches(state):
            if switch.replaces_dial:
                switch.failed(step, seat)
                return bool(state.cause)
    state.dial -= 1
    return state.dial == 0


def _bare(state: State, pointed: int) -> int:
    """Those of the pointed wires that have no token, virtual ones counted."""
    tokens, bare = state.tokens, 0
    for slot in slots(pointed):
        if not tokens[slot]:
            bare |= 1 << slot
    return bare


# --- detectors ------------------------------------------------------------------------------------


def _detect(step: Step, pending: Pending) -> None:
    """BB-4.43, BB-4.45: the owner is asked, choice or not; all red or the last space end it at once."""
    state = step.state
    where, pointed = state.where, pending.wires
    hand = state.uncut & state.setting.layout.hands[pending.by]
    for value in pending.values:
        note(state, SOME, 1 << value, hand)
    if not pending.stabilizer:
        if not pointed & ~where[RED]:
            end(step, "exploded_red")
            return
        note(state, SOME, LIVE_MASK, pointed)
        if state.dial == 1 and not any(switch.replaces_dial for switch in switches(state)):
            if not any(pointed & where[value] for value in pending.values):
                _miss(step, pending.by, -1, False, pointed)
                return
            note(state, SOME, sum([1 << value for value in pending.values]), pointed)
    state.pending = pending
    ask(step, DETECT)


def answers(state: State, pending: Pending) -> int:
    """BB-4.43..4.45: the pointed wires that the owner may name, as bits."""
    where, matches = state.where, 0
    for value in pending.values:
        matches |= where[value]
    matches &= pending.wires
    return matches or _bare(state, pending.wires & ~where[RED])


def check_detector_answer(state: State, seat: int, move: DetectorAnswer) -> None:
    """BB-4.44, BB-4.45."""
    pending = check_answer(state, seat, DETECT)
    legal = answers(state, pending)
    slot = -1 if move.wire is None else slot_at(state, move.wire)
    if not (slot >= 0 and legal >> slot & 1 if legal else move.wire is None):
        raise refusal("bad_answer", "BB-4.45" if move.wire is None else "BB-4.44")


def detector_answer(step: Step, seat: int, move: DetectorAnswer) -> None:
    """BB-4.46."""
    state = step.state
    pending = state.pending
    assert pending is not None
    state.pending = None
    slot = -1 if move.wire is None else slot_at(state, move.wire)
    value = state.setting.values[state.keys[slot]] if slot >= 0 else 0
    if value in pending.values:
        _hit(step, pending.by, slot, value, pending.own[pending.values.index(value)])
        return
    note(state, NONE, sum(1 << named for named in pending.values), pending.wires)
    _miss(step, pending.by, slot, pending.stabilizer, pending.wires)


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


def choose_own(step: Step, seat: int, move: ChooseOwn) -> None:
    pending = step.state.pending
    assert pending is not None
    _cut_own(step, slot_at(step.state, move.wire), pending.hit)


# --- solo cut and reveal --------------------------------------------------------------------------


def solo_cut(step: Step, seat: int, move: SoloCut) -> None:
    """BB-4.18..4.21: all of them at once."""
    state = step.state
    value = coded(move.value)
    cut = slots(held(state, seat, value))
    for slot in cut:
        lay_open(state, slot)
    state.recount(value, seat)
    if step.told is not None:
        places = state.setting.layout.places
        wires, keys = tuple([places[slot] for slot in cut]), tuple([state.keys[slot] for slot in cut])
        step.told.append(Told(SoloDone(seat, VALUE_NAMES[value], wires, keys)))
    settle(step, value)


def reveal_red(step: Step, seat: int, move: RevealRed) -> None:
    """BB-4.22."""
    state = step.state
    cut = slots(state.uncut & state.setting.layout.hands[seat])
    for slot in cut:
        lay_open(state, slot)
    if step.told is not None:
        places = state.setting.layout.places
        wires, keys = tuple([places[slot] for slot in cut]), tuple([state.keys[slot] for slot in cut])
        step.told.append(Told(RedsRevealed(seat, wires, keys)))
    settle(step, RED)
