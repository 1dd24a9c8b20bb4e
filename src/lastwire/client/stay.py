"""A table as one guest of it knows it: kept up to date by its socket, which comes back by itself and repeats what was
not answered under the same id, so that a dead connection loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from lastwire import games
from lastwire.client.address import Address
from lastwire.engine.types import Offer, Prompt, TalkRule
from lastwire.errors import Parted, Refused
from lastwire.message import Message
from lastwire.table.dispatch import (
    Asking,
    Bye,
    Consulted,
    Curtain,
    Declined,
    Described,
    Dispatch,
    Done,
    Ended,
    LogLine,
    MatchPart,
    MatchShown,
    Notice,
    Running,
    TableChanged,
    TableInfo,
    Updated,
    Welcome,
)

Connection: TypeAlias = Literal["joining", "live", "lost", "closed"]
Answer: TypeAlias = Done | Described | Consulted
T = TypeVar("T")

FIRST_WAIT_S: Final = 0.25
LONGEST_WAIT_S: Final = 8.0
ON_THEIR_WAY: Final = 20  # a table remembers the last 24 ids of a guest: what is sent again is still known
_TOO_QUICK_S: Final = 1.0
# After these goodbyes a new connection would only be turned away, or push out a newer one.
_FINAL: Final = frozenset({"newer", "sent_away", "not_allowed", "no_table", "closed", "malformed", "damaged"})
_decode: Final = msgspec.json.Decoder(Dispatch).decode


class Shown(Struct):
    """The match as this guest sees it. `view` is as it came; `Stay.view` has it in the game's own type."""

    number: int
    game: str
    seat: int | None
    names: tuple[str, ...]
    called: tuple[tuple[str, ...], ...]
    lines: list[LogLine]
    view: dict[str, Any]
    prompt: Prompt | None = None
    ask: Message | None = None
    offers: tuple[Offer, ...] = ()
    talk: TalkRule = TalkRule()
    timers: tuple[Running, ...] = ()
    ended: Ended | None = None
    n: int = 0
    heard: float = 0.0  # when the timers were told, on this machine's clock
    curtain: bool = False  # paused: what is here is from before


class _Waiting:
    """A command that was not answered yet."""

    def __init__(self, text: str, answer: asyncio.Future[Answer]) -> None:
        self.text = text
        self.answer = answer
        self.sent = False


