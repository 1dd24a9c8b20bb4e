"""What falls due at a table by itself: clocks, bots' moves and lines, absences and returns, the end of a long pause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from lastwire.engine.types import CLOCK, Expire, Seat, Timer
from lastwire.errors import Refused
from lastwire.table import entry as stored
from lastwire.table.admit import Admitted, freeze, play, speak
from lastwire.table.live import Live
from lastwire.table.scene import Scene
from lastwire.table.seats import Chair
from lastwire.table.staff import Cue, Duty, Staff

# When it is due, its rank among things due at once, and what to store for it: None if it is no longer needed.
Item: TypeAlias = tuple[int, int, Callable[[int], Admitted | None]]

_REPAY, _RETURN, _SUSPENSION, _CLOCK, _ABSENCE, _MOVE, _LINE, _LAPSE, _PAUSE, _HOST = range(10)


class Agenda:
    """Times here are the store's. Match times are converted to them, and nothing timed by the match is due while its
    clock is stopped."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._crowd = scene.crowd
        self._clock = scene.clock
        self._terms = scene.terms
        self.staff: Staff | None = None
        self.awake_since = 0  # when the first of those now connected came
        self.lost_ms = 0  # time the clocks stood still that nobody has been told of yet
        self.back: set[str] = set()  # guests who have reconnected, or acted, since a bot took their seat

    def next(self, now: int) -> Admitted | None:
        """What to store for the first thing that is due."""
        while True:
            due = min((item for item in self.items() if item[0] <= now), key=lambda item: item[:2], default=None)
            if due is None:
                return None
            admitted = due[2](now)
            if admitted is not None:
                return admitted

    def when(self) -> int | None:
        """When the table has to be woken next."""
        moments = [at for at, _, _ in self.items()]
        if self.staff is not None and (t := self.staff.next_thought()) is not None:
            at = self._clock.wall(t)
            moments += [] if at is None else [at]
        return min(moments, default=None)

    def items(self) -> Iterator[Item]:
        room, live = self._scene.room, self._scene.live
        if live is not None and room.phase == "match":
            if self.lost_ms:
                yield room.now, _REPAY, self._repay
            yield from self._absences(live)
            yield from self._requests(live)
            if live.paused_since is not None:
                yield from self._pause(live, live.paused_since)
            elif self._clock.running:
                yield from self._match_items(live)
        yield from self._host_absence()

    def _pause(self, live: Live, since: int) -> Iterator[Item]:
        if live.resumes_at is not None:
            yield live.resumes_at, _PAUSE, self._plain(stored.Resumed())
        elif live.waiting:
            if not any(self._gone(chair) for chair in self._scene.room.seating):
                yield self._scene.room.now, _PAUSE, self._plain(stored.Gathered())
        else:
            longest_ms = live.pausing.longest_ms
            most_ms = self._terms.pause_ms if longest_ms is None else longest_ms
            yield since + most_ms, _PAUSE, self._plain(stored.PauseEnded())

    def _gone(self, chair: Chair) -> bool:
        """Whether somebody should be here who is not."""
        return chair.guest is not None and chair.stand_in is None and chair.guest not in self._crowd

    def _requests(self, live: Live) -> Iterator[Item]:
        """Requests that not everybody has agreed to."""
        if live.pause_request:
            yield live.pause_request.since + self._terms.request_ms, _LAPSE, self._plain(stored.Lapsed("pause"))
        if live.end_request:
            yield live.end_request.since + self._terms.request_ms, _LAPSE, self._plain(stored.Lapsed("abandon"))

    # --- people -------------------------------------------------------------------------------------------------------

    def _absences(self, live: Live) -> Iterator[Item]:
        now = self._scene.room.now
        for seat, chair in enumerate(self._scene.room.seating):
            guest = chair.guest
            if guest is None:
                continue
            if chair.stand_in is not None:
                if guest in self._crowd and (seat not in live.stalled or guest in self.back):
                    yield now, _RETURN, self._plain(stored.Returned(seat))
            elif guest not in self._crowd:
                yield from self._absence(live, seat, guest)
            elif live.stalls[seat] >= self._terms.stalls:
                # Somebody who is here has let too many turns run out.
                yield now, _ABSENCE, self._plain(stored.StoodIn(seat, self._scene.substitute, stalled=True))

    def _absence(self, live: Live, seat: Seat, guest: str) -> Iterator[Item]:
        """Somebody is gone: the match runs on for a while, waits for a while if its rule says so, then a bot keeps the
        seat."""
        gone = max(self._crowd.gone_since(guest), self.awake_since, live.begun)
        grace_ms = self._terms.grace_ms if live.pausing.grace_ms is None else live.pausing.grace_ms
        if live.waiting and live.paused_since is not None:
            patience_ms = 0 if self._outvoted(live) else live.patience_ms()
            at = max(live.paused_since, self.awake_since) + patience_ms
        else:
            at = gone + grace_ms
            if live.patience_ms() and not live.paused:
                yield at, _ABSENCE, self._plain(stored.Waited(seat))
                return
        yield at, _ABSENCE, self._plain(stored.StoodIn(seat, self._scene.substitute))

    def _outvoted(self, live: Live) -> bool:
        """Whether most of those who are here no longer want to wait."""
        seating = self._scene.room.seating
        here = {seat for seat in seating.present if not self._gone(seating[seat])}
        return 2 * len(live.ready & here) > len(here)

    def _host_absence(self) -> Iterator[Item]:
        room = self._scene.room
        if room.host is None or room.host in self._crowd:
            return
        for seat, chair in enumerate(room.seating):
            if chair.guest is not None and chair.guest in self._crowd:
                gone = max(self._crowd.gone_since(room.host), self.awake_since)
                yield gone + self._terms.host_grace_ms, _HOST, self._plain(stored.HostPassed(seat))
                return

    def _plain(self, command: stored.StoredCommand) -> Callable[[int], Admitted]:
        return lambda now: Admitted(command, self._scene.t(now))

    def _repay(self, now: int) -> Admitted:
        lost_ms, self.lost_ms = self.lost_ms, 0
        return Admitted(stored.Repaid(lost_ms), self._scene.t(now))

    # --- the match ----------------------------------------------------------------------------------------------------

    def _match_items(self, live: Live) -> Iterator[Item]:
        yield from self._suspension(live)
        wall = self._clock.wall
        for timer in live.timers:
            at = wall(self._scene.played_at(timer))
            if at is not None:
                yield at, _CLOCK, self._expire(live, timer)
        if self.staff is None:
            return
        for due, duty in self.staff.answered():
            at = wall(due)
            if at is not None:
                yield at, _MOVE, self._answer(live, self.staff, duty)
        for due, line in self.staff.lines():
            at = wall(due)
            if at is not None:
                yield at, _LINE, self._speak(live, self.staff, line)

    def _suspension(self, live: Live) -> Iterator[Item]:
        """Move clocks are stopped in practice, and while the one person who plays keeps nobody else waiting."""
        room = self._scene.room
        unhurried = room.style.practice or len(room.seating.present) <= 1
        if unhurried and live.suspension.since is None and live.has_move_clock:
            yield room.now, _SUSPENSION, self._plain(stored.ClocksStopped())
        elif not unhurried and live.suspension.since is not None:
            yield room.now, _SUSPENSION, self._plain(stored.ClocksStarted())

    def _expire(self, live: Live, timer: Timer) -> Callable[[int], Admitted]:
        def admitted(now: int) -> Admitted:
            t = max(self._scene.played_at(timer), live.match.t)
            try:
                return play(live, CLOCK, Expire(timer.id), t)
            except Exception as error:
                return freeze(f"the rules fail at their own clock {timer.id}", error, t)

        return admitted

    def _answer(self, live: Live, staff: Staff, duty: Duty) -> Callable[[int], Admitted | None]:
        def admitted(now: int) -> Admitted | None:
            # Bots get no credit for a slow line: after a clock's time, a bot lets the clock go first.
            late = [self._scene.played_at(timer) for timer in live.timers if timer.due_ms <= self._clock.t(now)]
            if late and duty.held < max(late):
                duty.held = max(late)
                return None
            try:
                return play(live, duty.seat, duty.answer, self._scene.t(now))
            except Exception as error:
                if duty.failures > 2:  # the last of them were drawn from the rules' own offers
                    return freeze(f"the rules refuse what they offer to seat {duty.seat}", error, self._scene.t(now))
                staff.reject(duty)
                return None

        return admitted

    def _speak(self, live: Live, staff: Staff, line: Cue) -> Callable[[int], Admitted | None]:
        def admitted(now: int) -> Admitted | None:
            staff.drop(line)
            try:
                return speak(live, line.seat, line.act, self._scene.t(now))
            except Refused:
                return None

        return admitted
