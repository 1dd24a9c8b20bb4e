"""The draw that ends most turns, and whose turn comes next (BSQ-4.1, BSQ-4.19)."""

from __future__ import annotations

from typing import Final

from lastwire.engine.secret import Secret
from lastwire.errors import Broken
from lastwire.games.bomb_squad.rules.apply import clock
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.events import CardDrawn, PileFlipped
from lastwire.games.bomb_squad.rules.state import (
    ATTRIBUTES,
    MARK_SHIFT,
    NOTHING_TOLD,
    OVER,
    SERIAL_SHIFT,
    TURN,
    others,
)

_FRESH: Final = NOTHING_TOLD << MARK_SHIFT

# By number of seats, seat and card: a match draws hundreds of cards.
_DRAWN: Final = tuple(
    tuple(tuple(CardDrawn(seat, Secret(name, others(seats, seat))) for name in CARD_NAMES) for seat in range(seats))
    for seats in range(7)
)


def draw(step: Step, seat: int) -> None:
    """BSQ-4.19, BSQ-4.55: the top card goes to the right end of the hand; an emptied draw pile is made of the discards,
    turned over unshuffled, at that moment."""
    state = step.state
    pile = state.draw
    if not pile:
        raise Broken("BSQ-4.56: nothing to draw")
    card = pile.pop()
    serial = state.serial = state.serial + 1
    setting = state.setting
    size = setting.hand
    # A hand lacks one card at most, at its right end.
    state.hands[size * seat + size - 1] = card | _FRESH | serial << SERIAL_SHIFT
    state.present[seat] |= ATTRIBUTES[card]
    if step.told is not None:
        step.emit(_DRAWN[setting.seats][seat][card])
    if not pile:
        state.draw = state.discard[::-1]
        state.discard = []
        state.flips += 1
        if step.told is not None:
            step.emit(PileFlipped(len(state.draw)))


def end_turn(step: Step) -> None:
    """BSQ-4.1, BSQ-4.3: the turn is counted and passes on."""
    state = step.state
    setting = state.setting
    turns = state.turns = state.turns + 1
    if turns >= setting.first_turns:
        clock.count_turns(step)
        if state.phase == OVER:
            return
    state.phase = TURN
    state.seat = (state.seat + 1) % setting.seats
    state.asked += 1
