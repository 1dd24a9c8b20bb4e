"""A game with some of its functions replaced: for tests of what callers do, and of what the laws must notice."""

from __future__ import annotations

import dataclasses
from typing import Any

from lastwire.testing.position import AnyGame


def variant(game: AnyGame, **changes: Any) -> AnyGame:
    """The same game with other functions. Those of a part are given as a dict: `variant(game, words={"ask": …})`."""
    for name, change in changes.items():
        if isinstance(change, dict):
            changes[name] = dataclasses.replace(getattr(game, name), **change)
    return dataclasses.replace(game, **changes)
