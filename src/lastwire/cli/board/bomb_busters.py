"""Bomb Busters: the stands, one under the other, with their columns numbered: the sixth wire of stand A is A6."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen, tag
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
from lastwire.games.bomb_busters.rules.view import Stand, View
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key, write_move
from lastwire.games.bomb_busters.words.phrase import card_name, named, place_name, place_names
from lastwire.message import Message

DRAWN: Final = frozenset({f"bomb-busters-describe-{each}" for each in ("stand", "captain", "expert")})
_CELL: Final = 5
_COLOURS: Final = {0: "bold bright_blue", 1: "bold yellow", 5: "bold red"}  # by the last digit of a key


def draw(view: View, pen: Pen) -> list[Text]:
    width = pen.width() + 6
    longest = max(len(stand.keys) for stand in view.stands)
    lines = [Text(" " * (width + 2), style=DIM).append("".join(f"{n + 1:^{_CELL}}" for n in range(longest)))]
    for index, stand in enumerate(view.stands):
        line = Text(f"{LETTERS[index]} ", style="bold")
        who = Text(f"{tag(stand.seat)} ", style=DIM).append_text(pen.name(stand.seat))
        if stand.seat == view.captain:
            who.append(" ★", style="yellow")
        who.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(who)
        for slot in range(len(stand.keys)):
            line.append_text(_wire(stand, slot))
        if view.experts[stand.seat].detector:
            line.append(" ◎", style="green")
        lines.append(line)
    lines.append(pen.told(Message("term-bomb-busters-key"), DIM))
    return lines


def _wire(stand: Stand, slot: int) -> Text:
    key, token = stand.keys[slot], stand.tokens[slot]
    known = "?" if key is None else write_key(key)
    style = "" if key is None else _COLOURS.get(key % 10, "")
    if slot not in stand.uncut:
        return Text(f"{f'[{known}]':^{_CELL}}", style=DIM)
    if token is None:
        return Text(f"{known:^{_CELL}}", style=style)
    shown = known if key is not None else {"yellow": "Y"}.get(str(token), str(token))
    if slot in stand.false:
        shown = f"≠{token}" if key is None else known
    return Text(f"{f'<{shown}>':^{_CELL}}", style=style or "bold bright_blue")


def about(view: View) -> list[Message]:
    """The equipment, and what each piece does."""
    return [
        Message(
            "term-thing",
            args={"name": card_name(card.card), "text": Message(f"bomb-busters-effect-{card.card}")},
        )
        for card in view.cards
    ]


def owner(word: str, view: View) -> int | None:
    """Whose stand, or whose wire: B, B6."""
    index = LETTERS.find(word[:1])
    named = len(word) == 1 or word[1:].isdecimal()
    return view.stands[index].seat if named and 0 <= index < len(view.stands) else None


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
                "term-bomb-busters-dual_cut",
                args={"wires": place_names(move.wires), "values": said, "with": _with(move)},
            )
        case SoloCut(value=int() | str() as value) | Radar(number=int() | str() as value):
            return Message(f"term-bomb-busters-{kind}", args={"value": named(value)})
        case WalkieTalkies(wire=wire, seat=seat):
            return Message("term-bomb-busters-walkie_talkies", {"player": seat}, {"wire": place_name(wire)})
        case Batteries(seats=seats):
            return Message("term-bomb-busters-batteries", {"players": seats})
        case CoffeeMug(seat=seat):
            return Message("term-bomb-busters-coffee_mug", {"player": seat})
        case FalseToken(wire=wire, value=int() as value):
            return Message("term-bomb-busters-false_token", args={"wire": place_name(wire), "value": value})
        case Designate(seat=seat):
            return Message("term-bomb-busters-designate", {"player": seat})
        case CutAll(wires=wires):
            return Message("term-bomb-busters-cut_all", args={"wires": place_names(wires)})
        case DetectorAnswer(wire=None):
            return Message("term-bomb-busters-detector_answer-none")
        case PlaceToken() | ChooseOwn() | DetectorAnswer() | SwapAnswer() | PostIt() | LabelDiffer() | LabelSame():
            assert move.wire is not None
            return Message(f"term-bomb-busters-{kind}", args={"wire": place_name(move.wire)})
        case _:
            return Message(f"term-bomb-busters-{kind}")


def _with(move: DualCut) -> str:
    if move.ray:
        return "ray_stabilizer" if move.stabilizer else "ray"
    if move.stabilizer:
        return "stabilizer"
    return move.detector
