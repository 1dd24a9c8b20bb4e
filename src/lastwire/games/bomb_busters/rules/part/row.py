"""Numbers in a row, each of which opens the next (missions 9 and 16)."""

from __future__ import annotations

from lastwire.games.bomb_busters.rules.apply.board import end
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.fact import ROW
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.state import COFFEE_MUG, LIVE_MASK, TURN, Fact, State
from lastwire.message import Message


class Row(Switch):
    """A number opens when so many wires of every number before it are cut."""

    usual = False

    def __init__(self, clause: str, wires: int) -> None:
        self.clause = clause
        self.wires = wires

    def lacks(self, mission: Mission) -> Message | None:
        fits = isinstance(mission.numbers, int) and mission.numbers > 1
        return None if fits else Message("bomb-busters-content-lacks-row")

    def barred(self, state: State, seat: int) -> int:
        for place, number in enumerate(state.numbers):
            if state.cut[number] < self.wires:
                return sum(1 << later for later in state.numbers[place + 1 :])
        return 0

    def turn_began(self, step: Step) -> None:
        """An expert who could only cut what is closed sets the bomb off."""
        self._look(step)

    def wires_swapped(self, step: Step) -> None:
        """The active expert may have given away all that was open."""
        self._look(step)

    def _look(self, step: Step) -> None:
        state = step.state
        held = state.held[state.active]
        if self._may_pass(state):
            return
        # Where nobody else has a wire left, this expert holds whole sets and the first number is among the open ones.
        if held and not held & ~self.barred(state, state.active):
            end(step, "exploded_row")

    def _may_pass(self, state: State) -> bool:
        others = state.uncut & ~state.setting.layout.hands[state.active]
        return bool(state.ready >> COFFEE_MUG & 1 and others)

    def evidence(self, state: State) -> list[Fact]:
        """An active expert without an open number would have set off the bomb, unless all they have is red."""
        if state.phase != TURN or self._may_pass(state):
            return []
        hand = state.uncut & state.setting.layout.hands[state.active]
        return [(ROW, LIVE_MASK & ~self.barred(state, state.active), hand, 0, 0)]
