"""The law test's own reading of chapter 5: states that a viewer must not be able to tell apart.

Written from the table of hidden information, not from the view.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.bomb_busters.rules.offer import offers
from lastwire.games.bomb_busters.rules.prompt import prompt
from lastwire.games.bomb_busters.rules.state import (
    BELOW,
    COFFEE_MUG,
    DETECT,
    ORDER,
    OVER,
    OWN,
    PLACING,
    SOME,
    SWAP,
    UPTO,
    Fact,
    State,
    holds,
    slots,
    told,
)

# Uncut wires of others; coloured wires put aside; a preselected own wire; which pointed wires match; how many wires the
# active expert could choose from; a wire that is laid down for a swap; one that went through a swap among others.
KINDS: tuple[str, ...] = ("wires", "aside", "preselection", "answer", "copies", "offered", "swapped")

# Whoever moves does so before everybody's eyes: another wire pointed at is another move, even where nothing on the
# table tells of it afterwards. A preselected own wire alone is secret, and has a kind of its own.
OPEN = True

TRIES = 60


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state."""
    if state.phase == OVER:
        return None
    pending = state.pending
    match kind:
        case "wires":
            return _exchanged(state, viewer, rng)
        case "aside":
            return _set_aside(state, viewer, rng)
        case "preselection":
            return _preselected(state, viewer, rng)
        case "answer":
            if state.phase != DETECT or pending is None or pending.asked == viewer:
                return None
            return _exchanged(state, viewer, rng, slots(pending.wires))
        case "copies":
            if state.phase != OWN or pending is None or pending.by == viewer:
                return None
            hand, value = slots(state.setting.layout.hands[pending.by] & state.uncut), pending.hit
            other = _exchanged(state, viewer, rng, hand)
            return other if other is not None and _count(other, hand, value) != _count(state, hand, value) else None
        case "offered":
            if state.phase != SWAP or pending is None or pending.by == viewer:
                return None
            return _offered(state, viewer, rng)
        case "swapped":
            moved = [slot for slot, seats in enumerate(state.known) if seats and state.uncut >> slot & 1]
            return _exchanged(state, viewer, rng, moved) if moved else None
        case _:
            raise ValueError(f"Bomb Busters has no secret of the kind {kind!r}")


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    if _asked_in_one(a, b) or _asked_in_one(b, a):
        return False
    if _entitled(a, viewer) != _entitled(b, viewer):
        return True
    # From where to where wires moved in a swap: their old and new neighbours tell.
    if _order(a) != _order(b):
        return True
    if _said_otherwise(a.facts, b.facts):
        return True
    # What an open question is about was said aloud. Whether one is open must not depend on anything hidden.
    if a.pending is None or b.pending is None:
        return False
    if viewer in (a.pending.by, b.pending.by):
        return a.pending != b.pending
    return msgspec.structs.replace(a.pending, own=()) != msgspec.structs.replace(b.pending, own=())


def _asked_in_one(a: State, b: State) -> bool:
    """BB-4.45, BB-4.17: whether a question is open here that was settled there without being asked.

    However much has been settled by that, nobody is entitled to know that there was nothing to choose.
    """
    pending = a.pending
    if pending is None or b.phase in (a.phase, OVER):
        return False
    if a.phase == DETECT:
        # The same cut was declared, with the same detector.
        return (a.spent, a.used) == (b.spent, b.used)
    gone = a.uncut & ~b.uncut
    own = gone.bit_count() == 1 and a.uncut == b.uncut | gone and gone & a.setting.layout.hands[pending.by]
    return a.phase == OWN and bool(own)


def _order(state: State) -> list[Fact]:
    return [fact for fact in state.facts if fact[0] in (UPTO, BELOW)]


def _said_otherwise(a: Sequence[Fact], b: Sequence[Fact]) -> bool:
    """Whether something else was said aloud: stated values, radar answers, values without a token.

    How much follows from the same statement must not differ; after another statement it may.
    """
    for here, there in zip(a, b, strict=False):
        if here != there:
            return len(a) == len(b) or here[0] == there[0] == SOME
    return False


