"""A round and a bomb, step by step (BSA-4.1.2 and the reference sequence 4.13a): choose, reveal, Wait, cut, peek."""

from __future__ import annotations

from typing import Final

from lastwire.engine.secret import Secret
from lastwire.engine.types import Told
from lastwire.games.academy.rules import setup, window
from lastwire.games.academy.rules.board import (
    Step,
    ask,
    flip,
    gain,
    lose,
    note,
    reshuffle,
)
from lastwire.games.academy.rules.content import CARDS as DECK_SIZE
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.events import (
    BombEnded,
    BombExploded,
    BombStarted,
    CardCommitted,
    CardPickedUp,
    CardRetracted,
    CardsLookedAt,
    CardsRevealed,
    CutScored,
    CuttersStopped,
    MatchEnded,
    Peeked,
    PeekSeen,
    PlateMoved,
    PlatesPlaced,
    ToolDiscarded,
    ToolDrafted,
    ToolsShown,
    ToolUsed,
    WaitSpent,
    WireProtected,
)
from lastwire.games.academy.rules.state import (
    BOOM,
    BY_BLANKET,
    CARDS,
    CAUSES,
    CHICKEN,
    CHICKENED,
    CUT,
    DRAFT,
    LAST_BOMB,
    MEMBERS,
    NONE,
    OVER,
    PEEK,
    SELECT,
    WAIT,
    WAITING,
    WINDOW_A,
    WINDOW_B,
    WINDOW_C,
    WINDOW_D,
    WINDOW_E,
    WIRES,
    XRAY,
    Entry,
    State,
    Wreck,
    priority,
)
from lastwire.games.academy.rules.tool import (
    EXPLODED,
    LATE_WAIT,
    WINDOW_TOOLS,
    discard,
    look_at_tiles,
    look_at_tops,
    pay_wait,
)
from lastwire.games.academy.rules.toolkit import MIRROR, TOOLS

XRAY_CARDS: Final = 3

# What happens in every round, told by seat and card; built once.
_SEATS: Final = range(CONTENT.seats.most)
_COMMITTED: Final = tuple(
    tuple(tuple(Told(CardCommitted(seat, Secret(card, (seat,)), forced)) for card in CARDS) for seat in _SEATS)
    for forced in (False, True)
)
_PLACES: Final[dict[str, int]] = {name: wire for wire, name in enumerate(WIRES)}
_PICKED_UP: Final = tuple(tuple(Told(CardPickedUp(seat, card)) for card in CARDS) for seat in _SEATS)

# --- choosing (BSA-4.2) ---------------------------------------------------------------------------


def commit(step: Step, seat: int, card: int, forced: bool = False) -> None:
    """BSA-4.2.1, BSA-4.2.2: sealed until the last one has chosen."""
    state = step.state
    state.committed[seat] = card
    state.choosing &= ~(1 << seat)
    if step.told is not None:
        step.told.append(_COMMITTED[forced][seat][card])
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
        step.told.append(Told(CardsRevealed(state.round, tuple([CARDS[card] for card in cards]))))
    if not state.owned & WINDOW_TOOLS[WINDOW_A] or not window.opened(step, WINDOW_A):
        _wait(step)


def after_window(step: Step, phase: int, outcome: int) -> None:
    """Go on where a window stopped the round."""
    if outcome == window.OPEN:
        return
    if outcome == EXPLODED:
        _explode(step)
    elif outcome == LATE_WAIT:
        seat = next(seat for seat in MEMBERS[_acting_as(step.state, WAIT)] if not step.state.waited >> seat & 1)
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
        _settle(step)


# --- Wait (BSA-4.4) -------------------------------------------------------------------------------


def _acting_as(state: State, card: int) -> int:
    found = 0
    for seat, act in enumerate(state.acts):
        if act == card:
            found |= 1 << seat
    return found


