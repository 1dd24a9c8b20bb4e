"""Phrases that the sentences of several games are made of."""

from __future__ import annotations

from lastwire.engine.types import Viewer


def you(id: str, seat: int, viewer: Viewer) -> str:
    """The sentence about a seat, in the second person for whoever sits there."""
    return f"{id}_you" if seat == viewer else id
