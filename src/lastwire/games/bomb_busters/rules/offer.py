"""The legal moves of a seat, as offers. A dual cut is a product of wires and stated values; nothing is listed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import accumulate, combinations
from math import comb, prod
from typing import Any, Final

from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_busters.rules.apply.board import VALUE_NAMES
from lastwire.games.bomb_busters.rules.equipment import dial_cap
from lastwire.games.bomb_busters.rules.events import Value
from lastwire.games.bomb_busters.rules.moves import (
    Detector,
    DualCut,
    Place,
)
from lastwire.games.bomb_busters.rules.setup import false_values, markable
from lastwire.games.bomb_busters.rules.stand import answers, held, labels
from lastwire.games.bomb_busters.rules.state import (
    ANY_TIME,
    BATTERIES,
    COFFEE_MUG,
    DETECT,
    LABEL_DIFFER,
    LABEL_SAME,
    LIE,
    LIVE_MASK,
    NUMBER_MASK,
    NUMBERS,
    OVER,
    OWN,
    PHASES,
    POST_IT,
    RADAR,
    RAY,
    REWINDER,
    SETUP,
    STABILIZER,
    SUPER,
    SWAP,
    TRIPLE,
    TURN,
    WALKIE_TALKIES,
    State,
    bits,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import barred, reveals, sheltered, switches, withheld

_REVEAL: Final = Offer("reveal_red")
_REWIND: Final = Offer("rewinder")
_RADAR: Final = Offer("radar", {"number": Pick(tuple(range(1, NUMBERS + 1)))})
_NOTHING: Final = Offer("detector_answer", {"wire": Pick((None,))})

_SHAPE: Final = 6  # bits for the number of wires of a stand

_CUT_CARDS: Final = 1 << TRIPLE | 1 << SUPER | 1 << STABILIZER | 1 << RAY
# Each detector, the flag that allows it (0: a character), and at how many wires it points (0: at all of a stand).
_DETECTORS: Final[tuple[tuple[Detector, int, int], ...]] = (
    ("none", 0, 1),
    ("double", 0, 2),
    ("triple", TRIPLE, 3),
    ("super", SUPER, 0),
)


@cache
def wires_of(stand: int, mask: int) -> tuple[Place, ...]:
    return tuple((stand, index) for index in bits(mask))


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat; follows from its view alone."""
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.layout.seats:
        return []
    if phase in ANSWERS:
        if seat != (state.active if state.pending is None else state.pending.asked):
            return []
        return [_answer(state, asked_for(state, seat))]
    found: list[Offer] = []
    if phase == LIE:
        return _lies(state, seat) if seat == state.active else found
    if phase == TURN and seat == state.active:
        ways, reach, held = cuts(state, seat)
        layout = state.setting.layout
        targets = layout.targets[seat]
        for (form, place), upto, least in zip(ways.each, ways.upto, (0, *ways.upto), strict=False):
            if upto > least:
                stand = targets[place]
                wires = reach >> layout.starts[stand] & layout.full[stand]
                found.append(_dual_cut(form, stand, wires, held & form.values))
    return found + others(state, seat)


# --- answers: one of some wires -------------------------------------------------------------------


ANSWERS: Final = (SETUP, OWN, DETECT, SWAP)  # phases in which a wire is named


def asked_for(state: State, seat: int) -> int:
    """BB-3.14, BB-4.3: the wires one of which this seat, which is asked, must name, as bits."""
    pending = state.pending
    if pending is None:
        return markable(state, seat)
    if state.phase == DETECT:
        return answers(state, pending)
    if state.phase == OWN:
        return held(state, seat, pending.hit)
    return state.uncut & state.setting.layout.hands[seat] & ~state.setting.layout.shielded


def _answer(state: State, wires: int) -> Offer:
    if not wires:
        return _NOTHING
    layout, kind = state.setting.layout, PHASES[state.phase]
    stand, _ = layout.places[wires.bit_length() - 1]
    if wires & ~layout.stands[stand]:
        return _one_wire(kind, _places(state, slots(wires)))
    return _on_stand(kind, stand, wires >> layout.starts[stand])


