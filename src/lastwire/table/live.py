"""The match that a table is playing, or has just played, with what people have agreed about it."""

from __future__ import annotations

import msgspec

from lastwire.engine.match import visible
from lastwire.engine.rng import Rng, commitment
from lastwire.engine.types import ALL, Outcome, Said, Seat
from lastwire.table.house import House
from lastwire.table.messages import Ended
from lastwire.table.staff import Staff
from lastwire.table.telling import AnyMatch, Telling


class Live:
    """One match at the table. Everything here follows from entries, except what `staff` is about to do."""

    def __init__(self, match: AnyMatch, number: int, names: tuple[str, ...], begun: int, blind: Rng, house: House) -> None:
        self.match = match
        self.number = number
        self.begun = begun
        self.commitment = commitment(match.seed)
        self.telling = Telling(match, names)
        self.staff = Staff(self.telling, blind, house)
        self.paused_since: int | None = None
        self.wants_pause: set[Seat] = set()
        self.wants_abandon: set[Seat] = set()
        self.held: dict[str, Seat] = {}  # guests who have seen a seat's secrets
        self.stalls = [0] * match.seats
        self.stalled: set[Seat] = set()  # seats taken from connected people
        self.over = False
        self.record = ""

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def running(self) -> bool:
        return not self.over and self.paused_since is None

    def end(self, outcome: Outcome | None) -> None:
        """Fix the result, open the seed, write the record."""
        match, telling = self.match, self.telling
        review = None if outcome is None else match.game.review(match.state, match.talk)
        telling.end(Ended(outcome, match.seed.hex(), review))
        self.over = True
        self.paused_since = None
        self.wants_pause.clear()
        self.wants_abandon.clear()
        self.record = msgspec.structs.replace(match.record(), names=telling.names, log=in_words(match, telling.names)).write()


def in_words(match: AnyMatch, names: tuple[str, ...]) -> tuple[str, ...]:
    """The whole log as the all-seeing reader reads it."""
    words = []
    for line in visible(match.log, ALL):
        if isinstance(line, Said):
            words.append(match.game.utter(line, ALL, names))
        elif (told := match.game.tell(line, ALL, names)) is not None:
            words.append(told.text)
    return tuple(words)
