"""A real table in a small world: a clock moved by hand, people who do as they are told, and an ear at each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from lastwire.bots.counsel import counsel
from lastwire.engine.record import Deed
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC, Budget, Seat, Viewer
from lastwire.errors import Malformed, Refused
from lastwire.table import commands
from lastwire.table.dispatch import Consulted, Declined, encode
from lastwire.table.effects import Effect, Hangup, Listen, Send, Think, Wake
from lastwire.table.entry import Begun, Entry, Repeated
from lastwire.table.style import Style
from lastwire.table.table import Table
from lastwire.table.terms import Terms
from lastwire.testing.position import AnyGame, AnyMatch

LEVEL = "random"
START_MS = 1_000_000


class Heard(NamedTuple):
    """Bytes sent to one listener, and when."""

    now: int
    data: bytes


class Moment(NamedTuple):
    """Something that the table scheduled: being woken, or a bot's answer (whose, to what). Nobody is told, but
    everybody sees when it happens."""

    now: int
    at: int | None
    whose: tuple[Seat, int] | None = None


class Passed(NamedTuple):
    """The state after an entry of the match, and the move that led to it; none for the state it began from."""

    state: Any
    entry: Deed | None


class Rig:
    """One table, driven as a shell would drive it: due things first, then the command, everything stored at once."""

    def __init__(self, game: AnyGame, seats: int, bots: Sequence[Seat], table: type[Table] = Table) -> None:
        terms = Terms(load=lambda name: game, levels=lambda name: (LEVEL,), grace_ms=4_000, host_grace_ms=6_000)
        self.table = table.create("a-table-for-the-laws", seed_of("blind"), terms)
        self.seats = seats
        self.bots = tuple(bots)
        self.wish: int | None = None
        self.thoughts: list[Think] = []
        self.rounds: list[Listen] = []
        self.moments: list[Moment] = []
        self.heard: dict[Viewer, list[Heard]] = {viewer: [] for viewer in (*range(seats), PUBLIC)}
        self.passed: list[Passed] = []
        self._viewers: dict[int, Viewer] = {}
        self._connections: dict[Viewer, int] = {}
        self._ids: Counter[Viewer] = Counter()  # each client counts its own commands
        self._game = game

    # --- setting up --------------------------------------------------------------------------------------------------

    def begin(self, options: Any, state: Any, seed: bytes, now: int, style: Style = Style()) -> None:  # noqa: B008 - frozen
        """Everybody comes in, sits down, and the match begins from this state."""
        raw = Raw(self._game.codec.encode(options))
        game = self._game.info.name
        open_up = commands.Open(id="open", name="Player 0", game=game, seats=self.seats, options=raw, style=style)
        self.ask(0, open_up, now)
        for seat in range(1, self.seats):
            if seat in self.bots:
                self.ask(0, commands.PutBot(id=f"bot {seat}", level=LEVEL, seat=seat), now)
            else:
                self.ask(seat, commands.Sit(id="sit", name=f"Player {seat}", seat=seat), now)
        for viewer in self.heard:
            if viewer not in self.bots:
                self.connect(viewer, None, now)
        position = Raw(self._game.codec.keep_state(state))
        self._store(Entry(self.table.n + 1, now, 0, Begun(seed.hex(), raw, position, self._game.info.revision)), now)

    @staticmethod
    def guest(viewer: Viewer) -> str:
        return "watcher" if viewer == PUBLIC else f"guest {viewer}"

    @property
    def match(self) -> AnyMatch:
        live = self.table.live
        assert live is not None
        return live.match

    @property
    def over(self) -> bool:
        live = self.table.live
        return live is None or live.over

    # --- what people do ----------------------------------------------------------------------------------------------

    def connect(self, viewer: Viewer, since: tuple[int, int] | None, now: int) -> None:
        connection = len(self._viewers) + 1
        self._viewers[connection] = viewer
        self._connections[viewer] = connection
        self._carry_out(self.table.connect(connection, self.guest(viewer), since, now), now)

    def disconnect(self, viewer: Viewer, now: int) -> None:
        connection = self._connections.pop(viewer, None)
        if connection is not None:
            self._carry_out(self.table.disconnect(connection, now), now)

    def connected(self, viewer: Viewer) -> bool:
        return viewer in self._connections

    def refresh(self, viewer: Viewer, now: int) -> None:
        self._carry_out(self.table.refresh(self._connections[viewer], now), now)

    def mark(self, viewer: Viewer, act: Any, now: int) -> None:
        mark = commands.Mark(Raw(self._game.codec.encode(act)))
        self._carry_out(self.table.relay(self._connections[viewer], mark), now)

    def vote_pause(self, seat: Seat, on: bool, now: int) -> bool:
        return self.ask(seat, commands.Pause(id=self._id(seat), on=on), now)

    def play(self, seat: Viewer, prompt: int, move: bytes, now: int) -> bool:
        return self.ask(seat, commands.Play(id=self._id(seat), prompt=prompt, move=Raw(move)), now)

    def say(self, seat: Viewer, act: bytes, now: int) -> bool:
        return self.ask(seat, commands.Say(id=self._id(seat), act=Raw(act)), now)

    def consult(self, viewer: Viewer, question: bytes, now: int) -> None:
        """Have something worked out; answer and refusal go to the asker, as the server sends them."""
        self.pump(now)
        command = commands.Consult(id=self._id(viewer), question=Raw(question))
        try:
            work = self.table.consult(self._connections[viewer], self.guest(viewer), command)
            answer = counsel(self._game, work, Budget(1))
        except (Refused, Malformed) as error:
            self._decline(viewer, command.id, error, now)
        else:
            self._hear(viewer, encode(Consulted(command.id, work.match, answer)), now)

    def describe(self, viewer: Viewer) -> bytes:
        """The position in words as this viewer would be sent it on asking now."""
        command = commands.Describe("described")
        try:
            return encode(self.table.describe(self.guest(viewer), command))
        except Refused as refused:
            return encode(Declined(command.id, refused.code, refused.clause, refused.message))

    def _decline(self, viewer: Viewer, id: str | None, error: Refused | Malformed, now: int) -> None:
        clause = error.clause if isinstance(error, Refused) else ""
        self._hear(viewer, encode(Declined(id, error.code, clause, error.message)), now)

    def ask(self, viewer: Viewer, command: commands.Command | commands.Open, now: int) -> bool:
        """Whether the table took the command; a refusal goes to its sender, as the server sends it."""
        guest = self.guest(viewer)
        try:
            self._carry_out(self.table.heed(guest, command, now), now)
            self.pump(now)
            admitted = self.table.propose(guest, command, now)
        except (Refused, Malformed) as error:
            self._decline(viewer, command_id(command), error, now)
            return False
        if isinstance(admitted, Repeated):
            self._hear(viewer, admitted.data, now)
        else:
            self._store(admitted, now)
        return True

    def _id(self, sender: Viewer) -> str:
        self._ids[sender] += 1
        return f"c{self._ids[sender]}"

    # --- what the table does -----------------------------------------------------------------------------------------

    def pump(self, now: int) -> None:
        """Everything that is due."""
        while (entry := self.table.wake(now)) is not None:
            self._store(entry, now)
        self._carry_out(self.table.attend(now), now)

    def answer(self, think: Think, move: Any, now: int) -> None:
        self._carry_out(self.table.thought(think.seat, think.prompt, move, now), now)

    def bid(self, listen: Listen, bids: list[tuple[Seat, Any]], now: int) -> None:
        self._carry_out(self.table.bids(listen.round, bids, now), now)

    def _store(self, entry: Entry, now: int) -> None:
        # What is applied is what a store would give back.
        stored = Entry.decode(entry.encode())
        effects = self.table.apply(entry if stored == entry else stored)
        live = self.table.live
        if live is not None and (not self.passed or live.match.state is not self.passed[-1].state):
            self.passed.append(Passed(live.match.state, live.match.entries[-1] if live.match.entries else None))
        self._carry_out(effects, now)

    def _carry_out(self, effects: list[Effect], now: int) -> None:
        for effect in effects:
            match effect:
                case Send(to=to, data=data):
                    for connection in to:
                        self._hear(self._viewers[connection], data, now)
                case Hangup(to=connection, code=code):
                    self._hear(self._viewers[connection], b"hangup %d" % code, now)
                case Wake(at=at):
                    if at != self.wish:
                        self.moments.append(Moment(now, at))
                    self.wish = at
                case Think(seat=seat, prompt=prompt, due=due):
                    self.moments.append(Moment(now, due, (seat, prompt)))
                    # What a bot is given is what its seat is told, and it must be no more than that.
                    self.thoughts.append(effect)
                    self._hear(seat, encode([effect.view, effect.past, effect.offers, effect.due, effect.seed]), now)
                case Listen():
                    self.rounds.append(effect)
                    for seat, _, *given in effect.bots:
                        self._hear(seat, encode(given), now)
                case _:
                    pass  # what is kept is no viewer's business

    def _hear(self, viewer: Viewer, data: bytes, now: int) -> None:
        self.heard[viewer].append(Heard(now, data))


def command_id(command: Any) -> str | None:
    return getattr(command, "id", None)


def own_number(heard: Sequence[Heard]) -> tuple[int, int] | None:
    """The match and the last line's number that a listener has, as its client would say on coming back."""
    number = n = 0
    for message in heard:
        if message.data.startswith(b"{"):
            told = msgspec.json.decode(message.data)
            if told["kind"] == "match":
                number, n = told["number"], told["n"]
            elif told["kind"] == "update":
                n = told["n"]
    return (number, n) if number else None
