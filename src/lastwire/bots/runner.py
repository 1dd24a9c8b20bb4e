"""Bots in their own worker processes, so that no thinking ever holds up the event loop, and nobody else's work holds up
a bot.

A question whose worker died, hung or never started is put again, to another worker; only then does the bot play a
random legal move or say nothing. Nothing that a bot saw reaches the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.bot import Bot, Volunteer
from lastwire.bots.chance import Chance
from lastwire.bots.worker import Job, Lost, Worker, place
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng
from lastwire.engine.types import Hearing, Seat, Speech, Thought
from lastwire.errors import Malformed, Refused

_log = logging.getLogger("lastwire.bots")

B = TypeVar("B", Thought, Hearing)

Maker: TypeAlias = Callable[[str, str], Bot]

TRIES: Final = 2  # for each question, if it was the worker that failed


class Silent(Struct, frozen=True):
    """One of several bots failed."""

    reason: str


class Runner:
    """A few worker processes for the bots.

    `patience_s` is how long beyond its budget a bot may take.
    """

    def __init__(self, workers: int = 1, patience_s: float = 10.0, maker: Maker = registry.make) -> None:
        self._patience_s = patience_s
        self._maker = maker
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="lastwire-bots")
        self._workers = [Worker("lastwire-bots", niceness=5) for _ in range(workers)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)

    def start(self) -> None:
        """Begin to get the workers ready for the first question. There is no need to wait for them."""
        for _ in self._workers:
            self._threads.submit(self._with_a_worker, _warm)

    async def think(self, thought: Thought) -> Any:
        """The move that the bot chooses: always one of the offered ones, or None if it owes none and wants none."""
        job = _bare(thought, Thought)
        try:
            return await self._ask(partial(choose, self._maker, job), self._patience_s + job.budget.ms / 1000)
        except Lost as lost:
            if not job.owed:
                _log.warning("bot %s of %s does not move unasked: %s", job.level, job.game, lost)
                return None
            _log.warning("bot %s of %s plays a random move: %s", job.level, job.game, lost)
        return Chance(games.load(job.game)).choose(job.view, job.past, job.offers, job.budget, Rng(job.seed))

    async def listen(self, hearing: Hearing) -> list[tuple[Seat, Speech | None]]:
        """What each of these bots would say now."""
        job = _bare(hearing, Hearing)
        try:
            answers: list[Speech | Silent | None] = await self._ask(
                partial(speak, self._maker, job), self._patience_s + len(job.bots)
            )
        except Lost as lost:
            answers = [Silent(str(lost))] * len(job.bots)
        bids: list[tuple[Seat, Speech | None]] = []
        for (seat, level, *_), answer in zip(job.bots, answers, strict=True):
            if isinstance(answer, Silent):
                _log.warning("bot %s of %s stays silent: %s", level, job.game, answer.reason)
            bids.append((seat, None if isinstance(answer, Silent) else answer))
        return bids

    async def close(self) -> None:
        """End the workers; questions still open get their random answers."""
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False)

    async def _ask(self, job: Job, limit_s: float) -> Any:
        loop = asyncio.get_running_loop()
        for attempt in range(1, TRIES + 1):
            try:
                return await loop.run_in_executor(self._threads, self._with_a_worker, Worker.ask, job, limit_s)
            except RuntimeError as error:  # the threads were shut down
                raise Lost(str(error), again=False) from None
            except (Refused, Malformed) as error:  # raised by rules that the bot called
                raise Lost(type(error).__name__, again=False) from None
            except Lost as lost:
                if not lost.again or attempt == TRIES:
                    raise
                _log.warning("a bot's question is put again: %s", lost)
        raise AssertionError

    def _with_a_worker(self, work: Callable[..., Any], *args: Any) -> Any:
        # There are as many threads as workers: one is always free here.
        worker = self._free.get()
        try:
            return work(worker, *args)
        finally:
            self._free.put(worker)


def _bare(asked: Any, kind: type[B]) -> B:
    """The question alone, without the effect around it: a worker is sent what the bot may know, and nothing else."""
    return kind(*(getattr(asked, name) for name in kind.__struct_fields__))


def _warm(worker: Worker) -> None:
    with suppress(Lost):  # the first question tries again
        worker.warm()


# --- in the worker ----------------------------------------------------------------------------------------------------


@cache
def _bot(maker: Maker, game: str, level: str) -> Bot:
    return maker(game, level)


def choose(maker: Maker, job: Thought) -> Any:
    """What a bot answers, or None if it owes nothing and wants nothing."""
    bot = _bot(maker, job.game, job.level)
    if job.owed:
        move = bot.choose(job.view, job.past, job.offers, job.budget, Rng(job.seed))
    else:
        if not isinstance(bot, Volunteer):
            return None
        move = bot.volunteer(job.view, job.past, job.offers, job.budget, Rng(job.seed))
        if move is None:
            return None
    kind, fields = games.load(job.game).codec.take_apart(move)
    if not holds(job.offers, kind, fields):
        raise Lost("it chose a move that was not offered", again=False)
    return move


def speak(maker: Maker, job: Hearing) -> list[Speech | Silent | None]:
    """What each of these bots says."""
    answers: list[Speech | Silent | None] = []
    for _, level, view, past, rule, seed in job.bots:
        try:
            answers.append(_bot(maker, job.game, level).speak(view, past, rule, Rng(seed)))
        except Exception as error:
            answers.append(Silent(place(error)))
    return answers
