"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

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
from lastwire.games.academy.rules.tool import CLAUSES
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.words.phrase import BOMB, CARD, WIRE, group, sums, tools, wires
from lastwire.message import Message, Value

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


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CardCommitted(seat=seat, forced=forced):
            card = shown(event.card)
            late = "yes" if forced else "no"
            if card is None:
                return Line(Message("academy-log-committed", {"player": seat}, {"late": late}), "BSA-4.2.1")
            args: dict[str, Value] = {"card": CARD[card], "late": late}
            return Line(Message("academy-log-committed_shown", {"player": seat}, args), "BSA-4.2.1")
        case CardsRevealed(cards=cards):
            plays = tuple(
                [Message("academy-log-revealed_card", {"player": s}, {"card": CARD[c]}) for s, c in enumerate(cards)]
            )
            return Line(Message("academy-log-revealed", args={"round": event.round, "plays": plays}), "BSA-4.2.4")
        case CardFlipped():
            return _flipped(event)
        case CutScored():
            return Line(_scored(event), "BSA-4.5.5")
        case CardPickedUp(seat=seat, card=card):
            return _of(seat, "picked_up", "BSA-4.9.2", card=CARD[card])
        case TileTurned(wire=wire, tile=tile, boom=boom):
            return _plain("tile", "BSA-4.6.2", wire=WIRE[wire], tile=tile, face="boom" if boom else "ok")
        case WaitPaid(seat=seat, points=points):
            return _of(seat, "wait", "BSA-4.4.1", points=points)
        case WireProtected(seat=seat, wire=wire):
            return _of(seat, "protected", "BSA-4.4.2", wire=WIRE[wire])
        case CuttersStopped(wire=wire, seats=seats):
            return Line(Message("academy-log-stopped", group(seats), {"wire": WIRE[wire]}), "BSA-4.4.3")
        case Peeked(seat=seat, mode=mode, wires=letters):
            clause = "BSA-4.12.16" if mode == "sniffer" else "BSA-4.8.2"
            if mode in ("decks", "tiles"):
                return _of(seat, f"peek_{mode}", clause, wires=wires(letters))
            return _of(seat, f"peek_{mode}", clause)
        case PeekSeen(seat=seat):
            return _of(seat, "seen", "BSA-4.8.3", faces=_faces(event))
        case ToolUsed():
            return Line(_used(event), CLAUSES[TOOLS.index(event.tool)])
        case DeclarationVoided(seat=seat, tool=tool, named=named):
            return _of(seat, "voided", "BSA-4.3.4", tool=named or tool)
        case WindowPassed(seats=seats):
            return Line(Message("academy-log-passed", group(seats)), "BSA-4.3.3")
        case AutoPassSet(seat=seat, tool=tool, on=on, named=named):
            return _of(seat, "auto_on" if on else "auto_off", "BSA-4.14.3", tool=named or tool)
        case CardRetracted(seat=seat):
            return _of(seat, "retracted", "BSA-4.2.2")
        case CardsReturned(wire=wire, values=values):
            return _plain("returned", "BSA-7.22", values=values, wire=WIRE[wire], trigger=event.trigger)
        case DeckShuffled(wire=wire):
            return _plain("shuffled", "BSA-7.22", wire=WIRE[wire])
        case CardsLookedAt(seat=seat, values=values):
            return _of(seat, "looked", "BSA-4.12.20", values=values)
        case PointsGained(seat=seat, points=points, cause=cause):
            return _of(seat, "gained", _TOOL_CLAUSES.get(cause, "BSA-4.7.3"), points=points, cause=cause)
        case PointsLost(seat=seat, points=points, cause=cause):
            return _of(seat, "lost", _TOOL_CLAUSES.get(cause, "BSA-4.7.3"), points=points, cause=cause)
        case BombExploded(wire=wire, seats=seats):
            return Line(Message("academy-log-exploded", group(seats), {"wire": WIRE[wire]}), "BSA-4.7.1")
        case PlayerSpared(seat=seat):
            return _of(seat, "spared", "BSA-4.7.3")
        case PlateMoved(wire=wire, value=value):
            return _plain("plate", "BSA-4.9.1", wire=WIRE[wire], value=value)
        case WaitSpent(seat=seat):
            return _of(seat, "spent", "BSA-4.9.3")
        case TimeRanOut(seats=seats):
            return Line(Message("academy-log-late", group(seats)), "BSA-4.14.2")
        case MatchStarted():
            return _started(event)
        case BombStarted(bomb=bomb):
            return _plain("bomb", "BSA-4.1.1", bomb=BOMB[bomb])
        case PlatesPlaced(wires=letters, values=values):
            plates = tuple(
                [
                    Message("academy-log-plate_on", args={"wire": WIRE[wire], "value": value})
                    for wire, value in zip(letters, values, strict=True)
                ]
            )
            return _plain("plates", "BSA-4.10.2", plates=plates)
        case ToolsShown(tools=names, order=order, named=called):
            return Line(Message("academy-log-tools", {"names": order}, {"tools": tools(names, called)}), "BSA-4.10.3")
        case ToolDrafted(seat=seat, tool=tool, forced=forced, named=named):
            return _of(seat, "drafted", "BSA-4.10.3", tool=named or tool, late="yes" if forced else "no")
        case ToolDiscarded(tool=tool, named=named):
            return _plain("discarded", "BSA-4.10.3", tool=named or tool)
        case BombEnded(bomb=bomb, scores=scores):
            return _plain("ended", "BSA-4.10.1", bomb=BOMB[bomb], scores=sums(scores))
        case MatchEnded(winners=winners, scores=scores):
            return Line(Message("academy-log-won", group(winners), {"points": scores[winners[0]]}), "BSA-6.2")
        case _:
            assert_never(event)


