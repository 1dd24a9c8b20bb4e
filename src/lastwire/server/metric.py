"""Counters, gauges and times of a server, as Prometheus asks for them."""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

MEDIA: Final = CONTENT_TYPE_PLAIN_0_0_4  # of the text
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

    def up_to(self) -> list[tuple[str, float]]:
        """For each bound, how many took no longer than that."""
        return list(zip((*map(str, BOUNDS_S), "+Inf"), accumulate(self.buckets), strict=True))


class Metrics(Collector):
    """What one server counts. The counts are plain numbers, since every message changes some; metric families are made
    when Prometheus asks. No table, guest or address is named."""

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
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry).decode()

    def collect(self) -> Iterator[Metric]:
        """What Prometheus asks for."""
        for name, words, value in (
            ("tables_loaded", "Tables in memory.", self.tables_loaded),
            ("connections", "Open sockets.", self.connections),
            ("resident_bytes", "Memory of the server process.", resident_bytes()),
        ):
            yield GaugeMetricFamily(f"lastwire_{name}", words, value)
        for name, words, value in (
            ("tables_opened", "Tables opened.", self.tables_opened),
            ("entries", "Entries stored.", self.entries),
            ("messages_in", "Messages received.", self.messages_in),
            ("messages_out", "Messages sent.", self.messages_out),
            ("messages_dropped", "Messages dropped for slow readers.", self.messages_dropped),
            ("malformed", "Messages not in the protocol's form.", self.malformed),
            ("faults", "Errors of the server's own.", self.faults),
        ):
            yield CounterMetricFamily(f"lastwire_{name}", words, value)
        for name, label, words, counts in (
            ("refused", "code", "Commands refused.", self.refused),
            ("byes", "reason", "Sockets closed by the server.", self.byes),
            ("turned_away", "reason", "Connections and requests turned away unanswered.", self.turned_away),
        ):
            family = CounterMetricFamily(f"lastwire_{name}", words, labels=[label])
            for key, count in sorted(counts.items()):
                family.add_metric([key], count)
            yield family
        for name, words, times in (
            ("store_seconds", "Time to bring an entry to disk.", self.stored),
            ("think_seconds", "Time bots took to answer.", self.thought),
        ):
            yield HistogramMetricFamily(f"lastwire_{name}", words, times.up_to(), times.sum_s)


def resident_bytes() -> int:
    """Memory this process holds now; where the system does not say, the most it ever held, and 0 if it says neither."""
    try:
        import resource
    except ImportError:  # on Windows
        return 0
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
    return pages * resource.getpagesize()
