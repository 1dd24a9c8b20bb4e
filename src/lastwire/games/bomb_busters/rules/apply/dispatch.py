"""Which chapter carries out which move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import Expire
from lastwire.games.bomb_busters.rules.apply import cut, equipment
from lastwire.games.bomb_busters.rules.apply.board import ask, end
from lastwire.games.bomb_busters.rules.apply.hold import hold, release
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.apply.turn import next_token, settle
from lastwire.games.bomb_busters.rules.draw import draw
from lastwire.games.bomb_busters.rules.events import FalseTokenPlaced, TimeRanOut
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    CutAll,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    Hold,
    LabelDiffer,
    LabelSame,
    Move,
    PlaceToken,
    PostIt,
    Radar,
    Release,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
    coded,
)
from lastwire.games.bomb_busters.rules.setup import false_values
from lastwire.games.bomb_busters.rules.stand import slot_at
from lastwire.games.bomb_busters.rules.state import FALSE, LIE, NONE, RED, slots
from lastwire.games.bomb_busters.rules.switch import special, switches

_FALSE_TOKENS: Final = 2

# --- what a move does -----------------------------------------------------------------------------


def apply(step: Step, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    _DEEDS[type(move)](step, seat, move)


def _place_token(step: Step, seat: int, move: PlaceToken) -> None:
    """BB-3.14."""
    equipment.put_token(step, seat, move.wire, None)
    next_token(step)


def _false_token(step: Step, seat: int, move: FalseToken) -> None:
    """BB-12.20: two of them, as far as there are wires and tokens."""
    state = step.state
    slot, value = slot_at(state, move.wire), coded(move.value)
    state.tokens[slot] = value | FALSE
    state.supply[value] -= 1
    state.facts += ((NONE, 1 << value | 1 << RED, 1 << slot, 0, 0),)
    step.emit(FalseTokenPlaced(seat, move.wire, value))
    placed = sum(1 for own in slots(state.setting.layout.hands[seat]) if state.tokens[own])
    if placed < _FALSE_TOKENS and false_values(state, seat):
        ask(step, LIE)
    else:
        next_token(step)


def _act(step: Step, seat: int, move: Move) -> None:
    """BB-2.10."""
    switch = special(step.state, move)
    value = switch.apply(step, seat, move) if switch is not None else 0
    if value:
        settle(step, value)


# --- the clock (BB-4.31, BB-4.49) -----------------------------------------------------------------


def _expire(step: Step, seat: int, move: Expire) -> None:
    """BB-4.49: a turn that takes too long costs a space of the dial; an answer is left to chance."""
    state, timer = step.state, move.timer
    if timer == "hold":
        state.hold_until, state.released = 0, state.waited
        return
    if timer not in ("turn", "answer"):
        for switch in switches(state):
            if timer in [running.id for running in switch.timers(state)]:
                switch.expired(step, timer)
                return
    late = state.active if state.pending is None else state.pending.asked
    if timer == "turn":
        skull = cut.advance(step, late)
        state.asked_t = step.t
        step.emit(TimeRanOut(late, timer, state.dial))
        if skull and not state.cause:
            end(step, "exploded_dial")
        return
    step.emit(TimeRanOut(late, timer, state.dial))
    apply(step, late, draw(state, late, step.rng))


# --- kinds of moves -------------------------------------------------------------------------------

# By kind of move, as a table: it is read for every move.
_DEEDS: Final[dict[type, Callable[[Step, int, Any], None]]] = {
    PlaceToken: _place_token,
    DualCut: cut.dual_cut,
    SoloCut: cut.solo_cut,
    RevealRed: cut.reveal_red,
    ChooseOwn: cut.choose_own,
    DetectorAnswer: cut.detector_answer,
    SwapAnswer: equipment.swap_answer,
    LabelDiffer: equipment.label,
    LabelSame: equipment.label,
    WalkieTalkies: equipment.walkie_talkies,
    PostIt: equipment.post_it,
    Rewinder: equipment.rewinder,
    Batteries: equipment.batteries,
    Radar: equipment.radar,
    CoffeeMug: equipment.coffee_mug,
    Call: _act,
    CutAll: _act,
    Designate: _act,
    FalseToken: _false_token,
    Hold: hold,
    Release: release,
    Expire: _expire,
}
assert _DEEDS.keys() == set(get_args(Move))
