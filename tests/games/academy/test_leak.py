"""Leaks planted in Bomb Squad Academy itself, for each kind of secret: the twins of that kind alone must find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from lastwire.engine.types import PUBLIC, Viewer
from lastwire.games.academy.game import GAME
from lastwire.games.academy.proof import twins
from lastwire.games.academy.rules.state import NONE, State
from lastwire.games.academy.rules.view import View
from lastwire.testing import clause
from lastwire.testing.comparison import Run
from lastwire.testing.leak import Planted, caught
from lastwire.testing.variant import variant
from tests.games.academy.kit import begin, play, reveal

Shown = Callable[[State, Viewer, View], View]  # a view that shows a little more


def _hands(view: View, hands: Sequence[Sequence[str]]) -> View:
    players = [
        msgspec.structs.replace(player, hand=tuple(hand)) for player, hand in zip(view.players, hands, strict=True)
    ]
    return msgspec.structs.replace(view, players=tuple(players))


def keeps_deck_order(state: State, viewer: Viewer, view: View) -> View:
    """What is left of a deck is listed as it lies."""
    wires = [msgspec.structs.replace(wire, left=state.deck(place)) for place, wire in enumerate(view.wires)]
    return msgspec.structs.replace(view, wires=tuple(wires))


def forgets_to_forget(state: State, viewer: Viewer, view: View) -> View:
    """BSA-5.1: whoever once looked at a deck's top goes on seeing it."""
    if view.own is None:
        return view
    tops = list(view.own.tops)
    for _, kind, wire, _ in state.notes[viewer]:
        if kind == 0 and state.shown[wire] < 12:
            tops[wire] = state.rows[wire][state.shown[wire]]
    return msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, tops=tuple(tops)))


def shows_the_last_tile(state: State, viewer: Viewer, view: View) -> View:
    """Where BOOM lies is shown as soon as one tile is up."""
    wires = [
        msgspec.structs.replace(wire, boom=state.booms[place] + 1) if wire.trigger > 3 else wire
        for place, wire in enumerate(view.wires)
    ]
    return msgspec.structs.replace(view, wires=tuple(wires))


def takes_committed_cards_out(state: State, viewer: Viewer, view: View) -> View:
    """BSA-5.6: a hand without the card that was committed."""
    return _hands(
        view,
        [
            [card for card in player.hand if committed == NONE or card != GAME_CARDS[committed]]
            for player, committed in zip(view.players, state.committed, strict=True)
        ],
    )


def counts_passes(state: State, viewer: Viewer, view: View) -> View:
    """Only those who declared something are shown as having answered."""
    answered = tuple(seat for seat in view.answered if state.answers[seat])
    return msgspec.structs.replace(view, answered=answered)


def shows_the_x_ray(state: State, viewer: Viewer, view: View) -> View:
    if view.phase != "xray_pick":
        return view
    return msgspec.structs.replace(view, tools_left=state.deck(state.wire)[2])


def shows_the_next_tool(state: State, viewer: Viewer, view: View) -> View:
    return msgspec.structs.replace(view, tools_left=state.pile[0] if state.pile else 0)


def circulates_notebooks(state: State, viewer: Viewer, view: View) -> View:
    total = sum(face for notes in state.notes for _, kind, _, face in notes if kind == 0)
    return msgspec.structs.replace(view, tools_left=total)


GAME_CARDS = ("G", "B", "R", "Y", "WAIT", "CHICKEN")
LEAKS: tuple[tuple[str, Shown], ...] = (
    ("decks", keeps_deck_order),
    ("decks", forgets_to_forget),
    ("tiles", shows_the_last_tile),
    ("commits", takes_committed_cards_out),
    ("answers", counts_passes),
    ("xray", shows_the_x_ray),
    ("tools", shows_the_next_tool),
    ("notes", circulates_notebooks),
)


class OneKind:
    """Twins of one kind of secret."""

    def __init__(self, kind: str) -> None:
        self.KINDS: tuple[str, ...] = (kind,)
        self.SEALED = twins.SEALED
        self.twin = twins.twin
        self.parted = twins.parted


@pytest.mark.parametrize(("kind", "leak"), LEAKS)
@clause("BSA-5.1", "BSA-5.6", "BSA-5.7", "BSA-4.3.2")
def test_each_kind_of_twins_finds_its_leaks(kind: str, leak: Shown) -> None:
    view = GAME.view
    planted = Planted(
        leak.__name__, lambda game: variant(game, view=lambda state, viewer: leak(state, viewer, view(state, viewer)))
    )
    assert caught(planted, GAME, 5_000, twins=OneKind(kind)).startswith(f"{kind}: ")


@clause("BSA-5.6", "BSA-4.3.2")
def test_sealed_cards_and_answers_are_played_otherwise_in_one_world() -> None:
    """Nobody moves unnoticed here, but what is sealed differs from world to world, and nobody may tell."""
    run = Run(GAME, "sealed", OneKind("commits"))
    tally = run.go(400)
    assert tally.violations == []
    assert tally.actions["otherwise"] > 0
    assert tally.actions["silent"] == 0


def test_there_is_a_leak_for_each_kind() -> None:
    assert {kind for kind, _ in LEAKS} == set(twins.KINDS)


@clause("BSA-4.3.2")
def test_an_opened_pass_parts_worlds_and_an_open_one_does_not() -> None:
    """Voided declarations are told, so whoever hears of another one may tell the worlds apart; not before."""
    worlds: list[Any] = []
    for answer in ("use CRIMPER", "pass"):
        match = reveal(begin(3, "G 2 ^ 0 | P1 9 {CRIMPER} | P2 {DYNAMO}"), "G CHICKEN CHICKEN")
        worlds.append(play(match, f"P1 {answer}"))
    here, there = worlds
    assert not twins.parted(here.state, there.state, 0)
    for match in worlds:
        play(match, "P2 use DYNAMO")
    assert here.state.tools == there.state.tools
    for viewer in (0, PUBLIC):
        assert twins.parted(here.state, there.state, viewer)
