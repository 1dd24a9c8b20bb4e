"""The sentence of the prompt bar, and what the team plays for."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.games.bomb_squad.rules.view import Result, View
from lastwire.games.bomb_squad.words.phrase import CARD_NAMES, stars_earned
from lastwire.message import Message, Value


def ask(view: View, viewer: Viewer) -> Message:
    """The sentence of the prompt bar."""
    if view.result is not None:
        args: dict[str, Value] = {"cause": cause_of(view.result), "score": view.result.score, "perfect": view.perfect}
        return Message("bomb-squad-ask-over", args=args | {"stars": stars_earned(view.result.stars)})
    if view.phase == "briefing":
        waiting = tuple([seat for seat in range(view.seats) if seat not in view.ready])
        return Message("bomb-squad-ask-ready" if viewer in waiting else "bomb-squad-ask-briefing", {"waiting": waiting})
    who: dict[str, int | tuple[int, ...]] = {"player": view.seat}
    if view.phase == "turn":
        return Message("bomb-squad-ask-turn-single" if view.options.no_programming else "bomb-squad-ask-turn", who)
    program = view.program
    if view.phase == "adjust" and program is not None:
        return Message("bomb-squad-ask-adjust", who, {"scraps": program.allowance})
    if view.phase == "execute" and program is not None:
        return Message("bomb-squad-ask-execute", who, {"card": CARD_NAMES[program.cards[program.at]]})
    return Message(f"bomb-squad-ask-{view.phase}", who)


def goal(view: View, viewer: Viewer) -> Message | None:
    """BSQ-1.2: what is saved and disarmed, what is left, and what that is worth so far."""
    if view.result is not None:
        return None
    args: dict[str, Value] = {"done": len(view.secured), "left": len(view.tokens), "points": view.points}
    return Message("bomb-squad-aim", args=args)


def cause_of(result: Result) -> Message:
    """Why the mission is over."""
    return Message(f"bomb-squad-cause-{result.cause}", args={"bomb": result.bomb} if result.bomb else {})
