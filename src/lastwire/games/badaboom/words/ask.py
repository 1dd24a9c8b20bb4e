"""The sentence of the prompt bar, and what one plays for."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.view import View
from lastwire.message import Message, Value


def ask(view: View, viewer: Viewer) -> Message:
    """What is asked of whom."""
    if view.phase == "over":
        return Message("badaboom-ask-over", who={"names": view.winners, "winner": view.winners[0]})
    life = view.life
    if life is not None and life.accused is not None:
        waiting = [seat for seat, vote in enumerate(life.votes) if vote is None and seat not in view.bots]
        if viewer in waiting and viewer != life.accused and viewer not in view.owed:
            return Message("badaboom-ask-vote", who={"player": life.accused})
    who: dict[str, int | tuple[int, ...]] = {"names": view.owed}
    args: dict[str, Value] = {"asked": "you" if viewer in view.owed else "other"}
    if view.stack:
        book, top = book_of(view.options), view.stack[-1]
        who["player"] = top.controller
        args["card"] = book.named[top.card].name
        does = book.cards[top.card].does
        args["n"] = does[view.part].count if does else 0
    return Message(f"badaboom-ask-{view.ask}", who=who, args=args)


def goal(view: View, viewer: Viewer) -> Message | None:
    """GB-1.7: coins, and how far one is."""
    if view.phase == "over":
        return None
    if view.own is None:
        return Message("badaboom-aim-watch", args={"goal": CONTENT.goal, "best": max(view.coins)})
    own = view.coins[view.own.seat]
    best = max([coins for seat, coins in enumerate(view.coins) if seat != view.own.seat])
    standing = "lead" if own > best else "level" if own == best else "behind"
    return Message("badaboom-aim", args={"goal": CONTENT.goal, "standing": standing, "own": own, "best": best})
