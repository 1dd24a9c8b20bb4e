"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.badaboom.rules.talk import VOICED, Act, Ask, Boast, Emote, Gloat, Promise, Say, Threaten
from lastwire.message import Message, words


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """An act of talk."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    plain = _plain(act)
    tag = str(act.__struct_config__.tag)
    if not act.voice or tag not in VOICED:
        return plain
    return Message(f"badaboom-act-{tag}-{act.voice}-{act.variant}", plain.who, {"line": plain})


def _plain(act: Act) -> Message:
    match act:
        case Say(text=text):
            return words(text)
        case Emote(mood=mood):
            return Message(f"badaboom-act-emote_{mood}")
        case Boast(what=what):
            return Message(f"badaboom-act-boast_{what}")
        case Threaten(target=target):
            return Message("badaboom-act-threaten", who={"player": target})
        case Promise(target=target):
            return Message("badaboom-act-promise", who={"player": target})
        case Gloat(target=target):
            return Message("badaboom-act-gloat", who={"player": target})
        case Ask(target=target, what=wish):
            return Message(f"badaboom-act-ask_{wish}", who={"player": target})
        case _:
            assert_never(act)
