"""Moves as people type them, and in a few words: what can be done now, as a list to choose from."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    ChooseOwn,
    CoffeeMug,
    CutAll,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    LabelDiffer,
    LabelSame,
    Move,
    PlaceToken,
    PostIt,
    Radar,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.view import View
from lastwire.games.bomb_busters.words.notation import LETTERS, write_move
from lastwire.games.bomb_busters.words.phrase import named, place_name, place_names
from lastwire.kit.label import tag
from lastwire.message import Message

_GROUPS: Final = ("double", "triple", "super")


def group(word: str, view: View) -> Message | None:
    """Whose stand, or whose wire: B, B6."""
    if word in _GROUPS:
        return Message(f"bomb-busters-deeds-{word}")
    index = LETTERS.find(word[:1])
    named = len(word) == 1 or word[1:].isdecimal()
    return (
        Message("choice-of", {"player": view.stands[index].seat}, {"piece": word})
        if named and 0 <= index < len(view.stands)
        else None
    )


def line(move: Move) -> str:
    match move:
        case DualCut(own=None):
            detector = () if move.detector == "none" else (move.detector,)
            more = (*["ray"] * move.ray, *["stabilizer"] * move.stabilizer)
            return " ".join([*detector, *place_names(move.wires), *map(str, move.values), *more])
        case PlaceToken(wire=wire) | ChooseOwn(wire=wire) | SwapAnswer(wire=wire):
            return place_name(wire)
        case DetectorAnswer(wire=wire):
            return "none" if wire is None else place_name(wire)
        case PostIt(wire=wire):
            return f"post-it {place_name(wire)}"
        case LabelDiffer(wire=wire):
            return f"unlike {place_name(wire)}"
        case LabelSame(wire=wire):
            return f"alike {place_name(wire)}"
        case WalkieTalkies(wire=wire, seat=seat):
            return f"swap {place_name(wire)} {tag(seat)}"
        case Batteries(seats=seats):
            return " ".join(["batteries", *map(tag, seats)])
        case CoffeeMug(seat=seat):
            return f"mug {tag(seat)}"
        case FalseToken(wire=wire, value=value):
            return f"lie {place_name(wire)} {value}"
        case Designate(seat=seat):
            return f"order {tag(seat)}"
        case CutAll(wires=wires):
            return " ".join(["all", *place_names(wires)])
        case _:
            return write_move(move)


def deed(move: Move, view: View) -> Message | None:
    kind = str(move.__struct_config__.tag)
    match move:
        case DualCut():
            said = tuple([named(value) for value in move.values if isinstance(value, int | str)])
            return Message(
                "bomb-busters-deed-dual_cut",
                args={"wires": place_names(move.wires), "values": said, "with": _with(move)},
            )
        case SoloCut(value=int() | str() as value) | Radar(number=int() | str() as value):
            return Message(f"bomb-busters-deed-{kind}", args={"value": named(value)})
        case WalkieTalkies(wire=wire, seat=seat):
            return Message("bomb-busters-deed-walkie_talkies", {"player": seat}, {"wire": place_name(wire)})
        case Batteries(seats=seats):
            return Message("bomb-busters-deed-batteries", {"players": seats})
        case CoffeeMug(seat=seat):
            return Message("bomb-busters-deed-coffee_mug", {"player": seat})
        case FalseToken(wire=wire, value=int() as value):
            return Message("bomb-busters-deed-false_token", args={"wire": place_name(wire), "value": value})
        case Designate(seat=seat):
            return Message("bomb-busters-deed-designate", {"player": seat})
        case CutAll(wires=wires):
            return Message("bomb-busters-deed-cut_all", args={"wires": place_names(wires)})
        case DetectorAnswer(wire=None):
            return Message("bomb-busters-deed-detector_answer-none")
        case PlaceToken() | ChooseOwn() | DetectorAnswer() | SwapAnswer() | PostIt() | LabelDiffer() | LabelSame():
            assert move.wire is not None
            return Message(f"bomb-busters-deed-{kind}", args={"wire": place_name(move.wire)})
        case _:
            return Message(f"bomb-busters-deed-{kind}")


def _with(move: DualCut) -> str:
    if move.ray:
        return "ray_stabilizer" if move.stabilizer else "ray"
    if move.stabilizer:
        return "stabilizer"
    return move.detector
