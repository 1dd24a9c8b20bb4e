"""A match as it is told: for each viewer its own log, numbered by itself, and the parts of its picture that changed.

Parts are encoded once for each viewer and compared as bytes; what is the same for all (prompt, floor) is encoded once.
A viewer for whom nothing changed is told nothing: a message by itself would tell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from lastwire.engine.match import Match, visible
from lastwire.engine.types import PUBLIC, Offer, Prompt, Said, TalkRule, Timer, Told, Viewer
from lastwire.games import AnyGame
from lastwire.table.messages import Ended, LogLine, MatchPart, Running
from lastwire.table.suspension import Suspension

AnyMatch = Match[Any, Any, Any, Any, Any]

encode: Final = msgspec.json.Encoder(order="deterministic").encode

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
    """The match of a table and what its viewers know of it."""

    def __init__(
        self, match: AnyMatch, names: Sequence[str], acting: bool = True, suspension: Suspension | None = None
    ) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.names = tuple(names)
        self.prompt: Prompt | None = None
        self.rule_timers: tuple[Timer, ...] = ()  # as the rules have them
        self.timers: tuple[Timer, ...] = ()  # those that run
        self._suspension = suspension or Suspension()
        self._clocks: tuple[Timer, ...] = ()  # those that are told
        self._acting = acting  # whether viewers may act: a replay has no offers and no clocks
        self._shown: dict[Viewer, _Shown] = {}
        self.version = 0  # of the state and the names
        self._state: Any = None
        self._prompt = _NULL
        self._floor = _NULL
        self._floor_of = (-1, -1)
        self._ended = _NULL
        self._public: Any = None
        self._public_of = -1
        self._logs: dict[Viewer, _Log] = {}  # long ones, so that whoever comes again and again costs little
        self.observe()

    # --- what happened ------------------------------------------------------------------------------------------------

    def observe(self) -> None:
        """Look at the match again after it changed."""
        match = self.match
        if match.state is not self._state:
            self._state = match.state
            self.version += 1
            self.prompt = self.game.prompt(match.state)
            self._prompt = Raw(encode(self.prompt))
            self.rule_timers = tuple(self.game.timers(match.state)) if self._acting and self.prompt is not None else ()
            self.retime()

    def retime(self) -> None:
        """Look at the clocks again after some stopped or went on."""
        self.timers = self._suspension.running(self.rule_timers)
        self._clocks = tuple(timer for timer in self.timers if not timer.secret)

    @property
    def has_move_clock(self) -> bool:
        """Whether the rules wait for a move no longer than so long."""
        return any(timer.kind != "game" for timer in self.rule_timers)

    def end(self, ended: Ended) -> None:
        """Nothing more can be asked of anybody, whatever the rules say (they do not know of a match given up)."""
        self._ended = Raw(encode(ended))
        self.prompt = None
        self._prompt = _NULL
        self.rule_timers = self.timers = self._clocks = ()
        self.version += 1

    def rename(self, names: Sequence[str]) -> None:
        if self.names != tuple(names):
            self.names = tuple(names)
            self._logs.clear()
            self.version += 1

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

    @property
    def public_view(self) -> Any:
        if self._public_of != self.version:
            self._public = self.match.view(PUBLIC)
            self._public_of = self.version
        return self._public

    # --- telling ------------------------------------------------------------------------------------------------------

    def whole(self, viewer: Viewer, since: int, t: int) -> tuple[int, tuple[LogLine, ...], MatchPart]:
        """Everything for this viewer, its log from the line after `since`."""
        known = self._logs.get(viewer) or _Log(0, ())
        news = visible(self.match.log[known.read :], viewer)
        count = len(known.lines) + len(news)
        since = since if 0 <= since <= count else 0
        shown = self._shown[viewer] = _Shown(count)
        part = self._compare(viewer, shown, t, whole=True)
        if count < LONG_LOG:
            return count, self._write(news[since:], viewer, since), part
        lines = (*known.lines, *self._write(news, viewer, len(known.lines)))
        self._logs[viewer] = _Log(len(self.match.log), lines)
        return count, lines[since:], part

    def update(
        self, viewer: Viewer, news: Sequence[Told | Said], t: int
    ) -> tuple[int, tuple[LogLine, ...], MatchPart] | None:
        """What is new for this viewer, who has been shown the rest; None if nothing is."""
        shown = self._shown[viewer]
        lines = self._write(visible(news, viewer), viewer, shown.n)
        shown.n += len(lines)
        part = self._compare(viewer, shown, t)
        return (shown.n, lines, part) if lines or part is not _UNCHANGED else None

    def _write(self, lines: Iterable[Any], viewer: Viewer, n: int) -> tuple[LogLine, ...]:
        game, names = self.game, self.names
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
        if shown.version != self.version:
            shown.version = self.version
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
        game, state, names, prompt = self.game, self.match.state, self.names, self.prompt
        view = self.public_view if viewer == PUBLIC else game.view(state, viewer)
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
        if viewer >= 0 and self._acting:
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
        talk = self.match.talk
        if self._floor_of != (self.version, len(talk)):
            self._floor_of = (self.version, len(talk))
            data = encode(self.game.floor(self.public_view, talk))
            if data != bytes(self._floor):
                self._floor = Raw(data)
        return self._floor


_UNCHANGED: Final = MatchPart()
