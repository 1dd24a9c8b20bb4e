"""The legal moves of a seat, as offers and for random draws. A dual cut is a product of pointed wires and stated
values; nothing is listed. A draw is the one that the engine would make from the offers, which it does not make.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Any, Final, get_args

from lastwire.engine.offer import draw_move, move_at
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_busters.events import Value
from lastwire.games.bomb_busters.moves import (
    ChooseOwn,
    Detector,
    DetectorAnswer,
    DualCut,
    Move,
    Place,
    PlaceToken,
    SwapAnswer,
)
from lastwire.games.bomb_busters.rules.board import VALUE_NAMES
from lastwire.games.bomb_busters.rules.cut import answers, held
from lastwire.games.bomb_busters.rules.equipment import dial_cap, labels
from lastwire.games.bomb_busters.rules.switch import barred, sheltered, switches
from lastwire.games.bomb_busters.setup import markable
from lastwire.games.bomb_busters.state import (
    ANY_TIME,
    BATTERIES,
    COFFEE_MUG,
    DETECT,
    LABEL_DIFFER,
    LABEL_SAME,
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

_REVEAL: Final = Offer("reveal_red")
_REWIND: Final = Offer("rewinder")
_RADAR: Final = Offer("radar", {"number": Pick(tuple(range(1, NUMBERS + 1)))})
_NOTHING: Final = Offer("detector_answer", {"wire": Pick((None,))})

_NO: Final = Pick((False,))
_EITHER: Final = Pick((False, True))

_CUT_CARDS: Final = 1 << TRIPLE | 1 << SUPER | 1 << STABILIZER | 1 << RAY
# What points, the flag that allows it (0: a character), and at how many wires at once (0: at all).
_DETECTORS: Final[tuple[tuple[Detector, int, int], ...]] = (
    ("none", 0, 1),
    ("double", 0, 2),
    ("triple", TRIPLE, 3),
    ("super", SUPER, 0),
)


@cache
def _wires(stand: int, mask: int) -> tuple[Place, ...]:
    return tuple((stand, index) for index in bits(mask))


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat; follows from its view alone."""
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.layout.seats:
        return []
    if phase in _ANSWERS:
        if seat != (state.active if state.pending is None else state.pending.asked):
            return []
        return [_answer(state, _asked_for(state, seat))]
    found: list[Offer] = []
    if phase == TURN and seat == state.active:
        found = [offer for cuts in _cuts(state, seat) for offer in _dual_cuts(*cuts)]
    return found + _others(state, seat)


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    if state.phase in _ANSWERS:
        return _draw_answer(state, seat, rng)
    if state.phase == TURN and seat == state.active:
        return _draw_turn(state, seat, rng)
    return _draw_offered(state, seat, rng)


def _draw_offered(state: State, seat: int, rng: Rng) -> Move:
    move: Move = draw_move(offers(state, seat), rng, _build)
    return move


_KINDS: Final[dict[str, Any]] = {kind.__struct_config__.tag: kind for kind in get_args(Move)}


def _build(kind: str, fields: dict[str, Any]) -> Any:
    return _KINDS[kind](**fields)


# --- answers: one of some wires -------------------------------------------------------------------


class _Answers(dict[Place | None, Any]):
    """Moves that name one wire, by its place: each is built once."""

    def __init__(self, kind: type[PlaceToken | ChooseOwn | DetectorAnswer | SwapAnswer]) -> None:
        self.kind: Any = kind

    def __missing__(self, place: Place | None) -> Any:
        move = self[place] = self.kind(place)
        return move


_ANSWERS: Final = {
    SETUP: _Answers(PlaceToken),
    OWN: _Answers(ChooseOwn),
    DETECT: _Answers(DetectorAnswer),
    SWAP: _Answers(SwapAnswer),
}


def _asked_for(state: State, seat: int) -> int:
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


