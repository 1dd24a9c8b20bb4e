"""Which wires of a stand a move may mean."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.state import (
    NUMBERS,
    RED,
    State,
    slots,
)

# --- what is legal --------------------------------------------------------------------------------


def slot_at(state: State, place: Place) -> int:
    """The slot of a place, or -1 if there is no such place."""
    layout = state.setting.layout
    stand, index = place
    if not 0 <= stand < len(layout.owners):
        return -1
    slot = layout.starts[stand] + index
    return slot if index >= 0 and slot < layout.starts[stand + 1] else -1


def held(state: State, seat: int, value: int) -> int:
    """A hand's uncut wires of this value, as bits."""
    return state.uncut & state.setting.layout.hands[seat] & state.where[value]


# --- the dual cut ---------------------------------------------------------------------------------


def unmarked(state: State, pointed: int) -> int:
    """Those of the pointed wires that have no token, virtual ones counted."""
    tokens, bare = state.tokens, 0
    for slot in slots(pointed):
        if not tokens[slot]:
            bare |= 1 << slot
    return bare


# --- detectors ------------------------------------------------------------------------------------


def answers(state: State, pending: Pending) -> int:
    """BB-4.43..4.45: the pointed wires that the owner may name, as bits."""
    where, pointed, matches = state.where, pending.wires, 0
    for value in pending.values:
        matches |= where[value]
    matches &= pointed
    return matches or unmarked(state, pointed & ~where[RED])


# --- common ground --------------------------------------------------------------------------------


def own_slot(state: State, seat: int, place: Place) -> int:
    """The slot of an own wire within reach of equipment, or -1."""
    slot = slot_at(state, place)
    layout = state.setting.layout
    if slot < 0 or not layout.hands[seat] >> slot & 1 or layout.shielded >> slot & 1:
        return -1
    return slot


# --- labels (cards 1 and 12) ----------------------------------------------------------------------


def labels(state: State, seat: int, same: bool) -> list[int]:
    """BB-4.33, BB-7.43..7.45: the left slots of all pairs that this label fits."""
    layout, keys, values = state.setting.layout, state.keys, state.setting.values
    found = []
    for stand in layout.stands_of[seat]:
        for left in range(layout.starts[stand], layout.starts[stand + 1] - 1):
            if state.uncut >> left & 3 and (values[keys[left]] == values[keys[left + 1]]) == same:
                found.append(left)
    return found


# --- tokens (set-up, and card 4) ------------------------------------------------------------------


def can_mark(state: State, seat: int, place: Place) -> bool:
    """Whether the wire at this place is markable."""
    slot = slot_at(state, place)
    layout = state.setting.layout
    if slot < 0 or not (state.uncut & layout.hands[seat] & ~layout.shielded) >> slot & 1 or state.tokens[slot]:
        return False
    value = state.setting.values[state.keys[slot]]
    return value <= NUMBERS and state.supply[value] > 0 and state.drawn in (0, value)
