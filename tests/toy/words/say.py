"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.message import Message, words
from tests.toy.rules.talk import Act, Boast, Curse, Point, Say


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    act: Act = said.act
    match act:
        case Boast(nerve):
            return Message("fuse-act-boast", args={"nerve": nerve})
        case Curse():
            return Message("fuse-act-curse")
        case Point(target):
            return Message("fuse-act-point", {"target": target})
        case Say(text):
            return words(text)
        case _:
            assert_never(act)
