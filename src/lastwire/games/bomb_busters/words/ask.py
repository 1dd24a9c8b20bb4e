"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import Viewer
from lastwire.games.bomb_busters.rules.text import TEXT
from lastwire.games.bomb_busters.rules.view import View
from lastwire.games.bomb_busters.words.phrase import joined, values_text
from lastwire.kit.phrase import you


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        return TEXT(f"ask.over_{view.result.cause}")
    if view.phase == "call":
        callers = _callers(view)
        return (
            TEXT("ask.call_you") if viewer in callers else TEXT("ask.call", names=joined([names[s] for s in callers]))
        )
    waiting = view.waiting
    seat = view.active if waiting is None else waiting.asked
    id = you(f"ask.{view.phase}", seat, viewer)
    if id == "ask.turn_you" and _only_red(view):
        id = "ask.reveal_you"
    elif id == "ask.detector_answer_you":
        id = _answer(view)
    name, values = names[seat], ""
    if waiting is not None and seat == viewer:
        name, values = names[waiting.by], values_text(waiting.values)
    return TEXT(id, name=name, values=values)


def _callers(view: View) -> list[int]:
    """BB-12.12: who may call, by what everybody sees."""
    able = [seat for seat, expert in enumerate(view.experts) if expert.wires]
    return [seat for seat in able if seat != view.active] if view.seats > 2 and len(able) > 1 else able


def _only_red(view: View) -> bool:
    """BB-4.8, from the player's own wires."""
    return view.own is not None and all(each.value == "red" for each in view.own.wires)


def _answer(view: View) -> str:
    """BB-4.44, BB-4.45: what becomes of the wire that is shown, from the player's own wires."""
    assert view.own is not None
    assert view.waiting is not None
    pointed = [each for each in view.own.wires if each.wire in view.waiting.wires]
    if any(each.value in view.waiting.values for each in pointed):
        return "ask.detector_answer_you"
    untold = [each for each in pointed if view.stands[each.wire[0]].tokens[each.wire[1]] is None]
    return "ask.detector_token_you" if any(each.value != "red" for each in untold) else "ask.detector_none_you"