def _draw_answer(state: State, seat: int, rng: Rng) -> Move:
    pending = state.pending
    if seat != (state.active if pending is None else pending.asked):
        raise ValueError("no offers to draw from")
    wires = _asked_for(state, seat)
    place: Place | None = None
    if wires:
        count = wires.bit_count()
        slot = slots(wires)[rng.below(count)] if count > 1 else wires.bit_length() - 1
        place = state.setting.layout.places[slot]
    move: Move = _ANSWERS[state.phase][place]
    return move


def _places(state: State, wires: Sequence[int]) -> tuple[Place, ...]:
    places = state.setting.layout.places
    return tuple([places[slot] for slot in wires])


@lru_cache(4096)
def _one_wire(kind: str, wires: tuple[Place, ...]) -> Offer:
    return Offer(kind, {"wire": Pick(wires)})


@lru_cache(8192)
def _on_stand(kind: str, stand: int, mask: int) -> Offer:
    return Offer(kind, {"wire": Pick(_wires(stand, mask))})


# --- dual cuts ------------------------------------------------------------------------------------


class Form:
    """A way to cut: with which detector, with Ray (two values) or without, Stabilizer or not left open."""

    __slots__ = ("built", "count", "detector", "either", "points", "ray")

    def __init__(self, detector: Detector, points: int, ray: bool, either: bool, count: int) -> None:
        self.detector = detector
        self.points = points  # wires at once
        self.ray = ray
        self.either = either
        self.count = count  # moves
        self.built: dict[tuple[int, int, int, int], DualCut] = {}  # by stand, wires, values and Stabilizer


@lru_cache(8192)
def _forms(wires: int, values: int, yellow: bool, flags: int) -> tuple[int, tuple[Form, ...]]:
    """BB-4.9, BB-4.30, BB-4.38..4.42: plain, with each detector, each with and without Ray and Stabilizer: how many
    moves there are at a stand with so many wires for somebody who holds so many values, and the forms they have."""
    either = bool(flags >> STABILIZER & 1)
    found = []
    for detector, flag, least in _DETECTORS:
        points = least or wires
        if (detector != "none" and not flags >> flag & 1) or wires < points:
            continue
        numbers = values - (yellow and detector != "none")  # no detector finds yellow
        for ray in (False, True) if flags >> RAY & 1 else (False,):
            count = comb(wires, points) * comb(numbers, 1 + ray) << either
            if count:
                found.append(Form(detector, points, ray, either, count))
    return sum(form.count for form in found), tuple(found)


def _cuts(state: State, seat: int) -> list[tuple[int, int, int, int]]:
    """BB-4.9, BB-4.10: at which stands the active expert may point, at which of their wires, what they may state
    (both as bits), and which cards and characters may help."""
    held = state.held[seat]
    if not held:
        return []
    setting = state.setting
    layout = setting.layout
    reach = state.uncut & ~layout.hands[seat]
    if setting.brief.switches:
        held &= ~barred(state, seat)
        reach &= ~sheltered(state, seat)
        if not held:
            return []
    flags = state.ready & _CUT_CARDS | (not state.spent >> seat & 1)
    found = []
    starts, full = layout.starts, layout.full
    for stand in layout.targets[seat]:
        wires = reach >> starts[stand] & full[stand]
        if wires:
            # No equipment reaches a loose wire.
            found.append((stand, wires, held, flags if stand not in layout.loose else 0))
    return found


def _draw_turn(state: State, seat: int, rng: Rng) -> Move:
    total = 0
    found = []
    for cuts in _cuts(state, seat):
        _, wires, values, flags = cuts
        count, forms = _forms(wires.bit_count(), values.bit_count(), values > NUMBER_MASK, flags)
        total += count
        found.append((count, forms, cuts))
    others = _others(state, seat)
    for offer in others:
        count = offer.grid[0]
        if not count:
            return _draw_offered(state, seat, rng)
        total += count
    place = rng.below(total) if total > 1 else 0
    for count, forms, cuts in found:
        if place < count:
            return _cut_at(forms, place, *cuts)
        place -= count
    for offer in others:
        count = offer.grid[0]
        if place < count:
            move: Move = move_at(offer, place, _build)
            return move
        place -= count
    raise ValueError("no offers to draw from")


