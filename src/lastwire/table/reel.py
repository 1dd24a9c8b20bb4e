"""A match told to one viewer frame by frame, while somebody plays it: a record, a scene of one, or a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from lastwire.engine.match import Match
from lastwire.engine.types import Seat, Viewer
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


class Reel:
    """The match as it stands, whole, and then whatever its viewer notices. `acting`: with what could be done."""

    def __init__(
        self, match: Match[Any, Any, Any, Any, Any], viewer: Viewer, names: Sequence[str], acting: bool = True
    ) -> None:
        self.match = match
        self.viewer = viewer
        self.progress = Progress(match, names, acting=acting)
        self.telling = Telling(self.progress)

    def opening(self, sat: tuple[Seated, ...] | UnsetType = UNSET) -> Frame:
        n, lines, part = self.telling.whole(self.viewer, 0, self.match.t)
        return Frame(n, self.match.t, lines, part, sat)

    def next(self, news: Sequence[Any], last: bool = False) -> Frame | None:
        """What the viewer notices of something that happened; `last`: no more follows, however it ended."""
        self.progress.observe()
        if last or self.match.outcome is not None:
            self.progress.close(self.match.outcome)
        told = self.telling.update(self.viewer, self.telling.news(news), self.match.t)
        if told is None:
            return None
        n, lines, part = told
        return Frame(n, self.match.t, lines, part)
