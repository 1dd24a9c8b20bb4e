"""What each piece of equipment does (4.27 to 4.39)."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.secret import Secret
from lastwire.games.bomb_busters.rules.apply.board import VALUE_NAMES, ask, note, spend
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.apply.turn import give_turn
from lastwire.games.bomb_busters.rules.events import (
    CharactersRefreshed,
    DialTurnedBack,
    LabelPlaced,
    RadarAnswered,
    SwapProposed,
    TokenPlaced,
    TurnPassed,
    WiresSwapped,
)
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    CoffeeMug,
    LabelDiffer,
    LabelSame,
    Place,
    PostIt,
    Radar,
    Rewinder,
    SwapAnswer,
    WalkieTalkies,
    coded,
)
from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.stand import slot_at
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    BATTERIES,
    BELOW,
    COFFEE_MUG,
    LABEL_DIFFER,
    LABEL_SAME,
    NONE,
    POST_IT,
    RADAR,
    REWINDER,
    SOME,
    SWAP,
    TURN,
    UNLIKE,
    UPTO,
    WALKIE_TALKIES,
    Fact,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import switches

# --- labels (cards 1 and 12) ----------------------------------------------------------------------


def label(step: Step, seat: int, move: LabelDiffer | LabelSame) -> None:
    state = step.state
    same = isinstance(move, LabelSame)
    spend(state, LABEL_SAME if same else LABEL_DIFFER)
    left = slot_at(state, move.wire)
    state.labels += ((same, left, left + 1),)
    note(state, ALIKE if same else UNLIKE, 0, left, left + 1)
    step.emit(LabelPlaced(seat, move.wire, same))


# --- Walkie-Talkies (card 2) ----------------------------------------------------------------------


def walkie_talkies(step: Step, seat: int, move: WalkieTalkies) -> None:
    state = step.state
    spend(state, WALKIE_TALKIES)
    state.pending = Pending(seat, move.seat, 1 << slot_at(state, move.wire), back=state.phase)
    ask(step, SWAP)
    step.emit(SwapProposed(seat, move.seat, move.wire))


def swap_answer(step: Step, seat: int, move: SwapAnswer) -> None:
    """BB-4.34, BB-7.46, BB-7.47: both wires change owner at once and are sorted in where the other came from."""
    state = step.state
    pending = state.pending
    assert pending is not None
    state.pending = None
    places = state.setting.layout.places
    given, taken = pending.wires.bit_length() - 1, slot_at(state, move.wire)
    given_key, taken_key = state.keys[given], state.keys[taken]
    _note_neighbours(state, given)
    _note_neighbours(state, taken)
    moved = _exchange(state, given, taken)
    given_to, taken_to = moved[given], moved[taken]
    for slot in (given_to, taken_to):
        if slot + 1 < state.setting.layout.starts[places[slot][0] + 1]:
            note(state, BELOW, 0, slot, slot + 1)
    known = list(state.known)
    known[given_to] |= 1 << pending.by
    known[taken_to] |= 1 << pending.asked
    state.known = tuple(known)
    ask(step, pending.back)
    if step.told is not None:
        both = (pending.by, pending.asked)
        step.emit(
            WiresSwapped(
                *both,
                places[given],
                places[given_to],
                places[taken],
                places[taken_to],
                Secret(given_key, both),
                Secret(taken_key, both),
            )
        )
    if state.phase == TURN:
        for switch in switches(state):
            switch.wires_swapped(step)


def _note_neighbours(state: State, slot: int) -> None:
    """Before a wire leaves: it lay between its neighbours, and that stays known of it (10.2)."""
    stand, _ = state.setting.layout.places[slot]
    first, end = state.setting.layout.starts[stand : stand + 2]
    if slot > first:
        note(state, UPTO, 0, slot - 1, slot)
    if slot + 1 < end:
        note(state, UPTO, 0, slot, slot + 1)


def _exchange(state: State, a: int, b: int) -> list[int]:
    """Swap two wires between two stands, with all that is attached to wires; returns the new slot of each old one."""
    layout, keys = state.setting.layout, state.keys
    moved = list(range(len(keys)))
    for out, come in ((a, b), (b, a)):
        stand, _ = layout.places[out]
        first, end = layout.starts[stand : stand + 2]
        row = [slot for slot in range(first, end) if slot != out]
        # BB-7.47: to the right of all equal wires, cut or not.
        row.insert(sum(keys[slot] <= keys[come] for slot in row), come)
        for new, old in enumerate(row, first):
            moved[old] = new
    state.tokens = _moved(state.tokens, moved)
    state.known = tuple(_moved(state.known or (0,) * len(keys), moved))
    state.origin = tuple(_moved(state.origin or tuple([stand for stand, _ in layout.places]), moved))
    state.uncut = _moved_set(state.uncut, moved)
    # BB-7.46: a label that no longer stands before a pair is taken off; what it said stays true.
    state.labels = tuple(
        [(same, moved[left], moved[right]) for same, left, right in state.labels if not {left, right} & {a, b}]
    )
    state.facts = tuple([_moved_fact(fact, moved) for fact in state.facts])
    state.lay(tuple(_moved(keys, moved)))
    return moved


def _moved(items: Sequence[int], moved: list[int]) -> list[int]:
    found = [0] * len(items)
    for old, item in enumerate(items):
        found[moved[old]] = item
    return found


def _moved_set(wires: int, moved: list[int]) -> int:
    return sum(1 << moved[slot] for slot in slots(wires))


def _moved_fact(fact: Fact, moved: list[int]) -> Fact:
    kind, values, a, b, number = fact
    if kind in (SOME, NONE):
        return kind, values, _moved_set(a, moved), 0, number
    return kind, values, moved[a], moved[b], number


# --- tokens (set-up, and card 4) ------------------------------------------------------------------


def post_it(step: Step, seat: int, move: PostIt) -> None:
    spend(step.state, POST_IT)
    put_token(step, seat, move.wire, POST_IT)


def put_token(step: Step, seat: int, place: Place, card: int | None) -> None:
    state = step.state
    slot = slot_at(state, place)
    value = state.setting.values[state.keys[slot]]
    state.tokens[slot] = value
    state.supply[value] -= 1
    if step.told is not None:
        step.emit(TokenPlaced(seat, place, VALUE_NAMES[value], card))


# --- Rewinder (6), Batteries (7), Radar (8) -------------------------------------------------------


def rewinder(step: Step, seat: int, move: Rewinder) -> None:
    spend(step.state, REWINDER)
    step.state.dial += 1
    step.emit(DialTurnedBack(seat, step.state.dial))


def batteries(step: Step, seat: int, move: Batteries) -> None:
    spend(step.state, BATTERIES)
    for one in move.seats:
        step.state.spent &= ~(1 << one)
    step.emit(CharactersRefreshed(seat, move.seats))


def radar(step: Step, seat: int, move: Radar) -> None:
    """BB-4.37: one answer for each stand, for uncut blue wires of the number only."""
    state = step.state
    spend(state, RADAR)
    number = coded(move.number)
    layout, wanted = state.setting.layout, state.where[number]
    found = []
    for stand, wires in enumerate(layout.stands):
        if stand in layout.loose:
            continue
        uncut = wires & state.uncut
        yes = bool(uncut & wanted)
        found.append(yes)
        if uncut:
            note(state, SOME if yes else NONE, 1 << number, uncut)
    step.emit(RadarAnswered(seat, number, tuple(found)))


# --- Coffee Mug (11) ------------------------------------------------------------------------------


def coffee_mug(step: Step, seat: int, move: CoffeeMug) -> None:
    spend(step.state, COFFEE_MUG)
    step.emit(TurnPassed(seat, move.seat))
    give_turn(step, move.seat)
