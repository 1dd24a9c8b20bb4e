"""What a learner is told of a move: why a strong player would make it, and whether it costs the seat's own goblin. Who
would die is worked out as for any player who asks (GB-10.4), and not stated where it depends on a Gadget unseen."""

from __future__ import annotations

from typing import Final

from lastwire.engine.coach import Weighed
from lastwire.engine.types import Past
from lastwire.errors import Refused
from lastwire.games.badaboom.brain.aid import consult
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.face import gist
from lastwire.games.badaboom.rules.moves import (
    Choose,
    Claim,
    Discard,
    Interrupt,
    Move,
    Nominate,
    NoTinker,
    Pass,
    Play,
    Tinker,
)
from lastwire.games.badaboom.rules.question import Outlook, WhatIf
from lastwire.games.badaboom.rules.state import MECHANISM
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words.phrase import objects
from lastwire.message import Message, Value

ANYWAY: Final = Message("badaboom-weigh-anyway")


def reason(view: View, past: Past, move: Move) -> Message:
    """The strongest true thing to be said for a move."""
    match move:
        case Pass():
            return _passing(view)
        case Play():
            return _playing(view, past, move)
        case Interrupt(card=card):
            top = view.stack[-1]
            book = book_of(view.options)
            told: dict[str, Value] = {**_card(book, card), "top": book.named[top.card].name}
            return Message("badaboom-tip-interrupt", {"player": top.controller}, told)
        case Tinker(give=give, take=take):
            return _tinkering(view, past, give or 0, take or 0)
        case NoTinker():
            return _say("leave", mechanisms=view.inside.mechanisms)
        case Discard(cards=cards, mechanisms=mechanisms):
            return _say("discard", n=len(cards) + mechanisms, mechanisms=mechanisms)
        case Claim(cards=cards):
            return _say("claim", n=len(cards))
        case Choose(player=player) | Nominate(player=player):
            return Message(
                f"badaboom-tip-{move.__struct_config__.tag}", {"player": player}, {"coins": view.coins[player]}
            )
        case _:
            return _say("free")


def _say(id: str, **values: Value) -> Message:
    return Message(f"badaboom-tip-{id}", args=values)


def _card(book: Book, card: int) -> dict[str, Value]:
    return {"card": book.named[card].name, "gist": gist(book.cards[card])}


def _seat(view: View) -> int:
    if view.own is None:
        raise ValueError("a player asks from a seat")
    return view.own.seat


def _outlook(view: View, past: Past, question: WhatIf) -> Outlook | None:
    """How things would stand; None before there is a Bomb."""
    if view.holder is None:
        return None
    try:
        found = consult(view, past, question)
    except Refused:
        return None
    return found if isinstance(found, Outlook) else None


def _passing(view: View) -> Message:
    """A poll may be let go by: with nothing to play, or because nothing threatens."""
    cards = [book_of(view.options).cards[card] for card in (() if view.own is None else view.own.hand)]
    wanted = [card for card in cards if card.back == "trick" and (card.kind == "X") == (view.ask == "interrupt")]
    if not wanted:
        return _say("pass-nothing", ask=view.ask)
    if view.danger is not None and _seat(view) not in view.danger:
        return _say("pass-safe", names=objects(view.danger), n=len(view.danger))
    return _say("pass-keep")


def _playing(view: View, past: Past, move: Play) -> Message:
    """What changes for the seat's own goblin, where that is known; else what the card does."""
    seat, book = _seat(view), book_of(view.options)
    now = _outlook(view, past, WhatIf())
    then = _outlook(view, past, WhatIf(card=move.card, player=move.player))
    told = _card(book, move.card)
    if now is not None and then is not None:
        if now.killed is not None and then.killed is not None and seat in now.killed and seat not in then.killed:
            return _say("saved", **told)
        if then.holder != now.holder:
            return Message("badaboom-tip-passed", {"player": then.holder}, told)
        if now.due and not then.due:
            return _say("stopped", **told)
        if then.killed is not None and now.killed is not None and set(then.killed) - set(now.killed) - {seat}:
            return _say("hits", names=objects(then.killed), **told)
    return _say("card", **told)


def _tinkering(view: View, past: Past, give: int, take: int) -> Message:
    now, then = _outlook(view, past, WhatIf()), _outlook(view, past, WhatIf(give=give, take=take))
    book = book_of(view.options)
    told: dict[str, Value] = {"give": book.named[give].name, "take": book.named[take].name}
    if now is not None and then is not None:
        hit = objects(then.after or ())
        if then.armed and not now.armed:
            return _say("arms", names=hit, n=len(hit), known="no" if then.after is None else "yes", **told)
        if now.armed and not then.armed:
            return _say("secures", **told)
    if take == MECHANISM:
        return _say("mechanism", coins=1, **told)
    if give == MECHANISM:
        return _say("puts", **told)
    return _say("swap", gist=gist(book.cards[take]), **told)


def weigh(view: View, past: Past, move: Move) -> Weighed:
    """A move after which the seat's own goblin dies as things then stand, and did not before."""
    match move:
        case Play(card=card, player=player):
            question = WhatIf(card=card, player=player)
        case Tinker(give=give, take=take):
            question = WhatIf(give=give, take=take)
        case _:
            return Weighed()
    seat = _seat(view)
    now, then = _outlook(view, past, WhatIf()), _outlook(view, past, question)
    if now is None or then is None:
        return Weighed()
    if then.due and seat in (then.killed or ()) and not (now.due and seat in (now.killed or ())):
        return Weighed(Message("badaboom-weigh-dies"), ANYWAY)
    if then.armed and not now.armed and seat in (then.after or ()):
        return Weighed(Message("badaboom-weigh-arms"), ANYWAY)
    return Weighed()
