"""What is true of every state of Bomb Squad."""

from __future__ import annotations

from collections import Counter

from lastwire.errors import Broken
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB
from lastwire.games.bomb_squad.rules.content import CONTENT, DECK
from lastwire.games.bomb_squad.rules.setup import COLOURS
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    ANALYST,
    ATTRIBUTES,
    CARD_MASK,
    EMPTY,
    EXECUTE,
    MARK_MASK,
    MARK_SHIFT,
    NO_ROLE,
    OVER,
    TURN,
    State,
    hand_of,
    live_bombs,
)

_DECK = Counter(DECK)


def check(state: State) -> None:
    """Raise `Broken` if the state cannot be."""
    _cards(state)
    _building(state)
    _people(state)


def _demand(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


def _cards(state: State) -> None:
    setting = state.setting
    hands = [hand_of(state, seat) for seat in range(setting.seats)]
    cards = [entry & CARD_MASK for hand in hands for entry in hand]
    cards += [slot & CARD_MASK for slot in state.slots] + list(state.program) + state.draw + state.discard
    if state.started < 0:
        _demand(not cards, "R-2: cards lie out before the clock has started")
        return
    _demand(Counter(cards) == _DECK, "BSQ-2.1: the cards are not the deck")
    _demand(bool(state.draw), "BSQ-4.55: the draw pile is empty")
    for seat, hand in enumerate(hands):
        held = 0
        for entry in hand:
            mark, bits = entry >> MARK_SHIFT & MARK_MASK, ATTRIBUTES[entry & CARD_MASK]
            held |= bits
            _demand(mark & bits == bits, f"BSQ-4.10: seat {seat} was told something wrong")
        _demand(held == state.present[seat], f"what seat {seat} holds is noted wrong")
        row = state.hands[setting.hand * seat : setting.hand * (seat + 1)]
        _demand(EMPTY not in row[: len(hand)], f"BSQ-3.8: a gap in the hand of seat {seat}")
        missing = setting.hand - len(hand)
        if state.phase == OVER:
            may_lack = missing <= 1
        else:
            drawing = state.phase == ANALYST or (state.phase in (ADJUST, EXECUTE) and state.owes)
            may_lack = missing == (1 if drawing and seat == state.seat else 0)
        _demand(may_lack, f"BSQ-3.7: seat {seat} holds {len(hand)} cards")
    frame = CONTENT.frame.slots
    _demand(len(state.slots) < frame or state.phase in (ADJUST, OVER), "BSQ-4.21: a full frame waits")
    _demand((state.phase == ANALYST) == (state.pending >= 0) or state.phase == OVER, "BSQ-4.18: an odd window")
    if state.phase == ADJUST:
        _demand(bool(state.slots), "BSQ-4.30: nothing to adjust")
    if state.phase == EXECUTE:
        _demand(state.at < len(state.program), "BSQ-4.52: a program that is over is being performed")
    elif state.phase != OVER:
        _demand(not state.program, "a program lies about")


def _building(state: State) -> None:
    setting = state.setting
    plan = setting.plan
    every = (1 << len(setting.things)) - 1
    _demand(
        sorted(state.faces) == sorted(face for _, face in setting.things), "BSQ-4.90: tokens that are not the map's"
    )
    gone = sum(1 << index for index in state.secured)
    _demand(len(set(state.secured)) == len(state.secured), "a token was secured twice")
    _demand(state.on ^ gone ^ state.lost == every and not state.on & gone, "tokens are neither here nor there")
    _demand(not gone & ~state.up, "BSQ-4.92: a face-down token was secured")
    if not setting.options.fog:
        _demand(state.up == every, "a token lies face down without fog")
    _demand(not state.lost or bool(setting.mission.gas), "BSQ-4.66: hostages lost without gas")
    blocked = plan.fixed | plan.covered(state.on)
    stands = [*state.robots, *state.crates]
    _demand(len(set(stands)) == len(stands), "two things on one square")
    for square in stands:
        _demand(bool(plan.floor >> square & 1), "BSQ-2.9: something stands outside")
        _demand(not blocked >> square & 1, "BSQ-4.43: something stands on a token")
    for body, main, reserve in zip(setting.bodies, state.main, state.reserve, strict=True):
        _demand(0 <= main <= body.most and 0 <= reserve <= body.reserve, "BSQ-4.14: a battery out of bounds")
    bombs = live_bombs(state)
    if state.cause == "disarmed":
        _demand(not bombs, "BSQ-4.51: a bomb is left")
    else:
        _demand(bool(bombs), "BSQ-4.51: no bomb is left and it goes on")
    rescued = {state.faces[index] for index in state.secured if state.faces[index] < FIRST_BOMB}
    _demand(state.saved == sum(1 << level for level in rescued), "BSQ-4.46: the saved levels are noted wrong")


def _people(state: State) -> None:
    setting = state.setting
    _demand(0 <= state.seat < setting.seats and 0 <= state.selected < len(state.robots), "nobody's turn")
    taken = [role for role in state.roles if role != NO_ROLE]
    _demand(len(set(taken)) == len(taken), "BSQ-3.5: a role twice")
    _demand(sum(COLOURS[role] == "black" for role in taken) <= 1, "BSQ-3.5: two Black roles")
    _demand((state.phase == OVER) == bool(state.cause), "an end without a cause, or the other way round")
    _demand(state.started >= 0 or state.phase < TURN or state.phase == OVER, "BSQ-3.9: play before the clock")
