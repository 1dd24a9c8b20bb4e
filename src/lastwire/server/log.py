"""Logs as JSON lines on standard error. They say what happened and where, never a token, a seed, a move or a name."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Any

_log = logging.getLogger("lastwire.server")


def note(event: str, **fields: Any) -> None:
    """Something worth knowing happened."""
    if _log.isEnabledFor(logging.INFO):
        _log.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    """Something went wrong that the server can live with."""
    _log.warning(event, extra={"fields": fields})


def fault(event: str, error: BaseException, **fields: Any) -> None:
    """Something went wrong that is our own fault: log where, but no values."""
    _log.error(event, extra={"fields": {**fields, "error": type(error).__name__, "at": places(error)}})


class Row:
    """Failures that come in rows: logs the first one and, when it is over, how many there were."""

    def __init__(self, over: str) -> None:
        self._over = over
        self._count = 0

    def failed(self, event: str, error: BaseException, **fields: Any) -> None:
        self._count += 1
        if self._count == 1:
            fault(event, error, **fields)

    def worked(self) -> None:
        if self._count:
            warn(self._over, failures=self._count)
            self._count = 0


def short(table: str) -> str:
    """Enough of a table's id to tell it from others; whoever knows all of it may sit down there."""
    return table[:6]


def places(error: BaseException) -> list[str]:
    """The path to an error, innermost last. Its message may quote what only one seat may know, so it stays out."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage().strip(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["at"] = places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


class _OurBusiness(logging.Filter):
    """Leaves out what any client can cause as often as it likes, and what would put a table's address in the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "asyncio" and "out of system resource" in record.msg:
            return False  # asyncio says it every second while it lasts; the house says it once
        theirs = ("WebSocket", "UTF-8", "Invalid HTTP")
        return not (record.name.startswith("uvicorn") and any(words in record.msg for words in theirs))


def configure(level: str) -> None:
    """Send every log of this process to standard error, one JSON object on each line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    handler.addFilter(_OurBusiness())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("lastwire").setLevel(level.upper())
