"""Big Badaboom: the goblins with what they hold, and the reader's cards by the numbers they are typed with."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.face import laid_open
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words.phrase import counted
from lastwire.kit.label import letter
from lastwire.message import Message

DRAWN: Final = frozenset({"badaboom-describe-player", "badaboom-describe-hand"})


def draw(view: View, pen: Pen) -> list[Text]:
    book = book_of(view.options)
    lines = []
    for seat in range(view.seats):
        line = Text("● " if seat == view.holder else "  ", style="bold red" if view.armed else "bold")
        line.append(f"{letter(seat)} ", style="bold").append_text(pen.name(seat, pen.width()))
        held = Message("term-badaboom-player", args={"coins": view.coins[seat], "backs": counted(view.hands[seat])})
        line.append("  ").append_text(pen.told(held))
        if seat in view.killed:
            line.append(" ✝", style=DIM)
        lines.append(line)
    if view.own is not None and view.own.hand:
        lines += _row(book, "term-badaboom-hand", view.own.hand, pen)
    if view.contents:
        lines += _row(book, "term-badaboom-inside", view.contents, pen)
    return lines


def _row(book: Book, title: str, cards: tuple[int, ...], pen: Pen) -> list[Text]:
    """Cards under a heading, or where rows are few beside it."""
    named = [
        Text(f"{card:>3} ", style="bold").append(pen.say(book.named[card].name), style="not bold") for card in cards
    ]
    heading = pen.told(Message(title), "bold")
    return [heading, *named] if pen.tall else [Text(" ").join([heading, *named])]


def about(view: View) -> list[Message]:
    """The reader's cards, and what each does."""
    if view.own is None:
        return []
    shown = laid_open(view.options, view.seats).cards
    named = book_of(view.options).named
    return [
        Message("term-thing", args={"name": named[card].name, "text": shown[card].text})
        for card in dict.fromkeys(view.own.hand)
    ]
