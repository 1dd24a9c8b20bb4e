"""Worlds that fit a view: full states whose hidden wires agree with everything the viewer can see and was told.

For a seat, worlds come with exactly their weight (10.3). For somebody who sees no hand that would take too long: there
types are dealt in ascending order to all stands at once, so that every stand is sorted by construction, and what leads
nowhere is taken back; that finds a world if there is one, and does not weigh worlds exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Final, TypeAlias

from lastwire.engine.rng import Rng
from lastwire.errors import Broken
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.inference import ROW, Posterior, problem_of
from lastwire.games.bomb_busters.rules.setup import layout_of
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    BELOW,
    COFFEE_MUG,
    KINDS,
    LIVE_MASK,
    NONE,
    NUMBERS,
    PHASES,
    RED,
    SOME,
    TURN,
    UNLIKE,
    UPTO,
    VALUES,
    VIRTUAL,
    YELLOW,
    Fact,
    Layout,
    Pending,
    Setting,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.view import (
    Value,
    View,
    Waiting,
    recalled,
)

_CODES: Final[dict[Value | None, int]] = {
    None: 0,
    **{number: number for number in range(1, NUMBERS + 1)},
    "yellow": YELLOW,
    "red": RED,
}
_Status: TypeAlias = tuple[int, ...]


def imagine(view: View, rng: Rng) -> State:
    """A state that looks like this to the viewer: `view(imagine(v), viewer) == v`."""
    state = blank(view)
    setting = state.setting
    if view.opened is not None:
        state.aside = view.opened.aside
        state.lay(tuple([key for stand in view.opened.stands for key in stand]))
        return state
    keys = infer(view, state).sample(rng) if view.own is not None else _deal(view, state, rng)
    shown = (*setting.reds, *setting.yellows)
    state.aside = tuple([key for key in shown if key not in keys])
    state.lay(tuple(keys))
    return state


def blank(view: View) -> State:
    """All of a state that the view shows, with no wire on any stand."""
    setting = setting_of(view)
    layout = setting.layout
    return State(
        setting=setting,
        keys=(),
        aside=(),
        where=(),
        held=[],
        solo=[],
        uncut=sum(1 << layout.starts[stand] + index for stand, row in enumerate(view.stands) for index in row.uncut),
        tokens=[
            _CODES[token] | (VIRTUAL if index in stand.virtual else 0)
            for stand in view.stands
            for index, token in enumerate(stand.tokens)
        ],
        supply=[0, *view.supply[1:], view.supply[0]],
        cut=[0, *view.cut[1:], view.cut[0], view.reds_shown],
        phase=PHASES.index(view.phase),
        active=view.active,
        asked=view.asked,
        turn=view.turn,
        round=view.round,
        dial=view.dial,
        cards=tuple([card.card for card in view.cards]),
        ready=sum(1 << card.card for card in view.cards if card.state == "ready"),
        used=sum(1 << card.card for card in view.cards if card.state == "used"),
        spent=sum(1 << seat for seat, expert in enumerate(view.experts) if not expert.detector),
        numbers=view.numbers,
        labels=tuple([(label.same, _slot(layout, label.left), _slot(layout, label.right)) for label in view.labels]),
        facts=facts_of(view, layout),
        known=_known(view, layout),
        origin=tuple([stand for row in view.origin for stand in row]),
        pending=_pending(view, layout),
        cause="" if view.result is None else view.result.cause,
        asked_t=0,
        deadline=view.deadline_ms,
        hold_until=view.hold_until_ms,
        waited=sum(1 << seat for seat in view.waited),
        released=sum(1 << seat for seat in view.released),
    )


def infer(view: View, state: State | None = None) -> Posterior:
    """The exact odds of a seat's view (10.2). `state`: its blank, if it is at hand."""
    if state is None:
        state = blank(view)
    facts = evidence(view, state)
    seen = [key or 0 for stand in view.stands for key in stand.keys]
    seat = -1 if view.own is None else view.own.seat
    return Posterior(problem_of(state.setting, seat, seen, state.tokens, facts, state.origin))


