"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.engine.voice import VOICES
from lastwire.games.academy.rules.talk import Act, Ask, CallWait, Emote, Plan, Remark, Saw, Say, Warn
from lastwire.games.academy.words.phrase import CARD, WIRE
from lastwire.message import Message, words


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """BSA-5.4: an act in one line."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    if isinstance(act, Remark):
        return Message(f"academy-act-{act.on}-{act.voice or VOICES[0]}-{act.variant or 0}")
    plain = _plain(act)
    if not act.voice:
        return plain
    kind = "warn" if isinstance(act, CallWait) else act.__struct_config__.tag
    return Message(f"academy-act-{kind}-{act.voice}-{act.variant}", args={"line": plain})


def _plain(act: Saw | Plan | Warn | CallWait | Ask | Emote | Say) -> Message:
    match act:
        case Say(text=text):
            return words(text)
        case Saw(wire=wire, part=part):
            return Message(f"academy-act-saw_{part}", args={"wire": WIRE[wire]})
        case Plan(card=card):
            return Message("academy-act-plan", args={"card": CARD[card]})
        case Warn(wire=wire):
            return Message("academy-act-warn", args={"wire": WIRE[wire]})
        case Ask(target=target):
            return Message("academy-act-ask", {"player": target})
        case CallWait():
            return Message("academy-act-call_wait")
        case Emote(mood=mood):
            return Message(f"academy-act-{mood}")
        case _:
            assert_never(act)
