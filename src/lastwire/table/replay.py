"""A finished match once more, frame by frame, for any viewer: what it was told at the time, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import Viewer
from lastwire.games import AnyGame
from lastwire.table.messages import Ended, LogLine, MatchPart
from lastwire.table.telling import Telling


class Frame(Struct, frozen=True):
    """The match after an entry that this viewer noticed. As in an update, parts that did not change are left out."""

    n: int
    t: int
    lines: tuple[LogLine, ...]
    part: MatchPart


def replay_frames(
    record: Record, viewer: Viewer, names: Sequence[str] | None = None, game: AnyGame | None = None
) -> list[Frame]:
    """Frame 0 is the opening, whole; the last one tells how it ended. Raises `RecordError` if it does not replay."""
    game = games.load(record.game) if game is None else game
    match: Match[Any, Any, Any, Any, Any] = Match.begin(game, record)
    telling = Telling(
        match, names or record.names or [f"Seat {seat + 1}" for seat in range(record.seats)], acting=False
    )
    if not record.entries:
        _end(telling, record)
    frames = [Frame(*_timed(telling.whole(viewer, 0, 0), 0))]
    for number, entry in enumerate(record.entries, 1):
        news = match.repeat(entry)
        telling.observe()
        if number == len(record.entries):
            _end(telling, record)
        told = telling.update(viewer, news, match.t)
        if told is not None:
            frames.append(Frame(*_timed(told, match.t)))
    return frames


def _end(telling: Telling, record: Record) -> None:
    match = telling.match
    review = None if match.outcome is None else match.game.review(match.state, match.talk)
    telling.end(Ended(match.outcome, record.seed, review))


def _timed(told: tuple[int, tuple[LogLine, ...], MatchPart], t: int) -> tuple[int, int, tuple[LogLine, ...], MatchPart]:
    n, lines, part = told
    return n, t, lines, part
