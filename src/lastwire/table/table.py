"""The table: commands in, entries and effects out. It knows people and no rules, and does no input or output.

How a shell drives it, one step of one table at a time:

1. `wake(now)` until it returns None, storing and applying each entry; then `attend(now)`. Do this before each command,
   after `heed(guest, command, now)`, and whenever a `Wake` falls due.
2. `propose(guest, command, now, seed)` returns an entry to store, or refuses.
3. Once the entry is stored, `apply(entry)` returns the effects to carry out. If another entry took its number, apply
   that one and propose the command again.

Loading is `Table.load`, then `resume(now)`, then `wake(now)` as above: an upgrade may have to be told. While nobody is
connected everything stops: clocks, bots and stand-ins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct

from lastwire.engine.coach import Hint, Weigh
from lastwire.engine.match import told_to
from lastwire.engine.rng import Rng
from lastwire.engine.types import PUBLIC, Past, Said, Seat, Speech, Told
from lastwire.errors import Refused
from lastwire.message import Message, row
from lastwire.table import entry as stored
from lastwire.table.admit import Admitted, admit, seated, wish_of
from lastwire.table.agenda import Agenda
from lastwire.table.audience import Audience, Before
from lastwire.table.chat import cleaned
from lastwire.table.commands import (
    Abandon,
    Ask,
    Command,
    Configure,
    Consult,
    Deny,
    Describe,
    Mark,
    Open,
    Pause,
    Play,
    Say,
)
from lastwire.table.dispatch import Described, Done, encode
from lastwire.table.effects import Connection, Effect, Keep, Snapshot, Wake, WorkOut
from lastwire.table.entrance import answerable, ask
from lastwire.table.entry import Entry, Repeated
from lastwire.table.fold import Fold, Ready
from lastwire.table.form import read_room, write_room
from lastwire.table.gate import INSIDE, Gate
from lastwire.table.live import Live
from lastwire.table.room import Room
from lastwire.table.scene import Scene
from lastwire.table.staff import Staff
from lastwire.table.style import Style
from lastwire.table.terms import Terms
from lastwire.table.wish import Answer, Wish

_ACTS: Final = (Play, Say, Pause, Abandon)  # what only the player in a seat does, not its stand-in


class Brief(Struct, frozen=True):
    """A table in a list of tables."""

    game: str
    phase: str
    names: tuple[str | None, ...]
    match: int


class Table:
    """What its entries made of it, and what is true only now: who is here, what they were told, and what falls due."""

    def __init__(self, room: Room, seed: bytes, terms: Terms, gate: Gate | None = None) -> None:
        self.terms = terms
        self.gate = Gate() if gate is None else gate
        self._fold = Fold(room, terms)
        self._scene = Scene(self._fold, self.gate, terms)
        self._clock = self._scene.clock
        self._crowd = self._scene.crowd
        self._audience = Audience(self._scene)
        self._agenda = Agenda(self._scene)
        self._blind = Rng(seed)
        self._ready: tuple[Entry, Ready] | None = None
        self._slept_since = room.now
        self._wished: int | None = None
        self._heeded: tuple[str, str] | None = None  # whose command, by its id, took a seat back
        self._loaded = False  # whether an older version may have left something that this one cannot go on with

    # --- coming to be -------------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, id: str, seed: bytes, terms: Terms | None = None) -> Table:
        """An empty table, to be opened by an `Open` command. The seed is for blind draws (delays) only."""
        return cls(Room(id), seed, terms or Terms())

    @classmethod
    def load(
        cls,
        id: str,
        seed: bytes,
        entries: Iterable[Entry],
        snapshot: bytes | None = None,
        terms: Terms | None = None,
        gate: Gate | None = None,
    ) -> Table:
        """The table of these entries, which begin after the snapshot if there is one. `gate`: what is still known of
        where its guests come from."""
        table = cls(Room(id) if snapshot is None else read_room(snapshot), seed, terms or Terms(), gate)
        for entry in entries:
            table._fold.apply(entry)
            table._keep_time(entry)
        table._audience.read_up()
        table._slept_since = table.room.now
        table._loaded = True
        return table

    def resume(self, now: int) -> list[Effect]:
        """After loading. Clocks are stopped where the last entry left them; whoever comes first sets everything
        going."""
        live, remains = self.live, self._fold.remains
        if remains is not None and remains.over:
            return [Keep(remains.number, remains.record)]
        return [Keep(live.number, live.record, live.result, live.guests)] if live is not None and live.over else []

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        return self._fold.room

    @property
    def live(self) -> Live | None:
        """The running match, or the one that has just ended."""
        return self._fold.live

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def n(self) -> int:
        """Entries applied so far."""
        return self.room.n

    @property
    def brief(self) -> Brief:
        room = self.room
        return Brief(room.game, room.phase, tuple(chair.name for chair in room.seating), room.match)

    @property
    def people(self) -> dict[str, str]:
        """Those who sit here: name by guest."""
        return {chair.guest: chair.name or "" for chair in self.room.seating if chair.guest is not None}

    def inside(self, guest: str) -> bool:
        """Whether this guest may look at what is played here."""
        return guest not in self.room.sent_away and self.gate.standing(self.room, guest) == INSIDE

    def idle(self, now: int) -> bool:
        """Whether the table may be unloaded: nobody is connected, so nothing is due."""
        return not self._crowd

    def record(self, number: int) -> str | None:
        """The record of the match that has just been played here; earlier ones are in the store."""
        live, remains = self.live, self._fold.remains
        if remains is not None and remains.number == number:
            return remains.record or None
        return live.record if live is not None and live.over and live.number == number else None

    def digest(self) -> str:
        """A fingerprint of all that the entries made of this table."""
        return self._fold.digest()

    def t(self, now: int) -> int:
        """Match time now."""
        return self._scene.t(now)

    # --- commands and entries -----------------------------------------------------------------------------------------

    def heed(self, guest: str, command: Command | Open, now: int) -> list[Effect]:
        """Before a command is proposed, and before what is due: whoever acts gets back the seat that a bot keeps."""
        seat = self.room.seating.seat_of(guest) if guest in self._crowd else None
        if seat is None or self.room.seating[seat].stand_in is None or not isinstance(command, _ACTS):
            return []
        if self.live is not None and not self.room.done(guest, command.id):
            codec = self.live.match.game.codec  # a malformed command changes nothing
            if isinstance(command, Play):
                codec.move(command.move)
            elif isinstance(command, Say):
                codec.act(command.act)
            self._agenda.back.add(guest)
            self._heeded = (guest, command.id)
        return self._wish(now)

    def wish(self, guest: str, command: Open | Configure) -> Wish | None:
        """What a command wants played here, for a shell that has it settled elsewhere; None if it was carried out
        already. Raises `Refused`."""
        return None if self.room.done(guest, command.id) else wish_of(self._scene, guest, command)

    def propose(
        self,
        guest: str,
        command: Command | Open,
        now: int,
        seed: bytes | None = None,
        answer: Answer | None = None,
    ) -> Entry | Repeated:
        """The entry to store for a command, which changes nothing yet; raises `Refused` or `Malformed`.

        A seed of 32 secret bytes is needed for `Start` and `Again`. Call `wake` first, until nothing is due. An answer
        to `wish` is used if the wish is still the same.
        """
        id = getattr(command, "id", "")
        if id and self.room.done(guest, id):
            return Repeated(encode(Done(id)))
        now = max(now, self.room.now)
        heeded, self._heeded = self._heeded == (guest, id), None
        try:
            admitted = admit(self._scene, guest, command, now, seed, answer)
        except Refused as refused:
            if heeded:
                back = row([Message("tell-seat-back"), refused.message])
                raise Refused(refused.code, refused.clause, back) from None
            raise
        if isinstance(admitted.command, stored.Configured) and self._as_it_is(admitted.command):
            return Repeated(encode(Done(id)))  # nothing would change, so there is nothing to store
        if isinstance(admitted.command, stored.Frozen):
            guest = id = ""
        return self._entry(admitted, now, guest, id)

    def apply(self, entry: Entry) -> list[Effect]:
        """Make a stored entry part of the table; returns what to do about it."""
        ready = self._ready[1] if self._ready is not None and self._ready[0] is entry else None
        self._ready = None
        begun = isinstance(entry.command, stored.Begun)
        snapshot = Snapshot(self.room.n, write_room(self.room)) if begun else None
        was = Before(self.live)
        phase, seating = self.room.phase, self.room.seating
        away = seating[entry.command.seat].guest if isinstance(entry.command, stored.Cleared) else None
        news = self._fold.apply(entry, ready)
        self._keep_time(entry)
        if isinstance(entry.command, stored.StoodIn):
            self._agenda.back.discard(seating[entry.command.seat].guest or "")
        self._attend_gate(entry, away, phase != self.room.phase)
        live = self.live
        in_match = isinstance(entry.command, stored.Played | stored.Spoken)
        repaid = isinstance(entry.command, stored.Repaid)
        t = self.t(entry.now)
        effects = self._audience.tell(was, news, t, entry.now, reseated=not in_match, anew=repaid)
        if live is not None and live.over and not was.over:
            # Before anybody hears of the end: they may then ask at once what it has added.
            effects.insert(0, Keep(live.number, live.record, live.result, live.guests))
        remains = self._fold.remains
        if remains is not None and remains.over and isinstance(entry.command, stored.Upgraded):
            effects.insert(0, Keep(remains.number, remains.record))
        if entry.id:
            effects += self._audience.answer(entry.guest, entry.id)
        if live is not was.live:
            self._agenda.staff = None
        if self._crowd:
            # Bots speak up about what everybody noticed: their lines must not tell of a sealed answer that was changed.
            changed = live is not None and (live is not was.live or any(map(_public, news)))
            moved = entry.command.seat if isinstance(entry.command, stored.Played) else None
            asks = self._staff_up(t, changed, isinstance(entry.command, stored.Spoken), moved)
        else:
            asks = []
            self._fall_asleep(entry.now)
        if snapshot is not None:
            effects.append(snapshot)
        return effects + self._wish(entry.now) + asks

    def _as_it_is(self, wish: stored.Configured) -> bool:
        room = self.room
        now = (room.game, bytes(room.options), len(room.seating), room.watch, room.style)
        style = Style() if wish.style is UNSET else wish.style
        return (wish.game, bytes(wish.options), wish.seats, wish.watch, style) == now

    def snapshot(self) -> Snapshot | None:
        """The table as it stands, to load it from later; None while there is a match, which only its entries can
        restore."""
        if self.live is not None or self._fold.unfinished:
            return None
        return Snapshot(self.room.n, write_room(self.room))

    def _attend_gate(self, entry: Entry, away: str | None, turned: bool) -> None:
        """What an entry means for those who are asking to come in, and for what is known of origins."""
        command = entry.command
        if isinstance(command, stored.Sat):
            self._crowd.miss(entry.guest, entry.now)
        elif isinstance(command, stored.LetIn):
            self.gate.asks.pop(command.guest, None)
            if command.seat is not None:
                self._crowd.miss(command.guest, entry.now)
        elif isinstance(command, stored.Pardoned):
            self.gate.pardon()
        if away is not None:
            self.gate.bar(away)
        if turned:
            self.gate.begin()

    def _entry(self, admitted: Admitted, now: int, guest: str = "", id: str = "") -> Entry:
        step = None if admitted.ready is None else admitted.ready.step
        outcome = None if step is None or self.live is None else self.live.match.game.outcome(step.state)
        end = UNSET if outcome is None else outcome
        entry = Entry(self.room.n + 1, max(now, self.room.now), admitted.t, admitted.command, guest, id, end)
        self._ready = None if admitted.ready is None else (entry, admitted.ready)
        return entry

    def _keep_time(self, entry: Entry) -> None:
        """Set the clock by what the entry did to the match."""
        live, clock = self.live, self._clock
        if isinstance(entry.command, stored.Begun):
            clock.reset()
        if live is not None:
            clock.reach(entry.t, entry.now)
        if live is None or not live.running or not self._crowd:
            clock.stop(entry.now)
        else:
            clock.go(entry.now)

    def _staff_up(self, t: int, changed: bool, spoken: bool = False, moved: Seat | None = None) -> list[Effect]:
        """Let the bots know how the match stands."""
        live, agenda = self.live, self._agenda
        if live is None or live.over:
            agenda.staff = None
            return []
        if agenda.staff is None:
            agenda.staff = Staff(live, self.room, self._blind, self.terms)
            changed = True
        levels = {seat: chair.level for seat, chair in enumerate(self.room.seating) if chair.level is not None}
        return agenda.staff.observe(levels, t, changed and live.running, spoken, moved)

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(
        self, connection: Connection, guest: str, since: tuple[int, int] | None, now: int, origin: str = ""
    ) -> list[Effect]:
        """A guest is here. `since`: the match and the last of its own lines that the client has; `origin` stands for
        the address."""
        if guest in self.room.sent_away:
            return self._audience.turn_away(connection)
        self.gate.note(guest, origin)
        woke = not self._crowd
        if woke:
            self._wake_up(now)
        effects = self._audience.join(connection, guest, since, now, self.t(now))
        self._agenda.back.add(guest)
        asks = self._staff_up(self.t(now), changed=True) if woke else []
        return effects + self._wish(now) + asks

    def disconnect(self, connection: Connection, now: int) -> list[Effect]:
        guest, effects = self._audience.leave(connection, now)
        if guest is None:
            return []
        self._agenda.back.discard(guest)
        if not self._crowd:
            self._fall_asleep(now)
        return effects + self._wish(now)

    def measure(self, connection: Connection, rtt_ms: int) -> None:
        """How far away a client is, measured by us: credited, within limits, to what it does."""
        self._crowd.measure(connection, rtt_ms)

    def refresh(self, connection: Connection, now: int) -> list[Effect]:
        """Everything again, after messages to this connection were dropped."""
        return self._audience.refresh(connection, self.t(now), now)

    def approach(self, guest: str, command: Ask | Deny) -> list[Effect]:
        """Somebody asks to be let in, or is not; raises `Refused`. Those concerned are told, and nobody else."""
        if isinstance(command, Ask):
            ask(self._scene, guest, cleaned(command))
        else:
            self.gate.deny(answerable(self._scene, guest, command.ask).guest)
        return self._audience.tell_room() + self._audience.answer(guest, command.id)

    def relay(self, connection: Connection, mark: Mark) -> list[Effect]:
        """Show a hover marker to everybody else; one that is out of place is ignored."""
        return self._audience.relay(connection, mark)

    def consult(self, connection: Connection, guest: str, command: Consult) -> WorkOut:
        """Have something worked out for a player; raises `Refused` or `Malformed`. Nobody else notices."""
        seat, live = seated(self._scene, guest)
        if not live.running:
            raise Refused("E_OVER", "", Message("refuse-over"))
        game = live.match.game
        question = game.codec.question(command.question)
        if isinstance(question, Hint | Weigh) and not self.room.style.practice:
            raise Refused("E_PRACTICE", "", Message("refuse-practice"))
        remembers = isinstance(question, Hint | Weigh) or (game.aid is not None and game.aid.remembers)
        prompt = live.prompt
        asked = prompt is not None and (seat in prompt.owed or seat in prompt.may)
        return WorkOut(
            game=game.info.name,
            seat=seat,
            view=live.match.view(seat),
            past=self._audience.past(live, seat) if remembers else Past(),
            offers=tuple(game.offers(live.match.state, seat)) if asked else (),
            owed=prompt is not None and seat in prompt.owed,
            question=question,
            to=connection,
            id=command.id,
            match=live.number,
        )

    def describe(self, guest: str, command: Describe) -> Described:
        """The position in words for whoever reads it; raises `Refused`. Nobody else notices."""
        live = self._scene.live
        if live is None or live.paused:
            raise Refused("E_PHASE", "", Message("refuse-no-match"))
        n, lines = self._audience.describe(live, guest)
        return Described(command.id, live.number, n, tuple(lines))

    def _fall_asleep(self, now: int) -> None:
        """The last connection is gone."""
        self._clock.stop(now)
        self._agenda.staff = None
        self._slept_since = now

    def _wake_up(self, now: int) -> None:
        """The first connection after a time without any: the time in between costs nobody anything."""
        live = self.live
        self._agenda.awake_since = now
        if live is not None and live.running:
            self._clock.go(now)
            lost_ms = now - self._slept_since
            if live.clocked and lost_ms >= 1_000:
                self._agenda.lost_ms += lost_ms

    def stood_still(self, lost_ms: int, now: int) -> list[Effect]:
        """Nobody was served for this long, and the clock that gives us `now` was stopped: say so where a clock runs."""
        live = self.live
        if live is not None and live.running and live.clocked and self._crowd:
            self._agenda.lost_ms += lost_ms
        return self._wish(now)

    # --- time ---------------------------------------------------------------------------------------------------------

    def wake(self, now: int) -> Entry | None:
        """The next thing that is due: a clock, a bot's move or line, an absence or a return. Then call again."""
        now = max(now, self.room.now)
        if self._loaded:
            if (upgrade := self._fold.outdated()) is not None:
                return self._entry(Admitted(upgrade, 0), now)
            self._loaded = False
        if not self._crowd:
            return None
        admitted = self._agenda.next(now)
        return None if admitted is None else self._entry(admitted, now)

    def attend(self, now: int) -> list[Effect]:
        """After `wake` has returned None: what is due without an entry, such as bots that should begin to think."""
        live, staff = self.live, self._agenda.staff
        asks: list[Effect] = []
        if staff is not None and live is not None and live.running:
            asks = staff.think(self._clock.t(now), self._clock.wall)
        return self._audience.tell_late(self._clock.t(now), now) + self._wish(now) + asks

    def thought(self, seat: Seat, prompt: int, move: Any, now: int) -> list[Effect]:
        """A bot's answer has arrived (None: it has none). `wake` plays it when it is due."""
        if self._agenda.staff is not None:
            self._agenda.staff.thought(seat, prompt, move)
        return self._wish(now)

    def bids(self, round: int, bids: Sequence[tuple[Seat, Speech | None]], now: int) -> list[Effect]:
        """What the bots would say has arrived; `wake` lets those speak who get the floor."""
        if self._agenda.staff is not None:
            self._agenda.staff.bids(round, bids)
        return self._wish(now)

    def _wish(self, now: int) -> list[Effect]:
        """Ask to be woken when the next thing is due. Comes before what is asked of bots, who may answer at once."""
        moments = [now] if self._loaded else [self._agenda.when(), self._audience.when()] if self._crowd else []
        at = min((max(moment, now) for moment in moments if moment is not None), default=None)
        wished, self._wished = self._wished, at
        return [] if at is None and wished is None else [Wake(at)]


def _public(line: Told | Said) -> bool:
    """Whether everybody gets this line."""
    return isinstance(line, Said) or told_to(line, PUBLIC)
