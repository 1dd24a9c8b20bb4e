"""A table on a desk: a fake clock, a list for a store, and for each guest the messages that were sent to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Seat, Speech
from lastwire.errors import Refused
from lastwire.message import plain
from lastwire.table import commands
from lastwire.table.effects import Effect, Hangup, Keep, Listen, Send, Snapshot, Think, Wake
from lastwire.table.entry import Entry, Played, Repeated
from lastwire.table.gate import Gate
from lastwire.table.messages import Message
from lastwire.table.table import Table
from lastwire.table.terms import Terms

_commands = msgspec.json.Decoder(commands.Command)
_messages = msgspec.json.Decoder(Message)

HOST = "guest-0"


def guest(number: int) -> str:
    return f"guest-{number}"


class Desk:
    """Drives a table as the server does: what is due first, then the command; stored as bytes before it is applied."""

    def __init__(
        self, terms: Terms | None = None, game: str = "time-bomb", id: str = "table-of-the-tests", **opened: Any
    ) -> None:
        self._lay_out(terms or Terms())
        self.table = Table.create(id, seed_of("blind"), self.terms)
        self.do(HOST, "open", name="Ann", game=game, **opened)

    def _lay_out(self, terms: Terms) -> None:
        self.terms = terms
        self.now = 1_000_000
        self.stored: list[bytes] = []
        self.snapshots: list[Snapshot] = []
        self.records: dict[int, str] = {}
        self.keeps: list[Keep] = []
        self.inbox: dict[str, list[dict[str, Any]]] = {}
        self.sent: dict[str, list[bytes]] = {}
        self.views: dict[str, dict[str, Any]] = {}  # as each guest has put them together
        self.hung_up: list[tuple[str, int]] = []
        self.woken_at: int | None = None
        self.thinks: list[Think] = []
        self.listens: list[Listen] = []
        self.brain: Callable[[Think], Any] | None = self.play_blindly
        self.mouth: Callable[[Listen], list[tuple[Seat, Speech | None]]] | None = None
        self._guests: dict[int, str] = {}
        self._next = 0
        self._ids = 0

    # --- set-ups ------------------------------------------------------------------------------------------------------

    @classmethod
    def playing(cls, people: int = 5, terms: Terms | None = None, bots: int = 0, **opened: Any) -> Desk:
        """A match of so many connected people, and then bots."""
        desk = cls(terms, seats=people + bots, **opened)
        desk.connect(HOST)
        for number in range(1, people):
            desk.do(guest(number), "sit", name=f"Person {number}")
            desk.connect(guest(number))
        if bots:
            desk.do(HOST, "bot", level="easy")
        desk.do(HOST, "start")
        return desk

    @classmethod
    def loaded(cls, id: str, entries: list[bytes], snapshot: bytes | None) -> Desk:
        """A table that somebody else stored, nobody connected; the entries are those after the snapshot."""
        desk = object.__new__(cls)
        desk._lay_out(Terms())
        desk._ids = 1_000_000  # others than before
        desk.stored = entries
        desk.table = Table.load(id, seed_of("blind"), map(Entry.decode, entries), snapshot, desk.terms)
        desk.now = max(desk.now, desk.room.now)
        desk.carry_out(desk.table.resume(desk.now))
        return desk

    def reload(self, snapshot: bool = False, gate: Gate | None = None) -> Desk:
        """The same table read back from what was stored, nobody connected."""
        twin = object.__new__(Desk)
        twin.__dict__.update(self.__dict__)
        taken = self.snapshots[-1] if snapshot else None
        entries = [Entry.decode(data) for data in self.stored[0 if taken is None else taken.n :]]
        data = None if taken is None else taken.data
        twin.table = Table.load(self.table.id, seed_of("blind"), entries, data, self.terms, gate)
        twin.stored = list(self.stored)
        twin.records = dict(self.records)
        twin.keeps = []
        twin.inbox, twin.sent, twin.views, twin._guests = {}, {}, {}, {}
        twin.hung_up, twin.thinks, twin.listens, twin.snapshots = [], [], [], list(self.snapshots)
        twin.carry_out(twin.table.resume(twin.now))
        return twin

    # --- what guests do -----------------------------------------------------------------------------------------------

    def connect(self, who: str, since: tuple[int, int] | None = None, origin: str = "") -> int:
        self._next += 1
        self._guests[self._next] = who
        self.carry_out(self.table.connect(self._next, who, since, self.now, origin))
        self.catch_up()
        return self._next

    def disconnect(self, who: str) -> None:
        for connection, other in list(self._guests.items()):
            if other == who:
                del self._guests[connection]
                self.carry_out(self.table.disconnect(connection, self.now))

    def do(self, who: str, kind: str, id: str | None = None, **fields: Any) -> None:
        """A command, which must be accepted."""
        self._ids += 1
        data = {"kind": kind, "id": id or f"id-{self._ids}", **fields}
        command = self._open(data) if kind == "open" else _commands.decode(msgspec.json.encode(data))
        if isinstance(command, commands.Ask | commands.Deny):
            self.carry_out(self.table.approach(who, command))
            return
        self.carry_out(self.table.heed(who, command, self.now))
        self.catch_up()
        seed = seed_of(f"match {self._ids}") if kind in ("start", "again") else None
        before = self.table.digest()
        entry = self.table.propose(who, command, self.now, seed)
        assert self.table.digest() == before, "propose changes nothing"
        if isinstance(entry, Repeated):
            for connection, other in self._guests.items():
                if other == who:
                    self.carry_out([Send((connection,), entry.data)])
            return
        self.enter(entry)
        self.catch_up()

    @staticmethod
    def _open(data: dict[str, Any]) -> commands.Open:
        """The server makes this one; it never comes over a socket."""
        fields = {name: value for name, value in data.items() if name not in ("kind", "options")}
        return commands.Open(options=raw(data["options"]) if "options" in data else None, **fields)

    def let_in(self, who: str, by: str = HOST, **fields: Any) -> None:
        """Somebody asks for a seat, or to watch, and gets a nod."""
        self.do(who, "ask", **fields)
        self.do(by, "nod", ask=self.table.gate.asks[who].number)

    def refused(self, who: str, kind: str, **fields: Any) -> Refused:
        """A command, which must be refused without any change and without a word to anybody."""
        before, n = self.table.digest(), self.table.n
        counts = {other: len(box) for other, box in self.sent.items()}
        with pytest.raises(Refused) as caught:
            self.do(who, kind, **fields)
        assert self.table.digest() == before
        assert self.table.n == n
        assert {other: len(box) for other, box in self.sent.items()} == counts
        assert caught.value.text
        return caught.value

    def play(self, seat: Seat, move: dict[str, Any], **fields: Any) -> None:
        """A move of a person in answer to the open prompt."""
        who = self.table.room.seating[seat].guest
        assert who is not None
        self.do(who, "play", prompt=self.prompt, move=move, **fields)

    def play_on(self, moves: int = 1_000) -> None:
        """People play at random until the match is over, or so many moves."""
        rng = Rng(seed_of(f"people {self.table.n}"))
        while moves and not self.live.over:
            prompt = self.live.prompt
            assert prompt is not None
            seats = [seat for seat in prompt.owed if self.table.room.seating[seat].level is None]
            if not seats:
                self.pass_time(30_000)
                continue
            self.play(seats[0], self.any_move(seats[0], rng))
            moves -= 1

    def any_move(self, seat: Seat, rng: Rng) -> dict[str, Any]:
        match = self.live.match
        kind, fields = draw(match.game.offers(match.state, seat), rng)
        move: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.game.codec.build(kind, fields)))
        return move

    def play_blindly(self, think: Think) -> Any:
        """A bot without a thought; one that is invited may have nothing to choose."""
        if not think.offers:
            return None
        kind, fields = draw(think.offers, Rng(think.seed))
        return self.live.match.game.codec.build(kind, fields)

    # --- what the server does -----------------------------------------------------------------------------------------

    def enter(self, entry: Entry) -> None:
        data = entry.encode()
        self.stored.append(data)
        self.carry_out(self.table.apply(entry))

    def catch_up(self) -> None:
        while (entry := self.table.wake(self.now)) is not None:
            self.enter(entry)
        self.carry_out(self.table.attend(self.now))

    def pass_time(self, ms: int) -> None:
        """Let time go by; the table is woken when it wished to be."""
        end = self.now + ms
        while self.woken_at is not None and self.woken_at <= end:
            self.now = max(self.now, self.woken_at)
            self.woken_at = None
            self.catch_up()
        self.now = end

    def carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Send():
                    for connection in effect.to:
                        who = self._guests.get(connection)
                        if who is not None:
                            _messages.decode(effect.data)  # what the wire says it is
                            self._receive(who, msgspec.json.decode(effect.data))
                            self.sent.setdefault(who, []).append(effect.data)
                case Hangup():
                    self.hung_up.append((self._guests.pop(effect.to), effect.code))
                    self.carry_out(self.table.disconnect(effect.to, self.now))
                case Wake():
                    self.woken_at = effect.at
                case Keep():
                    self.records[effect.match] = effect.record
                    self.keeps.append(effect)
                case Snapshot():
                    self.snapshots.append(effect)
                case Think():
                    self.thinks.append(effect)
                    if self.brain is not None:
                        answer = self.brain(effect)
                        self.carry_out(self.table.thought(effect.seat, effect.prompt, answer, self.now))
                case Listen():
                    self.listens.append(effect)
                    if self.mouth is not None:
                        self.carry_out(self.table.bids(effect.round, self.mouth(effect), self.now))

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def live(self) -> Any:
        """The match; typed loosely, since tests look into games' own states."""
        assert self.table.live is not None
        return self.table.live

    @property
    def staff(self) -> Any:
        assert self.table._agenda.staff is not None
        return self.table._agenda.staff

    @property
    def room(self) -> Any:
        return self.table.room

    @property
    def phase(self) -> str:
        return self.table.room.phase

    @property
    def prompt(self) -> int:
        number: int = self.live.prompt.id
        return number

    @property
    def clipper(self) -> Seat:
        seat: Seat = self.live.prompt.owed[0]
        return seat

    def _receive(self, who: str, message: dict[str, Any]) -> None:
        self.inbox.setdefault(who, []).append(message)
        if message["kind"] == "match":
            self.views[who] = {}
        if message["kind"] in ("match", "update"):
            for line in message["lines"]:
                self.views[who] = self.views[who] | line.get("view", {})
            self.views[who] = self.views[who] | message["part"].get("view", {})

    def take(self, who: str, kind: str | None = None) -> list[dict[str, Any]]:
        """The messages since the last look, of one kind if named."""
        messages = self.inbox.pop(who, [])
        return [message for message in messages if kind is None or message["kind"] == kind]

    def last(self, who: str, kind: str) -> dict[str, Any]:
        return self.take(who, kind)[-1]

    def info(self, who: str = HOST) -> dict[str, Any]:
        """The room as this guest saw it last."""
        for message in reversed(self.inbox[who]):
            if message["kind"] in ("table", "welcome"):
                table: dict[str, Any] = message["table"]
                return table
        raise AssertionError("nothing was said of the room")

    def announcements(self) -> list[str]:
        return [plain(line.text) for line in self.table.room.chat if line.system]

    def entries(self) -> list[Entry]:
        return [Entry.decode(data) for data in self.stored]

    def commands(self, *kinds: type) -> list[Any]:
        """What was stored of these kinds."""
        return [entry.command for entry in self.entries() if isinstance(entry.command, kinds)]

    def clock_moves(self) -> int:
        return sum(command.seat == CLOCK for command in self.commands(Played))


def raw(value: Any) -> Raw:
    return Raw(msgspec.json.encode(value))
