"""A finished match, frame by frame, for any viewer: what it was told at the time, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import Seat, Viewer
from lastwire.games import AnyGame
from lastwire.message import Message
from lastwire.table.dispatch import LogLine, MatchPart
from lastwire.table.live import Progress
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
    progress = Progress(match, record.called(0))
    telling = Telling(progress)
    n, lines, part = telling.whole(viewer, 0, match.t)
    frames, at = [Frame(n, match.t, lines, part)], {first: 0}
    for number, entry in enumerate(record.entries[first : moments[-1]], first + 1):
        news = match.repeat(entry)
        progress.observe()
        if progress.prompt is None:
            progress.close(match.outcome)
        told = telling.update(viewer, telling.news(news), match.t)
        if told is not None:
            n, lines, part = told
            frames.append(Frame(n, match.t, lines, part))
        at[number] = len(frames) - 1
    return Excerpt(frames, [at[moment] for moment in moments])


def _steps(record: Record, viewer: Viewer, game: AnyGame | None) -> Iterator[tuple[Frame, Telling]]:
    game = games.load(record.game) if game is None else game
    match: Match[Any, Any, Any, Any, Any] = Match.begin(game, record)
    progress = Progress(match, record.called(0), acting=False)
    telling = Telling(progress)
    if not record.entries:
        progress.close(match.outcome)
    opening, changes = _sittings(record)
    n, lines, part = telling.whole(viewer, 0, 0)
    last = Frame(n, 0, lines, part, opening or UNSET)
    yield last, telling

    def seated_anew(at: int) -> Frame | None:
        """Everybody noticed this, whether or not it changed anything for them; when, only the table knows."""
        sat = changes.get(at)
        if not sat:
            return None
        progress.rename(record.called(at))
        n, lines, part = telling.update(viewer, telling.news(), last.t) or (last.n, (), MatchPart())
        return Frame(n, last.t, lines, part, tuple(sat))

    for number, entry in enumerate(record.entries, 1):
        if (frame := seated_anew(number - 1)) is not None:
            last = frame
            yield last, telling
        news = match.repeat(entry)
        progress.observe()
        if number == len(record.entries):
            progress.close(match.outcome)
        told = telling.update(viewer, telling.news(news), match.t)
        if told is not None:
            n, lines, part = told
            last = Frame(n, match.t, lines, part)
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
