"""Bots, and questions of players, in worker processes, so that no thought ever holds up the event loop.

A worker that crashes, hangs or answers out of turn is replaced; its bot then plays a random legal move or says nothing.
People's questions have a worker of their own: whoever asks waits for nobody's bot.
Nothing of what a bot saw reaches the log: failures are named by type and place alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.bot import Bot, Volunteer
from lastwire.bots.chance import Chance
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng
from lastwire.engine.types import Budget, Offer, Past, Seat, Speech, TalkRule
from lastwire.errors import Refused

_log = logging.getLogger("lastwire.bots")

Maker: TypeAlias = Callable[[str, str], Bot]


class Question(Protocol):
    """What `think` reads of a table's Think effect."""

    @property
    def game(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def view(self) -> Any: ...
    @property
    def past(self) -> Past: ...
    @property
    def offers(self) -> Sequence[Offer]: ...
    @property
    def budget(self) -> Budget: ...
    @property
    def seed(self) -> bytes: ...
    @property
    def owed(self) -> bool: ...


class Hearing(Protocol):
    """What `listen` reads of a table's Listen effect."""

    @property
    def game(self) -> str: ...
    @property
    def bots(self) -> Sequence[tuple[Seat, str, Any, Past, TalkRule, bytes]]: ...


class Doubt(Protocol):
    """What `work_out` reads of a table's WorkOut effect."""

    @property
    def game(self) -> str: ...
    @property
    def view(self) -> Any: ...
    @property
    def question(self) -> Any: ...


class _Choose(Struct, frozen=True):
    game: str
    level: str
    view: Any
    past: Past
    offers: tuple[Offer, ...]
    budget: Budget
    seed: bytes
    owed: bool


class _Speak(Struct, frozen=True):
    game: str
    bots: tuple[tuple[Seat, str, Any, Past, TalkRule, bytes], ...]


class _WorkOut(Struct, frozen=True):
    game: str
    view: Any
    question: Any


class _Draft(Struct, frozen=True):
    game: str
    text: str


class _Denied(Struct, frozen=True):
    code: str
    clause: str
    text: str


class _Failed(Struct, frozen=True):
    reason: str


_Job: TypeAlias = _Choose | _Speak | _WorkOut | _Draft


class Lost(Exception):
    """A worker gave no usable answer."""


class _Pool:
    """So many workers, and the questions that wait for one of them."""

    def __init__(self, maker: Maker, workers: int, name: str, niceness: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=name)
        self._lanes = [_Lane(maker, name, niceness) for _ in range(workers)]
        self._free: SimpleQueue[_Lane] = SimpleQueue()
        for lane in self._lanes:
            self._free.put(lane)

    async def ask(self, job: _Job, limit_s: float) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._ask_a_lane, job, limit_s)
        except RuntimeError as error:  # the threads were shut down
            raise Lost(str(error)) from None

    def _ask_a_lane(self, job: _Job, limit_s: float) -> Any:
        # There are as many threads as lanes: one is always free here.
        lane = self._free.get()
        try:
            return lane.ask(job, limit_s)
        finally:
            self._free.put(lane)

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()
        self._threads.shutdown(wait=False)


class Runner:
    """A few worker processes for the bots and one for people's questions, each started when first needed.

    `patience_s` is how long beyond its budget a bot may take.
    """

    def __init__(self, workers: int = 1, patience_s: float = 10.0, maker: Maker = registry.make) -> None:
        self._patience_s = patience_s
        self._bots = _Pool(maker, workers, "lastwire-bots", 5)
        self._help = _Pool(maker, 1, "lastwire-help", 0)

    async def think(self, question: Question) -> Any:
        """The move that the bot chooses: always one of the offered ones, or None if it owes none and wants none."""
        job = _Choose(
            question.game,
            question.level,
            question.view,
            question.past,
            tuple(question.offers),
            question.budget,
            question.seed,
            question.owed,
        )
        try:
            return await self._bots.ask(job, self._patience_s + question.budget.ms / 1000)
        except Lost as lost:
            if not job.owed:
                _log.warning("bot %s of %s does not move unasked: %s", job.level, job.game, lost)
                return None
            _log.warning("bot %s of %s plays a random move: %s", job.level, job.game, lost)
        return Chance(games.load(job.game)).choose(job.view, job.past, job.offers, job.budget, Rng(job.seed))

    async def listen(self, hearing: Hearing) -> list[tuple[Seat, Speech | None]]:
        """What each of these bots would say now."""
        job = _Speak(hearing.game, tuple(hearing.bots))
        try:
            answers: list[Speech | _Failed | None] = await self._bots.ask(job, self._patience_s + len(job.bots))
        except Lost as lost:
            answers = [_Failed(str(lost))] * len(job.bots)
        bids: list[tuple[Seat, Speech | None]] = []
        for (seat, level, *_), answer in zip(job.bots, answers, strict=True):
            if isinstance(answer, _Failed):
                _log.warning("bot %s of %s stays silent: %s", level, job.game, answer.reason)
            bids.append((seat, None if isinstance(answer, _Failed) else answer))
        return bids

    async def work_out(self, doubt: Doubt) -> Any:
        """What the game answers to a player's question, or the refusal."""
        job = _WorkOut(doubt.game, doubt.view, doubt.question)
        try:
            answer = await self._help.ask(job, self._patience_s)
        except Lost as lost:
            _log.warning("a question about %s stays open: %s", job.game, lost)
            return Refused("E_BUSY", "", "That could not be worked out.")
        return Refused(answer.code, answer.clause, answer.text) if isinstance(answer, _Denied) else answer

    async def draft(self, game: str, text: str) -> Any:
        """What the game says of a mission of somebody's own, or the refusal."""
        try:
            answer = await self._bots.ask(_Draft(game, text), self._patience_s)
        except Lost as lost:
            _log.warning("a mission of %s stays unchecked: %s", game, lost)
            return Refused("E_BUSY", "", "That could not be checked.")
        return Refused(answer.code, answer.clause, answer.text) if isinstance(answer, _Denied) else answer

    async def close(self) -> None:
        """End the workers; questions still open get their random answers."""
        self._bots.close()
        self._help.close()


