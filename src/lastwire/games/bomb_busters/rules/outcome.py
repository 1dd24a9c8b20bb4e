"""Won or lost (chapter 6)."""

from __future__ import annotations

from lastwire.engine.types import Outcome
from lastwire.games.bomb_busters.rules.state import OVER, State


def outcome(state: State) -> Outcome | None:
    """BB-6.1, BB-6.2, BB-6.6: the team wins or loses together.

    Kept for later missions: who is Captain next, and after whom if they leave (BB-3.2, BB-7.7); a box that is now open
    (BB-1.5).
    """
    if state.phase != OVER:
        return None
    layout, brief = state.setting.layout, state.setting.brief
    won = state.cause == "defused"
    kept = {f"captain {ahead}": (layout.captain + ahead) % layout.seats for ahead in range(1, layout.seats + 1)}
    if won and brief.opens is not None:
        kept[f"box {brief.opens}"] = layout.captain
    return Outcome(
        reason=state.cause,
        winners=tuple(range(layout.seats)) if won else (),
        scores=(float(won),) * layout.seats,
        kept=kept,
    )
