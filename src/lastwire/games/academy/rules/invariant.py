"""What must hold of every state (the list at the end of chapter 9). A violation is our fault, never a player's."""

from __future__ import annotations

from lastwire.errors import Broken
from lastwire.games.academy.rules.content import CARDS as DECK_SIZE
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.state import (
    CAUSES,
    DRAFT,
    LAST_BOMB,
    NONE,
    OVER,
    PEEK,
    SELECT,
    TOP,
    WAIT,
    WAITING,
    WINDOW_E,
    WINDOWS,
    XRAY,
    State,
)
from lastwire.games.academy.rules.tool import eligible
from lastwire.games.academy.rules.toolkit import ALL

FEWEST = 3  # cards in hand when one has to be chosen (BSA-7.24)


def check(state: State) -> None:
    """Raise `Broken` if the state cannot be."""
    _check_wires(state)
    _check_hands(state)
    _check_tools(state)
    _check_notes(state)
    _check_points(state)
    _check_phase(state)


def _must(true: bool, what: str) -> None:
    if not true:
        raise Broken(f"academy: {what}")


def _check_wires(state: State) -> None:
    setting = state.setting
    exploded = state.phase in (WINDOW_E, OVER)
    _must(len(state.rows) == setting.wires == len(state.booms), "something is not kept for every wire")
    for wire, row in enumerate(state.rows):
        _must(sorted(row) == list(setting.decks[wire]), "BSA-2.4: a wire's cards are not its cards")
        _must(0 <= state.shown[wire] <= DECK_SIZE, "more cards exposed than there are")
        _must(state.trigger[wire] == sum(state.exposed(wire)), "BSA-4.6.1: a trigger is not the sum of its cards")
        boom, up = state.booms[wire], state.up[wire]
        _must(0 <= boom < TILE_COUNT and 0 <= up <= TILE_COUNT, "BSA-2.1.4: a tile is nowhere")
        open_boom = up > boom
        _must(not open_boom or (exploded and wire == state.wire), "BSA-4.6.2: BOOM lies open and nothing explodes")
        reached = min(TILE_COUNT, state.trigger[wire] - setting.lengths[wire])
        _must(open_boom or up >= reached, "BSA-4.6.2: the trigger stands on a tile that is face down")
    if exploded:
        _must(state.up[state.wire] == state.booms[state.wire] + 1, "BSA-4.7.1: an explosion without BOOM")


def _check_hands(state: State) -> None:
    full = state.setting.full_hand
    for seat, hand in enumerate(state.hands):
        cards = hand
        for card in state.stacks[seat]:
            _must(not cards >> card & 1, "BSA-3.3: a card is in two places")
            cards |= 1 << card
        if state.spent >> seat & 1:
            _must(not cards >> WAIT & 1, "BSA-4.9.3: a spent Wait is still there")
            cards |= 1 << WAIT
        _must(cards == full, "BSA-3.3: a player's cards are not whole")
        _must(len(state.stacks[seat]) <= state.setting.limit, "BSA-4.9.2: a stack is too high")
        if state.phase == SELECT:
            _must(hand.bit_count() >= FEWEST, "BSA-7.24: too few cards to choose from")
        given = state.committed[seat]
        _must(given == NONE or (state.phase == SELECT and bool(hand >> given & 1)), "BSA-5.6: a committed card is out")
        acts = state.acts[seat]
        _must((acts == NONE) == (state.phase in (SELECT, DRAFT)), "BSA-4.1.4: somebody acts or does not")
        _must(acts == NONE or bool(full >> acts & 1), "BSA-3.6: an action that is not in play")
    choosing = sum(1 << seat for seat, card in enumerate(state.committed) if card == NONE)
    _must(choosing == state.choosing, "BSA-4.2.2: who has yet to choose is counted wrongly")
    if state.phase == SELECT:
        _must(NONE in state.committed, "BSA-4.2.2: all have committed and nothing is revealed")


