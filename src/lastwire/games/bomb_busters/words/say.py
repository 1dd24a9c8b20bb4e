"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.bomb_busters.rules.talk import (
    Act,
    Careful,
    Emote,
    GoOn,
    Propose,
    Ready,
    Remind,
    Reply,
    Rule,
    Say,
    Wait,
)
from lastwire.games.bomb_busters.rules.text import TEXT
from lastwire.games.bomb_busters.words.phrase import card_name
from lastwire.kit.phrase import you


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BB-5.6: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Remind(target=target):
            return TEXT(you("act.remind", target, viewer), target=names[target])
        case Ready(card=card):
            return TEXT("act.ready", card=card_name(card))
        case Propose(card=card):
            return TEXT("act.propose", card=card_name(card))
        case Reply(ref=ref, yes=yes):
            return TEXT("act.reply_yes" if yes else "act.reply_no", ref=ref)
        case Rule():
            return TEXT("act.rule")
        case Careful():
            return TEXT("act.careful")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case Wait():
            return TEXT("act.hold")
        case GoOn():
            return TEXT("act.go_on")
        case _:
            assert_never(act)
