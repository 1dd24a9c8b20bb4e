"""Decks that nobody printed, for the laws: cards of every kind, put together by chance from the parts there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from lastwire.games.badaboom.rules.content import DECK, Deck, checked_deck
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.part import DEEDS, NAMING, ONE, WHOM

Below: TypeAlias = Callable[[int], int]  # a number from 0 to n − 1; 0 stands for the simplest choice
T = TypeVar("T")

_TRICKS: Final = ("F", "X", "I", "T", "P", "I", "F", "I", "X", "T", "P", "I", "T", "I")
_COPIES: Final = 3
_NEEDS: Final = ("armed", "secure", "mechanism_pile", "further_card", "contents", "tinkering")
_CHOICES: Final = ("any", "neighbour", "another", "another_with_cards")
_PAY: Final = (2, 3, 10)  # for surviving each of the Bombs: one of them ends most matches, whatever fines cost
# With Bombs that kill everybody, and cards that take the last coin or let all draw on and on, a match
# would take very long.
_HITS: Final = ("holder", "left", "right", "next", "armer", "richest", "poorest", "sole_richest", "sole_poorest")
_COSTLY: Final = ("pay", "lose")
_FACTS: Final = ("killed", "survives", "holds", "armed", "mechanisms", "cards", "coins", "gadget")
_PEOPLE: Final = (
    "you",
    "left",
    "right",
    "holder",
    "armer",
    "richer",
    "poorer",
    "richest",
    "poorest",
    "others",
    "everyone",
)


def vary(options: Options, below: Below) -> Options:
    """About every second match is played with a deck of its own: with Bombs that become unstable, since nobody has
    tried whether its cards ever let one explode."""
    return replace(options, deck=made_up(below), unstable=True) if below(2) else options


def made_up(below: Below) -> Deck:
    """A deck that can be played."""
    missions = [_mission(number, below) for number in range(4)]
    plain: dict[str, Any] = {
        "mechanisms": list(DECK.mechanisms),
        "bombs": [_bomb(number, below) for number in range(3)],
        "gadgets": [_gadget(number, below) for number in range(5)],
        "tricks": [_trick(number, kind, below) for number, kind in enumerate(_TRICKS)],
        "missions": missions,
        "resurrections": [_resurrection(number, below) for number in range(8)],
    }
    for mission, trick in zip(missions, plain["tricks"][::3], strict=False):
        trick["missions"] = [{"copy": 1 + below(_COPIES), "code": mission["code"]}]
    return checked_deck(msgspec.convert(plain, Deck), "made up")


def _pick(values: Sequence[T], below: Below) -> T:
    return values[below(len(values))]


def _some(values: Sequence[T], below: Below, least: int = 1, most: int = 2) -> list[T]:
    """Different ones."""
    found: list[T] = []
    for _ in range(least + below(most - least + 1)):
        value = _pick(values, below)
        if value not in found:
            found.append(value)
    return found


def _called(kind: str, number: int) -> dict[str, Any]:
    return {"id": f"{kind}_{number}", "name": f"{kind.title()} {number}", "mark": "O"}


def _bomb(number: int, below: Below) -> dict[str, Any]:
    properties: dict[str, dict[str, Any]] = {
        "hits": {"whom": _some(_HITS, below, 0, 1), "reach": 1 + below(4)},
        "spares": {"whom": _some(WHOM[2:11], below)},
        "hazard_pay": {"amount": below(4)},
        "salvage_pay": {"amount": below(3)},
        "salvage_most": {"amount": below(3)},
        "no_gadgets": {},
        "glass": {},
        "draw_for_gadget": {"amount": below(3)},
        "never_closed": {},
    }
    chosen = _some(list(properties), below, 0, 3)
    return {
        **_called("bomb", number),
        "mechanisms": 1 + below(4),
        "properties": [
            {"rule": "survival_pay", "amount": _PAY[number]},
            *[{"rule": rule, **properties[rule]} for rule in chosen],
        ],
    }


def _gadget(number: int, below: Below) -> dict[str, Any]:
    hits = _some(_HITS, below, 0, 3)
    return {
        **_called("gadget", number),
        "hits": hits,
        "otherwise": _some(_HITS, below, 0, 1) if hits else [],
        "spares": _some(_HITS, below, 0, 1),
        "reach": 1 + below(4),
    }


def _trick(number: int, kind: str, below: Below) -> dict[str, Any]:
    deeds = [do for do, deed in DEEDS.items() if kind in deed.kinds and do != "pass" and (do != "pay" or number == 5)]
    does = [_does(do, below) for do in _some(deeds, below, 0, 1 if kind == "X" else 3)]
    if kind == "F":
        does.append({"do": "pass", "who": [_pick(ONE, below)], "reach": 1 + below(3)})
    trick = {**_called("trick", number), "copies": _COPIES, "kind": kind, "does": does}
    if any("named" in part.get("who", ()) for part in does):
        trick["choice"] = _pick(_CHOICES, below)
    if kind != "X":
        trick["who"] = _pick(("any", "any", "holder", "non_holder"), below)
        trick["needs"] = _some(_NEEDS, below, 0, 1)
    if any(part["do"] == "no_tinkering" for part in does):
        trick["needs"] = ["armed"]
    return trick


def _does(do: str, below: Below) -> dict[str, Any]:
    deed = DEEDS[do]
    part: dict[str, Any] = {"do": do, "reach": 1 + below(4)}
    if deed.whom == "one":
        part["who"] = [_pick(ONE, below)]
    elif deed.whom != "nobody":
        words = ("named",) if do in _COSTLY else _HITS if do in ("affect", "chain") else WHOM
        part["who"] = _some(words, below)
    few = part.get("who", ["you"])[0] in ONE and len(part.get("who", [])) < 2
    if deed.amount and do not in _COSTLY and few and below(2):
        part["amount"] = 1 + below(3)
    if do == "look":
        part["bomb"] = bool(below(2))
    if do == "judge":
        part["text"] = "Look as innocent as you can."
    if do == "protect":
        part["unless_holder"] = bool(below(2))
    return part


def _mission(number: int, below: Below) -> dict[str, Any]:
    return {
        "code": f"M-{'ABCDEF'[number]}",
        "pay": 1 + below(3),
        "mark": "O",
        "all": [_fact(below) for _ in range(1 + below(2))],
        "any": [_fact(below) for _ in range(below(3))],
    }


def _fact(below: Below) -> dict[str, Any]:
    name = _pick(_FACTS, below)
    if name == "gadget":
        return {"fact": name}
    fact: dict[str, Any] = {"fact": name, "who": _some(_PEOPLE, below), "reach": 1 + below(3)}
    match below(4):
        case 1:
            fact["most"] = below(3)
        case 2:
            fact["least"] = below(4)
        case 3 if name in ("killed", "survives"):
            fact["majority"] = True
    return fact


def _resurrection(number: int, below: Below) -> dict[str, Any]:
    match below(4):
        case 0:
            rule: dict[str, Any] = {"text": "Hop on one leg."}
        case 1:
            before = _pick(("trick", "turn", "tinkering", "armed"), below)
            rule = {"ritual": {"before": before, "show": True} if before == "turn" and below(2) else {"before": before}}
            if below(2) and "show" not in rule["ritual"]:
                rule["ritual"]["word"] = "Boing"
        case 2:
            rule = {"chat": {"without": ["e", "um"], "upper": bool(below(2)), "ends": _pick((None, "bang"), below)}}
        case _:
            rule = {"forbids": [_ban(below) for _ in range(1 + below(2))]}
    return {**_called("penalty", number), **rule}


def _ban(below: Below) -> dict[str, Any]:
    move = _pick(("trick", "interrupt", "name", "swap", "no_swap"), below)
    match move:
        case "trick":
            return {"move": move, "after": below(3)}
        case "name":
            return {"move": move, "naming": _some(NAMING, below)}
        case "swap":
            giving = _pick(("any", "mechanism", "gadget", "trick"), below)
            return {"move": move, "bomb": _pick(("any", "armed", "secure"), below), "giving": giving}
    return {"move": move}
