"""Bomb Squad Academy in text: positions and moves as scenarios write them.

Wires are G, B, R, Y; players P0, P1 …. `G 3 2 ^ 3 1 boom 2`: green has 3 and 2 exposed, 3 and 1 come next, and BOOM
lies on its second tile. `P1 12 {HAMMER} stack G WAIT`: the second player has 12 points, a Hammer and two cards out.
"""

from __future__ import annotations

import re
from typing import Any, Final, assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from lastwire.games.academy.rules import setup
from lastwire.games.academy.rules.moves import (
    AutoPass,
    Commit,
    Draft,
    Move,
    Pass,
    Peek,
    Protect,
    Retract,
    Staff,
    UseTool,
    XrayPick,
)
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.state import (
    CARDS,
    SELECT,
    WIRES,
    State,
    bits,
)
from lastwire.games.academy.rules.toolkit import TOOLS

# --- positions ------------------------------------------------------------------------------------

_WIRE: Final = re.compile(
    r"(?P<wire>[GBRY])(?P<exposed>(?: \d+)*)(?: \^(?P<top>(?: \d+)*))?(?: boom (?P<boom>[123]))?(?: up (?P<up>[0-3]))?"
)
_PLAYER: Final = re.compile(
    r"P(?P<seat>\d)(?: (?P<score>-?\d+))?(?: \{(?P<tools>[^}]*)\})?(?: stack(?P<stack>(?: [A-Z]+)+))?(?P<spent> spent)?"
)
_PLATES: Final = re.compile(r"plates (?P<a>[GBRY]) (?P<b>[GBRY])")
_TIME: Final = re.compile(r"bomb (?P<bomb>[123])(?: round (?P<round>\d+))?")


def read_position(text: str, options: Options, players: int) -> State:
    """Parts with `|` between them: wires, players, `plates G B`, `bomb 2 round 3`; what is left out is as at set-up."""
    given: dict[str, Any] = {name: {} for name in ("exposed", "top", "boom", "up", "tools", "stacks")}
    scores = [0] * players
    spent: list[int] = []
    for part in [part.strip() for part in text.split("|")]:
        if not part:
            continue
        if wire := _WIRE.fullmatch(part):
            letter = wire["wire"]
            given["exposed"][letter] = [int(word) for word in wire["exposed"].split()]
            given["top"][letter] = [int(word) for word in (wire["top"] or "").split()]
            for name in ("boom", "up"):
                if wire[name]:
                    given[name][letter] = int(wire[name])
        elif player := _PLAYER.fullmatch(part):
            seat = int(player["seat"])
            if seat >= players:
                raise Malformed(f"there is no seat {seat}")
            scores[seat] = int(player["score"] or 0)
            given["tools"][seat] = (player["tools"] or "").split()
            given["stacks"][seat] = (player["stack"] or "").split()
            if player["spent"]:
                spent.append(seat)
        elif plates := _PLATES.fullmatch(part):
            given["plates"] = (plates["a"], plates["b"])
        elif time := _TIME.fullmatch(part):
            given["bomb"] = int(time["bomb"])
            given["round"] = int(time["round"] or 1)
        else:
            raise Malformed(f"not part of a position: {part!r}")
    for names in given["tools"].values():
        if not set(names) <= set(TOOLS):
            raise Malformed(f"not Tools: {names}")
    for names in given["stacks"].values():
        if not set(names) <= set(CARDS):
            raise Malformed(f"not cards: {names}")
    return setup.inject(options, players, scores=scores, spent=spent, **given)


def write_position(state: State) -> str:
    """A position at the start of a round, as `read_position` reads it. Decks are written whole."""
    if state.phase != SELECT:
        raise ValueError("only the start of a round is a position")
    parts = []
    for wire, letter in enumerate(WIRES[: state.setting.wires]):
        words = [letter, *map(str, state.exposed(wire)), "^", *map(str, state.deck(wire))]
        parts.append(f"{' '.join(words)} boom {state.booms[wire] + 1} up {state.up[wire]}")
    for seat, score in enumerate(state.scores):
        words = [f"P{seat}", str(score)]
        if state.tools[seat]:
            words.append("{" + " ".join(TOOLS[tool] for tool in bits(state.tools[seat])) + "}")
        if state.stacks[seat]:
            words += ["stack", *(CARDS[card] for card in state.stacks[seat])]
        if state.spent >> seat & 1:
            words.append("spent")
        parts.append(" ".join(words))
    if state.plates:
        parts.append("plates " + " ".join(WIRES[wire] for wire in state.plates))
    parts.append(f"bomb {state.bomb} round {state.round}")
    return " | ".join(parts)


