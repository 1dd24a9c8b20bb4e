"""The legal moves of a seat as offers. A dual cut is a product of pointed wires and stated values; nothing is listed.

Random play draws from these offers at every turn, so their grids are laid down here and not worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_busters.events import Value
from lastwire.games.bomb_busters.moves import Place
from lastwire.games.bomb_busters.rules.board import VALUE_NAMES
from lastwire.games.bomb_busters.rules.cut import answers, held
from lastwire.games.bomb_busters.rules.equipment import dial_cap, labels, markable
from lastwire.games.bomb_busters.rules.switch import barred, sheltered, switches
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

_DETECTOR: Final = {name: Pick((name,)) for name in ("none", "double", "triple", "super")}
_NO: Final = Pick((False,))
_YES: Final = Pick((True,))
_EITHER: Final = Pick((False, True))

_CUT_CARDS: Final = 1 << TRIPLE | 1 << SUPER | 1 << STABILIZER | 1 << RAY


@cache
def _single(stand: int, mask: int) -> tuple[tuple[Place], ...]:
    """Every one of these wires of a stand, pointed at alone."""
    return tuple(((stand, index),) for index in bits(mask))


@cache
def _wires(stand: int, mask: int) -> tuple[Place, ...]:
    return tuple((stand, index) for index in bits(mask))


@lru_cache(4096)
def _several(stand: int, mask: int, count: int) -> tuple[tuple[Place, ...], ...]:
    """Every set of so many of these wires of a stand."""
    return tuple(combinations(_wires(stand, mask), count))


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat; follows from its view alone."""
    phase = state.phase
    if phase == TURN and seat == state.active:
        found = _turn(state, seat)
    elif phase == SETUP:
        return _place_token(state, seat) if seat == state.active else []
    elif phase == OVER or not 0 <= seat < state.setting.layout.seats:
        return []
    elif state.pending is not None:
        return _answer(state, seat)
    else:
        found = []
    if state.setting.brief.switches:
        for switch in switches(state):
            found += switch.offers(state, seat)
    if state.ready & ANY_TIME:
        found += _any_time(state, seat)
    return found


def _places(state: State, wires: Sequence[int]) -> tuple[Place, ...]:
    places = state.setting.layout.places
    return tuple([places[slot] for slot in wires])


def _some(kind: str, state: State, stands: tuple[int, ...], wires: int) -> Offer:
    """One of these wires, all of which stand here."""
    if len(stands) > 1:
        return _one_wire(kind, _places(state, slots(wires)))
    return _on_stand(kind, stands[0], wires >> state.setting.layout.starts[stands[0]])


@lru_cache(4096)
def _one_wire(kind: str, wires: tuple[Place, ...]) -> Offer:
    return Offer(kind, {"wire": Pick(wires)})


@lru_cache(8192)
def _on_stand(kind: str, stand: int, mask: int) -> Offer:
    return Offer(kind, {"wire": Pick(_wires(stand, mask))})


def _place_token(state: State, seat: int) -> list[Offer]:
    """BB-3.14."""
    return [_some("place_token", state, state.setting.layout.stands_of[seat], markable(state, seat))]


def _answer(state: State, seat: int) -> list[Offer]:
    """BB-4.3."""
    pending = state.pending
    if pending is None or pending.asked != seat:
        return []
    layout = state.setting.layout
    if state.phase == DETECT:
        legal = answers(state, pending)
        if not legal:
            return [_NOTHING]
        return [_some("detector_answer", state, (layout.places[legal.bit_length() - 1][0],), legal)]
    stands = layout.stands_of[seat]
    if state.phase == OWN:
        return [_some("choose_own", state, stands, sum([1 << slot for slot in held(state, seat, pending.hit)]))]
    assert state.phase == SWAP
    return [_some("swap_answer", state, stands, state.uncut & layout.hands[seat] & ~layout.shielded)]


# --- the turn -------------------------------------------------------------------------------------


_Values: TypeAlias = tuple[Pick, tuple[tuple[Value, ...], ...]]


@cache
def _stated(held: int) -> _Values:
    """What somebody can state who holds these values, as a pick and written out."""
    values = tuple([VALUE_NAMES[value] for value in bits(held)])
    return Pick(values, many=True), tuple([(value,) for value in values])


@lru_cache(1024)
def _stated_pair(held: int) -> _Values:
    """BB-4.39: two different values."""
    values = tuple([VALUE_NAMES[value] for value in bits(held)])
    return Pick(values, many=True, least=2, most=2), tuple(combinations(values, 2))


def _turn(state: State, seat: int) -> list[Offer]:
    """BB-4.5: a dual cut, a solo cut, a reveal; or the Coffee Mug."""
    held = state.held[seat]
    if not held:
        return [_REVEAL]
    setting = state.setting
    layout, ready = setting.layout, state.ready
    reach, solo = state.uncut & ~layout.hands[seat], state.solo[seat]
    if setting.brief.switches:
        closed = barred(state, seat)
        held &= ~closed
        solo &= ~closed
        reach &= ~sheltered(state, seat)
    found: list[Offer] = []
    if held and reach:
        flags = ready & _CUT_CARDS | (not state.spent >> seat & 1)
        found += _dual_cuts(layout.starts, layout.targets[seat], layout.loose, reach, held, flags)
    if solo:
        found.append(_solo(solo))
    if ready >> COFFEE_MUG & 1:
        others = tuple([one for one, hand in enumerate(layout.hands) if one != seat and state.uncut & hand])
        if others:
            found.append(Offer("coffee_mug", {"seat": Pick(others)}))
    return found