def evidence(view: View, state: State) -> list[Fact]:
    """Everything beside keys and tokens that an exact count has to agree with."""
    facts = constraints(view, state)
    if "row" in view.brief.switches and view.phase == PHASES[TURN]:
        facts += _row(state)
    return facts


def beheld(world: State, seat: int) -> tuple[State, int, list[int], list[Fact]]:
    """What a seat knows in a full state of a mission without switches: `blank` of its view, the keys it sees, and the
    `evidence` there, without the view."""
    layout, uncut, known = world.setting.layout, world.uncut, world.known
    hidden = uncut & ~layout.hands[seat]
    keys = [
        0 if hidden >> slot & 1 and not (known and known[slot] >> seat & 1) else key
        for slot, key in enumerate(world.keys)
    ]
    state = world.copy()
    state.keys = ()
    state.facts = recalled(world)
    facts = [*state.facts, *_labels(state)]
    if state.pending is not None:
        facts += _asked(state.pending, state)
    return state, seat, keys, facts


# --- reading a view -------------------------------------------------------------------------------


def setting_of(view: View) -> Setting:
    wires = sum(len(stand.keys) for stand in view.stands)
    return Setting(
        view.options,
        view.brief,
        layout_of(view.seats, view.captain, wires, any(stand.loose for stand in view.stands)),
        tuple([expert.character for expert in view.experts]),
        tuple([marker.key for marker in view.red]),
        tuple([marker.key for marker in view.yellow]),
        view.forbidden or 0,
    )


def _slot(layout: Layout, place: tuple[int, int]) -> int:
    return layout.starts[place[0]] + place[1]


def _mask(values: tuple[Value, ...]) -> int:
    return sum(1 << _CODES[value] for value in values)


def facts_of(view: View, layout: Layout) -> tuple[Fact, ...]:
    """The facts as the state keeps them."""
    found = []
    for fact in view.facts:
        kind = KINDS.index(fact.kind)
        wires = [_slot(layout, wire) for wire in fact.wires]
        if kind in (SOME, NONE):
            found.append((kind, _mask(fact.values), sum(1 << slot for slot in wires), 0, fact.round))
        else:
            found.append((kind, 0, wires[0], wires[1], fact.round))
    return tuple(found)


def _known(view: View, layout: Layout) -> tuple[int, ...]:
    if not view.origin:
        return ()
    known = [0] * layout.starts[-1]
    for each in view.known:
        known[_slot(layout, each.wire)] = sum(1 << seat for seat in each.seats)
    return tuple(known)


def _pending(view: View, layout: Layout) -> Pending | None:
    waiting = view.waiting
    if waiting is None:
        return None
    preselected = view.own.preselected if view.own is not None else ()
    if view.opened is not None:
        preselected = view.opened.preselected
    # What others have preselected is theirs: a world in which they have not is as good as any.
    own = [-1 if place is None else _slot(layout, place) for place in preselected] or [-1] * len(waiting.values)
    return Pending(
        waiting.by,
        waiting.asked,
        sum(1 << _slot(layout, wire) for wire in waiting.wires),
        tuple([_CODES[value] for value in waiting.values]),
        tuple(own),
        waiting.detector,
        waiting.ray,
        waiting.stabilizer,
        _CODES[waiting.hit],
        PHASES.index(waiting.back),
    )


def constraints(view: View, state: State) -> list[Fact]:
    """Everything beside keys and tokens that the hidden wires must agree with, also what no fact has to say."""
    found = list(state.facts)
    # A table without a log still has its labels before it, and the question that is open.
    found += _labels(state)
    if view.waiting is not None:
        found += _asked(view.waiting, state)
    return found


def _labels(state: State) -> list[Fact]:
    return [(ALIKE if same else UNLIKE, 0, left, right, 0) for same, left, right in state.labels]


