"""How much one client may ask for. All numbers are in `Limits`; docs/protocol.md lists them for people."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from lastwire.server.address import Proxies
from lastwire.server.metric import Metrics

K = TypeVar("K")


class Rate(Struct, frozen=True):
    """This many at once, then this many each second."""

    burst: float
    per_s: float


class Limits(Struct, frozen=True):
    """The limits of one server."""

    frame_bytes: int = 64 * 1024  # a larger one closes the socket
    message_bytes: int = 4 * 1024  # of everything but `configure`, whose options may hold a whole deck
    body_bytes: int = 64 * 1024  # of an HTTP request
    malformed: int = 10  # on one connection, then it is closed
    messages: Rate = Rate(burst=60, per_s=20)  # of one connection; a long one counts for several
    message_counts: int = 2 * 1024  # characters for each
    flood: int = 100  # messages beyond the rate on one connection, then it is closed
    head_bytes: int = 16 * 1024  # of an HTTP request
    head_s: float = 10.0  # for a head to arrive
    body_s: float = 30.0  # for a body to arrive after it
    requests: Rate = Rate(burst=200, per_s=50)  # of one address, handshakes of sockets included
    misdeeds: Rate = Rate(burst=50, per_s=1)  # requests invalid, late or beyond the rate; then the address is shut out
    http_per_address: int = 200  # connections that have not become sockets
    tables: Rate = Rate(burst=20, per_s=1 / 30)  # opened by one address
    guesses: Rate = Rate(burst=10, per_s=1 / 30)  # wrong codes from one address
    stored_by_address: Rate = Rate(burst=4 << 20, per_s=64 << 10)  # bytes onto the disk, at all its tables
    stored_by_table: Rate = Rate(burst=2 << 20, per_s=8 << 10)
    snapshot_entries: int = 200  # after this many, or this many bytes of them, a snapshot is taken
    snapshot_bytes: int = 256 << 10
    work_waiting: int = 64  # pieces of work that guests asked for and that wait for a worker
    work_per_guest: int = 4  # waiting or being worked out
    work_per_address: int = 16
    work: Rate = Rate(burst=20, per_s=0.5)  # seconds of a worker's time, of one address
    connections_per_address: int = 100
    connections: int = 20_000
    watchers_per_table: int = 100
    outbox_messages: int = 64  # that may wait for a slow reader
    outbox_bytes: int = 512 * 1024
    idle_s: float = 60.0  # before a table that nobody uses is unloaded


OPEN = Limits(
    misdeeds=Rate(1e9, 1e9),
    http_per_address=1 << 40,
    malformed=1 << 40,
    flood=1 << 40,
    messages=Rate(1e9, 1e9),
    requests=Rate(1e9, 1e9),
    tables=Rate(1e9, 1e9),
    guesses=Rate(1e9, 1e9),
    stored_by_address=Rate(1e15, 1e15),
    stored_by_table=Rate(1e15, 1e15),
    work_per_guest=1 << 40,
    work_per_address=1 << 40,
    work=Rate(1e9, 1e9),
    connections_per_address=1 << 40,
)
"""For benchmarks, where one address plays everybody."""


class Bucket:
    """A token bucket."""

    __slots__ = ("_clock", "_full_at", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._full_at = 0.0  # when the bucket will be full again, if nothing more is taken

    def take(self, cost: float = 1.0) -> bool:
        """Take this many tokens, if they are there. What costs more than a full bucket takes a full one."""
        now = self._clock()
        full_at = max(self._full_at, now) + min(cost, self.rate.burst) / self.rate.per_s
        if (full_at - now) * self.rate.per_s > self.rate.burst + 1e-9:
            return False
        self._full_at = full_at
        return True

    def charge(self, cost: float) -> None:
        """Take this many tokens, there or not: for work whose cost is only known afterwards."""
        self._full_at = max(self._full_at, self._clock()) + cost / self.rate.per_s

    @property
    def used(self) -> float:
        """Tokens that are missing; more than the burst if more was charged than was there."""
        return max(0.0, self._full_at - self._clock()) * self.rate.per_s

    @property
    def full(self) -> bool:
        return self._full_at <= self._clock()

    @property
    def spent(self) -> bool:
        """Whether there is no token to take."""
        return (self._full_at - self._clock() + 1 / self.rate.per_s) * self.rate.per_s > self.rate.burst + 1e-9


class Buckets(Generic[K]):
    """A bucket for each key, forgotten once it is full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[K, Bucket] = {}
        self._many = 1000  # buckets; from here on it is worth looking for full ones

    def take(self, key: K, cost: float = 1.0) -> bool:
        return self._bucket(key).take(cost)

    def charge(self, key: K, cost: float) -> None:
        self._bucket(key).charge(cost)

    def used(self, key: K) -> float:
        bucket = self._buckets.get(key)
        return 0.0 if bucket is None else bucket.used

    def used_up(self, key: K) -> bool:
        return self.used(key) >= self.rate.burst

    def _bucket(self, key: K) -> Bucket:
        if len(self._buckets) > self._many:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            self._many = max(1000, 2 * len(self._buckets))
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self._clock)
        return bucket

    def spent(self, key: K) -> bool:
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.spent

    def __len__(self) -> int:
        return len(self._buckets)


class Counts(Generic[K]):
    """How many of something each key holds now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[K, int] = {}

    def take(self, key: K) -> bool:
        held = self._held.get(key, 0)
        if held >= self._most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: K) -> None:
        held = self._held[key] - 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]


class Guard:
    """Who gets in at all. An address that sends nonsense, or more than it may, is soon ignored for a while."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self._metrics = metrics
        self._proxies = Proxies()
        self._connections = Counts[str](limits.http_per_address)
        self._misdeeds = Buckets[str](limits.misdeeds)

    def enter(self, address: str) -> bool:
        """Whether one more connection from this address is let in; if so, `leave` must follow."""
        if self._misdeeds.spent(address) and address not in self._proxies:
            self._metrics.turned_away["shut_out"] += 1
            return False
        if not self._connections.take(address):
            self._metrics.turned_away["connections"] += 1
            return False
        return True

    def leave(self, address: str) -> None:
        self._connections.give_back(address)

    def turned_away(self, reason: str, address: str) -> bool:
        """Note a request that was turned away; returns whether to tell its sender why."""
        self._metrics.turned_away[reason] += 1
        return self._misdeeds.take(address)
