"""What is told of the set-up."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.academy.rules.events import BombStarted, MatchStarted
from lastwire.games.academy.rules.state import State


def opening(state: State) -> list[Told]:
    """BSA-2.8: what everybody is told of the set-up."""
    setting = state.setting
    order = sorted(range(setting.seats), key=lambda seat: setting.ages[seat])
    house = setting.options.content == "house"
    return [
        Told(MatchStarted(setting.seats, tuple(order), house, setting.options.odds)),
        Told(BombStarted(state.bomb)),
    ]
