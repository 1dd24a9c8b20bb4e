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
from lastwire.games.bomb_busters.words.phrase import card_name, yes
from lastwire.message import Message, words


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """BB-5.6: an act in one line."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    match act:
        case Say(text=text):
            return words(text)
        case Remind(target=target):
            return Message("bomb-busters-act-remind", {"target": target})
        case Ready(card=card):
            return Message("bomb-busters-act-ready", args={"card": card_name(card)})
        case Propose(card=card):
            return Message("bomb-busters-act-propose", args={"card": card_name(card)})
        case Reply(ref=ref):
            return Message("bomb-busters-act-reply", args={"yes": yes(act.yes), "ref": ref})
        case Rule():
            return Message("bomb-busters-act-rule")
        case Careful():
            return Message("bomb-busters-act-careful")
        case Emote(mood=mood):
            return Message(f"bomb-busters-mood-{mood}")
        case Wait():
            return Message("bomb-busters-act-hold")
        case GoOn():
            return Message("bomb-busters-act-go_on")
        case _:
            assert_never(act)