class _Lane:
    """One worker process and the pipe to it; used by one thread at a time, closed by any."""

    def __init__(self, maker: Maker, name: str, niceness: int) -> None:
        self._maker = maker
        self._name = name
        self._niceness = niceness
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._lock = threading.Lock()  # against a start while closing

    def ask(self, job: _Job, limit_s: float) -> Any:
        try:
            pipe = self._ready()
            pipe.send(job)
            if not pipe.poll(limit_s):
                raise TimeoutError
            answer = pipe.recv()
        except Lost:
            raise
        except TimeoutError:
            self._end()
            raise Lost(f"no answer within {limit_s:.1f} s") from None
        except (OSError, EOFError):
            self._end()
            raise Lost("the worker died") from None
        except Exception as error:
            self._end()
            raise Lost(f"question or answer cannot be passed on ({type(error).__name__})") from None
        if isinstance(answer, _Failed):
            raise Lost(answer.reason)
        return answer

    def _ready(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._end()
        context = get_context("spawn")
        with self._lock:
            if self._closed:
                raise Lost("the workers are closed")
            ours, theirs = context.Pipe()
            work = (theirs, self._maker, self._niceness)
            process = context.Process(target=_work, args=work, name=self._name, daemon=True)
            process.start()
            self._process, self._pipe = process, ours
        theirs.close()
        return ours

    def _end(self) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        with self._lock:
            self._closed = True
            process = self._process
        if process is not None:
            # A thread that waits for this worker sees the pipe end, and clears up.
            process.kill()
            process.join()


# --- in the worker ----------------------------------------------------------------------------------------------------


def _work(pipe: Connection, maker: Maker, niceness: int) -> None:
    # Ctrl-C reaches the whole process group, but the server ends its workers itself; a worker whose server is gone
    # reads an end of file.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    bots = cache(maker)
    while True:
        try:
            job: _Job = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Any
        try:
            match job:
                case _Choose():
                    answer = _choose(job, bots)
                case _Speak():
                    answer = _speak(job, bots)
                case _WorkOut():
                    answer = _work_out(job)
                case _Draft():
                    answer = _draft(job)
        except Exception as error:
            answer = _Failed(_place(error))
        with suppress(BrokenPipeError):
            pipe.send(answer)


def _choose(job: _Choose, bots: Maker) -> Any:
    bot = bots(job.game, job.level)
    if job.owed:
        move = bot.choose(job.view, job.past, job.offers, job.budget, Rng(job.seed))
    else:
        if not isinstance(bot, Volunteer):
            return None
        move = bot.volunteer(job.view, job.past, job.offers, job.budget, Rng(job.seed))
        if move is None:
            return None
    kind, fields = games.load(job.game).codec.take_apart(move)
    return move if holds(job.offers, kind, fields) else _Failed("it chose a move that was not offered")


def _speak(job: _Speak, bots: Maker) -> list[Speech | _Failed | None]:
    answers: list[Speech | _Failed | None] = []
    for _, level, view, past, rule, seed in job.bots:
        try:
            answers.append(bots(job.game, level).speak(view, past, rule, Rng(seed)))
        except Exception as error:
            answers.append(_Failed(_place(error)))
    return answers


def _work_out(job: _WorkOut) -> Any:
    try:
        return games.load(job.game).consult(job.view, job.question)
    except Refused as error:
        return _Denied(error.code, error.clause, error.text)


def _draft(job: _Draft) -> Any:
    try:
        return games.load(job.game).draft(job.text)
    except Refused as error:
        return _Denied(error.code, error.clause, error.text)


def _place(error: Exception) -> str:
    """Type and place of an error, never its message: that may quote what the bot's seat alone may know."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
