"""The sentence of the prompt bar."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.message import Message
from tests.toy.rules.view import View
from tests.toy.words.phrase import card


def ask(view: View, viewer: Viewer) -> Message:
    if view.phase == "over":
        return Message("fuse-ask-over")
    waiting = _waited_for(view)
    if viewer not in waiting:
        return Message("fuse-ask-wait", {"names": tuple(waiting)})
    if view.stack:
        return Message(f"fuse-ask-{view.phase}", args={"card": card(view.stack[-1].card)})
    return Message(f"fuse-ask-{view.phase}")


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
