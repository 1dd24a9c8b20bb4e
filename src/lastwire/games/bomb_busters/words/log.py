"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
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
from lastwire.games.bomb_busters.rules.text import TEXT
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


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CutDeclared():
            return Line(_declared(event, viewer, names), "BB-4.9")
        case WireCut(seat=seat):
            id = you("log.cut", seat, viewer)
            return Line(TEXT(id, name=names[seat], wire=wire_name(event.wire), key=key_text(event.key)), "BB-4.11")
        case CutFailed():
            return Line(_failed(event), "BB-4.38" if event.stabilized else "BB-4.13")
        case TokenPlaced(seat=seat, card=card):
            id = you("log.token" if card is None else "log.post_it", seat, viewer)
            line = TEXT(id, name=names[seat], wire=wire_name(event.wire), value=value_text(event.value))
            return Line(line, "BB-3.14" if card is None else "BB-4.35")
        case TokenSkipped(seat=seat):
            return Line(TEXT(you("log.no_token", seat, viewer), name=names[seat]), "BB-7.4")
        case SoloDone(seat=seat):
            id = you("log.solo", seat, viewer)
            line = TEXT(id, name=names[seat], wires=wires_text(event.wires), value=value_text(event.value))
            return Line(line, "BB-4.18")
        case RedsRevealed(seat=seat):
            keys = joined([key_text(key) for key in event.keys])
            id = you("log.revealed", seat, viewer)
            return Line(TEXT(id, name=names[seat], wires=wires_text(event.wires), keys=keys), "BB-4.22")
        case NumberValidated(number=number):
            return Line(TEXT("log.validated", number=number), "BB-4.26")
        case EquipmentUnlocked(card=card):
            return Line(TEXT("log.unlocked", card=card_name(card)), "BB-4.27")
        case EquipmentAdded(cards=cards):
            return Line(TEXT("log.added", cards=joined([card_name(card) for card in cards])), "BB-12.1")
        case LabelPlaced(seat=seat, same=same):
            id = you("log.label_same" if same else "log.label_differ", seat, viewer)
            return Line(TEXT(id, name=names[seat], wire=wire_name(event.wire)), "BB-4.33")
        case SwapProposed(seat=seat, mate=mate):
            id = "log.proposed_to_you" if mate == viewer else you("log.proposed", seat, viewer)
            return Line(TEXT(id, name=names[seat], mate=names[mate], wire=wire_name(event.wire)), "BB-4.34")
        case WiresSwapped():
            return Line(_swapped(event, viewer, names), "BB-4.34")
        case DialTurnedBack(seat=seat, dial=dial):
            return Line(TEXT(you("log.rewound", seat, viewer), name=names[seat], dial=dial), "BB-4.36")
        case CharactersRefreshed(seat=seat, seats=seats):
            who = joined([names[one] for one in seats])
            return Line(TEXT(you("log.refreshed", seat, viewer), name=names[seat], names=who), "BB-4.36")
        case RadarAnswered(seat=seat, stands=stands):
            yes = [LETTERS[stand] for stand, found in enumerate(stands) if found]
            where = joined(yes) if yes else TEXT("log.radar_none")
            id = you("log.radar", seat, viewer)
            return Line(TEXT(id, name=names[seat], number=event.number, stands=where), "BB-4.37")
        case TurnPassed(seat=seat, next=next_):
            id = "log.passed_to_you" if next_ == viewer else you("log.passed", seat, viewer)
            return Line(TEXT(id, name=names[seat], next=names[next_]), "BB-4.39")
        case TurnCalled(seat=seat):
            return Line(TEXT(you("log.called", seat, viewer), name=names[seat]), "BB-12.12")
        case HoldAsked(seat=seat):
            return Line(TEXT(you("log.held", seat, viewer), name=names[seat]), "BB-4.31")
        case HoldReleased():
            return None  # the act that released it stands in the talk log
        case TimeRanOut(seat=seat):
            id = you(f"log.late_{event.timer}", seat, viewer)
            return Line(TEXT(id, name=names[seat], dial=event.dial), "BB-4.49")
        case MissionStarted():
            return Line(_started(event, viewer, names), "BB-3.3")
        case WiresDealt(seat=seat, stands=stands):
            rows = " / ".join([" ".join(write_key(key) for key in stand) for stand in stands])
            return Line(TEXT(you("log.dealt", seat, viewer), name=names[seat], stands=rows), "BB-3.11")
        case MissionEnded():
            return Line(_ended(event), "BB-6.1" if event.cause == "defused" else "BB-6.2")
        case _:
            assert_never(event)


def _declared(event: CutDeclared, viewer: Viewer, names: Sequence[str]) -> str:
    id = "log.declared_at_you" if event.target == viewer else you("log.declared", event.seat, viewer)
    line = TEXT(
        id,
        name=names[event.seat],
        target=names[event.target],
        wires=wires_text(event.wires),
        values=values_text(event.values),
    )
    tools = [] if event.detector == "none" else [TEXT(f"detector.{event.detector}")]
    tools += [TEXT("detector.ray")] if event.ray else []
    tools += [TEXT("detector.stabilizer")] if event.stabilizer else []
    return line + TEXT("log.declared_with", tools=joined(tools)) if tools else line


def _failed(event: CutFailed) -> str:
    if event.dial == 0:
        return TEXT("log.failed_skull")
    line = TEXT("log.failed_stable") if event.stabilized else TEXT("log.failed", dial=event.dial)
    if event.wire is None or event.value is None:
        return line + TEXT("log.failed_none")
    return line + TEXT(f"log.failed_{event.mark}", wire=wire_name(event.wire), value=value_text(event.value))


def _swapped(event: WiresSwapped, viewer: Viewer, names: Sequence[str]) -> str:
    line = TEXT(
        "log.swapped",
        name=names[event.seat],
        mate=names[event.mate],
        given_from=wire_name(event.given_from),
        given_to=wire_name(event.given_to),
        taken_from=wire_name(event.taken_from),
        taken_to=wire_name(event.taken_to),
    )
    given, taken = shown(event.given), shown(event.taken)
    if given is None or taken is None:
        return line
    if viewer not in (event.seat, event.mate):
        return line + TEXT("log.swapped_all", given=key_text(given), taken=key_text(taken))
    gave, got = (given, taken) if viewer == event.seat else (taken, given)
    return line + TEXT("log.swapped_keys", gave=key_text(gave), got=key_text(got))


def _started(event: MissionStarted, viewer: Viewer, names: Sequence[str]) -> str:
    parts = [
        TEXT(
            you("log.started", event.captain, viewer),
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
            listed = joined([write_key(key) for key in keys])
            parts.append(TEXT(f"log.{colour}_{sure}", keys=listed, count=count))
    if event.cards:
        parts.append(TEXT("log.cards", cards=joined([card_name(card) for card in event.cards])))
    if event.numbers:
        parts.append(TEXT("log.numbers", numbers=joined([str(number) for number in event.numbers])))
    return " ".join(parts)


def _ended(event: MissionEnded) -> str:
    line = TEXT(f"log.ended_{event.cause}")
    if event.aside:
        line += TEXT("log.ended_aside", keys=joined([key_text(key) for key in event.aside]))
    if event.opens is not None:
        line += TEXT("log.ended_opens", box=event.opens)
    return line
