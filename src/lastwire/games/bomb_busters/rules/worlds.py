"""Worlds that fit a view: full states whose hidden wires agree with everything the viewer can see and was told.

For a seat, worlds come with exactly their weight (10.3). For somebody who sees no hand that would take too long: there
types are dealt in ascending order to all stands at once, so that every stand is sorted by construction, and what leads
nowhere is taken back; that finds a world if there is one, and does not weigh worlds exactly.
"""

from __future__ import annotations

from typing import Final

from lastwire.engine.rng import Rng
from lastwire.errors import Broken
from lastwire.games.bomb_busters.rules.dealer import Dealer
from lastwire.games.bomb_busters.rules.inference import ROW, Posterior, problem_of
from lastwire.games.bomb_busters.rules.pending import Pending
from lastwire.games.bomb_busters.rules.setup import layout_of
from lastwire.games.bomb_busters.rules.state import (
    ALIKE,
    FALSE,
    KINDS,
    LIVE_MASK,
    NONE,
    NUMBERS,
    PHASES,
    RED,
    SOME,
    UNLIKE,
    VIRTUAL,
    YELLOW,
    Fact,
    Layout,
    Setting,
    State,
)
from lastwire.games.bomb_busters.rules.switch import last_chance, switches
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
            _CODES[token] | (VIRTUAL if index in stand.virtual else 0) | (FALSE if index in stand.false else 0)
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
        drawn=view.drawn or 0,
        beside=tuple([(each.seat, _CODES[each.value]) for each in view.beside]),
        leader=-1 if view.leader is None else view.leader,
        answered=sum(1 << stand for stand in view.answered),
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
    for switch in switches(state):
        facts += switch.evidence(state)
    return facts


def beheld(world: State, seat: int) -> tuple[State, int, list[int], list[Fact]]:
    """What a seat knows in a full state: `blank` of its view, the keys it sees, and the `evidence` there, without the
    view."""
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
    for switch in switches(state):
        facts += switch.evidence(state)
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
        if last_chance(state, waiting.by):
            found.append((SOME, sum(1 << value for value in values), pending.wires, 0, 0))
    return found


# --- dealing --------------------------------------------------------------------------------------


def _deal(view: View, state: State, rng: Rng) -> list[int]:
    facts = constraints(view, state)
    choices = [facts]
    for switch in switches(state):
        for fact in switch.evidence(state):
            choices = [each for chosen in choices for each in _with(chosen, fact)]
    for chosen in choices:
        keys = Dealer(view, state.setting, chosen, rng).deal()
        if keys is not None:
            return keys
    raise Broken("bomb-busters: no world fits this view")


def _with(facts: list[Fact], fact: Fact) -> list[list[Fact]]:
    """The ways in which a further fact can be; a row of numbers leaves two (BB-12.11)."""
    kind, named, hand, _, _ = fact
    if kind != ROW:
        return [[*facts, fact]]
    return [[*facts, (SOME, named, hand, 0, 0)], [*facts, (NONE, LIVE_MASK, hand, 0, 0)]]