def _plain(name: str, clause: str, **args: Value) -> Line:
    return Line(Message(f"academy-log-{name}", args=args), clause)


def _of(seat: int, name: str, clause: str, **args: Value) -> Line:
    return Line(Message(f"academy-log-{name}", {"player": seat}, args), clause)


def _flipped(event: CardFlipped) -> Line:
    args: dict[str, Value] = {"wire": WIRE[event.wire], "value": event.value, "trigger": event.trigger}
    if event.cause == "cut":
        return Line(Message("academy-log-flipped", group(event.seats), args), "BSA-4.5.4")
    tool = event.cause.upper()
    return Line(
        Message("academy-log-flipped_extra", args={**args, "tool": event.named or tool}), CLAUSES[TOOLS.index(tool)]
    )


def _scored(event: CutScored) -> Message:
    """How the points came about (chapter 11): main value, chain, plates, divided."""
    args: dict[str, Value] = {
        "points": event.points,
        "wire": WIRE[event.wire],
        "main": event.main,
        "chain": event.chain,
        "plates": event.plates,
        "divisor": event.divisor,
    }
    return Message("academy-log-scored", {"player": event.seat}, args)


def _used(event: ToolUsed) -> Message:
    seat, tool = event.seat, event.named or event.tool
    if event.card is not None and event.was is not None:
        cards: dict[str, Value] = {"tool": tool, "card": CARD[event.card], "was": CARD[event.was]}
        return Message("academy-log-used_card", {"player": seat}, cards)
    if event.players:
        return Message("academy-log-used_players", {"player": seat, "targets": event.players}, {"tool": tool})
    if event.wire is None:
        return Message("academy-log-used", {"player": seat}, {"tool": tool})
    id = "academy-log-used_jump" if event.tool == "JUMPER" else "academy-log-used_wire"
    return Message(id, {"player": seat}, {"tool": tool, "wire": WIRE[event.wire]})


def _faces(event: PeekSeen) -> tuple[Message, ...]:
    id = "academy-log-seen_card" if event.mode in ("decks", "sniffer") else "academy-log-seen_tiles"
    found = zip(event.wires, event.faces, strict=True)
    return tuple([Message(id, args={"wire": WIRE[wire], "face": face}) for wire, face in found])


def _started(event: MatchStarted) -> Line:
    args: dict[str, Value] = {
        "seats": event.seats,
        "numbers": "house" if event.house else "own",
        "odds": "on" if event.odds else "off",
    }
    return Line(Message("academy-log-started", {"names": event.ages}, args), "BSA-2.8")
