"""Equipment that needs two numbers (mission 12)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import State
from lastwire.message import Message


class Permit(Switch):
    """BB-12.14: each card bears a Number card, of which two wires must be cut as well."""

    clause = "BB-12.14"
    numbers_cards = True

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.equipment and mission.numbers == "cards"
        return None if fits else Message("bomb-busters-content-lacks-permit")

    def locks(self, state: State, card: int) -> bool:
        number = state.numbers[state.cards.index(card)]
        return state.cut[number] < CONTENT.equipment.unlocks_at
