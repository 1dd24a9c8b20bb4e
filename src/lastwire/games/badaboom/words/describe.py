"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.face import bomb_text
from lastwire.games.badaboom.rules.text import TEXT
from lastwire.games.badaboom.rules.view import Laid, View
from lastwire.games.badaboom.words.phrase import card_name, cards_text, counted_text


def _laid(book: Book, laid: Sequence[Laid], names: Sequence[str]) -> str:
    parts = []
    for each in laid:
        name, card = names[each.controller], card_name(book, each.card)
        if each.player is None:
            parts.append(TEXT("describe.active", card=card, name=name))
        else:
            parts.append(TEXT("describe.active_on", card=card, name=name, player=names[each.player]))
    return "; ".join(parts)


def describe(view: View, names: Sequence[str]) -> str:
    """The position in words."""
    book = book_of(view.options)
    me = -1 if view.own is None else view.own.seat
    lines = []
    for seat in range(view.seats):
        name = TEXT("describe.you", name=names[seat]) if seat == me else names[seat]
        lines.append(TEXT("describe.coins", name=name, coins=view.coins[seat], backs=counted_text(view.hands[seat])))
    lines += _bomb_lines(view, book, names)
    if view.top is None:
        lines.append(TEXT("describe.pile_empty", discard=view.discard))
    else:
        lines.append(TEXT("describe.pile", pile=view.pile, top=card_name(book, view.top), discard=view.discard))
    if view.closed:
        lines.append(TEXT("describe.closed"))
    if view.active:
        lines.append(TEXT("describe.in_force", cards=_laid(book, view.active, names)))
    if view.stack:
        lines.append(TEXT("describe.stack", cards=_laid(book, view.stack[::-1], names)))
    if view.life is not None:
        for seat, penalty in enumerate(view.life.penalties):
            if penalty is not None:
                name = book.named_penalties[penalty.card].name
                rule = TEXT(f"penalty.{penalty.rule}")
                lines.append(TEXT("describe.penalty", name=names[seat], card=name, rule=rule))
    if view.own is not None:
        lines.append(TEXT("describe.hand", cards=cards_text(book, view.own.hand)))
        if view.own.preset is not None:
            lines.append(TEXT("describe.preset", until=TEXT(f"until.{view.own.preset.until}")))
    return "\n".join(lines)


def _bomb_lines(view: View, book: Book, names: Sequence[str]) -> list[str]:
    bomb = book.bombs[view.bomb]
    values = {
        "bomb": book.named_bombs[view.bomb].name,
        "property": bomb_text(bomb).rstrip("."),
        "backs": counted_text(view.inside),
    }
    if view.holder is None:
        return [TEXT("describe.bomb_nobody", **values)]
    state = TEXT("describe.secure")
    if view.armed:
        state = TEXT("describe.armed_nobody") if view.armer is None else TEXT("describe.armed", armer=names[view.armer])
    lines = [TEXT("describe.bomb", holder=names[view.holder], state=state, **values)]
    if view.gadget is not None:
        lines.append(TEXT("describe.gadget", gadget=card_name(book, view.gadget)))
    if view.contents is not None:
        lines.append(TEXT("describe.contents", cards=cards_text(book, view.contents)))
    if view.direction < 0:
        lines.append(TEXT("describe.direction_back"))
    if view.unstable:
        lines.append(TEXT("describe.unstable"))
    elif view.warning:
        lines.append(TEXT("describe.warning"))
    for id, seats in (("danger", view.danger), ("danger_next", view.danger_next)):
        if seats is not None:
            who = ", ".join(names[seat] for seat in seats)
            lines.append(TEXT(f"describe.{id}", names=who) if seats else TEXT(f"describe.{id}_nobody"))
    return lines
