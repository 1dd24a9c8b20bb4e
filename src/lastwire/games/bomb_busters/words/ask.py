"""The sentence of the prompt bar, and what the team plays for."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.games.bomb_busters.rules.switch import reveals, switches_of
from lastwire.games.bomb_busters.rules.view import Own, View, Waiting
from lastwire.games.bomb_busters.words.phrase import one, said
from lastwire.message import Message


def ask(view: View, viewer: Viewer) -> Message:
    """The sentence of the prompt bar."""
    if view.result is not None:
        return Message(f"bomb-busters-ask-over-{view.result.cause}")
    if view.phase == "call":
        callers = _callers(view)
        if viewer in callers:
            return Message("bomb-busters-ask-call-you")
        return Message("bomb-busters-ask-call", {"names": callers})
    waiting = view.waiting
    if waiting is None:
        if view.phase == "turn" and viewer == view.active and _only_red(view):
            return Message("bomb-busters-ask-reveal" if reveals(view.brief) else "bomb-busters-ask-trio")
        if view.target is not None and view.leader is not None:
            told = "ordered" if view.phase == "turn" else "designate"
            return Message(f"bomb-busters-ask-{told}", {"name": view.active}, {"number": one(view.target)})
        if view.drawn is not None:
            return Message("bomb-busters-ask-drawn", {"name": view.active}, {"value": one(view.drawn)})
        return Message(f"bomb-busters-ask-{view.phase}", {"name": view.active})
    if view.phase == "detector_answer" and viewer == waiting.asked and view.own is not None:
        return Message(_answer(view, view.own, waiting), {"by": waiting.by}, {"values": said(waiting.values)})
    return Message(f"bomb-busters-ask-{view.phase}", {"name": waiting.asked, "by": waiting.by})


def _callers(view: View) -> tuple[int, ...]:
    """BB-12.12: who may call, by what everybody sees."""
    able = tuple([seat for seat, expert in enumerate(view.experts) if expert.wires])
    return tuple([seat for seat in able if seat != view.active]) if view.seats > 2 and len(able) > 1 else able


def _only_red(view: View) -> bool:
    """BB-4.8, from the player's own wires."""
    return view.own is not None and all(each.value == "red" for each in view.own.wires)


def _answer(view: View, own: Own, waiting: Waiting) -> str:
    """BB-4.44, BB-4.45: what becomes of the wire that is shown, from the player's own wires."""
    pointed = [each for each in own.wires if each.wire in waiting.wires]
    if any(each.value in waiting.values for each in pointed):
        return "bomb-busters-ask-detector-hit"
    untold = [each for each in pointed if view.stands[each.wire[0]].tokens[each.wire[1]] is None]
    shows = any(each.value != "red" for each in untold)
    return "bomb-busters-ask-detector-miss" if shows else "bomb-busters-ask-detector-none"


def goal(view: View, viewer: Viewer) -> Message | None:
    """BB-6.1: how many wires are to be cut yet, by what everybody sees, and how many misses that leaves."""
    if view.result is not None:
        return None
    standing = sum(len(stand.uncut) for stand in view.stands)
    reds = view.brief.red.count - view.reds_shown
    if any(switch.replaces_dial for switch in switches_of(view.brief)):
        return Message("bomb-busters-aim-bare", args={"left": standing - reds})
    return Message("bomb-busters-aim", args={"left": standing - reds, "misses": view.dial - 1})
