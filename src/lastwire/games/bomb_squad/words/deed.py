"""Moves as people type them, and in a few words: what can be done now, as a list to choose from."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_squad.rules.moves import Analyst, Discard, Intel, Move, Play, Role, Send, Step
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.words.notation import write_move
from lastwire.games.bomb_squad.words.phrase import CARD_NAMES, KIND_NAMES, WAYS
from lastwire.kit.label import place, tag
from lastwire.message import Message

_GROUPS: Final = ("discard", "play", "tell", "send")


def group(word: str, view: View) -> Message | None:
    return Message(f"bomb-squad-deeds-{word}") if word in _GROUPS else None


def line(move: Move) -> str:
    match move:
        case Intel(to=int(to), value=value, attribute=None):
            return f"tell {tag(to)} {value}"
        case Discard(pos=int(pos)):
            return " ".join(
                ["discard", place(pos), *(str(each) for each in (move.level, move.type) if each is not None)]
            )
        case Play(source="hand", pos=int(pos), face=face):
            return " ".join(["play", place(pos), *(() if face is None else (str(face),))])
        case Send(steps=None):
            order, scrap = ([place(each) for each in row if isinstance(each, int)] for row in (move.order, move.scrap))
            return " ".join(["send", *(order or ("nothing",)), *(("scrap", *scrap) if scrap else ())])
        case _:
            return write_move(move)


def deed(move: Move, view: View) -> Message | None:
    kind = str(move.__struct_config__.tag)
    match move:
        case Intel(to=int(to), value=value):
            told = (
                KIND_NAMES[value]
                if isinstance(value, str)
                else Message("bomb-squad-level", args={"level": _number(value)})
            )
            return Message("bomb-squad-deed-intel", {"player": to}, {"what": told})
        case Discard(pos=int(pos)):
            calls = [] if move.level is None else [Message("bomb-squad-level", args={"level": _number(move.level)})]
            calls += [KIND_NAMES[move.type]] if isinstance(move.type, str) else []
            return Message("bomb-squad-deed-discard", args={"card": place(pos), "calls": tuple(calls)})
        case Play(source="hand", pos=int(pos), face=face):
            return Message("bomb-squad-deed-play", args={"card": place(pos), "face": str(face or "down")})
        case Play():
            top = CARD_NAMES[view.discard[-1]] if view.discard else Message("bomb-squad-back")
            return Message("bomb-squad-deed-play-top", args={"card": top})
        case Send(order=order, scrap=scrap):
            return Message("bomb-squad-deed-send", args={"order": _slots(view, order), "scrap": _slots(view, scrap)})
        case Step(dir=str(way)):
            return Message("bomb-squad-deed-step-way", args={"way": WAYS[way]})
        case Step(target=str(target)):
            return Message("bomb-squad-deed-step-at", args={"place": target})
        case Step():
            return Message("bomb-squad-deed-step-not")
        case Role(role=role):
            return Message(f"bomb-squad-role-{role}")
        case Analyst(keep=keep):
            return Message("bomb-squad-deed-analyst", args={"keep": "yes" if keep else "no"})
        case _:
            return Message(f"bomb-squad-deed-{kind}")


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _slots(view: View, row: tuple[object, ...]) -> tuple[str | Message, ...]:
    found: list[str | Message] = []
    for each in row:
        card = view.slots[each].card if isinstance(each, int) and each < len(view.slots) else None
        found.append(Message("bomb-squad-back") if card is None else CARD_NAMES[card])
    return tuple(found)