def _lies(state: State, seat: int) -> list[Offer]:
    """BB-12.20: each number with the wires that are something else."""
    return [
        Offer("false_token", {"wire": Pick(_places(state, slots(wires))), "value": Pick((value,))})
        for value, wires in false_values(state, seat).items()
    ]


def _places(state: State, wires: Sequence[int]) -> tuple[Place, ...]:
    places = state.setting.layout.places
    return tuple([places[slot] for slot in wires])


@lru_cache(4096)
def _one_wire(kind: str, wires: tuple[Place, ...]) -> Offer:
    return Offer(kind, {"wire": Pick(wires)})


@lru_cache(8192)
def _on_stand(kind: str, stand: int, mask: int) -> Offer:
    return Offer(kind, {"wire": Pick(wires_of(stand, mask))})


# --- dual cuts ------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Form:
    """A way to cut: with which detector, with Ray (two values) or without, and whether Stabilizer is there."""

    detector: Detector
    points: int  # at how many wires at once; 0: at all of a stand
    values: int  # what may be stated
    ray: bool
    stabilizer: bool
    # Moves already built, by stand, wires, values and Stabilizer.
    built: dict[tuple[int, int, int, bool], DualCut] = field(default_factory=dict)

    def count(self, wires: int, values: int) -> int:
        """How many moves there are with this many wires and values."""
        pointings = comb(wires, self.points) if self.points else min(wires, 1)
        return pointings * comb(values, 1 + self.ray) << self.stabilizer


@cache
def _forms(flags: int) -> tuple[Form, ...]:
    """BB-4.9, BB-4.30, BB-4.38..4.42: plain, with each detector, each with and without Ray and Stabilizer."""
    found = []
    for detector, flag, points in _DETECTORS:
        if detector == "none" or flags >> flag & 1:
            values = LIVE_MASK if detector == "none" else NUMBER_MASK
            for ray in (False, True)[: 1 + (flags >> RAY & 1)]:
                found.append(Form(detector, points, values, ray, bool(flags >> STABILIZER & 1)))
    return tuple(found)


@dataclass(slots=True, eq=False)
class Ways:
    """The forms that cuts can have, each with its stand's place among the targets, and how many moves there are up to
    each of them and in all."""

    each: tuple[tuple[Form, int], ...]
    upto: tuple[int, ...]
    total: int


def cuts(state: State, seat: int) -> tuple[Ways, int, int]:
    """BB-4.9, BB-4.10: how the active expert may cut, at which wires, stating which values (both as bits)."""
    setting = state.setting
    layout = setting.layout
    held, reach = state.held[seat], state.uncut
    if setting.switches:
        held &= ~barred(state, seat)
        reach &= ~sheltered(state, seat)
    shape = 0
    for wires in layout.aims[seat]:
        shape = shape << _SHAPE | (reach & wires).bit_count()
    ready = state.ready
    if setting.switches:
        ready &= ~withheld(state, seat)
    flags = ready & _CUT_CARDS | (not state.spent >> seat & 1)
    # The same numbers of wires and values come up again and again, whichever they are.
    ways = _ways(layout.apart[seat], shape, held.bit_count(), (held & NUMBER_MASK).bit_count(), flags)
    return ways, reach, held


@lru_cache(1 << 14)
def _ways(apart: tuple[bool, ...], shape: int, values: int, numbers: int, flags: int) -> Ways:
    each = [(form, place) for form in _forms(flags) for place, loose in enumerate(apart) if not loose]
    each += [(_forms(0)[0], place) for place, loose in enumerate(apart) if loose]  # no equipment reaches these
    counts = []
    for form, place in each:
        wires = shape >> _SHAPE * (len(apart) - 1 - place) & (1 << _SHAPE) - 1
        counts.append(form.count(wires, values if form.detector == "none" else numbers))
    return Ways(tuple(each), tuple(accumulate(counts)), sum(counts))