def _asked(waiting: Waiting | Pending, state: State) -> list[Fact]:
    """BB-4.10, BB-4.45: whoever has named a value holds it, and some cuts would have ended the mission by now."""
    pending = state.pending
    if pending is None:
        return []
    hand = state.uncut & state.setting.layout.hands[waiting.by]
    values = pending.values or ((pending.hit,) if pending.hit else ())
    found = [(SOME, 1 << value, hand, 0, 0) for value in values]
    if waiting.detector != "none" and not waiting.stabilizer:
        found.append((SOME, LIVE_MASK, pending.wires, 0, 0))
        if state.dial == 1:
            found.append((SOME, sum(1 << value for value in values), pending.wires, 0, 0))
    return found


# --- dealing --------------------------------------------------------------------------------------


def _deal(view: View, state: State, rng: Rng) -> list[int]:
    facts = constraints(view, state)
    choices = [facts]
    if "row" in view.brief.switches and view.phase == PHASES[TURN]:
        choices = _row_choices(state, facts)
    for chosen in choices:
        keys = _Dealer(view, state.setting, chosen, rng).deal()
        if keys is not None:
            return keys
    raise Broken("bomb-busters: no world fits this view")


def _row(state: State) -> list[Fact]:
    """BB-12.11: an active expert without an open number would have set off the bomb, unless all they have is red."""
    hand = state.uncut & state.setting.layout.hands[state.active]
    if state.ready >> COFFEE_MUG & 1 and state.uncut != hand:
        return []
    closed = 0
    for place, number in enumerate(state.numbers):
        if state.cut[number] < 2:
            closed = sum(1 << later for later in state.numbers[place + 1 :])
            break
    return [(ROW, LIVE_MASK & ~closed, hand, 0, 0)]


def _row_choices(state: State, facts: list[Fact]) -> list[list[Fact]]:
    """The two ways in which that can be."""
    row = _row(state)
    if not row:
        return [facts]
    _, named, hand, _, _ = row[0]
    return [[*facts, (SOME, named, hand, 0, 0)], [*facts, (NONE, LIVE_MASK, hand, 0, 0)]]


