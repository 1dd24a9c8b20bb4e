"""What each part of `./test` may cost, in seconds of a processor.

Seconds on a clock say more of what else a machine is doing than of the tests, so none are asserted: a part is judged
by the processor time of its processes. That too is longer where a processor is slower, or shares its caches with
others; so a known piece of work is timed all along, and the budgets grow by as much as it is slower than it was on the
machine they were measured on. They never shrink.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import threading
import time
from collections.abc import Mapping
from types import TracebackType

# About one and a half times what was measured. Whoever goes over one makes tests quicker, or raises it and says why.
PARTS: Mapping[str, int] = {
    "mypy": 120,  # an estimate, with nothing cached
    "vitest": 90,
    "svelte-check": 45,
    "client build": 20,
    "biome": 10,
    "wire types": 10,
    "licences": 5,
    "import-linter": 10,
    "ruff check": 5,
    "ruff format": 5,
    "pytest": 900,  # since lessons, hints, rules for players and the terminal are walked through in two languages
    "pytest browser": 700,  # the same, in browsers
    "audit": 20,
    "coverage": 380,
    "other browsers": 120,
    "pytest quick": 500,
    "pytest quick game": 200,
}

PIECE_MS = 8.0  # what `piece` took where the budgets were measured
EVERY_S = 5.0


def ended(process: subprocess.Popen[str]) -> tuple[int, float | None]:
    """Wait for a process: its exit code, and the processor seconds of it and of all processes it waited for in turn."""
    if not hasattr(os, "wait4"):
        return process.wait(), None
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def over(spent: Mapping[str, float | None], slower: float) -> list[str]:
    """The parts that cost more than they may, each as a sentence."""
    lines = []
    for name, cpu_s in spent.items():
        allowed_s = PARTS.get(name)
        if allowed_s is not None and cpu_s is not None and cpu_s > allowed_s * slower:
            at = f" at {slower:.2f} times the usual time" if slower > 1 else ""
            lines.append(f"{name} took {cpu_s:.0f} processor seconds{at}, and may take {allowed_s}")
    return lines


def piece() -> float:
    """Processor milliseconds for the known piece of work."""
    began = time.thread_time()
    total = 0
    for number in range(100_000):
        total += number * number % 7
    return (time.thread_time() - began) * 1000


class Pace:
    """Times the known piece of work every few seconds while it is open."""

    def __init__(self) -> None:
        self._taken_ms = [piece()]
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def slower(self) -> float:
        """How many times longer it takes than where the budgets were measured; at least 1."""
        return max(1.0, statistics.median(self._taken_ms) / PIECE_MS)

    def _run(self) -> None:
        while not self._over.wait(EVERY_S):
            self._taken_ms.append(piece())

    def __enter__(self) -> Pace:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._over.set()
        self._thread.join()
