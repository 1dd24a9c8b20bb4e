"""The law test's own reading of chapter 5: states that a viewer must not be able to tell apart.

Written from the table of hidden information, not from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.bomb_busters.rules import offers, prompt
from lastwire.games.bomb_busters.state import DETECT, OVER, OWN, RADAR, SETUP, SWAP, VIRTUAL, State, holds, slots

# Uncut wires of others; coloured wires put aside; a preselected own wire; which pointed wires match; how many wires the
# active expert could choose from; the wire offered in a swap; wires that went through a swap among others.
KINDS: tuple[str, ...] = ("wires", "aside", "preselection", "answer", "copies", "offered", "swapped")

TRIES = 60


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state."""
    if state.phase == OVER:
        return None
    pending = state.pending
    match kind:
        case "wires":
            return _exchanged(state, viewer, rng, lambda other: True)
        case "aside":
            return _set_aside(state, viewer, rng)
        case "preselection":
            return _preselected(state, viewer, rng)
        case "answer":
            if state.phase != DETECT or pending is None or pending.asked == viewer:
                return None
            pointed = slots(pending.wires)
            return _exchanged(state, viewer, rng, lambda other: _at(other, pointed) != _at(state, pointed))
        case "copies":
            if state.phase != OWN or pending is None or pending.by == viewer:
                return None
            hand, value = slots(state.setting.layout.hands[pending.by] & state.uncut), pending.hit
            return _exchanged(
                state, viewer, rng, lambda other: _count(other, hand, value) != _count(state, hand, value)
            )
        case "offered":
            if state.phase != SWAP or pending is None or pending.by == viewer:
                return None
            offered = slots(pending.wires)
            return _exchanged(state, viewer, rng, lambda other: _at(other, offered) != _at(state, offered))
        case "swapped":
            moved = [slot for slot, seats in enumerate(state.known) if seats and state.uncut >> slot & 1]
            return _exchanged(state, viewer, rng, lambda other: _at(other, moved) != _at(state, moved))
        case _:
            raise ValueError(f"Bomb Busters has no secret of the kind {kind!r}")


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    return _entitled(a, viewer) != _entitled(b, viewer)


def _entitled(state: State, viewer: Viewer) -> object:
    """Face-up wires, tokens, dial, cards and labels; the own hand and wires given away; what was told of other wires."""
    layout = state.setting.layout
    seen = ~state.uncut & (1 << len(state.keys)) - 1
    if viewer >= 0:
        seen |= layout.hands[viewer]
        seen |= sum(1 << slot for slot, seats in enumerate(state.known) if seats >> viewer & 1)
    placing = state.active if state.phase == SETUP else -1  # whoever cannot place a token is passed over (BB-7.4)
    # Radar answers, and values that were said aloud because no token was left.
    told = state.used >> RADAR & 1 or not state.setting.options.virtual_tokens
    preselected = state.pending.own if state.pending is not None and state.pending.by == viewer else ()
    return (
        state.phase == OVER,
        state.cause,
        placing,
        state.uncut,
        seen,
        _at(state, slots(seen)),
        tuple(state.tokens),
        state.dial,
        state.cards,
        state.ready,
        state.used,
        state.spent,
        state.labels,
        state.origin,
        state.facts if told else (),
        preselected,
    )


def _at(state: State, wires: Sequence[int]) -> list[int]:
    return [state.keys[slot] for slot in wires]


def _count(state: State, wires: Sequence[int], value: int) -> int:
    return sum(state.setting.values[state.keys[slot]] == value for slot in wires)


def _hidden(state: State, viewer: Viewer) -> list[int]:
    """The slots whose wires the viewer may not know."""
    mine = state.setting.layout.hands[viewer] if viewer >= 0 else 0
    given = sum(1 << slot for slot, seats in enumerate(state.known) if viewer >= 0 and seats >> viewer & 1)
    return list(slots(state.uncut & ~mine & ~given))


def _exchanged(state: State, viewer: Viewer, rng: Rng, fits: Callable[[State], bool]) -> State | None:
    """Two hidden wires of different stands change places, now and then four or six, and every stand is sorted again."""
    hidden = _hidden(state, viewer)
    places = state.setting.layout.places
    if len(hidden) < 2:
        return None
    for _ in range(TRIES):
        keys = list(state.keys)
        for _ in range(1 + rng.below(3)):
            a, b = rng.pick(hidden), rng.pick(hidden)
            if places[a][0] != places[b][0]:
                keys[a], keys[b] = keys[b], keys[a]
        other = _sorted(state, keys, hidden)
        if other is not None and other.keys != state.keys and fits(other):
            return other
    return None


def _set_aside(state: State, viewer: Viewer, rng: Rng) -> State | None:
    """BB-3.7: another candidate of the same colour is the one that is out of play."""
    hidden = _hidden(state, viewer)
    swaps = [
        (out, slot) for out in state.aside for slot in hidden if state.keys[slot] % 10 == out % 10 and out % 10 != 0
    ]
    rng.shuffle(swaps)
    for out, slot in swaps:
        keys = list(state.keys)
        aside = tuple(sorted([*(key for key in state.aside if key != out), keys[slot]]))
        keys[slot] = out
        other = _sorted(state, keys, hidden)
        if other is not None:
            other.aside = aside
            return other
    return None


def _preselected(state: State, viewer: Viewer, rng: Rng) -> State | None:
    """BB-4.17: the active expert has chosen another own wire beforehand, or none."""
    pending = state.pending
    if state.phase != DETECT or pending is None or pending.by == viewer:
        return None
    hand = slots(state.uncut & state.setting.layout.hands[pending.by])
    own = []
    for value in pending.values:
        able = [slot for slot in hand if state.setting.values[state.keys[slot]] == value]
        own.append(rng.pick([-1, *able]))
    if tuple(own) == pending.own:
        return None
    other = state.copy()
    other.pending = msgspec.structs.replace(pending, own=tuple(own))
    return other


def _sorted(state: State, keys: list[int], hidden: list[int]) -> State | None:
    """The state with these wires, hidden ones sorted on their stands; None if it contradicts what is known of them."""
    layout = state.setting.layout
    for stand, start in enumerate(layout.starts[:-1]):
        row = [slot for slot in hidden if start <= slot < layout.starts[stand + 1]]
        for slot, key in zip(row, sorted([keys[slot] for slot in row]), strict=True):
            keys[slot] = key
        whole = keys[start : layout.starts[stand + 1]]
        if whole != sorted(whole):
            return None
    values = state.setting.values
    for slot, token in enumerate(state.tokens):
        if token and values[keys[slot]] != token & ~VIRTUAL:
            return None
    other = state.copy()
    other.lay(tuple(keys))
    if not all(holds(fact, other.keys, values) for fact in state.facts):
        return None
    pending = other.pending
    if pending is not None and any(
        slot >= 0 and values[keys[slot]] != value for slot, value in zip(pending.own, pending.values, strict=False)
    ):
        # A preselected wire has the value that was stated; its owner would choose again.
        other.pending = msgspec.structs.replace(pending, own=(-1,) * len(pending.own))
    asked = prompt(other)
    return other if asked is not None and all(offers(other, seat) for seat in asked.owed) else None
