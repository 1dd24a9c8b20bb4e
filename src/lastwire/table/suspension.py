"""Move clocks that stand while one person plays with bots: nobody else is kept waiting."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from lastwire.engine.types import Timer


class Suspension:
    """When the move clocks of a match stood, in match time. A clock that ran before that, or began meanwhile, gets as
    much time as it stood."""

    __slots__ = ("since", "spans")

    def __init__(self) -> None:
        self.since: int | None = None
        self.spans: list[tuple[int, int]] = []

    def begin(self, t: int) -> None:
        self.since = t

    def end(self, t: int) -> None:
        if self.since is not None:
            self.spans.append((self.since, t))
            self.since = None

    def running(self, timers: Iterable[Timer]) -> tuple[Timer, ...]:
        """Of the clocks that the rules run, those that run now, put off by the time that they stood."""
        return tuple(self._repaid(timer) for timer in timers if self.since is None or timer.kind == "game")

    def _repaid(self, timer: Timer) -> Timer:
        if timer.kind == "game":
            return timer
        stood_ms = sum(max(0, end - max(start, timer.since_ms)) for start, end in self.spans)
        return replace(timer, due_ms=timer.due_ms + stood_ms) if stood_ms else timer
