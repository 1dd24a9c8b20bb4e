"""A finished match, frame by frame, for any viewer: what it was told at the time, and nothing else."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import Seat, Viewer
from lastwire.games import AnyGame
from lastwire.table.live import Progress
from lastwire.table.messages import LogLine, MatchPart
from lastwire.table.telling import Telling


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who has a seat from here on: a person, or a bot of this level."""

    seat: Seat
    name: str
    bot: str | None = None


class Frame(Struct, frozen=True):
    """The match after an entry that this viewer noticed. As in an update, parts that did not change are left out.
    `sat`: who had each seat at the beginning, and then whoever gets one."""

    n: int
    t: int
    lines: tuple[LogLine, ...]
    part: MatchPart
    sat: tuple[Seated, ...] | UnsetType = UNSET


def replay_frames(record: Record, viewer: Viewer, game: AnyGame | None = None) -> list[Frame]:
    """Frame 0 is the opening, whole; the last ones tell how it ended. Raises `RecordError` if it does not replay."""
    game = games.load(record.game) if game is None else game
    match: Match[Any, Any, Any, Any, Any] = Match.begin(game, record)
    progress = Progress(match, record.called(0), acting=False)
    telling = Telling(progress)
    if not record.entries:
        progress.close(match.outcome)
    opening, changes = _sittings(record)
    n, lines, part = telling.whole(viewer, 0, 0)
    frames = [Frame(n, 0, lines, part, opening or UNSET)]

    def seat_anew(at: int) -> None:
        """Everybody noticed this, whether or not it changed anything for them; when, only the table knows."""
        if sat := changes.get(at):
            progress.rename(record.called(at))
            last = frames[-1]
            n, lines, part = telling.update(viewer, (), last.t) or (last.n, (), MatchPart())
            frames.append(Frame(n, last.t, lines, part, tuple(sat)))

    for number, entry in enumerate(record.entries, 1):
        seat_anew(number - 1)
        news = match.repeat(entry)
        progress.observe()
        if number == len(record.entries):
            progress.close(match.outcome)
        told = telling.update(viewer, news, match.t)
        if told is not None:
            n, lines, part = told
            frames.append(Frame(n, match.t, lines, part))
    seat_anew(len(record.entries))
    return frames


def _sittings(record: Record) -> tuple[tuple[Seated, ...], dict[int, list[Seated]]]:
    """Who sat where at the beginning, and who got a seat later, after how many entries."""
    opening: dict[Seat, Seated] = {}
    changes: dict[int, list[Seated]] = {}
    for each in record.sat:
        sat = Seated(each.seat, each.name, each.bot)
        if each.seat in opening:
            changes.setdefault(each.at, []).append(sat)
        else:
            opening[each.seat] = sat
    return tuple(opening.values()), changes
