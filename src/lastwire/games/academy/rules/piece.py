"""What can be tapped in Bomb Squad Academy, and what one could mean by it: `card-G`, `wire-G`, `tool-JUMPER`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

from lastwire.games.academy.rules.moves import (
    AutoPass,
    Card,
    Commit,
    Draft,
    Move,
    Peek,
    Protect,
    Retract,
    ToolName,
    UseTool,
    Wire,
)
from lastwire.games.academy.rules.state import CARDS
from lastwire.games.academy.rules.view import View


def pieces(view: View) -> tuple[str, ...]:
    """The six action cards, the wires in play, and the Tools that the seat has or could draft."""
    own = () if view.own is None else view.players[view.own.seat]
    tools = dict.fromkeys((*(own.tools if own else ()), *(own.auto if own else ()), *view.display))
    wires = [wire.wire for wire in view.wires]
    return (
        *[f"card-{card}" for card in CARDS],
        *[f"wire-{wire}" for wire in wires],
        *[f"tool-{tool}" for tool in tools],
    )


def meant(view: View, piece: str) -> list[Move]:
    """A card is played, a wire cut or what is asked of it, a Tool used or drafted."""
    kind, name = piece.split("-")
    if kind == "card":
        return list(_with_card(view, cast(Card, name)))
    if kind == "wire":
        return list(_with_wire(view, cast(Wire, name)))
    return list(_with_tool(view, cast(ToolName, name)))


def _with_card(view: View, card: Card) -> Iterator[Move]:
    if view.own is not None and view.own.committed == card:
        yield Retract()
    yield Commit(card)


def _with_wire(view: View, wire: Wire) -> Iterator[Move]:
    others = [cast(Wire, each.wire) for each in view.wires]
    if view.phase == "protect":
        yield Protect(wire)
    elif view.phase == "peek":
        yield Peek("tiles", (wire,))
        yield from (Peek("decks", pair) for pair in combinations(others, 2) if wire in pair)
    else:
        yield Commit(wire)
        if view.own is not None and "JUMPER" in view.players[view.own.seat].tools:
            yield UseTool("JUMPER", wire=wire)


def _with_tool(view: View, tool: ToolName) -> Iterator[Move]:
    if view.phase == "draft":
        yield Draft(tool)
        return
    if tool == "MIRROR":
        yield Peek("mirror")
    for argument in _arguments(view, tool):
        yield UseTool(tool, **argument)
    yield AutoPass(tool, False)


def _arguments(view: View, tool: str) -> Iterator[dict[str, Any]]:
    """What a Tool may be pointed at; nothing, if it is pointed at nothing."""
    match tool:
        case "AIR_HORN":
            for size in (2, 1):
                yield from ({"players": few} for few in combinations(range(view.seats), size))
        case "FREEZER":
            row = max(len(wire.exposed) for wire in view.wires)
            for size in (2, 1):
                yield from ({"cards": few} for few in combinations(range(row), size))
            if not row:
                yield {"cards": ()}
        case "JUMPER":
            yield from ({"wire": wire.wire} for wire in view.wires)
        case "SCHEMATICS":
            yield from ({"card": card} for card in CARDS)
        case "SHIELD" | "SWITCH":
            yield from ({"player": seat} for seat in range(view.seats))
        case _:
            yield {}


def named(view: View, move: Move) -> tuple[str, ...]:
    """The card that is played and the wire it cuts; the wires looked at or protected; the Tool."""
    wires = {wire.wire for wire in view.wires}
    match move:
        case Commit(card=card):
            return (f"card-{card}", *([f"wire-{card}"] if card in wires else []))
        case Protect(wire=wire):
            return (f"wire-{wire}",)
        case Peek(mode=mode, wires=looked):
            return ("tool-MIRROR",) if mode == "mirror" else tuple([f"wire-{wire}" for wire in looked])
        case UseTool(tool=tool, wire=target):
            return (f"tool-{tool}", *([] if target is None else [f"wire-{target}"]))
        case AutoPass(tool=tool) | Draft(tool=tool):
            return (f"tool-{tool}",)
        case _:
            return ()
