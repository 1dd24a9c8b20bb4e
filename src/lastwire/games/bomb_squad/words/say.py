"""Talk: one line for each act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Said, Viewer
from lastwire.games.bomb_squad.rules.moves import Plan
from lastwire.games.bomb_squad.rules.talk import Act, Emote, Point, Say, Suggest
from lastwire.games.bomb_squad.rules.text import TEXT
from lastwire.games.bomb_squad.words.phrase import joined


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """BSQ-5.12: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Point(at=at):
            return TEXT(f"act.{at}")
        case Emote(mood=mood):
            return TEXT(f"act.{mood}")
        case Suggest():
            return _suggestion(act)
        case _:
            assert_never(act)


def _suggestion(act: Suggest) -> str:
    def slots(indexes: Sequence[object]) -> str:
        words = [TEXT("act.slot", slot=index + 1) for index in indexes if isinstance(index, int)]
        return joined(words) if words else TEXT("act.none")

    text = TEXT("act.suggest_scrap" if act.scrap else "act.suggest", order=slots(act.order), scrap=slots(act.scrap))
    if act.steps:
        text += TEXT("act.suggest_steps", steps=joined([_plan(plan) for plan in act.steps]))
    return text if act.text is None else text + TEXT("act.suggest_text", text=act.text)


def _plan(plan: Plan) -> str:
    if plan.decline:
        return TEXT("act.decline")
    if plan.dir is not None:
        return TEXT(f"direction.{plan.dir}")
    return TEXT("act.open") if plan.target is None else str(plan.target)