def _cut_at(forms: tuple[Form, ...], place: int, stand: int, wires: int, values: int, _: int) -> DualCut:
    """The dual cut at this place of the forms' grids."""
    for form in forms:
        if place < form.count:
            break
        place -= form.count
    pointed = _sets(wires, form.points)
    stated = _sets(values if form.detector == "none" else values & NUMBER_MASK, 1 + form.ray)
    place, first = divmod(place, len(pointed))
    stabilizer, second = divmod(place, len(stated))
    name = (stand, pointed[first], stated[second], stabilizer)
    move = form.built.get(name)
    if move is None:
        move = form.built[name] = DualCut(
            _wires(stand, name[1]),
            tuple([VALUE_NAMES[value] for value in bits(name[2])]),
            form.detector,
            form.ray,
            bool(stabilizer),
        )
    return move


@lru_cache(16384)
def _sets(mask: int, size: int) -> tuple[int, ...]:
    """All sets of so many of these bits, in the order of their bits."""
    return tuple([sum(chosen) for chosen in combinations([1 << bit for bit in bits(mask)], size)])


@lru_cache(1024)
def _dual_cuts(stand: int, wires: int, values: int, flags: int) -> tuple[Offer, ...]:
    """The forms as offers."""
    _, forms = _forms(wires.bit_count(), values.bit_count(), values > NUMBER_MASK, flags)
    found = []
    for form in forms:
        stated = values if form.detector == "none" else values & NUMBER_MASK
        fields = {
            "wires": Pick(_wires(stand, wires), many=True, least=form.points, most=form.points),
            "values": Pick(_names(stated), many=True, least=1 + form.ray, most=1 + form.ray),
            "detector": Pick((form.detector,)),
            "ray": Pick((form.ray,)),
            "stabilizer": _EITHER if form.either else _NO,
        }
        offer = Offer("dual_cut", fields, free=("own",))
        # Wires and values are chosen in their one order, so a grid can be laid over them too.
        grid: list[tuple[str, tuple[Any, ...]]] = [(name, pick.options) for name, pick in fields.items()]
        grid[0] = "wires", tuple(combinations(fields["wires"].options, form.points))
        grid[1] = "values", tuple(combinations(fields["values"].options, 1 + form.ray))
        offer.__dict__["grid"] = (form.count, tuple(grid))
        found.append(offer)
    return tuple(found)


def _names(values: int) -> tuple[Value, ...]:
    return tuple([VALUE_NAMES[value] for value in bits(values)])


# --- whatever else a turn allows ------------------------------------------------------------------


def _others(state: State, seat: int) -> list[Offer]:
    """BB-4.5, BB-4.29: a solo cut, a reveal, the Coffee Mug; the mission's own actions; cards for any time."""
    found: list[Offer] = []
    ready = state.ready
    if state.phase == TURN and seat == state.active:
        if not state.held[seat]:
            found.append(_REVEAL)
        else:
            solo = state.solo[seat]
            if solo:
                if state.setting.brief.switches:
                    solo &= ~barred(state, seat)
                if solo:
                    found.append(_solo(solo))
            if ready >> COFFEE_MUG & 1:
                hands = state.setting.layout.hands
                others = tuple([one for one, hand in enumerate(hands) if one != seat and state.uncut & hand])
                if others:
                    found.append(Offer("coffee_mug", {"seat": Pick(others)}))
    if state.setting.brief.switches:
        for switch in switches(state):
            found += switch.offers(state, seat)
    if ready & ANY_TIME:
        found += _any_time(state, seat)
    return found


@cache
def _solo(values: int) -> Offer:
    return Offer("solo_cut", {"value": Pick(_names(values))})


# --- any-time cards -------------------------------------------------------------------------------


def _any_time(state: State, seat: int) -> list[Offer]:
    """BB-4.29, BB-4.31, BB-4.32."""
    layout, ready, uncut = state.setting.layout, state.ready, state.uncut
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
