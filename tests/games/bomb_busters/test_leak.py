"""Leaks planted in Bomb Busters itself, one for each kind of secret: the twins of that kind alone must find it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from lastwire.engine.step import Step
from lastwire.engine.types import Viewer
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.proof import twins
from lastwire.games.bomb_busters.rules.events import Event
from lastwire.games.bomb_busters.rules.moves import Move
from lastwire.games.bomb_busters.rules.stand import held
from lastwire.games.bomb_busters.rules.state import RED, State, slots
from lastwire.games.bomb_busters.rules.view import Own, OwnWire, View
from lastwire.testing import clause
from lastwire.testing.leak import Planted, caught
from lastwire.testing.position import AnyGame
from lastwire.testing.variant import variant
from tests.games.bomb_busters.kit import F1, begin, marked, play


def impatient(question: str) -> AnyGame:
    """Questions of this kind with a single answer are answered at once."""

    def apply(step: Step[State, Event], seat: int, move: Move) -> None:
        GAME.apply(step, seat, move)
        asked = GAME.prompt(step.state)
        if asked is not None and asked.kind == question:
            moves = GAME.moves(step.state, asked.owed[0])
            if len(moves) == 1:
                GAME.apply(step, asked.owed[0], moves[0])

    return variant(GAME, apply=apply)


def showing(shown: Callable[[State, Viewer, View], View]) -> AnyGame:
    """A view that shows a little more."""
    return variant(GAME, view=lambda state, viewer: shown(state, viewer, GAME.view(state, viewer)))


def shows_matches(state: State, viewer: Viewer, view: View) -> View:
    """Only those pointed wires that match are listed."""
    if view.waiting is None or view.phase != "detector_answer" or state.pending is None:
        return view
    wires = [place for slot, place in _pointed(state) if _matches(state, slot)]
    return msgspec.structs.replace(view, waiting=msgspec.structs.replace(view.waiting, wires=tuple(wires)))


def _pointed(state: State) -> list[tuple[int, tuple[int, int]]]:
    assert state.pending is not None
    return [(slot, state.setting.layout.places[slot]) for slot in slots(state.pending.wires)]


def _matches(state: State, slot: int) -> bool:
    assert state.pending is not None
    return state.setting.values[state.keys[slot]] in state.pending.values


def counts_copies(state: State, viewer: Viewer, view: View) -> View:
    """The open question says how many wires there are to choose from."""
    if view.waiting is None or view.phase != "choose_own" or state.pending is None:
        return view
    copies = held(state, state.pending.by, state.pending.hit).bit_count()
    return msgspec.structs.replace(view, waiting=msgspec.structs.replace(view.waiting, values=(copies,)))


def greys_markers_early(state: State, viewer: Viewer, view: View) -> View:
    """BB-4.25 from the wires that were put aside, not from those that everybody saw."""
    yellow, red = (
        tuple(msgspec.structs.replace(marker, state="out") if marker.key in state.aside else marker for marker in row)
        for row in (view.yellow, view.red)
    )
    return msgspec.structs.replace(view, yellow=yellow, red=red)


def shows_preselections(state: State, viewer: Viewer, view: View) -> View:
    pending, places = state.pending, state.setting.layout.places
    if pending is None:
        return view
    own = tuple(places[slot] if slot >= 0 else None for slot in pending.own)
    return msgspec.structs.replace(view, own=Own(max(viewer, 0), view.own.wires if view.own else (), own))


def shows_what_is_laid_down(state: State, viewer: Viewer, view: View) -> View:
    if view.waiting is None or view.phase != "swap_answer" or state.pending is None:
        return view
    laid = tuple(state.keys[slot] for slot in slots(state.pending.wires))
    return msgspec.structs.replace(view, waiting=msgspec.structs.replace(view.waiting, values=laid))


def shows_swapped_wires(state: State, viewer: Viewer, view: View) -> View:
    """To everybody, not only to those two who held them."""
    stands = list(view.stands)
    for slot, knowers in enumerate(state.known):
        if knowers:
            stand, index = state.setting.layout.places[slot]
            keys = list(stands[stand].keys)
            keys[index] = state.keys[slot]
            stands[stand] = msgspec.structs.replace(stands[stand], keys=tuple(keys))
    return msgspec.structs.replace(view, stands=tuple(stands))


def counts_reds(state: State, viewer: Viewer, view: View) -> View:
    """Red wires of a hand are left out of its number of wires."""
    experts = tuple(
        msgspec.structs.replace(expert, wires=expert.wires - held(state, seat, RED).bit_count())
        for seat, expert in enumerate(view.experts)
    )
    return msgspec.structs.replace(view, experts=experts)


def values_every_wire(state: State, viewer: Viewer, view: View) -> View:
    """The own wires' values come with everybody's."""
    if view.own is None:
        return view
    values, places = state.setting.values, state.setting.layout.places
    wires = tuple(OwnWire(places[slot], values[state.keys[slot]]) for slot in slots(state.uncut))
    return msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, wires=wires))


LEAKS: tuple[tuple[str, str, Callable[[], AnyGame]], ...] = (
    ("wires", "answers for the owner", partial(impatient, "detector_answer")),
    ("wires", "chooses the only copy", partial(impatient, "choose_own")),
    *(
        (kind, shown.__name__, partial(showing, shown))
        for kind, shown in (
            ("wires", counts_reds),
            ("wires", values_every_wire),
            ("aside", greys_markers_early),
            ("preselection", shows_preselections),
            ("answer", shows_matches),
            ("copies", counts_copies),
            ("offered", shows_what_is_laid_down),
            ("swapped", shows_swapped_wires),
        )
    ),
)


class OneKind:
    """Twins of one kind of secret."""

    def __init__(self, kind: str) -> None:
        self.KINDS: tuple[str, ...] = (kind,)
        self.twin = twins.twin
        self.parted = twins.parted


@pytest.mark.parametrize(("kind", "name", "leak"), LEAKS)
@clause("BB-5.1", "BB-4.17", "BB-4.25", "BB-4.34", "BB-4.45")
def test_each_kind_of_twins_finds_its_leaks(kind: str, name: str, leak: Callable[[], AnyGame]) -> None:
    planted = Planted(name, lambda game: leak())
    assert caught(planted, GAME, 5_000, twins=OneKind(kind)).startswith(f"{kind}: ")


def test_whoever_hears_another_statement_may_tell_the_worlds_apart() -> None:
    """Two cuts that leave the same on the table: what was stated differs, and with it how much follows."""
    fixture = marked(F1, "B3", "C2")
    here, there = (play(begin(fixture, virtual_tokens=False), turn).state for turn in ("P0 D3=5", "P0 B3=6"))
    assert (here.tokens, here.dial, here.uncut) == (there.tokens, there.dial, there.uncut)
    assert len(here.facts) != len(there.facts)
    assert twins.parted(here, there, 1)
    # But more that follows from the same statement is a leak.
    leaky = here.copy()
    leaky.facts = leaky.facts[:-1]
    assert not twins.parted(here, leaky, 1)


def test_there_is_a_leak_for_each_kind() -> None:
    assert {kind for kind, _, _ in LEAKS} == set(twins.KINDS)
