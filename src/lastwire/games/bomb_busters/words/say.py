"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.bomb_busters.rules.talk import (
    VOICED,
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
    plain = _plain(act, talk)
    tag = act.__struct_config__.tag
    if not act.voice or tag not in VOICED:
        return plain
    kind = "reply" if tag == "reply" else "advice"
    return Message(f"bomb-busters-act-{kind}-{act.voice}-{act.variant}", args={"line": plain})


def _plain(act: Act, talk: Sequence[Said]) -> Message:
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
            if not 1 <= ref <= len(talk):  # in a record that can no longer be replayed
                return Message("bomb-busters-act-reply_blind", args={"yes": yes(act.yes)})
            asked = talk[ref - 1]
            quote = _plain(asked.act, ())
            return Message("bomb-busters-act-reply", {"author": asked.seat}, {"yes": yes(act.yes), "quote": quote})
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
