"""One table at work: one thing at a time, each entry stored before anybody is told of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, assert_never

import msgspec

from lastwire import games
from lastwire.bots.counsel import worked_out
from lastwire.engine.rng import SEED_BYTES
from lastwire.engine.types import Inquiry
from lastwire.errors import Malformed, RecordError, Refused, StoreError, Taken
from lastwire.message import Message
from lastwire.server import log, password
from lastwire.server.limits import Bucket
from lastwire.server.socket import Socket
from lastwire.table.commands import (
    Again,
    Ask,
    Command,
    Configure,
    Consult,
    Deny,
    Describe,
    Enter,
    Mark,
    Open,
    Protect,
    Start,
)
from lastwire.table.dispatch import FAULT, Consulted, Declined, Described
from lastwire.table.effects import Effect, Hangup, Keep, Listen, Send, Snapshot, Think, Wake, WorkOut
from lastwire.table.entry import Entry, Played, Repeated, Spoken
from lastwire.table.table import Table
from lastwire.table.wish import Answer, Settled, Wish, settle

if TYPE_CHECKING:
    from lastwire.server.house import House

P = ParamSpec("P")
R = TypeVar("R")

RETRY_MS = 1_000  # after the store failed
SHORT_BYTES = 1024  # up to this size a wish is settled at once, without the desk
ROW_BYTES = 200  # what an entry takes on top of its own size, in the file and when it is loaded


def settling(wish: Wish) -> Callable[[], Settled]:
    """The work of settling what a table is to be played with."""
    return partial(settle, games.load, wish)


class Actor:
    """A table, its sockets, its timer and its thinking bots. Everything that is asked of the table waits its turn."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.sockets: dict[int, Socket] = {}
        self.used_at = time.monotonic()
        self._house = house
        # If the store's clock was ahead of ours, the table goes on from there.
        self._ahead_ms = max(0, table.room.now - house.clock.now())
        self._turn = asyncio.Lock()  # first come, first served
        self._broken = False
        self._due: int | None = None  # when the table wants to be woken, by the house's clock
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._consulting: dict[int, asyncio.Task[None]] = {}  # by connection, the question being worked out
        self._stored = Bucket(house.limits.stored_by_table)
        self._payer: str | None = None  # the address whose command is being carried out
        self._tail = (0, 0)  # entries since the last snapshot, and their bytes
        self._brief = b""
        self._names: dict[str, str] = {}  # of those who sit here, as far as the store knows

    def now(self) -> int:
        """The table's time, in ms."""
        return self._house.clock.now() + self._ahead_ms

    @property
    def busy(self) -> bool:
        return bool(self.sockets) or self._turn.locked()

    def full(self, guest: str) -> bool:
        """Whether one more watcher would be too many."""
        seats = len(self.table.room.seating)
        return guest not in self.table.people and len(self.sockets) >= seats + self._house.limits.watchers_per_table

    # --- turns --------------------------------------------------------------------------------------------------------

    async def _in_turn(
        self, work: Callable[Concatenate[int, P], Awaitable[R]], *args: P.args, **kwargs: P.kwargs
    ) -> R | None:
        """Do this when the table is free. Refusals go to the caller; any other error breaks the table.

        Whatever waits for its turn counts as happening when it arrived: nobody is late because the store is slow.
        """
        now = self.now()
        async with self._turn:
            if self._broken:
                return None
            try:
                return await work(now, *args, **kwargs)
            except (Refused, Malformed):
                raise
            except Exception as error:
                self._break(error)
                return None
            finally:
                self.used_at = time.monotonic()

    def _break(self, error: Exception) -> None:
        """What is in memory may be wrong, and it is our fault: drop it. The log is whole; the next guest loads it."""
        log.fault("table failed", error, table=log.short(self.table.id))
        self._house.metrics.faults += 1
        self._broken = True
        for socket in list(self.sockets.values()):
            socket.say_bye("closing", FAULT)
        self.stop()
        self._house.drop(self)

    def _later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        """Do this in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Stop, once what was begun is done."""
        async with self._turn:
            self.stop()

    def stop(self) -> None:
        """Do nothing more unprompted."""
        self._set_timer(None)
        for task in self._tasks:
            task.cancel()

    # --- what sockets ask ---------------------------------------------------------------------------------------------

    async def connect(self, socket: Socket, since: tuple[int, int] | None) -> None:
        await self._in_turn(self._connect, socket, since)

    async def _connect(self, now: int, socket: Socket, since: tuple[int, int] | None) -> None:
        self.sockets[socket.number] = socket
        socket.on_stale = lambda: self._freshen(socket)
        await self._carry_out(self.table.connect(socket.number, socket.guest, since, now, socket.origin))
        socket.measure(lambda rtt_ms: self.table.measure(socket.number, rtt_ms))
        await self._catch_up(now)

    async def disconnect(self, socket: Socket) -> None:
        # A connection that ends may take its task with it; the table must still hear of it.
        await asyncio.shield(asyncio.create_task(self._in_turn(self._disconnect, socket)))

    async def _disconnect(self, now: int, socket: Socket) -> None:
        if (asked := self._consulting.get(socket.number)) is not None:
            asked.cancel()  # nobody waits for the answer
        if self.sockets.pop(socket.number, None) is not None:
            await self._carry_out(self.table.disconnect(socket.number, now))

    def _freshen(self, socket: Socket) -> None:
        self._later(self._in_turn(self._refresh, socket))

    async def _refresh(self, now: int, socket: Socket) -> None:
        if socket.number in self.sockets:
            await self._carry_out(self.table.refresh(socket.number, now))

    def repay(self, lost_ms: int) -> None:
        """Clocks stood still for this long: let those who are here know, and show them their clocks again."""
        self._later(self._in_turn(self._repay, lost_ms))

    async def _repay(self, now: int, lost_ms: int) -> None:
        await self._carry_out(self.table.stood_still(lost_ms, now))

    async def relay(self, socket: Socket, mark: Mark) -> None:
        await self._in_turn(self._relay, socket, mark)

    async def _relay(self, _: int, socket: Socket, mark: Mark) -> None:
        await self._carry_out(self.table.relay(socket.number, mark))

    async def consult(self, socket: Socket, command: Consult) -> None:
        """Have a question worked out, one at a time for each connection. Raises `Malformed`."""
        if socket.number in self._consulting:
            self._decline(socket, command.id, Refused("E_RATE", "", Message("refuse-question-open")))
            return
        try:
            effect = await self._in_turn(self._consult, socket, command)
        except Refused as error:
            self._decline(socket, command.id, error)
            return
        if effect is not None:
            self._consulting[socket.number] = self._later(self._work_out(socket, effect))

    async def _consult(self, _: int, socket: Socket, command: Consult) -> WorkOut:
        return self.table.consult(socket.number, socket.guest, command)

    async def describe(self, socket: Socket, command: Describe) -> None:
        """Put the position into words for one connection."""
        try:
            described = await self._in_turn(self._describe, socket, command)
        except Refused as error:
            self._decline(socket, command.id, error)
            return
        if described is not None:
            socket.tell(described)

    async def _describe(self, _: int, socket: Socket, command: Describe) -> Described:
        return self.table.describe(socket.guest, command)

    async def _work_out(self, socket: Socket, effect: WorkOut) -> None:
        # A worker is sent the question and what it may be worked out from, without the effect around it.
        job = partial(worked_out, Inquiry(*(getattr(effect, name) for name in Inquiry.__struct_fields__)))
        try:
            answer = await self._house.desk.ask(job, socket.asker)
        except Refused as error:
            self._decline(socket, effect.id, error)
        else:
            socket.tell(Consulted(effect.id, effect.match, answer))
        finally:
            del self._consulting[socket.number]

    def _decline(self, socket: Socket, id: str | None, error: Refused) -> None:
        self._house.metrics.refused[error.code] += 1
        socket.tell(Declined(id, error.code, error.clause, error.message))

    async def perform(self, socket: Socket, command: Command) -> None:
        """Carry out a guest's command. Raises `Malformed`; a refusal is told on the socket."""
        try:
            if isinstance(command, Protect):
                command = await password.locked(command)
            elif isinstance(command, Enter):
                self.table.gate.try_password(socket.guest, self._house.clock.now())
                command = await password.tried(command, self.table.room.key)
            self._check_room(socket.asker.address, _length(command) if isinstance(command, Configure) else 0)
            settled = await self._settled(socket, command) if isinstance(command, Configure) else None
            repeated = await self.do(socket.guest, command, socket.asker.address, settled)
        except Refused as error:
            self._decline(socket, getattr(command, "id", None), error)
            return
        if repeated is not None:
            socket.put(repeated.data)

    async def _settled(self, socket: Socket, command: Configure) -> Answer | None:
        """What a long wish comes to, worked out at the desk; None for a short one. Raises `Refused`."""
        wish = await self._in_turn(self._wish, socket.guest, command)
        if wish is None or wish.size <= SHORT_BYTES:
            return None
        return Answer(wish, await socket.with_client(self._house.desk.ask(settling(wish), socket.asker)))

    async def _wish(self, now: int, guest: str, command: Configure) -> Wish | None:
        return self.table.wish(guest, command)

    async def approach(self, socket: Socket, command: Ask | Deny) -> None:
        """Somebody asks to be let in, or is not; a refusal is told on the socket."""
        try:
            await self._in_turn(self._approach, socket, command)
        except Refused as error:
            self._decline(socket, command.id, error)

    async def _approach(self, now: int, socket: Socket, command: Ask | Deny) -> None:
        await self._catch_up(now)
        await self._carry_out(self.table.approach(socket.guest, command))

    async def do(
        self, guest: str, command: Command | Open, address: str | None = None, answer: Answer | None = None
    ) -> Repeated | None:
        """Carry out a command; raises `Refused` and `Malformed`. If the command is a repeat, returns the message that
        was sent before. The disk space it takes is charged to this address, if one is given, and to the table.
        `answer`: what the wish in it came to."""
        return await self._in_turn(self._do, guest, command, address, answer)

    async def _do(
        self, now: int, guest: str, command: Command | Open, address: str | None, answer: Answer | None
    ) -> Repeated | None:
        if isinstance(command, Configure) and address is not None:
            # Long options take time to read even if they are refused or change nothing: check the allowance first.
            size = ROW_BYTES + _length(command)
            self._check_room(address, size)
            self._house.stored.charge(address, size)
        seed = secrets.token_bytes(SEED_BYTES) if isinstance(command, Start | Again) else None
        while True:
            await self._carry_out(self.table.heed(guest, command, now))
            await self._catch_up(now)
            if answer is not None and isinstance(command, Configure) and self.table.wish(guest, command) != answer.wish:
                raise Refused("E_PHASE", "", Message("refuse-changed"))
            found = self.table.propose(guest, command, now, seed, answer)
            if isinstance(found, Repeated):
                return found
            data = found.encode()
            self._check_room(address, len(data))
            self._payer = address
            try:
                if not await self._enter(found, data):
                    raise Refused("E_STORE", "", Message("refuse-not-stored"))
            except Taken:
                continue  # each time somebody else made progress, so this ends; what is out of date by now is refused
            finally:
                self._payer = None
            await self._catch_up(now)
            return None

    def _check_room(self, address: str | None, size: int) -> None:
        """Check that this much more may be stored here now, for whoever asks. Raises `Refused`."""
        if self._stored.used + size > self._stored.rate.burst:
            raise Refused("E_RATE", "", Message("refuse-stored-table"))
        stored = self._house.stored
        if address is not None and stored.used(address) + size > stored.rate.burst:
            raise Refused("E_RATE", "", Message("refuse-stored-address"))

    def _charge(self, size: int) -> None:
        """Whatever is written to disk is charged to somebody. What bots and clocks do is charged to the table alone."""
        self._stored.charge(size)
        if self._payer is not None:
            self._house.stored.charge(self._payer, size)

    # --- entries and effects ------------------------------------------------------------------------------------------

    async def resume(self, entries: int, size: int) -> None:
        """Go on after loading, which read this many entries and bytes."""
        await self._in_turn(self._resume, entries, size)

    async def _resume(self, now: int, entries: int, size: int) -> None:
        await self._carry_out(self.table.resume(now))
        while (entry := self.table.wake(now)) is not None:
            with suppress(Taken):
                if not await self._enter(entry):
                    break  # it is tried again with whatever happens next
        await self._lengthen(entries, size)

    async def _catch_up(self, now: int) -> None:
        """Let everything happen that is due."""
        if self._due is None or self._due > now:
            self._set_timer(self._due)  # it may have fired slightly early: the event loop has its own clock
            return
        while (entry := self.table.wake(now)) is not None:
            with suppress(Taken):
                if not await self._enter(entry):
                    self._set_timer(self.now() + RETRY_MS)
                    return
        self._set_timer(None)
        await self._carry_out(self.table.attend(now))

    async def _enter(self, entry: Entry, data: bytes | None = None) -> bool:
        """Store an entry, which may be encoded already, then let it happen; returns whether it could be stored.

        Raises `Taken` if somebody else's entry took its number; then that one has happened, and all that followed it.
        """
        store, table, metrics = self._house.store, self.table, self._house.metrics
        began = time.perf_counter()
        if data is None:
            data = entry.encode()
        try:
            if entry.n == 1:
                await store.create(table.id, entry.now, data)
            else:
                await store.append(table.id, entry.n, data)
        except Taken:
            if entry.n == 1:
                raise RecordError("another table has this id") from None
            await self._follow()
            raise
        except StoreError as error:
            # The error of a failed write names the file and the system's reason, and nothing from the entry.
            self._house.writing.failed("entry not stored", error, table=log.short(table.id), why=str(error))
            metrics.faults += 1
            return False
        self._house.writing.worked()
        metrics.stored.add(time.perf_counter() - began)
        metrics.entries += 1
        self._charge(ROW_BYTES + len(data))
        await self._happen(entry, len(data))
        return True

    async def _follow(self) -> None:
        """Apply here what another server has entered at this table."""
        missed = await self._house.store.since(self.table.id, self.table.n)
        if not missed:
            raise RecordError("this table is stored no more")
        for data in missed:
            await self._happen(Entry.decode(data), len(data))

    async def _happen(self, entry: Entry, size: int) -> None:
        """An entry is stored: make it part of the table and tell everybody."""
        await self._carry_out(self.table.apply(entry))
        await self._lengthen(1, size)
        if not isinstance(entry.command, Played | Spoken) or self.table.room.phase == "over":
            await self._note()

    async def _lengthen(self, entries: int, size: int) -> None:
        """Count what loading this table would have to read, and take a snapshot when that has become too much."""
        self._tail = self._tail[0] + entries, self._tail[1] + size
        limits = self._house.limits
        if self._tail[0] < limits.snapshot_entries and self._tail[1] < limits.snapshot_bytes:
            return
        snapshot = self.table.snapshot()
        if snapshot is not None:
            await self._keep(snapshot)

    async def _note(self) -> None:
        """Keep this table's line in lists of tables up to date."""
        store, table = self._house.store, self.table
        brief = msgspec.json.encode(table.brief)
        try:
            if brief != self._brief:
                await store.note(table.id, brief)
                self._brief = brief
            for guest, name in table.people.items():
                if self._names.get(guest) != name:
                    await store.visit(guest, table.id, name, self.now())
                    self._names[guest] = name
        except StoreError as error:
            self._house.writing.failed("table not noted", error, table=log.short(table.id), why=str(error))

    async def _carry_out(self, effects: list[Effect]) -> None:
        post: dict[int, list[bytes]] = {}  # what goes to one connection goes in one piece
        for effect in effects:
            match effect:
                case Send():
                    for number in effect.to:
                        post.setdefault(number, []).append(effect.data)
                case Hangup():
                    self._deliver(post)
                    if (socket := self.sockets.get(effect.to)) is not None:
                        socket.hang_up(effect.code)
                case Wake():
                    self._set_timer(effect.at)
                case Keep() | Snapshot():
                    self._deliver(post)
                    await self._keep(effect)
                case Think() | Listen():
                    self._later(self._ask(effect))
                case _:
                    assert_never(effect)
        self._deliver(post)

    def _deliver(self, post: dict[int, list[bytes]]) -> None:
        for number, messages in post.items():
            if (socket := self.sockets.get(number)) is not None:
                socket.put(*messages)
        post.clear()

    async def _keep(self, effect: Keep | Snapshot) -> None:
        """Both follow from the entries, so a store that fails here costs nothing but time."""
        try:
            if isinstance(effect, Keep):
                self._charge(ROW_BYTES + len(effect.record))
                await self._house.store.keep(self.table.id, effect.match, effect.record, effect.result, effect.guests)
            else:
                self._charge(ROW_BYTES + len(effect.data))
                await self._house.store.snapshot(self.table.id, effect.n, effect.data)
                self._tail = (self.table.n - effect.n, 0)
        except StoreError as error:
            self._house.writing.failed("match not kept", error, table=log.short(self.table.id), why=str(error))

    def _set_timer(self, due: int | None) -> None:
        if due == self._due and (due is None or self._timer is not None):
            return
        self._due = due
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            delay_s = self._house.clock.wait_s(max(0, due - self.now()))
            self._timer = asyncio.get_running_loop().call_later(delay_s, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._later(self._in_turn(self._catch_up))

    async def _ask(self, question: Think | Listen) -> None:
        """Let bots think, and hand their answer to the table."""
        began = time.perf_counter()
        runner = self._house.runner
        answer = await (runner.think(question) if isinstance(question, Think) else runner.listen(question))
        self._house.metrics.thought.add(time.perf_counter() - began)
        await self._in_turn(self._take, question, answer)

    async def _take(self, now: int, question: Think | Listen, answer: Any) -> None:
        if isinstance(question, Think):
            await self._carry_out(self.table.thought(question.seat, question.prompt, answer, now))
        else:
            await self._carry_out(self.table.bids(question.round, answer, now))


def _length(wish: Configure) -> int:
    """The length of the game's options and content, as they were sent."""
    options = 0 if wish.options is msgspec.UNSET else len(bytes(wish.options))
    return options + len(wish.content or "")
