"""The sentence of the prompt bar."""

from __future__ import annotations

from lastwire.engine.types import Viewer
from lastwire.games.badaboom.rules.book import book_of
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
        args["n"] = book.cards[top.card].amount
    return Message(f"badaboom-ask-{view.ask}", who=who, args=args)
