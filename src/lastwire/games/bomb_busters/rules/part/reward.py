"""Equipment that lies face down, and a number to earn each piece with (mission 15)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.events import EquipmentUnlocked, NumberTurned
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import State
from lastwire.message import Message


class Reward(Switch):
    """BB-12.18: when all wires of the number shown are cut, a card turns up and the next number is shown.

    Nobody knows what lies face down, so a card is drawn when it is turned up: that is the same chance, and no secret.
    """

    clause = "BB-12.18"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.sealed and mission.numbers == 1
        return None if fits else Message("bomb-busters-content-lacks-reward")

    def target(self, state: State) -> int:
        return state.numbers[0] if state.numbers else 0

    def succeeded(self, step: Step, seat: int, value: int) -> None:
        state = step.state
        if value not in state.numbers or state.cut[value] < CONTENT.wires.copies:
            return
        brief = state.setting.brief
        card = step.rng.pick([card for card in brief.deck if card not in state.cards])
        state.cards += (card,)
        state.ready |= 1 << card
        # All numbers shown before are done, and those done meanwhile are passed over.
        left = [number for number in range(1, brief.blue + 1) if state.cut[number] < CONTENT.wires.copies]
        state.numbers = ()
        step.emit(EquipmentUnlocked(card))
        if left and len(state.cards) < brief.equipment:
            number = step.rng.pick(left)
            state.numbers = (number,)
            step.emit(NumberTurned(number))
