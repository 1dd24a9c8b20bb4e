"""BSQ-10.9: what bots leave to people, who activate and operate. A bot plays the cards that a person pointed out, and
tells people of theirs. All of it follows from what everybody has seen."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from lastwire.games.bomb_squad.brain.memory import Seen
from lastwire.games.bomb_squad.brain.situation import Situation
from lastwire.games.bomb_squad.rules.events import CardDiscarded, CardPlayed, IntelGiven, ProgramSent

PATIENCE: Final = 3  # turns of each person in which nothing is put on the frame, before a bot does it
PRESSED: Final = 0.4  # of a bomb's turns: once no more than this is left, everybody does what helps


class Lead(Situation):
    """Whose decision it is."""

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The people to whom this bot leaves the decision now: nobody, if they have let it lie or time is short."""
        people = tuple(seat for seat in self.past.people if seat != self.seat)
        if not people or self._idle(people) >= PATIENCE * len(people) or self._pressed:
            return ()
        return people

    def _idle(self, people: tuple[int, ...]) -> int:
        """The turns that people have had since the frame last changed."""
        count = 0
        for event in reversed(self.past.events):
            if isinstance(event, CardPlayed | ProgramSent):
                break
            count += isinstance(event, IntelGiven | CardDiscarded) and event.seat in people
        return count

    @property
    def _pressed(self) -> bool:
        if self.view.options.clock == "practice":
            return False
        for each in self.view.deadlines:
            left = self.turns_left(each.id)
            if left is None:
                continue
            # Against the clock a team with bots has more turns than it is thought to have, and nobody knows how many.
            by_clock = self.view.options.clock == "real_time"
            if left <= (self.view.seats if by_clock else PRESSED * (left + self.view.turns)):
                return True
        return False

    def mine(self, seen: Seen) -> bool:
        """Whether an own card is this bot's to play: a person has pointed it out, or nobody leads."""
        return not self.leaders or any(seen.tellers >> seat & 1 for seat in self.leaders)
