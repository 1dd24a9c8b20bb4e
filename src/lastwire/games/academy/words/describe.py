"""The position in words, one fact a line."""

from __future__ import annotations

from lastwire.games.academy.rules.view import PlayerSeen, View, WireSeen
from lastwire.games.academy.words.phrase import BOMB, CARD, WIRE, cards, group, sums, tools, wires
from lastwire.message import Message, Value


def describe(view: View) -> list[Message]:
    """The position in words, one fact a line."""
    facts = [Message("academy-describe-time", args={"bomb": BOMB[view.bomb], "round": view.round})]
    facts += [_wire(wire) for wire in view.wires]
    for plate in view.plates:
        args: dict[str, Value] = {"value": plate.value, "arrow": plate.arrow, "wire": WIRE[plate.wire]}
        facts.append(Message("academy-describe-plate", args=args))
    called = {seen.tool: seen.name for seen in view.toolbox}
    for seat, player in enumerate(view.players):
        facts += _player(player, seat, called)
    if view.protected:
        facts.append(Message("academy-describe-protected", args={"wires": wires(view.protected)}))
    if view.orders is not None:
        facts.append(Message("academy-describe-orders", {"player": view.orders}))
    if view.cutting is not None:
        id = "academy-describe-exploded" if view.cutting.exploded else "academy-describe-cutting"
        facts.append(Message(id, group(view.cutting.cutters), {"wire": WIRE[view.cutting.wire]}))
        if view.cutting.blanket is not None:
            facts.append(Message("academy-describe-blanket", {"player": view.cutting.blanket}))
    if view.display:
        facts.append(
            Message(
                "academy-describe-display", args={"tools": tools(view.display, [called[tool] for tool in view.display])}
            )
        )
    if view.turns:
        facts.append(Message("academy-describe-turns", {"names": view.turns}))
    facts += _own(view)
    for bomb, gains in enumerate(view.gains, 1):
        facts.append(Message("academy-describe-gains", args={"bomb": BOMB[bomb], "gains": sums(gains)}))
    if view.opened is not None:
        for wire, boom, deck in zip(view.wires, view.opened.booms, view.opened.decks, strict=True):
            facts.append(Message("academy-describe-opened", args={"wire": WIRE[wire.wire], "boom": boom, "deck": deck}))
    if view.winners is not None:
        facts.append(Message("academy-describe-winners", group(view.winners)))
    return facts


def _wire(wire: WireSeen) -> Message:
    """`boom`: the tile on which it lies open, 0 if it does not."""
    return Message(
        "academy-describe-wire",
        args={
            "wire": WIRE[wire.wire],
            "exposed": wire.exposed,
            "trigger": wire.trigger,
            "length": wire.length,
            "up": wire.up,
            "boom": wire.boom or 0,
            "bonus": wire.bonus,
            "left": wire.left,
        },
    )


def _player(player: PlayerSeen, seat: int, called: dict[str, str]) -> list[Message]:
    who: dict[str, int | tuple[int, ...]] = {"player": seat}
    held: dict[str, Value] = {"points": player.score, "hand": cards(player.hand), "stack": cards(player.stack)}
    facts = [Message("academy-describe-player", who, held)]
    if player.spent:
        facts.append(Message("academy-describe-spent", who))
    if player.act is not None:
        facts.append(Message("academy-describe-act", who, {"card": CARD[player.act]}))
    if player.tools:
        facts.append(
            Message(
                "academy-describe-tools", who, {"tools": tools(player.tools, [called[tool] for tool in player.tools])}
            )
        )
    if player.committed:
        facts.append(Message("academy-describe-committed", who))
    return facts


def _own(view: View) -> list[Message]:
    own = view.own
    if own is None:
        return []
    facts = [] if own.committed is None else [Message("academy-describe-chosen", args={"card": CARD[own.committed]})]
    for wire, top, boom in zip(view.wires, own.tops, own.booms, strict=True):
        if top is not None:
            facts.append(Message("academy-describe-top", args={"wire": WIRE[wire.wire], "face": top}))
        if boom is not None:
            facts.append(Message("academy-describe-tiles", args={"wire": WIRE[wire.wire], "face": boom}))
    if own.xray is not None:
        facts.append(Message("academy-describe-xray", args={"values": own.xray}))
    return facts
