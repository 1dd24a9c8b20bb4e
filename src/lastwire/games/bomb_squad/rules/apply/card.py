"""Hands and piles (chapters 4.2 to 4.4 and 4.7): intel, discards, plays, draws, and the end of a turn."""

from __future__ import annotations

from typing import Any, Final

from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.apply.step import Step
from lastwire.games.bomb_squad.rules.apply.turn import draw, end_turn
from lastwire.games.bomb_squad.rules.content import CARD_NAMES, CONTENT
from lastwire.games.bomb_squad.rules.events import CardDiscarded, CardPlayed, CardTakenBack, IntelGiven, RobotSwitched
from lastwire.games.bomb_squad.rules.moves import Analyst, Discard, Intel, Play, Switch
from lastwire.games.bomb_squad.rules.state import (
    ANALYST,
    ANALYST_ROLE,
    ATTRIBUTES,
    BY_SHIFT,
    CARD_MASK,
    EMPTY,
    KIND_OF,
    KNOWN_BIT,
    LEVEL_OF,
    MARK_MASK,
    MARK_SHIFT,
    PLAYED,
    RECON,
    RIGHT,
    SERIAL_SHIFT,
    SLOT_SERIAL_SHIFT,
    TALLIES,
    TOLD,
    UP_BIT,
    VALUES,
    WRONG,
    State,
    held,
)

_COUNTERS: Final = len(TALLIES)

_BIT_OF: Final[dict[object, int]] = {value: 1 << bit for bit, value in enumerate(VALUES)}
# By such a bit: what a card that has the value keeps of its entry, and what one that lacks it keeps.
_KEEPS: Final = {
    bit: (~(((7 if bit < 8 else 120) ^ bit) << MARK_SHIFT), ~(bit << MARK_SHIFT)) for bit in _BIT_OF.values()
}


def bit_of(value: object) -> int:
    """The bit of a level or a type in a mark."""
    return _BIT_OF[value]


def give_intel(step: Step, seat: int, move: Intel) -> None:
    """BSQ-4.10..4.12: every card that has the value is pointed out; the others are known not to have it."""
    state = step.state
    bit = _BIT_OF[move.value]
    to: Any = move.to  # checked
    has, lacks = _KEEPS[bit]
    hands, size = state.hands, state.setting.hand
    base = size * to
    positions = []
    # In a turn every hand is full.
    for pos, card in enumerate(hands[base : base + size]):
        if ATTRIBUTES[card & CARD_MASK] & bit:
            hands[base + pos] = card & has
            positions.append(pos)
        else:
            hands[base + pos] = card & lacks
    state.tally[_COUNTERS * seat + TOLD] += 1
    if step.told is not None:
        attribute = "level" if bit < 8 else "type"
        step.emit(IntelGiven(seat, to, attribute, move.value, tuple(positions)))  # type: ignore[arg-type]
    end_turn(step)


def discard(step: Step, seat: int, move: Discard) -> None:
    """BSQ-4.13..4.18: the card is laid open; if all that was named is right, main rises by as much."""
    state = step.state
    pos: Any = move.pos  # checked
    level: Any = move.level
    kind: Any = move.type
    card = state.hands[state.setting.hand * seat + pos] & CARD_MASK
    take(state, seat, pos)
    state.discard.append(card)
    role, robot = state.roles[seat], state.selected
    if (level is None or level == LEVEL_OF[card]) and (kind is None or kind == KIND_OF[card]):
        right, gain = True, _gain(state, role, level, kind)
        state.main[robot] += gain
        state.tally[_COUNTERS * seat + RIGHT] += 1
    else:
        right, gain = False, 0
        state.tally[_COUNTERS * seat + WRONG] += 1
    main = state.main[robot]
    if step.told is not None:
        step.emit(CardDiscarded(seat, pos, CARD_NAMES[card], level, kind, right, gain, main))
    if role == ANALYST_ROLE and main >= 1:
        state.pending = pos
        state.phase = ANALYST
        state.asked += 1
        return
    draw(step, seat)
    end_turn(step)


def _gain(state: State, role: int, level: object, kind: object) -> int:
    """BSQ-4.14, BSQ-4.17: a cell for each attribute named, one more for Recon, as far as there is room."""
    named = (level is not None) + (kind is not None)
    room = state.setting.most[state.selected] - state.main[state.selected]
    return min(named + (role == RECON), room) if named else 0


def answer_analyst(step: Step, seat: int, move: Analyst) -> None:
    """BSQ-4.18: for one cell the card goes back to where it was, known to its owner; nothing is drawn then."""
    state = step.state
    pos, state.pending = state.pending, -1
    if move.keep:
        card = state.discard.pop()
        robot = state.selected
        state.main[robot] -= 1
        state.serial += 1
        entry = card | ATTRIBUTES[card] << MARK_SHIFT | state.serial << SERIAL_SHIFT
        hands, size = state.hands, state.setting.hand
        del hands[size * seat + size - 1]  # the empty place
        hands.insert(size * seat + pos, entry)
        state.present[seat] |= ATTRIBUTES[card]
        if step.told is not None:
            step.emit(CardTakenBack(seat, pos, CARD_NAMES[card], state.main[robot]))
    else:
        draw(step, seat)
    end_turn(step)


def play(step: Step, seat: int, move: Play) -> None:
    """BSQ-4.20..4.25: a card goes into the next slot; the seventh activates the robot, and only then is one drawn."""
    state = step.state
    setting = state.setting
    options = setting.options
    from_hand = move.source == "hand"
    pos: Any = move.pos  # checked
    if from_hand:
        entry = state.hands[setting.hand * seat + pos]
        card, mark, serial, known = entry & CARD_MASK, entry >> MARK_SHIFT & MARK_MASK, entry >> SERIAL_SHIFT, 0
        take(state, seat, pos)
    else:
        card = state.discard.pop()
        mark, known = ATTRIBUTES[card], KNOWN_BIT
        state.serial += 1
        serial = state.serial
    state.tally[_COUNTERS * seat + PLAYED] += 1
    up = options.no_programming or move.face == "up" or (setting.face_up and move.face is None)
    slot = len(state.slots)
    if not options.no_programming:
        state.slots.append(
            card | mark << MARK_SHIFT | (UP_BIT if up else 0) | known | seat << BY_SHIFT | serial << SLOT_SERIAL_SHIFT
        )
    if step.told is not None:
        shown = CARD_NAMES[card] if up or known else None
        where = -1 if options.no_programming else slot
        step.emit(CardPlayed(seat, "hand" if from_hand else "discard_top", pos, where, up, shown))
    if options.no_programming:
        program.perform_single(step, seat, card, from_hand)
        return
    if len(state.slots) == CONTENT.frame.slots:
        program.adjust(step, seat, True, from_hand)
        return
    if from_hand:
        draw(step, seat)
    end_turn(step)


def switch(step: Step, seat: int, move: Switch) -> None:
    """BSQ-4.96."""
    state = step.state
    state.selected = 1 - state.selected
    step.emit(RobotSwitched(seat, state.setting.robots[state.selected]))
    end_turn(step)


def take(state: State, seat: int, pos: int) -> None:
    """BSQ-3.8: a card leaves a hand, and those to its right move up."""
    hands, size = state.hands, state.setting.hand
    base = size * seat
    last = base + size - 1
    del hands[base + pos]
    hands.insert(last, EMPTY)
    state.present[seat] = held(hands[base:last])
