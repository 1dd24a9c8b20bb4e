"""The steps of a round: cards, Waits, cuts, scores, peeks and pick-up (4.2 to 4.9)."""

from __future__ import annotations

from typing import Final

from lastwire.engine.secret import Secret
from lastwire.games.academy.rules.apply import window
from lastwire.games.academy.rules.apply.board import acting_as, ask, clear_round, flip, reshuffle
from lastwire.games.academy.rules.apply.bomb import explode, settle
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.apply.tool import EXPLODED, LATE_WAIT, discard, look_at_tiles, look_at_tops, pay_wait
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.events import (
    CardCommitted,
    CardPickedUp,
    CardRetracted,
    CardsLookedAt,
    CardsRevealed,
    CutScored,
    CuttersStopped,
    Peeked,
    PeekSeen,
    PlateMoved,
    ToolUsed,
    WaitSpent,
    WireProtected,
)
from lastwire.games.academy.rules.sheet import Posting
from lastwire.games.academy.rules.state import (
    CARDS,
    CAUSES,
    CHICKEN,
    CUT,
    MEMBERS,
    NONE,
    PEEK,
    SELECT,
    WAIT,
    WAITING,
    WINDOW_A,
    WINDOW_B,
    WINDOW_C,
    WINDOW_D,
    WIRES,
    XRAY,
    State,
    priority,
)
from lastwire.games.academy.rules.tool import WINDOW_TOOLS, xray_cards
from lastwire.games.academy.rules.toolkit import MIRROR, TOOLS

# What happens in every round, told by seat and card; built once.
_SEATS: Final = range(CONTENT.seats.most)
_COMMITTED: Final = tuple(
    tuple(tuple(CardCommitted(seat, Secret(card, (seat,)), forced) for card in CARDS) for seat in _SEATS)
    for forced in (False, True)
)
_PLACES: Final[dict[str, int]] = {name: wire for wire, name in enumerate(WIRES)}
_PICKED_UP: Final = tuple(tuple(CardPickedUp(seat, card) for card in CARDS) for seat in _SEATS)


# --- choosing (BSA-4.2) ---------------------------------------------------------------------------


def commit(step: Step, seat: int, card: int, forced: bool = False) -> None:
    """BSA-4.2.1, BSA-4.2.2: sealed until the last one has chosen."""
    state = step.state
    state.committed[seat] = card
    state.choosing &= ~(1 << seat)
    if step.told is not None:
        step.emit(_COMMITTED[forced][seat][card])
    if not state.choosing:
        _reveal(step)


def retract(step: Step, seat: int) -> None:
    """BSA-4.2.2."""
    step.state.committed[seat] = NONE
    step.state.choosing |= 1 << seat
    if step.told is not None:
        step.emit(CardRetracted(seat))


def _reveal(step: Step) -> None:
    """BSA-4.2.4: on top of everybody's stack, for all to see."""
    state = step.state
    cards = state.committed
    hands, stacks = state.hands, state.stacks
    for seat, card in enumerate(cards):
        hands[seat] &= ~(1 << card)
        stacks[seat] += (card,)
    state.acts = cards
    state.named = ()
    state.committed = [NONE] * len(cards)
    state.choosing = state.setting.everybody
    if step.told is not None:
        step.emit(CardsRevealed(state.round, tuple([CARDS[card] for card in cards])))
    if not state.owned & WINDOW_TOOLS[WINDOW_A] or not window.opened(step, WINDOW_A):
        _wait(step)


def after_window(step: Step, phase: int, outcome: int) -> None:
    """Go on where a window stopped the round."""
    if outcome == window.OPEN:
        return
    if outcome == EXPLODED:
        explode(step)
    elif outcome == LATE_WAIT:
        seat = next(seat for seat in MEMBERS[acting_as(step.state, WAIT)] if not step.state.waited >> seat & 1)
        pay_wait(step, seat)
        step.state.queue = (seat,)
        ask(step, WAITING)
    elif phase == WINDOW_A:
        _wait(step)
    elif phase == WINDOW_B:
        _cut_wires(step, 0)
    elif phase == WINDOW_C:
        _cut_on(step, _cut(step))
    elif phase == WINDOW_D:
        _score(step)
        _cut_wires(step, step.state.wire + 1)
    else:
        settle(step)


