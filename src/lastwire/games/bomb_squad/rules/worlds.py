"""Worlds that fit a view: full states drawn from what the viewer cannot see, given what it was told."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import astuple

from lastwire.engine.rng import Rng
from lastwire.errors import Broken
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import (
    CARD_NAMES,
    CARDS,
    COUNTS,
    KINDS,
)
from lastwire.games.bomb_squad.rules.scene import Token
from lastwire.games.bomb_squad.rules.setting import Setting
from lastwire.games.bomb_squad.rules.setup import fresh
from lastwire.games.bomb_squad.rules.state import (
    ALLOWED,
    BY_SHIFT,
    EMPTY,
    KNOWN_BIT,
    MARK_SHIFT,
    NOTHING_TOLD,
    PHASES,
    SERIAL_SHIFT,
    SLOT_SERIAL_SHIFT,
    UP_BIT,
    State,
    note,
)
from lastwire.games.bomb_squad.rules.view import (
    Mark,
    View,
    role_number,
)

CODES: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def mark_bits(mark: Mark | None) -> int:
    """A mark as the state keeps it; one that is not shown allows everything."""
    if mark is None:
        return NOTHING_TOLD
    return sum(1 << level - 1 for level in mark.levels) | sum(8 << KINDS.index(kind) for kind in mark.types)


def setting_of(view: View) -> Setting:
    """What set-up fixed, as everybody sees it."""
    return Setting(view.options, view.mission, view.seats, view.start, tuple([robot.name for robot in view.robots]))  # type: ignore[misc]


def imagine(view: View, rng: Rng) -> State:
    """A state that looks like this to the viewer: `view(imagine(v), viewer) == v`."""
    state = public(view)
    _lay_cards(state, view, rng)
    _lay_tokens(state, view, rng)
    for seat in range(view.seats):
        note(state, seat)
    return state


def public(view: View) -> State:
    """The state without cards and with face-down tokens unknown: all that is public of the building and the clock."""
    state = fresh(setting_of(view))
    plan = state.setting.plan
    state.phase = PHASES.index(view.phase)
    state.seat = view.seat
    state.asked = view.asked
    state.roles = tuple([role_number(role) for role in view.roles])
    state.ready = sum(1 << seat for seat in view.ready)
    state.rejected = sum(1 << seat for seat in view.rejected)
    state.robots = tuple([plan.square(robot.place) for robot in view.robots])
    state.selected = view.selected
    state.main = [robot.main for robot in view.robots]
    state.reserve = [robot.reserve for robot in view.robots]
    state.crates = tuple([plan.square(place) for place in view.crates])
    state.shut = sum(1 << index for index, door in enumerate(view.doors) if not door.open)
    state.saved = sum(1 << level for level in view.saved)
    state.secured = tuple([plan.thing_at[plan.square(token.place)] for token in view.secured])
    state.lost = sum(1 << plan.thing_at[plan.square(token.place)] for token in view.lost)
    state.on = sum(1 << plan.thing_at[plan.square(token.place)] for token in view.tokens)
    faces = [0] * len(state.faces)
    for token in (*view.tokens, *view.secured, *view.lost):
        faces[plan.thing_at[plan.square(token.place)]] = face_of(token)
    state.faces = tuple(faces)
    down = sum(1 << plan.thing_at[plan.square(token.place)] for token in view.tokens if token.kind is None)
    state.up = (1 << len(faces)) - 1 & ~down
    state.started = -1 if view.started_ms is None else view.started_ms
    state.counted = 0 if view.counted_ms is None else view.counted_ms
    state.turns = view.turns
    state.gassed = sum(1 << int(each.id[-1]) for each in view.deadlines if each.id.startswith("gas") and not each.live)
    state.flips = view.flips
    state.serial = view.serial
    state.tally = [count for tally in view.tally for count in astuple(tally)]
    state.last, state.last_by = view.last, view.last_by
    state.pending = -1 if view.analyst is None else view.analyst
    if view.program is not None:
        state.at, state.owes = view.program.at, view.program.draws
        state.program = tuple([CODES[card] for card in view.program.cards])
    if view.result is not None:
        state.cause, state.blown = view.result.cause, view.result.bomb
    return state


def face_of(token: Token) -> int:
    """A token's face; 0 where it lies face down."""
    if token.kind is None or token.level is None:
        return 0
    if token.kind == "hostage":
        return token.level
    return FIRST_BOMB + 3 * LETTERS.index(token.letter or "A") + token.level - 1


