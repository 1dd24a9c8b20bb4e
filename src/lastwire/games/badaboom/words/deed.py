"""Moves as people type them, and in a few words: what can be done now, as a list to choose from."""

from __future__ import annotations

from typing import Final

from lastwire.games.badaboom.rules.book import Book, book_of
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
from lastwire.games.badaboom.rules.state import KINDS, MECHANISM, UNTIL
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words.notation import write_move
from lastwire.games.badaboom.words.phrase import in_book
from lastwire.kit.label import letter
from lastwire.message import Message, Value

_GROUPS: Final = ("play", "preset", "discard", "claim", "swap")


def group(word: str, view: View) -> Message | None:
    if word in _GROUPS:
        return Message(f"badaboom-deeds-{word}")
    if word in UNTIL:
        return Message("badaboom-deed-preset", args={"until": word, "kinds": ()})
    return Message(f"badaboom-kinds-{word}") if word in KINDS else None


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
            return Message("badaboom-deed-play-on", {"player": player}, _card(book, card))
        case Play(card=card) | Interrupt(card=card) | Ritual(card=int(card)):
            return Message(f"badaboom-deed-{kind}", args=_card(book, card))
        case Ritual():
            return Message("badaboom-deed-ritual-plain")
        case Choose(player=player) | Nominate(player=player) | Accuse(player=player):
            return Message(f"badaboom-deed-{kind}", {"player": player})
        case Tinker(give=give, take=take):
            gives, takes = (
                Message("badaboom-deed-nothing") if each is None else book.named[each].name for each in (give, take)
            )
            return Message("badaboom-deed-tinker", args={"give": gives, "take": takes})
        case Discard(cards=cards, mechanisms=mechanisms):
            return Message("badaboom-deed-discard", args={"cards": in_book(book, (*[MECHANISM] * mechanisms, *cards))})
        case Claim(cards=cards):
            return Message("badaboom-deed-claim", args={"cards": in_book(book, cards)})
        case Preset(until=until, kinds=kinds):
            return Message("badaboom-deed-preset", args={"until": until, "kinds": _kinds(kinds)})
        case Vote(yes=yes) | Judge(yes=yes):
            return Message(f"badaboom-deed-{kind}", args={"yes": "yes" if yes else "no"})
        case _:
            return Message(f"badaboom-deed-{kind}")


def _card(book: Book, card: int) -> dict[str, Value]:
    return {"card": book.named[card].name}


def _kinds(kinds: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple([Message(f"badaboom-kinds-{kind}") for kind in kinds])
