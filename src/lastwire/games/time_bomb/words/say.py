"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.types import PUBLIC, Said, Viewer
from lastwire.games.time_bomb.rules.talk import (
    VOICED,
    Accuse,
    Act,
    Aim,
    Ask,
    GoOn,
    Hand,
    Intend,
    Oppose,
    Remark,
    Reply,
    Request,
    Retract,
    Role,
    Say,
    Suggest,
    Vouch,
    Wait,
)
from lastwire.games.time_bomb.words.phrase import claim
from lastwire.message import Message, words

_HOLD: Final = Message("time-bomb-say-hold")
_GO_ON: Final = Message("time-bomb-say-go_on")


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """TB-5.18: an act in one line."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    plain = _plain(said.seat, act, talk)
    kind = plain.id.removeprefix("time-bomb-say-")
    if not act.voice or kind not in VOICED:
        return plain
    return Message(f"time-bomb-say-{kind}-{act.voice}-{act.variant}", plain.who, plain.args)


def _plain(speaker: int, act: Act, talk: Sequence[Said]) -> Message:
    match act:
        case Say(text=text):
            return words(text)
        case Hand(success=success, boom=boom):
            return Message("time-bomb-say-hand", args=claim(success, boom))  # type: ignore[arg-type]  # checked by now
        case Role(side=side):
            return Message("time-bomb-say-role", args={"side": side})
        case Request(what=what):
            return Message("time-bomb-say-request", args={"what": what})
        case Suggest(target=target):
            return _about("suggest", speaker, target)
        case Oppose(target=target):
            return _about("oppose", speaker, target)
        case Accuse():
            return _judged("time-bomb-say-accuse", act)
        case Vouch():
            return _judged("time-bomb-say-vouch", act)
        case Ask(target=target, topic=topic):
            return Message("time-bomb-say-ask", {"target": target}, {"topic": topic})
        case Intend(target=target):
            return Message("time-bomb-say-intend", {"target": target})
        case Aim(target=target, slot=slot):
            return Message("time-bomb-say-aim", {"target": target}, {"place": slot + 1})
        case Reply(ref=ref, stance=stance):
            return _quoting("time-bomb-say-reply", talk, ref, stance=stance)
        case Retract(ref=ref):
            return _quoting("time-bomb-say-retract", talk, ref)
        case Remark(on=on, n=n):
            return Message(f"time-bomb-remark-{on}-{n}")
        case Wait():
            return _HOLD
        case GoOn():
            return _GO_ON
        case _:
            assert_never(act)


def _about(what: str, speaker: int, target: int) -> Message:
    if target == speaker:
        return Message(f"time-bomb-say-{what}_self")
    return Message(f"time-bomb-say-{what}", {"target": target})


def _quoting(id: str, talk: Sequence[Said], ref: int, **values: str) -> Message:
    """With whose line it is about, and that line; in a record that can no longer be replayed nobody knows it."""
    if not 1 <= ref <= len(talk):
        return Message(f"{id}_blind", args={**values})
    quoted = talk[ref - 1]
    return Message(id, {"author": quoted.seat}, {**values, "quote": utter(quoted, PUBLIC)})


def _judged(id: str, act: Accuse | Vouch) -> Message:
    return Message(id, {"target": act.target}, {"level": act.level, "why": act.why or "none"})
