"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.academy.rules.talk import Act, CallWait, Emote, Plan, Saw, Say, Warn
from lastwire.games.academy.rules.text import TEXT
from lastwire.games.academy.words.phrase import card_name, wire_name


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BSA-5.4: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Saw(wire=wire, part=part):
            return TEXT(f"act.saw_{part}", wire=wire_name(wire))
        case Plan(card=card):
            return TEXT("act.plan", card=card_name(card))
        case Warn(wire=wire):
            return TEXT("act.warn", wire=wire_name(wire))
        case CallWait():
            return TEXT("act.call_wait")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case _:
            assert_never(act)
