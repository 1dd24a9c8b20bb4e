"""What the entries made of a table: its room and its match. Nothing here knows who is connected or what time it is."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple, TypeAlias, assert_never

from msgspec import UNSET, Raw

from lastwire.engine.match import Match
from lastwire.engine.step import Step
from lastwire.engine.types import CLOCK, TABLE, Expire, Outcome, Said, Seat, Told
from lastwire.errors import Broken, LastWireError, Malformed, RecordError, Refused
from lastwire.games import AnyGame
from lastwire.message import Message, Value
from lastwire.table import entry as stored
from lastwire.table.chat import Flow
from lastwire.table.dispatch import encode
from lastwire.table.entry import Entry
from lastwire.table.form import FORM
from lastwire.table.live import Live
from lastwire.table.remains import Remains
from lastwire.table.request import Request
from lastwire.table.room import Room
from lastwire.table.seats import Seating
from lastwire.table.style import Style
from lastwire.table.terms import Terms

News: TypeAlias = list[Told | Said]
_MatchEntry: TypeAlias = stored.Begun | stored.Played | stored.Spoken
_SeatEntry: TypeAlias = stored.StoodIn | stored.Returned | stored.Sat | stored.LetIn | stored.Stood | stored.Cleared
_DoorEntry: TypeAlias = (
    stored.Entered | stored.Protected | stored.Locked | stored.Muted | stored.HostGiven | stored.Pardoned
)
_RoomEntry: TypeAlias = (
    stored.Opened
    | stored.Renamed
    | stored.BotsPut
    | stored.Swapped
    | stored.Configured
    | stored.Upgraded
    | stored.Roomed
    | stored.Chatted
    | stored.PauseVoted
    | stored.AbandonVoted
    | stored.Lapsed
    | stored.ClocksStopped
    | stored.ClocksStarted
    | stored.PauseEnded
    | stored.Waited
    | stored.Gathered
    | stored.Resumed
    | stored.HostPassed
    | stored.Repaid
    | stored.Frozen
)

_LAPSED: Final = {
    "pause": Message("tell-lapsed-pause"),
    "abandon": Message("tell-lapsed-abandon"),
}


class Ready(NamedTuple):
    """What was worked out to admit an entry, to be used if it is stored: the typed value and its step."""

    value: Any
    step: Step[Any, Any] | None = None


class _SetAside(Exception):
    """An entry concerns a match that this version cannot go on with."""


class Fold:
    """The fold of a table's entries. Equal entries give equal states, on whatever terms and at whatever time."""

    def __init__(self, room: Room, terms: Terms) -> None:
        self.room = room
        self.live: Live | None = None
        self.remains: Remains | None = None  # set instead of the match, if this version cannot go on with it
        self.flow = Flow()
        self._terms = terms

    @property
    def game(self) -> AnyGame:
        return self._terms.load(self.room.game)

    def digest(self) -> str:
        """A fingerprint of all this."""
        parts: list[Any] = [FORM.write(self.room)]
        if self.live is not None:
            parts.append(self.live.fingerprint())
        if self.remains is not None:
            parts.append(self.remains.fingerprint())
        return hashlib.blake2b(encode(parts), digest_size=16).hexdigest()

    def apply(self, entry: Entry, ready: Ready | None = None) -> News:
        """Change what the entry changes; returns the lines it added to the match's log.

        `ready` is what was worked out when the entry was admitted, if that was here and just now.
        """
        room = self.room
        if entry.n != room.n + 1:
            raise RecordError(f"entry {entry.n} does not follow entry {room.n}")
        room.n = entry.n
        room.now = max(room.now, entry.now)
        if entry.id:
            room.note_id(entry.guest, entry.id)
        command = entry.command
        news: News = []
        was = self.live
        length = (0, 0) if was is None else (len(was.match.entries), len(was.match.log))
        try:
            match command:
                case stored.Played() | stored.Spoken() | stored.Begun():
                    news = self._in_match(entry, command, ready)
                case stored.StoodIn() | stored.Returned() | stored.Stood() | stored.Cleared():
                    news = self._in_seats(entry, command)
                case stored.Sat() | stored.LetIn():
                    news = self._in_seats(entry, command)
                case (
                    stored.Entered()
                    | stored.Protected()
                    | stored.Locked()
                    | stored.Muted()
                    | stored.HostGiven()
                    | stored.Pardoned()
                ):
                    self._at_door(entry, command)
                case _:
                    self._in_room(entry, command)
        except _SetAside:
            self._wind_up(entry)
        if self.live is not None and not self.live.over:
            news = news + self._settle(self.live, entry, *(length if self.live is was else (0, 0)))
        return news

    # --- the match ----------------------------------------------------------------------------------------------------

    def _in_match(self, entry: Entry, command: _MatchEntry, ready: Ready | None) -> News:
        if isinstance(command, stored.Begun):
            return self._begin(command, None if ready is None else ready.value)
        if self.remains is not None:
            return self._add(self.remains, entry, command)
        live = self._must_live()
        try:
            return self._carry_on(live, entry, command, ready)
        except (Malformed, Refused, Broken) as error:
            # It was accepted by rules that this version no longer has, though its revision did not say so.
            self.remains = live.set_aside(str(error))
            self.live = None
            return self._add(self.remains, entry, command)

    def _carry_on(self, live: Live, entry: Entry, command: stored.Played | stored.Spoken, ready: Ready | None) -> News:
        match = live.match
        codec = match.game.codec
        if isinstance(command, stored.Spoken):
            act = codec.kept_act(command.act) if ready is None else ready.value
            # A record must know which limits an act was let through by, even if somebody else has the seat by now.
            match.bots = match.bots | {command.seat} if command.bot else match.bots - {command.seat}
            if not command.bot:
                self.flow.note(entry.guest, entry.now)
            return match.say(command.seat, act, entry.t, checked=True)
        move = codec.kept_move(command.move) if ready is None else ready.value
        step = None if ready is None else ready.step
        if step is None:
            step = match.propose(command.seat, move, entry.t)
        if command.seat == CLOCK and isinstance(move, Expire):
            live.note_stall(move.timer)
        elif entry.guest:
            live.note_turn(command.seat)
        return match.accept(command.seat, move, step)

    def _add(self, remains: Remains, entry: Entry, command: stored.Played | stored.Spoken) -> News:
        """An entry of a match that was set aside: kept, not carried out."""
        if not remains.over:
            remains.add(entry, command, self.room.seating.names)
            if entry.end is not UNSET:
                self._close(remains, entry.end, "ended")
        return []

    def _begin(self, command: stored.Begun, match: Match[Any, Any, Any, Any, Any] | None) -> News:
        room = self.room
        seating = room.seating
        self._forget()
        room.phase = "match"
        room.match += 1
        room.tally.begin([chair.player or "" for chair in seating])
        if match is None:
            position = None if command.position is UNSET else command.position
            try:
                seed = bytes.fromhex(command.seed)
                match = Match.resume(self.game, command.revision or 1, command.options, len(seating), seed, position)
            except (RecordError, Malformed, Refused, Broken) as error:
                self.live = None
                self.remains = Remains(self.game, command, room.match, len(seating), str(error))
                return []
        self.live = Live(match, room.match, seating.names, room.now, command)
        self.live.held = {chair.guest: seat for seat, chair in enumerate(seating) if chair.guest is not None}
        news: News = []
        for seat in sorted(seating.bots):
            news += self._staffed(seat, True, 0)
        return news

    def _settle(self, live: Live, entry: Entry, deeds: int, lines: int) -> News:
        """Names, votes and the end of the match, after whatever happened; returns what the votes added to its log.
        `deeds` and `lines`: how much there was of the match before this entry."""
        seating = self.room.seating
        live.match.bots = seating.bots
        live.rename(seating.names, lines)
        live.observe()
        live.write_down()
        if not isinstance(entry.command, stored.Played | stored.Spoken):
            live.seat([(name, chair.level) for name, chair in zip(seating.names, seating, strict=True)], deeds)
            present = seating.present
            live.end_request.recount(present)
            live.pause_request.recount(present)
            live.ready &= present
            if live.end_request.meets(present):
                return self._abandon(live, entry)
            if live.pause_request.meets(present):
                live.pause(entry.now)
            elif live.ready and live.ready == present and not live.waiting:
                self._go_on(live, entry.now)
        if live.prompt is None:
            self._conclude(live, live.match.outcome, "ended")
        return []

    def _go_on(self, live: Live, now: int) -> None:
        """All want a paused match to go on."""
        live.agree(now)
        if live.resumes_at is not None:
            self.room.announce(Message("tell-resuming", args={"span": _span(live.resumes_at - now)}))

    def _abandon(self, live: Live, entry: Entry) -> News:
        """All agreed to give up: without a result, unless the rules make a move of it."""
        move = live.match.game.manners.abandoned(live.match.state)
        if move is None:
            self.room.announce(Message("tell-abandoned"))
            self._conclude(live, None, "abandoned")
            return []
        try:
            news = live.match.play(TABLE, move, entry.t)
        except LastWireError:
            self._break(live)
            return []
        self.room.announce(Message("tell-given-up"))
        live.observe()
        self._conclude(live, live.match.outcome, "abandoned")
        return news

    def _conclude(self, live: Live, outcome: Outcome | None, reason: str) -> None:
        live.end(outcome, self.room.seating.guests, counts=not self.room.style.practice)
        self.room.conclude(live.match.game, live.match.options, outcome, reason, live.names)
        for chair in self.room.seating:
            chair.stand_in = None
        self.room.seating.introduce()

    def _close(self, remains: Remains, outcome: Outcome | None, reason: str) -> None:
        """A match that was set aside is over: there is nothing left to look at, so people are back in the room."""
        names = self.room.seating.names
        remains.end(outcome, names)
        self.room.conclude(remains.game, remains.options, outcome, reason, names)
        self.room.phase = "room"
        for chair in self.room.seating:
            chair.stand_in = None

    def _wind_up(self, entry: Entry) -> None:
        """What an entry meant to a match that was set aside can no longer be known, except for giving up and breaking,
        which need no rules. Seats and talk have been dealt with already."""
        remains, present = self.remains, self.room.seating.present
        if remains is None or remains.over:
            return
        match entry.command:
            case stored.Frozen():
                self._close(remains, None, "broken")
                return
            case stored.AbandonVoted(on=on):
                self._vote(remains.end_request, entry, on)
            case stored.Lapsed(request="abandon"):
                remains.end_request.drop()
        remains.end_request.recount(present)
        if remains.end_request.meets(present):
            self._close(remains, None, "abandoned")

    def _forget(self) -> None:
        """Another match begins, or the table is back in its room. One that was set aside must have been over."""
        if self.remains is not None and not self.remains.over:
            self._close(self.remains, None, "ended")
        self.remains = None

    @property
    def unfinished(self) -> bool:
        """Whether a match that was set aside is still to be ended."""
        return self.remains is not None and not self.remains.over

    def outdated(self) -> stored.Upgraded | None:
        """What this version cannot go on with, if there is anything: to be entered before anything else."""
        room = self.room
        ended = self.unfinished
        if not room.game:
            return None
        options, gone = self.game.codec.kept_options(room.options)
        if not ended and not gone:
            return None
        written = Raw(self.game.codec.keep_options(options)) if gone else UNSET
        return stored.Upgraded(ended, written, gone)

    def _upgrade(self, command: stored.Upgraded) -> None:
        room, title = self.room, self.game.info.title
        if command.options is not UNSET:
            room.options = _copy(command.options)
            room.announce(Message("tell-options-gone", args={"game": title, "options": tuple(command.gone)}))
        if not command.ended or (self.live is not None and self.live.over):
            return  # or it was written by a newer version, which could not see that the match was over
        room.announce(Message("tell-updated", args={"game": title}))
        if self.remains is None:
            # Written by a newer version than this one, which understood the match.
            live = self._must_live()
            self.remains = live.set_aside("a newer version ended it")
            self.live = None
        self._close(self.remains, None, "updated")

    def _staffed(self, seat: Seat, bot: bool, t: int) -> News:
        """Let the rules know who runs a seat now, if they care."""
        live = self.live
        if live is None or live.over:
            return []
        try:
            move = live.match.game.manners.staffed(live.match.state, seat, bot)
            return [] if move is None else live.match.play(TABLE, move, t)
        except LastWireError:
            # The rules must accept a move that they asked for themselves. This entry is stored already, so the match
            # has to end with it.
            self._break(live)
            return []

    def _break(self, live: Live) -> None:
        self.room.announce(Message("tell-broken"))
        self._conclude(live, None, "broken")

    # --- seats --------------------------------------------------------------------------------------------------------

    def _in_seats(self, entry: Entry, command: _SeatEntry) -> News:
        room, seating = self.room, self.room.seating
        match command:
            case stored.StoodIn(seat=seat, level=level):
                seating[seat].stand_in = level
                # An entry of somebody's own is the host's wish; the others are the table's.
                id = "tell-relieved" if entry.guest else "tell-stalled" if command.stalled else "tell-away"
                room.announce(_about(id, seating[seat].name, level))
                if command.stalled:
                    self._must_live().stalled.add(seat)
                return self._staffed(seat, True, entry.t)
            case stored.Returned(seat=seat):
                seating[seat].stand_in = None
                room.announce(_about("tell-returned", seating[seat].name))
                return self._taken_back(seat, entry.t)
            case stored.Sat(seat=seat, name=name):
                return self._sit(entry.guest, seat, name, None, entry.t)
            case stored.LetIn():
                room.let(command.guest)
                if command.seat is None:
                    room.announce(Message("tell-watcher"))
                    return []
                return self._sit(command.guest, command.seat, command.name, command.later or None, entry.t)
            case stored.Stood(level=level):
                return self._leave(self._must_sit(entry.guest), level, entry.t, "tell-left")
            case stored.Cleared(seat=seat, level=level):
                guest = seating[seat].guest
                if guest is None:
                    seating.empty(seat)
                    return []
                room.sent_away.append(guest)
                if level is not None and self.live is not None:
                    self.live.kept[seat] = guest
                return self._leave(seat, level, entry.t, "tell-sent-away")
            case _:
                assert_never(command)

    def _sit(self, guest: str, seat: Seat, name: str, later: str | None, t: int) -> News:
        room, seating = self.room, self.room.seating
        old = seating[seat]
        seating.put_person(seat, guest, name, later)
        if room.host is None:
            room.pass_host(seat)
        if room.phase != "match":
            return []
        room.announce(Message("tell-taken-over", args={"name": name, "seat": seat + 1, "bot": old.name or ""}))
        room.tally.hand_over(old.player or "", guest)
        self._must_live().held[guest] = seat
        return self._taken_back(seat, t)

    def _taken_back(self, seat: Seat, t: int) -> News:
        """A person has a seat that a bot had."""
        live = self._must_live()
        live.unstall(seat)
        return self._staffed(seat, False, t)

    def _leave(self, seat: Seat, level: str | None, t: int, id: str) -> News:
        """A person gives up a seat for good: it is empty then, or in a running match a bot's."""
        room, seating = self.room, self.room.seating
        chair = seating[seat]
        room.announce(_about(id if level is None else f"{id}-bot", chair.name, level))
        if room.host == chair.guest:
            room.pass_host(seating.after(seat))
        if level is None:
            seating.empty(seat)
            return []
        seating.put_bot(seat, level)
        room.tally.hand_over(chair.player or "", seating[seat].player or "")
        self._must_live().unstall(seat)
        return [] if chair.stand_in is not None else self._staffed(seat, True, t)

    # --- the room -----------------------------------------------------------------------------------------------------

    def _in_room(self, entry: Entry, command: _RoomEntry) -> None:
        room = self.room
        match command:
            case stored.Opened():
                room.host = entry.guest
                room.game, room.options, room.watch = command.game, _copy(command.options), command.watch
                room.style = Style() if command.style is UNSET else command.style
                room.seating = Seating.of(command.seats)
                room.seating.put_person(0, entry.guest, command.name)
            case stored.Renamed(name=name):
                room.seating[self._must_sit(entry.guest)].name = name
            case stored.BotsPut(seats=seats, level=level):
                for seat in seats:
                    room.seating.put_bot(seat, level)
            case stored.Swapped(a=a, b=b):
                room.seating.swap(a, b)
            case stored.Configured():
                before = self._content()
                chosen = self._terms.load(command.game).codec.kept_options(command.options)[0]
                if command.game != room.game or chosen != room.chosen(self.game):
                    room.tally.clear()
                if command.game != room.game:
                    room.kept = {}
                room.game, room.options, room.watch = command.game, _copy(command.options), command.watch
                room.style = Style() if command.style is UNSET else command.style
                room.seating.resize(command.seats)
                self._announce_content(before)
            case stored.Upgraded():
                self._upgrade(command)
            case stored.Roomed():
                self._forget()
                room.phase = "room"
                self.live = None
            case stored.Chatted(text=text):
                own = room.seating.seat_of(entry.guest)
                speaker = None if own is None else room.seating[own].name
                room.say(speaker or Message("watcher", args={"id": entry.guest[:4]}), text)
                self.flow.note(entry.guest, entry.now)
            case stored.PauseVoted(on=on):
                self._must_live().votes[self._must_sit(entry.guest)] += 1
                self._vote_pause(entry, on)
            case stored.AbandonVoted(on=on):
                self._must_live().votes[self._must_sit(entry.guest)] += 1
                self._vote(self._must_live().end_request, entry, on)
            case stored.Lapsed(request=what):
                live = self._must_live()
                (live.pause_request if what == "pause" else live.end_request).drop()
                room.announce(_LAPSED[what])
            case stored.ClocksStopped():
                self._must_live().suspend(entry.t)
                room.announce(Message("tell-clocks-practice" if room.style.practice else "tell-clocks-stopped"))
            case stored.ClocksStarted():
                self._must_live().unsuspend(entry.t)
                room.announce(Message("tell-clocks-started"))
            case stored.PauseEnded():
                self._must_live().resume(entry.now)
                room.announce(Message("tell-pause-over"))
            case stored.Waited(seat=seat):
                self._must_live().pause(entry.now, waiting=True)
                room.announce(_about("tell-waiting", room.seating[seat].name))
            case stored.Gathered():
                self._go_on(self._must_live(), entry.now)
            case stored.Resumed():
                self._must_live().resume(entry.now)
            case stored.HostPassed(seat=seat):
                room.pass_host(seat)
                room.announce(_about("tell-host-away", room.seating[seat].name))
            case stored.Repaid(lost_ms=lost_ms):
                room.announce(Message("tell-repaid", args={"span": _span(lost_ms)}))
            case stored.Frozen():
                self._break(self._must_live())
            case _:
                assert_never(command)

    def _vote_pause(self, entry: Entry, on: bool) -> None:
        live, seat = self._must_live(), self._must_sit(entry.guest)
        if not live.paused:
            self._vote(live.pause_request, entry, on)
        elif on:
            live.ready.discard(seat)
        else:
            live.ready.add(seat)

    def _vote(self, request: Request, entry: Entry, on: bool) -> None:
        """Ask for something, agree to it or take that back; anyone who declines ends it for all."""
        seat = self._must_sit(entry.guest)
        if on:
            request.agree(seat, entry.now)
        elif seat in request.seats:
            request.take_back(seat)
        else:
            request.drop()
            self.room.announce(_about("tell-declined", self.room.seating[seat].name))

    def _at_door(self, entry: Entry, command: _DoorEntry) -> None:
        """Who comes in, who may speak, who is host."""
        room = self.room
        match command:
            case stored.Entered():
                room.enter(entry.guest)
            case stored.Protected(key=key):
                room.key, room.entered = key, []
                room.announce(Message("tell-password" if key else "tell-no-password"))
            case stored.Locked(on=on):
                room.locked = on
                room.announce(Message("tell-locked" if on else "tell-unlocked"))
            case stored.Muted(on=on, guest=""):
                room.quiet = on
                room.announce(Message("tell-quiet" if on else "tell-not-quiet"))
            case stored.Muted(on=on, guest=guest):
                room.muted = [other for other in room.muted if other != guest] + [guest] * on
                seat = room.seating.seat_of(guest)
                if seat is not None:
                    room.announce(_about("tell-muted" if on else "tell-unmuted", room.seating[seat].name))
            case stored.HostGiven(seat=seat):
                room.pass_host(seat)
                room.announce(_about("tell-host", room.seating[seat].name))
            case stored.Pardoned():
                room.sent_away = []
                room.announce(Message("tell-pardoned"))
            case _:
                assert_never(command)

    def _content(self) -> tuple[str, Any] | None:
        """The game and the content chosen for it, as stored, if there is anything to choose."""
        content = self.game.content
        return None if content is None else (self.room.game, getattr(self.room.chosen(self.game), content.option))

    def _announce_content(self, before: tuple[str, Any] | None) -> None:
        """Other cards or numbers than the game's own are everybody's business."""
        after = self._content()
        if after is None or after == before:
            return
        game, content = self.game, self.game.content
        if content is not None and after[1] != getattr(game.types.Options(), content.option):
            self.room.announce(Message("tell-content-own", args={"game": game.info.title}))
        elif before is not None and before[0] == game.info.name:
            self.room.announce(Message("tell-content-house", args={"game": game.info.title}))

    def _must_live(self) -> Live:
        if self.remains is not None:
            raise _SetAside
        if self.live is None:
            raise RecordError("an entry of a match without a match")
        return self.live

    def _must_sit(self, guest: str) -> Seat:
        seat = self.room.seating.seat_of(guest)
        if seat is None:
            raise RecordError("an entry of a seat by somebody who has none")
        return seat


def _copy(raw: Raw) -> Raw:
    """A copy of its bytes: otherwise a raw value keeps alive the whole message it came in."""
    return Raw(bytes(raw))


def _about(id: str, name: str | None, level: str | None = None) -> Message:
    """A line about somebody who may be called something else later."""
    told: dict[str, Value] = {"name": name or ""}
    return Message(id, args=told if level is None else {**told, "level": Message(f"level-{level}")})


def _span(ms: int) -> Message:
    seconds = ms // 1_000
    if seconds < 120:
        return Message("span-seconds", args={"s": seconds})
    minutes = seconds // 60
    if minutes < 120:
        return Message("span-minutes", args={"min": minutes})
    return Message("span-hours", args={"h": minutes // 60, "min": minutes % 60})