def _wait(step: Step) -> None:
    """BSA-4.4.1, BSA-7.6: all are paid, then each names a wire in priority order."""
    state = step.state
    if WAIT not in state.acts:
        _cut_wires(step, 0)
        return
    state.queue = priority(state, _acting_as(state, WAIT))
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
        step.told.append(Told(WireProtected(seat, WIRES[wire], forced)))
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
        if step.told is not None:
            looked = CardsLookedAt(state.xray, WIRES[state.wire], xray_cards(state))
            step.emit(looked, only=(state.xray,))
        state.tops[state.wire] = 0  # BSA-5.1
        ask(step, XRAY)
        return _STOPPED
    return _flip_cards(step, state.cutters.bit_count())


def _flip_cards(step: Step, count: int) -> int:
    """BSA-4.5.4, BSA-7.2: one by one, until all are there or BOOM is."""
    state = step.state
    wire = state.wire
    before = state.shown[wire]
    for _ in range(count):
        if flip(step, "cut"):
            _explode(step)
            return _STOPPED
    shown = state.shown[wire]
    state.zero = 0 in state.rows[wire][before:shown]
    return _SAFE if shown > before else _NOTHING


def xray_cards(state: State) -> tuple[int, ...]:
    """BSA-4.12.20, BSA-7.21: the top three, or all that are left."""
    start = state.shown[state.wire]
    return state.rows[state.wire][start : min(start + XRAY_CARDS, DECK_SIZE)]


def xray_pick(step: Step, index: int) -> None:
    """BSA-4.12.20: this one is flipped, the others are shuffled back unseen."""
    state = step.state
    deck = state.deck(state.wire)
    reshuffle(step, (*state.exposed(state.wire), deck[index]), deck[:index] + deck[index + 1 :])
    _cut_on(step, _flip_cards(step, 1))


def _score(step: Step) -> None:
    """BSA-4.5.5, BSA-4.11.1, BSA-4.12.2, BSA-4.12.9."""
    state = step.state
    wire, cutters = state.wire, MEMBERS[state.cutters]
    shown = state.shown[wire]
    main = state.rows[wire][shown - 1]
    chain = state.setting.table.chain_per_card * shown
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
            Entry(state.bomb, state.round, seat, CAUSES[CUT], points, name, main, chain, plates, divisor)
        )
        if step.told is not None:
            step.told.append(Told(CutScored(seat, name, main, chain, plates, divisor, points)))


# --- peeking (BSA-4.8) ----------------------------------------------------------------------------


def _peeks(step: Step) -> None:
    """BSA-4.8.2: the Chickens, in an order that is fixed now."""
    state = step.state
    if CHICKEN not in state.acts:
        _end_round(step)
        return
    state.wire = NONE
    state.cutters = 0
    state.queue = priority(state, _acting_as(state, CHICKEN))
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
            step.emit(ToolUsed(seat, TOOLS[MIRROR]))
    if step.told is not None:
        step.told.append(Told(Peeked(seat, mode, wires, forced)))
    if mode != "none":
        places = [_PLACES[wire] for wire in wires]
        look = look_at_tops if mode == "decks" else look_at_tiles
        faces = look(state, seat, places)
        if step.told is not None:
            step.told.append(Told(PeekSeen(seat, mode, wires, faces), (seat,)))
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
    _clear_round(state)
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
            if step.told is not None:
                step.emit(PlateMoved(plate, WIRES[moved[plate]], sides[plate][0]))
    state.plates = tuple(moved)


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
                step.told.append(_PICKED_UP[seat][card])


def _clear_round(state: State) -> None:
    state.acts = [NONE] * len(state.acts)
    state.protected = state.waited = state.scored = state.cutters = state.spared = 0
    state.orders = state.wire = state.blanket = state.xray = state.jam = NONE
    state.zero = state.amplified = False


# --- explosions and bombs (BSA-4.7, BSA-4.10) -----------------------------------------------------


def _explode(step: Step) -> None:
    """BSA-4.7.1, BSA-4.7.2."""
    state = step.state
    if step.told is not None:
        step.emit(BombExploded(WIRES[state.wire], MEMBERS[state.cutters]))
    if not window.opened(step, WINDOW_E):
        _settle(step)


