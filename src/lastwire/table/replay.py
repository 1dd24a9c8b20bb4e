"""A finished match, frame by frame, for any viewer: what it was told at the time, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import Seat, Viewer
from lastwire.games import AnyGame
from lastwire.message import Message
from lastwire.table.dispatch import MatchPart
from lastwire.table.reel import Frame, Reel, Seated
from lastwire.table.telling import Telling


class Replayed(NamedTuple):
    """A match played again for one viewer: its frames, and what players were called one after another."""

    frames: list[Frame]
    called: tuple[tuple[str, ...], ...]


def replay_frames(record: Record, viewer: Viewer, game: AnyGame | None = None) -> list[Frame]:
    """Frame 0 is the opening, whole; the last ones tell how it ended. Raises `RecordError` if it does not replay."""
    return replayed(record, viewer, game).frames


def replayed(record: Record, viewer: Viewer, game: AnyGame | None = None) -> Replayed:
    """The same, with all the names that its lines refer to."""
    steps = list(_steps(record, viewer, game))
    return Replayed([frame for frame, _ in steps], steps[-1][1].called)


def describe_frame(record: Record, viewer: Viewer, number: int, game: AnyGame | None = None) -> list[Message]:
    """The position in words at this frame; nothing, if there is no such frame."""
    for at, (_, telling) in enumerate(_steps(record, viewer, game)):
        if at == number:
            return telling.describe(viewer)[1]
    return []


class Excerpt(NamedTuple):
    """Some moments of a match: its frames from the first of them on, and at which frame each is."""

    frames: list[Frame]
    moments: list[int]


def excerpt(record: Record, viewer: Viewer, moments: Sequence[int]) -> Excerpt:
    """The match after each of these numbers of entries, as its viewer had it then, with all that could be done. Frame 0
    is the first moment, whole. Raises `RecordError` if it does not replay."""
    match: Match[Any, Any, Any, Any, Any] = Match.begin(games.load(record.game), record)
    first = moments[0]
    for entry in record.entries[:first]:
        match.repeat(entry)
    reel = Reel(match, viewer, record.called(0))
    frames, at = [reel.opening()], {first: 0}
    for number, entry in enumerate(record.entries[first : moments[-1]], first + 1):
        frame = reel.next(match.repeat(entry))
        if frame is not None:
            frames.append(frame)
        at[number] = len(frames) - 1
    return Excerpt(frames, [at[moment] for moment in moments])


def _steps(record: Record, viewer: Viewer, game: AnyGame | None) -> Iterator[tuple[Frame, Telling]]:
    game = games.load(record.game) if game is None else game
    match: Match[Any, Any, Any, Any, Any] = Match.begin(game, record)
    reel = Reel(match, viewer, record.called(0), acting=False)
    telling = reel.telling
    if not record.entries:
        reel.progress.close(match.outcome)
    opening, changes = _sittings(record)
    last = reel.opening(opening or UNSET)
    yield last, telling

    def seated_anew(at: int) -> Frame | None:
        """Everybody noticed this, whether or not it changed anything for them; when, only the table knows."""
        sat = changes.get(at)
        if not sat:
            return None
        reel.progress.rename(record.called(at))
        n, lines, part = telling.update(viewer, telling.news(), last.t) or (last.n, (), MatchPart())
        return Frame(n, last.t, lines, part, tuple(sat))

    for number, entry in enumerate(record.entries, 1):
        if (frame := seated_anew(number - 1)) is not None:
            last = frame
            yield last, telling
        told = reel.next(match.repeat(entry), number == len(record.entries))
        if told is not None:
            last = told
            yield last, telling
    if (frame := seated_anew(len(record.entries))) is not None:
        yield frame, telling


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
