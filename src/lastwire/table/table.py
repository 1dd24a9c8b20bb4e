"""The table: commands in, entries and effects out. It knows people and no rules, and does no input or output of its own.

How a shell drives it, for each table one step at a time:

1. `wake(now)` until it answers None, storing and applying each entry; then `attend(now)`. Also when a `Wake` falls due.
2. `admit(guest, command, now, seed)`: an entry to store, or a refusal.
3. Once the entry is stored, `apply(entry)`: the effects to carry out. If another entry took its number, apply that one first
   and admit the command again.

Loading is `Table.load`, then `resume(now)`. While nobody is connected everything stands still: clocks, bots, stand-ins.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, assert_never

from msgspec import Raw, Struct

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire, Outcome, Said, Seat, Speech, Told, Viewer
from lastwire.errors import Broken, LastWireError, Malformed, RecordError, Refused
from lastwire.games import AnyGame
from lastwire.table import entry as stored
from lastwire.table.admission import Admitted, Ready, admit
from lastwire.table.chat import Flow
from lastwire.table.clock import Clock
from lastwire.table.commands import Command, Mark, Open
from lastwire.table.crowd import Crowd
from lastwire.table.effects import Connection, Effect, Hangup, Keep, Send, Snapshot, Wake
from lastwire.table.entry import Entry, Repeated
from lastwire.table.house import House
from lastwire.table.live import Live
from lastwire.table.messages import (
    Bye,
    Curtain,
    Done,
    Marked,
    MatchShown,
    SeatInfo,
    TableChanged,
    TableInfo,
    Updated,
    Welcome,
)
from lastwire.table.room import Room
from lastwire.table.seats import Seating
from lastwire.table.staff import Line, Question
from lastwire.table.telling import encode

NEWER = 4001
SENT_AWAY = 4003


class Brief(Struct, frozen=True):
    """A table in a list of tables."""

    game: str
    phase: str
    names: tuple[str | None, ...]
    match: int


class Table:
    """Durable things are `room` and `live`, which follow from the entries; the rest is of the moment."""

    def __init__(self, room: Room, seed: bytes, house: House) -> None:
        self.room = room
        self.house = house
        self.live: Live | None = None
        self.crowd = Crowd()
        self.flow = Flow()
        self._clock = Clock()
        self._blind = Rng(seed)
        self._loading = False
        self._ready: tuple[Entry, Ready] | None = None
        self._info = b""
        self._eyes: dict[str, Viewer | None] = {}  # of the connected, as far as they have been told
        self._came_back: set[str] = set()
        self._slept_since = room.now
        self._awake_since = 0
        self._repay_ms = 0
        self._last_wake: int | None = None

    # --- coming to be -----------------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, id: str, seed: bytes, house: House | None = None) -> Table:
        """An empty table, to be opened by an `Open` command. The seed is for blind draws (delays) only."""
        return cls(Room(id), seed, house or House())

    @classmethod
    def load(
        cls, id: str, seed: bytes, entries: Iterable[Entry], snapshot: bytes | None = None, house: House | None = None
    ) -> Table:
        """The table of these entries, which begin after the snapshot if there is one."""
        table = cls(Room(id) if snapshot is None else Room.decode(snapshot), seed, house or House())
        table._loading = True
        for entry in entries:
            table.apply(entry)
        table._loading = False
        table._slept_since = table.room.now
        return table

    def resume(self, now: int) -> list[Effect]:
        """After loading. Clocks go on where the last entry left them; whoever comes back first sets everything going."""
        self._slept_since = min(self.room.now, now)
        live = self.live
        return [Keep(live.number, live.record)] if live is not None and live.over else []

    # --- asking -----------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def n(self) -> int:
        """Entries applied so far."""
        return self.room.n

    @property
    def game(self) -> AnyGame:
        return self.house.load(self.room.game)

    @property
    def brief(self) -> Brief:
        room = self.room
        return Brief(room.game, room.phase, tuple(chair.name for chair in room.seating), room.match)

    @property
    def guests(self) -> list[str]:
        """Those who sit here."""
        return [chair.guest for chair in self.room.seating if chair.guest is not None]

    @property
    def substitute(self) -> str:
        """The level of a bot that takes over a seat."""
        levels = self.house.levels(self.room.game)
        return self.house.stand_in if self.house.stand_in in levels else levels[0]

    def idle(self, now: int) -> bool:
        """Whether the table may be unloaded: nobody is connected, so nothing is due."""
        return not self.crowd

    def record(self, number: int) -> str | None:
        """The record of the match that has just been played here; earlier ones are in the store."""
        live = self.live
        return live.record if live is not None and live.over and live.number == number else None

    def digest(self) -> str:
        """A fingerprint of all that the entries made of this table."""
        live = self.live
        parts: list[Any] = [self.room]
        if live is not None:
            parts += [
                live.match.digest(),
                live.telling.names,
                live.paused_since,
                sorted(live.wants_pause),
                sorted(live.wants_abandon),
                live.held,
                live.stalls,
                sorted(live.stalled),
                live.over,
                live.record,
            ]
        return hashlib.blake2b(encode(parts), digest_size=16).hexdigest()

    def t(self, now: int) -> int:
        """Match time now."""
        return max(self._clock.t(now), self.live.match.t) if self.live is not None else 0

    def credited(self, guest: str, now: int) -> int:
        """The match time at which this guest acted, a slow line credited."""
        t = self._clock.credited(now, self.crowd.rtt_ms(guest), self.house.credit_ms)
        return max(t, self.live.match.t) if self.live is not None else 0

    def overdue(self, t: int) -> bool:
        """Whether a clock must be played before anything that happens at `t`."""
        timers = () if self.live is None else self.live.telling.timers
        return any(timer.due_ms + timer.grace_ms <= t for timer in timers)

    # --- commands ---------------------------------------------------------------------------------------------------------

    def admit(self, guest: str, command: Command | Open, now: int, seed: bytes | None = None) -> Entry | Repeated:
        """The entry to store for a command, which changes nothing yet; raises `Refused` or `Malformed`.

        A seed of 32 secret bytes is needed for `Start` and `Again`. Call `wake` first, until nothing is due.
        """
        id = getattr(command, "id", "")
        if id and self.room.done(guest, id):
            return Repeated(encode(Done(id)))
        now = max(now, self.room.now)
        admitted = admit(self, guest, command, now, seed)
        if isinstance(admitted.command, stored.Frozen):
            guest = id = ""
        return self._entry(admitted, now, guest, id)

    def _entry(self, admitted: Admitted, now: int, guest: str = "", id: str = "") -> Entry:
        entry = Entry(self.room.n + 1, max(now, self.room.now), admitted.t, admitted.command, guest, id)
        self._ready = None if admitted.ready is None else (entry, admitted.ready)
        return entry

    # --- entries ----------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> list[Effect]:
        """Make a stored entry part of the table; answers what to do about it. Replaying is applying, effects dropped."""
        room = self.room
        if entry.n != room.n + 1:
            raise RecordError(f"entry {entry.n} does not follow entry {room.n}")
        effects: list[Effect] = []
        if isinstance(entry.command, stored.Begun) and not self._loading:
            effects.append(Snapshot(room.n, room.encode()))
        ready = self._ready[1] if self._ready is not None and self._ready[0] is entry else None
        self._ready = None
        room.n = entry.n
        room.now = max(room.now, entry.now)
        if self.live is not None:
            self._clock.reach(entry.t, entry.now)
        was = _Before(self.live)
        news = self._carry_out(entry, ready)
        if entry.id:
            room.note_id(entry.guest, entry.id)
        if self.live is not None and not self.live.over:
            self._settle(entry)
        if self._loading:
            return []
        room_changed = not isinstance(entry.command, stored.Played | stored.Spoken)
        self._tell(effects, entry, was, news, room_changed)
        return effects

    def _carry_out(self, entry: Entry, ready: Ready | None) -> list[Told | Said]:
        """Change what the entry changes; answers the lines it added to the match's log."""
        command = entry.command
        match command:
            case stored.Played() | stored.Spoken() | stored.Begun():
                return self._carry_out_match(entry, command, ready)
            case stored.StoodIn() | stored.Returned() | stored.Sat() | stored.Stood() | stored.Cleared():
                return self._carry_out_seat(entry, command)
            case _:
                self._carry_out_room(entry, command)
                return []

    def _carry_out_match(
        self, entry: Entry, command: stored.Played | stored.Spoken | stored.Begun, ready: Ready | None
    ) -> list[Told | Said]:
        if isinstance(command, stored.Begun):
            return self._begin(entry, command, None if ready is None else ready.value)
        live = self._must_live()
        match = live.match
        codec = match.game.codec
        if isinstance(command, stored.Spoken):
            act = codec.act(command.act) if ready is None else ready.value
            match.bots = self.room.seating.bots if command.bot else self.room.seating.bots - {command.seat}
            return match.say(command.seat, act, entry.t, checked=True)
        move = codec.move(command.move) if ready is None else ready.value
        step = ready.step if ready is not None else None
        if command.seat == CLOCK:
            for timer in live.telling.timers:
                if isinstance(move, Expire) and timer.id == move.timer:
                    for seat in timer.seats:
                        live.stalls[seat] += 1
        elif entry.guest:
            live.stalls[command.seat] = 0
        return match.accept(command.seat, move, step or match.propose(command.seat, move, entry.t))

    def _begin(self, entry: Entry, command: stored.Begun, match: Match[Any, Any, Any, Any, Any] | None) -> list[Told | Said]:
        room = self.room
        game = self.game
        if match is None:
            options = game.codec.options(command.options)
            seed = bytes.fromhex(command.seed)
            if command.position is None:
                match = Match.start(game, options, len(room.seating), seed)
            else:
                state = game.codec.state(command.position)
                match = Match.start_from(game, options, len(room.seating), seed, state)
        room.phase = "match"
        room.match += 1
        room.tally.begin([chair.player or "" for chair in room.seating])
        for chair in room.seating:
            chair.stand_in = None
        self.live = live = Live(match, room.match, room.seating.names, room.now, self._blind, self.house)
        live.held = {chair.guest: seat for seat, chair in enumerate(room.seating) if chair.guest is not None}
        match.bots = room.seating.bots
        for seat in sorted(match.bots):
            self._staffed(seat, True, 0)
        self._clock.reset()
        if self.crowd:
            self._clock.go(room.now)
        return []

    def _carry_out_seat(
        self, entry: Entry, command: stored.StoodIn | stored.Returned | stored.Sat | stored.Stood | stored.Cleared
    ) -> list[Told | Said]:
        room, seating = self.room, self.room.seating
        playing = self.live if room.phase == "match" else None
        match command:
            case stored.StoodIn(seat=seat, level=level):
                seating[seat].stand_in = level
                reason = "is not playing" if command.stalled else "is away"
                room.announce(f"{seating[seat].name} {reason}: a bot ({level}) keeps the seat.")
                if playing is not None and command.stalled:
                    playing.stalled.add(seat)
                return self._staffed(seat, True, entry.t)
            case stored.Returned(seat=seat):
                seating[seat].stand_in = None
                room.announce(f"{seating[seat].name} is back and plays again.")
                self._unstall(seat)
                return self._staffed(seat, False, entry.t)
            case stored.Sat(seat=seat, name=name):
                old = seating[seat].player
                seating.put_person(seat, entry.guest, name)
                if room.host is None:
                    room.host = entry.guest
                if playing is None:
                    return []
                room.announce(f"{name} takes over seat {seat + 1}.")
                room.tally.hand_over(old or "", entry.guest)
                playing.held[entry.guest] = seat
                self._unstall(seat)
                return self._staffed(seat, False, entry.t)
            case stored.Stood(level=level):
                seat = self._must_sit(entry.guest)
                return self._leave(seat, level, entry.t, "leaves the table")
            case stored.Cleared(seat=seat, level=level):
                guest = seating[seat].guest
                if guest is None:
                    seating.empty(seat)
                    return []
                room.sent_away.append(guest)
                return self._leave(seat, level, entry.t, "was sent away by the host")
            case _:
                assert_never(command)

    def _leave(self, seat: Seat, level: str | None, t: int, what: str) -> list[Told | Said]:
        """A person gives up a seat for good: it is empty then, or in a running match a bot's."""
        room, seating = self.room, self.room.seating
        chair = seating[seat]
        room.announce(f"{chair.name} {what}." if level is None else f"{chair.name} {what}: a bot ({level}) plays on.")
        if room.host == chair.guest:
            room.pass_host(seating.after(seat))
        if level is None:
            seating.empty(seat)
            return []
        ran = chair.stand_in is not None
        old = chair.player or ""
        seating.put_bot(seat, level)
        room.tally.hand_over(old, seating[seat].player or "")
        self._unstall(seat)
        return [] if ran else self._staffed(seat, True, t)

    def _carry_out_room(
        self,
        entry: Entry,
        command: (
            stored.Opened
            | stored.Renamed
            | stored.BotsPut
            | stored.Swapped
            | stored.Configured
            | stored.Roomed
            | stored.Chatted
            | stored.PauseVoted
            | stored.AbandonVoted
            | stored.PauseEnded
            | stored.HostPassed
            | stored.Repaid
            | stored.Frozen
        ),
    ) -> None:
        room = self.room
        match command:
            case stored.Opened():
                room.host = entry.guest
                room.game, room.options, room.watch = command.game, _copy(command.options), command.watch
                room.seating = Seating.of(command.seats)
                room.seating.put_person(0, entry.guest, command.name)
            case stored.Renamed(name=name):
                room.seating[self._must_sit(entry.guest)].name = name
            case stored.BotsPut(seats=seats, level=level):
                for seat in seats:
                    room.seating.put_bot(seat, level)
            case stored.Swapped(a=a, b=b):
                room.seating.swap(a, b)
            case stored.Configured():
                if (command.game, bytes(command.options)) != (room.game, bytes(room.options)):
                    room.tally.clear()
                if command.game != room.game:
                    room.kept = {}
                room.game, room.options, room.watch = command.game, _copy(command.options), command.watch
                room.seating.resize(command.seats)
            case stored.Roomed():
                room.phase = "room"
                self.live = None
            case stored.Chatted(text=text):
                own = room.seating.seat_of(entry.guest)
                speaker = None if own is None else room.seating[own].name
                room.say(speaker or f"Watcher {entry.guest[:4]}", text)
                self.flow.note(entry.guest, entry.now)
            case stored.PauseVoted(on=on):
                live = self._must_live()
                _vote(live.wants_pause, self._must_sit(entry.guest), on != live.paused)
            case stored.AbandonVoted(on=on):
                _vote(self._must_live().wants_abandon, self._must_sit(entry.guest), on)
            case stored.PauseEnded():
                self._pause(False, entry.now)
                room.announce("The longest pause is over: the match goes on.")
            case stored.HostPassed(seat=seat):
                room.pass_host(seat)
                room.announce(f"The host is away: {room.seating[seat].name} is host now.")
            case stored.Repaid(lost_ms=lost_ms):
                room.announce(f"Nobody lost any time: the clocks stood still for {_span(lost_ms)}.")
            case stored.Frozen():
                room.announce("The rules broke, which is our fault: this match ends here. Its record is kept.")
                self._conclude(None, "broken")
            case _:
                assert_never(command)

    # --- what follows from an entry -----------------------------------------------------------------------------------------

    def _settle(self, entry: Entry) -> None:
        """Names, votes and the end of the match, after whatever happened."""
        live = self._must_live()
        seating = self.room.seating
        live.match.bots = seating.bots
        live.telling.rename(seating.names)
        live.telling.observe()
        if not isinstance(entry.command, stored.Played | stored.Spoken):
            present = seating.present
            live.wants_pause &= present
            live.wants_abandon &= present
            if present and live.wants_abandon == present:
                self.room.announce("All agreed to end the match without a result.")
                self._conclude(None, "abandoned")
                return
            if present and live.wants_pause == present:
                self._pause(not live.paused, entry.now)
        if live.telling.prompt is None:
            self._conclude(live.match.outcome, "ended")

    def _pause(self, on: bool, now: int) -> None:
        live = self._must_live()
        live.wants_pause.clear()
        if on:
            live.paused_since = now
            self._clock.stop(now)
        else:
            live.paused_since = None
            if self.crowd:
                self._clock.go(now)

    def _conclude(self, outcome: Outcome | None, reason: str) -> None:
        live = self._must_live()
        live.end(outcome)
        self._clock.stop(self.room.now)
        self.room.conclude(live.match.game, live.match.options, outcome, reason, live.telling.names)
        for chair in self.room.seating:
            chair.stand_in = None

    def _staffed(self, seat: Seat, bot: bool, t: int) -> list[Told | Said]:
        """Let the rules know who runs a seat now, if they care."""
        live = self.live
        if live is None or live.over:
            return []
        move = live.match.game.staffed(live.match.state, seat, bot)
        return [] if move is None else live.match.play(TABLE, move, t)

    def _unstall(self, seat: Seat) -> None:
        live = self.live
        if live is not None and seat < len(live.stalls):
            live.stalls[seat] = 0
            live.stalled.discard(seat)

    def _must_live(self) -> Live:
        if self.live is None:
            raise RecordError("an entry of a match without a match")
        return self.live

    def _must_sit(self, guest: str) -> Seat:
        seat = self.room.seating.seat_of(guest)
        if seat is None:
            raise RecordError("an entry of a seat by somebody who has none")
        return seat

    # --- connections ------------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection, guest: str, since: tuple[int, int] | None, now: int) -> list[Effect]:
        """A guest is here. `since`: the match and the last of its own lines that the client has."""
        if guest in self.room.sent_away:
            return [Send((connection,), encode(_SENT_AWAY)), Hangup(connection, SENT_AWAY)]
        effects: list[Effect] = []
        woke = not self.crowd
        if woke:
            self._wake_up(now)
        older = self.crowd.join(connection, guest)
        if older is not None:
            effects += [Send((older,), encode(_NEWER)), Hangup(older, NEWER)]
        self._came_back.add(guest)
        viewer = self._eyes[guest] = self._viewer(guest)
        if self._inform():
            self._tell_table(effects, but=guest)
        seat, host, info = self._seat(guest), guest == self.room.host, Raw(self._info)
        welcome = Welcome(you=guest, seat=seat, host=host, table=info, now=now)  # type: ignore[arg-type]
        effects.append(Send((connection,), encode(welcome)))
        live = self.live
        if live is not None and viewer is not None:
            number, n = since or (0, 0)
            effects.append(self._show(live, viewer, (connection,), n if number == live.number else 0, self.t(now)))
        if woke and live is not None and live.running:
            effects += live.staff.observe(self._levels(), self.t(now), changed=True)
        self._wish(effects, now)
        return effects

    def disconnect(self, connection: Connection, now: int) -> list[Effect]:
        guest = self.crowd.leave(connection, now)
        if guest is None:
            return []
        viewer = self._eyes.pop(guest, None)
        self._came_back.discard(guest)
        if self.live is not None and viewer is not None and viewer not in self._eyes.values():
            self.live.telling.forget(viewer)
        effects: list[Effect] = []
        if not self.crowd:
            self._slept_since = now
            self._clock.stop(now)
        if self._inform():
            self._tell_table(effects)
        self._wish(effects, now)
        return effects

    def measure(self, connection: Connection, rtt_ms: int) -> None:
        """How far away a client says it is: credited, within limits, to its moves."""
        self.crowd.measure(connection, rtt_ms)

    def refresh(self, connection: Connection, now: int) -> list[Effect]:
        """Everything again, after messages to this connection were dropped."""
        guest = self.crowd.guest(connection)
        if guest is None:
            return []
        effects: list[Effect] = []
        self._send_table(effects, [guest])
        viewer = self._eyes.get(guest)
        if self.live is not None and viewer is not None:
            effects.append(self._show(self.live, viewer, (connection,), 0, self.t(now)))
        return effects

    def relay(self, connection: Connection, mark: Mark) -> list[Effect]:
        """Show a hover marker to everybody else; nothing comes of one that is out of place."""
        guest = self.crowd.guest(connection)
        live = self.live
        seat = None if guest is None else self._seat(guest)
        if seat is None or live is None or not live.running or self.room.seating[seat].stand_in is not None:
            return []
        game = live.match.game
        if game.Mark is None:
            return []
        try:
            act = game.codec.act(mark.act)
            if not isinstance(act, game.Mark):
                return []
            live.match.check_say(seat, act)
        except (Refused, Malformed):
            return []
        to = tuple(
            self.crowd.connections[other] for other, eye in self._eyes.items() if other != guest and eye is not None
        )
        return [Send(to, encode(Marked(seat, act)))] if to else []

    def _wake_up(self, now: int) -> None:
        """The first connection after a time without any."""
        live = self.live
        if live is not None and live.running:
            self._clock.go(now)
            lost_ms = now - self._slept_since
            if live.telling.timers and lost_ms >= 1_000:
                self._repay_ms += lost_ms
        self._awake_since = now

    # --- telling ------------------------------------------------------------------------------------------------------------

    def _viewer(self, guest: str) -> Viewer | None:
        seat = self._seat(guest)
        if seat is not None:
            return seat
        return PUBLIC if self.room.watch == "anyone" else None

    def _seat(self, guest: str) -> Seat | None:
        return self.room.seating.seat_of(guest)

    def _levels(self) -> dict[Seat, str]:
        return {seat: chair.level for seat, chair in enumerate(self.room.seating) if chair.level is not None}

    def _tell(
        self, effects: list[Effect], entry: Entry, was: _Before, news: Sequence[Told | Said], room_changed: bool
    ) -> None:
        """Tell everybody what an entry means for them."""
        live = self.live
        if room_changed or (live is not None and live.over != was.over):
            self._send_off(effects)
            if self._inform():
                self._tell_table(effects)
        if live is not None:
            self._tell_match(effects, live, entry, was, news)
            if live.over and not was.over:
                effects.append(Keep(live.number, live.record))
        if entry.id and (connection := self.crowd.connection(entry.guest)) is not None:
            effects.append(Send((connection,), encode(Done(entry.id))))
        if self.crowd:
            if live is not None and live.running:
                changed = was.live is not live or bool(news) or live.telling.version != was.version
                effects += live.staff.observe(self._levels(), max(self.t(entry.now), entry.t), changed)
            self._wish(effects, entry.now)

    def _tell_match(
        self, effects: list[Effect], live: Live, entry: Entry, was: _Before, news: Sequence[Told | Said]
    ) -> None:
        groups: dict[Viewer, list[Connection]] = {}
        moved: dict[Viewer, list[Connection]] = {}
        everything = live is not was.live or live.telling.names != was.names or (was.paused and not live.paused)
        for guest, connection in self.crowd.connections.items():
            viewer = self._viewer(guest) if self._reseated(entry) else self._eyes[guest]
            if viewer is not None:
                (groups if viewer == self._eyes[guest] else moved).setdefault(viewer, []).append(connection)
            self._eyes[guest] = viewer
        t = entry.t
        if live.paused:
            for viewer, to in groups.items():
                if not was.paused or viewer in moved:
                    effects.append(self._show(live, viewer, tuple(to), 0, t))
        else:
            for viewer, to in groups.items():
                if everything:
                    seen = 0 if live is not was.live else live.telling.seen(viewer)
                    effects.append(self._show(live, viewer, tuple(to), seen, t))
                elif (told := live.telling.update(viewer, news, t)) is not None:
                    n, lines, part = told
                    effects.append(Send(tuple(to), encode(Updated(n, t, lines, part))))
        for viewer, to in moved.items():
            effects.append(self._show(live, viewer, tuple(to), 0, t))
        if moved:
            live.telling.keep_only(set(self._eyes.values()))

    @staticmethod
    def _reseated(entry: Entry) -> bool:
        return not isinstance(entry.command, stored.Played | stored.Spoken)

    def _show(self, live: Live, viewer: Viewer, to: tuple[Connection, ...], since: int, t: int) -> Send:
        """The whole match, or a curtain before it."""
        if live.paused:
            return Send(to, encode(Curtain(live.number)))
        n, lines, part = live.telling.whole(viewer, since, t)
        shown = MatchShown(
            number=live.number,
            game=live.match.game.name,
            seat=viewer if viewer >= 0 else None,
            names=live.telling.names,
            commitment=live.commitment,
            n=n,
            t=t,
            lines=lines,
            part=part,
        )
        return Send(to, encode(shown))

    def _send_off(self, effects: list[Effect]) -> None:
        """Those who were sent away are told so and hung up on."""
        for guest in [guest for guest in self.crowd.connections if guest in self.room.sent_away]:
            connection = self.crowd.connections[guest]
            effects += [Send((connection,), encode(_SENT_AWAY)), Hangup(connection, SENT_AWAY)]
            self.crowd.leave(connection, self.room.now)
            self._eyes.pop(guest, None)

    def _tell_table(self, effects: list[Effect], but: str | None = None) -> None:
        self._send_table(effects, [guest for guest in self.crowd.connections if guest != but])

    def _send_table(self, effects: list[Effect], guests: Iterable[str]) -> None:
        groups: dict[tuple[Seat | None, bool], list[Connection]] = {}
        for guest in guests:
            key = (self._seat(guest), guest == self.room.host)
            groups.setdefault(key, []).append(self.crowd.connections[guest])
        for (seat, host), to in groups.items():
            changed = TableChanged(seat=seat, host=host, table=Raw(self._info))  # type: ignore[arg-type]
            effects.append(Send(tuple(to), encode(changed)))

    def _inform(self) -> bool:
        """Look at the room again; whether it looks different."""
        room, live = self.room, self.live
        game = self.game
        options = game.codec.options(room.options)
        allowed = game.seats(options)
        playing = live if live is not None and room.phase == "match" else None
        info = encode(
            TableInfo(
                id=room.id,
                game=room.game,
                options=room.options,
                seats=tuple(
                    SeatInfo(
                        seat=seat,
                        name=chair.name,
                        bot=chair.bot,
                        stand_in=chair.stand_in,
                        connected=chair.bot is not None or (chair.guest is not None and chair.guest in self.crowd),
                        host=chair.guest is not None and chair.guest == room.host,
                    )
                    for seat, chair in enumerate(room.seating)
                ),
                seats_allowed=(allowed.start, allowed.stop - 1),
                levels=tuple(self.house.levels(room.game)),
                watch=room.watch,
                watchers=sum(self._seat(guest) is None for guest in self.crowd.connections),
                phase=room.phase,
                match=room.match,
                paused=playing is not None and playing.paused,
                pause_wanted=() if playing is None else tuple(sorted(playing.wants_pause)),
                abandon_wanted=() if playing is None else tuple(sorted(playing.wants_abandon)),
                series=room.series(game, options),
                chat=tuple(room.chat),
                matches=tuple(room.matches),
            )
        )
        changed = info != self._info
        self._info = info
        return changed

    # --- time ---------------------------------------------------------------------------------------------------------------

    def wake(self, now: int) -> Entry | None:
        """The next thing that is due: a clock, a bot's move or line, somebody's absence or return. Then call again."""
        while self.crowd:
            due = min(((at, rank, act) for at, rank, act in self._agenda() if at <= now), key=lambda each: each[:2], default=None)
            if due is None:
                return None
            admitted = due[2](now)
            if admitted is not None:
                return self._entry(admitted, now)
        return None

    def attend(self, now: int) -> list[Effect]:
        """After `wake` has answered None: what is due without an entry, such as bots that should begin to think."""
        effects: list[Effect] = []
        live = self.live
        if self.crowd and live is not None and live.running:
            effects += live.staff.think(self.t(now), self._clock.wall)
        self._wish(effects, now)
        return effects

    def thought(self, seat: Seat, prompt: int, move: Any, now: int) -> list[Effect]:
        """A bot's answer has arrived (None: it has none). `wake` plays it when it is due."""
        effects: list[Effect] = []
        if self.live is not None and not self.live.over:
            self.live.staff.thought(seat, prompt, move)
        self._wish(effects, now)
        return effects

    def bids(self, round: int, bids: Sequence[tuple[Seat, Speech | None]], now: int) -> list[Effect]:
        """What the bots would say has arrived; `wake` lets those speak who get the floor."""
        effects: list[Effect] = []
        if self.live is not None and not self.live.over:
            self.live.staff.bids(round, bids)
        self._wish(effects, now)
        return effects

    def _wish(self, effects: list[Effect], now: int) -> None:
        """Ask to be woken when the next thing is due."""
        moments = [at for at, _, _ in self._agenda()] if self.crowd else []
        live = self.live
        if self.crowd and live is not None and live.running and (next_t := live.staff.next_thought()) is not None:
            at = self._clock.wall(next_t)
            if at is not None:
                moments.append(at)
        wish = max(now, min(moments)) if moments else None
        if wish is not None or self._last_wake is not None:
            effects.append(Wake(wish))
        self._last_wake = wish

    def _agenda(self) -> Iterator[tuple[int, int, Callable[[int], Admitted | None]]]:
        """Everything that will become due by itself: when, rank among equals, and what to store then."""
        room, live = self.room, self.live
        if live is not None and room.phase == "match":
            if self._repay_ms:
                yield self.room.now, 0, self._repay
            yield from self._absences(live)
            if live.paused_since is not None:
                yield live.paused_since + self.house.pause_ms, 6, self._plain(stored.PauseEnded())
            elif self._clock.running:
                yield from self._match_agenda(live)
        yield from self._host_absence()

    def _match_agenda(self, live: Live) -> Iterator[tuple[int, int, Callable[[int], Admitted | None]]]:
        wall = self._clock.wall
        for timer in live.telling.timers:
            at = wall(timer.due_ms + timer.grace_ms)
            if at is not None:
                yield at, 2, lambda now, timer=timer: self._expire(live, timer.id, timer.due_ms + timer.grace_ms)  # type: ignore[misc]
        for due, question in live.staff.answered():
            at = wall(due)
            if at is not None:
                yield at, 4, lambda now, question=question: self._answer(live, question, now)  # type: ignore[misc]
        for due, line in live.staff.lines():
            at = wall(due)
            if at is not None:
                yield at, 5, lambda now, line=line: self._speak(live, line, now)  # type: ignore[misc]

    def _absences(self, live: Live) -> Iterator[tuple[int, int, Callable[[int], Admitted | None]]]:
        for seat, chair in enumerate(self.room.seating):
            guest = chair.guest
            if guest is None:
                continue
            if chair.stand_in is not None:
                if guest in self.crowd and (seat not in live.stalled or guest in self._came_back):
                    yield self.room.now, 1, self._plain(stored.Returned(seat))
            elif guest not in self.crowd:
                gone = max(self.crowd.gone_since(guest), self._awake_since, live.begun)
                yield gone + self.house.grace_ms, 3, self._plain(stored.StoodIn(seat, self.substitute))
            elif live.stalls[seat] >= self.house.stalls:
                yield self.room.now, 3, self._plain(stored.StoodIn(seat, self.substitute, stalled=True))

    def _host_absence(self) -> Iterator[tuple[int, int, Callable[[int], Admitted | None]]]:
        room = self.room
        if room.host is None or room.host in self.crowd:
            return
        heirs = [seat for seat, chair in enumerate(room.seating) if chair.guest is not None and chair.guest in self.crowd]
        if heirs:
            gone = max(self.crowd.gone_since(room.host), self._awake_since)
            yield gone + self.house.host_grace_ms, 7, self._plain(stored.HostPassed(heirs[0]))

    def _plain(self, command: stored.StoredCommand) -> Callable[[int], Admitted]:
        return lambda now: Admitted(command, self.t(now))

    def _repay(self, now: int) -> Admitted:
        lost_ms, self._repay_ms = self._repay_ms, 0
        return Admitted(stored.Repaid(lost_ms), self.t(now))

    def _expire(self, live: Live, timer: str, due: int) -> Admitted:
        return self._propose(live, CLOCK, Expire(timer), max(due, live.match.t))

    def _answer(self, live: Live, question: Question, now: int) -> Admitted | None:
        try:
            return self._propose(live, question.seat, question.answer, self.t(now))
        except Refused:
            live.staff.reject(question)
            return None

    def _propose(self, live: Live, seat: Seat, move: Any, t: int) -> Admitted:
        try:
            step = live.match.propose(seat, move, t)
        except Refused:
            if seat == CLOCK:
                return Admitted(stored.Frozen(f"the rules refuse their own clock {move}"), t)
            raise
        except Broken as error:
            return Admitted(stored.Frozen(str(error)), t)
        return Admitted(stored.Played(seat, Raw(live.match.game.codec.encode(move))), step.t, Ready(move, step))

    def _speak(self, live: Live, line: Line, now: int) -> Admitted | None:
        live.staff.drop(line)
        try:
            live.match.check_say(line.seat, line.act)
        except LastWireError:
            return None
        act = Raw(live.match.game.codec.encode(line.act))
        return Admitted(stored.Spoken(line.seat, act, bot=True), self.t(now), Ready(line.act))


class _Before:
    """How the match stood before an entry."""

    __slots__ = ("live", "names", "over", "paused", "version")

    def __init__(self, live: Live | None) -> None:
        self.live = live
        self.over = live is not None and live.over
        self.paused = live is not None and live.paused
        self.names = () if live is None else live.telling.names
        self.version = -1 if live is None else live.telling.version


_NEWER = Bye("newer", "You opened this table somewhere else.")
_SENT_AWAY = Bye("sent_away", "The host has sent you away from this table.")


def _vote(wants: set[Seat], seat: Seat, wanted: bool) -> None:
    if wanted:
        wants.add(seat)
    else:
        wants.discard(seat)


def _copy(raw: Raw) -> Raw:
    """Its own bytes: a raw value otherwise keeps the whole message alive that it came in."""
    return Raw(bytes(raw))


def _span(ms: int) -> str:
    seconds = ms // 1_000
    if seconds < 120:
        return f"{seconds} s"
    minutes = seconds // 60
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"
