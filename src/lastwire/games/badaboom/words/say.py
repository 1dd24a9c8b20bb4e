"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.badaboom.rules.talk import Act, Ask, Boast, Emote, Promise, Say, Threaten
from lastwire.games.badaboom.rules.text import TEXT


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """An act of talk in words."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Emote(mood=mood):
            return TEXT(f"say.emote_{mood}")
        case Boast(what=what):
            return TEXT(f"say.boast_{what}")
        case Threaten(target=target):
            return TEXT("say.threaten", player=names[target])
        case Promise(target=target):
            return TEXT("say.promise", player=names[target])
        case Ask(target=target, what=wish):
            return TEXT(f"say.ask_{wish}", player=names[target])
        case _:
            assert_never(act)
