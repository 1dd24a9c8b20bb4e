"""Bomb Busters in sentences: the log in the reader's own view, the prompt bar, talk, and the position in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import PUBLIC, Line, Said, Viewer
from lastwire.games.bomb_busters.rules.events import (
    CharactersRefreshed,
    CutDeclared,
    CutFailed,
    DialTurnedBack,
    EquipmentAdded,
    EquipmentUnlocked,
    Event,
    HoldAsked,
    HoldReleased,
    LabelPlaced,
    MissionEnded,
    MissionStarted,
    NumberValidated,
    RadarAnswered,
    RedsRevealed,
    SoloDone,
    SwapProposed,
    TimeRanOut,
    TokenPlaced,
    TokenSkipped,
    TurnCalled,
    TurnPassed,
    WireCut,
    WiresDealt,
    WiresSwapped,
)
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.state import NUMBERS
from lastwire.games.bomb_busters.rules.talk import (
    Act,
    Careful,
    Emote,
    GoOn,
    Propose,
    Ready,
    Remind,
    Reply,
    Rule,
    Say,
    Wait,
)
from lastwire.games.bomb_busters.rules.text import TEXT
from lastwire.games.bomb_busters.rules.view import (
    FactKnown,
    Stand,
    Value,
    View,
    Waiting,
)
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key

# --- small parts of sentences ---------------------------------------------------------------------


def _you(id: str, seat: int, viewer: Viewer) -> str:
    return f"{id}_you" if seat == viewer else id


def _value(value: Value) -> str:
    return TEXT(f"value.{value}") if isinstance(value, str) else str(value)


def _key(key: int) -> str:
    if key % 10 == 0:
        return write_key(key)
    return TEXT("value.key_yellow" if key % 10 == 1 else "value.key_red", key=write_key(key))


def _wire(place: Place) -> str:
    """A place as people count: the first wire of stand B is B1."""
    return TEXT("place.wire", stand=LETTERS[place[0]], index=place[1] + 1)


def _listed(words: Sequence[str], last: str = "place.list") -> str:
    if len(words) < 2:
        return words[0] if words else TEXT("twin.nothing")
    return TEXT(last, first=TEXT("place.comma").join(words[:-1]), last=words[-1])


def _wires(places: Sequence[Place]) -> str:
    return _listed([_wire(place) for place in places])


def _values(values: Sequence[Value]) -> str:
    return _listed([_value(value) for value in values], "log.or")


def _card(card: int) -> str:
    return TEXT(f"equipment.{card}")


# --- the log --------------------------------------------------------------------------------------


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CutDeclared():
            return Line(_declared(event, viewer, names), "BB-4.9")
        case WireCut(seat=seat):
            id = _you("log.cut", seat, viewer)
            return Line(TEXT(id, name=names[seat], wire=_wire(event.wire), key=_key(event.key)), "BB-4.11")
        case CutFailed():
            return Line(_failed(event), "BB-4.38" if event.stabilized else "BB-4.13")
        case TokenPlaced(seat=seat, card=card):
            id = _you("log.token" if card is None else "log.post_it", seat, viewer)
            line = TEXT(id, name=names[seat], wire=_wire(event.wire), value=_value(event.value))
            return Line(line, "BB-3.14" if card is None else "BB-4.35")
        case TokenSkipped(seat=seat):
            return Line(TEXT(_you("log.no_token", seat, viewer), name=names[seat]), "BB-7.4")
        case SoloDone(seat=seat):
            id = _you("log.solo", seat, viewer)
            line = TEXT(id, name=names[seat], wires=_wires(event.wires), value=_value(event.value))
            return Line(line, "BB-4.18")
        case RedsRevealed(seat=seat):
            keys = _listed([_key(key) for key in event.keys])
            id = _you("log.revealed", seat, viewer)
            return Line(TEXT(id, name=names[seat], wires=_wires(event.wires), keys=keys), "BB-4.22")
        case NumberValidated(number=number):
            return Line(TEXT("log.validated", number=number), "BB-4.26")
        case EquipmentUnlocked(card=card):
            return Line(TEXT("log.unlocked", card=_card(card)), "BB-4.27")
        case EquipmentAdded(cards=cards):
            return Line(TEXT("log.added", cards=_listed([_card(card) for card in cards])), "BB-12.1")
        case LabelPlaced(seat=seat, same=same):
            id = _you("log.label_same" if same else "log.label_differ", seat, viewer)
            return Line(TEXT(id, name=names[seat], wire=_wire(event.wire)), "BB-4.33")
        case SwapProposed(seat=seat, mate=mate):
            id = "log.proposed_to_you" if mate == viewer else _you("log.proposed", seat, viewer)
            return Line(TEXT(id, name=names[seat], mate=names[mate], wire=_wire(event.wire)), "BB-4.34")
        case WiresSwapped():
            return Line(_swapped(event, viewer, names), "BB-4.34")
        case DialTurnedBack(seat=seat, dial=dial):
            return Line(TEXT(_you("log.rewound", seat, viewer), name=names[seat], dial=dial), "BB-4.36")
        case CharactersRefreshed(seat=seat, seats=seats):
            who = _listed([names[one] for one in seats])
            return Line(TEXT(_you("log.refreshed", seat, viewer), name=names[seat], names=who), "BB-4.36")
        case RadarAnswered(seat=seat, stands=stands):
            yes = [LETTERS[stand] for stand, found in enumerate(stands) if found]
            where = _listed(yes) if yes else TEXT("log.radar_none")
            id = _you("log.radar", seat, viewer)
            return Line(TEXT(id, name=names[seat], number=event.number, stands=where), "BB-4.37")
        case TurnPassed(seat=seat, next=next_):
            id = "log.passed_to_you" if next_ == viewer else _you("log.passed", seat, viewer)
            return Line(TEXT(id, name=names[seat], next=names[next_]), "BB-4.39")
        case TurnCalled(seat=seat):
            return Line(TEXT(_you("log.called", seat, viewer), name=names[seat]), "BB-12.12")
        case HoldAsked(seat=seat):
            return Line(TEXT(_you("log.held", seat, viewer), name=names[seat]), "BB-4.31")
        case HoldReleased():
            return None  # the act that released it stands in the talk log
        case TimeRanOut(seat=seat):
            id = _you(f"log.late_{event.timer}", seat, viewer)
            return Line(TEXT(id, name=names[seat], dial=event.dial), "BB-4.49")
        case MissionStarted():
            return Line(_started(event, viewer, names), "BB-3.3")
        case WiresDealt(seat=seat, stands=stands):
            rows = " / ".join([" ".join(write_key(key) for key in stand) for stand in stands])
            return Line(TEXT(_you("log.dealt", seat, viewer), name=names[seat], stands=rows), "BB-3.11")
        case MissionEnded():
            return Line(_ended(event), "BB-6.1" if event.cause == "defused" else "BB-6.2")
        case _:
            assert_never(event)


def _declared(event: CutDeclared, viewer: Viewer, names: Sequence[str]) -> str:
    id = "log.declared_at_you" if event.target == viewer else _you("log.declared", event.seat, viewer)
    line = TEXT(
        id,
        name=names[event.seat],
        target=names[event.target],
        wires=_wires(event.wires),
        values=_values(event.values),
    )
    tools = [] if event.detector == "none" else [TEXT(f"detector.{event.detector}")]
    tools += [TEXT("detector.ray")] if event.ray else []
    tools += [TEXT("detector.stabilizer")] if event.stabilizer else []
    return line + TEXT("log.declared_with", tools=_listed(tools)) if tools else line


def _failed(event: CutFailed) -> str:
    if event.dial == 0:
        return TEXT("log.failed_skull")
    line = TEXT("log.failed_stable") if event.stabilized else TEXT("log.failed", dial=event.dial)
    if event.wire is None or event.value is None:
        return line + TEXT("log.failed_none")
    return line + TEXT(f"log.failed_{event.mark}", wire=_wire(event.wire), value=_value(event.value))


def _swapped(event: WiresSwapped, viewer: Viewer, names: Sequence[str]) -> str:
    line = TEXT(
        "log.swapped",
        name=names[event.seat],
        mate=names[event.mate],
        given_from=_wire(event.given_from),
        given_to=_wire(event.given_to),
        taken_from=_wire(event.taken_from),
        taken_to=_wire(event.taken_to),
    )
    given, taken = shown(event.given), shown(event.taken)
    if given is None or taken is None:
        return line
    if viewer not in (event.seat, event.mate):
        return line + TEXT("log.swapped_all", given=_key(given), taken=_key(taken))
    gave, got = (given, taken) if viewer == event.seat else (taken, given)
    return line + TEXT("log.swapped_keys", gave=_key(gave), got=_key(got))


def _started(event: MissionStarted, viewer: Viewer, names: Sequence[str]) -> str:
    parts = [
        TEXT(
            _you("log.started", event.captain, viewer),
            mission=event.mission,
            title=TEXT(f"mission.{event.mission}"),
            seats=event.seats,
            wires=event.wires,
            captain=names[event.captain],
        )
    ]
    for colour, keys, count in (
        ("reds", event.reds, event.red_count),
        ("yellows", event.yellows, event.yellow_count),
    ):
        if keys:
            sure = "sure" if len(keys) == count else "maybe"
            listed = _listed([write_key(key) for key in keys])
            parts.append(TEXT(f"log.{colour}_{sure}", keys=listed, count=count))
    if event.cards:
        parts.append(TEXT("log.cards", cards=_listed([_card(card) for card in event.cards])))
    if event.numbers:
        parts.append(TEXT("log.numbers", numbers=_listed([str(number) for number in event.numbers])))
    return " ".join(parts)


def _ended(event: MissionEnded) -> str:
    line = TEXT(f"log.ended_{event.cause}")
    if event.aside:
        line += TEXT("log.ended_aside", keys=_listed([_key(key) for key in event.aside]))
    if event.opens is not None:
        line += TEXT("log.ended_opens", box=event.opens)
    return line


# --- talk -----------------------------------------------------------------------------------------


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BB-5.6: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Remind(target=target):
            return TEXT(_you("act.remind", target, viewer), target=names[target])
        case Ready(card=card):
            return TEXT("act.ready", card=_card(card))
        case Propose(card=card):
            return TEXT("act.propose", card=_card(card))
        case Reply(ref=ref, yes=yes):
            return TEXT("act.reply_yes" if yes else "act.reply_no", ref=ref)
        case Rule():
            return TEXT("act.rule")
        case Careful():
            return TEXT("act.careful")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case Wait():
            return TEXT("act.hold")
        case GoOn():
            return TEXT("act.go_on")
        case _:
            assert_never(act)


# --- the prompt bar and the text twin -------------------------------------------------------------


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        return TEXT(f"ask.over_{view.result.cause}")
    if view.phase == "call":
        callers = _callers(view)
        return (
            TEXT("ask.call_you") if viewer in callers else TEXT("ask.call", names=_listed([names[s] for s in callers]))
        )
    waiting = view.waiting
    seat = view.active if waiting is None else waiting.asked
    id = _you(f"ask.{view.phase}", seat, viewer)
    if id == "ask.turn_you" and _only_red(view, viewer):
        id = "ask.reveal_you"
    name, values = names[seat], ""
    if waiting is not None and seat == viewer:
        name, values = names[waiting.by], _values(waiting.values)
    return TEXT(id, name=name, values=values)


def _callers(view: View) -> list[int]:
    """BB-12.12: who may call, by what everybody sees."""
    able = [seat for seat, expert in enumerate(view.experts) if expert.wires]
    return [seat for seat in able if seat != view.active] if view.seats > 2 and len(able) > 1 else able


def _only_red(view: View, viewer: Viewer) -> bool:
    """BB-4.8, from the own wires."""
    red = {10 * (view.forbidden or 0)}
    keys = [stand.keys[index] for stand in view.stands if stand.seat == viewer for index in stand.uncut]
    return all(key is not None and (key % 10 == 5 or key in red) for key in keys)


def twin(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    number = view.brief.number
    lines = [TEXT("twin.mission", mission=number, title=TEXT(f"mission.{number}"), card=TEXT(f"card.{number}"))]
    if view.result is not None:
        lines.append(TEXT("twin.defused" if view.result.won else "twin.exploded"))
    lines.append(TEXT("twin.dial", dial=view.dial, round=view.round, turn=view.turn))
    lines.append(TEXT("twin.captain", name=names[view.captain]))
    for letter, stand in zip(LETTERS, view.stands, strict=False):
        wires = " ".join(_slot(stand, index) for index in range(len(stand.keys)))
        wires += TEXT("twin.apart") if stand.loose else ""
        id = _you("twin.stand", stand.seat, viewer)
        lines.append(TEXT(id, stand=letter, name=names[stand.seat], wires=wires))
    for seat, expert in enumerate(view.experts):
        detector = TEXT("twin.fresh" if expert.detector else "twin.spent")
        lines.append(TEXT("twin.expert", name=names[seat], wires=expert.wires, detector=detector))
    counts = [TEXT("twin.count", value=value, count=count) for value, count in enumerate(view.cut) if value and count]
    if view.cut[0]:
        counts.append(TEXT("twin.count", value=_value("yellow"), count=view.cut[0]))
    lines.append(TEXT("twin.numbers_cut", counts=_listed(counts)))
    for colour, markers in (("red", view.red), ("yellow", view.yellow)):
        if markers:
            listed = [TEXT(f"twin.marker_{marker.state}", key=write_key(marker.key)) for marker in markers]
            lines.append(TEXT(f"twin.{colour}", markers=_listed(listed)))
    lines += _card_lines(view)
    for label in view.labels:
        id = "twin.label_same" if label.same else "twin.label_differ"
        lines.append(TEXT(id, left=_wire(label.left), right=_wire(label.right)))
    lines += [_fact(fact) for fact in view.facts]
    if view.waiting is not None:
        lines.append(_waiting(view.waiting, names))
    if view.opened is not None and view.opened.aside:
        lines.append(TEXT("twin.opened", keys=_listed([_key(key) for key in view.opened.aside])))
    return "\n".join(lines)


def _slot(stand: Stand, index: int) -> str:
    key, token = stand.keys[index], stand.tokens[index]
    text = TEXT("twin.hidden") if key is None else write_key(key)
    if index not in stand.uncut:
        return TEXT("twin.cut", key=text)
    return text if token is None else TEXT("twin.token", key=text, value=_value(token))


def _card_lines(view: View) -> list[str]:
    lines = []
    for card in view.cards:
        id = "twin.card" if card.number is None else "twin.card_number"
        status = TEXT(f"twin.{card.state}")
        lines.append(TEXT(id, card=card.card, name=_card(card.card), number=card.number, state=status))
    if view.forbidden is not None:
        lines.append(TEXT("twin.forbidden", number=view.forbidden))
    elif view.numbers and not any(card.number is not None for card in view.cards):
        lines.append(TEXT("twin.number_cards", numbers=_listed([str(number) for number in view.numbers])))
    return lines


def _fact(fact: FactKnown) -> str:
    # All values but one are a strange thing to list.
    rest = [value for value in (*range(1, NUMBERS + 1), "yellow", "red") if value not in fact.values]
    if fact.kind in ("some", "none") and len(rest) == 1:
        return TEXT(f"twin.fact_{fact.kind}_but", wires=_wires(fact.wires), value=_value(rest[0]))
    return TEXT(f"twin.fact_{fact.kind}", wires=_wires(fact.wires), values=_values(fact.values))


def _waiting(waiting: Waiting, names: Sequence[str]) -> str:
    values = waiting.values if waiting.hit is None else (waiting.hit,)
    id = "twin.waiting" if values else "twin.swapping"
    return TEXT(id, name=names[waiting.by], values=_values(values), wires=_wires(waiting.wires))
