"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from tests.toy.rules.talk import Act, Boast, Curse, Point, Say
from tests.toy.words.phrase import TEXT


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    act: Act = said.act
    match act:
        case Boast(nerve):
            return TEXT("talk.boast", who=names[said.seat], nerve=nerve)
        case Curse():
            return TEXT("talk.curse", who=names[said.seat])
        case Point(target):
            return TEXT("talk.point", who=names[said.seat], target=names[target])
        case Say(text):
            return TEXT("talk.say", who=names[said.seat], text=text)
        case _:
            assert_never(act)
