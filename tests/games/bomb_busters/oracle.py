"""A player who looks at the wires: to win a mission, or to lose it, in as few moves as can be."""

from __future__ import annotations

from typing import Any

import msgspec

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Seat
from lastwire.games.bomb_busters import GAME
from lastwire.games.bomb_busters.moves import DualCut, Place, RevealRed, SoloCut
from lastwire.games.bomb_busters.state import RED, VALUES, YELLOW


def choose(match: Match[Any, Any, Any, Any, Any], seat: Seat, win: bool) -> dict[str, Any]:
    """The move of whoever is asked, as it is sent."""
    move = _cut(match, seat, win) if match.prompt is not None and match.prompt.kind == "turn" else None
    if move is None:
        kind, fields = draw(GAME.offers(match.state, seat), Rng(seed_of("oracle")))
        move = GAME.codec.build(kind, fields)
    sent: dict[str, Any] = msgspec.json.decode(GAME.codec.encode(move))
    return sent


def _cut(match: Match[Any, Any, Any, Any, Any], seat: Seat, win: bool) -> Any:
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
        return RevealRed()
    if not win:
        wrong = sorted(others, key=lambda each: (each[0] != RED, each[1]))
        pairs = [(place, mine) for value, place in wrong for mine in held if mine != value]
        if pairs:
            return DualCut((pairs[0][0],), (_named(pairs[0][1]),))
    for mine in held:
        for value, place in others:
            if value == mine:
                return DualCut((place,), (_named(mine),))
    return SoloCut(_named(held[0]))


def _named(value: int) -> Any:
    return "yellow" if value == YELLOW else value
