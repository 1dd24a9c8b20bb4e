"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import Viewer
from lastwire.games.time_bomb.rules.text import TEXT
from lastwire.games.time_bomb.rules.view import View
from lastwire.games.time_bomb.words.phrase import joined, team_name
from lastwire.kit.phrase import you


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        team = team_name(view.options.skin, view.result.winner)
        return TEXT(f"ask.over_{view.result.cause}", team=team)
    if view.phase == "cutting":
        return TEXT(you("ask.cut", view.clipper, viewer), name=names[view.clipper])
    if view.claim_turn is not None:
        return TEXT(you("ask.ordered", view.claim_turn, viewer), name=names[view.claim_turn])
    id, done = ("sealed", view.submitted) if view.options.claim_mode == "sealed" else ("ready", view.ready)
    waiting = [names[seat] for seat in range(view.seats) if seat not in done]
    if 0 <= viewer < view.seats:
        id += "_wait" if viewer in done else "_you"
    return TEXT(f"ask.{id}", names=joined(waiting))
