"""The match that a table is playing, or has just played: what it waits for, until when, and what people have agreed
about it. The table bases its decisions on this; `lastwire.table.telling` tells it to people."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from lastwire.engine.block import Blocks
from lastwire.engine.campaign import Attempt
from lastwire.engine.match import BETWEEN_ACTS, Match
from lastwire.engine.record import BETWEEN_LINES, Sitting, write_deed, write_line
from lastwire.engine.rng import commitment
from lastwire.engine.secret import blank
from lastwire.engine.types import ALL, PUBLIC, TABLE, Outcome, Prompt, Said, Seat, Timer
from lastwire.message import Message
from lastwire.table import entry as stored
from lastwire.table.remains import Remains
from lastwire.table.request import Request

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class Suspension:
    """When the move clocks of a match were stopped, in match time. A clock that ran before that, or began meanwhile,
    gets back the time it was stopped."""

    __slots__ = ("since", "spans")

    def __init__(self) -> None:
        self.since: int | None = None
        self.spans: list[tuple[int, int]] = []

    def begin(self, t: int) -> None:
        self.since = t

    def end(self, t: int) -> None:
        if self.since is not None:
            self.spans.append((self.since, t))
            self.since = None

    def running(self, timers: Iterable[Timer]) -> tuple[Timer, ...]:
        """Those of the rules' clocks that are running now, put off by the time they were stopped."""
        return tuple(self._repaid(timer) for timer in timers if self.since is None or timer.kind == "game")

    def _repaid(self, timer: Timer) -> Timer:
        if timer.kind == "game":
            return timer
        stood_ms = sum(max(0, end - max(start, timer.since_ms)) for start, end in self.spans)
        return replace(timer, due_ms=timer.due_ms + stood_ms) if stood_ms else timer


class Naming:
    """What the people in the seats were called at each line of the log. A line keeps the names of its own time, whoever
    sits there later."""

    __slots__ = ("_names", "_since")

    def __init__(self, names: tuple[str, ...]) -> None:
        self._since = [0]  # the first lines, counted from 0, that have each of these names
        self._names = [names]

    def change(self, since: int, names: tuple[str, ...]) -> None:
        if self._since[-1] == since:
            self._names[-1] = names
        else:
            self._since.append(since)
            self._names.append(names)

    def at(self, line: int) -> int:
        """Which of `all` this line has."""
        return len(self._names) - 1 if line >= self._since[-1] else bisect_right(self._since, line) - 1

    @property
    def all(self) -> tuple[tuple[str, ...], ...]:
        """What they were called one after another."""
        return tuple(self._names)


