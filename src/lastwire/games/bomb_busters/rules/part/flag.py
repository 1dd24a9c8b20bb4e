"""The holder of the Captain's card, whose tokens lie (mission 17)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import State
from lastwire.message import Message


class FalseFlag(Switch):
    """BB-12.20: their tokens say what a wire is not, and equipment is not for them."""

    clause = "BB-12.20"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.characters == "random"
        return None if fits else Message("bomb-busters-content-lacks-false_flag")

    def lies(self, state: State, seat: int) -> bool:
        return state.setting.characters[seat] == 0

    def withheld(self, state: State, seat: int) -> int:
        return -1 if self.lies(state, seat) else 0
