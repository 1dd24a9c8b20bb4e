"""Equipment that is used by itself (chapter 4.8): any-time cards, their answers, and the Coffee Mug.

Detectors, Ray and Stabilizer are parts of a dual cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.secret import Secret
from lastwire.engine.types import Told
from lastwire.games.bomb_busters.rules.board import (
    VALUE_NAMES,
    Step,
    ask,
    note,
    spend,
)
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.cut import check_answer, slot_at
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
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    BATTERIES,
    BELOW,
    COFFEE_MUG,
    LABEL_DIFFER,
    LABEL_SAME,
    NONE,
    NUMBERS,
    POST_IT,
    RADAR,
    REWINDER,
    SETUP,
    SOME,
    SWAP,
    TURN,
    UNLIKE,
    UPTO,
    WALKIE_TALKIES,
    Fact,
    Pending,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import switches
from lastwire.games.bomb_busters.rules.text import refusal
from lastwire.games.bomb_busters.rules.turn import check_seated, check_turn, give_turn

# --- common ground --------------------------------------------------------------------------------


def check_any_time(state: State, seat: int, card: int) -> None:
    """BB-4.27, BB-4.28, BB-4.31: the card is usable, and the table is between question and action."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("prompt_pending", "BB-4.31")
    if state.phase == SETUP:
        raise refusal("wrong_phase", "BB-4.31")
    if not state.ready >> card & 1:
        raise refusal("equipment_unavailable", "BB-4.28" if state.used >> card & 1 else "BB-4.27")


def own_slot(state: State, seat: int, place: Place) -> int:
    """The slot of an own wire within reach of equipment, or -1."""
    slot = slot_at(state, place)
    layout = state.setting.layout
    if slot < 0 or not layout.hands[seat] >> slot & 1 or layout.shielded >> slot & 1:
        return -1
    return slot


# --- labels (cards 1 and 12) ----------------------------------------------------------------------


def labels(state: State, seat: int, same: bool) -> list[int]:
    """BB-4.33, BB-7.43..7.45: the left slots of all pairs that this label fits."""
    layout, keys, values = state.setting.layout, state.keys, state.setting.values
    found = []
    for stand in layout.stands_of[seat]:
        for left in range(layout.starts[stand], layout.starts[stand + 1] - 1):
            if state.uncut >> left & 3 and (values[keys[left]] == values[keys[left + 1]]) == same:
                found.append(left)
    return found


def check_label(state: State, seat: int, move: LabelDiffer | LabelSame) -> None:
    same = isinstance(move, LabelSame)
    check_any_time(state, seat, LABEL_SAME if same else LABEL_DIFFER)
    if slot_at(state, move.wire) not in labels(state, seat, same):
        raise refusal("bad_label", "BB-4.33")


def label(step: Step, seat: int, move: LabelDiffer | LabelSame) -> None:
    state = step.state
    same = isinstance(move, LabelSame)
    spend(state, LABEL_SAME if same else LABEL_DIFFER)
    left = slot_at(state, move.wire)
    state.labels += ((same, left, left + 1),)
    note(state, ALIKE if same else UNLIKE, 0, left, left + 1)
    step.emit(LabelPlaced(seat, move.wire, same))


# --- Walkie-Talkies (card 2) ----------------------------------------------------------------------


def check_walkie_talkies(state: State, seat: int, move: WalkieTalkies) -> None:
    """BB-4.34, BB-7.50."""
    check_any_time(state, seat, WALKIE_TALKIES)
    layout = state.setting.layout
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("bad_swap", "BB-4.34")
    if not 0 <= move.seat < layout.seats or move.seat == seat:
        raise refusal("bad_swap", "BB-4.34")
    if not state.uncut & layout.hands[move.seat] & ~layout.shielded:
        raise refusal("bad_swap", "BB-7.50")


