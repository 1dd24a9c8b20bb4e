"""Random moves without the offers: the very ones that the engine would draw from them. Random play lives on these."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from lastwire.engine.offer import draw_move, move_at
from lastwire.engine.rng import Rng
from lastwire.games.bomb_busters.rules.moves import (
    ChooseOwn,
    DetectorAnswer,
    DualCut,
    Move,
    Place,
    PlaceToken,
    SwapAnswer,
    build,
)
from lastwire.games.bomb_busters.rules.offer import Form, asked_for, cuts, offers, others, value_names, wires_of
from lastwire.games.bomb_busters.rules.state import DETECT, OWN, SETUP, SWAP, TURN, State, slots

_BUILT: Final = 1 << 16  # at most this many cuts of a form are kept


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    phase, pending = state.phase, state.pending
    if seat == (state.active if pending is None else pending.asked):
        if phase == TURN:
            return _draw_turn(state, seat, rng)
        answers = _ANSWERS.get(phase)
        if answers is not None:
            wires = asked_for(state, seat)
            place: Place | None = None
            if wires:
                count = wires.bit_count()
                slot = slots(wires)[rng.below(count)] if count > 1 else wires.bit_length() - 1
                place = state.setting.layout.places[slot]
            move: Move = answers[place]
            return move
    return _draw_offered(state, seat, rng)


def _draw_offered(state: State, seat: int, rng: Rng) -> Move:
    move: Move = draw_move(offers(state, seat), rng, build)
    return move


def _draw_turn(state: State, seat: int, rng: Rng) -> Move:
    ways, reach, held = cuts(state, seat)
    rest = others(state, seat)
    total = ways.total
    for offer in rest:
        count = offer.grid[0]
        if not count:
            return _draw_offered(state, seat, rng)
        total += count
    number = rng.below(total) if total > 1 else 0
    if number < ways.total:
        way = bisect_right(ways.upto, number)
        form, place = ways.each[way]
        if way:
            number -= ways.upto[way - 1]
        layout = state.setting.layout
        stand = layout.targets[seat][place]
        wires = reach >> layout.starts[stand] & layout.full[stand]
        return _cut_at(form, stand, wires, held & form.values, number)
    number -= ways.total
    for offer in rest:
        count = offer.grid[0]
        if number < count:
            break
        number -= count
    move: Move = move_at(offer, number, build)
    return move


def _cut_at(form: Form, stand: int, wires: int, values: int, number: int) -> DualCut:
    """The dual cut with this number in the offer's grid."""
    pointed, stated = _sets(wires, form.points), _sets(values, 1 + form.ray)
    count = len(pointed)
    rest = number // count
    count, number = len(stated), number % count
    name = stand, pointed[number], stated[rest % count], rest >= count
    move = form.built.get(name)
    if move is None:
        move = DualCut(wires_of(stand, name[1]), value_names(name[2]), form.detector, form.ray, name[3])
        if len(form.built) < _BUILT:
            form.built[name] = move
    return move


@lru_cache(1 << 14)
def _sets(mask: int, size: int) -> tuple[int, ...]:
    """All sets of this many of these bits (0: all of them), in the order of their bits."""
    each = [1 << bit for bit in slots(mask)]
    return tuple([sum(chosen) for chosen in combinations(each, size or len(each))])


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
