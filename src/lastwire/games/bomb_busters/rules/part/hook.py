"""The places where a mission may change the game (BB-2.10).

A part says, the core acts: a hook answers or edits the state it is given, and never calls who is next or what a cut
brings. Whatever a rule needs to remember goes into the state: one switch serves all matches.
"""

from __future__ import annotations

from typing import ClassVar

from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Timer
from lastwire.games.bomb_busters.rules.apply.step import Step
from lastwire.games.bomb_busters.rules.events import Event
from lastwire.games.bomb_busters.rules.mission import Mission
from lastwire.games.bomb_busters.rules.moves import Move
from lastwire.games.bomb_busters.rules.state import Fact, Layout, State
from lastwire.message import Message


class Switch:
    """One named rule. Each method is a place where a mission may change the game; by default it changes nothing.

    What is not a method is a field of the mission file: wires, who places which tokens (`tokens`, `captain_token`), how
    wires are dealt (`deal`: "loose" ones stand apart as stands of one wire), equipment, dial, Number cards.
    """

    clause = "BB-2.10"  # what a refusal cites
    moves: ClassVar[tuple[type, ...]] = ()  # special actions that this rule adds; `rules.check` must know them too
    replaces_dial: ClassVar[bool] = False
    usual: ClassVar[bool] = True  # whether experts take turns and cut as ever: then bots can look ahead and be read
    reveals: ClassVar[bool] = True  # whether an all-red hand is revealed (BB-4.22)
    numbers_cards: ClassVar[bool] = False  # whether a Number card lies on each equipment card

    def lacks(self, mission: Mission) -> Message | None:
        """What the mission's row must say for this rule and does not; None if it fits."""
        return None

    # Set-up.

    def forbidden(self, numbers: tuple[int, ...]) -> int:
        """The number whose blue wires count as red, 0 for none."""
        return 0

    def arrange(self, pool: list[int], layout: Layout) -> None:
        """Put the shuffled wires in the order in which they are dealt, one to each stand in turn (BB-3.10)."""

    def begun(self, state: State) -> None:
        """The wires stand there: note what everybody knows of them."""

    def first_turn(self, state: State, rng: Rng) -> None:
        """The mission begins without tokens: what the first turn brings."""

    def opening(self, state: State) -> list[Event]:
        """What is told of that."""
        return []

    # What is legal.

    def barred(self, state: State, seat: int) -> int:
        """Values, as bits, that this seat may not cut now."""
        return 0

    def sheltered(self, state: State, seat: int) -> int:
        """Wires, as bits, at which this seat may not point now."""
        return 0

    def withheld(self, state: State, seat: int) -> int:
        """Equipment cards, as bits, that this seat may not use."""
        return 0

    def fragile(self, state: State, seat: int) -> bool:
        """Whether a failed cut of this seat's sets off the bomb, whatever the dial shows."""
        return False

    def lies(self, state: State, seat: int) -> bool:
        """Whether this seat's tokens say what its wires are not."""
        return False

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

    def apply(self, step: Step, seat: int, move: Move) -> int:
        """Carry out a special action of this rule's: the value whose wires were cut, which ends the turn, or 0."""
        return 0

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

    # What is known.

    def evidence(self, state: State) -> list[Fact]:
        """What the hidden wires must agree with because of this rule, beside what was said."""
        return []

    def target(self, state: State) -> int:
        """The number that the team is after now, 0 for none."""
        return 0

    # Clocks.

    def timers(self, state: State) -> list[Timer]:
        return []

    def expired(self, step: Step, timer: str) -> None:
        """A clock of this rule's ran out."""
