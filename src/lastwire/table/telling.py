"""A match as it is told: for each viewer its own log, numbered by itself, and the parts of its picture that changed.

Parts are encoded once for each viewer and compared as bytes; what is the same for all (prompt, floor) is encoded once.
A viewer for whom nothing changed is told nothing: a message by itself would tell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Raw

from lastwire.engine.match import visible
from lastwire.engine.types import PUBLIC, Offer, Prompt, Said, TalkRule, Timer, Told, Viewer
from lastwire.games import AnyGame
from lastwire.table.live import Progress
from lastwire.table.messages import Ended, LogLine, MatchPart, Running, encode

_NULL: Final = Raw(b"null")
_SILENT: Final = TalkRule()
LONG_LOG: Final = 400  # lines, from which on they are kept in words


class _Log(NamedTuple):
    """A viewer's lines in words, as far as the match's log was read."""

    read: int
    lines: tuple[LogLine, ...]


class _Shown:
    """What a viewer has been shown: how many lines, and the bytes of each part."""

    __slots__ = ("ask", "ended", "floor", "n", "offers", "prompt", "rule", "talk", "timers", "twin", "version", "view")

    def __init__(self, n: int) -> None:
        self.n = n
        self.version = -1
        self.view = self.ask = self.twin = self.offers = self.talk = b""
        self.rule: TalkRule | None = None
        self.prompt = self.floor = self.ended = _NULL
        self.timers: tuple[Timer, ...] = ()


class Telling:
    """What the viewers of a match know of it."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._game: AnyGame = progress.game
        self._shown: dict[Viewer, _Shown] = {}
        self._names = progress.names
        self._of: Prompt | None = None
        self._prompt = _NULL
        self._floor = _NULL
        self._floor_of = (-1, -1)
        self._ended = _NULL
        self._timers: tuple[Timer, ...] = ()
        self._clocks: tuple[Timer, ...] = ()  # those that are told
        self._logs: dict[Viewer, _Log] = {}  # long ones, so that whoever comes again and again costs little

    def _look(self) -> None:
        """Word anew what is the same for all, where it has changed."""
        progress = self._progress
        if self._names != progress.names:
            self._names = progress.names
            self._logs.clear()
        if self._of is not progress.prompt:
            self._of = progress.prompt
            self._prompt = Raw(encode(progress.prompt))
        if self._timers is not progress.timers:
            self._timers = progress.timers
            self._clocks = tuple(timer for timer in progress.timers if not timer.secret)
        if progress.over and self._ended is _NULL:
            match, outcome = progress.match, progress.outcome
            review = None if outcome is None else self._game.review(match.state, match.talk)
            self._ended = Raw(encode(Ended(outcome, match.seed.hex(), review)))

    def forget(self, viewer: Viewer) -> None:
        """Nobody looks through these eyes any more."""
        self._shown.pop(viewer, None)

    def keep_only(self, viewers: Collection[Viewer | None]) -> None:
        self._shown = {viewer: shown for viewer, shown in self._shown.items() if viewer in viewers}

    def shows(self, viewer: Viewer) -> bool:
        """Whether this viewer has been shown the match."""
        return viewer in self._shown

    def seen(self, viewer: Viewer) -> int:
        """The last line that this viewer has been told."""
        shown = self._shown.get(viewer)
        return 0 if shown is None else shown.n

    # --- telling ------------------------------------------------------------------------------------------------------

    def read_up(self, viewer: Viewer) -> None:
        """Put a long log into words before this viewer asks for it."""
        self._look()
        known = self._logs.get(viewer) or _Log(0, ())
        news = visible(self._progress.match.log[known.read :], viewer)
        if len(known.lines) + len(news) >= LONG_LOG:
            lines = (*known.lines, *self._write(news, viewer, len(known.lines)))
            self._logs[viewer] = _Log(len(self._progress.match.log), lines)

    def whole(self, viewer: Viewer, since: int, t: int) -> tuple[int, tuple[LogLine, ...], MatchPart]:
        """Everything for this viewer, its log from the line after `since`."""
        self._look()
        known = self._logs.get(viewer) or _Log(0, ())
        news = visible(self._progress.match.log[known.read :], viewer)
        count = len(known.lines) + len(news)
        since = since if 0 <= since <= count else 0
        shown = self._shown[viewer] = _Shown(count)
        part = self._compare(viewer, shown, t, whole=True)
        if count < LONG_LOG:
            return count, self._write(news[since:], viewer, since), part
        lines = (*known.lines, *self._write(news, viewer, len(known.lines)))
        self._logs[viewer] = _Log(len(self._progress.match.log), lines)
        return count, lines[since:], part

    def update(
        self, viewer: Viewer, news: Sequence[Told | Said], t: int
    ) -> tuple[int, tuple[LogLine, ...], MatchPart] | None:
        """What is new for this viewer, who has been shown the rest; None if nothing is."""
        self._look()
        shown = self._shown[viewer]
        lines = self._write(visible(news, viewer), viewer, shown.n)
        shown.n += len(lines)
        part = self._compare(viewer, shown, t)
        return (shown.n, lines, part) if lines or part is not _UNCHANGED else None

    def _write(self, lines: Iterable[Any], viewer: Viewer, n: int) -> tuple[LogLine, ...]:
        game, names = self._game, self._names
        written = []
        for line in lines:
            n += 1
            if isinstance(line, Said):
                written.append(LogLine(n, game.utter(line, viewer, names), said=line))
            else:
                told = game.tell(line, viewer, names)
                written.append(LogLine(n, told.text, told.clause, line) if told else LogLine(n, "", event=line))
        return tuple(written)

    def _compare(self, viewer: Viewer, shown: _Shown, t: int, whole: bool = False) -> MatchPart:
        """The parts that differ from what was shown, or all of them; they are shown from now on."""
        changed: dict[str, Any] = {}
        if shown.version != self._progress.version:
            shown.version = self._progress.version
            self._compare_state(viewer, shown, changed, whole)
        floor = self._floor_now()
        if whole or floor is not shown.floor:
            if whole or bytes(floor) != bytes(shown.floor):
                changed["floor"] = floor
            shown.floor = floor
        if whole or self._clocks != shown.timers:
            # Compared by when they are due: how much is left differs at every look, and would tell of hidden entries.
            shown.timers = self._clocks
            changed["timers"] = tuple(Running(each.id, max(0, each.due_ms - t), each.seats) for each in self._clocks)
        if whole or self._ended is not shown.ended:
            shown.ended = self._ended
            changed["ended"] = self._ended
        return MatchPart(**changed) if changed else _UNCHANGED

    def _compare_state(self, viewer: Viewer, shown: _Shown, changed: dict[str, Any], whole: bool) -> None:
        game, progress, names = self._game, self._progress, self._names
        state, prompt = progress.match.state, progress.prompt
        view = progress.public_view if viewer == PUBLIC else game.view(state, viewer)
        data = encode(view)
        if whole or data != shown.view:
            shown.view = data
            changed["view"] = Raw(data)
        if whole or (self._prompt is not shown.prompt and bytes(self._prompt) != bytes(shown.prompt)):
            changed["prompt"] = self._prompt
        shown.prompt = self._prompt
        data = encode(game.ask(view, viewer, names))
        if whole or data != shown.ask:
            shown.ask = data
            changed["ask"] = Raw(data)
        data = encode(game.twin(view, names))
        if whole or data != shown.twin:
            shown.twin = data
            changed["twin"] = Raw(data)
        offers: Sequence[Offer] = ()
        rule = _SILENT
        if viewer >= 0 and progress.acting:
            if prompt is not None and (viewer in prompt.owed or viewer in prompt.may):
                offers = game.offers(state, viewer)
            rule = game.talk(state, viewer)
        data = encode(offers) if offers else b"[]"
        if whole or data != shown.offers:
            shown.offers = data
            changed["offers"] = Raw(data)
        if whole or rule is not shown.rule:  # games keep the rules they have made, so most are the same object
            shown.rule = rule
            data = encode(rule)
            if whole or data != shown.talk:
                shown.talk = data
                changed["talk"] = Raw(data)

    def _floor_now(self) -> Raw:
        progress, talk = self._progress, self._progress.match.talk
        if self._floor_of != (progress.version, len(talk)):
            self._floor_of = (progress.version, len(talk))
            data = encode(self._game.floor(progress.public_view, talk))
            if data != bytes(self._floor):
                self._floor = Raw(data)
        return self._floor


_UNCHANGED: Final = MatchPart()
