"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.academy.rules.talk import Act, CallWait, Emote, Plan, Saw, Say, Warn
from lastwire.games.academy.words.phrase import CARD, WIRE
from lastwire.message import Message, words


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """BSA-5.4: an act in one line."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    match act:
        case Say(text=text):
            return words(text)
        case Saw(wire=wire, part=part):
            return Message(f"academy-act-saw_{part}", args={"wire": WIRE[wire]})
        case Plan(card=card):
            return Message("academy-act-plan", args={"card": CARD[card]})
        case Warn(wire=wire):
            return Message("academy-act-warn", args={"wire": WIRE[wire]})
        case CallWait():
            return Message("academy-act-call_wait")
        case Emote(mood=mood):
            return Message(f"academy-act-{mood}")
        case _:
            assert_never(act)
