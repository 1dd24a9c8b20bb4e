"""The text that Prometheus reads."""

from prometheus_client.parser import text_string_to_metric_families

from lastwire.server.metric import Metrics, resident_bytes

KINDS = {
    "lastwire_tables_loaded": "gauge",
    "lastwire_connections": "gauge",
    "lastwire_resident_bytes": "gauge",
    "lastwire_tables_opened": "counter",
    "lastwire_entries": "counter",
    "lastwire_messages_in": "counter",
    "lastwire_messages_out": "counter",
    "lastwire_messages_dropped": "counter",
    "lastwire_malformed": "counter",
    "lastwire_faults": "counter",
    "lastwire_refused": "counter",
    "lastwire_byes": "counter",
    "lastwire_turned_away": "counter",
    "lastwire_store_seconds": "histogram",
    "lastwire_think_seconds": "histogram",
}


def test_the_text_form() -> None:
    metrics = Metrics()
    metrics.entries = 3
    metrics.refused["E_SEAT"] += 2
    metrics.stored.add(0.003)
    metrics.stored.add(99)
    families = list(text_string_to_metric_families(metrics.text()))
    assert {family.name: family.type for family in families} == KINDS
    assert all(family.documentation for family in families)
    found = {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}
    assert found["lastwire_entries_total",] == 3
    assert found["lastwire_refused_total", "E_SEAT"] == 2
    assert found["lastwire_store_seconds_bucket", "0.0025"] == 0
    assert found["lastwire_store_seconds_bucket", "0.005"] == 1
    assert found["lastwire_store_seconds_bucket", "+Inf"] == 2
    assert found["lastwire_store_seconds_count",] == 2
    assert found["lastwire_store_seconds_sum",] == 99.003


def test_memory_is_measured() -> None:
    assert resident_bytes() > 5_000_000