class Stay:
    """Come to it with `async with`, then wait for news, ask, play and say."""

    def __init__(self, server: Address, id: str, token: str) -> None:
        self.server = server
        self.id = id
        self._token = token
        self.link: Connection = "joining"
        self.bye = ""  # why the server closed for good
        self.info: TableInfo | None = None
        self.seat: int | None = None
        self.host = False
        self.standing = "inside"
        self.asked: str | None = None
        self.asking: tuple[Asking, ...] = ()
        self.chat_shut: Message | None = None
        self.notice = ""
        self.match: Shown | None = None
        self.changes = 0  # so far: whoever remembers it learns whether there is news
        self._waiting: dict[str, _Waiting] = {}
        self._prefix = secrets.token_hex(5)
        self._count = itertools.count(1)
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Stay:
        self._keeper = asyncio.create_task(self._keep())
        await self.until(lambda: self.info)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for task in (self._keeper, self._again):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._socket is not None:
            await self._socket.close()

    # --- what is known ------------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The view of the match in the game's own type; None before the first match."""
        if self.match is None:
            return None
        codec = games.load(self.match.game).codec
        return codec.view(codec.encode(self.match.view))

    @property
    def owed(self) -> bool:
        """Whether this guest's seat has to move now."""
        prompt = None if self.match is None else self.match.prompt
        return prompt is not None and self.seat is not None and self.seat in prompt.owed

    async def until(self, true: Callable[[], T | None]) -> T:
        """Wait for something to become true of this table, and return it. Raises `Parted` once no news can come."""
        async with self._changed:
            while not (found := true()):
                if self.link == "closed":
                    raise Parted(self.bye, str(self.server))
                await self._changed.wait()
        return found

    async def news(self, seen: int) -> int:
        """Wait until there are more changes than were seen, and return how many. Raises `Parted` once none can come."""
        await self.until(lambda: self.changes > seen)
        return self.changes

    # --- what is asked ------------------------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Send a command and wait for its answer, through as many connections as it takes. Raises `Refused`; `Parted`
        if the table is closed for good."""
        if self.link == "closed":
            raise Parted(self.bye, str(self.server))
        id = f"{self._prefix}-{next(self._count)}"
        text = msgspec.json.encode({"kind": kind, "id": id, **fields}).decode()
        waiting = self._waiting[id] = _Waiting(text, asyncio.get_running_loop().create_future())
        try:
            await self._send()
            return await waiting.answer
        finally:
            self._waiting.pop(id, None)
            await self._send()  # there may be room for the next

    async def sit(self, name: str, seat: int | None = None) -> None:
        await self.ask("sit", name=name, seat=seat)

    async def play(self, move: Any) -> None:
        """A move in answer to the prompt that is open now: one of the game's, or as it goes over the wire."""
        if self.match is None or self.match.prompt is None:
            raise Refused("E_PHASE", "", Message("refuse-no-match"))
        await self.ask("play", prompt=self.match.prompt.id, move=move, match=self.match.number)

    async def say(self, act: Any) -> None:
        """An act of the match's own talk."""
        await self.ask("say", act=act)

    async def chat(self, text: str) -> None:
        """A line at the table, outside a match."""
        await self.ask("chat", text=text)

    async def describe(self) -> Sequence[Message]:
        """The position in words, one fact each."""
        answer = await self.ask("describe")
        return answer.lines if isinstance(answer, Described) else ()

    async def consult(self, question: Any) -> Any:
        """Have something worked out from what this seat knows."""
        answer = await self.ask("consult", question=question)
        return answer.answer if isinstance(answer, Consulted) else None

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Stay connected until the server says goodbye for good."""
        wait = FIRST_WAIT_S
        while not self.bye:
            since = "" if self.match is None else f"?match={self.match.number}&since={self.match.n}"
            path = f"/api/tables/{self.id}/socket{since}"
            headers = {"Authorization": f"Bearer {self._token}"}
            try:
                async with connect(
                    self.server.socket(path), additional_headers=headers, proxy=None, compression=None, max_size=None
                ) as socket:
                    self._socket = socket
                    for each in self._waiting.values():
                        each.sent = False
                    wait = FIRST_WAIT_S
                    await self._read(socket)
            except (InvalidURI, InvalidHandshake):
                if self.info is None:
                    self.bye = "foreign"
            except OSError:
                if self.info is None:
                    self.bye = "unreachable"
            if not self.bye:
                await self._become("lost")
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)
        self._socket = None
        for each in self._waiting.values():
            if not each.answer.done():
                each.answer.set_exception(Parted(self.bye, str(self.server)))
        await self._become("closed")

    async def _become(self, link: Connection) -> None:
        async with self._changed:
            self.link = link
            self._tell()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                try:
                    heard = _decode(await socket.recv())
                except msgspec.DecodeError:
                    self.bye = "foreign"
                    return
                async with self._changed:
                    self._hear(heard)
                    self._tell()
                if isinstance(heard, Welcome):
                    await self._send()

    async def _send(self) -> None:
        """Send what waits, in the order in which it was asked, as far as there is room."""
        if self.link != "live" or self._socket is None:
            return
        with suppress(ConnectionClosed):
            for each in list(self._waiting.values())[:ON_THEIR_WAY]:
                if not each.sent:
                    each.sent = True
                    await self._socket.send(each.text)

    async def _send_later(self) -> None:
        await asyncio.sleep(_TOO_QUICK_S)
        for each in self._waiting.values():
            each.sent = False
        await self._send()

    def _tell(self) -> None:
        self.changes += 1
        self._changed.notify_all()

    def _hear(self, heard: Dispatch) -> None:
        match heard:
            case Welcome() | TableChanged():
                self._place(heard)
                if isinstance(heard, Welcome):
                    self.link = "live"
            case MatchShown():
                self._show(heard)
            case Updated():
                self._update(heard)
            case Curtain():
                if self.match is not None:
                    self.match.curtain = True
            case Done() | Described() | Consulted():
                waiting = self._waiting.get(heard.id)
                if waiting is not None and not waiting.answer.done():
                    waiting.answer.set_result(heard)
            case Declined(id=None, code="E_RATE"):
                # Sent too quickly, and it does not say which: all that was not answered is sent again.
                self._again = asyncio.create_task(self._send_later())
            case Declined(id=str() as id):
                waiting = self._waiting.get(id)
                if waiting is not None and not waiting.answer.done():
                    waiting.answer.set_exception(Refused(heard.code, heard.clause, heard.message))
            case Notice(text=text):
                self.notice = text
            case Bye(reason=reason):
                if reason in _FINAL:
                    self.bye = reason
            case _:
                pass

    def _place(self, heard: Welcome | TableChanged) -> None:
        self.info, self.seat, self.host = heard.table, heard.seat, heard.host
        self.standing, self.asked, self.asking = heard.standing, heard.asked, heard.asking
        self.chat_shut = heard.chat_shut
        if self.match is not None and heard.table.phase == "room":
            self.match = None

    def _show(self, heard: MatchShown) -> None:
        before = self.match.lines if self.match is not None and self.match.number == heard.number else []
        fresh = {line.n for line in heard.lines}
        lines = [line for line in before if line.n not in fresh and line.n <= heard.n] + list(heard.lines)
        view = dict(heard.part.view)
        self.match = Shown(heard.number, heard.game, heard.seat, heard.names, heard.called, lines, view, n=heard.n)
        self._take(self.match, heard.part)

    def _update(self, heard: Updated) -> None:
        match = self.match
        if match is None:
            return
        match.n = heard.n
        for line in heard.lines:
            if line.view is not UNSET:
                match.view |= line.view
            match.lines.append(msgspec.structs.replace(line, view=UNSET))  # that is of its moment, the line stays
        if heard.part.view is not UNSET:
            match.view |= heard.part.view
        self._take(match, heard.part)

    @staticmethod
    def _take(match: Shown, part: MatchPart) -> None:
        match.curtain = False
        match.heard = time.monotonic()
        for name in ("prompt", "ask", "offers", "talk", "timers", "ended"):
            if (value := getattr(part, name)) is not UNSET:
                setattr(match, name, value)
        if part.forgotten is not UNSET:
            gone = part.forgotten
            match.lines = [line for line in match.lines if line.n > gone or line.said is not None]
            match.lines.sort(key=lambda line: line.n)  # at the end, those that had gone come back
