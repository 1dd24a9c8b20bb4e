"""Cuts of all kinds, and what follows from them at once (4.8 to 4.22, 4.40 to 4.47)."""

from __future__ import annotations

from typing import Any, Final

from lastwire.games.bomb_busters.rules.apply.board import VALUE_NAMES, ask, end, lay_open, mark, mark_false, note, spend
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.apply.turn import pass_turn, settle
from lastwire.games.bomb_busters.rules.events import CutDeclared, CutFailed, RedsRevealed, SoloDone, WireCut
from lastwire.games.bomb_busters.rules.moves import ChooseOwn, DetectorAnswer, DualCut, RevealRed, SoloCut, coded
from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.stand import held, slot_at, unmarked
from lastwire.games.bomb_busters.rules.state import (
    DETECT,
    DETECTORS,
    LIVE_MASK,
    NONE,
    OWN,
    RAY,
    RED,
    SOME,
    STABILIZER,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import fragile, last_chance, lies, switches

_UNPLANNED: Final = ((), (-1,), (-1, -1))  # no own wire named, by how many values are stated


# --- the dual cut ---------------------------------------------------------------------------------


def dual_cut(step: Step, seat: int, move: DualCut) -> None:
    """BB-4.9..4.17, BB-4.40..4.47: cards are spent, then the pointed wire decides, or its owner is asked."""
    state = step.state
    layout, keys, table = state.setting.layout, state.keys, state.setting.values
    stand, wires, _ = move.aim
    assert stand is not None
    pointed = wires << layout.starts[stand]
    values, detector, ray, stabilizer = move.stated, move.detector, move.ray, move.stabilizer
    if detector == "double":
        state.spent |= 1 << seat
    elif detector != "none":
        spend(state, DETECTORS[detector])
    if ray:
        spend(state, RAY)
    if stabilizer:
        spend(state, STABILIZER)
    owner = layout.owners[stand]
    if step.told is not None:
        # Checked: what was stated are numbers and the word yellow.
        named: Any = move.values
        risky = not stabilizer and _may_explode(state, seat, pointed)
        step.emit(CutDeclared(seat, owner, move.wires, named, detector, ray, stabilizer, risky))
    own: tuple[int, ...] = _UNPLANNED[len(values)]
    planned = move.own
    if planned:
        mine = {table[keys[slot]]: slot for slot in [slot_at(state, place) for place in planned]}
        own = tuple([mine.get(value, -1) for value in values])
    if detector != "none":
        _detect(step, Pending(seat, owner, pointed, values, own, detector, ray, stabilizer))
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
        _miss(step, seat, slot if value != RED else -1, stabilizer, pointed, values)


def _may_explode(state: State, seat: int, pointed: int) -> bool:
    """BB-4.12, BB-4.13, by public facts: a miss would be the last, or each pointed wire may be red."""
    if state.dial == 1 or fragile(state, seat):
        return True
    reds = state.setting.totals[RED] > state.cut[RED]
    return reds and not any(state.tokens[slot] for slot in slots(pointed))


def _hit(step: Step, seat: int, slot: int, value: int, own: int) -> None:
    """BB-4.11, BB-4.15: the teammate's wire, then an own one: preselected, or asked for."""
    state = step.state
    lay_open(state, slot)
    state.recount(value, state.setting.layout.owner_of[slot])
    _tell_cut(step, slot)
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
        step.emit(WireCut(layout.owner_of[slot], layout.places[slot], state.keys[slot]))


def _miss(step: Step, seat: int, slot: int, stabilized: bool, pointed: int, values: tuple[int, ...]) -> None:
    """BB-4.13, BB-4.16 (2)-(5): the dial, the skull, the token at `slot` (-1 for none), the next turn."""
    state = step.state
    if not stabilized:
        broken = fragile(state, seat)
        if broken or advance(step, seat):
            if step.told is not None:
                step.emit(CutFailed(seat, state.dial, False, "none", None, None))
            if not state.cause:
                end(step, "exploded_captain" if broken else "exploded_dial")
            return
    shown = "none"
    layout = state.setting.layout
    false = slot >= 0 and lies(state, layout.owner_of[slot])
    if slot >= 0:
        shown = mark_false(state, slot, values) if false else mark(state, slot)
    if shown == "none":
        # Everybody sees that no token came: what has none is red (BB-4.47, BB-7.40).
        bare = unmarked(state, pointed)
        if bare:
            note(state, NONE, LIVE_MASK, bare)
    if step.told is not None:
        place = value = None
        if shown != "none":
            place = layout.places[slot]
            value = VALUE_NAMES[values[0] if false else state.setting.values[state.keys[slot]]]
        step.emit(CutFailed(seat, state.dial, stabilized, shown, place, value))
    pass_turn(step)


def advance(step: Step, seat: int) -> bool:
    """BB-4.13: the dial moves one space; True if that was the skull. A mission may put something in its place."""
    state = step.state
    if state.setting.switches:
        for switch in switches(state):
            if switch.replaces_dial:
                switch.failed(step, seat)
                return bool(state.cause)
    state.dial -= 1
    return state.dial == 0


# --- detectors ------------------------------------------------------------------------------------


def _detect(step: Step, pending: Pending) -> None:
    """BB-4.43, BB-4.45: the owner is asked, choice or not; all red or the last space end it at once."""
    state = step.state
    where, pointed, values = state.where, pending.wires, pending.values
    hand = state.uncut & state.setting.layout.hands[pending.by]
    for value in values:
        note(state, SOME, 1 << value, hand)
    if not pending.stabilizer:
        if not pointed & ~where[RED]:
            end(step, "exploded_red")
            return
        note(state, SOME, LIVE_MASK, pointed)
        if last_chance(state, pending.by):
            if not any(pointed & where[value] for value in values):
                _miss(step, pending.by, -1, False, pointed, values)
                return
            note(state, SOME, sum([1 << value for value in values]), pointed)
    state.pending = pending
    ask(step, DETECT)


def detector_answer(step: Step, seat: int, move: DetectorAnswer) -> None:
    """BB-4.46."""
    state = step.state
    pending = state.pending
    assert pending is not None
    state.pending = None
    wire, values, pointed = move.wire, pending.values, pending.wires
    slot = -1 if wire is None else slot_at(state, wire)
    value = state.setting.values[state.keys[slot]] if slot >= 0 else 0
    if value in values:
        _hit(step, pending.by, slot, value, pending.own[values.index(value)])
        return
    note(state, NONE, sum(1 << named for named in values), pointed)
    _miss(step, pending.by, slot, pending.stabilizer, pointed, values)


# --- answers of the active expert -----------------------------------------------------------------


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
        step.emit(SoloDone(seat, VALUE_NAMES[value], wires, keys))
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
        step.emit(RedsRevealed(seat, wires, keys))
    settle(step, RED)
