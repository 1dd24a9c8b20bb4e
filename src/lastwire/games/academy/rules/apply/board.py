"""What the steps of a round do to the board: flips, shuffles and points."""

from __future__ import annotations

from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.content import CARDS as DECK_SIZE
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.events import (
    CardFlipped,
    CardsReturned,
    DeckShuffled,
    PointsGained,
    PointsLost,
    TileTurned,
)
from lastwire.games.academy.rules.sheet import Posting
from lastwire.games.academy.rules.state import CAUSES, MEMBERS, NONE, WIRES, State

# --- Wait (BSA-4.4) -------------------------------------------------------------------------------


def acting_as(state: State, card: int) -> int:
    found = 0
    for seat, act in enumerate(state.acts):
        if act == card:
            found |= 1 << seat
    return found


# --- the end of a round (BSA-4.9) -----------------------------------------------------------------


def clear_round(state: State) -> None:
    state.acts = [NONE] * len(state.acts)
    state.protected = state.waited = state.scored = state.cutters = state.spared = 0
    state.orders = state.wire = state.blanket = state.xray = state.jam = NONE
    state.zero = state.amplified = False


def ask(step: Step, phase: int) -> None:
    """A new question is open."""
    state = step.state
    state.phase = phase
    state.asked += 1
    state.asked_t = step.t


# --- wires ----------------------------------------------------------------------------------------


def flip(step: Step, cause: str) -> bool:
    """BSA-4.5.4, BSA-4.6: the top card of the wire in progress is turned up; returns whether the bomb explodes."""
    state = step.state
    wire = state.wire
    place = state.shown[wire]
    if place == DECK_SIZE:
        return False  # BSA-7.23: skipped; no checked table comes to this
    value = state.rows[wire][place]
    state.shown[wire] = place + 1
    state.tops[wire] = 0  # BSA-5.1, BSA-5.2
    position = state.trigger[wire] = state.trigger[wire] + value
    if step.told is not None:
        named = "" if cause == "cut" else state.setting.called(cause.upper())
        step.emit(CardFlipped(WIRES[wire], value, cause, position, MEMBERS[state.cutters], named))
    return position > state.setting.lengths[wire] and _turn_tiles(step, wire, position)


def _turn_tiles(step: Step, wire: int, position: int) -> bool:
    """BSA-4.6.2, BSA-7.3: tiles that are newly reached, one by one, until BOOM."""
    state = step.state
    reached = min(TILE_COUNT, position - state.setting.lengths[wire])
    while state.up[wire] < reached:
        tile = state.up[wire]
        state.up[wire] = tile + 1
        boom = state.booms[wire] == tile
        if step.told is not None:
            step.emit(TileTurned(WIRES[wire], tile + 1, boom))
        if boom:
            return True
    return False


def reshuffle(step: Step, exposed: tuple[int, ...], deck: tuple[int, ...]) -> None:
    """BSA-7.22: the whole face-down deck of the wire in progress; nobody knows its top any more.

    It is sorted first, so that what comes of it does not hang on the order it lay in.
    """
    state = step.state
    wire = state.wire
    cards = sorted(deck)
    step.rng.shuffle(cards)
    state.rows[wire] = exposed + tuple(cards)
    state.tops[wire] = 0
    if step.told is not None:
        step.emit(DeckShuffled(WIRES[wire]))


def take_back(step: Step, places: tuple[int, ...]) -> None:
    """BSA-4.12.6, BSA-4.12.14: exposed cards go back into the deck, and the trigger with them; tiles stay."""
    state = step.state
    wire = state.wire
    exposed = state.exposed(wire)
    gone = tuple([exposed[place] for place in places])
    kept = tuple([value for place, value in enumerate(exposed) if place not in places])
    deck = state.deck(wire) + gone
    state.rows[wire] = kept + deck
    state.tops[wire] = 0
    state.shown[wire] = len(kept)
    state.trigger[wire] = sum(kept)
    if step.told is not None:
        step.emit(CardsReturned(WIRES[wire], gone, state.trigger[wire]))
    reshuffle(step, kept, deck)


# --- points ---------------------------------------------------------------------------------------


def gain(step: Step, seat: int, points: int, cause: int) -> None:
    state = step.state
    state.scores[seat] += points
    note(state, seat, points, cause)
    if step.told is not None:
        step.emit(PointsGained(seat, points, CAUSES[cause]))


def lose(step: Step, seat: int, points: int, cause: int) -> None:
    """BSA-7.1: never below zero, unless the table plays with debts."""
    state = step.state
    if not state.setting.options.allow_debt:
        points = min(points, state.scores[seat])
    state.scores[seat] -= points
    note(state, seat, -points, cause)
    if step.told is not None:
        step.emit(PointsLost(seat, points, CAUSES[cause]))


def note(state: State, seat: int, points: int, cause: int) -> None:
    """A line of the score sheet for points that no cut brought."""
    wire = WIRES[state.wire] if state.wire != NONE else None
    state.sheet.append(Posting(state.bomb, state.round, seat, CAUSES[cause], points, wire))
