"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from lastwire.games.bomb_busters.rules.events import (
    AllDeclared,
    CharactersRefreshed,
    CutDeclared,
    CutFailed,
    DialTurnedBack,
    EquipmentAdded,
    EquipmentUnlocked,
    Event,
    FalseTokenPlaced,
    HoldAsked,
    HoldReleased,
    LabelPlaced,
    MissionEnded,
    MissionStarted,
    NumberTurned,
    NumberValidated,
    RadarAnswered,
    RedsRevealed,
    SoloDone,
    SwapProposed,
    TimeRanOut,
    TokenBeside,
    TokenPlaced,
    TokenSkipped,
    TurnCalled,
    TurnOrdered,
    TurnPassed,
    WireCut,
    WiresDealt,
    WiresSwapped,
)
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key
from lastwire.games.bomb_busters.words.phrase import (
    card_name,
    one,
    place_name,
    place_names,
    said,
    wire_of,
    wires_of,
    yes,
)
from lastwire.message import Message, Value, row


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CutDeclared():
            return Line(_declared(event), "BB-4.9")
        case WireCut(seat=seat):
            return _line("BB-4.11", "cut", seat, wire=place_name(event.wire), key=wire_of(event.key))
        case CutFailed():
            return Line(_failed(event), "BB-4.38" if event.stabilized else "BB-4.13")
        case TokenPlaced(seat=seat, card=card):
            clause, sentence = ("BB-3.14", "token") if card is None else ("BB-4.35", "post-it")
            return _line(clause, sentence, seat, wire=place_name(event.wire), value=one(event.value))
        case TokenSkipped(seat=seat):
            return _line("BB-7.4", "no-token", seat)
        case TokenBeside(seat=seat):
            return _line("BB-12.16", "beside", seat, value=one(event.value))
        case AllDeclared(seat=seat):
            return _line("BB-12.16", "pointed", seat, wires=place_names(event.wires), value=event.value)
        case FalseTokenPlaced(seat=seat):
            return _line("BB-12.20", "false", seat, wire=place_name(event.wire), value=one(event.value))
        case TurnOrdered(seat=seat):
            who: dict[str, int | tuple[int, ...]] = {"name": seat, "next": event.next}
            return Line(Message("bomb-busters-log-ordered", who, {"number": one(event.number)}), "BB-12.21")
        case NumberTurned(number=number):
            return Line(_plain("turned", number=number), "BB-12.18")
        case SoloDone(seat=seat):
            return _line("BB-4.18", "solo", seat, wires=place_names(event.wires), value=event.value)
        case RedsRevealed(seat=seat):
            return _line("BB-4.22", "revealed", seat, wires=place_names(event.wires), keys=wires_of(event.keys))
        case NumberValidated(number=number):
            return Line(_plain("validated", number=number), "BB-4.26")
        case EquipmentUnlocked(card=card):
            return Line(_plain("unlocked", card=card_name(card)), "BB-4.27")
        case EquipmentAdded(cards=cards):
            return Line(_plain("added", cards=tuple([card_name(card) for card in cards])), "BB-12.1")
        case LabelPlaced(seat=seat, wire=(stand, index)):
            kind, next_ = "same" if event.same else "differ", place_name((stand, index + 1))
            return _line("BB-4.33", "label", seat, kind=kind, wire=place_name(event.wire), next=next_)
        case SwapProposed(seat=seat, mate=mate):
            message = Message(
                "bomb-busters-log-offered", {"name": seat, "mate": mate}, {"wire": place_name(event.wire)}
            )
            return Line(message, "BB-4.34")
        case WiresSwapped():
            return Line(_swapped(event, viewer), "BB-4.34")
        case DialTurnedBack(seat=seat, dial=dial):
            return _line("BB-4.36", "rewound", seat, dial=dial)
        case CharactersRefreshed(seat=seat, seats=seats):
            return Line(Message("bomb-busters-log-refreshed", {"name": seat, "names": seats}), "BB-4.36")
        case RadarAnswered(seat=seat, stands=stands):
            found = tuple([LETTERS[stand] for stand, found in enumerate(stands) if found])
            return _line("BB-4.37", "radar", seat, number=event.number, stands=found)
        case TurnPassed(seat=seat, next=next_):
            return Line(Message("bomb-busters-log-passed", {"name": seat, "next": next_}), "BB-4.39")
        case TurnCalled(seat=seat):
            return _line("BB-12.12", "called", seat)
        case HoldAsked(seat=seat):
            return _line("BB-4.31", "held", seat)
        case HoldReleased():
            return None  # the act that released it stands in the talk log
        case TimeRanOut(seat=seat):
            return _line("BB-4.49", f"late-{event.timer}", seat, dial=event.dial)
        case MissionStarted():
            return Line(_started(event), "BB-3.3")
        case WiresDealt(seat=seat, stands=stands):
            rows = " / ".join([" ".join(write_key(key) for key in stand) for stand in stands])
            return _line("BB-3.11", "dealt", seat, stands=rows)
        case MissionEnded():
            return Line(_ended(event), "BB-6.1" if event.cause == "defused" else "BB-6.2")
        case _:
            assert_never(event)


