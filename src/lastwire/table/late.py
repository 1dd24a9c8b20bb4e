"""The match as it was a while ago, for spectators who may see every hand by then."""

from __future__ import annotations

from lastwire.engine.types import LATE, PUBLIC, Said, Told, Viewer
from lastwire.table.live import Progress
from lastwire.table.telling import Telling


class Late:
    """A second match that takes the entries of the first when they are old enough, by match time.

    Until its time has begun there is nothing to see but the public part of the set-up: dealt hands are no older than
    that.
    """

    def __init__(self, first: Progress, delay_ms: int) -> None:
        self.delay_ms = delay_ms
        self._first = first.match
        self._match = self._first.afresh()
        self._progress = Progress(self._match, first.names, naming=first.naming)
        self.telling = Telling(self._progress)
        self.viewer: Viewer = PUBLIC

    def rename(self, names: tuple[str, ...]) -> None:
        """Those who sit here are called this now; which names its lines have is known already."""
        if self._progress.names != names:
            self._progress.names = names
            self._progress.version += 1

    def t(self, t: int) -> int:
        """The match time that is shown at this one."""
        return max(0, t - self.delay_ms)

    @property
    def next(self) -> int | None:
        """The match time at which there is more to be seen."""
        if self.viewer == PUBLIC:
            return self.delay_ms
        read = len(self._match.entries)
        return self._first.entries[read].t + self.delay_ms if read < len(self._first.entries) else None

    def follow(self, t: int) -> list[Told | Said]:
        """Take what is old enough at this match time; returns the lines that it added."""
        news: list[Told | Said] = []
        if t >= self.delay_ms:
            self.viewer = LATE
        for entry in self._first.entries[len(self._match.entries) :]:
            if entry.t + self.delay_ms > t:
                break
            if entry.act is not None:
                news += self._match.say(entry.seat, entry.act, entry.t, checked=True)
            else:
                news += self._match.play(entry.seat, entry.move, entry.t)
        if news:
            self._progress.observe()
        return news