def _lay_cards(state: State, view: View, rng: Rng) -> None:
    """Seen cards where they are seen; of the rest, own cards by what was told of them, everything else by chance."""
    if view.started_ms is None:
        return
    opened = view.opened
    hands = [[(card.id, card.card, mark_bits(card.mark)) for card in row] for row in view.hands]
    if opened is not None:
        hands = [[(card.id, card.card, mark_bits(card.mark)) for card in row] for row in opened.hands]
        state.draw = [CODES[card] for card in reversed(opened.draw)]
        state.discard = [CODES[card] for card in opened.discard]
        state.program = tuple([CODES[card] for card in opened.program])
    else:
        state.discard = [CODES[card] for card in view.discard]
    slots = [(slot, CODES[slot.card] if slot.card is not None else EMPTY) for slot in view.slots]
    if opened is not None:
        slots = [(slot, CODES[card]) for slot, card in zip(view.slots, opened.slots, strict=True)]
    left = list(COUNTS)
    for card in (*state.discard, *state.draw, *state.program):
        left[card] -= 1
    for row in hands:
        for _, name, _ in row:
            if name is not None:
                left[CODES[name]] -= 1
    for _, card in slots:
        if card != EMPTY:
            left[card] -= 1
    # What is unknown and was spoken of comes first; the rest fills up with whatever remains.
    wanted = [mark for row in hands for _, name, mark in row if name is None]
    wanted += [mark_bits(slot.mark) for slot, card in slots if card == EMPTY]
    drawn = iter(draw_marked(wanted, left, rng))
    size = state.setting.hand
    for seat, row in enumerate(hands):
        for place, (serial, name, mark) in enumerate(row):
            card = next(drawn) if name is None else CODES[name]
            state.hands[size * seat + place] = card | mark << MARK_SHIFT | serial << SERIAL_SHIFT
    for slot, card in slots:
        state.slots.append(
            (next(drawn) if card == EMPTY else card)
            | mark_bits(slot.mark) << MARK_SHIFT
            | (UP_BIT if slot.up else 0)
            | (KNOWN_BIT if slot.known else 0)
            | slot.by << BY_SHIFT
            | slot.id << SLOT_SERIAL_SHIFT
        )
    if opened is not None:
        return
    rest = [card for card in range(CARDS) for _ in range(left[card])]
    rng.shuffle(rest)
    covered = view.discarded - len(view.discard)
    state.discard = rest[:covered] + state.discard
    state.draw = rest[covered:]


def draw_marked(marks: list[int], left: list[int], rng: Rng) -> list[int]:
    """A card for each mark, taken from what is left: exactly as if all cards were shuffled and only fits were kept.

    Cards that anything may be are drawn last. The others are drawn one by one with the chance that each choice leaves,
    counted by the number of ways to go on.
    """
    order = sorted(range(len(marks)), key=lambda index: (len(ALLOWED[marks[index]]), index))
    chosen = [EMPTY] * len(marks)
    tight = [index for index in order if len(ALLOWED[marks[index]]) < CARDS]
    for number, index in enumerate(tight):
        rest = Counter([marks[later] for later in tight[number + 1 :]])
        weights = []
        for card in ALLOWED[marks[index]]:
            if not left[card]:
                weights.append(0)
                continue
            left[card] -= 1
            weights.append((left[card] + 1) * ways(rest, left))
            left[card] += 1
        total = sum(weights)
        if not total:
            raise Broken("no world fits this view")
        card = ALLOWED[marks[index]][rng.weighted([weight / total for weight in weights])]
        chosen[index] = card
        left[card] -= 1
    pool = [card for card in range(CARDS) for _ in range(left[card])]
    rng.shuffle(pool)
    for index in order[len(tight) :]:
        chosen[index] = pool.pop()
        left[chosen[index]] -= 1
    return chosen


def ways(marks: Counter[int], left: list[int]) -> int:
    """In how many ways distinct cards that are left can be given to these marks. Alike marks share their work."""
    rows = sorted(marks.elements(), key=lambda mark: len(ALLOWED[mark]))
    memo: dict[tuple[int, tuple[int, ...]], int] = {}

    def count(at: int, have: tuple[int, ...]) -> int:
        if at == len(rows):
            return 1
        key = (at, have)
        known = memo.get(key)
        if known is not None:
            return known
        total = 0
        for card in ALLOWED[rows[at]]:
            if have[card]:
                total += have[card] * count(at + 1, (*have[:card], have[card] - 1, *have[card + 1 :]))
        memo[key] = total
        return total

    return count(0, tuple(left))


def _lay_tokens(state: State, view: View, rng: Rng) -> None:
    """BSQ-4.90: the tokens of the mix that were not turned up lie anyhow on the places that are left."""
    if not view.mix:
        return
    if view.opened is not None:
        plan = state.setting.plan
        faces = [0] * len(state.faces)
        for token in view.opened.tokens:
            faces[plan.thing_at[plan.square(token.place)]] = face_of(token)
        state.faces = tuple(faces)
        return
    mix = [
        int(name[1]) if name[0] == "H" else FIRST_BOMB + 3 * LETTERS.index(name[0]) + int(name[1]) - 1
        for name in view.mix
    ]
    rng.shuffle(mix)
    state.faces = tuple([mix.pop() if face == 0 else face for face in state.faces])