def _entitled(state: State, viewer: Viewer) -> object:
    """Face-up wires, tokens, dial, cards, labels; the viewer's hand, and wires it knows; a turn that was
    handed over aloud."""
    layout = state.setting.layout
    seen = ~state.uncut & (1 << len(state.keys)) - 1
    if viewer >= 0:
        seen |= layout.hands[viewer]
        seen |= sum(1 << slot for slot, seats in enumerate(state.known) if seats >> viewer & 1)
    placing = state.active if state.phase in PLACING else -1  # whoever cannot place a token is passed over (BB-7.4)
    # Whoever was handed the turn, or called for it, said so aloud; else it goes round by what everybody sees.
    chosen = state.used >> COFFEE_MUG & 1 or "call" in state.setting.brief.switches
    # Whoever has only red wires is given no number (BB-12.21), and who must cut is said aloud.
    ordered = (
        state.phase == ORDER,
        state.leader,
        state.answered,
        state.numbers,
        state.active if state.leader >= 0 else -1,
    )
    # Tokens of chance lie at a wire or beside the stand (BB-12.16), and what they told is not said aloud.
    tokens = state.drawn, state.beside
    return (
        state.phase == OVER,
        state.cause,
        placing,
        state.uncut,
        seen,
        _at(state, slots(seen)),
        tuple(state.tokens),
        tokens,
        ordered,
        state.dial,
        state.cards,
        state.ready,
        state.used,
        state.spent,
        state.labels,
        state.origin,
        state.known,
        state.active if chosen else -1,
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


def _exchanged(state: State, viewer: Viewer, rng: Rng, those: Sequence[int] | None = None) -> State | None:
    """Hidden wires of different stands change places and all stands are sorted again; one of `those` is another."""
    hidden = _hidden(state, viewer)
    first = hidden if those is None else [slot for slot in hidden if slot in those]
    places = state.setting.layout.places
    if not first:
        return None
    for _ in range(TRIES):
        keys = list(state.keys)
        for number in range(1 + rng.below(3)):
            a, b = rng.pick(hidden if number else first), rng.pick(hidden)
            if places[a][0] != places[b][0]:
                keys[a], keys[b] = keys[b], keys[a]
        other = _sorted(state, keys, hidden)
        if other is not None and _at(other, first) != _at(state, first):
            return other
    return None


def _offered(state: State, viewer: Viewer, rng: Rng) -> State | None:
    """BB-4.34: another wire was laid down.

    Everybody sees where it is sorted in. So one is looked for that would stand in the same place: then the two worlds
    look alike after the swap, too.
    """
    pending = state.pending
    assert pending is not None
    other = None
    for _ in range(TRIES):
        other = _exchanged(state, viewer, rng, slots(pending.wires))
        if other is None or _landing(other) == _landing(state):
            break
    return other


def _landing(state: State) -> list[int]:
    """Where the wire that is laid down would be sorted in, on each stand of the teammate."""
    pending, layout = state.pending, state.setting.layout
    assert pending is not None
    (laid,) = _at(state, slots(pending.wires))
    return [
        sum(key <= laid for key in state.keys[layout.starts[stand] : layout.starts[stand + 1]])
        for stand in layout.stands_of[pending.asked]
    ]


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
    """BB-4.17: the active expert has chosen another own wire beforehand, or one or none.

    Whether one was chosen comes out when the cut succeeds: then another question opens, or not. So these differ where
    the cut will fail, and whatever was chosen is thrown away unseen.
    """
    pending = state.pending
    if state.phase != DETECT or pending is None or pending.by == viewer:
        return None
    values, keys = state.setting.values, state.keys
    if any(values[keys[slot]] in pending.values for slot in slots(pending.wires)):
        return None
    hand = slots(state.uncut & state.setting.layout.hands[pending.by])
    own = []
    for value in pending.values:
        own.append(rng.pick([-1, *[slot for slot in hand if values[keys[slot]] == value]]))
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
        if told(token) and values[keys[slot]] != told(token):
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