class Progress:
    """How far a match has come. `acting`: whether anybody may act; a replay has no offers and no clocks. `naming`:
    that of another telling of the same match."""

    def __init__(
        self, match: AnyMatch, names: Sequence[str], acting: bool = True, naming: Naming | None = None
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = tuple(names)  # of those who sit here now
        self.naming = Naming(self.names) if naming is None else naming
        self.acting = acting
        self.prompt: Prompt | None = None
        self.rule_timers: tuple[Timer, ...] = ()  # as the rules have them
        self.timers: tuple[Timer, ...] = ()  # those that run
        self.suspension = Suspension()
        self.over = False
        self.outcome: Outcome | None = None  # also None for a match that was given up
        self.version = 0  # of the state and the names
        self._state: Any = None
        self._public: Any = None
        self._public_of = -1
        self.observe()

    def observe(self) -> None:
        """Look at the match again after it changed."""
        match = self.match
        if match.state is not self._state:
            self._state = match.state
            self.version += 1
            self.prompt = self.game.prompt(match.state)
            self.rule_timers = tuple(self.game.timers(match.state)) if self.acting and self.prompt is not None else ()
            self._retime()

    def _retime(self) -> None:
        """Look at the clocks again after some stopped or went on."""
        self.timers = self.suspension.running(self.rule_timers)

    def rename(self, names: Sequence[str], since: int | None = None) -> None:
        """People are called this from now on, or since this line of the log."""
        if self.names != tuple(names):
            self.names = tuple(names)
            self.naming.change(len(self.match.log) if since is None else since, self.names)
            self.version += 1

    def close(self, outcome: Outcome | None) -> None:
        """Nothing more can be asked of anybody, whatever the rules say (they do not know of a match given up)."""
        self.over = True
        self.outcome = outcome
        self.prompt = None
        self.rule_timers = self.timers = ()
        self.version += 1

    @property
    def has_move_clock(self) -> bool:
        """Whether the rules limit how long they wait for a move."""
        return any(timer.kind != "game" for timer in self.rule_timers)

    @property
    def clocked(self) -> bool:
        """Whether a clock runs that people see."""
        return any(not timer.secret for timer in self.timers)

    @property
    def public_view(self) -> Any:
        if self._public_of != self.version:
            self._public = self.match.view(PUBLIC)
            self._public_of = self.version
        return self._public


class Live(Progress):
    """One match at the table."""

    def __init__(self, match: AnyMatch, number: int, names: tuple[str, ...], begun: int, command: stored.Begun) -> None:
        super().__init__(match, names)
        self.number = number
        self.begun = begun
        self._command = command
        self.commitment = commitment(match.seed)
        self.delay_ms = match.game.manners.lateness(
            match.options
        )  # after which spectators see every hand; None: they do not
        self.pausing = match.game.manners.pausing(match.options)
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
        self.votes = [0] * match.seats  # that a seat has cast since one last carried
        self.stalls = [0] * match.seats  # turns that a seat has let run out in a row
        self.stalled: set[Seat] = set()  # seats taken from connected people for that
        # What the record and its digest are made of, as far as it is written down:
        self._deeds = Blocks(BETWEEN_LINES)
        self._talk = Blocks(BETWEEN_ACTS)
        self._words = Blocks(BETWEEN_LINES)  # the log as the all-seeing reader reads it
        self._worded = 0  # how many lines of it
        self.record = ""
        self.result: Attempt | None = None
        self.guests: tuple[str, ...] = ()  # who had a seat when it ended, even if others sit there by now

    @property
    def paused(self) -> bool:
        return self.paused_since is not None

    @property
    def running(self) -> bool:
        return not self.over and self.paused_since is None

    def fingerprint(self) -> list[Any]:
        """What decides how it goes on."""
        return [
            self.match.digest(),
            self.names,
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

    def seat(self, players: Sequence[tuple[str, str | None]], at: int) -> None:
        """Note who has each seat after this many entries, where that has changed: the name, and the level if it is a
        bot."""
        last = {sitting.seat: (sitting.name, sitting.bot) for sitting in self.sittings}
        for seat, player in enumerate(players):
            if last.get(seat) != player:
                self.sittings.append(Sitting(at, seat, *player))

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
        """Stop the move clocks. Nobody is kept waiting any more, so nobody is assumed to be away either."""
        self.suspension.begin(t)
        self._retime()
        self.stalls = [0] * self.match.seats

    def unsuspend(self, t: int) -> None:
        self.suspension.end(t)
        self._retime()

    def patience_ms(self) -> int:
        """How long the match may still be paused for those who are gone."""
        return max(0, self.pausing.absent_ms - self.waited_ms)

    def note_stall(self, timer: str) -> None:
        """A clock has run out. For a poll this has no consequence: whether a seat could only pass is hidden."""
        for each in self.timers:
            if each.id == timer and each.kind == "turn":
                for seat in each.seats:
                    self.stalls[seat] += 1

    def note_turn(self, seat: Seat) -> None:
        """A person has moved. If it was their turn, that ends a row of stalls; any other move may be hidden."""
        if any(each.kind == "turn" and seat in each.seats for each in self.rule_timers):
            self.stalls[seat] = 0

    def unstall(self, seat: Seat) -> None:
        self.stalls[seat] = 0
        self.stalled.discard(seat)

    def set_aside(self, reason: str) -> Remains:
        """This match as one that this version cannot go on with."""
        match, names = self.match, self.names
        remains = Remains(match.game, self._command, self.number, match.seats, reason)
        for entry in match.entries:
            kept = entry.encoded(match.game.codec)
            if kept.seat == TABLE and kept.act is None:
                continue  # follows from other entries
            command = stored.Played(kept.seat, kept.move) if kept.act is None else stored.Spoken(kept.seat, kept.act)
            remains.add(stored.Entry(0, 0, kept.t, command), command, names)
        return remains

    def end(self, outcome: Outcome | None, guests: tuple[str, ...], *, counts: bool) -> None:
        """Fix the result, open the seed, write the record. A match that was given up counts for nothing, and so does
        one for practice."""
        match = self.match
        missions = match.game.campaign
        mission = None if missions is None else missions.mission(match.options)
        if counts and outcome is not None and missions is not None and mission is not None:
            feat = missions.feat(match.state, match.t)
            self.result = Attempt(match.game.info.name, mission, match.seats, bool(outcome.winners), feat)
            self.guests = guests
        self.close(outcome)
        self.paused_since = self.resumes_at = None
        self.waiting = False
        self.pause_request.drop()
        self.end_request.drop()
        self.ready.clear()
        self.write_down()
        frame = replace(match.frame(match.digest_with(self._talk)), names=self.names, sat=tuple(self.sittings))
        self.record = frame.write_with(self._deeds, self._words)

    def write_down(self) -> None:
        """Write down what is new for the record. Doing all of a long match at its end would keep everybody waiting."""
        match = self.match
        words, codec = match.game.words, match.game.codec
        for deed in match.entries[len(self._deeds) :]:
            self._deeds.add(write_deed(deed.encoded(codec)))
        for said in match.talk[len(self._talk) :]:
            self._talk.add(match.written(said))
        for line in match.log[self._worded :]:
            self._worded += 1
            if isinstance(line, Said):
                self._words.add(write_line(_spoken(line, words.utter(line, ALL, match.talk))))
            elif (told := words.tell(blank(line.event, ALL), ALL)) is not None:
                self._words.add(write_line(told.message))


def _spoken(said: Said, message: Message) -> Message:
    """What was said, and by whom, as a stored log has it."""
    return Message("log-said", {"speaker": said.seat}, {"line": message})
