"""Three red wires, dealt apart and found all at once (mission 13)."""

from __future__ import annotations

from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_busters.rules.apply.board import VALUE_NAMES, end, lay_open
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.duty import check_turn
from lastwire.games.bomb_busters.rules.events import AllDeclared, WireCut
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.moves import CutAll, Move
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.stand import slot_at
from lastwire.games.bomb_busters.rules.state import NONE, RED, SOME, TURN, Layout, State, slots
from lastwire.message import Message

WIRES = 3
_FEW = 3  # up to so many experts, whoever points holds one of them


class Trio(Switch):
    """BB-12.16: everybody knows who got a red wire; pointing at all three disarms them, and nothing else does."""

    clause = "BB-12.16"
    moves = (CutAll,)
    reveals = False

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.red.count == mission.red.drawn == WIRES
        return None if fits else Message("bomb-busters-content-lacks-trio")

    def arrange(self, pool: list[int], layout: Layout) -> None:
        reds = [key for key in pool if key % 10 == 5]
        pool[:] = [key for key in pool if key % 10 != 5]
        # In ascending order of stands, so that what comes later moves none of them.
        for stand, key in zip(sorted(self._stands(layout)), reds, strict=True):
            pool.insert(stand, key)

    def _stands(self, layout: Layout) -> list[int]:
        """The stands that get one: the first of each of the first three experts, with two both of the Captain's."""
        firsts = [layout.stands_of[seat][0] for seat in layout.order]
        if layout.seats == 2:
            firsts = [*layout.stands_of[layout.captain], firsts[1]]
        return firsts[:WIRES]

    def begun(self, state: State) -> None:
        layout = state.setting.layout
        with_one = self._stands(layout)
        without = sum([wires for stand, wires in enumerate(layout.stands) if stand not in with_one])
        state.facts += tuple([(SOME, 1 << RED, layout.stands[stand], 0, 0) for stand in with_one])
        # It follows, and saves those who count a long way round.
        state.facts += ((NONE, 1 << RED, without, 0, 0),) if without else ()

    # --- the action -------------------------------------------------------------------------------

    def _need(self, state: State, seat: int) -> int:
        """At how many wires of teammates this seat would point; -1 if it may not."""
        reds = state.uncut & state.where[RED]
        own = (reds & state.setting.layout.hands[seat]).bit_count()
        if not reds or (not own and state.setting.layout.seats <= _FEW):
            return -1
        return WIRES - own

    def offers(self, state: State, seat: int) -> list[Offer]:
        if state.phase != TURN or seat != state.active:
            return []
        need = self._need(state, seat)
        if need < 0:
            return []
        layout = state.setting.layout
        places = tuple([layout.places[slot] for slot in slots(state.uncut & ~layout.hands[seat])])
        return [Offer("cut_all", {"wires": Pick(places, many=True, least=need, most=need)})]

    def check(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, CutAll)
        check_turn(state, seat)
        need = self._need(state, seat)
        if need < 0:
            raise refusal("E_BARRED", self.clause)
        layout = state.setting.layout
        if len(move.wires) != need or list(move.wires) != sorted(set(move.wires)):
            raise refusal("E_BAD_TARGET", self.clause)
        for place in move.wires:
            slot = slot_at(state, place)
            if slot < 0 or layout.hands[seat] >> slot & 1:
                raise refusal("E_BAD_TARGET", self.clause)
            if not state.uncut >> slot & 1:
                raise refusal("E_ALREADY_CUT", self.clause)

    def apply(self, step: Step, seat: int, move: Move) -> int:
        assert isinstance(move, CutAll)
        state = step.state
        layout = state.setting.layout
        pointed = state.uncut & state.where[RED] & layout.hands[seat]
        for place in move.wires:
            pointed |= 1 << slot_at(state, place)
        step.emit(AllDeclared(seat, tuple([layout.places[slot] for slot in slots(pointed)]), VALUE_NAMES[RED]))
        if pointed & ~state.where[RED]:
            end(step, "exploded_trio")
            return 0
        for slot in slots(pointed):
            lay_open(state, slot)
            step.emit(WireCut(layout.owner_of[slot], layout.places[slot], state.keys[slot]))
        return RED
