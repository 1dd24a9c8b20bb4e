"""A clock of the mission's own (mission 10)."""

from __future__ import annotations

from lastwire.engine.types import Timer
from lastwire.games.bomb_busters.rules.apply.board import end
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import State
from lastwire.message import Message


class Countdown(Switch):
    """BB-12.12: the mission has a clock of its own."""

    clause = "BB-12.12"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.countdown_s
        return None if fits else Message("bomb-busters-content-lacks-countdown")

    def timers(self, state: State) -> list[Timer]:
        return [Timer("mission", state.deadline)] if state.deadline else []

    def expired(self, step: Step, timer: str) -> None:
        end(step, "exploded_time")
