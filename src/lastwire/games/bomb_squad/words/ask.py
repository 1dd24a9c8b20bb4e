"""The sentence of the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.types import Viewer
from lastwire.games.bomb_squad.rules.text import TEXT
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.words.phrase import card_name, joined, stars_text
from lastwire.kit.phrase import you


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        result = view.result
        cause = TEXT(f"cause.{result.cause}")
        return TEXT("ask.over", cause=cause, score=result.score, perfect=view.perfect, stars=stars_text(result.stars))
    if view.phase == "briefing":
        waiting = [seat for seat in range(view.seats) if seat not in view.ready]
        if viewer in waiting:
            return TEXT("ask.briefing_you")
        return TEXT("ask.briefing", names=joined([names[seat] for seat in waiting]))
    kind = "turn_single" if view.phase == "turn" and view.options.no_programming else view.phase
    id = you(f"ask.{kind}", view.seat, viewer)
    program = view.program
    allowance = 0 if program is None else program.allowance
    if id == "ask.adjust_you" and allowance:
        id = "ask.adjust_scrap_you"
    card = card_name(program.cards[program.at]) if program is not None and program.cards else ""
    return TEXT(id, name=names[view.seat], allowance=allowance, card=card)
