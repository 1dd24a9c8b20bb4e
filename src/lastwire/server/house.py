"""All tables of a server: opened, loaded when touched, unloaded when idle, and what is known about their guests."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import msgspec

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.runner import Runner
from lastwire.bots.worker import load_games
from lastwire.engine.form import NUMBER
from lastwire.engine.rng import SEED_BYTES
from lastwire.errors import RecordError, Refused
from lastwire.message import Message
from lastwire.server import campaign, client, crew, log, shelf
from lastwire.server.actor import SHORT_BYTES, Actor
from lastwire.server.address import Names
from lastwire.server.body import FITTING, CampaignPage, MyTable, NewTable
from lastwire.server.clock import BEAT_S, Clock, Steady
from lastwire.server.code import Codes
from lastwire.server.desk import Asker, Desk
from lastwire.server.health import Health
from lastwire.server.limits import Buckets, Guard, Limits
from lastwire.server.metric import Metrics
from lastwire.server.operator import Openers, Operator
from lastwire.server.socket import Socket
from lastwire.store.place import open_store
from lastwire.store.sqlite import DATABASE
from lastwire.store.store import Loaded, Store
from lastwire.table.commands import Command, Open, PutBot, Start
from lastwire.table.dispatch import Dispatch, Reason
from lastwire.table.entry import Entry
from lastwire.table.gate import Gate
from lastwire.table.style import Style
from lastwire.table.table import Brief, Table
from lastwire.table.terms import Terms
from lastwire.table.wish import Answer, Wish

SWEEP_S = 15.0
OPENING_BYTES = 4096  # that a new table takes on disk, besides its options
GATES_KEPT = 1_000


class House:
    """The tables in memory, the store behind them, and the bots. Made outside the event loop, started within it."""

    store: Store
    runner: Runner
    health: Health
    desk: Desk
    shelf: shelf.Shelf

    def __init__(
        self,
        data: Path,
        limits: Limits,
        workers: int | None = None,
        host: str = "127.0.0.1",
        clock: Clock | None = None,
        allowed_hosts: Sequence[str] = (),
        openers: Openers | None = None,
        database: str | None = None,
    ) -> None:
        load_games()  # this takes a while, and nobody should wait for it when the first table is opened
        shelf.list_of_games()
        self.limits = limits
        self.clock = clock or Steady()
        self.host = host  # the address that the server listens on
        self.names = Names((host, *allowed_hosts))
        self.metrics = Metrics()
        self.writing = log.Row("the store works again")
        self._letting_in = log.Row("files can be opened again")
        self.guard = Guard(limits, self.metrics)
        self.ready = False
        self.operator = Operator(data, openers)
        self.terms = Terms(
            levels=registry.levels, budget=registry.budget, build=client.build(), offered=self.operator.offered
        )
        self._where = str(data / DATABASE) if database is None else database
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._actors: dict[str, Actor] = {}
        self.stored = Buckets[str](limits.stored_by_address)
        self._codes = Codes()
        self._guesses = Buckets[str](limits.guesses)
        self._loader = ThreadPoolExecutor(1, "lastwire-load")  # one at a time: it takes turns with the loop
        self._loading: dict[str, asyncio.Future[Actor | None]] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self._gates: dict[str, Gate] = {}  # of tables that are out of memory
        self._salt = secrets.token_bytes(32)

    def open(self) -> None:
        """Open the store, before anything is promised to anybody. Raises `StoreError`."""
        self.store = open_store(self._where)

    async def start(self) -> None:
        if not hasattr(self, "store"):
            self.open()
        self.health = Health(lambda: self.store.pulse(self.clock.now()))
        self.runner = Runner(self._workers)
        self.runner.start()
        self.desk = Desk(self.limits, max(2, self._workers))
        self.desk.start()
        self.shelf = shelf.Shelf(self.desk)
        self._keepers = [asyncio.create_task(self._sweep()), asyncio.create_task(self._keep_time())]
        await self.operator.start(self)
        self.ready = True

    async def take_leave(self) -> None:
        """Tell everybody that the server is closing, and wait until they have been told."""
        self.ready = False
        sockets = self._sockets()
        for socket in sockets:
            socket.say_bye("closing")
        await asyncio.gather(*(socket.closed.wait() for socket in sockets))

    async def close(self) -> None:
        for keeper in self._keepers:
            keeper.cancel()
        await self.operator.stop()
        for actor in list(self._actors.values()):
            await actor.finish()
        await self.runner.close()
        await self.desk.close()
        self._loader.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def origin(self, address: str) -> str:
        """What tables are told instead of an address: the same for the same address while this process lasts, and
        nothing more."""
        return blake2b(address.encode(), key=self._salt, digest_size=8).hexdigest()

    @property
    def games(self) -> bytes:
        """The list of games that are offered."""
        return shelf.list_of_games(tuple(sorted(self.operator.orders.games_off)))

    # --- what the operator asks ---------------------------------------------------------------------------------------

    def here(self) -> dict[str, int]:
        """Tables in memory, by id, and how many are connected."""
        return {id: len(actor.sockets) for id, actor in self._actors.items()}

    def tell_all(self, message: Dispatch) -> None:
        for socket in self._sockets():
            socket.tell(message)

    def send_home(self, reason: Reason, table: str | None = None, where: Callable[[str], bool] | None = None) -> None:
        """Disconnect everybody at a table, or from addresses for which this is true."""
        actors = self._actors.values() if table is None else filter(None, [self._actors.get(table)])
        for socket in [socket for actor in actors for socket in actor.sockets.values()]:
            if where is None or where(socket.asker.address):
                socket.say_bye(reason)

    def _sockets(self) -> list[Socket]:
        return [socket for actor in self._actors.values() for socket in actor.sockets.values()]

    # --- tables -------------------------------------------------------------------------------------------------------

    def wish(self, new: NewTable) -> Wish | None:
        """What is to be played at a new table, if it is long and should be settled at the desk. Raises `Refused`."""
        wish = Table.create("", bytes(SEED_BYTES), self.terms).wish("", _opening(new))
        return None if wish is None or wish.size <= SHORT_BYTES else wish

    async def open_table(self, asker: Asker, wish: NewTable, answer: Answer | None = None) -> str:
        """Open a table for a guest; returns its id. `answer`: what the wish came to, if it was settled before. Raises
        `Refused`."""
        guest = asker.guest
        if not self.operator.may_open(asker.address):
            raise Refused("E_AUTH", "", Message("refuse-no-opening"))
        level = None if wish.fill == FITTING else wish.fill
        if level is not None and level not in registry.levels(wish.game):
            raise Refused("E_LEVEL", "", Message("refuse-levels", args={"levels": tuple(registry.levels(wish.game))}))
        id = secrets.token_urlsafe(16)
        wanted: list[Command | Open] = [_opening(wish)]
        if wish.fill is not None:
            wanted.append(PutBot("fill", level))
        if wish.start:
            wanted.append(Start("start"))
        # The options are stored when the table is opened and when its match starts.
        if not self.stored.take(asker.address, OPENING_BYTES + 2 * _length(wish)):
            raise Refused("E_RATE", "", Message("refuse-stored-address"))
        actor = Actor(Table.create(id, secrets.token_bytes(32), self.terms), self)
        self._rehearse(guest, wanted, answer)
        for command in wanted:
            await actor.do(guest, command, answer=answer)
            self._keep(actor)
        self.metrics.tables_opened += 1
        log.note("table opened", table=log.short(id), game=wish.game)
        return id

    def _rehearse(self, guest: str, wanted: list[Command | Open], answer: Answer | None) -> None:
        """Try all this at a table that is thrown away: if any of it is refused, nothing must be left behind."""
        table = Table.create("", bytes(SEED_BYTES), self.terms)
        for command in wanted:
            entry = table.propose(guest, command, self.clock.now(), secrets.token_bytes(SEED_BYTES), answer)
            if isinstance(entry, Entry):
                table.apply(entry)

    async def find(self, id: str) -> Actor | None:
        """The table with this id, loaded if need be; None if there is none, or if the operator has closed it."""
        if self.operator.closed(id):
            return None
        actor = self._actors.get(id)
        if actor is not None:
            actor.used_at = time.monotonic()
            return actor
        waiting = self._loading.get(id)
        if waiting is None:
            waiting = self._loading[id] = asyncio.ensure_future(self._load(id))
            waiting.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(waiting)

    async def code(self, id: str) -> str | None:
        """The short code of a table; None while it is not waiting for people. Raises `Refused`."""
        actor = await self.find(id)
        if actor is None:
            raise Refused("E_NONE", "", Message("refuse-no-table"))
        if actor.table.room.phase == "room":
            return self._codes.of(id)
        self._codes.drop(id)
        return None

    async def by_code(self, code: str, address: str) -> str:
        """The waiting table that a code leads to, for somebody from this address. Raises `Refused`."""
        if self._guesses.spent(address):
            raise Refused("E_RATE", "", Message("refuse-guesses"))
        id = self._codes.table(code)
        if id is not None and await self.find(id) is not None and await self.code(id) is not None:
            return id
        self._guesses.take(address)
        raise Refused("E_NONE", "", Message("refuse-no-code"))

    async def _load(self, id: str) -> Actor | None:
        loaded = await self.store.load(id)
        if loaded is None:
            return None
        # Off the loop: what others have stored must not hold up anybody's moves.
        loop = asyncio.get_running_loop()
        try:
            table = await loop.run_in_executor(self._loader, self._read, id, loaded)
        except RecordError:
            if loaded.snapshot is None:
                raise
            # A snapshot helps but is not needed: the entries are the table.
            loaded = Loaded(None, await self.store.since(id, 0))
            table = await loop.run_in_executor(self._loader, self._read, id, loaded)
        actor = Actor(table, self)
        self._keep(actor)
        await actor.resume(len(loaded.entries), sum(map(len, loaded.entries)))
        log.note("table loaded", table=log.short(id), entries=table.n)
        return actor

    def _read(self, id: str, loaded: Loaded) -> Table:
        entries = (Entry.decode(data) for data in loaded.entries)
        gate = self._gates.pop(id, None)
        return Table.load(id, secrets.token_bytes(32), entries, loaded.snapshot, self.terms, gate)

    def _keep(self, actor: Actor) -> None:
        self._actors[actor.table.id] = actor
        self.metrics.tables_loaded = len(self._actors)

    def drop(self, actor: Actor) -> None:
        """Take a table out of memory."""
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
            self._gates[actor.table.id] = actor.table.gate
            if len(self._gates) > GATES_KEPT:
                del self._gates[next(iter(self._gates))]
            self.metrics.tables_loaded = len(self._actors)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.limits.idle_s))
            limit = time.monotonic() - self.limits.idle_s
            for actor in list(self._actors.values()):
                if actor.used_at < limit and not actor.busy and actor.table.idle(self.clock.now()):
                    actor.stop()
                    self.drop(actor)

    async def _keep_time(self) -> None:
        """Read the clock so often that it notices when the process was stopped."""
        while True:
            await asyncio.sleep(BEAT_S)
            self._look_for_files()
            lost_ms = self.clock.lost_ms()
            if lost_ms:
                log.warn("the server stood still", lost_ms=lost_ms)
                for actor in list(self._actors.values()):
                    actor.repay(lost_ms)

    def _look_for_files(self) -> None:
        """Everybody who connects needs a file descriptor. Without one they are turned away before we see them, and
        nothing is logged."""
        try:
            os.close(os.dup(2))
        except OSError as error:
            self._letting_in.failed("nobody new gets in: no more files may be opened (ulimit -n)", error)
        else:
            self._letting_in.worked()

    # --- guests and matches -------------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str | None:
        return await self.store.name(guest)

    async def tables_of(self, guest: str) -> tuple[MyTable, ...]:
        """The guest's tables, the latest first."""
        tables = []
        for visit in await self.store.visits(guest):
            with suppress(msgspec.DecodeError):
                brief = msgspec.json.decode(visit.brief, type=Brief)
                tables.append(MyTable(visit.table, brief.game, brief.phase, brief.names, brief.match))
        return tuple(tables)

    async def campaign(self, guest: str, game: str, mates: str = "") -> CampaignPage:
        """What this guest has won and lost, at all tables; or, with its id, what a crew of theirs has. Raises
        `Refused`."""
        own = await self.store.guest_counts(guest, game)
        if mates:
            found = campaign.make(game, (), await crew.counts(self.store, guest, mates, game))
            found = None if found is None else campaign.with_own(found, own)
        else:
            found = campaign.make(game, own, bests=await self.store.guest_bests(guest, game))
        if found is None:
            raise Refused("E_NONE", "", Message("refuse-no-missions"))
        return found

    async def table_campaign(self, id: str, guest: str) -> CampaignPage:
        """What the team at a table has won and lost, for a guest who may look at its matches. Raises `Refused`.

        The guest's own record opens no box here unless the guest is the host, who chooses what is played; what a crew
        has opened is open at every table where one of its mates has a seat.
        """
        actor = await self._looked_at(id, guest)
        room = actor.table.room
        own = await self.store.guest_counts(guest, room.game)
        team = await self.store.table_counts(id, room.game)
        game = games.load(room.game)
        options = room.chosen(game)
        bests = await self.store.table_bests(id, room.game)
        opening = list(own) if guest == room.host else []
        opening += await crew.counts_of_all(self.store, room.seating.guests, room.game)
        found = campaign.make(room.game, opening, team, options, bests)
        if found is None:
            raise Refused("E_NONE", "", Message("refuse-no-missions"))
        return campaign.with_own(found, own)

    async def opened(self, guest: str, game: str, table: str | None = None) -> tuple[int, ...]:
        """The boxes of a game that are open to a guest: by what they have won and, at a table, those that are open
        there."""
        own = await self.store.guest_counts(guest, game)
        pages = [campaign.make(game, [*own, *await crew.counts_of_all(self.store, [guest], game)])]
        if table is not None:
            with suppress(Refused):
                pages.append(await self.table_campaign(table, guest))
        return tuple(
            sorted({box.number for page in pages if page and page.game == game for box in page.boxes if box.open})
        )

    async def brought(self, id: str, guest: str, game: str) -> bytes:
        """The option of a table that holds what an owner has brought, for a guest who may look at its matches; empty if
        it plays with the house's."""
        content = games.load(game).content if game in games.NAMES else None
        with suppress(Refused):
            room = (await self._looked_at(id, guest)).table.room
            if content is not None and room.game == game:
                kept = msgspec.json.decode(room.options, type=dict[str, msgspec.Raw])
                given = kept.get(content.option)
                if given is not None and bytes(given) not in (b"null", b'"house"'):
                    # With the number of the form it was written in, or it would be read as in the first.
                    return msgspec.json.encode({key: kept[key] for key in (NUMBER, content.option) if key in kept})
        return b""

    async def _looked_at(self, id: str, guest: str) -> Actor:
        """A table whose matches this guest may look at. Raises `Refused`."""
        actor = await self.find(id)
        if actor is None:
            raise Refused("E_NONE", "", Message("refuse-no-table"))
        if not actor.table.inside(guest):
            raise Refused("E_AUTH", "", Message("refuse-private-matches"))
        return actor

    async def record(self, id: str, match: int, guest: str) -> str:
        """The record of a finished match, as it was stored. Raises `Refused`."""
        actor = await self._looked_at(id, guest)
        if not 1 <= match <= actor.table.room.match:
            raise Refused("E_NONE", "", Message("refuse-no-such-match"))
        # What was stored at the time comes before anything that this version would make of the entries.
        text = await self.store.record(id, match) or actor.table.record(match)
        if text is None:
            raise Refused("E_AUTH", "", Message("refuse-not-over"))
        return text


def _opening(wish: NewTable) -> Open:
    options = None if wish.options is msgspec.UNSET else wish.options
    return Open("open", wish.name, wish.game, wish.seats, options, wish.watch or "anyone", wish.style or Style())


def _length(wish: NewTable) -> int:
    """The length of the options, as they were sent."""
    return 0 if wish.options is msgspec.UNSET else len(bytes(wish.options))
