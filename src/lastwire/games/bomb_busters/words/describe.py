"""The position, one fact a line."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.state import NUMBERS
from lastwire.games.bomb_busters.rules.view import FactKnown, Marker, Stand, View, Waiting
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key
from lastwire.games.bomb_busters.words.phrase import are, card_name, place_name, place_names, said, wires_of, yes
from lastwire.message import Message, Value


def describe(view: View) -> list[Message]:
    """The position, one fact a line."""
    number = view.brief.number
    title, rule = Message(f"bomb-busters-mission-{number}"), Message(f"bomb-busters-rule-{number}")
    facts = [_fact("mission", mission=number, title=title, rule=rule)]
    if view.result is not None:
        facts.append(_fact("over", won=yes(view.result.won)))
    facts.append(_fact("dial", dial=view.dial, round=view.round, turn=view.turn))
    facts.append(Message("bomb-busters-describe-captain", {"name": view.captain}))
    for letter, stand in zip(LETTERS, view.stands, strict=False):
        wires = tuple([_slot(stand, index) for index in range(len(stand.keys))])
        facts.append(Message("bomb-busters-describe-stand", {"name": stand.seat}, {"stand": letter, "wires": wires}))
        if stand.loose:
            facts.append(_fact("loose", stand=letter))
    for seat, expert in enumerate(view.experts):
        values: dict[str, Value] = {"wires": expert.wires, "detector": "fresh" if expert.detector else "used"}
        facts.append(Message("bomb-busters-describe-expert", {"name": seat}, values))
    facts.append(_fact("cut", counts=_counts(view)))
    if view.red:
        facts.append(_fact("red", markers=_markers(view.red)))
    if view.yellow:
        facts.append(_fact("yellow", markers=_markers(view.yellow)))
    facts += _cards(view)
    for each in view.beside:
        facts.append(Message("bomb-busters-describe-beside", {"name": each.seat}, {"value": each.value}))
    if view.brief.characters == "random":
        holder = next(seat for seat, expert in enumerate(view.experts) if expert.character == 0)
        facts.append(Message("bomb-busters-describe-holder", {"name": holder}))
    for label in view.labels:
        kind = "same" if label.same else "differ"
        facts.append(_fact("label", kind=kind, left=place_name(label.left), right=place_name(label.right)))
    facts += [_known(fact) for fact in view.facts]
    if view.waiting is not None:
        facts.append(_waiting(view.waiting))
    if view.opened is not None and view.opened.aside:
        facts.append(_fact("aside", keys=wires_of(view.opened.aside)))
    return facts


def _fact(sentence: str, **values: Value) -> Message:
    return Message(f"bomb-busters-describe-{sentence}", args=values)


def _slot(stand: Stand, index: int) -> str | Message:
    """A wire as positions are written: `[9]` is cut, `9*` has a token, which is told."""
    key, token = stand.keys[index], stand.tokens[index]
    text = "?" if key is None else write_key(key)
    if index not in stand.uncut:
        return f"[{text}]"
    if token is None:
        return text
    return _fact("token-false" if index in stand.false else "token", key=text, value=token)


def _counts(view: View) -> tuple[Message, ...]:
    """How many of each value are cut, yellow last."""
    by_value: list[tuple[int | str, int]] = [*enumerate(view.cut[1:], 1), ("yellow", view.cut[0])]
    return tuple([_fact("count", value=value, count=count) for value, count in by_value if count])


def _markers(markers: tuple[Marker, ...]) -> tuple[Message, ...]:
    return tuple([_fact("marker", key=write_key(marker.key), state=marker.state) for marker in markers])


def _cards(view: View) -> list[Message]:
    facts = []
    for card in view.cards:
        values: dict[str, Value] = {"card": card.card, "name": card_name(card.card), "state": card.state}
        if card.number is None:
            facts.append(_fact("card", **values))
        else:
            facts.append(_fact("card-number", number=card.number, **values))
    if view.forbidden is not None:
        facts.append(_fact("forbidden", number=view.forbidden))
    elif view.numbers and not any(card.number is not None for card in view.cards):
        facts.append(_fact("numbers", numbers=view.numbers))
    if view.target is not None and view.leader is not None:
        facts.append(_fact("target", number=view.target))
    if view.face_down:
        facts.append(_fact("face_down", count=view.face_down))
    return facts


def _known(fact: FactKnown) -> Message:
    if fact.kind in ("upto", "below"):
        first, last = place_names(fact.wires)
        return Message(f"bomb-busters-fact-{fact.kind}", args={"first": first, "last": last})
    wires = place_names(fact.wires)
    if fact.kind not in ("some", "none"):
        return Message(f"bomb-busters-fact-{fact.kind}", args={"wires": wires})
    # All values but one are a strange thing to list.
    rest = [value for value in (*range(1, NUMBERS + 1), "yellow", "red") if value not in fact.values]
    if len(rest) == 1:
        return Message(f"bomb-busters-fact-{fact.kind}_but", args={"wires": wires, "values": are(rest)})
    return Message(f"bomb-busters-fact-{fact.kind}", args={"wires": wires, "values": are(fact.values)})


def _waiting(waiting: Waiting) -> Message:
    values = waiting.values if waiting.hit is None else (waiting.hit,)
    who: dict[str, int | tuple[int, ...]] = {"name": waiting.by}
    wires = place_names(waiting.wires)
    if not values:
        return Message("bomb-busters-describe-swapping", who, {"wires": wires})
    return Message("bomb-busters-describe-waiting", who, {"wires": wires, "values": said(values)})
