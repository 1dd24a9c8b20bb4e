"""Turns: what a cut brings, and who is next (4.5 to 4.7, 4.15)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.apply.board import end
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.events import (
    EquipmentAdded,
    EquipmentUnlocked,
    NumberValidated,
    TokenBeside,
    TokenSkipped,
)
from lastwire.games.bomb_busters.rules.setup import draw_tokens, next_placer, placing
from lastwire.games.bomb_busters.rules.state import FALSE_BOTTOM, NUMBERS, OVER, RED, TURN
from lastwire.games.bomb_busters.rules.switch import switches


def settle(step: Step, value: int) -> None:
    """BB-4.15 (4)-(7): after wires of a value were cut or revealed."""
    state = step.state
    state.pending = None
    if value <= NUMBERS and state.cut[value] == CONTENT.wires.copies and step.told is not None:
        step.emit(NumberValidated(value))
    if state.cards and value != RED:
        unlock(step)
    if state.setting.switches and value != RED:
        for switch in switches(state):
            switch.succeeded(step, state.active, value)
            if state.phase == OVER:
                return
    if not state.uncut:
        end(step, "defused")
    else:
        pass_turn(step)


def unlock(step: Step) -> None:
    """BB-4.27: cards become usable once two wires of their number are cut; False Bottom acts at once (BB-12.1)."""
    state = step.state
    rules = switches(state)
    for card in state.cards:
        if (state.ready | state.used) >> card & 1 or state.cut[card] < CONTENT.equipment.unlocks_at:
            continue
        if any(rule.locks(state, card) for rule in rules):
            continue
        if card != FALSE_BOTTOM:
            state.ready |= 1 << card
            step.emit(EquipmentUnlocked(card))
            continue
        state.used |= 1 << card
        step.emit(EquipmentUnlocked(card))
        _add_cards(step)
        unlock(step)
        return


def _add_cards(step: Step) -> None:
    """BB-12.1: two more cards, each with a Number card where the mission asks for one (BB-12.14)."""
    state = step.state
    deck = [card for card in state.setting.brief.deck if card not in state.cards and card != state.setting.forbidden]
    count = min(CONTENT.equipment.bottom_adds, len(deck))
    cards = tuple([deck.pop(step.rng.below(len(deck))) for _ in range(count)])
    numbers: tuple[int, ...] = ()
    if any(switch.numbers_cards for switch in switches(state)):
        spare = [number for number in range(1, NUMBERS + 1) if number not in state.numbers]
        numbers = tuple([spare.pop(step.rng.below(len(spare))) for _ in cards])
    state.cards += cards
    state.numbers += numbers
    step.emit(EquipmentAdded(cards, numbers))


# --- who is next ----------------------------------------------------------------------------------


def pass_turn(step: Step) -> None:
    """BB-4.5..4.7: the next expert clockwise who has an uncut wire, unless the mission has an order of its own."""
    state = step.state
    state.pending = None
    if state.setting.switches:
        for switch in switches(state):
            if switch.passes(step):
                return
    layout, uncut = state.setting.layout, state.uncut
    hands, after, captain = layout.hands, layout.after, layout.captain
    seat = after[state.active]
    ended = seat == captain
    while not uncut & hands[seat]:
        seat = after[seat]
        if seat == captain:
            ended = True
    _hand_over(step, seat, ended)


def give_turn(step: Step, seat: int) -> None:
    """BB-4.39: the turn goes clockwise to this seat; a round ends where it passes the Captain's place."""
    layout, active = step.state.setting.layout, step.state.active
    way = (seat - active) % layout.seats or layout.seats
    _hand_over(step, seat, (layout.captain - active - 1) % layout.seats < way)


def _hand_over(step: Step, seat: int, ended: bool) -> None:
    state = step.state
    if ended:
        state.round += 1
        if state.setting.switches:
            for switch in switches(state):
                switch.round_ended(step)
                if state.phase == OVER:
                    return
    state.active = seat
    begin_turn(step)


def begin_turn(step: Step) -> None:
    state = step.state
    state.turn += 1
    state.waited = state.released = 0
    state.hold_until = 0
    state.phase = TURN
    state.asked += 1
    state.asked_t = step.t
    if state.setting.switches:
        for switch in switches(state):
            switch.turn_began(step)
            if state.phase == OVER:
                return


def next_token(step: Step) -> None:
    """BB-3.14, BB-3.16, BB-7.4: the next expert places a token; after the last the Captain takes the first turn."""
    state = step.state
    order = state.setting.layout.order
    place = order.index(state.active) + 1
    if state.drawn:
        before = len(state.beside)
        draw_tokens(state, place, step.rng)
        for other, value in state.beside[before:]:
            step.emit(TokenBeside(other, value))
        seat = state.active if state.drawn else -1
    else:
        seat = next_placer(state, place)
        if step.told is not None:
            for other in order[place:]:
                if other == seat:
                    break
                step.emit(TokenSkipped(other))
    if seat < 0:
        start(step)
    else:
        state.active = seat
        state.phase = placing(state)
        state.asked += 1
        state.asked_t = step.t


def start(step: Step) -> None:
    """BB-3.16: the Captain takes the first turn; a mission with a clock starts it now."""
    state = step.state
    state.active = state.setting.layout.captain
    state.deadline = step.t + 1000 * state.setting.brief.countdown_s if state.setting.brief.countdown_s else 0
    begin_turn(step)
