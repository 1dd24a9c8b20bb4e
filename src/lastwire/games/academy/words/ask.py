"""The sentence of the prompt bar, and what one plays for."""

from __future__ import annotations

from typing import Final

from lastwire.engine.types import Viewer
from lastwire.games.academy.rules.state import LAST_BOMB
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words.phrase import CARD, WIRE, group
from lastwire.message import Message, Value

_CHOOSE: Final = Message("academy-ask-select_you")


def ask(view: View, viewer: Viewer) -> Message:
    """The sentence of the prompt bar."""
    if view.winners is not None:
        return Message("academy-ask-over", group(view.winners))
    owed = owing(view)
    if view.phase == "select":
        if viewer in owed:
            return _CHOOSE
        if view.own is not None and view.own.committed is not None:
            return Message("academy-ask-select_done", {"names": owed}, {"card": CARD[view.own.committed]})
        return Message("academy-ask-select", {"names": owed})
    args: dict[str, Value] = {} if view.cutting is None else {"wire": WIRE[view.cutting.wire]}
    if not view.phase.startswith("window"):
        return Message(f"academy-ask-{view.phase}", {"player": owed[0]}, args)
    args["asked"] = "you" if viewer in owed else "other"
    who = {} if view.cutting is None else group(view.cutting.cutters)
    return Message(f"academy-ask-{view.phase}", {**who, "owing": owed}, args)


def owing(view: View) -> tuple[int, ...]:
    """Whom the match waits for, by what everybody sees."""
    if view.phase == "select":
        return tuple([seat for seat, player in enumerate(view.players) if not player.committed])
    if view.phase.startswith("window"):
        return tuple([seat for seat in view.eligible if seat not in view.answered])
    if view.phase == "xray_pick" and view.cutting is not None:
        return view.cutting.cutters
    return view.turns[:1]


def goal(view: View, viewer: Viewer) -> Message | None:
    """BSA-1.4: most points after the last bomb, and how far one is from that."""
    if view.winners is not None:
        return None
    bombs: dict[str, Value] = {"bomb": view.bomb, "bombs": LAST_BOMB}
    if view.own is None:
        return Message("academy-aim-watch", args=bombs)
    best = max([player.score for seat, player in enumerate(view.players) if seat != view.own.seat])
    ahead = view.players[view.own.seat].score - best
    standing = "lead" if ahead > 0 else "level" if not ahead else "behind"
    return Message("academy-aim", args={"standing": standing, "by": abs(ahead), **bombs})
