"""Moves and positions of Big Badaboom as short texts: seats are A, B, C …; cards in moves are numbers, 0 a Mechanism.

`play 23`, `play 23>B`, `interrupt 20`, `choose B`, `tinker 5/0` (give/take), `discard 3,9+1` (and one Mechanism),
`claim 12,40`; a `!` at the end accepts a fine. In positions a card is `no_way#1`, `goblin_glue` or `M`.
"""

from __future__ import annotations

import re
from typing import Any, Final, assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    BuyOff,
    Choose,
    Claim,
    Discard,
    Fine,
    Interrupt,
    Judge,
    Move,
    Nominate,
    NoTinker,
    Pass,
    Play,
    Preset,
    Ritual,
    Staff,
    Tinker,
    Vote,
)
from lastwire.games.badaboom.rules.state import KINDS, MECHANISM, UNTIL

LETTERS: Final = "ABCDE"

_MOVE: Final = re.compile(r"(?P<word>[a-z_]+)(?: (?P<rest>[^!]*?))?(?P<fine>!)?")
_AIM: Final = re.compile(r"(\d+)(?:>([A-E]))?")
_SWAP: Final = re.compile(r"(\d*)/(\d*)")
_DISCARD: Final = re.compile(r"(-|\d+(?:,\d+)*)(?:\+(\d+))?")
_LIST: Final = re.compile(r"-|\d+(?:,\d+)*")


def _list(cards: tuple[int, ...]) -> str:
    return ",".join(map(str, cards)) or "-"


def _optional(value: int | None) -> str:
    return "" if value is None else str(value)


def write_move(move: Move) -> str:
    match move:
        case Play(card=card, player=player, accept_fine=fine):
            return f"play {card}" + ("" if player is None else f">{LETTERS[player]}") + "!" * fine
        case Interrupt(card=card, accept_fine=fine):
            return f"interrupt {card}" + "!" * fine
        case Pass():
            return "pass"
        case Choose(player=player, accept_fine=fine):
            return f"choose {LETTERS[player]}" + "!" * fine
        case Tinker(give=give, take=take, accept_fine=fine):
            return f"tinker {_optional(give)}/{_optional(take)}" + "!" * fine
        case NoTinker(accept_fine=fine):
            return "no_tinker" + "!" * fine
        case Discard(cards=cards, mechanisms=mechanisms):
            return f"discard {_list(cards)}" + (f"+{mechanisms}" if mechanisms else "")
        case Claim(cards=cards):
            return f"claim {_list(cards)}"
        case Nominate(player=player):
            return f"nominate {LETTERS[player]}"
        case Preset(until=until, kinds=kinds):
            return f"preset {until}" + (f" {''.join(kinds)}" if kinds else "")
        case BuyOff():
            return "buy_off"
        case Ritual(card=card):
            return "ritual" if card is None else f"ritual {card}"
        case Accuse(player=player):
            return f"accuse {LETTERS[player]}"
        case Vote(yes=yes):
            return "vote yes" if yes else "vote no"
        case Judge(yes=yes):
            return "judge yes" if yes else "judge no"
        case Fine(seat=seat):
            return f"fine {LETTERS[seat]}"
        case Staff(seat=seat, bot=bot):
            return f"staff {LETTERS[seat]} {'bot' if bot else 'person'}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move that a notation stands for."""
    found = _MOVE.fullmatch(text)
    if found is not None:
        try:
            move = _read(found["word"], found["rest"] or "", found["fine"] is not None)
        except (ValueError, KeyError, IndexError):
            move = None
        if move is not None:
            return move
    raise Malformed(f"not a move of Big Badaboom: {text!r}")


def _read(word: str, rest: str, fine: bool) -> Move | None:
    if fine and word in ("play", "interrupt", "choose", "tinker", "no_tinker"):
        return _read_fined(word, rest, True)
    if fine:
        return None
    plain: dict[str, Move] = {"pass": Pass(), "buy_off": BuyOff(), "ritual": Ritual()}
    if not rest:
        return plain[word] if word in plain else _read_fined(word, rest, False)
    match word:
        case "discard" if found := _DISCARD.fullmatch(rest):
            return Discard(_read_list(found[1]), int(found[2] or 0))
        case "claim" if _LIST.fullmatch(rest):
            return Claim(_read_list(rest))
        case "nominate":
            return Nominate(_seat(rest))
        case "preset":
            until, _, kinds = rest.partition(" ")
            return Preset(until, _kinds(kinds)) if until in UNTIL else None  # type: ignore[arg-type]
        case "ritual":
            return Ritual(int(rest))
        case "accuse":
            return Accuse(_seat(rest))
        case "vote":
            return Vote({"yes": True, "no": False}[rest])
        case "judge":
            return Judge({"yes": True, "no": False}[rest])
        case "fine":
            return Fine(_seat(rest))
        case "staff":
            seat, player = rest.split(" ")
            return Staff(_seat(seat), {"bot": True, "person": False}[player])
        case "expire":
            return Expire(rest)
    return _read_fined(word, rest, False)


def _read_fined(word: str, rest: str, fine: bool) -> Move | None:
    match word:
        case "play" if found := _AIM.fullmatch(rest):
            return Play(int(found[1]), None if found[2] is None else _seat(found[2]), fine)
        case "interrupt":
            return Interrupt(int(rest), fine)
        case "choose":
            return Choose(_seat(rest), fine)
        case "tinker" if found := _SWAP.fullmatch(rest):
            give, take = (int(part) if part else None for part in found.groups())
            return Tinker(give, take, fine)
        case "no_tinker" if not rest:
            return NoTinker(fine)
    return None


def _read_list(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(int(part) for part in text.split(","))


def _seat(letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return LETTERS.index(letter)


def _kinds(text: str) -> Any:
    if any(kind not in KINDS for kind in text):
        raise ValueError(text)
    return tuple(text)


# --- cards in positions ---------------------------------------------------------------------------


def card_number(book: Book, name: str) -> int:
    """The number of a card by its id and copy: `no_way#2`, `dead_rat`, `gad_dead_rat`, `M`."""
    if name == "M":
        return MECHANISM
    id, _, copy = name.partition("#")
    for card in book.cards[1:]:
        if card.id in (id, f"gad_{id}") and (not copy or card.copy == int(copy)):
            return card.number
    raise Malformed(f"no such card of Big Badaboom: {name!r}")


def read_cards(book: Book, text: str) -> list[int]:
    """Cards with blanks between them."""
    return [card_number(book, name) for name in text.split()]