def _settle(step: Step) -> None:
    """BSA-4.7.3, BSA-7.30: losses, then gains; then the next bomb or the end."""
    state = step.state
    table = state.setting.table
    for seat in MEMBERS[state.cutters & ~state.spared]:
        lose(step, seat, table.boom_penalty, BOOM)
    for seat in MEMBERS[state.cutters & state.spared]:
        note(state, seat, 0, BOOM)  # BSA-4.7.1: responsible all the same
    for seat in MEMBERS[_acting_as(state, CHICKEN)]:
        gain(step, seat, table.chicken_bonus, CHICKENED)
    if state.blanket != NONE:
        gain(step, state.blanket, table.blanket_bonus, BY_BLANKET)
    scores = tuple(state.scores)
    before = [sum(each) for each in zip(*state.gains, strict=True)] or [0] * len(scores)
    state.gains += (tuple([now - then for now, then in zip(scores, before, strict=True)]),)
    state.past += (tuple(state.sheet),)
    state.sheet = []
    state.wreck = _wreck(state)
    state.opened = ()
    if step.told is not None:
        step.emit(BombEnded(state.bomb, scores))
    if state.bomb == LAST_BOMB:
        state.phase = OVER
        if step.told is not None:
            step.emit(MatchEnded(winners(state), scores))
    else:
        _next_bomb(step)


def _wreck(state: State) -> Wreck:
    """What everybody may look at once more before all is laid out anew."""
    return Wreck(
        state.bomb,
        state.round,
        state.wire,
        state.booms[state.wire],
        state.cutters,
        tuple(state.acts),
        tuple([state.exposed(wire) for wire in range(state.setting.wires)]),
        tuple(state.up),
        state.opened,
    )


def winners(state: State) -> tuple[int, ...]:
    """BSA-6.2: the highest score, shared if need be."""
    best = max(state.scores)
    return tuple([seat for seat, score in enumerate(state.scores) if score == best])


def _next_bomb(step: Step) -> None:
    """BSA-4.10: everything is laid out anew; then plates, then the draft."""
    state, rng = step.state, step.rng
    setting = state.setting
    wires, players = setting.wires, setting.seats
    state.bomb += 1
    state.round = 1
    state.rows, state.booms = setup.lay_wires(setting, rng)
    state.shown, state.trigger, state.up = [0] * wires, [0] * wires, [0] * wires
    state.tops, state.seen = [0] * wires, [0] * wires
    state.notes = [()] * players
    state.hands = [setting.full_hand] * players
    state.stacks = [()] * players
    state.spent = 0
    state.plates = setup.lay_plates(wires, rng)
    state.display, state.pile = state.pile[: players + 1], state.pile[players + 1 :]
    state.queue = priority(state, setting.everybody)
    if step.told is not None:
        sides = setting.plates[state.bomb]
        step.emit(BombStarted(state.bomb))
        step.emit(
            PlatesPlaced(
                tuple([WIRES[wire] for wire in state.plates]),
                tuple([value for value, _ in sides]),
                tuple(["left" if direction < 0 else "right" for _, direction in sides]),
            )
        )
        step.emit(ToolsShown(tuple([TOOLS[tool] for tool in state.display]), state.queue))
    _clear_round(state)
    ask(step, DRAFT)


def draft(step: Step, tool: int, forced: bool = False) -> None:
    """BSA-4.10.3."""
    state = step.state
    seat, rest = state.queue[0], state.queue[1:]
    state.queue = rest
    state.tools[seat] |= 1 << tool
    state.owned |= 1 << tool
    state.display = tuple([other for other in state.display if other != tool])
    if step.told is not None:
        step.emit(ToolDrafted(seat, TOOLS[tool], forced))
    if rest:
        ask(step, DRAFT)
        return
    if step.told is not None:
        step.emit(ToolDiscarded(TOOLS[state.display[0]]))
    state.display = ()
    ask(step, SELECT)