def walkie_talkies(step: Step, seat: int, move: WalkieTalkies) -> None:
    state = step.state
    spend(state, WALKIE_TALKIES)
    state.pending = Pending(seat, move.seat, 1 << slot_at(state, move.wire), back=state.phase)
    ask(step, SWAP)
    step.emit(SwapProposed(seat, move.seat, move.wire))


def check_swap_answer(state: State, seat: int, move: SwapAnswer) -> None:
    """BB-7.48."""
    check_answer(state, seat, SWAP)
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("bad_swap", "BB-4.34")


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
    """Swap two wires between two stands, with all that is attached to wires; answers by old slot the new one."""
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


def can_mark(state: State, seat: int, place: Place) -> bool:
    """Whether the wire at this place is markable."""
    slot = slot_at(state, place)
    layout = state.setting.layout
    if slot < 0 or not (state.uncut & layout.hands[seat] & ~layout.shielded) >> slot & 1 or state.tokens[slot]:
        return False
    value = state.setting.values[state.keys[slot]]
    return value <= NUMBERS and state.supply[value] > 0


def check_post_it(state: State, seat: int, move: PostIt) -> None:
    check_any_time(state, seat, POST_IT)
    if not can_mark(state, seat, move.wire):
        raise refusal("bad_token", "BB-4.35")


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
        step.told.append(Told(TokenPlaced(seat, place, VALUE_NAMES[value], card)))


# --- Rewinder (6), Batteries (7), Radar (8) -------------------------------------------------------


def dial_cap(state: State) -> int:
    """BB-2.6, BB-7.17."""
    return CONTENT.dial.most if state.setting.options.rewind_cap == "six" else state.setting.brief.dial


def check_rewinder(state: State, seat: int, move: Rewinder) -> None:
    """BB-4.36."""
    check_any_time(state, seat, REWINDER)
    if state.dial >= dial_cap(state):
        raise refusal("no_effect", "BB-7.17")


def rewinder(step: Step, seat: int, move: Rewinder) -> None:
    spend(step.state, REWINDER)
    step.state.dial += 1
    step.emit(DialTurnedBack(seat, step.state.dial))


def check_batteries(state: State, seat: int, move: Batteries) -> None:
    """BB-4.36, BB-7.42: one or two experts, ascending, whose character is used."""
    check_any_time(state, seat, BATTERIES)
    seats = move.seats
    if len(seats) not in (1, 2) or list(seats) != sorted(set(seats)):
        raise refusal("bad_batteries", "BB-4.36")
    if any(not 0 <= one < state.setting.layout.seats or not state.spent >> one & 1 for one in seats):
        raise refusal("bad_batteries", "BB-7.42")


def batteries(step: Step, seat: int, move: Batteries) -> None:
    spend(step.state, BATTERIES)
    for one in move.seats:
        step.state.spent &= ~(1 << one)
    step.emit(CharactersRefreshed(seat, move.seats))


def check_radar(state: State, seat: int, move: Radar) -> None:
    """BB-4.37, BB-7.55."""
    check_any_time(state, seat, RADAR)
    if not 1 <= coded(move.number) <= NUMBERS:
        raise refusal("bad_value", "BB-4.37")


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


def check_coffee_mug(state: State, seat: int, move: CoffeeMug) -> None:
    """BB-4.39, BB-7.29, BB-7.56."""
    check_turn(state, seat)
    if not state.held[seat]:
        raise refusal("must_reveal", "BB-7.29")
    if not state.ready >> COFFEE_MUG & 1:
        raise refusal("equipment_unavailable", "BB-4.27")
    layout = state.setting.layout
    if not 0 <= move.seat < layout.seats or move.seat == seat or not state.uncut & layout.hands[move.seat]:
        raise refusal("bad_next", "BB-7.56")


def coffee_mug(step: Step, seat: int, move: CoffeeMug) -> None:
    spend(step.state, COFFEE_MUG)
    step.emit(TurnPassed(seat, move.seat))
    give_turn(step, move.seat)