def _check_tools(state: State) -> None:
    there = owned = 0
    for tool in (*state.pile, *state.display):
        _must(not there >> tool & 1, "BSA-4.10.3: a Tool is in two places")
        there |= 1 << tool
    for seat, tools in enumerate(state.tools):
        _must(not there & tools, "BSA-4.10.3: a Tool is in two places")
        there |= tools
        _must(not state.auto[seat] & ~tools, "BSA-4.14.3: auto-pass for a Tool that is not owned")
        owned |= tools
    _must(owned == state.owned, "the Tools that are owned are counted wrongly")
    _must(not there & ~ALL, "BSA-2.1.6: there is no such Tool")


def _check_notes(state: State) -> None:
    for seat, notes in enumerate(state.notes):
        fresh = {wire: face for _, kind, wire, face in notes if kind == TOP}
        for wire, known in enumerate(state.tops):
            if known >> seat & 1:
                _must(fresh.get(wire) == state.rows[wire][state.shown[wire]], "BSA-5.1: somebody knows a wrong card")
        tiles = {wire: face for _, kind, wire, face in notes if kind != TOP}
        for wire, known in enumerate(state.seen):
            _must(bool(known >> seat & 1) == (wire in tiles), "BSA-4.8.3: a look at tiles is not in the notebook")
            _must(wire not in tiles or tiles[wire] == state.booms[wire], "BSA-4.8.2: tiles moved")


def _check_points(state: State) -> None:
    seats = state.setting.seats
    _must(1 <= state.bomb <= LAST_BOMB, f"BSA-4.1.1: bomb {state.bomb}")
    over = state.bomb - (state.phase != OVER)
    _must(len(state.gains) == len(state.past) == over, "BSA-4.10.1: a bomb is missing on the score sheet")
    sums = [sum(gain[seat] for gain in state.gains) for seat in range(seats)]
    for entry in state.sheet:
        _must(entry.cause in CAUSES and entry.bomb == state.bomb, "a strange line on the score sheet")
        sums[entry.seat] += entry.points
    _must(sums == state.scores, "BSA-2.3: the score sheet does not add up")
    if not state.setting.options.allow_debt:
        _must(min(state.scores) >= 0, "BSA-7.1: a score below zero")


def _check_phase(state: State) -> None:
    phase, seats = state.phase, state.setting.seats
    _must(phase == OVER or (phase in (WAITING, PEEK, DRAFT)) == bool(state.queue), "4.13: whose turn is it?")
    _must(len(set(state.queue)) == len(state.queue) <= seats, "4.13: somebody has two turns")
    named = {seat: wire for seat, wire in enumerate(state.named) if wire != NONE and phase not in (SELECT, DRAFT)}
    _must(sum(1 << seat for seat in named) == state.waited, "BSA-4.4.2: who has named a wire is counted wrongly")
    _must(sum(1 << wire for wire in set(named.values())) == state.protected, "BSA-4.4.3: a wire is protected by nobody")
    _must((phase in WINDOWS) == bool(state.eligible), "BSA-4.3.1: a window without anybody to ask")
    if phase in WINDOWS:
        _must(eligible(state, phase) == state.eligible, "BSA-4.3.1: somebody is asked wrongly, or not at all")
    for seat, answer in enumerate(state.answers):
        _must(answer is None or bool(state.eligible >> seat & 1), "BSA-4.3.2: an answer to no question")
    given = [seat for seat, answer in enumerate(state.answers) if answer is not None]
    _must(set(state.arrived) <= set(given), "BSA-7.50: somebody was first without an answer")
    _must(len(set(state.arrived)) == len(state.arrived), "BSA-7.50: somebody was first twice")
    if state.setting.options.tool_order == "score":
        _must(not state.arrived and not state.bots, "BSA-7.50: an order is kept that does not count")
    _must(len(state.plates) == (0 if state.bomb == 1 else 2), "BSA-3.5, BSA-4.10.2: plates")
    _must(bool(state.display) == (phase == DRAFT), "BSA-4.10.3: Tools on display")
    if phase == DRAFT:
        _must(len(state.display) == len(state.queue) + 1, "BSA-4.10.3: one Tool is left over")
    if phase == XRAY:
        _must(state.cutters == 1 << state.xray, "BSA-4.12.20: who looks through the X-Ray?")
