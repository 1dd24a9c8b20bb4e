"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_busters.rules.state import NUMBERS
from lastwire.games.bomb_busters.rules.text import TEXT
from lastwire.games.bomb_busters.rules.view import FactKnown, Stand, View, Waiting
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key
from lastwire.games.bomb_busters.words.phrase import (
    card_name,
    joined,
    key_text,
    value_text,
    values_text,
    wire_name,
    wires_text,
)
from lastwire.kit.phrase import you


def describe(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    number = view.brief.number
    lines = [TEXT("describe.mission", mission=number, title=TEXT(f"mission.{number}"), card=TEXT(f"card.{number}"))]
    if view.result is not None:
        lines.append(TEXT("describe.defused" if view.result.won else "describe.exploded"))
    lines.append(TEXT("describe.dial", dial=view.dial, round=view.round, turn=view.turn))
    lines.append(TEXT("describe.captain", name=names[view.captain]))
    for letter, stand in zip(LETTERS, view.stands, strict=False):
        wires = " ".join(_slot(stand, index) for index in range(len(stand.keys)))
        wires += TEXT("describe.apart") if stand.loose else ""
        id = you("describe.stand", stand.seat, viewer)
        lines.append(TEXT(id, stand=letter, name=names[stand.seat], wires=wires))
    for seat, expert in enumerate(view.experts):
        detector = TEXT("describe.fresh" if expert.detector else "describe.spent")
        lines.append(TEXT("describe.expert", name=names[seat], wires=expert.wires, detector=detector))
    counts = [
        TEXT("describe.count", value=value, count=count) for value, count in enumerate(view.cut) if value and count
    ]
    if view.cut[0]:
        counts.append(TEXT("describe.count", value=value_text("yellow"), count=view.cut[0]))
    lines.append(TEXT("describe.numbers_cut", counts=joined(counts)))
    for colour, markers in (("red", view.red), ("yellow", view.yellow)):
        if markers:
            listed = [TEXT(f"describe.marker_{marker.state}", key=write_key(marker.key)) for marker in markers]
            lines.append(TEXT(f"describe.{colour}", markers=joined(listed)))
    lines += _card_lines(view)
    for label in view.labels:
        id = "describe.label_same" if label.same else "describe.label_differ"
        lines.append(TEXT(id, left=wire_name(label.left), right=wire_name(label.right)))
    lines += [_fact(fact) for fact in view.facts]
    if view.waiting is not None:
        lines.append(_waiting(view.waiting, names))
    if view.opened is not None and view.opened.aside:
        lines.append(TEXT("describe.opened", keys=joined([key_text(key) for key in view.opened.aside])))
    return "\n".join(lines)


def _slot(stand: Stand, index: int) -> str:
    key, token = stand.keys[index], stand.tokens[index]
    text = TEXT("describe.hidden") if key is None else write_key(key)
    if index not in stand.uncut:
        return TEXT("describe.cut", key=text)
    return text if token is None else TEXT("describe.token", key=text, value=value_text(token))


def _card_lines(view: View) -> list[str]:
    lines = []
    for card in view.cards:
        id = "describe.card" if card.number is None else "describe.card_number"
        status = TEXT(f"describe.{card.state}")
        lines.append(TEXT(id, card=card.card, name=card_name(card.card), number=card.number, state=status))
    if view.forbidden is not None:
        lines.append(TEXT("describe.forbidden", number=view.forbidden))
    elif view.numbers and not any(card.number is not None for card in view.cards):
        lines.append(TEXT("describe.number_cards", numbers=joined([str(number) for number in view.numbers])))
    return lines


def _fact(fact: FactKnown) -> str:
    # All values but one are a strange thing to list.
    rest = [value for value in (*range(1, NUMBERS + 1), "yellow", "red") if value not in fact.values]
    if fact.kind in ("some", "none") and len(rest) == 1:
        return TEXT(f"describe.fact_{fact.kind}_but", wires=wires_text(fact.wires), value=value_text(rest[0]))
    return TEXT(f"describe.fact_{fact.kind}", wires=wires_text(fact.wires), values=values_text(fact.values))


def _waiting(waiting: Waiting, names: Sequence[str]) -> str:
    values = waiting.values if waiting.hit is None else (waiting.hit,)
    id = "describe.waiting" if values else "describe.swapping"
    return TEXT(id, name=names[waiting.by], values=values_text(values), wires=wires_text(waiting.wires))
