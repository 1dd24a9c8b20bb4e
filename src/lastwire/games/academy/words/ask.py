"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import Viewer
from lastwire.games.academy.rules.text import TEXT
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words.phrase import card_name, names_text, wire_name


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.winners is not None:
        return TEXT("ask.over", names=names_text(view.winners, names))
    owed = owing(view)
    who = names_text(owed, names)
    if view.phase == "select":
        if viewer in owed:
            return TEXT("ask.select_you")
        if view.own is not None and view.own.committed is not None:
            return TEXT("ask.select_done", card=card_name(view.own.committed), names=who)
        return TEXT("ask.select", names=who)
    wire, cutters = "", ""
    if view.cutting is not None:
        wire, cutters = wire_name(view.cutting.wire), names_text(view.cutting.cutters, names)
    id = f"ask.{view.phase}_you" if viewer in owed else f"ask.{view.phase}"
    return TEXT(id, names=who, wire=wire, cutters=cutters)


def owing(view: View) -> tuple[int, ...]:
    """Whom the match waits for, by what everybody sees."""
    if view.phase == "select":
        return tuple([seat for seat, player in enumerate(view.players) if not player.committed])
    if view.phase.startswith("window"):
        return tuple([seat for seat in view.eligible if seat not in view.answered])
    if view.phase == "xray_pick" and view.cutting is not None:
        return view.cutting.cutters
    return view.turns[:1]
