"""Match time: milliseconds since the start, without pauses. It never goes back."""

from __future__ import annotations


def credit_ms(rtt_ms: int, most_ms: int) -> int:
    """How much of a message's way here is credited, given its round trip: half of that, up to a limit."""
    return min(rtt_ms // 2, most_ms)


class MatchClock:
    """Runs from a known pair (store time, match time), or is stopped.

    It is stopped while the match is paused and while nobody is connected, so that a server that was down, and a table
    that slept, cost nobody any time.
    """

    __slots__ = ("_base", "_since")

    def __init__(self) -> None:
        self._base = 0
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    def t(self, now: int) -> int:
        return self._base if self._since is None else self._base + max(0, now - self._since)

    def go(self, now: int) -> None:
        if self._since is None:
            self._since = now

    def stop(self, now: int) -> None:
        self._base = self.t(now)
        self._since = None

    def reset(self, t: int = 0) -> None:
        """Stop at this match time."""
        self._base = t
        self._since = None

    def reach(self, t: int, now: int) -> None:
        """Never be behind an accepted entry: another node's entry may be ahead of us."""
        behind = t - self.t(now)
        if behind > 0:
            self._base += behind

    def credited(self, now: int, rtt_ms: int, most_ms: int) -> int:
        """The match time at which a player with this round trip really acted."""
        return self.t(now) - credit_ms(rtt_ms, most_ms)

    def wall(self, t: int) -> int | None:
        """When match time will be `t`, by the store's clock; None while it is stopped."""
        return None if self._since is None else self._since + max(0, t - self._base)
