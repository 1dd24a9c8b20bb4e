"""Who may know what (chapter 5): a view is built for each viewer from nothing."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from lastwire.engine.types import ALL, Viewer
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.equipment import USES
from lastwire.games.bomb_busters.rules.mission import Brief
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.sealed import words_up_to
from lastwire.games.bomb_busters.rules.state import (
    FALSE,
    FALSE_BOTTOM,
    KINDS,
    NONE,
    NUMBERS,
    OVER,
    PHASES,
    RED,
    SHOWN,
    SOME,
    VIRTUAL,
    YELLOW,
    Fact,
    State,
    bits,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import barred, switches

Value: TypeAlias = int | str  # 1 to 12, "yellow" or "red"
_NAMES: Final[tuple[Value, ...]] = (*range(NUMBERS + 1), "yellow", "red")
# What a token shows, by its number in the state.
_TOKENS: Final[tuple[Value | None, ...]] = tuple(
    _NAMES[token & SHOWN] if 0 < token & SHOWN <= YELLOW else None for token in range(2 * FALSE)
)


class Stand(Struct, frozen=True, gc=False):
    """One stand, slot by slot. `keys`: face-up wires, and those the viewer knows; `uncut`: which are still standing."""

    seat: int
    keys: tuple[int | None, ...]
    uncut: tuple[int, ...]
    tokens: tuple[Value | None, ...]
    virtual: tuple[int, ...] = ()  # slots whose token is only shown (BB-7.9)
    loose: bool = False
    false: tuple[int, ...] = ()  # slots whose token says what the wire is not (BB-12.20)


class Marker(Struct, frozen=True, gc=False):
    """A red or yellow key: surely in play, perhaps, seen, or out by what everybody has seen (BB-3.6, BB-4.25)."""

    key: int
    state: str  # "sure", "maybe", "seen", "out"


class Card(Struct, frozen=True, gc=False):
    """An equipment card, what unlocks it, the Number card on it, if any, and how it is used."""

    card: int
    state: str  # "locked", "ready", "used"
    unlock: Value
    number: int | None
    move: str  # the kind of move that uses it; "" where it works by itself
    sets: tuple[tuple[str, str | bool], ...]  # what it puts into that move's fields
    clause: str


class Expert(Struct, frozen=True, gc=False):
    character: int  # 0 is the Captain
    detector: bool  # whether the Double Detector is still fresh
    wires: int  # uncut


class LabelShown(Struct, frozen=True, gc=False):
    left: Place
    right: Place
    same: bool


class FactKnown(Struct, frozen=True, gc=False):
    """Something everybody was told of some wires; `values` where the kind is "some" or "none" (10.2)."""

    kind: str
    wires: tuple[Place, ...]
    values: tuple[Value, ...]
    round: int


class Knower(Struct, frozen=True, gc=False):
    """An uncut wire that went through a swap, and who knows it though it is not theirs."""

    wire: Place
    seats: tuple[int, ...]


class Beside(Struct, frozen=True, gc=False):
    """A token that was drawn at set-up and fits no wire of this expert (BB-12.16)."""

    seat: int
    value: Value


class Waiting(Struct, frozen=True, gc=False):
    """What the open question is about: a cut that is being resolved, or a swap."""

    by: int
    asked: int
    wires: tuple[Place, ...]
    values: tuple[Value, ...]
    detector: str
    ray: bool
    stabilizer: bool
    hit: Value | None
    back: str


class OwnWire(Struct, frozen=True, gc=False):
    wire: Place
    value: Value


class Own(Struct, frozen=True, gc=False):
    """What only the owner of a seat knows: what its uncut wires count as in this mission (BB-2.1, BB-12.13), and
    those preselected for a cut that is open."""

    seat: int
    wires: tuple[OwnWire, ...]
    preselected: tuple[Place | None, ...] = ()


class Opened(Struct, frozen=True, gc=False):
    """Everything hidden: after the end for everybody, at any time for the all-seeing viewer."""

    stands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    preselected: tuple[Place | None, ...]


class Result(Struct, frozen=True, gc=False):
    won: bool
    cause: str
    opens: int | None  # the box that this opened (BB-1.5)


class View(Struct, frozen=True):
    """The public part first; `own` for a seat, `opened` when it is over."""

    options: Options
    brief: Brief
    seats: int
    captain: int
    phase: str
    active: int
    asked: int
    turn: int
    round: int
    dial: int
    stands: tuple[Stand, ...]
    experts: tuple[Expert, ...]
    cut: tuple[int, ...]  # by number, wires cut; index 0 is yellow
    reds_shown: int
    supply: tuple[int, ...]  # by number, info tokens left; index 0 is yellow
    red: tuple[Marker, ...]
    yellow: tuple[Marker, ...]
    cards: tuple[Card, ...]
    numbers: tuple[int, ...]
    forbidden: int | None
    labels: tuple[LabelShown, ...]
    facts: tuple[FactKnown, ...]
    known: tuple[Knower, ...]
    origin: tuple[tuple[int, ...], ...]  # by stand and slot, the stand a wire was dealt to; () before a swap
    waiting: Waiting | None
    deadline_ms: int
    hold_until_ms: int
    waited: tuple[int, ...]  # seats that have asked to wait in this turn
    released: tuple[int, ...]  # those of them who have said since that it may go on
    own: Own | None = None
    opened: Opened | None = None
    result: Result | None = None
    words: dict[str, str] = {}  # BB-1.5: by language, the sentences of the mission's box, which no client has
    copies: int = CONTENT.wires.copies  # blue wires of each number
    closed: tuple[int, ...] = ()  # numbers that the mission does not let anybody cut yet (BB-12.11)
    drawn: int | None = None  # the token that is to be placed (BB-12.16)
    beside: tuple[Beside, ...] = ()
    face_down: int = 0  # equipment cards that lie face down (BB-12.18)
    target: int | None = None  # the number that the team is after now (BB-12.18, BB-12.21)
    leader: int | None = None  # who said that the active expert must cut it
    answered: tuple[int, ...] = ()  # the stands that have said they have it


def build(state: State, viewer: Viewer) -> View:
    """BB-5.1, BB-5.2: what a seat, the public or (after the end) anybody may know."""
    setting = state.setting
    layout, seats, over = setting.layout, setting.layout.seats, state.phase == OVER
    uncut = state.uncut
    places = layout.places
    cut, supply = state.cut, state.supply
    return View(
        setting.options,
        setting.brief,
        seats,
        layout.captain,
        PHASES[state.phase],
        state.active,
        state.asked,
        state.turn,
        state.round,
        state.dial,
        _stands(state, viewer, over or viewer == ALL),
        tuple(
            [
                Expert(setting.characters[seat], not state.spent >> seat & 1, (uncut & layout.hands[seat]).bit_count())
                for seat in range(seats)
            ]
        ),
        (cut[YELLOW], *cut[1 : NUMBERS + 1]),
        cut[RED],
        (supply[YELLOW], *supply[1 : NUMBERS + 1]),
        _markers(state, setting.reds, setting.brief.red.count),
        _markers(state, setting.yellows, setting.brief.yellow.count),
        _cards(state),
        state.numbers,
        setting.forbidden or None,
        tuple([LabelShown(places[left], places[right], same) for same, left, right in state.labels]),
        _facts(state),
        tuple(
            [
                Knower(places[slot], bits(knowers))
                for slot, knowers in enumerate(state.known)
                if knowers and uncut >> slot & 1
            ]
        ),
        tuple(
            [
                state.origin[start:end]
                for start, end in zip(layout.starts, layout.starts[1:], strict=False)
                if state.origin
            ]
        ),
        _waiting(state),
        state.deadline,
        state.hold_until,
        bits(state.waited),
        bits(state.released),
        _own(state, viewer) if 0 <= viewer < seats else None,
        _opened(state) if over or viewer == ALL else None,
        Result(state.cause == "defused", state.cause, setting.brief.opens if state.cause == "defused" else None)
        if over
        else None,
        words_up_to(setting.brief.box),
        closed=bits(barred(state, state.active)) if setting.brief.switches else (),
        drawn=state.drawn or None,
        beside=tuple([Beside(seat, _NAMES[value]) for seat, value in state.beside]),
        face_down=_face_down(state),
        target=next((found for switch in switches(state) if (found := switch.target(state))), None),
        leader=state.leader if state.leader >= 0 else None,
        answered=bits(state.answered),
    )


def _stands(state: State, viewer: Viewer, everything: bool) -> tuple[Stand, ...]:
    """Chapter 5: face-up wires for all, standing ones for their owner and for whoever gave them away."""
    layout, uncut, known = state.setting.layout, state.uncut, state.known
    knower = 1 << viewer if viewer >= 0 else 0
    found = []
    for stand, owner in enumerate(layout.owners):
        start, end = layout.starts[stand], layout.starts[stand + 1]
        standing = bits(uncut >> start & layout.full[stand])
        keys: list[int | None] = [*state.keys[start:end]]
        if not everything and owner != viewer:
            for index in standing:
                if not known or not known[start + index] & knower:
                    keys[index] = None
        tokens = state.tokens[start:end]
        found.append(
            Stand(
                owner,
                tuple(keys),
                standing,
                tuple([_TOKENS[token] for token in tokens]),
                tuple([index for index in standing if tokens[index] & VIRTUAL]),
                stand in layout.loose,
                tuple([index for index in standing if tokens[index] & FALSE]),
            )
        )
    return tuple(found)


def _markers(state: State, keys: tuple[int, ...], count: int) -> tuple[Marker, ...]:
    """BB-3.6, BB-3.7, BB-4.25: from public facts only."""
    if not keys:
        return ()
    seen = [key for key in keys if key in state.keys and not state.uncut >> state.keys.index(key) & 1]
    rest = "out" if len(seen) == count else "sure" if len(keys) == count else "maybe"
    return tuple([Marker(key, "seen" if key in seen else rest) for key in keys])


def _face_down(state: State) -> int:
    """BB-12.18: none once there is no number left to earn one with."""
    brief = state.setting.brief
    return brief.equipment - len(state.cards) if brief.sealed and state.numbers else 0


def _cards(state: State) -> tuple[Card, ...]:
    permits = any(switch.numbers_cards for switch in switches(state))
    found = []
    for place, card in enumerate(state.cards):
        status = "used" if state.used >> card & 1 else "ready" if state.ready >> card & 1 else "locked"
        unlock: Value = "yellow" if card == FALSE_BOTTOM else card
        found.append(Card(card, status, unlock, state.numbers[place] if permits else None, *USES[card]))
    return tuple(found)


def recalled(state: State) -> tuple[Fact, ...]:
    """10.2, as far as the table's log remembers (BB-5.7). What lies open by now needs no fact."""
    log = state.setting.options.log
    if not state.facts:
        return ()
    since = {"full": 0, "last_round": state.round - 1, "none": state.round + 1}[log]
    # What has been known since set-up still lies on the table.
    return tuple([fact for fact in state.facts if (fact[4] >= since or not fact[4]) and not _settled(state, fact)])