@cache
def _solo(values: int) -> Offer:
    return Offer("solo_cut", {"value": Pick(tuple([VALUE_NAMES[value] for value in bits(values)]))})


# The same cuts come up in every turn that leaves hand and targets alone, and in every branch of a search.
@lru_cache(1024)
def _dual_cuts(
    starts: tuple[int, ...], targets: tuple[int, ...], loose: tuple[int, ...], reach: int, held: int, flags: int
) -> tuple[Offer, ...]:
    """BB-4.9, BB-4.30, BB-4.38..4.42: plain, with each detector, each with and without Ray and Stabilizer."""
    masks, pick, pointed, apart = _targets(starts, targets, loose, reach)
    found = []
    if apart is not None:
        # No equipment reaches these.
        found.append(_dual("none", *apart, _stated(held), _NO, _NO))
    if not pointed:
        return tuple(found)
    stabilizer = flags >> STABILIZER & 1
    either = _EITHER if stabilizer else _NO
    found.append(_dual("none", pick, pointed, _stated(held), _NO, either))
    detectors = [("double", 2)] if flags & 1 else []
    rays: tuple[bool, ...] = (False,)
    if flags & ~1:
        detectors += [("triple", 3)] if flags >> TRIPLE & 1 else []
        detectors += [("super", 1)] if flags >> SUPER & 1 else []
        if flags >> RAY & 1 and held & held - 1:
            rays = (False, True)
            found.append(_dual("none", pick, pointed, _stated_pair(held), _YES, either))
    numbers = held & NUMBER_MASK
    for ray in rays:
        if not numbers or (ray and not numbers & numbers - 1):
            break
        for detector, least in detectors:
            for stand, mask in masks:
                if mask.bit_count() >= least:
                    found.append(_detection(detector, stand, mask, numbers, ray, stabilizer))
    return tuple(found)


_Pointed: TypeAlias = tuple[Pick, tuple[tuple[Place], ...]]


@lru_cache(4096)
def _targets(
    starts: tuple[int, ...], targets: tuple[int, ...], loose: tuple[int, ...], reach: int
) -> tuple[list[tuple[int, int]], Pick, tuple[tuple[Place], ...], _Pointed | None]:
    """Teammates' stands and which of their wires are within reach; all these wires, as a pick and written out; and
    those that stand apart."""
    masks = [(stand, reach >> starts[stand] & (1 << starts[stand + 1] - starts[stand]) - 1) for stand in targets]
    if not loose:
        return masks, *_plain(masks), None
    apart = [(stand, mask) for stand, mask in masks if mask and stand in loose]
    masks = [(stand, mask) for stand, mask in masks if stand not in loose]
    return masks, *_plain(masks), _plain(apart) if apart else None


def _plain(stands: list[tuple[int, int]]) -> _Pointed:
    """Every one of these wires, as a pick and written out."""
    wires: tuple[Place, ...] = ()
    alone: tuple[tuple[Place], ...] = ()
    for stand, mask in stands:
        wires += _wires(stand, mask)
        alone += _single(stand, mask)
    return Pick(wires, many=True), alone


@lru_cache(2048)
def _detection(detector: str, stand: int, mask: int, numbers: int, ray: bool, stabilizer: int) -> Offer:
    """One detector on one stand with wires enough for it."""
    values = _stated_pair(numbers) if ray else _stated(numbers)
    wires = _wires(stand, mask)
    count = {"double": 2, "triple": 3, "super": len(wires)}[detector]
    pointed = (wires,) if detector == "super" else _several(stand, mask, count)
    pick = Pick(wires, many=True, least=count, most=count)
    return _dual(detector, pick, pointed, values, _YES if ray else _NO, _EITHER if stabilizer else _NO)


def _dual(
    detector: str, wires: Pick, pointed: tuple[tuple[Place, ...], ...], values: _Values, ray: Pick, stabilizer: Pick
) -> Offer:
    """An offer with its grid laid down; fields that are not in the grid have their default."""
    value, stated = values
    offer = Offer(
        "dual_cut",
        {"wires": wires, "values": value, "detector": _DETECTOR[detector], "ray": ray, "stabilizer": stabilizer},
        free=("own",),
    )
    count = len(pointed) * len(stated)
    grid: tuple[tuple[str, tuple[Any, ...]], ...] = (("wires", pointed), ("values", stated))
    if detector != "none":
        grid += (("detector", _DETECTOR[detector].options),)
    if ray is _YES:
        grid += (("ray", ray.options),)
    if stabilizer is _EITHER:
        count *= 2
        grid += (("stabilizer", stabilizer.options),)
    offer.__dict__["grid"] = (count, grid)
    offer.__dict__["built"] = {}
    return offer


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
        found.append(_some("post_it", state, layout.stands_of[seat], marks))
    if ready >> REWINDER & 1 and state.dial < dial_cap(state):
        found.append(_REWIND)
    if ready >> BATTERIES & 1 and state.spent:
        spent = bits(state.spent)
        pick = Pick(spent, many=True, least=1, most=min(2, len(spent)))
        found.append(Offer("batteries", {"seats": pick}))
    if ready >> RADAR & 1:
        found.append(_RADAR)
    return found
