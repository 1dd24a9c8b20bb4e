"""Big Badaboom: the goblins with what they hold, and the reader's cards by the numbers they are typed with."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen, letter
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.face import laid_open
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    Choose,
    Claim,
    Discard,
    Interrupt,
    Judge,
    Move,
    Nominate,
    NoTinker,
    Play,
    Preset,
    Ritual,
    Tinker,
    Vote,
)
from lastwire.games.badaboom.rules.state import MECHANISM
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words.notation import write_move
from lastwire.games.badaboom.words.phrase import counted, in_book
from lastwire.message import Message, Value

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


def line(move: Move) -> str:
    match move:
        case Play(card=card, player=int(player), accept_fine=False):
            return f"play {card} {letter(player)}"
        case Tinker(give=give, take=take, accept_fine=False):
            return f"swap {'-' if give is None else give} {'-' if take is None else take}"
        case NoTinker(accept_fine=False):
            return "leave"
        case Discard(cards=cards, mechanisms=mechanisms):
            return " ".join(["discard", *map(str, cards), *[str(MECHANISM)] * mechanisms])
        case Claim(cards=cards):
            return " ".join(["claim", *map(str, cards)]) if cards else "claim none"
        case _:
            return write_move(move)


def deed(move: Move, view: View) -> Message | None:
    book = book_of(view.options)
    kind = str(move.__struct_config__.tag)
    match move:
        case Play(card=card, player=int(player)):
            return Message("term-badaboom-play-on", {"player": player}, _card(book, card))
        case Play(card=card) | Interrupt(card=card) | Ritual(card=int(card)):
            return Message(f"term-badaboom-{kind}", args=_card(book, card))
        case Ritual():
            return Message("term-badaboom-ritual-plain")
        case Choose(player=player) | Nominate(player=player) | Accuse(player=player):
            return Message(f"term-badaboom-{kind}", {"player": player})
        case Tinker(give=give, take=take):
            gives, takes = (
                Message("term-badaboom-nothing") if each is None else book.named[each].name for each in (give, take)
            )
            return Message("term-badaboom-tinker", args={"give": gives, "take": takes})
        case Discard(cards=cards, mechanisms=mechanisms):
            return Message("term-badaboom-discard", args={"cards": in_book(book, (*[MECHANISM] * mechanisms, *cards))})
        case Claim(cards=cards):
            return Message("term-badaboom-claim", args={"cards": in_book(book, cards)})
        case Preset(until=until, kinds=kinds):
            return Message("term-badaboom-preset", args={"until": until, "kinds": _kinds(kinds)})
        case Vote(yes=yes) | Judge(yes=yes):
            return Message(f"term-badaboom-{kind}", args={"yes": "yes" if yes else "no"})
        case _:
            return Message(f"term-badaboom-{kind}")


def _card(book: Book, card: int) -> dict[str, Value]:
    return {"card": book.named[card].name}


def _kinds(kinds: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple([Message(f"badaboom-kinds-{kind}") for kind in kinds])
