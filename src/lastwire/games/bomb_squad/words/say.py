"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.bomb_squad.rules.moves import Loose, Plan
from lastwire.games.bomb_squad.rules.talk import Act, Emote, Point, Say, Suggest
from lastwire.games.bomb_squad.words.phrase import WAYS
from lastwire.message import Message, Value, row, words

_DECLINE: Final = Message("bomb-squad-act-decline")
_OPEN: Final = Message("bomb-squad-act-open")


def utter(said: Said, viewer: Viewer, talk: Sequence[Said] = ()) -> Message:
    """BSQ-5.12: an act in one line. Facts and moods are worded as the buttons that say them."""
    act: Act = said.act
    if act.words:
        return words(act.words)
    match act:
        case Say(text=text):
            return words(text)
        case Point(at=at):
            return Message(f"bomb-squad-fact-{at}")
        case Emote(mood=mood):
            return Message(f"bomb-squad-mood-{mood}")
        case Suggest():
            return _suggestion(act)
        case _:
            assert_never(act)


def _suggestion(act: Suggest) -> Message:
    args: dict[str, Value] = {
        "order": _slots(act.order),
        "scrap": _slots(act.scrap),
        "steps": tuple([_plan(plan) for plan in act.steps or ()]),
    }
    message = Message("bomb-squad-act-suggest", args=args)
    return message if act.text is None else row((message, Message("bomb-squad-act-remark", args={"text": act.text})))


def _slots(indexes: tuple[Loose, ...]) -> tuple[int, ...]:
    """As people count them."""
    return tuple([index + 1 for index in indexes if isinstance(index, int)])


def _plan(plan: Plan) -> Message | str:
    if plan.decline:
        return _DECLINE
    if plan.dir is not None:
        return WAYS[str(plan.dir)]
    return _OPEN if plan.target is None else str(plan.target)