class _Dealer:
    """A search through types in ascending order. Its position: how many slots of each stand are filled, how many
    candidates of each colour are set aside, and how far each fact is decided. A position that led nowhere is not tried
    again."""

    def __init__(self, view: View, setting: Setting, facts: list[Fact], rng: Rng) -> None:
        brief = setting.brief
        self.rng = rng
        self.values = VALUES[setting.forbidden]
        blue = [(10 * number, CONTENT.wires.copies) for number in range(1, brief.blue + 1)]
        self.types = sorted([*blue, *((key, 1) for key in (*setting.reds, *setting.yellows))])
        self.starts = setting.layout.starts[:-1]
        self.sizes = [end - start for start, end in pairwise(setting.layout.starts)]
        self.quota = {5: brief.red.drawn - brief.red.count, 1: brief.yellow.drawn - brief.yellow.count}
        self.pairs = [fact for fact in facts if fact[0] not in (SOME, NONE)]
        self.allowed = self._allowed(view, facts)
        self.some = self._open(facts)
        # By fact, the last type that can settle it.
        self.last = [
            max(number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1)
            for _, named, _, _, _ in self.some
        ]
        self._narrow()
        self.least, self.most = self._bounds()
        # By type, it and later ones of its colour; those that must be set aside cannot wait for ever.
        self.left = [
            sum(later % 10 == key % 10 for later, _ in self.types[number:])
            for number, (key, _) in enumerate(self.types)
        ]
        # Copies dealt up to a type, all candidates counted.
        self.supply = list(accumulate([copies for _, copies in self.types], initial=0))
        self.dead: set[tuple[int, tuple[int, ...], int, int, _Status]] = set()
        self.keys: list[int] = [0] * sum(self.sizes)

    def _allowed(self, view: View, facts: list[Fact]) -> list[int]:
        """By slot, the types it may have, as bits: what is seen, what a token says, what is ruled out."""
        found = []
        for stand in view.stands:
            for key, token in zip(stand.keys, stand.tokens, strict=True):
                mask = 0
                for number, (each, _) in enumerate(self.types):
                    if key in (None, each) and token in (None, self._shown(each)):
                        mask |= 1 << number
                found.append(mask)
        for kind, named, wires, _, _ in facts:
            if kind == NONE:
                ruled_out = sum(
                    1 << number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1
                )
                for slot in slots(wires):
                    found[slot] &= ~ruled_out
        return found

    def _shown(self, key: int) -> Value:
        """What a token at this wire says."""
        value = self.values[key]
        return value if value <= NUMBERS else "yellow" if value == YELLOW else "red"

    def _open(self, facts: list[Fact]) -> list[Fact]:
        """Those facts about some wire that no wire settles by itself; one that only a single wire can settle does."""
        found = []
        for fact in facts:
            kind, named, wires, _, _ = fact
            if kind != SOME:
                continue
            fitting = sum(1 << number for number, (key, _) in enumerate(self.types) if named >> self.values[key] & 1)
            able = [slot for slot in slots(wires) if self.allowed[slot] & fitting]
            if any(not self.allowed[slot] & ~fitting for slot in able):
                continue
            if len(able) == 1:
                self.allowed[able[0]] &= fitting
            else:
                found.append(fact)
        return found

    def _narrow(self) -> None:
        """A sorted stand: no wire is below its left neighbour's lowest type or above its right one's highest."""
        for start, size in zip(self.starts, self.sizes, strict=True):
            low = 0
            for slot in range(start, start + size):
                self.allowed[slot] &= -1 << low
                low = max(low, (self.allowed[slot] & -self.allowed[slot]).bit_length() - 1)
            high = len(self.types)
            for slot in range(start + size - 1, start - 1, -1):
                self.allowed[slot] &= (1 << high) - 1
                high = min(high, self.allowed[slot].bit_length())

    def _bounds(self) -> tuple[list[list[int]], list[list[int]]]:
        """By type and stand, how many slots must and how many can be filled once that type is dealt."""
        least, most = [], []
        for number in range(len(self.types)):
            later, sooner = -1 << number + 1, (1 << number + 1) - 1
            must, can = [], []
            for start, size in zip(self.starts, self.sizes, strict=True):
                row = self.allowed[start : start + size]
                must.append(max([index + 1 for index in range(size) if not row[index] & later], default=0))
                can.append(min([index for index in range(size) if not row[index] & sooner], default=size))
            least.append(must)
            most.append(can)
        return least, most

    def _hopeless(self, number: int, filled: tuple[int, ...], spare: int) -> bool:
        """Whether some stands need more wires by some type than are left, or all have too little room for them."""
        for last in range(number, len(self.types)):
            copies = self.supply[last + 1] - self.supply[number]
            need = room = 0
            for first, must, can in zip(filled, self.least[last], self.most[last], strict=True):
                need += must - first if must > first else 0
                room += can - first if can > first else 0
            if need > copies or room < copies - spare:
                return True
        return False

    def deal(self) -> list[int] | None:
        """Keys by slot, or None if nothing fits."""
        status = (0,) * (len(self.some) + len(self.pairs))
        if not self._try(0, (0,) * len(self.sizes), self.quota[5], self.quota[1], status):
            return None
        return self.keys

    def _try(self, number: int, filled: tuple[int, ...], reds: int, yellows: int, status: _Status) -> bool:
        if number == len(self.types):
            return list(filled) == self.sizes and reds == 0 and yellows == 0
        place = (number, filled, reds, yellows, status)
        if place in self.dead or self._hopeless(number, filled, reds + yellows):
            return False
        key, copies = self.types[number]
        quota = {5: reds, 1: yellows}.get(key % 10, 0)
        splits = []
        if quota < self.left[number]:
            splits = [(split, reds, yellows) for split in self._splits(number, filled, copies)]
        if quota and self._reaches(number, filled):
            splits.append(((0,) * len(filled), reds - (key % 10 == 5), yellows - (key % 10 == 1)))
        self.rng.shuffle(splits)
        # The more ways to deal a split, the sooner it is tried: worlds come out nearly as likely as they are.
        splits.sort(key=lambda each: -(self.rng.unit() ** (1.0 / _ways(each[0]))))
        for split, red, yellow in splits:
            after = tuple([a + b for a, b in zip(filled, split, strict=True)])
            follow = self._decide(number, filled, after, status)
            if follow is not None and self._try(number + 1, after, red, yellow, follow):
                for start, first, end in zip(self.starts, filled, after, strict=True):
                    for index in range(first, end):
                        self.keys[start + index] = key
                return True
        self.dead.add(place)
        return False

    def _splits(self, number: int, filled: tuple[int, ...], copies: int) -> Iterator[tuple[int, ...]]:
        """Every way to deal the copies of a type to the stands' next slots."""
        runs = []
        for start, size, first in zip(self.starts, self.sizes, filled, strict=True):
            run = 0
            while run < copies and first + run < size and self.allowed[start + first + run] >> number & 1:
                run += 1
            runs.append(run)
        least = [max(0, need - first) for need, first in zip(self.least[number], filled, strict=True)]

        def share(stand: int, left: int) -> Iterator[tuple[int, ...]]:
            if stand == len(runs):
                if left == 0:
                    yield ()
                return
            for count in range(least[stand], min(runs[stand], left) + 1):
                for rest in share(stand + 1, left - count):
                    yield (count, *rest)

        return share(0, copies)

    def _reaches(self, number: int, filled: tuple[int, ...]) -> bool:
        return all(need <= first for need, first in zip(self.least[number], filled, strict=True))

    def _decide(self, number: int, before: tuple[int, ...], after: tuple[int, ...], status: _Status) -> _Status | None:
        """How far the facts are decided after this type; None if one is broken."""
        value = self.values[self.types[number][0]]
        was = now = 0
        for start, first, end in zip(self.starts, before, after, strict=True):
            was |= (1 << first) - 1 << start
            now |= (1 << end) - 1 << start
        fresh = now & ~was
        found = []
        for place, (_, named, wires, _, _) in enumerate(self.some):
            met = status[place] or (named >> value & 1 and fresh & wires != 0)
            if not met and (number >= self.last[place] or not wires & ~now):
                return None
            found.append(int(met))
        for place, (kind, _, a, b, _) in enumerate(self.pairs, len(self.some)):
            kept = _pair(kind, now >> a & 1, fresh >> a & 1, now >> b & 1, fresh >> b & 1, value, status[place])
            if kept < 0:
                return None
            found.append(kept)
        return tuple(found)


def _pair(kind: int, a: int, new_a: int, b: int, new_b: int, value: int, kept: int) -> int:
    """A fact about two wires after one more type: -1 if broken, else what to keep in mind of it.

    `a`, `b`: whether the wire is dealt by now; `new_a`, `new_b`: whether just now, with this value.
    """
    if kind == UPTO:
        return -1 if b and not a else 0
    if kind == BELOW:
        return -1 if b and (not a or (new_a and new_b)) else 0
    if new_a and new_b:
        return 0 if kind == ALIKE else -1
    if not new_a and not new_b:
        return kept
    if a and b:
        # The one dealt earlier had the value kept.
        return 0 if (kept == value) == (kind == ALIKE) else -1
    if kind == ALIKE and value <= NUMBERS:
        return -1  # all equal numbers are dealt at once
    return value


def _ways(split: tuple[int, ...]) -> int:
    ways = 24
    for count in split:
        ways //= (1, 1, 2, 6, 24)[count]
    return ways
