"""Counters, gauges and times of a server, and their text form for Prometheus."""

from __future__ import annotations

import resource
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """A histogram of durations."""

    __slots__ = ("buckets", "sum_s")

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS_S) + 1)
        self.sum_s = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS_S, seconds)] += 1
        self.sum_s += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip(BOUNDS_S, self.buckets, strict=False):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        total += self.buckets[-1]
        yield f'{name}_bucket{{le="+Inf"}} {total}'
        yield f"{name}_sum {self.sum_s:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What one server counts. Numbers only: no table, guest or address is named."""

    def __init__(self) -> None:
        self.tables_loaded = 0
        self.connections = 0
        self.tables_opened = 0
        self.entries = 0
        self.messages_in = 0
        self.messages_out = 0
        self.messages_dropped = 0
        self.malformed = 0
        self.faults = 0
        self.refused: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.turned_away: Counter[str] = Counter()
        self.stored = Times()  # from a command's turn to its entry on disk
        self.thought = Times()

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        def one(name: str, kind: str, words: str, value: float) -> Iterator[str]:
            yield from (f"# HELP lastwire_{name} {words}", f"# TYPE lastwire_{name} {kind}", f"lastwire_{name} {value}")

        yield from one("tables_loaded", "gauge", "Tables in memory.", self.tables_loaded)
        yield from one("connections", "gauge", "Open sockets.", self.connections)
        yield from one("resident_bytes", "gauge", "Memory of the server process.", resident_bytes())
        yield from one("tables_opened_total", "counter", "Tables opened.", self.tables_opened)
        yield from one("entries_total", "counter", "Entries stored.", self.entries)
        yield from one("messages_in_total", "counter", "Messages received.", self.messages_in)
        yield from one("messages_out_total", "counter", "Messages sent.", self.messages_out)
        yield from one("messages_dropped_total", "counter", "Messages dropped for slow readers.", self.messages_dropped)
        yield from one("malformed_total", "counter", "Messages not in the protocol's form.", self.malformed)
        yield from one("faults_total", "counter", "Errors of the server's own.", self.faults)
        for name, label, words, counter in (
            ("refused_total", "code", "Commands refused.", self.refused),
            ("byes_total", "reason", "Sockets closed by the server.", self.byes),
            ("turned_away_total", "reason", "Connections and requests turned away unanswered.", self.turned_away),
        ):
            yield from (f"# HELP lastwire_{name} {words}", f"# TYPE lastwire_{name} counter")
            for key, count in sorted(counter.items()):
                yield f'lastwire_{name}{{{label}="{key}"}} {count}'
        for name, words, times in (
            ("store_seconds", "Time to bring an entry to disk.", self.stored),
            ("think_seconds", "Time bots took to answer.", self.thought),
        ):
            yield from (f"# HELP lastwire_{name} {words}", f"# TYPE lastwire_{name} histogram")
            yield from times.lines(f"lastwire_{name}")


def resident_bytes() -> int:
    """Memory this process holds now; where the system does not say, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
    return pages * resource.getpagesize()
