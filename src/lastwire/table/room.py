"""What a table remembers between matches. Its stored form, taken when a match starts, is the table's snapshot."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct, field

from lastwire.engine.types import Outcome, Seat
from lastwire.games import AnyGame
from lastwire.message import Message
from lastwire.table.dispatch import ChatLine, PastMatch, Series
from lastwire.table.seats import Seating
from lastwire.table.style import Style

_CHAT_KEPT = 60
_MATCHES_KEPT = 50
_IDS_KEPT = 24
_GUESTS_KEPT = 128  # more than can be at a table at once
_LET_IN_KEPT = 200


class Points(Struct):
    """Points of a series, by player, so that they follow people who change seats."""

    points: dict[str, int] = field(default_factory=dict)
    over: bool = False
    scored: bool = False

    def begin(self, players: list[str]) -> None:
        """The next match: a new series if the last one is over or other people play."""
        if self.over or set(players) != set(self.points):
            self.points = dict.fromkeys(players, 0)
            self.over = self.scored = False

    def hand_over(self, old: str, new: str) -> None:
        """Somebody takes another's seat in mid-match, with all that is on it."""
        if old in self.points:
            self.points[new] = self.points.pop(old)

    def score(self, players: list[str], points: tuple[int, ...]) -> None:
        if points:
            self.scored = True
            for player, more in zip(players, points, strict=True):
                self.points[player] = self.points.get(player, 0) + more

    def clear(self) -> None:
        self.points = {}
        self.over = self.scored = False


class Room(Struct):
    """Everything that survives a match."""

    id: str
    n: int = 0  # entries so far
    now: int = 0  # of the last one
    host: str | None = None
    game: str = ""
    options: Raw = Raw(b"{}")
    watch: str = "anyone"
    style: Style = Style()
    seating: Seating = field(default_factory=lambda: Seating.of(0))
    phase: Literal["room", "match", "over"] = "room"
    match: int = 0
    sent_away: list[str] = field(default_factory=list)
    let_in: list[str] = field(default_factory=list)  # those who were nodded to
    key: str = ""  # of the password, salted; empty: there is none
    entered: list[str] = field(default_factory=list)  # those who knew it
    locked: bool = False
    muted: list[str] = field(default_factory=list)
    quiet: bool = False  # whether those who watch are muted
    chat: list[ChatLine] = field(default_factory=list)
    matches: list[PastMatch] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)  # what outcomes remembered → player
    tally: Points = field(default_factory=Points)
    ids: dict[str, list[str]] = field(default_factory=dict)  # latest command ids by guest

    # --- asking -------------------------------------------------------------------------------------------------------

    def done(self, guest: str, id: str) -> bool:
        return id in self.ids.get(guest, ())

    def chosen(self, game: AnyGame) -> Any:
        """The options of the room; an entry tells the table of those that no longer exist."""
        return game.codec.kept_options(self.options)[0]

    def series(self, game: AnyGame, options: Any) -> Series | None:
        if not self.tally.scored:
            return None
        totals = tuple(self.tally.points.get(chair.player or "", 0) for chair in self.seating)
        return Series(totals, game.manners.series(options, totals) if self.tally.over else None)

    def kept_seats(self) -> dict[str, Seat | None]:
        """Where those whom earlier matches remembered sit now."""
        return {key: self.seating.seat_of_player(player) for key, player in self.kept.items()}

    # --- changes ------------------------------------------------------------------------------------------------------

    def note_id(self, guest: str, id: str) -> None:
        self.ids[guest] = [*self.ids.pop(guest, ())[1 - _IDS_KEPT :], id]
        if len(self.ids) > _GUESTS_KEPT:
            del self.ids[next(iter(self.ids))]

    def let(self, guest: str) -> None:
        self.let_in = [*self.let_in[1 - _LET_IN_KEPT :], guest]

    def enter(self, guest: str) -> None:
        self.entered = [*self.entered[1 - _LET_IN_KEPT :], guest]

    def say(self, name: str | Message, text: str) -> None:
        self.chat = [*self.chat[1 - _CHAT_KEPT :], ChatLine(name, text)]

    def announce(self, message: Message) -> None:
        """A line of the table itself."""
        self.chat = [*self.chat[1 - _CHAT_KEPT :], ChatLine("", message, system=True)]

    def pass_host(self, seat: Seat | None) -> None:
        self.host = None if seat is None else self.seating[seat].guest
        # Nobody could unmute a host.
        self.muted = [guest for guest in self.muted if guest != self.host]

    def conclude(
        self, game: AnyGame, options: Any, outcome: Outcome | None, reason: str, names: tuple[str, ...]
    ) -> None:
        """A match is over: what is remembered of it."""
        winners = () if outcome is None else tuple(names[seat] for seat in outcome.winners)
        past = PastMatch(self.match, game.info.name, reason if outcome is None else outcome.reason, winners)
        self.matches = [*self.matches[1 - _MATCHES_KEPT :], past]
        self.phase = "over"
        if outcome is None:
            return
        players = [chair.player or "" for chair in self.seating]
        if not self.style.practice:  # which opens no boxes
            for key, seat in outcome.kept.items():
                self.kept[key] = players[seat]
        self.tally.score(players, outcome.points)
        if self.tally.scored:
            totals = [self.tally.points.get(player, 0) for player in players]
            self.tally.over = game.manners.series(options, totals) is not None
