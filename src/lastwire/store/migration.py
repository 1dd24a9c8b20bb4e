"""The tables of the database as they came to be: numbered scripts, the same for every database."""

from __future__ import annotations

import re
from importlib import resources

from lastwire.errors import StoreError


def migrations() -> dict[int, str]:
    """Number to script; the numbers are 1, 2, 3 …"""
    scripts: dict[int, str] = {}
    for file in resources.files("lastwire.store").joinpath("migrations").iterdir():
        named = re.fullmatch(r"(\d{4})_\w+\.sql", file.name)
        if named:
            scripts[int(named[1])] = file.read_text(encoding="utf-8")
    if sorted(scripts) != list(range(1, len(scripts) + 1)):
        raise StoreError(f"the migrations have a gap: {sorted(scripts)}")
    return scripts


def newest_version() -> int:
    """The version of the tables that this version of Last Wire writes and reads."""
    return len(migrations())


def newer(where: str) -> StoreError:
    return StoreError(f"{where} was written by a newer version of Last Wire: open it with that version or a later one")
