"""A number is turned up, everybody says whether they have it, and one of those must cut it (mission 18)."""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_busters.rules.apply.board import ask, note
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.duty import check_seated
from lastwire.games.bomb_busters.rules.events import Event, NumberTurned, RadarAnswered, TurnOrdered
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.moves import Designate, Move
from lastwire.games.bomb_busters.rules.part.hook import Switch
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import LIVE_MASK, NONE, ORDER, SOME, TURN, Fact, State, bits
from lastwire.message import Message


class Command(Switch):
    """BB-12.21: whoever's turn it is says who must cut the number; the turn goes on from them, not from the cutter.

    The cards turned up since the deck was last shuffled are the state's Number cards, the newest last.
    """

    clause = "BB-12.21"
    moves = (Designate,)
    usual = False

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.tokens == "none" and not mission.equipment and not mission.yellow.count
        return None if fits else Message("bomb-busters-content-lacks-command")

    def target(self, state: State) -> int:
        return state.numbers[-1] if state.leader >= 0 else 0

    def barred(self, state: State, seat: int) -> int:
        return LIVE_MASK & ~(1 << state.numbers[-1]) if state.leader >= 0 else 0

    def first_turn(self, state: State, rng: Rng) -> None:
        if self._turn_up(state, rng):
            state.phase = ORDER

    def opening(self, state: State) -> list[Event]:
        return self._told(state) if state.phase == ORDER else []

    def turn_began(self, step: Step) -> None:
        if self._turn_up(step.state, step.rng):
            ask(step, ORDER)
            for event in self._told(step.state):
                step.emit(event)

    def _turn_up(self, state: State, rng: Rng) -> bool:
        """Who has nothing but reds reveals them, and no card is turned."""
        layout, seat = state.setting.layout, state.active
        hand = state.uncut & layout.hands[seat]
        if not state.held[seat]:
            note(state, NONE, LIVE_MASK, hand)
            return False
        note(state, SOME, LIVE_MASK, hand)
        left = [number for number in range(1, state.setting.brief.blue + 1) if state.cut[number] < CONTENT.wires.copies]
        fresh = [number for number in left if number not in state.numbers]
        if not fresh:
            state.numbers, fresh = (), left
        number = rng.pick(fresh)
        state.numbers += (number,)
        state.leader = seat
        state.answered = 0
        for stand, wires in enumerate(layout.stands):
            if wires & state.uncut & state.where[number]:
                state.answered |= 1 << stand
        for kind, values, wires, _, _ in self._answers(state):
            note(state, kind, values, wires)
        return True

    def _answers(self, state: State) -> list[Fact]:
        """What the stands have said."""
        number = 1 << state.numbers[-1]
        return [
            (SOME if state.answered >> stand & 1 else NONE, number, wires & state.uncut, 0, 0)
            for stand, wires in enumerate(state.setting.layout.stands)
            if wires & state.uncut
        ]

    def evidence(self, state: State) -> list[Fact]:
        """While the turn lasts, everybody has heard the answers, and whoever turned up no card has only reds."""
        if state.phase not in (ORDER, TURN):
            return []
        hands = state.setting.layout.hands
        if state.leader < 0:
            return [(NONE, LIVE_MASK, state.uncut & hands[state.active], 0, 0)]
        return [*self._answers(state), (SOME, LIVE_MASK, state.uncut & hands[state.leader], 0, 0)]

    def _told(self, state: State) -> list[Event]:
        """BB-4.37: the number, and which stands have it."""
        number, stands = state.numbers[-1], range(len(state.setting.layout.stands))
        found = tuple([bool(state.answered >> stand & 1) for stand in stands])
        return [NumberTurned(number), RadarAnswered(state.active, number, found)]

    def _able(self, state: State) -> tuple[int, ...]:
        owners = state.setting.layout.owners
        return tuple(sorted({owners[stand] for stand in bits(state.answered)}))

    def offers(self, state: State, seat: int) -> list[Offer]:
        if state.phase != ORDER or seat != state.active:
            return []
        return [Offer("designate", {"seat": Pick(self._able(state))})]

    def check(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Designate)
        check_seated(state, seat)
        if state.phase != ORDER:
            raise refusal("E_PHASE", self.clause)
        if seat != state.active:
            raise refusal("E_TURN", self.clause)
        if move.seat not in self._able(state):
            raise refusal("E_BAD_NEXT", self.clause)

    def apply(self, step: Step, seat: int, move: Move) -> int:
        assert isinstance(move, Designate)
        state = step.state
        state.active = move.seat
        ask(step, TURN)
        step.emit(TurnOrdered(seat, move.seat, state.numbers[-1]))
        return 0

    def passes(self, step: Step) -> bool:
        """The turn goes on clockwise from whoever gave the order."""
        state = step.state
        if state.leader >= 0:
            state.active, state.leader, state.answered = state.leader, -1, 0
        return False