def _plain(sentence: str, **values: Value) -> Message:
    return Message(f"bomb-busters-log-{sentence}", args=values)


def _line(clause: str, sentence: str, seat: int, **values: Value) -> Line:
    return Line(Message(f"bomb-busters-log-{sentence}", {"name": seat}, values), clause)


def _declared(event: CutDeclared) -> Message:
    message = Message(
        "bomb-busters-log-declared",
        {"name": event.seat, "target": event.target},
        {"wires": place_names(event.wires), "values": said(event.values)},
    )
    tools = [] if event.detector == "none" else [_plain(f"with-{event.detector}")]
    tools += [_plain("with-ray")] if event.ray else []
    tools += [_plain("with-stabilizer")] if event.stabilizer else []
    return row([message, _plain("with", tools=tuple(tools))]) if tools else message


def _failed(event: CutFailed) -> Message:
    missed = _plain("missed-stable") if event.stabilized else _plain("missed", dial=event.dial)
    if event.dial == 0:
        return missed
    if event.wire is None or event.value is None:
        return row([missed, _plain("shown-none")])
    if event.mark in ("false", "unsaid"):
        return row([missed, _plain("shown-not", wire=place_name(event.wire), value=one(event.value))])
    return row([missed, _plain("shown", mark=event.mark, wire=place_name(event.wire), value=one(event.value))])


def _swapped(event: WiresSwapped, viewer: Viewer) -> Message:
    message = Message(
        "bomb-busters-log-swapped",
        {"name": event.seat, "mate": event.mate},
        {
            "given_from": place_name(event.given_from),
            "given_to": place_name(event.given_to),
            "taken_from": place_name(event.taken_from),
            "taken_to": place_name(event.taken_to),
        },
    )
    given, taken = shown(event.given), shown(event.taken)
    if given is None or taken is None:
        return message
    if viewer not in (event.seat, event.mate):
        return row([message, _plain("swapped-all", given=wire_of(given), taken=wire_of(taken))])
    gave, got = (given, taken) if viewer == event.seat else (taken, given)
    return row([message, _plain("swapped-yours", gave=wire_of(gave), got=wire_of(got))])


def _started(event: MissionStarted) -> Message:
    number = event.mission
    parts = [
        Message(
            "bomb-busters-log-started",
            {"captain": event.captain},
            {
                "mission": number,
                "title": Message(f"bomb-busters-mission-{number}"),
                "seats": event.seats,
                "wires": event.wires,
            },
        )
    ]
    if event.reds:
        parts.append(_colour("red", event.reds, event.red_count))
    if event.yellows:
        parts.append(_colour("yellow", event.yellows, event.yellow_count))
    if event.cards:
        parts.append(_plain("cards", cards=tuple([card_name(card) for card in event.cards])))
    if event.numbers:
        parts.append(_plain("numbers", numbers=event.numbers))
    return row(parts)


def _colour(colour: str, keys: tuple[int, ...], count: int) -> Message:
    return _plain(colour, keys=tuple([write_key(key) for key in keys]), count=count, all=yes(len(keys) == count))


def _ended(event: MissionEnded) -> Message:
    parts = [_plain(f"ended-{event.cause}")]
    if event.aside:
        parts.append(_plain("aside", keys=wires_of(event.aside)))
    if event.opens is not None:
        parts.append(_plain("opens", box=event.opens))
    return row(parts)
