"""Worker processes: one question at a time each, far from the event loop.

A worker that dies, hangs or answers out of turn is ended, and the next question starts another. A question's time
begins when the worker is ready for it, and stands still while the worker waits for a processor: starting is not
thinking, and on a busy machine nobody thinks less. Nothing of a question reaches a log: failures are named by type and
place alone.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import Struct

from lastwire import games
from lastwire.errors import Malformed, Refused

Job: TypeAlias = Callable[[], Any]  # it must be picklable, such as a partial of a module-level function

START_S: Final = 120.0  # of its own running time, before a worker that does not get ready is given up
_TICK_S: Final = 0.2  # between checks on a worker that is thinking


class Lost(Exception):
    """A worker gave no usable answer. `again`: it was the worker's fault and not the question's, so another worker may
    be asked."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


class _Denied(Struct, frozen=True):
    error: Refused | Malformed


class _Failed(Struct, frozen=True):
    reason: str


class _Answer(Struct, frozen=True):
    """What a job came to, and the processor time it took. A worker that is ready says so with an empty one."""

    value: Any
    took_s: float


def _context() -> BaseContext:
    """Where the system allows, workers are forked from a process that has imported every game once: a new one starts at
    once, and they share its memory."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(["__main__", "lastwire.bots.warm"])
    return context


def load_games() -> None:
    """Import the rules and the bots of every game."""
    for name in games.NAMES:
        games.load(name)
        games.load_bots(name)


class Worker:
    """One worker process and the pipe to it; used by one thread at a time, ended and closed by any.

    `first` is what a new process does before it is ready.
    """

    def __init__(self, name: str, niceness: int = 0, first: Job = load_games) -> None:
        self._name = name
        self._niceness = niceness
        self._first = first
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._lock = threading.Lock()
        self.took_s = 0.0  # for the last question, answered or not

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        process = self._process
        return None if process is None else process.pid

    def ask(self, job: Job, limit_s: float) -> Any:
        """What the job returns. Raises `Refused` and `Malformed` as it does, and `Lost`."""
        self.took_s = 0.0
        pipe = self.warm()
        answer = self._passed(lambda: self._answer(pipe, job, limit_s))
        if isinstance(answer, _Denied):
            raise answer.error
        if isinstance(answer, _Failed):
            raise Lost(answer.reason, again=False)
        return answer

    def warm(self) -> Connection:
        """Start the process, if there is none, and wait until it is ready. Raises `Lost`."""
        if self._closed:
            raise Lost("the workers are closed", again=False)
        pipe, process = self._pipe, self._process
        if pipe is not None and process is not None and process.is_alive():
            return pipe
        self._end()
        return self._passed(self._start)  # type: ignore[no-any-return]

    def _start(self) -> Connection:
        context = _context()
        ours, theirs = context.Pipe()
        process: BaseProcess = context.Process(  # type: ignore[attr-defined]
            target=_work, args=(theirs, self._niceness, self._first), name=self._name, daemon=True
        )
        process.start()
        with self._lock:
            self._process, self._pipe = process, ours
            closed = self._closed
        if closed:
            self._end()
            raise Lost("the workers are closed", again=False)
        theirs.close()
        self._answer(ours, None, START_S)
        return ours

    def _answer(self, pipe: Connection, job: Job | None, limit_s: float) -> Any:
        if job is not None:
            pipe.send(job)
        effort = _Effort(Path(f"/proc/{self.pid}/stat"))
        while not pipe.poll(_TICK_S):
            self.took_s = effort.so_far()
            if self.took_s > limit_s:
                raise TimeoutError(f"no answer within {limit_s:.1f} s")
        answer: _Answer = pipe.recv()
        self.took_s = answer.took_s
        return answer.value

    def _passed(self, work: Callable[[], Any]) -> Any:
        try:
            return work()
        except Lost:
            raise
        except TimeoutError as error:
            self._end()
            raise Lost(str(error), again=True) from None
        except (OSError, EOFError):
            self._end()
            raise Lost("the worker died", again=not self._closed) from None
        except Exception as error:
            self._end()
            raise Lost(f"question or answer cannot be passed on ({type(error).__name__})", again=False) from None

    def _end(self) -> None:
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def kill(self) -> None:
        """End the process, whatever it is doing; the thread that waits for it sees the pipe close, and cleans up."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End the process for good."""
        with self._lock:
            self._closed = True
            process = self._process
        if process is not None:
            process.kill()
            process.join()


class _Effort:
    """How long a process has been at work. Time spent waiting for a processor does not count; where the system does not
    tell, all time counts."""

    def __init__(self, stat: Path) -> None:
        self._stat = stat
        self._at = time.monotonic()
        self._worked_s, _ = self._look()
        self._counted_s = 0.0

    def so_far(self) -> float:
        now = time.monotonic()
        worked_s, waits = self._look()
        self._counted_s += worked_s - self._worked_s if waits else now - self._at
        self._at, self._worked_s = now, worked_s
        return self._counted_s

    def _look(self) -> tuple[float, bool]:
        """Seconds of processor time so far, and whether it runs or waits to run."""
        try:
            fields = self._stat.read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0, False
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), fields[0] == "R"


# --- in the worker ----------------------------------------------------------------------------------------------------


def _work(pipe: Connection, niceness: int, first: Job) -> None:
    # Ctrl-C reaches the whole process group, but the server ends its workers itself; a worker whose server is gone
    # reads an end of file.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    first()
    # Thinking makes many small objects with few cycles, and what was loaded stays.
    gc.freeze()
    gc.set_threshold(10_000, 20, 1000)
    answer: Any = None
    began = time.process_time()
    while True:
        took_s = time.process_time() - began
        try:
            pipe.send(_Answer(answer, took_s))
        except OSError:
            return
        except Exception as error:  # it cannot be pickled
            pipe.send(_Answer(_Failed(place(error)), took_s))
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        began = time.process_time()
        try:
            answer = job()
        except (Refused, Malformed) as error:
            answer = _Denied(error)
        except Lost as lost:
            answer = _Failed(str(lost))
        except Exception as error:
            answer = _Failed(place(error))


def place(error: Exception) -> str:
    """Type and place of an error, never its message: that may quote what only the bot's seat may know."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"
