"""Logs name places, never values."""

import io
import json
import logging

import pytest

from lastwire.server import log


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch):
    before = logging.getLogger().handlers[:], logging.getLogger().level
    out = io.StringIO()
    monkeypatch.setattr("sys.stderr", out)
    log.configure("info")
    yield lambda: [json.loads(line) for line in out.getvalue().splitlines()]
    logging.getLogger().handlers[:], level = before
    logging.getLogger().setLevel(level)


def test_a_line_is_one_json_object(lines) -> None:
    log.note("table opened", table="abc")
    (line,) = lines()
    assert line["event"] == "table opened"
    assert line["table"] == "abc"
    assert line["level"] == "info"


def test_the_words_of_an_error_stay_out(lines) -> None:
    try:
        raise ValueError("the boom lies in slot 3")
    except ValueError as error:
        log.fault("table failed", error)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    text = json.dumps(lines())
    assert len(lines()) == 2
    assert "boom" not in text
    assert "ValueError" in text
    assert "test_log.py" in text


def test_addresses_of_tables_stay_out(lines) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/api/tables/secret")
    assert lines() == []
