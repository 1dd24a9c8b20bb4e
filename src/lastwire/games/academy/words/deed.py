"""Moves as people type them, and in a few words: what can be done now, as a list to choose from."""

from __future__ import annotations

from typing import Final

from lastwire.games.academy.rules.moves import AutoPass, Commit, Draft, Move, Peek, Protect, UseTool, XrayPick
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words import phrase
from lastwire.games.academy.words.notation import write_move
from lastwire.games.academy.words.phrase import CARD, WIRE, cards, wires
from lastwire.kit.label import place, tag
from lastwire.message import Message

_GROUPS: Final = ("use",)


def group(word: str, view: View) -> Message | None:
    return Message(f"academy-deeds-{word}") if word in _GROUPS else None


def line(move: Move) -> str:
    match move:
        case UseTool():
            words = ["use", move.tool, *map(tag, move.players or ()), *map(place, move.cards or ())]
            words += [each for each in (move.wire, move.card) if each is not None]
            return " ".join([*words, *(() if move.player is None else (tag(move.player),))])
        case XrayPick(index=index):
            return f"pick {place(index)}"
        case _:
            return write_move(move)


def deed(move: Move, view: View) -> Message | None:
    kind = str(move.__struct_config__.tag)
    match move:
        case Commit(card=card):
            return Message("academy-deed-commit", args={"card": CARD[card]})
        case UseTool():
            return _use(move, view)
        case AutoPass(tool=tool, on=on):
            return Message(
                "academy-deed-auto_pass", args={"tool": phrase.tool(view, tool), "on": "yes" if on else "no"}
            )
        case Protect(wire=wire):
            return Message("academy-deed-protect", args={"wire": WIRE[wire]})
        case XrayPick(index=index):
            xray = None if view.own is None else view.own.xray
            return Message("academy-deed-xray_pick", args={"value": "" if xray is None else str(xray[index])})
        case Peek(mode=mode, wires=named):
            return Message(f"academy-deed-peek-{mode}", args={"wires": wires(named)})
        case Draft(tool=tool):
            return Message("academy-deed-draft", args={"tool": phrase.tool(view, tool)})
        case _:
            return Message(f"academy-deed-{kind}")


def _use(move: UseTool, view: View) -> Message:
    tool = phrase.tool(view, move.tool)
    seats = (move.player,) if move.player is not None else move.players or ()
    if seats:
        return Message("academy-deed-use-on", {"players": seats}, {"tool": tool})
    if move.cards:
        cutting = None if view.cutting is None else view.cutting.wire
        shown = next((wire.exposed for wire in view.wires if wire.wire == cutting), ())
        values = tuple([str(shown[card]) if card < len(shown) else place(card) for card in move.cards])
        return Message("academy-deed-use-with", args={"tool": tool, "what": values})
    if move.wire is not None or move.card is not None:
        chosen = (WIRE[move.wire],) if move.wire is not None else cards([move.card or ""])
        return Message("academy-deed-use-with", args={"tool": tool, "what": chosen})
    return Message("academy-deed-use", args={"tool": tool})
