"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.types import Viewer
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.text import TEXT
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words.phrase import card_name


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """What is asked of whom."""
    if view.phase == "over":
        return TEXT("ask.over_won", names=", ".join(names[seat] for seat in view.winners))
    book = book_of(view.options)
    life = view.life
    if life is not None and life.accused is not None:
        waiting = [seat for seat, vote in enumerate(life.votes) if vote is None and seat not in view.bots]
        if viewer in waiting and viewer != life.accused and viewer not in view.owed:
            return TEXT("ask.vote_you", player=names[life.accused])
    values: dict[str, Any] = {"names": ", ".join(names[seat] for seat in view.owed)}
    if view.stack:
        top = view.stack[-1]
        values |= {"card": card_name(book, top.card), "player": names[top.controller]}
        values["count"] = book.cards[top.card].amount
    own = viewer in view.owed
    return TEXT(f"ask.{view.ask}_you" if own else f"ask.{view.ask}", **values)