def _facts(state: State) -> tuple[FactKnown, ...]:
    places = state.setting.layout.places
    found = []
    for kind, values, a, b, number in recalled(state):
        if kind in (SOME, NONE):
            wires = tuple([places[slot] for slot in slots(a)])
            found.append(FactKnown(KINDS[kind], wires, tuple([_NAMES[value] for value in bits(values)]), number))
        else:
            found.append(FactKnown(KINDS[kind], (places[a], places[b]), (), number))
    return tuple(found)


def _settled(state: State, fact: Fact) -> bool:
    """Whether a fact speaks of face-up wires alone, or is fulfilled by one."""
    kind, values, a, b, _ = fact
    if kind not in (SOME, NONE):
        return not state.uncut & (1 << a | 1 << b)
    if not a & state.uncut:
        return True
    table, keys = state.setting.values, state.keys
    return kind == SOME and any(values >> table[keys[slot]] & 1 for slot in slots(a & ~state.uncut))


def _waiting(state: State) -> Waiting | None:
    pending = state.pending
    if pending is None:
        return None
    places = state.setting.layout.places
    return Waiting(
        pending.by,
        pending.asked,
        tuple([places[slot] for slot in slots(pending.wires)]),
        tuple([_NAMES[value] for value in pending.values]),
        pending.detector,
        pending.ray,
        pending.stabilizer,
        _NAMES[pending.hit] if pending.hit else None,
        PHASES[pending.back],
    )


def _preselected(state: State) -> tuple[Place | None, ...]:
    places = state.setting.layout.places
    own = state.pending.own if state.pending is not None else ()
    return tuple([places[slot] if slot >= 0 else None for slot in own])


def _own(state: State, seat: int) -> Own:
    """BB-4.17: the seat's own wires, and while a cut is open those preselected for it."""
    setting, keys = state.setting, state.keys
    places, values = setting.layout.places, setting.values
    wires = tuple(
        [OwnWire(places[slot], _NAMES[values[keys[slot]]]) for slot in slots(state.uncut & setting.layout.hands[seat])]
    )
    if state.pending is not None and state.pending.by == seat:
        return Own(seat, wires, _preselected(state))
    return Own(seat, wires)


def _opened(state: State) -> Opened:
    layout = state.setting.layout
    stands = [state.keys[start:end] for start, end in zip(layout.starts, layout.starts[1:], strict=False)]
    return Opened(tuple(stands), state.aside, _preselected(state))
