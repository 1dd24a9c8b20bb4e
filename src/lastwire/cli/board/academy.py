"""Bomb Squad Academy: four wires with their tracks, and the cadets with their cards."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen
from lastwire.games.academy.rules.view import View, WireSeen
from lastwire.games.academy.words import phrase
from lastwire.games.academy.words.phrase import CARD, WIRE
from lastwire.kit.label import tag
from lastwire.message import Message, Value

DRAWN: Final = frozenset(
    {f"academy-describe-{each}" for each in ("wire", "player", "spent", "act", "tools", "committed", "top", "tiles")}
)
_COLOURS: Final = {"G": "green", "B": "bright_blue", "R": "red", "Y": "yellow"}
_TILES: Final = 3


def draw(view: View, pen: Pen) -> list[Text]:
    width = max(len(pen.say(WIRE[wire.wire])) for wire in view.wires)
    lines = [line for index, wire in enumerate(view.wires) for line in _wire(view, index, wire, width, pen)]
    lines.append(Text())
    for seat in range(view.seats):
        lines += _player(seat, view, pen)
    return lines


def _wire(view: View, index: int, wire: WireSeen, width: int, pen: Pen) -> list[Text]:
    """How far the trigger has slid, the tiles, what lies open, what a cut adds: `G Green ━━●─────[○][?][?] 3 2 +1`."""
    style = _COLOURS[wire.wire]
    line = Text(f"{wire.wire} ", style=f"bold {style}").append(f"{pen.say(WIRE[wire.wire]):<{width}} ", style=style)
    for space in range(1, wire.length + 1):
        line.append("●" if space == wire.trigger else "━" if space < wire.trigger else "─", style=style)
    for tile in range(1, _TILES + 1):
        line.append_text(_tile(view, index, wire, tile))
    line.append(f" {wire.trigger}/{wire.length} ", style=style)
    args: dict[str, Value] = {"bonus": wire.bonus, "exposed": tuple(map(str, wire.exposed))}
    line.append_text(pen.told(Message("term-academy-wire", args=args)))
    if wire.risky:
        line.append(" !", style="bold red")
    lines = [line]
    left = Text(" " * (width + 3), style=DIM)
    left.append(pen.say(Message("term-academy-left", args={"left": tuple(map(str, wire.left))})))
    own = view.own
    if own is not None and own.tops[index] is not None:
        left.append(f"  {pen.say(Message('term-academy-top', args={'face': own.tops[index] or 0}))}", style="bold")
    lines.append(left)
    return lines


def _tile(view: View, index: int, wire: WireSeen, tile: int) -> Text:
    """Turned up, known to the reader alone, or unknown."""
    known = None if view.own is None else view.own.booms[index]
    if wire.boom == tile:
        return Text("[✸]", style="bold red")
    if tile <= wire.up:
        return Text("[○]", style=DIM)
    if known == tile:
        return Text("[!]", style="bold red")
    return Text("[?]" if known is None else "[·]")


def _player(seat: int, view: View, pen: Pen) -> list[Text]:
    player = view.players[seat]
    line = Text("✓ " if player.committed else "  ", style="green").append(f"{tag(seat)} ", style=DIM)
    line.append_text(pen.name(seat, pen.width())).append(f" {player.score:>3} ", style="bold")
    line.append_text(_cards(player.hand))
    if player.stack:
        line.append(" ← ", style=DIM).append_text(_cards(player.stack, DIM))
    if player.act is not None:
        line.append(" ").append_text(pen.told(Message("term-academy-act", args={"card": CARD[player.act]}), "bold"))
    if player.spent:
        line.append(" ").append_text(pen.told(Message("term-academy-spent"), DIM))
    if not player.tools:
        return [line]
    named = tuple([phrase.tool(view, tool) for tool in player.tools])
    held = Text("       ").append_text(pen.told(Message("term-academy-tools", args={"tools": named})))
    return [line, held]


def _cards(names: tuple[str, ...], style: str = "") -> Text:
    text = Text()
    for name in names:
        text.append(f" {name}", style=style or _COLOURS.get(name, ""))
    return text


def about(view: View) -> list[Message]:
    """The Tools that the reader holds or could take, and what each does."""
    held = view.players[view.own.seat].tools if view.own is not None else ()
    worth: dict[str, Value] = msgspec.structs.asdict(view.worth)
    return [
        Message(
            "term-thing", args={"name": phrase.tool(view, tool), "text": Message(f"academy-effect-{tool}", args=worth)}
        )
        for tool in (*held, *view.display)
    ]
