"""A match as it is told: for each viewer its own log, with its own numbering, and the parts of its view that changed.

A view is built for each viewer and compared field by field with the one before; what is the same for all (prompt,
floor, most fields of a view) is encoded once. Each event comes with what it changed in its viewer's view, so that a
client shows a move step by step and works nothing out. A viewer for whom nothing changed is told nothing: a message by
itself would tell.

Where a game's log goes back only so far, what is older is not sent again until the match is over. How far that is
follows from the lines that the viewer itself was told.
"""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Collection, Sequence
from functools import cache
from itertools import accumulate, compress
from operator import attrgetter, is_not
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import astuple

from lastwire.engine.match import told_to, visible
from lastwire.engine.secret import blank
from lastwire.engine.types import PUBLIC, Offer, Past, Prompt, Said, TalkRule, Timer, Told, Viewer
from lastwire.games import AnyGame
from lastwire.message import Message
from lastwire.table.dispatch import Ended, LogLine, MatchPart, Running, encode
from lastwire.table.live import Progress

Lines: TypeAlias = tuple[Any, ...]  # each a `LogLine`, or one or more of them that are encoded already

_NULL: Final = Raw(b"null")
_SILENT: Final = TalkRule()
LONG_LOG: Final = 400  # lines; logs at least this long are kept in words
BLOCK: Final = 64  # lines
RULES: Final = 1024  # for talk that are kept encoded, for all tables
READ_AT_ONCE: Final = 20  # lines of such a log that are put into words for each viewer after one entry


class _Log:
    """A viewer's lines in words, as far as the match's log has been read; which are talk, and which begin a turn. All
    but the last are encoded and joined to blocks, so that whoever wants them costs little, however many there are."""

    __slots__ = ("_begins", "_blocks", "_last", "read", "said", "turns")

    def __init__(self) -> None:
        self.read = 0
        self.said: list[bool] = []
        self.turns: list[int] = []
        self._blocks: list[bytes] = []
        self._begins: list[int] = []  # where in its block each line begins
        self._last: list[LogLine] = []  # those that are in no block yet

    def add(self, line: LogLine, turns: bool) -> None:
        self.said.append(line.said is not None)
        if turns:
            self.turns.append(line.n)
        self._last.append(line)
        if len(self._last) == BLOCK:
            encoded = [encode(each) for each in self._last]
            self._begins += accumulate([len(each) + 1 for each in encoded[:-1]], initial=0)
            self._blocks.append(b",".join(encoded))
            self._last.clear()

    def __len__(self) -> int:
        return len(self.said)

    def after(self, n: int) -> Lines:
        """The lines after this one; a block stands among others like a line."""
        whole, begun = divmod(n, BLOCK)
        if whole == len(self._blocks):
            return tuple(self._last[begun:])
        first = self._blocks[whole][self._begins[n] :]
        return (Raw(first), *map(Raw, self._blocks[whole + 1 :]), *self._last)

    def some(self, start: int, end: int, said: bool) -> Lines:
        """Of the lines from here to there, those that are talk, or those that are not."""
        return tuple([self._line(at) for at in range(start, end) if self.said[at] is said])

    def _line(self, at: int) -> LogLine | Raw:
        whole, place = divmod(at, BLOCK)
        if whole == len(self._blocks):
            return self._last[place]
        end = self._begins[at + 1] - 1 if place + 1 < BLOCK else None
        return Raw(self._blocks[whole][self._begins[at] : end])


class _Moment:
    """A state, and the fields of views of it, by their place, as they were encoded for the last who was shown them:
    most look the same to the next. `latest` is a later state that is equal to it."""

    __slots__ = ("fields", "latest", "state")

    def __init__(self, state: Any) -> None:
        self.state = self.latest = state
        self.fields: dict[int, tuple[Any, bytes]] = {}


class Ending(NamedTuple):
    """The end of the log, to be told to one viewer after another: each line with the names of its time and the moment
    of an event; and the moment after all of them."""

    lines: tuple[tuple[Told | Said, int, _Moment | None], ...]
    now: _Moment


