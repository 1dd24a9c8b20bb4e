"""The sentence of the prompt bar, and what one plays for."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.games.time_bomb.rules.view import View
from lastwire.games.time_bomb.words.phrase import over
from lastwire.message import Message, Value


def ask(view: View, viewer: Viewer) -> Message:
    """The sentence of the prompt bar."""
    if view.result is not None:
        return over(view.result, view.options.skin)
    seated = 0 <= viewer < view.seats
    if view.phase == "cutting":
        return Message("time-bomb-ask-cut" if seated else "time-bomb-ask-cut_watch", {"clipper": view.clipper})
    if view.claim_turn is not None:
        return Message("time-bomb-ask-ordered", {"claimer": view.claim_turn})
    id, done = ("sealed", view.submitted) if view.options.claim_mode == "sealed" else ("ready", view.ready)
    if seated and viewer not in done:
        return Message(f"time-bomb-ask-{id}")
    waiting = tuple([seat for seat in range(view.seats) if seat not in done])
    return Message(f"time-bomb-ask-{id}_{'wait' if seated else 'watch'}", {"names": waiting})


def goal(view: View, viewer: Viewer) -> Message | None:
    """TB-6.1: what the viewer's side needs, and how far it is."""
    if view.result is not None:
        return None
    role = "none" if view.own is None else view.own.role
    far: dict[str, Value] = {"found": view.success_found, "total": view.success_total}
    return Message("time-bomb-aim", args={"role": role, "round": view.round, "rounds": view.rounds, **far})
