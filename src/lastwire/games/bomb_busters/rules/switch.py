"""Rules that a mission switches on by name (chapter 12). A mission without switches plays by chapters 1 to 9 alone.

A new mission is a row of the mission file and, where its card changes the game, a class here with a name in `SWITCHES`;
a name that is not there is refused when the file is read. Whatever a rule needs to remember goes into the state: one
switch serves all matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lastwire.engine.types import Offer, Timer
from lastwire.errors import ContentError
from lastwire.games.bomb_busters.rules.apply.board import ask, end
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.content import CONTENT, wrong
from lastwire.games.bomb_busters.rules.events import TurnCalled
from lastwire.games.bomb_busters.rules.mission import FILE, MISSIONS, Mission
from lastwire.games.bomb_busters.rules.moves import Call, Move
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import CALL, COFFEE_MUG, TURN, State
from lastwire.message import Message


class Switch:
    """One named rule. Each method is a place where a mission may change the game; by default it changes nothing.

    What is not a method is a field of the mission file: wires, who places which tokens (`tokens`, `captain_token`), how
    wires are dealt (`deal`: "loose" ones stand apart as stands of one wire), equipment, dial, Number cards.
    """

    clause: ClassVar[str] = "BB-2.10"  # what a refusal cites
    moves: ClassVar[tuple[type, ...]] = ()  # special actions that this rule adds; `rules.check` must know them too
    replaces_dial: ClassVar[bool] = False

    def lacks(self, mission: Mission) -> Message | None:
        """What the mission's row must say for this rule and does not; None if it fits."""
        return None

    # What is legal.

    def barred(self, state: State, seat: int) -> int:
        """Values, as bits, that this seat may not cut now."""
        return 0

    def sheltered(self, state: State, seat: int) -> int:
        """Wires, as bits, at which this seat may not point now."""
        return 0

    def locks(self, state: State, card: int) -> bool:
        """Whether an equipment card stays locked although its wires are cut."""
        return False

    # Special actions.

    def offers(self, state: State, seat: int) -> list[Offer]:
        """Special actions that this seat has, in its turn or where a turn is called for."""
        return []

    def owed(self, state: State) -> tuple[int, ...]:
        """Who is asked where a turn is called for."""
        return ()

    def check(self, state: State, seat: int, move: Move) -> None:
        """Refuse a special action of this rule's that is not legal."""

    def apply(self, step: Step, seat: int, move: Move) -> None:
        """Carry out a special action of this rule's."""

    # What happens.

    def succeeded(self, step: Step, seat: int, value: int) -> None:
        """Wires of this value were cut."""

    def failed(self, step: Step, seat: int) -> None:
        """A cut failed: what happens in place of the dial, if this rule replaces it."""

    def passes(self, step: Step) -> bool:
        """A turn has ended: True if this rule has settled who is next."""
        return False

    def turn_began(self, step: Step) -> None:
        """The active expert is to act."""

    def wires_swapped(self, step: Step) -> None:
        """Two wires have changed hands, and the active expert is still to act."""

    def round_ended(self, step: Step) -> None:
        """The turn comes round to the Captain's place."""

    def timers(self, state: State) -> list[Timer]:
        return []

    def expired(self, step: Step, timer: str) -> None:
        """A clock of this rule's ran out."""


class Row(Switch):
    """BB-12.11: three numbers in a row; each opens when two wires of every number before it are cut."""

    clause = "BB-12.11"

    def lacks(self, mission: Mission) -> Message | None:
        fits = isinstance(mission.numbers, int) and mission.numbers > 1
        return None if fits else Message("bomb-busters-content-lacks-row")

    def barred(self, state: State, seat: int) -> int:
        for place, number in enumerate(state.numbers):
            if state.cut[number] < 2:
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
        others = state.uncut & ~state.setting.layout.hands[state.active]
        if state.ready >> COFFEE_MUG & 1 and others:
            return
        # Where nobody else has a wire left, this expert holds whole sets and the first number is among the open ones.
        if held and not held & ~self.barred(state, state.active):
            end(step, "exploded_row")


class FreeCall(Switch):
    """BB-12.12: after a turn, whoever calls first takes the next; nobody twice in a row while others can."""

    clause = "BB-12.12"
    moves = (Call,)

    def owed(self, state: State) -> tuple[int, ...]:
        hands = state.setting.layout.hands
        able = [seat for seat, hand in enumerate(hands) if state.uncut & hand]
        if len(hands) > 2 and len(able) > 1:
            able = [seat for seat in able if seat != state.active]
        return tuple(able)

    def offers(self, state: State, seat: int) -> list[Offer]:
        return [Offer("call")] if state.phase == CALL and seat in self.owed(state) else []

    def check(self, state: State, seat: int, move: Move) -> None:
        if state.phase != CALL:
            raise refusal("E_PHASE", "BB-12.12")
        if seat not in self.owed(state):
            raise refusal("E_TURN", "BB-12.12")

    def apply(self, step: Step, seat: int, move: Move) -> None:
        state = step.state
        state.active = seat
        state.turn += 1
        state.waited = state.released = 0
        state.hold_until = 0
        ask(step, TURN)
        step.emit(TurnCalled(seat))

    def passes(self, step: Step) -> bool:
        # Without an order there are no rounds but so many turns.
        state = step.state
        if state.turn % state.setting.layout.seats == 0:
            state.round += 1
        ask(step, CALL)
        return True


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


class Forbidden(Switch):
    """BB-12.13: a number's blue wires count as red. All that it changes follows from `Setting.forbidden`."""

    clause = "BB-12.13"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.numbers == 1
        return None if fits else Message("bomb-busters-content-lacks-forbidden")


class Permit(Switch):
    """BB-12.14: each card bears a Number card, of which two wires must be cut as well."""

    clause = "BB-12.14"

    def lacks(self, mission: Mission) -> Message | None:
        fits = mission.equipment and mission.numbers == "cards"
        return None if fits else Message("bomb-busters-content-lacks-permit")

    def locks(self, state: State, card: int) -> bool:
        number = state.numbers[state.cards.index(card)]
        return state.cut[number] < CONTENT.equipment.unlocks_at


SWITCHES: Final[dict[str, Switch]] = {
    "row": Row(),
    "call": FreeCall(),
    "countdown": Countdown(),
    "forbidden": Forbidden(),
    "permit": Permit(),
}


def check_missions(missions: Sequence[Mission], file: str = FILE) -> None:
    """Raise `ContentError` where a mission names a rule that nobody has written, or lacks what its rules need."""
    for index, mission in enumerate(missions):
        key = f"missions[{index}].switches"
        for name in mission.switches:
            if name not in SWITCHES:
                raise wrong(file, key, "switch", name=name)
            if lacking := SWITCHES[name].lacks(mission):
                raise ContentError(file, key, lacking)


check_missions(MISSIONS)


def switches(state: State) -> list[Switch]:
    """The rules that this mission switches on."""
    return [SWITCHES[name] for name in state.setting.switches]


def barred(state: State, seat: int) -> int:
    """Values, as bits, that this seat may not cut now."""
    mask = 0
    for switch in switches(state):
        mask |= switch.barred(state, seat)
    return mask


def sheltered(state: State, seat: int) -> int:
    """Wires, as bits, at which this seat may not point now."""
    mask = 0
    for switch in switches(state):
        mask |= switch.sheltered(state, seat)
    return mask


def special(state: State, move: Move) -> Switch | None:
    for switch in switches(state):
        if isinstance(move, switch.moves):
            return switch
    return None
