"""The law test's own reading of chapter 5: states that a viewer must not be able to tell apart.

Written from the table of hidden information (BSQ-5.1), not from the view.
"""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    ATTRIBUTES,
    BY_MASK,
    BY_SHIFT,
    CARD_MASK,
    EMPTY,
    KNOWN_BIT,
    MARK_MASK,
    MARK_SHIFT,
    OPERATOR,
    OVER,
    SERIAL_SHIFT,
    SLOT_SERIAL_SHIFT,
    UP_BIT,
    State,
    note,
)

# The viewer's own hand; the draw pile, until it is first made of discards; cards the viewer played face down unseen;
# what spectators do not see: hands, slots and the draw pile; what late spectators do not see: only the draw pile;
# face-down tokens in fog.
KINDS: tuple[str, ...] = ("own", "draw", "slot", "spectator", "late", "fog")

OPEN = True  # every move is made before everybody's eyes

TRIES = 40

# A place where a card can be: a hand's entry ("hand", index), a slot ("slot", index), a card to draw ("draw", index).
Place = tuple[str, int]


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state."""
    if state.phase == OVER:
        return None
    if kind == "fog":
        return _fog(state, rng)
    if state.started < 0:
        return None
    hidden = _hidden(state, viewer)
    match kind:
        case "own":
            return (
                _exchanged(state, [place for place in hidden if place[0] == "hand"], hidden, rng)
                if viewer >= 0
                else None
            )
        case "draw":
            return _exchanged(state, [place for place in hidden if place[0] == "draw"], hidden, rng)
        case "slot":
            return _exchanged(state, [place for place in hidden if place[0] == "slot"], hidden, rng)
        case "spectator":
            return _exchanged(state, hidden, hidden, rng) if viewer < 0 and not _late(state, viewer) else None
        case "late":
            return _exchanged(state, hidden, hidden, rng) if _late(state, viewer) else None
        case _:
            raise ValueError(f"Bomb Squad has no secret of the kind {kind!r}")


def _late(state: State, viewer: Viewer) -> bool:
    """Whether this is a spectator who sees every hand after a while."""
    return viewer < 0 and state.setting.options.spectators == "hands_late"


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    return OVER in (a.phase, b.phase) or _entitled(a, viewer) != _entitled(b, viewer)


def _entitled(state: State, viewer: Viewer) -> object:
    """All that is public, everybody else's hand, and what a face-down card is if one saw it before it was played."""
    size = state.setting.hand
    hands = []
    for index, entry in enumerate(state.hands):
        seen = _late(state, viewer) or (viewer >= 0 and index // size != viewer)
        # Intel is public: everybody knows what was said of which card.
        told = None if entry == EMPTY else (entry >> MARK_SHIFT & MARK_MASK, entry >> SERIAL_SHIFT)
        hands.append((told, entry & CARD_MASK if seen and entry != EMPTY else None))
    slots = [
        (slot >> SLOT_SERIAL_SHIFT, slot & CARD_MASK if _seen(state, slot, viewer) else None) for slot in state.slots
    ]
    down = [index for index in range(len(state.faces)) if not state.up >> index & 1]
    return (
        hands,
        slots,
        state.program,
        state.at,
        state.discard,
        # Once it was made of discards, everybody who watched knows the draw pile.
        tuple(state.draw) if state.flips else len(state.draw),
        state.roles,
        state.robots,
        state.main,
        state.reserve,
        state.on,
        state.up,
        [None if index in down else face for index, face in enumerate(state.faces)],
        state.shut,
        state.crates,
        state.secured,
        state.lost,
        state.last,  # whatever is done is done aloud
    )


def _seen(state: State, slot: int, viewer: Viewer) -> bool:
    """Face up, from the discard pile, open for adjusting; seen in the hand it came from, or by the Operator."""
    if slot & (UP_BIT | KNOWN_BIT) or state.phase == ADJUST or _late(state, viewer):
        return True
    return viewer >= 0 and (slot >> BY_SHIFT & BY_MASK != viewer or state.roles[viewer] == OPERATOR)


def _hidden(state: State, viewer: Viewer) -> list[Place]:
    """Where cards are that the viewer cannot know. A turned-over discard pile is no secret to a good memory."""
    size = state.setting.hand
    places: list[Place] = []
    for index, entry in enumerate(state.hands):
        mark = entry >> MARK_SHIFT & MARK_MASK
        # A card of which both attributes were said is known to its owner, and by its marks to everybody.
        unseen = index // size == viewer or (viewer < 0 and not _late(state, viewer))
        if entry != EMPTY and unseen and mark != ATTRIBUTES[entry & CARD_MASK]:
            places.append(("hand", index))
    places += [("slot", index) for index, slot in enumerate(state.slots) if not _seen(state, slot, viewer)]
    if not state.flips:
        places += [("draw", index) for index in range(len(state.draw))]
    return places


def _card(state: State, place: Place) -> int:
    return {"hand": state.hands, "slot": state.slots, "draw": state.draw}[place[0]][place[1]] & CARD_MASK


def _fits(state: State, place: Place, card: int) -> bool:
    """Whether what was said of the card in this place is true of another."""
    if place[0] == "draw":
        return True
    row = state.hands if place[0] == "hand" else state.slots
    return row[place[1]] >> MARK_SHIFT & ATTRIBUTES[card] == ATTRIBUTES[card]


def _put(state: State, place: Place, card: int) -> None:
    row = {"hand": state.hands, "slot": state.slots, "draw": state.draw}[place[0]]
    row[place[1]] = row[place[1]] & ~CARD_MASK | card


def _exchanged(state: State, those: list[Place], hidden: list[Place], rng: Rng) -> State | None:
    """Hidden cards change places, one of `those` at least; all that was said stays true."""
    if not those or len(hidden) < 2:
        return None
    other = state.copy()
    changed = False
    for number in range(TRIES):
        one, two = rng.pick(those), rng.pick(hidden)
        first, second = _card(other, one), _card(other, two)
        if first == second or not _fits(other, one, second) or not _fits(other, two, first):
            continue
        _put(other, one, second)
        _put(other, two, first)
        changed = True
        if number > 4 and rng.below(3) == 0:
            break
    if not changed or all(_card(other, place) == _card(state, place) for place in those):
        return None
    for seat in range(state.setting.seats):
        note(other, seat)
    return other


def _fog(state: State, rng: Rng) -> State | None:
    """BSQ-4.90: nobody knows which token lies where, until it is turned up."""
    down = [index for index in range(len(state.faces)) if not state.up >> index & 1]
    faces = [state.faces[index] for index in down]
    rng.shuffle(faces)
    laid = list(state.faces)
    for index, face in zip(down, faces, strict=True):
        laid[index] = face
    if tuple(laid) == state.faces:
        return None
    other = state.copy()
    other.faces = tuple(laid)
    return other
