"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import PUBLIC, Viewer
from lastwire.games.academy.rules.text import TEXT
from lastwire.games.academy.rules.view import PlayerSeen, View, WireSeen
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


def describe(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    lines = [TEXT("describe.time", bomb=TEXT(f"bomb.{view.bomb}"), round=view.round)]
    lines += [_wire_line(wire) for wire in view.wires]
    for plate in view.plates:
        arrow = TEXT(f"describe.{plate.arrow}")
        lines.append(TEXT("describe.plate", value=plate.value, arrow=arrow, wire=wire_name(plate.wire)))
    lines += [_player_line(player, seat, viewer, names) for seat, player in enumerate(view.players)]
    if view.protected:
        lines.append(TEXT("describe.protected", wires=wires_text(view.protected)))
    if view.orders is not None:
        lines.append(TEXT("describe.orders", name=names[view.orders]))
    if view.cutting is not None:
        id = "describe.exploded" if view.cutting.exploded else "describe.cutting"
        lines.append(TEXT(id, wire=wire_name(view.cutting.wire), names=names_text(view.cutting.cutters, names)))
        if view.cutting.blanket is not None:
            lines.append(TEXT("describe.blanket", name=names[view.cutting.blanket]))
    if view.display:
        lines.append(TEXT("describe.display", tools=joined([tool_name(tool) for tool in view.display])))
    if view.turns:
        lines.append(TEXT("describe.turns", names=names_text(view.turns, names)))
    lines += _own_lines(view)
    for bomb, gains in enumerate(view.gains, 1):
        listed = [TEXT("log.score", name=names[seat], points=points) for seat, points in enumerate(gains)]
        lines.append(TEXT("describe.gains", bomb=TEXT(f"bomb.{bomb}"), gains=TEXT("list.comma").join(listed)))
    if view.opened is not None:
        for wire, boom, deck in zip(view.wires, view.opened.booms, view.opened.decks, strict=True):
            lines.append(TEXT("describe.opened", wire=wire_name(wire.wire), boom=boom, deck=numbers_text(deck)))
    if view.winners is not None:
        lines.append(TEXT("describe.winners", names=names_text(view.winners, names)))
    return "\n".join(lines)


def _wire_line(wire: WireSeen) -> str:
    tiles = []
    for tile in range(1, 4):
        face = "boom" if tile == wire.boom else "ok" if tile <= wire.up else "down"
        tiles.append(TEXT(f"describe.{face}"))
    return TEXT(
        "describe.wire",
        wire=wire_name(wire.wire),
        exposed=numbers_text(wire.exposed),
        trigger=wire.trigger,
        length=wire.length,
        tiles=TEXT("list.comma").join(tiles),
        bonus=wire.bonus,
        left=numbers_text(wire.left),
    )


def _player_line(player: PlayerSeen, seat: int, viewer: Viewer, names: Sequence[str]) -> str:
    return TEXT(
        you("describe.player", seat, viewer),
        name=names[seat],
        score=player.score,
        hand=joined([card_name(card) for card in player.hand]),
        stack=joined([card_name(card) for card in player.stack]),
        spent=TEXT("describe.spent") if player.spent else "",
        act="" if player.act is None else TEXT("describe.act", act=card_name(player.act)),
        tools=TEXT("describe.tools", tools=joined([tool_name(tool) for tool in player.tools])) if player.tools else "",
        committed=TEXT("describe.committed") if player.committed else "",
    )


def _own_lines(view: View) -> list[str]:
    own = view.own
    if own is None:
        return []
    lines = [] if own.committed is None else [TEXT("describe.chosen", card=card_name(own.committed))]
    for wire, top, boom in zip(view.wires, own.tops, own.booms, strict=True):
        if top is not None:
            lines.append(TEXT("describe.top", wire=wire_name(wire.wire), face=top))
        if boom is not None:
            lines.append(TEXT("describe.tiles", wire=wire_name(wire.wire), face=boom))
    if own.xray is not None:
        lines.append(TEXT("describe.xray", values=numbers_text(own.xray)))
    return lines
