"""A finished match, frame by frame, for any viewer: what it was told at the time, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import Viewer
from lastwire.games import AnyGame
from lastwire.table.live import Progress
from lastwire.table.messages import LogLine, MatchPart
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
    seated = names or record.names or [f"Seat {seat + 1}" for seat in range(record.seats)]
    progress = Progress(match, seated, acting=False)
    telling = Telling(progress)
    if not record.entries:
        progress.close(match.outcome)
    frames = [Frame(*_timed(telling.whole(viewer, 0, 0), 0))]
    for number, entry in enumerate(record.entries, 1):
        news = match.repeat(entry)
        progress.observe()
        if number == len(record.entries):
            progress.close(match.outcome)
        told = telling.update(viewer, news, match.t)
        if told is not None:
            frames.append(Frame(*_timed(told, match.t)))
    return frames


def _timed(told: tuple[int, tuple[LogLine, ...], MatchPart], t: int) -> tuple[int, int, tuple[LogLine, ...], MatchPart]:
    n, lines, part = told
    return n, t, lines, part
