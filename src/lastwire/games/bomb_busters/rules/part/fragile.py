"""The holder of the Captain's card, who may not fail (mission 14)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import STABILIZER, State
from lastwire.message import Message


class Fragile(Switch):
    """BB-12.17: a failed cut of theirs sets off the bomb, and the Stabilizer is not for them."""

    clause = "BB-12.17"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.characters == "random"
        return None if fits else Message("bomb-busters-content-lacks-fragile")

    def fragile(self, state: State, seat: int) -> bool:
        return state.setting.characters[seat] == 0

    def withheld(self, state: State, seat: int) -> int:
        return 1 << STABILIZER if self.fragile(state, seat) else 0
