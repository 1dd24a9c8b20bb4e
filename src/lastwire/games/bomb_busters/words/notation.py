"""Bomb Busters in text: positions and moves as scenarios write them.

Stands are A, B, C … in stand order, the Captain's first; B10 is the wire in slot 10 (from 0) of stand B. Wires are
written as printed, `4`, `4.1`, `4.5`; `[4]` is cut, `4*` has an info token. `B10=9/A8`: this wire is a 9, and A8 is cut
with it.
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from lastwire.games.bomb_busters.rules import setup
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    CutAll,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    Hold,
    LabelDiffer,
    LabelSame,
    Loose,
    Move,
    Place,
    PlaceToken,
    PostIt,
    Radar,
    Release,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.state import State

LETTERS: Final = "ABCDEFGHIJ"

# --- wires ----------------------------------------------------------------------------------------


def write_key(key: int) -> str:
    """BB-2.3: 41 is printed 4.1."""
    return f"{key // 10}.{key % 10}" if key % 10 else str(key // 10)


def read_key(text: str) -> int:
    whole, _, digit = text.partition(".")
    if not whole.isdecimal() or digit not in ("", "1", "5"):
        raise Malformed(f"not a wire: {text!r}")
    return 10 * int(whole) + int(digit or 0)


def write_place(place: Place) -> str:
    return f"{LETTERS[place[0]]}{place[1]}"


def read_place(text: str) -> Place:
    if not re.fullmatch(r"[A-J]\d{1,2}", text):
        raise Malformed(f"not a place: {text!r}")
    return LETTERS.index(text[0]), int(text[1:])


# --- positions ------------------------------------------------------------------------------------

_WIRE: Final = re.compile(r"(?P<cut>\[)?(?P<key>\d+(?:\.[15])?)(?(cut)\])(?P<token>\*)?")
_STATUS: Final = {"": "locked", "!": "ready", "x": "used"}


def read_position(text: str, options: Options, experts: int) -> State:
    """`1 1 2 / 1* [2] 3 / … | captain P0 | active P1 | dial 3 | cards 2 9! 10x | spent P0 | aside 5.5 | numbers 3`.

    Stands in stand order, then what differs from a fresh first turn of expert P0. Cards: `!` ready, `x` used.
    """
    parts = [part.strip() for part in text.split("|")]
    stands: list[list[int]] = []
    cut: list[Place] = []
    tokens: list[Place] = []
    for stand, row in enumerate(parts[0].split("/")):
        stands.append([])
        for index, word in enumerate(row.split()):
            found = _WIRE.fullmatch(word)
            if found is None:
                raise Malformed(f"not a wire: {word!r}")
            stands[-1].append(read_key(found["key"]))
            if found["cut"]:
                cut.append((stand, index))
            if found["token"]:
                tokens.append((stand, index))
    given = {name: words for name, *words in (part.split() for part in parts[1:])}
    strange = given.keys() - {"captain", "active", "dial", "cards", "spent", "aside", "numbers", "placing"}
    if strange:
        raise Malformed(f"not part of a position: {', '.join(sorted(strange))}")
    cards = {}
    for word in given.get("cards", ()):
        number = word.rstrip("!x")
        cards[int(number)] = _STATUS[word.removeprefix(number)]
    captain = _read_seat(given["captain"][0]) if "captain" in given else 0
    return setup.inject(
        options,
        experts,
        stands,
        captain=captain,
        active=_read_seat(given["active"][0]) if "active" in given else None,
        dial=int(given["dial"][0]) if "dial" in given else None,
        aside=[read_key(word) for word in given.get("aside", ())],
        cut=cut,
        tokens=tokens,
        cards=cards,
        spent=[_read_seat(word) for word in given.get("spent", ())],
        numbers=[int(word) for word in given.get("numbers", ())],
        placing="placing" in given,
    )


def write_position(state: State) -> str:
    """Everything on the table in one line, as `read_position` reads it. What was said is not part of it."""
    layout = state.setting.layout
    rows = []
    for stand, start in enumerate(layout.starts[:-1]):
        wires = []
        for slot in range(start, layout.starts[stand + 1]):
            key = write_key(state.keys[slot])
            wires.append((key if state.uncut >> slot & 1 else f"[{key}]") + ("*" if state.tokens[slot] else ""))
        rows.append(" ".join(wires))
    parts = [" / ".join(rows), f"captain P{layout.captain}", f"active P{state.active}", f"dial {state.dial}"]
    if state.cards:
        marks = ["x" if state.used >> card & 1 else "!" if state.ready >> card & 1 else "" for card in state.cards]
        cards = [f"{card}{mark}" for card, mark in zip(state.cards, marks, strict=True)]
        parts.append(f"cards {' '.join(cards)}")
    if state.spent:
        parts.append("spent " + " ".join(f"P{seat}" for seat in range(layout.seats) if state.spent >> seat & 1))
    if state.aside:
        parts.append("aside " + " ".join(write_key(key) for key in state.aside))
    if state.numbers:
        parts.append("numbers " + " ".join(str(number) for number in state.numbers))
    if not state.turn:
        parts.append("placing")
    return " | ".join(parts)


# --- moves ----------------------------------------------------------------------------------------

_CUT: Final = re.compile(
    r"(?:(?P<detector>double|triple|super) )?(?P<wires>[^= ]+)=(?P<values>[^ /]+)(?:/(?P<own>[^ ]+))?"
    r"(?P<ray> ray)?(?P<stabilizer> stabilizer)?"
)
_WITH_WIRE: Final[dict[str, type[PlaceToken | ChooseOwn | SwapAnswer | PostIt | LabelDiffer | LabelSame]]] = {
    "token": PlaceToken,
    "own": ChooseOwn,
    "give": SwapAnswer,
    "post": PostIt,
    "differ": LabelDiffer,
    "same": LabelSame,
}
_WIRE_WORD: Final = {kind: word for word, kind in _WITH_WIRE.items()}
_BARE: Final[dict[str, type[RevealRed | Rewinder | Call]]] = {"reveal": RevealRed, "rewind": Rewinder, "call": Call}


def _write_value(value: Loose) -> str:
    return str(value)


def _read_value(text: str) -> int | str:
    if text == "yellow":
        return text
    if not re.fullmatch(r"\d{1,2}", text):
        raise Malformed(f"not a value: {text!r}")
    return int(text)


def _read_seat(text: str) -> int:
    if not re.fullmatch(r"P\d", text):
        raise Malformed(f"not a seat: {text!r}")
    return int(text[1:])


def write_move(move: Move) -> str:
    match move:
        case DualCut():
            detector = "" if move.detector == "none" else f"{move.detector} "
            wires = ",".join(write_place(wire) for wire in move.wires)
            values = ",".join(_write_value(value) for value in move.values)
            own = "" if move.own is None else "/" + ",".join(write_place(wire) for wire in move.own)
            return f"{detector}{wires}={values}{own}{' ray' * move.ray}{' stabilizer' * move.stabilizer}"
        case PlaceToken() | ChooseOwn() | SwapAnswer() | PostIt() | LabelDiffer() | LabelSame():
            return f"{_WIRE_WORD[type(move)]} {write_place(move.wire)}"
        case DetectorAnswer(wire=wire):
            return f"answer {'none' if wire is None else write_place(wire)}"
        case SoloCut(value=value):
            return f"solo {_write_value(value)}"
        case RevealRed():
            return "reveal"
        case WalkieTalkies(wire=wire, seat=seat):
            return f"swap {write_place(wire)} P{seat}"
        case Rewinder():
            return "rewind"
        case Batteries(seats=seats):
            return " ".join(["batteries", *(f"P{seat}" for seat in seats)])
        case Radar(number=number):
            return f"radar {_write_value(number)}"
        case CoffeeMug(seat=seat):
            return f"mug P{seat}"
        case Call():
            return "call"
        case CutAll():
            return f"all {','.join([write_place(wire) for wire in move.wires])}".rstrip()
        case FalseToken(wire=wire, value=value):
            return f"lie {write_place(wire)} {_write_value(value)}"
        case Designate(seat=seat):
            return f"order P{seat}"
        case Hold(seat=seat):
            return f"hold P{seat}"
        case Release(seat=seat):
            return f"release P{seat}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move that a notation stands for."""
    if found := _CUT.fullmatch(text):
        own = found["own"]
        return DualCut(
            tuple(read_place(wire) for wire in found["wires"].split(",")),
            tuple(_read_value(value) for value in found["values"].split(",")),
            found["detector"] or "none",  # type: ignore[arg-type] # the pattern has them all
            bool(found["ray"]),
            bool(found["stabilizer"]),
            None if own is None else tuple(read_place(wire) for wire in own.split(",")),
        )
    word, *rest = text.split(" ")
    match word, rest:
        case (("token" | "own" | "give" | "post" | "differ" | "same"), [place]):
            return _WITH_WIRE[word](read_place(place))
        case "answer", [place]:
            return DetectorAnswer(None if place == "none" else read_place(place))
        case "solo", [value]:
            return SoloCut(_read_value(value))
        case (("reveal" | "rewind" | "call"), []):
            return _BARE[word]()
        case "swap", [place, seat]:
            return WalkieTalkies(read_place(place), _read_seat(seat))
        case "batteries", seats:
            return Batteries(tuple(_read_seat(seat) for seat in seats))
        case "radar", [number]:
            return Radar(_read_value(number))
        case "all", []:
            return CutAll(())
        case "all", [places]:
            return CutAll(tuple(read_place(wire) for wire in places.split(",")))
        case "lie", [place, value]:
            return FalseToken(read_place(place), _read_value(value))
        case "order", [seat]:
            return Designate(_read_seat(seat))
        case "mug", [seat]:
            return CoffeeMug(_read_seat(seat))
        case "hold", [seat]:
            return Hold(_read_seat(seat))
        case "release", [seat]:
            return Release(_read_seat(seat))
        case "expire", [timer]:
            return Expire(timer)
    raise Malformed(f"not a move of Bomb Busters: {text!r}")


def read_turn(text: str) -> tuple[int, Move]:
    """A move with the seat that makes it: `P0 B10=9/A8`, `P1 reveal`."""
    seat, _, move = text.partition(" ")
    return _read_seat(seat), read_move(move)
