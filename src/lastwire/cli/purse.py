"""The tokens by which servers know the person at this terminal, so that one who comes back has their seat again.

Each server gets a token of its own: a server that knew another's could take that seat.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec


def token(server: str) -> str:
    """The token for this server: the one from last time, or a new one; always new where nothing can be kept."""
    file = _file()
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        kept = {}
    if server not in kept:
        kept[server] = secrets.token_urlsafe(32)
        _keep(file, kept)
    return kept[server]


def _file() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lastwire" / "guests.json"


def _keep(file: Path, kept: dict[str, str]) -> None:
    fresh = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh.unlink(missing_ok=True)
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:  # noqa: PTH123
            opened.write(msgspec.json.format(msgspec.json.encode(kept)))
        fresh.replace(file)
    except OSError:
        return
