"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import Line, Viewer
from lastwire.games.academy.rules.events import (
    AutoPassSet,
    BombEnded,
    BombExploded,
    BombStarted,
    CardCommitted,
    CardFlipped,
    CardPickedUp,
    CardRetracted,
    CardsLookedAt,
    CardsReturned,
    CardsRevealed,
    CutScored,
    CuttersStopped,
    DeckShuffled,
    DeclarationVoided,
    Event,
    MatchEnded,
    MatchStarted,
    Peeked,
    PeekSeen,
    PlateMoved,
    PlatesPlaced,
    PlayerSpared,
    PointsGained,
    PointsLost,
    TileTurned,
    TimeRanOut,
    ToolDiscarded,
    ToolDrafted,
    ToolsShown,
    ToolUsed,
    WaitPaid,
    WaitSpent,
    WindowPassed,
    WireProtected,
)
from lastwire.games.academy.rules.text import TEXT
from lastwire.games.academy.rules.tool import CLAUSES
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.words.phrase import (
    card_name,
    joined,
    names_text,
    numbers_text,
    tool_name,
    wire_name,
    wires_text,
)
from lastwire.kit.phrase import you

# By cause, for points that a Tool gives or takes at once; the Bomb Blanket's come with settlement.
_TOOL_CLAUSES: Final = {
    cause: CLAUSES[TOOLS.index(tool)]
    for cause, tool in (
        ("hammer", "HAMMER"),
        ("crimper", "CRIMPER"),
        ("dynamo", "DYNAMO"),
        ("shield", "SHIELD"),
        ("helmet", "HELMET"),
    )
}


# --- the log --------------------------------------------------------------------------------------


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CardCommitted():
            return Line(_committed(event, viewer, names), "BSA-4.2.1")
        case CardsRevealed(cards=cards):
            parts = [
                TEXT(you("log.revealed_one", seat, viewer), name=names[seat], card=card_name(card))
                for seat, card in enumerate(cards)
            ]
            return Line(TEXT("log.revealed", round=event.round, cards=TEXT("list.comma").join(parts)), "BSA-4.2.4")
        case CardFlipped():
            id = f"log.flipped_{event.cause}"
            who = names_text(event.seats, names)
            line = TEXT(id, names=who, wire=wire_name(event.wire), value=event.value, trigger=event.trigger)
            return Line(line, {"cut": "BSA-4.5.4", "hammer": "BSA-4.12.7"}.get(event.cause, "BSA-4.12.19"))
        case CutScored(seat=seat):
            id = you("log.scored", seat, viewer)
            line = TEXT(id, name=names[seat], points=event.points, wire=wire_name(event.wire), sum=_sum(event))
            return Line(line, "BSA-4.5.5")
        case CardPickedUp(seat=seat, card=card):
            return Line(TEXT(you("log.picked_up", seat, viewer), name=names[seat], card=card_name(card)), "BSA-4.9.2")
        case TileTurned(boom=boom):
            id = "log.tile_boom" if boom else "log.tile_ok"
            return Line(TEXT(id, wire=wire_name(event.wire), tile=event.tile), "BSA-4.6.2")
        case WaitPaid(seat=seat, points=points):
            return Line(TEXT(you("log.wait", seat, viewer), name=names[seat], points=points), "BSA-4.4.1")
        case WireProtected(seat=seat, wire=wire):
            return Line(TEXT(you("log.protected", seat, viewer), name=names[seat], wire=wire_name(wire)), "BSA-4.4.2")
        case CuttersStopped(wire=wire, seats=seats):
            return Line(TEXT("log.stopped", wire=wire_name(wire), names=names_text(seats, names)), "BSA-4.4.3")
        case Peeked(seat=seat, mode=mode, wires=wires):
            id = you(f"log.peek_{mode}", seat, viewer)
            clause = "BSA-4.12.16" if mode == "sniffer" else "BSA-4.8.2"
            return Line(TEXT(id, name=names[seat], wires=wires_text(wires)), clause)
        case PeekSeen(seat=seat):
            return Line(TEXT(you("log.seen", seat, viewer), name=names[seat], faces=_faces(event)), "BSA-4.8.3")
        case ToolUsed(seat=seat, tool=tool):
            id = you("log.used", seat, viewer)
            line = TEXT(id, name=names[seat], tool=tool_name(tool), more=_more(event, names))
            return Line(line, CLAUSES[TOOLS.index(tool)])
        case DeclarationVoided(seat=seat, tool=tool):
            return Line(TEXT(you("log.voided", seat, viewer), name=names[seat], tool=tool_name(tool)), "BSA-4.3.4")
        case WindowPassed(seats=seats):
            return Line(TEXT("log.passed", names=names_text(seats, names)), "BSA-4.3.3")
        case AutoPassSet(seat=seat, tool=tool, on=on):
            id = you("log.auto_on" if on else "log.auto_off", seat, viewer)
            return Line(TEXT(id, name=names[seat], tool=tool_name(tool)), "BSA-4.14.3")
        case CardRetracted(seat=seat):
            return Line(TEXT(you("log.retracted", seat, viewer), name=names[seat]), "BSA-4.2.2")
        case CardsReturned(wire=wire, values=values):
            line = TEXT("log.returned", values=numbers_text(values), wire=wire_name(wire), trigger=event.trigger)
            return Line(line, "BSA-7.22")
        case DeckShuffled(wire=wire):
            return Line(TEXT("log.shuffled", wire=wire_name(wire)), "BSA-7.22")
        case CardsLookedAt(seat=seat, values=values):
            id = "log.looked" if seat == viewer else "log.looked_other"
            return Line(TEXT(id, name=names[seat], values=numbers_text(values)), "BSA-4.12.20")
        case PointsGained(seat=seat, points=points, cause=cause):
            id = you("log.gained", seat, viewer)
            return Line(TEXT(id, name=names[seat], points=points, cause=TEXT(f"cause.{cause}")), _paid_by(cause))
        case PointsLost(seat=seat, points=points, cause=cause):
            id = you("log.lost", seat, viewer)
            return Line(TEXT(id, name=names[seat], points=points, cause=TEXT(f"cause.{cause}")), _paid_by(cause))
        case BombExploded(wire=wire, seats=seats):
            return Line(TEXT("log.exploded", names=names_text(seats, names), wire=wire_name(wire)), "BSA-4.7.1")
        case PlayerSpared(seat=seat):
            return Line(TEXT(you("log.spared", seat, viewer), name=names[seat]), "BSA-4.7.3")
        case PlateMoved(wire=wire, value=value):
            return Line(TEXT("log.plate", wire=wire_name(wire), value=value), "BSA-4.9.1")
        case WaitSpent(seat=seat):
            return Line(TEXT(you("log.spent", seat, viewer), name=names[seat]), "BSA-4.9.3")
        case TimeRanOut(seats=seats):
            return Line(TEXT("log.late", names=names_text(seats, names)), "BSA-4.14.2")
        case MatchStarted():
            return Line(_started(event, names), "BSA-2.8")
        case BombStarted(bomb=bomb):
            return Line(TEXT("log.bomb", bomb=TEXT(f"bomb.{bomb}")), "BSA-4.1.1")
        case PlatesPlaced(wires=wires, values=values):
            line = TEXT(
                "log.plates",
                first=wire_name(wires[0]),
                first_value=values[0],
                last=wire_name(wires[1]),
                last_value=values[1],
            )
            return Line(line, "BSA-4.10.2")
        case ToolsShown(tools=tools, order=order):
            line = joined([tool_name(tool) for tool in tools])
            return Line(TEXT("log.tools", tools=line, order=names_text(order, names)), "BSA-4.10.3")
        case ToolDrafted(seat=seat, tool=tool, forced=forced):
            id = you("log.drafted_forced" if forced else "log.drafted", seat, viewer)
            return Line(TEXT(id, name=names[seat], tool=tool_name(tool)), "BSA-4.10.3")
        case ToolDiscarded(tool=tool):
            return Line(TEXT("log.discarded", tool=tool_name(tool)), "BSA-4.10.3")
        case BombEnded(bomb=bomb, scores=scores):
            listed = [TEXT("log.score", name=names[seat], points=points) for seat, points in enumerate(scores)]
            line = TEXT("log.ended", bomb=TEXT(f"bomb.{bomb}"), scores=TEXT("list.comma").join(listed))
            return Line(line, "BSA-4.10.1")
        case MatchEnded(winners=winners, scores=scores):
            id = "log.won" if len(winners) == 1 else "log.won_shared"
            return Line(TEXT(id, names=names_text(winners, names), points=scores[winners[0]]), "BSA-6.2")
        case _:
            assert_never(event)


