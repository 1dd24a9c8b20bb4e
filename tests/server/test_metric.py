"""The text that Prometheus reads."""

import re

from lastwire.server.metric import Metrics, resident_bytes


def test_the_text_form() -> None:
    metrics = Metrics()
    metrics.entries = 3
    metrics.refused["E_SEAT"] += 2
    metrics.stored.add(0.003)
    metrics.stored.add(99)
    text = metrics.text()
    assert "lastwire_entries_total 3\n" in text
    assert 'lastwire_refused_total{code="E_SEAT"} 2\n' in text
    assert 'lastwire_store_seconds_bucket{le="0.0025"} 0\n' in text
    assert 'lastwire_store_seconds_bucket{le="0.005"} 1\n' in text
    assert 'lastwire_store_seconds_bucket{le="+Inf"} 2\n' in text
    assert "lastwire_store_seconds_count 2\n" in text
    for line in text.splitlines():
        assert line.startswith("# ") or re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+', line), line


def test_memory_is_measured() -> None:
    assert resident_bytes() > 5_000_000
