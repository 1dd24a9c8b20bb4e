"""A player who looks at the wires: to win a mission, or to lose it, in as few moves as can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.moves import (
    CutAll,
    DualCut,
    Place,
    RevealRed,
    SoloCut,
)
from lastwire.games.bomb_busters.rules.state import RED, VALUES, YELLOW


def choose(match: Match[Any, Any, Any, Any, Any], seat: Seat, win: bool) -> dict[str, Any]:
    """The move of whoever is asked, as it is sent."""
    turn = match.prompt is not None and match.prompt.kind == "turn"
    move = next(filter(partial(_legal, match, seat), _cuts(match, seat, win)), None) if turn else None
    if move is None:
        kind, fields = draw(GAME.offers(match.state, seat), Rng(seed_of("oracle")))
        move = GAME.codec.build(kind, fields)
    sent: dict[str, Any] = msgspec.json.decode(GAME.codec.encode(move))
    return sent


def _legal(match: Match[Any, Any, Any, Any, Any], seat: Seat, move: Any) -> bool:
    """A mission may bar for now what would win or lose soonest."""
    try:
        GAME.check(match.state, seat, move)
    except Refused:
        return False
    return True


def _cuts(match: Match[Any, Any, Any, Any, Any], seat: Seat, win: bool) -> Iterator[Any]:
    """What an expert might do, best first."""
    state = match.state
    layout, values = state.setting.layout, VALUES[state.setting.forbidden]
    own: list[int] = []
    others: list[tuple[int, Place]] = []
    for stand, owner in enumerate(layout.owners):
        for slot in range(layout.starts[stand], layout.starts[stand + 1]):
            if state.uncut >> slot & 1:
                value = values[state.keys[slot]]
                if owner == seat:
                    own.append(value)
                else:
                    others.append((value, (stand, slot - layout.starts[stand])))
    held = sorted(set(own) - {RED})
    if not held:
        yield RevealRed()
        reds = [place for value, place in others if value == RED]
        yield CutAll(tuple(reds if win else [place for value, place in others if value != RED][: len(reds)]))
    if not win:
        wrong = sorted(others, key=lambda each: (each[0] != RED, each[1]))
        yield from (DualCut((place,), (_named(mine),)) for value, place in wrong for mine in held if mine != value)
    yield from (DualCut((place,), (_named(mine),)) for mine in held for value, place in others if value == mine)
    yield from (SoloCut(_named(mine)) for mine in held)


def _named(value: int) -> Any:
    return "yellow" if value == YELLOW else value