def _paid_by(cause: str) -> str:
    """The clause of points that no cut brought: a Tool's own, or settlement's."""
    return _TOOL_CLAUSES.get(cause, "BSA-4.7.3")


def _committed(event: CardCommitted, viewer: Viewer, names: Sequence[str]) -> str:
    card = shown(event.card)
    if card is None:
        id = "log.committed_forced" if event.forced else "log.committed"
        return TEXT(id, name=names[event.seat])
    if event.seat != viewer:
        return TEXT("log.committed_shown", name=names[event.seat], card=card_name(card))
    return TEXT("log.committed_forced_you" if event.forced else "log.committed_you", card=card_name(card))


def _sum(event: CutScored) -> str:
    """How the points came about (chapter 11): main value, chain, plates, divided."""
    id = "log.sum_plates" if event.plates else "log.sum"
    text = TEXT(id, main=event.main, chain=event.chain, plates=event.plates)
    return text if event.divisor == 1 else TEXT("log.sum_shared", sum=text, divisor=event.divisor)


def _more(event: ToolUsed, names: Sequence[str]) -> str:
    if event.card is not None and event.was is not None:
        return TEXT("log.used_card", card=card_name(event.card), was=card_name(event.was))
    if event.players:
        return TEXT("log.used_players", players=names_text(event.players, names))
    if event.wire is None:
        return ""
    return TEXT("log.used_jump" if event.tool == "JUMPER" else "log.used_wire", wire=wire_name(event.wire))


def _faces(event: PeekSeen) -> str:
    id = "log.seen_card" if event.mode in ("decks", "sniffer") else "log.seen_tiles"
    return joined([TEXT(id, wire=wire_name(w), face=face) for w, face in zip(event.wires, event.faces, strict=True)])


def _started(event: MatchStarted, names: Sequence[str]) -> str:
    line = TEXT("log.started", seats=event.seats, order=names_text(event.ages, names))
    line += TEXT("log.started_house" if event.house else "log.started_own")
    return line + TEXT("log.started_odds") if event.odds else line