@lru_cache(1024)
def _dual_cut(form: Form, stand: int, mask: int, values: int) -> Offer:
    wires = wires_of(stand, mask)
    points, stated = form.points or len(wires), 1 + form.ray
    fields = {
        "wires": Pick(wires, many=True, least=points, most=points),
        "values": Pick(value_names(values), many=True, least=stated, most=stated),
        "detector": Pick((form.detector,)),
        "ray": Pick((form.ray,)),
        "stabilizer": Pick((False, True) if form.stabilizer else (False,)),
    }
    offer = Offer("dual_cut", fields, free=("own",))
    # Wires and values are chosen in their one order, so a grid can be laid over them too.
    grid: list[tuple[str, tuple[Any, ...]]] = [(name, pick.options) for name, pick in fields.items()]
    grid[0] = "wires", tuple(combinations(wires, points))
    grid[1] = "values", tuple(combinations(value_names(values), stated))
    offer.__dict__["grid"] = prod(len(options) for _, options in grid), tuple(grid)
    return offer


@cache
def value_names(values: int) -> tuple[Value, ...]:
    return tuple([VALUE_NAMES[value] for value in bits(values)])


# --- whatever else a turn allows ------------------------------------------------------------------


def others(state: State, seat: int) -> list[Offer]:
    """BB-4.5, BB-4.29: a solo cut, a reveal, the Coffee Mug; the mission's own actions; cards for any time."""
    found: list[Offer] = []
    ready = state.ready
    if not ready and state.held[seat] and not state.solo[seat] and not state.setting.switches:
        return found
    if state.setting.switches:
        ready &= ~withheld(state, seat)
    if state.phase == TURN and seat == state.active:
        if not state.held[seat]:
            if reveals(state.setting.brief):
                found.append(_REVEAL)
        else:
            solo = state.solo[seat]
            if solo:
                if state.setting.switches:
                    solo &= ~barred(state, seat)
                if solo:
                    found.append(_solo(solo))
            if ready >> COFFEE_MUG & 1:
                hands = state.setting.layout.hands
                others = tuple([one for one, hand in enumerate(hands) if one != seat and state.uncut & hand])
                if others:
                    found.append(Offer("coffee_mug", {"seat": Pick(others)}))
    if state.setting.switches:
        for switch in switches(state):
            found += switch.offers(state, seat)
    if ready & ANY_TIME:
        found += _any_time(state, seat, ready)
    return found


@cache
def _solo(values: int) -> Offer:
    return Offer("solo_cut", {"value": Pick(value_names(values))})


# --- any-time cards -------------------------------------------------------------------------------


def _any_time(state: State, seat: int, ready: int) -> list[Offer]:
    """BB-4.29, BB-4.31, BB-4.32."""
    layout, uncut = state.setting.layout, state.uncut
    found = []
    for card, kind, same in ((LABEL_DIFFER, "label_differ", False), (LABEL_SAME, "label_same", True)):
        if ready >> card & 1 and (lefts := labels(state, seat, same)):
            found.append(_one_wire(kind, _places(state, lefts)))
    if ready >> WALKIE_TALKIES & 1:
        reach = uncut & ~layout.shielded
        mine = _places(state, slots(reach & layout.hands[seat]))
        mates = tuple([one for one, hand in enumerate(layout.hands) if one != seat and reach & hand])
        if mine and mates:
            found.append(Offer("walkie_talkies", {"wire": Pick(mine), "seat": Pick(mates)}))
    if ready >> POST_IT & 1 and (marks := markable(state, seat)):
        found.append(_one_wire("post_it", _places(state, slots(marks))))
    if ready >> REWINDER & 1 and state.dial < dial_cap(state):
        found.append(_REWIND)
    if ready >> BATTERIES & 1 and state.spent:
        spent = bits(state.spent)
        pick = Pick(spent, many=True, least=1, most=min(2, len(spent)))
        found.append(Offer("batteries", {"seats": pick}))
    if ready >> RADAR & 1:
        found.append(_RADAR)
    return found
