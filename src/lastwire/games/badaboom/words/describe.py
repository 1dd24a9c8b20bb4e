"""The position, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.printed import penalty_text, property_text
from lastwire.games.badaboom.rules.resurrection import HICCUP
from lastwire.games.badaboom.rules.view import Laid, View
from lastwire.games.badaboom.words.phrase import counted, in_book, objects
from lastwire.message import Message, Value


def _fact(id: str, **args: Value) -> Message:
    return Message(f"badaboom-describe-{id}", args=args)


def _laid(book: Book, laid: Sequence[Laid]) -> tuple[Message, ...]:
    parts = []
    for each in laid:
        card: dict[str, Value] = {"card": book.named[each.card].name}
        if each.player is None:
            parts.append(Message("badaboom-describe-active", who={"name": each.controller}, args=card))
        else:
            who: dict[str, int | tuple[int, ...]] = {"name": each.controller, "player": each.player}
            parts.append(Message("badaboom-describe-active_on", who=who, args=card))
    return tuple(parts)


def describe(view: View) -> list[Message]:
    """All that the viewer sees."""
    book = book_of(view.options)
    facts = [
        Message(
            "badaboom-describe-player",
            who={"name": seat},
            args={"coins": view.coins[seat], "backs": counted(view.hands[seat])},
        )
        for seat in range(view.seats)
    ]
    facts += _bomb_facts(view, book)
    if view.top is None:
        facts.append(_fact("pile_empty", discard=view.discard))
    else:
        facts.append(_fact("pile", pile=view.pile, top=book.named[view.top].name, discard=view.discard))
    if view.closed:
        facts.append(_fact("closed"))
    if view.active:
        facts.append(_fact("in_force", cards=_laid(book, view.active)))
    if view.stack:
        facts.append(_fact("stack", cards=_laid(book, view.stack[::-1])))
    if view.life is not None:
        for seat, penalty in enumerate(view.life.penalties):
            if penalty is not None:
                card = book.named_penalties[penalty.card].name
                held = HICCUP if penalty.stand_in else book.resurrections[penalty.card]
                args: dict[str, Value] = {"card": card, "rule": penalty_text(held)}
                facts.append(Message("badaboom-describe-penalty", who={"name": seat}, args=args))
    if view.own is not None:
        facts.append(_fact("hand", cards=in_book(book, view.own.hand)))
        if view.own.preset is not None:
            facts.append(_fact("preset", until=view.own.preset.until))
    return facts


def _bomb_facts(view: View, book: Book) -> list[Message]:
    bomb = book.bombs[view.bomb]
    values: dict[str, Value] = {"bomb": book.named_bombs[view.bomb].name, "backs": counted(view.inside)}
    property = [property_text(bomb)] if bomb.properties else []
    if view.holder is None:
        return [Message("badaboom-describe-bomb_nobody", args=values), *property]
    who: dict[str, int | tuple[int, ...]] = {"holder": view.holder}
    values["state"] = "armed" if view.armed else "secure"
    if view.armed and view.armer is not None:
        who["armer"] = view.armer
        values["state"] = "armed_by"
    facts = [Message("badaboom-describe-bomb", who=who, args=values), *property]
    if view.gadget is not None:
        facts.append(_fact("gadget", gadget=book.named[view.gadget].name))
    if view.contents is not None:
        facts.append(_fact("contents", cards=in_book(book, view.contents)))
    if view.direction < 0:
        facts.append(_fact("direction_back"))
    if view.unstable:
        facts.append(_fact("unstable"))
    elif view.warning:
        facts.append(_fact("warning"))
    for id, seats in (("danger", view.danger), ("danger_next", view.danger_next)):
        if seats is not None:
            facts.append(_fact(id, names=objects(seats)))
    return facts
