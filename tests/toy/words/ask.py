"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import Viewer
from tests.toy.rules.state import CARDS
from tests.toy.rules.view import View
from tests.toy.words.phrase import TEXT


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    if view.phase == "over":
        return TEXT("ask.over")
    waiting = _waited_for(view)
    if viewer not in waiting:
        return TEXT("ask.wait", who=", ".join(names[seat] for seat in waiting))
    return TEXT(f"ask.{view.phase}", card=CARDS[view.stack[-1].card] if view.stack else "")


def _waited_for(view: View) -> list[int]:
    match view.phase:
        case "bid":
            return [seat for seat in view.asked if seat not in view.submitted]
        case "plan":
            return [] if view.leader is None else [view.leader]
        case "choose":
            return [view.stack[-1].controller]
    top = view.stack[-1]
    order = [((view.leader or 0) + k) % view.seats for k in range(view.seats)]
    return [s for s in order if s != top.controller and view.hands[s] and s not in top.passed][:1]
