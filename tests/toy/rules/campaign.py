"""The toy's missions (TOY-6.1): one round, two, three and four, each open once the one before it is won."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from lastwire.engine.campaign import Box, Campaign, Draft, Feat, Feature, Mission
from lastwire.errors import ContentError, Refused
from lastwire.message import Message
from tests.toy.rules import content
from tests.toy.rules.options import Options
from tests.toy.rules.setup import seats
from tests.toy.rules.state import State

MISSIONS = (1, 2, 3, 4)


def mission(options: Options) -> int | None:
    """TOY-6.1: a deck of one's own counts for nothing."""
    return options.rounds if options.deck is None else None


def campaign(won: Collection[int], played: Collection[int], options: Options | None) -> Campaign:
    """TOY-6.1"""
    boxes = tuple(Box(key, key, key + 1, key + 1, key in won) for key in MISSIONS[:-1])
    sealed = {box.first for box in boxes if not box.open}
    return Campaign(tuple(_shown(number) for number in MISSIONS if number not in sealed), boxes)


def _shown(number: int) -> Mission:
    inside = (Feature("round", Message("fuse-part-rounds", args={"n": number})),)
    return Mission(
        number=number,
        option=number,
        sign=str(number),
        title=Message("fuse-mission", args={"n": number}),
        band="mission",
        text=Message("fuse-mission-text"),
        box=number - 1,
        inside=dict.fromkeys(seats(Options()), inside),
    )


def feat(state: State, t: int) -> Feat:
    """TOY-6.1: the best score is kept, by whether there was a clock, and then the time that was left."""
    spare = max(0, state.match_ms - t) if state.options.clock else 0
    return Feat("clock" if state.options.clock else "", max(state.scores), 0, spare)


def draft(given: str | dict[str, Any]) -> Draft:
    """A deck of one's own, given as the text of its file or as the table that this would hold."""
    try:
        return Draft(ok=True, mission=content.read_deck(given, "deck.toml"))
    except (ContentError, Refused) as wrong:
        return Draft(ok=False, errors=(wrong.message,))
