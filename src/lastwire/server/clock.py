"""The time that tables run on: it never goes back, never jumps, and stands still while this process does."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

BEAT_S: Final = 0.25  # how often somebody has to look at the clock
_BEAT_NS: Final = int(BEAT_S * 1_000_000_000)
_STALL_NS: Final = 1_000_000_000 + _BEAT_NS  # if nobody looked for longer than this, nobody was served


class Clock(Protocol):
    """What a house needs of a clock. Nodes that share a store will ask the store for the time."""

    def now(self) -> int:
        """In ms, never less than before."""

    def wait_s(self, ms: int) -> float:
        """How many seconds of the event loop this many ms last."""

    def lost_ms(self) -> int:
        """How long it has stood still since it was last asked."""


def _ticks() -> int:
    """Keeps counting while the machine sleeps, where the system allows: a night must not pass unnoticed."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


class Steady:
    """Begins at the wall clock's time and then goes by ticks alone, so that setting the wall clock moves nothing.

    Reading it keeps it going; the house does so at every beat. If it was not read for longer than a stall, the
    process was stopped, or the machine slept: then one beat has passed, and the rest never happened.
    """

    def __init__(
        self, speed: float = 1.0, ticks: Callable[[], int] = _ticks, wall: Callable[[], int] = time.time_ns
    ) -> None:
        self._speed = speed  # tests let it run fast
        self._ticks = ticks
        self._read = ticks()
        self._ns = wall()
        self._lost_ns = 0

    def now(self) -> int:
        ticks = self._ticks()
        passed = max(0, ticks - self._read)
        self._read = ticks
        if passed > _STALL_NS:
            self._lost_ns += passed - _BEAT_NS
            passed = _BEAT_NS
        self._ns += int(passed * self._speed)
        return self._ns // 1_000_000

    def wait_s(self, ms: int) -> float:
        return ms / 1000 / self._speed

    def lost_ms(self) -> int:
        self.now()
        lost_ms, self._lost_ns = self._lost_ns // 1_000_000, 0
        return lost_ms
