"""A number that counts as red (mission 11)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.message import Message


class Forbidden(Switch):
    """BB-12.13: a number's blue wires count as red. All that it changes follows from `Setting.forbidden`."""

    clause = "BB-12.13"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.numbers == 1
        return None if fits else Message("bomb-busters-content-lacks-forbidden")

    def forbidden(self, numbers: tuple[int, ...]) -> int:
        return numbers[0]