# --- Wait (BSA-4.4) -------------------------------------------------------------------------------


def _wait(step: Step) -> None:
    """BSA-4.4.1, BSA-7.6: all are paid, then each names a wire in priority order."""
    state = step.state
    if WAIT not in state.acts:
        _cut_wires(step, 0)
        return
    state.queue = priority(state, acting_as(state, WAIT))
    for seat in state.queue:
        pay_wait(step, seat)
    ask(step, WAITING)


def protect(step: Step, wire: int, forced: bool = False) -> None:
    """BSA-4.4.2..4.4.4."""
    state = step.state
    seat, rest = state.queue[0], state.queue[1:]
    state.queue = rest
    state.protected |= 1 << wire
    state.waited |= 1 << seat
    named = list(state.named or (NONE,) * state.setting.seats)
    named[seat] = wire
    state.named = tuple(named)
    if step.told is not None:
        step.emit(WireProtected(seat, WIRES[wire], forced))
    if rest:
        ask(step, WAITING)
    elif not window.opened(step, WINDOW_B):
        _cut_wires(step, 0)


# --- cutting (BSA-4.5) ----------------------------------------------------------------------------

_SAFE: Final = 0
_STOPPED: Final = 1  # a question or an explosion came in between
_NOTHING: Final = 2  # not a card was left to flip (BSA-7.23)


def _with_leave(state: State, cutters: int) -> int:
    """BSA-4.4.3, BSA-7.18: who of these may cut a protected wire all the same."""
    return cutters & 1 << state.orders if state.orders != NONE else 0


def _tell_stopped(step: Step, acting: list[int]) -> None:
    """BSA-4.4.3: the Waits have their say before the first cut, so whom they stop is told before it, too."""
    state = step.state
    for wire in MEMBERS[state.protected]:
        stopped = acting[wire] & ~_with_leave(state, acting[wire])
        if stopped:
            step.emit(CuttersStopped(WIRES[wire], MEMBERS[stopped]))


def _cut_wires(step: Step, first: int) -> None:
    """BSA-4.1.2, BSA-4.5.1: the wires from left to right, as far as nothing comes in between."""
    state = step.state
    acting = [0] * len(CARDS)
    for seat, act in enumerate(state.acts):
        acting[act] |= 1 << seat
    if step.told is not None and not first:
        _tell_stopped(step, acting)
    for wire in range(first, state.setting.wires):
        cutters = acting[wire]
        if cutters and state.protected >> wire & 1:
            cutters = _with_leave(state, cutters)
        if not cutters:
            continue
        state.wire = wire
        state.cutters = cutters
        state.blanket = state.xray = state.jam = NONE
        state.zero = state.amplified = False
        if state.owned & WINDOW_TOOLS[WINDOW_C] and window.opened(step, WINDOW_C):
            return
        found = _flip_cards(step, cutters.bit_count())
        if found == _STOPPED:
            return
        if found == _SAFE:
            if state.owned & WINDOW_TOOLS[WINDOW_D] and window.opened(step, WINDOW_D):
                return
            _score(step)
    _peeks(step)


def _cut_on(step: Step, found: int) -> None:
    """The rest of a round after a cut that had been held up."""
    if found == _STOPPED:
        return
    if found == _SAFE:
        if window.opened(step, WINDOW_D):
            return
        _score(step)
    _cut_wires(step, step.state.wire + 1)


def _cut(step: Step) -> int:
    """BSA-4.5.3, BSA-4.12.20."""
    state = step.state
    if state.xray != NONE:
        state.tops[state.wire] = 0  # BSA-5.1
        ask(step, XRAY)
        if step.told is not None:
            looked = CardsLookedAt(state.xray, WIRES[state.wire], xray_cards(state))
            step.emit(looked, only=(state.xray,))
        return _STOPPED
    return _flip_cards(step, state.cutters.bit_count())


def _flip_cards(step: Step, count: int) -> int:
    """BSA-4.5.4, BSA-7.2: one by one, until all are there or BOOM is."""
    state = step.state
    wire = state.wire
    before = state.shown[wire]
    for _ in range(count):
        if flip(step, "cut"):
            explode(step)
            return _STOPPED
    shown = state.shown[wire]
    state.zero = 0 in state.rows[wire][before:shown]
    return _SAFE if shown > before else _NOTHING


