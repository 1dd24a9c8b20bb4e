"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Act,
    Aim,
    Ask,
    GoOn,
    Hand,
    Intend,
    Oppose,
    Remark,
    Reply,
    Request,
    Retract,
    Role,
    Say,
    Suggest,
    Vouch,
    Wait,
)
from lastwire.games.time_bomb.rules.text import LINES, TEXT
from lastwire.kit.phrase import you


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """TB-5.18: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Hand(success=success, boom=boom):
            return _hand_line(success, boom)
        case Role(side=side):
            return TEXT(f"act.role_{side}")
        case Request(what=what):
            return TEXT(f"act.request_{what}")
        case Suggest(target=target) | Oppose(target=target):
            id = "act.suggest" if isinstance(act, Suggest) else "act.oppose"
            id = f"{id}_self" if target == said.seat else you(id, target, viewer)
            return TEXT(id, target=names[target])
        case Accuse(target=target, level=level, why=why) | Vouch(target=target, level=level, why=why):
            id = "act.accuse" if isinstance(act, Accuse) else "act.vouch"
            line = TEXT(f"{you(id, target, viewer)}_{level}", target=names[target])
            return line if why is None else f"{line} {TEXT(f'why.{why}')}"
        case Ask(target=target, topic=topic):
            return TEXT(f"act.ask_{topic}", target=names[target])
        case Intend(target=target):
            return TEXT(you("act.intend", target, viewer), target=names[target])
        case Aim(target=target, slot=slot):
            return TEXT("act.aim", target=names[target], place=TEXT(f"place.{slot}"))
        case Reply(ref=ref, stance=stance):
            return TEXT(f"act.reply_{stance}", ref=ref)
        case Retract(ref=ref):
            return TEXT("act.retract", ref=ref)
        case Remark(on=on, n=n):
            if on.startswith("why_"):
                return LINES(on.replace("_", "."))
            return LINES([id for id in LINES.ids if id.startswith(f"flavour.{on}.")][n])
        case Wait():
            return TEXT("act.hold")
        case GoOn():
            return TEXT("act.go_on")
        case _:
            assert_never(act)


def _hand_line(success: object, boom: object) -> str:
    if success is None:
        return TEXT("act.hand_boom", boom=boom) if boom else TEXT("act.hand_only_no_boom")
    if boom is None:
        return TEXT("act.hand_success", success=success)
    return TEXT("act.hand_both", success=success, boom=boom) if boom else TEXT("act.hand_no_boom", success=success)