# --- moves ----------------------------------------------------------------------------------------

_USE: Final = re.compile(r"use (?P<tool>[A-Z_]+)(?P<args>(?: [a-z]+=[^ ]+)*)")


def write_move(move: Move) -> str:
    match move:
        case Commit(card=card):
            return f"play {card}"
        case Retract():
            return "retract"
        case UseTool():
            words = ["use", move.tool]
            if move.players is not None:
                words.append("players=" + ",".join(f"P{seat}" for seat in move.players))
            if move.cards is not None:
                words.append("cards=" + ",".join(map(str, move.cards)))
            words += [f"{name}={value}" for name in ("wire", "card") if (value := getattr(move, name)) is not None]
            if move.player is not None:
                words.append(f"player=P{move.player}")
            return " ".join(words)
        case Pass():
            return "pass"
        case AutoPass(tool=tool, on=on):
            return f"{'ignore' if on else 'heed'} {tool}"
        case Protect(wire=wire):
            return f"protect {wire}"
        case XrayPick(index=index):
            return f"pick {index}"
        case Peek(mode=mode, wires=wires):
            return " ".join(["peek", mode, *wires])
        case Draft(tool=tool):
            return f"draft {tool}"
        case Staff(seat=seat, bot=bot):
            return f"staff P{seat} {'bot' if bot else 'person'}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move that a notation stands for."""
    try:
        return _read_move(text)
    except (ValueError, TypeError):
        raise Malformed(f"not a move of Bomb Squad Academy: {text!r}") from None


def _read_move(text: str) -> Move:
    if found := _USE.fullmatch(text):
        args = dict(word.split("=") for word in found["args"].split())
        return UseTool(_one(found["tool"], TOOLS), **{name: _argument(name, value) for name, value in args.items()})
    word, *rest = text.split(" ")
    match word, rest:
        case "play", [card]:
            return Commit(_one(card, CARDS))
        case "retract", []:
            return Retract()
        case "pass", []:
            return Pass()
        case (("ignore" | "heed"), [tool]):
            return AutoPass(_one(tool, TOOLS), word == "ignore")
        case "protect", [wire]:
            return Protect(_one(wire, WIRES))
        case "pick", [index]:
            return XrayPick(int(index))
        case "peek", [mode, *wires]:
            return Peek(_one(mode, ("decks", "tiles", "mirror", "none")), tuple(_one(wire, WIRES) for wire in wires))
        case "draft", [tool]:
            return Draft(_one(tool, TOOLS))
        case "staff", [seat, ("bot" | "person") as player]:
            return Staff(read_seat(seat), player == "bot")
        case "expire", [timer]:
            return Expire(timer)
    raise ValueError(text)


def _one(word: str, words: tuple[str, ...]) -> Any:
    if word not in words:
        raise ValueError(word)
    return word


def _argument(name: str, value: str) -> Any:
    match name:
        case "players":
            return tuple(read_seat(word) for word in value.split(","))
        case "player":
            return read_seat(value)
        case "cards":
            return tuple(int(word) for word in value.split(","))
        case "wire":
            return _one(value, WIRES)
        case "card":
            return _one(value, CARDS)
    raise ValueError(name)


def read_seat(text: str) -> int:
    if not re.fullmatch(r"P-?\d+", text):
        raise ValueError(text)
    return int(text[1:])


def read_turn(text: str) -> tuple[int, Move]:
    """A move with the seat that makes it: `P0 play G`."""
    seat, _, move = text.partition(" ")
    try:
        return read_seat(seat), read_move(move)
    except ValueError:
        raise Malformed(f"not a seat: {seat!r}") from None