def xray_pick(step: Step, index: int) -> None:
    """BSA-4.12.20: this one is flipped, the others are shuffled back unseen."""
    state = step.state
    deck = state.deck(state.wire)
    state.phase = WINDOW_C  # back in the cut: what is on top from now on, nobody looks at
    reshuffle(step, (*state.exposed(state.wire), deck[index]), deck[:index] + deck[index + 1 :])
    _cut_on(step, _flip_cards(step, 1))


def _score(step: Step) -> None:
    """BSA-4.5.5, BSA-4.11.1, BSA-4.12.2, BSA-4.12.9."""
    state = step.state
    wire, cutters = state.wire, MEMBERS[state.cutters]
    shown = state.shown[wire]
    main = state.rows[wire][shown - 1]
    chain = state.chain(wire)
    if state.amplified:
        chain *= 2
    plates = state.bonus(wire)
    full, count = main + chain + plates, len(cutters)
    name = WIRES[wire]
    state.scored |= 1 << wire
    for seat in cutters:
        divisor = 1 if seat == state.jam else count
        points = full // divisor
        state.scores[seat] += points
        state.sheet.append(
            Posting(state.bomb, state.round, seat, CAUSES[CUT], points, name, main, chain, plates, divisor)
        )
        if step.told is not None:
            step.emit(CutScored(seat, name, main, chain, plates, divisor, points))


# --- peeking (BSA-4.8) ----------------------------------------------------------------------------


def _peeks(step: Step) -> None:
    """BSA-4.8.2: the Chickens, in an order that is fixed now."""
    state = step.state
    if CHICKEN not in state.acts:
        _end_round(step)
        return
    state.wire = NONE
    state.cutters = 0
    state.queue = priority(state, acting_as(state, CHICKEN))
    ask(step, PEEK)


def peek(step: Step, mode: str, wires: tuple[str, ...], forced: bool = False) -> None:
    """BSA-4.8.2, BSA-4.8.3, BSA-4.12.11."""
    state = step.state
    seat, rest = state.queue[0], state.queue[1:]
    state.queue = rest
    if mode == "mirror":
        discard(state, seat, MIRROR)
        wires = WIRES[: state.setting.wires]
        if step.told is not None:
            step.emit(ToolUsed(seat, TOOLS[MIRROR], named=state.setting.called(TOOLS[MIRROR])))
    if step.told is not None:
        step.emit(Peeked(seat, mode, wires, forced))
    if mode != "none":
        places = [_PLACES[wire] for wire in wires]
        look = look_at_tops if mode == "decks" else look_at_tiles
        faces = look(state, seat, places)
        if step.told is not None:
            step.emit(PeekSeen(seat, mode, wires, faces), (seat,))
    if rest:
        ask(step, PEEK)
    else:
        _end_round(step)


# --- the end of a round (BSA-4.9) -----------------------------------------------------------------


def _end_round(step: Step) -> None:
    state = step.state
    if state.plates and state.scored:
        _move_plates(step)
    _pick_up(step)
    state.round += 1
    clear_round(state)
    ask(step, SELECT)


def _move_plates(step: Step) -> None:
    """BSA-4.9.1, BSA-7.13: judged where they lie before either moves."""
    state = step.state
    wires = state.setting.wires
    sides = state.setting.plates[state.bomb]
    moved = list(state.plates)
    for plate, wire in enumerate(state.plates):
        if state.scored >> wire & 1:
            moved[plate] = (wire + sides[plate][1]) % wires
            state.plates = tuple(moved)
            if step.told is not None:
                step.emit(PlateMoved(plate, WIRES[moved[plate]], sides[plate][0]))


def _pick_up(step: Step) -> None:
    """BSA-4.9.2, BSA-4.9.3: the bottom card of each stack that is high enough, unless it is the Wait."""
    state = step.state
    limit, stacks = state.setting.limit, state.stacks
    for seat, stack in enumerate(stacks):
        if len(stack) < limit:
            continue
        card = stack[0]
        stacks[seat] = stack[1:]
        if card == WAIT:
            state.spent |= 1 << seat
            if step.told is not None:
                step.emit(WaitSpent(seat))
        else:
            state.hands[seat] |= 1 << card
            if step.told is not None:
                step.emit(_PICKED_UP[seat][card])
