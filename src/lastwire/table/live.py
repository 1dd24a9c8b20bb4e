"""The match that a table is playing, or has just played, with what people have agreed about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lastwire.engine.campaign import Result
from lastwire.engine.match import visible
from lastwire.engine.record import Sitting
from lastwire.engine.rng import commitment
from lastwire.engine.types import ALL, TABLE, Outcome, Said, Seat
from lastwire.table import entry as stored
from lastwire.table.late import Late
from lastwire.table.messages import Ended
from lastwire.table.remains import Remains
from lastwire.table.request import Request
from lastwire.table.suspension import Suspension
from lastwire.table.telling import AnyMatch, Telling


class Live:
    """One match at the table."""

    def __init__(self, match: AnyMatch, number: int, names: tuple[str, ...], begun: int, command: stored.Begun) -> None:
        self.match = match
        self.number = number
        self.begun = begun
        self._command = command
        self.commitment = commitment(match.seed)
        self.suspension = Suspension()
        self.telling = Telling(match, names, suspension=self.suspension)
        delay_ms = match.game.lateness(match.options)
        self.late = None if delay_ms is None else Late(match, names, delay_ms)
        self.pausing = match.game.pausing(match.options)
        self.paused_since: int | None = None
        self.pauses = 0  # by agreement, so far
        self.waiting = False  # whether it is paused because somebody is gone
        self.waited_ms = 0  # for those who were gone, so far
        self.resumes_at: int | None = None  # when it goes on, once all have agreed
        self.pause_request = Request()
        self.end_request = Request()
        self.ready: set[Seat] = set()  # seats that want a paused match to go on
        self.held: dict[str, Seat] = {}  # guests who have seen a seat's secrets
        self.kept: dict[Seat, str] = {}  # seats whose guest the host sent away: nobody else's in this match
        self.sittings: list[Sitting] = []  # who had which seat, and from when on
        self.votes = [0] * match.seats  # that a seat has cast since the last one that carried
        self.stalls = [0] * match.seats  # turns that a seat has let run out in a row
        self.stalled: set[Seat] = set()  # seats taken from connected people for that
        self.over = False
        self.record = ""
        self.result: Result | None = None
        self.guests: tuple[str, ...] = ()  # who had a seat when it ended, whoever sits there by now

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def running(self) -> bool:
        return not self.over and self.paused_since is None

    @property
    def clocked(self) -> bool:
        """Whether a clock runs that people see."""
        return any(not timer.secret for timer in self.telling.timers)

    def fingerprint(self) -> list[Any]:
        """What decides how it goes on."""
        return [
            self.match.digest(),
            self.telling.names,
            self.paused_since,
            self.pauses,
            self.waiting,
            self.waited_ms,
            self.resumes_at,
            (self.pause_request.seats, self.pause_request.since),
            (self.end_request.seats, self.end_request.since),
            sorted(self.ready),
            (self.suspension.since, self.suspension.spans),
            self.held,
            sorted(self.kept.items()),
            self.votes,
            self.stalls,
            sorted(self.stalled),
            self.over,
            self.record,
        ]

    def seat(self, players: Sequence[tuple[str, str | None]]) -> None:
        """Note who has each seat now, by name, and by level if it is a bot, where that has changed."""
        last = {sitting.seat: (sitting.name, sitting.bot) for sitting in self.sittings}
        for seat, player in enumerate(players):
            if last.get(seat) != player:
                self.sittings.append(Sitting(len(self.match.entries), seat, *player))

    def pause(self, now: int, waiting: bool = False) -> None:
        self.paused_since = now
        self.waiting = waiting
        self.pauses += not waiting
        self.pause_request.drop()
        self.votes = [0] * self.match.seats

    def agree(self, now: int) -> None:
        """All want to go on: at once, or after a count-in."""
        self.ready.clear()
        if self.pausing.count_in_ms:
            self.resumes_at = now + self.pausing.count_in_ms
        else:
            self.resume(now)

    def resume(self, now: int) -> None:
        if self.waiting and self.paused_since is not None:
            self.waited_ms += now - self.paused_since
        self.paused_since = self.resumes_at = None
        self.waiting = False
        self.ready.clear()
        self.votes = [0] * self.match.seats

    def suspend(self, t: int) -> None:
        """Move clocks stand. Nobody is kept waiting any more, so nobody is taken to be away either."""
        self.suspension.begin(t)
        self.telling.retime()
        self.stalls = [0] * self.match.seats

    def unsuspend(self, t: int) -> None:
        self.suspension.end(t)
        self.telling.retime()

    def patience_ms(self) -> int:
        """How long the match may still be paused for those who are gone."""
        return max(0, self.pausing.absent_ms - self.waited_ms)

    def note_stall(self, timer: str) -> None:
        """TB-7.27: a clock has run out. Of a poll nothing comes: whether a seat could only pass is hidden."""
        for each in self.telling.timers:
            if each.id == timer and each.kind == "turn":
                for seat in each.seats:
                    self.stalls[seat] += 1

    def note_turn(self, seat: Seat) -> None:
        """A person has moved. If a turn was waited for, that ends a row of stalls; anything else may be hidden."""
        if any(each.kind == "turn" and seat in each.seats for each in self.telling.rule_timers):
            self.stalls[seat] = 0

    def unstall(self, seat: Seat) -> None:
        self.stalls[seat] = 0
        self.stalled.discard(seat)

    def set_aside(self, reason: str) -> Remains:
        """This match as one that this version cannot go on with."""
        match, names = self.match, self.telling.names
        remains = Remains(match.game, self._command, self.number, match.seats, reason)
        for entry in match.entries:
            kept = entry.encoded(match.game.codec)
            if kept.seat == TABLE and kept.act is None:
                continue  # follows from other entries
            command = stored.Played(kept.seat, kept.move) if kept.act is None else stored.Spoken(kept.seat, kept.act)
            remains.add(stored.Entry(0, 0, kept.t, command), command, names)
        return remains

    def end(self, outcome: Outcome | None, guests: tuple[str, ...]) -> None:
        """Fix the result, open the seed, write the record. A match that was given up counts for nothing."""
        match, telling = self.match, self.telling
        mission = match.game.mission(match.options)
        if outcome is not None and mission is not None:
            feat = match.game.feat(match.state, match.t)
            self.result = Result(match.game.name, mission, match.seats, bool(outcome.winners), feat)
            self.guests = guests
        review = None if outcome is None else match.game.review(match.state, match.talk)
        telling.end(Ended(outcome, match.seed.hex(), review))
        self.over = True
        self.paused_since = self.resumes_at = None
        self.waiting = False
        self.pause_request.drop()
        self.end_request.drop()
        self.ready.clear()
        words = in_words(match, telling.names)
        self.record = msgspec.structs.replace(
            match.record(), names=telling.names, log=words, sat=tuple(self.sittings)
        ).write()


def in_words(match: AnyMatch, names: tuple[str, ...]) -> tuple[str, ...]:
    """The whole log as the all-seeing reader reads it."""
    words = []
    for line in visible(match.log, ALL):
        if isinstance(line, Said):
            words.append(match.game.utter(line, ALL, names))
        elif (told := match.game.tell(line, ALL, names)) is not None:
            words.append(told.text)
    return tuple(words)
