"""Bomb Squad Academy in sentences: the log in the reader's own view, the prompt bar, talk, the position in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.secret import shown
from lastwire.engine.types import PUBLIC, Line, Said, Viewer
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
from lastwire.games.academy.rules.talk import (
    Act,
    CallWait,
    Emote,
    Plan,
    Saw,
    Say,
    Warn,
)
from lastwire.games.academy.rules.text import TEXT
from lastwire.games.academy.rules.tool import CLAUSES
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.rules.view import PlayerSeen, View, WireSeen

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

# --- small parts of sentences ---------------------------------------------------------------------


def _you(id: str, seat: int, viewer: Viewer) -> str:
    return f"{id}_you" if seat == viewer else id


def _listed(words: Sequence[str], none: str = "list.nothing") -> str:
    if len(words) < 2:
        return words[0] if words else TEXT(none)
    return TEXT("list.and", first=TEXT("list.comma").join(words[:-1]), last=words[-1])


def _wire(wire: str) -> str:
    return TEXT(f"wire.{wire}")


def _wires(wires: Sequence[str]) -> str:
    return _listed([_wire(wire) for wire in wires])


def _card(card: str) -> str:
    return TEXT(f"card.{card}")


def _tool(tool: str) -> str:
    return TEXT(f"tool.{tool}")


def _names(seats: Sequence[int], names: Sequence[str]) -> str:
    return _listed([names[seat] for seat in seats], "list.nobody")


def _numbers(values: Sequence[int]) -> str:
    return _listed([str(value) for value in values])


# --- the log --------------------------------------------------------------------------------------


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case CardCommitted():
            return Line(_committed(event, viewer, names), "BSA-4.2.1")
        case CardsRevealed(cards=cards):
            parts = [
                TEXT(_you("log.revealed_one", seat, viewer), name=names[seat], card=_card(card))
                for seat, card in enumerate(cards)
            ]
            return Line(TEXT("log.revealed", round=event.round, cards=TEXT("list.comma").join(parts)), "BSA-4.2.4")
        case CardFlipped():
            id = f"log.flipped_{event.cause}"
            who = _names(event.seats, names)
            line = TEXT(id, names=who, wire=_wire(event.wire), value=event.value, trigger=event.trigger)
            return Line(line, {"cut": "BSA-4.5.4", "hammer": "BSA-4.12.7"}.get(event.cause, "BSA-4.12.19"))
        case CutScored(seat=seat):
            id = _you("log.scored", seat, viewer)
            line = TEXT(id, name=names[seat], points=event.points, wire=_wire(event.wire), sum=_sum(event))
            return Line(line, "BSA-4.5.5")
        case CardPickedUp(seat=seat, card=card):
            return Line(TEXT(_you("log.picked_up", seat, viewer), name=names[seat], card=_card(card)), "BSA-4.9.2")
        case TileTurned(boom=boom):
            id = "log.tile_boom" if boom else "log.tile_ok"
            return Line(TEXT(id, wire=_wire(event.wire), tile=event.tile), "BSA-4.6.2")
        case WaitPaid(seat=seat, points=points):
            return Line(TEXT(_you("log.wait", seat, viewer), name=names[seat], points=points), "BSA-4.4.1")
        case WireProtected(seat=seat, wire=wire):
            return Line(TEXT(_you("log.protected", seat, viewer), name=names[seat], wire=_wire(wire)), "BSA-4.4.2")
        case CuttersStopped(wire=wire, seats=seats):
            return Line(TEXT("log.stopped", wire=_wire(wire), names=_names(seats, names)), "BSA-4.4.3")
        case Peeked(seat=seat, mode=mode, wires=wires):
            id = _you(f"log.peek_{mode}", seat, viewer)
            clause = "BSA-4.12.16" if mode == "sniffer" else "BSA-4.8.2"
            return Line(TEXT(id, name=names[seat], wires=_wires(wires)), clause)
        case PeekSeen(seat=seat):
            return Line(TEXT(_you("log.seen", seat, viewer), name=names[seat], faces=_faces(event)), "BSA-4.8.3")
        case ToolUsed(seat=seat, tool=tool):
            id = _you("log.used", seat, viewer)
            line = TEXT(id, name=names[seat], tool=_tool(tool), more=_more(event, names))
            return Line(line, CLAUSES[TOOLS.index(tool)])
        case DeclarationVoided(seat=seat, tool=tool):
            return Line(TEXT(_you("log.voided", seat, viewer), name=names[seat], tool=_tool(tool)), "BSA-4.3.4")
        case WindowPassed(seats=seats):
            return Line(TEXT("log.passed", names=_names(seats, names)), "BSA-4.3.3")
        case AutoPassSet(seat=seat, tool=tool, on=on):
            id = _you("log.auto_on" if on else "log.auto_off", seat, viewer)
            return Line(TEXT(id, name=names[seat], tool=_tool(tool)), "BSA-4.14.3")
        case CardRetracted(seat=seat):
            return Line(TEXT(_you("log.retracted", seat, viewer), name=names[seat]), "BSA-4.2.2")
        case CardsReturned(wire=wire, values=values):
            line = TEXT("log.returned", values=_numbers(values), wire=_wire(wire), trigger=event.trigger)
            return Line(line, "BSA-7.22")
        case DeckShuffled(wire=wire):
            return Line(TEXT("log.shuffled", wire=_wire(wire)), "BSA-7.22")
        case CardsLookedAt(seat=seat, values=values):
            id = "log.looked" if seat == viewer else "log.looked_other"
            return Line(TEXT(id, name=names[seat], values=_numbers(values)), "BSA-4.12.20")
        case PointsGained(seat=seat, points=points, cause=cause):
            id = _you("log.gained", seat, viewer)
            return Line(TEXT(id, name=names[seat], points=points, cause=TEXT(f"cause.{cause}")), _paid_by(cause))
        case PointsLost(seat=seat, points=points, cause=cause):
            id = _you("log.lost", seat, viewer)
            return Line(TEXT(id, name=names[seat], points=points, cause=TEXT(f"cause.{cause}")), _paid_by(cause))
        case BombExploded(wire=wire, seats=seats):
            return Line(TEXT("log.exploded", names=_names(seats, names), wire=_wire(wire)), "BSA-4.7.1")
        case PlayerSpared(seat=seat):
            return Line(TEXT(_you("log.spared", seat, viewer), name=names[seat]), "BSA-4.7.3")
        case PlateMoved(wire=wire, value=value):
            return Line(TEXT("log.plate", wire=_wire(wire), value=value), "BSA-4.9.1")
        case WaitSpent(seat=seat):
            return Line(TEXT(_you("log.spent", seat, viewer), name=names[seat]), "BSA-4.9.3")
        case TimeRanOut(seats=seats):
            return Line(TEXT("log.late", names=_names(seats, names)), "BSA-4.14.2")
        case MatchStarted():
            return Line(_started(event, names), "BSA-2.8")
        case BombStarted(bomb=bomb):
            return Line(TEXT("log.bomb", bomb=TEXT(f"bomb.{bomb}")), "BSA-4.1.1")
        case PlatesPlaced(wires=wires, values=values):
            line = TEXT(
                "log.plates", first=_wire(wires[0]), first_value=values[0], last=_wire(wires[1]), last_value=values[1]
            )
            return Line(line, "BSA-4.10.2")
        case ToolsShown(tools=tools, order=order):
            line = _listed([_tool(tool) for tool in tools])
            return Line(TEXT("log.tools", tools=line, order=_names(order, names)), "BSA-4.10.3")
        case ToolDrafted(seat=seat, tool=tool, forced=forced):
            id = _you("log.drafted_forced" if forced else "log.drafted", seat, viewer)
            return Line(TEXT(id, name=names[seat], tool=_tool(tool)), "BSA-4.10.3")
        case ToolDiscarded(tool=tool):
            return Line(TEXT("log.discarded", tool=_tool(tool)), "BSA-4.10.3")
        case BombEnded(bomb=bomb, scores=scores):
            listed = [TEXT("log.score", name=names[seat], points=points) for seat, points in enumerate(scores)]
            line = TEXT("log.ended", bomb=TEXT(f"bomb.{bomb}"), scores=TEXT("list.comma").join(listed))
            return Line(line, "BSA-4.10.1")
        case MatchEnded(winners=winners, scores=scores):
            id = "log.won" if len(winners) == 1 else "log.won_shared"
            return Line(TEXT(id, names=_names(winners, names), points=scores[winners[0]]), "BSA-6.2")
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
        return TEXT("log.committed_shown", name=names[event.seat], card=_card(card))
    return TEXT("log.committed_forced_you" if event.forced else "log.committed_you", card=_card(card))


def _sum(event: CutScored) -> str:
    """How the points came about (chapter 11): main value, chain, plates, divided."""
    id = "log.sum_plates" if event.plates else "log.sum"
    text = TEXT(id, main=event.main, chain=event.chain, plates=event.plates)
    return text if event.divisor == 1 else TEXT("log.sum_shared", sum=text, divisor=event.divisor)


def _more(event: ToolUsed, names: Sequence[str]) -> str:
    if event.card is not None and event.was is not None:
        return TEXT("log.used_card", card=_card(event.card), was=_card(event.was))
    if event.players:
        return TEXT("log.used_players", players=_names(event.players, names))
    if event.wire is None:
        return ""
    return TEXT("log.used_jump" if event.tool == "JUMPER" else "log.used_wire", wire=_wire(event.wire))


def _faces(event: PeekSeen) -> str:
    id = "log.seen_card" if event.mode in ("decks", "sniffer") else "log.seen_tiles"
    return _listed([TEXT(id, wire=_wire(w), face=face) for w, face in zip(event.wires, event.faces, strict=True)])


def _started(event: MatchStarted, names: Sequence[str]) -> str:
    line = TEXT("log.started", seats=event.seats, order=_names(event.ages, names))
    line += TEXT("log.started_house" if event.house else "log.started_own")
    return line + TEXT("log.started_odds") if event.odds else line


# --- talk -----------------------------------------------------------------------------------------


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BSA-5.4: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Saw(wire=wire, part=part):
            return TEXT(f"act.saw_{part}", wire=_wire(wire))
        case Plan(card=card):
            return TEXT("act.plan", card=_card(card))
        case Warn(wire=wire):
            return TEXT("act.warn", wire=_wire(wire))
        case CallWait():
            return TEXT("act.call_wait")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case _:
            assert_never(act)


# --- the prompt bar and the text twin -------------------------------------------------------------


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.winners is not None:
        return TEXT("ask.over", names=_names(view.winners, names))
    owed = owing(view)
    who = _names(owed, names)
    if view.phase == "select":
        if viewer in owed:
            return TEXT("ask.select_you")
        if view.own is not None and view.own.committed is not None:
            return TEXT("ask.select_done", card=_card(view.own.committed), names=who)
        return TEXT("ask.select", names=who)
    wire, cutters = "", ""
    if view.cutting is not None:
        wire, cutters = _wire(view.cutting.wire), _names(view.cutting.cutters, names)
    id = f"ask.{view.phase}_you" if viewer in owed else f"ask.{view.phase}"
    return TEXT(id, names=who, wire=wire, cutters=cutters)


def owing(view: View) -> tuple[int, ...]:
    """Whom the match waits for, by what everybody sees."""
    if view.phase == "select":
        return tuple([seat for seat, player in enumerate(view.players) if not player.committed])
    if view.phase.startswith("window"):
        return tuple([seat for seat in view.eligible if seat not in view.answered])
    if view.phase == "xray_pick" and view.cutting is not None:
        return view.cutting.cutters
    return view.turns[:1]


def twin(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    lines = [TEXT("twin.time", bomb=TEXT(f"bomb.{view.bomb}"), round=view.round)]
    lines += [_wire_line(wire) for wire in view.wires]
    for plate in view.plates:
        arrow = TEXT(f"twin.{plate.arrow}")
        lines.append(TEXT("twin.plate", value=plate.value, arrow=arrow, wire=_wire(plate.wire)))
    lines += [_player_line(player, seat, viewer, names) for seat, player in enumerate(view.players)]
    if view.protected:
        lines.append(TEXT("twin.protected", wires=_wires(view.protected)))
    if view.orders is not None:
        lines.append(TEXT("twin.orders", name=names[view.orders]))
    if view.cutting is not None:
        id = "twin.exploded" if view.cutting.exploded else "twin.cutting"
        lines.append(TEXT(id, wire=_wire(view.cutting.wire), names=_names(view.cutting.cutters, names)))
        if view.cutting.blanket is not None:
            lines.append(TEXT("twin.blanket", name=names[view.cutting.blanket]))
    if view.display:
        lines.append(TEXT("twin.display", tools=_listed([_tool(tool) for tool in view.display])))
    if view.turns:
        lines.append(TEXT("twin.turns", names=_names(view.turns, names)))
    lines += _own_lines(view)
    for bomb, gains in enumerate(view.gains, 1):
        listed = [TEXT("log.score", name=names[seat], points=points) for seat, points in enumerate(gains)]
        lines.append(TEXT("twin.gains", bomb=TEXT(f"bomb.{bomb}"), gains=TEXT("list.comma").join(listed)))
    if view.opened is not None:
        for wire, boom, deck in zip(view.wires, view.opened.booms, view.opened.decks, strict=True):
            lines.append(TEXT("twin.opened", wire=_wire(wire.wire), boom=boom, deck=_numbers(deck)))
    if view.winners is not None:
        lines.append(TEXT("twin.winners", names=_names(view.winners, names)))
    return "\n".join(lines)


def _wire_line(wire: WireSeen) -> str:
    tiles = []
    for tile in range(1, 4):
        face = "boom" if tile == wire.boom else "ok" if tile <= wire.up else "down"
        tiles.append(TEXT(f"twin.{face}"))
    return TEXT(
        "twin.wire",
        wire=_wire(wire.wire),
        exposed=_numbers(wire.exposed),
        trigger=wire.trigger,
        length=wire.length,
        tiles=TEXT("list.comma").join(tiles),
        bonus=wire.bonus,
        left=_numbers(wire.left),
    )


def _player_line(player: PlayerSeen, seat: int, viewer: Viewer, names: Sequence[str]) -> str:
    return TEXT(
        _you("twin.player", seat, viewer),
        name=names[seat],
        score=player.score,
        hand=_listed([_card(card) for card in player.hand]),
        stack=_listed([_card(card) for card in player.stack]),
        spent=TEXT("twin.spent") if player.spent else "",
        act="" if player.act is None else TEXT("twin.act", act=_card(player.act)),
        tools=TEXT("twin.tools", tools=_listed([_tool(tool) for tool in player.tools])) if player.tools else "",
        committed=TEXT("twin.committed") if player.committed else "",
    )


def _own_lines(view: View) -> list[str]:
    own = view.own
    if own is None:
        return []
    lines = [] if own.committed is None else [TEXT("twin.chosen", card=_card(own.committed))]
    for wire, top, boom in zip(view.wires, own.tops, own.booms, strict=True):
        if top is not None:
            lines.append(TEXT("twin.top", wire=_wire(wire.wire), face=top))
        if boom is not None:
            lines.append(TEXT("twin.tiles", wire=_wire(wire.wire), face=boom))
    if own.xray is not None:
        lines.append(TEXT("twin.xray", values=_numbers(own.xray)))
    return lines
