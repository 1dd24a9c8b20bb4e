"""The desk: whatever guests ask to be worked out, done in worker processes apart from those of the bots.

The queue is bounded, and shared out between guests and addresses: one address never has all workers, those who have
used least come first, and those who have used more than their share are refused until it has recovered. Work that
nobody is waiting for any more is stopped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from lastwire.bots.worker import Job, Lost, Worker, load_games
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.server.limits import Buckets, Counts, Limits

T = TypeVar("T")

_log = logging.getLogger("lastwire.server")

TRIES: Final = 2  # for one piece of work, if it was the worker that failed
KILLED_S: Final = 0.2  # what it costs to replace a worker, charged to whoever did not wait

BUSY: Final = Message("refuse-busy")
YOURS: Final = Message("refuse-yours")
USED: Final = Message("refuse-used")


class Asker(NamedTuple):
    """Whose share it is."""

    guest: str
    address: str


HOUSE: Final = Asker("", "")


class _Ticket:
    """One piece of work, from request to answer."""

    __slots__ = ("answer", "asker", "job", "number", "worker")

    def __init__(self, number: int, job: Job, asker: Asker) -> None:
        self.number = number
        self.job = job
        self.asker = asker
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None


class Desk:
    """`patience_s` is how long one piece of work may take."""

    def __init__(self, limits: Limits, workers: int = 2, patience_s: float = 10.0) -> None:
        if workers < 2:
            raise ValueError("with one worker, one guest could keep all others waiting")
        self._patience_s = patience_s
        self._limits = limits
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="lastwire-desk")
        self._workers = [Worker("lastwire-desk", niceness=10, first=_prepare) for _ in range(workers)]
        self._free = list(self._workers)
        self._waiting: list[_Ticket] = []
        self._number = 0
        self._of_guest = Counts[str](limits.work_per_guest)
        self._of_address = Counts[str](limits.work_per_address)
        self._running: dict[str, int] = {}  # by address
        self._spent = Buckets[str](limits.work)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to get the workers ready before anybody asks. There is no need to wait for them."""
        while self._free:
            self._later(self._get_ready(self._free.pop()))

    @property
    def open(self) -> int:
        """How much is waiting or being worked out."""
        return len(self._waiting) + sum(self._running.values())

    async def ask(self, job: Callable[[], T], asker: Asker) -> T:
        """What the job returns or raises. Raises `Refused` if it cannot be worked out now. If the caller is cancelled,
        so is the work."""
        if len(self._waiting) >= self._limits.work_waiting:
            raise Refused("E_BUSY", "", BUSY)
        if self._spent.used_up(asker.address):
            raise Refused("E_RATE", "", USED)
        if not self._of_guest.take(asker.guest):
            raise Refused("E_BUSY", "", YOURS)
        if not self._of_address.take(asker.address):
            self._of_guest.give_back(asker.guest)
            raise Refused("E_BUSY", "", YOURS)
        try:
            return await self._queue(job, asker)
        finally:
            self._of_guest.give_back(asker.guest)
            self._of_address.give_back(asker.address)

    async def do(self, job: Callable[[], T]) -> T:
        """The same for the server itself: it is charged to nobody's share."""
        return await self._queue(job, HOUSE)

    async def _queue(self, job: Callable[[], T], asker: Asker) -> T:
        self._number += 1
        ticket = _Ticket(self._number, job, asker)
        self._waiting.append(ticket)
        try:
            self._serve()
            answer: T = await ticket.answer
            return answer
        finally:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            elif ticket.worker is not None:
                ticket.worker.kill()  # nobody waits for it any more

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _get_ready(self, worker: Worker) -> None:
        with suppress(Lost, RuntimeError):  # the first question tries again
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.warm)
        self._free.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Give waiting work to free workers."""
        while self._free and (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            ticket.worker = self._free.pop()
            address = ticket.asker.address
            self._running[address] = self._running.get(address, 0) + 1
            self._later(self._work(ticket, ticket.worker))

    def _next(self) -> _Ticket | None:
        """Among tickets whose address leaves a worker for others: the one whose address has used least, then the
        earliest."""
        able = [each for each in self._waiting if self._running.get(each.asker.address, 0) < len(self._workers) - 1]
        return min(able, key=lambda each: (self._spent.used(each.asker.address), each.number), default=None)

    async def _work(self, ticket: _Ticket, worker: Worker) -> None:
        address = ticket.asker.address
        try:
            answer = await self._answered(ticket, worker)
        except Exception as error:
            if not ticket.answer.done():
                ticket.answer.set_exception(error)
        else:
            if not ticket.answer.done():
                ticket.answer.set_result(answer)
        finally:
            self._spent.charge(address, worker.took_s + (KILLED_S if ticket.answer.cancelled() else 0.0))
            ticket.worker = None
            self._free.append(worker)
            if self._running[address] == 1:
                del self._running[address]
            else:
                self._running[address] -= 1
            self._serve()

    async def _answered(self, ticket: _Ticket, worker: Worker) -> Any:
        loop = asyncio.get_running_loop()
        reason = ""
        for _ in range(TRIES):
            try:
                return await loop.run_in_executor(self._threads, self._ask, ticket, worker)
            except Lost as lost:
                reason = str(lost)
                if not lost.again or ticket.answer.cancelled():
                    break
            except RuntimeError as error:  # the threads were shut down
                reason = str(error)
                break
        if not ticket.answer.cancelled():
            _log.warning("something stays open that a guest asked to be worked out: %s", reason)
        raise Refused("E_BUSY", "", Message("refuse-not-worked-out"))

    def _ask(self, ticket: _Ticket, worker: Worker) -> Any:
        worker.warm()
        if ticket.answer.cancelled():  # it was cancelled while the worker was starting, when there was nothing to stop
            raise Lost("nobody waits", again=False)
        return worker.ask(ticket.job, self._patience_s)

    async def close(self) -> None:
        """End the workers; what is open is refused."""
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False)
        for ticket in self._waiting:
            if not ticket.answer.done():
                ticket.answer.set_exception(Refused("E_BUSY", "", Message("refuse-closing")))


def _prepare() -> None:
    """In a new worker: load what will be asked for."""
    load_games()
    import lastwire.server.replay
    import lastwire.server.shelf  # noqa: F401