class _Shown:
    """What a viewer has been shown: how many lines, the bytes of each part, and the view of which moment."""

    __slots__ = (
        "ask",
        "ended",
        "fields",
        "floor",
        "forgotten",
        "goal",
        "moment",
        "n",
        "offers",
        "prompt",
        "read",
        "rule",
        "talk",
        "timers",
        "turns",
        "values",
        "version",
        "view",
    )

    def __init__(self, n: int, read: int, turns: deque[int]) -> None:
        self.n = n
        self.read = read  # how far the match's log was read for it
        self.turns = turns  # the lines with which those began that the log goes back to
        self.forgotten = 0
        self.version = -1
        self.moment: _Moment | None = None
        self.view: Any = None
        self.values: tuple[Any, ...] = ()  # of the view's fields, and each with its name as it was encoded
        self.fields: list[bytes] = []
        self.ask: Message | None = None
        self.goal: Message | None = None
        self.offers = self.talk = b""
        self.rule: TalkRule | None = None
        self.prompt = self.floor = self.ended = _NULL
        self.timers: tuple[Timer, ...] = ()


class Telling:
    """What the viewers of a match know of it."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        progress.match.watched = True
        self._game: AnyGame = progress.game
        match = progress.match
        # A replay is of a match that is over.
        self._recall = self._game.manners.recall(match.options, match.seats) if progress.acting else None
        self._shown: dict[Viewer, _Shown] = {}
        self._of: Prompt | None = None
        self._prompt = _NULL
        self._floor = _NULL
        self._floor_of = (-1, -1)
        self._ended = _NULL
        self._timers: tuple[Timer, ...] = ()
        self._clocks: tuple[Timer, ...] = ()  # those that are told
        self._logs: dict[Viewer, _Log] = {}  # long ones, so that somebody who reconnects again and again costs little
        self._moment = _Moment(None)  # the last that somebody was shown

    def _look(self) -> None:
        """Put into words again what is the same for all, where it has changed."""
        progress = self._progress
        if self._of is not progress.prompt:
            self._of = progress.prompt
            self._prompt = Raw(encode(progress.prompt))
        if self._timers is not progress.timers:
            self._timers = progress.timers
            self._clocks = tuple(timer for timer in progress.timers if not timer.secret)
        if progress.over and self._ended is _NULL:
            match, outcome = progress.match, progress.outcome
            review = None if outcome is None else match.review()
            self._ended = Raw(encode(Ended(outcome, match.seed.hex(), review, match.tally())))
        talk = progress.match.talk
        if self._floor_of != (progress.version, len(talk)):
            self._floor_of = (progress.version, len(talk))
            data = encode(progress.match.floor(progress.public_view))
            if data != bytes(self._floor):
                self._floor = Raw(data)

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

    def past(self, viewer: Viewer) -> Past:
        """What this viewer has been told and may still read: nothing, if it was not shown the match."""
        shown = self._shown.get(viewer)
        if shown is None:
            return Past()
        lines = visible(self._progress.match.log, viewer)[: shown.n]
        events = [line for line in lines[shown.forgotten :] if not isinstance(line, Said)]
        return Past(tuple(events), tuple(self._progress.match.talk))

    @property
    def called(self) -> tuple[tuple[str, ...], ...]:
        """What players were called one after another."""
        return self._progress.naming.all

    def describe(self, viewer: Viewer) -> tuple[int, list[Message]]:
        """The position in words as this viewer sees it, and the last line it has been told."""
        return self.seen(viewer), self._game.words.describe(self._game.view(self._progress.match.state, viewer))

    # --- telling ------------------------------------------------------------------------------------------------------

    def read_up(self, viewers: Collection[Viewer], most: int | None = None) -> None:
        """Put a long log, or this many of its lines, into words before these viewers ask for it."""
        end = len(self._progress.match.log)
        if end >= LONG_LOG:
            for viewer in viewers:
                known = self._logs.setdefault(viewer, _Log())
                self._read(viewer, known, end if most is None else min(end, known.read + most))

    def _read(self, viewer: Viewer, known: _Log, end: int) -> None:
        """Put this viewer's log into words as far as this line."""
        progress = self._progress
        for at, line in enumerate(progress.match.log[known.read : end], known.read):
            if isinstance(line, Told) and not told_to(line, viewer):
                continue
            heard = line if isinstance(line, Said) else blank(line.event, viewer)
            written = self._line(len(known) + 1, heard, viewer, progress.naming.at(at))
            known.add(written, self._turns(written))
        known.read = end

    def whole(self, viewer: Viewer, since: int, t: int) -> tuple[int, Lines, MatchPart]:
        """Everything for this viewer, its log from the line after `since`, as far as it may be read."""
        now = self.news().now
        end = len(self._progress.match.log)
        reopened = self._recall is not None and self._progress.over
        before = self._shown.get(viewer)
        if before is not None and since == before.n and before.read == end and not reopened:
            # The client has the log already, however long it is.
            shown = self._shown[viewer] = _Shown(before.n, end, before.turns)
            return before.n, (), self._compare(viewer, shown, t, now, whole=True)
        known = self._log(viewer, end)
        count = len(known)
        since = since if 0 <= since <= count and not reopened else 0
        shown = self._shown[viewer] = _Shown(count, end, deque(known.turns, self._recall and self._recall.turns))
        part = self._compare(viewer, shown, t, now, whole=True)
        gone = shown.forgotten
        kept = known.some(since, gone, said=True)  # of what may no longer be read
        return count, (*kept, *known.after(max(since, gone))), part

    def _log(self, viewer: Viewer, end: int) -> _Log:
        """This viewer's log as far as this line. A long one is kept."""
        known = self._logs.get(viewer) or _Log()
        self._read(viewer, known, end)
        if len(known) >= LONG_LOG:
            self._logs[viewer] = known
        return known

    def news(self, lines: Sequence[Told | Said] = ()) -> Ending:
        """These lines, which are the end of the log, made ready to be told."""
        self._look()
        progress, start = self._progress, len(self._progress.match.log) - len(lines)
        told = []
        for at, line in enumerate(lines, start):
            moment = self._at(line.at) if isinstance(line, Told) and line.at is not None else None
            told.append((line, progress.naming.at(at), moment))
        return Ending(tuple(told), self._at(progress.match.state))

    def _at(self, state: Any) -> _Moment:
        """The moment of this state: the last one, if nothing has changed since. Comparing states is cheaper than
        building views."""
        last = self._moment
        if state is not last.latest:
            if not _equal(state, last.latest):
                last = self._moment = _Moment(state)
            last.latest = state
        return last

    def update(self, viewer: Viewer, news: Ending, t: int) -> tuple[int, Lines, MatchPart] | None:
        """What is new for this viewer, who has been shown the rest; None if nothing is."""
        shown = self._shown[viewer]
        n = shown.n
        written: list[LogLine] = []
        for line, named, moment in news.lines:
            if isinstance(line, Said):
                n += 1
                written.append(self._line(n, line, viewer, named))
            elif told_to(line, viewer):
                # An event that a viewer does not hear of brings it no view either, not even one without changes.
                n += 1
                event = blank(line.event, viewer)
                written.append(self._line(n, event, viewer, named, self._changes(moment, viewer, shown)))
        if self._recall is not None:
            shown.turns.extend(line.n for line in written if self._turns(line))
        shown.n = n
        shown.read = len(self._progress.match.log)
        gone = shown.forgotten
        part = self._compare(viewer, shown, t, news.now)
        lines: Lines = tuple(written)
        if shown.forgotten < gone:
            lines = (*self._log(viewer, shown.read).some(0, gone, said=False), *lines)
        return (n, lines, part) if lines or part is not _UNCHANGED else None

    def _turns(self, line: LogLine) -> bool:
        """Whether a turn begins with this line."""
        return self._recall is not None and line.said is None and self._recall.begins(line.event)

    def _forgotten(self, shown: _Shown) -> int:
        """The last line that this viewer may no longer read; 0 if it may read all."""
        recall = self._recall
        if recall is None or self._progress.over or len(shown.turns) < recall.turns:
            return 0
        return shown.turns[0] - 1

    def _changes(self, moment: _Moment | None, viewer: Viewer, shown: _Shown) -> Raw | UnsetType:
        """What this viewer sees differently at this moment than at the one it was shown before."""
        if moment is None or moment is shown.moment:
            return UNSET
        public = viewer == PUBLIC and moment.latest is self._progress.match.state
        view = self._progress.public_view if public else self._game.view(moment.state, viewer)
        values, known = astuple(view), moment.fields
        if len(shown.fields) != len(values):
            shown.values, shown.fields = (UNSET,) * len(values), [b""] * len(values)
        was, fields = shown.values, shown.fields
        changes = []
        for at in compress(range(len(values)), map(is_not, values, was)):
            value = values[at]
            if value == was[at]:
                continue
            encoded = known.get(at)
            if encoded is None or (encoded[0] is not value and encoded[0] != value):
                data = b"%b:%b" % (_fields(view.__class__)[at], encode(value))
                known[at] = value, data
            else:
                data = encoded[1]
            if data != fields[at]:
                fields[at] = data
                changes.append(data)
        shown.moment, shown.view, shown.values = moment, view, values
        return Raw(b"{%b}" % b",".join(changes)) if changes else UNSET

    def _line(self, n: int, line: Any, viewer: Viewer, named: int, view: Raw | UnsetType = UNSET) -> LogLine:
        """An act of talk, or an event as this viewer may see it, in words."""
        words = self._game.words
        if isinstance(line, Said):
            return LogLine(n, words.utter(line, viewer, self._progress.match.talk), said=line, named=named)
        told = words.tell(line, viewer)
        if told is None:
            return LogLine(n, event=line, view=view, named=named)
        return LogLine(n, told.message, told.clause, line, None, view, named)

    def _compare(self, viewer: Viewer, shown: _Shown, t: int, now: _Moment, whole: bool = False) -> MatchPart:
        """The parts that differ from what was shown, or all of them; they are shown from now on."""
        changed: dict[str, Any] = {}
        if shown.version != self._progress.version:
            shown.version = self._progress.version
            self._compare_state(viewer, shown, changed, now, whole)
        floor = self._floor
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
        forgotten = self._forgotten(shown)
        if forgotten != shown.forgotten:
            shown.forgotten = changed["forgotten"] = forgotten
        return MatchPart(**changed) if changed else _UNCHANGED

    def _compare_state(self, viewer: Viewer, shown: _Shown, changed: dict[str, Any], now: _Moment, whole: bool) -> None:
        game, progress = self._game, self._progress
        state, prompt = progress.match.state, progress.prompt
        changes = self._changes(now, viewer, shown)
        if changes is not UNSET:
            changed["view"] = changes
        view = shown.view
        if whole or (self._prompt is not shown.prompt and bytes(self._prompt) != bytes(shown.prompt)):
            changed["prompt"] = self._prompt
        shown.prompt = self._prompt
        ask, goal = game.words.ask(view, viewer), game.words.goal(view, viewer)
        if whole or ask != shown.ask:
            shown.ask = changed["ask"] = ask
        if whole or goal != shown.goal:
            shown.goal = changed["goal"] = goal
        offers: Sequence[Offer] = ()
        rule = _SILENT
        if viewer >= 0 and progress.acting:
            if prompt is not None and (viewer in prompt.owed or viewer in prompt.may):
                offers = game.offers(state, viewer)
            rule = progress.match.talk_rule(viewer)
        data = encode(offers) if offers else b"[]"
        if whole or data != shown.offers:
            shown.offers = data
            changed["offers"] = Raw(data)
        if whole or rule is not shown.rule:  # games keep the rules they have made, so most are the same object
            shown.rule = rule
            data = _encoded(rule)
            if whole or data != shown.talk:
                shown.talk = data
                changed["talk"] = Raw(data)


_UNCHANGED: Final = MatchPart()


@cache
def _fields(kind: Any) -> tuple[bytes, ...]:
    """The names of a view's fields on the wire."""
    return tuple(encode(name) for name in kind.__struct_encode_fields__)


_rules: Final[dict[int, tuple[TalkRule, bytes]]] = {}  # by identity: a rule is long, and all tables share a game's


def _encoded(rule: TalkRule) -> bytes:
    """Rules for talk are long, and games keep those they have made."""
    known = _rules.get(id(rule))
    if known is None:
        if len(_rules) >= RULES:
            _rules.clear()
        known = _rules[id(rule)] = rule, encode(rule)
    return known[1]


def _equal(state: Any, other: Any) -> bool:
    """Whether two states are known to be the same, so that every view of them is."""
    values = _values(state.__class__)
    return other is not None and values is not None and bool(values(state) == values(other))


@cache
def _values(kind: Any) -> attrgetter[Any] | None:
    """What a state is compared by."""
    names = [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
    return attrgetter(*names) if names else None
