"""Who is waiting to be let in, and what is remembered of where people come from.

None of this is stored. An origin stands for an address: the shell makes it, equal origins mean the same address, and
nothing else can be learnt from it. A family behind one address shares an origin: that is why people nod, instead of a
rule deciding alone.
"""

from __future__ import annotations

from msgspec import Struct

from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.table.live import Live
from lastwire.table.room import Room

# How far in somebody is.
AT_PASSWORD, AT_DOOR, INSIDE = range(3)

_ORIGINS_KEPT = 512
_MOST_ASKS = 8
_MOST_DENIALS = 2  # of one origin in one match
_TRIES = 5  # at the password, by one origin
_TRIES_IN_ALL = 60
_TRIES_MS = 60_000


class Knock(Struct, frozen=True):
    """Somebody waits for a nod: to take a seat, or to watch."""

    number: int
    guest: str
    name: str  # the one that the table will show
    later: str  # the one that takes its place when the match is over
    seat: Seat | None  # None: to watch


class Gate:
    """Those who are asking to come in, and the origins known at present."""

    def __init__(self) -> None:
        self.asks: dict[str, Knock] = {}
        self._origins: dict[str, str] = {}  # by guest
        self._barred: set[str] = set()
        self._denied: dict[str, int] = {}  # guests and origins, how often in this match
        self._tries: dict[str, list[int]] = {}
        self._asked = 0

    # --- origins ------------------------------------------------------------------------------------------------------

    def note(self, guest: str, origin: str) -> None:
        self._origins.pop(guest, None)
        self._origins[guest] = origin
        if len(self._origins) > _ORIGINS_KEPT:
            del self._origins[next(iter(self._origins))]

    def together(self, one: str, other: str) -> bool:
        """Whether two guests come from the same address, as far as we know."""
        origin = self._origins.get(one, "")
        return bool(origin) and origin == self._origins.get(other)

    def bar(self, guest: str) -> None:
        """Everybody from this guest's address needs a nod from now on."""
        if origin := self._origins.get(guest):
            self._barred.add(origin)

    def barred(self, guest: str) -> bool:
        return self._origins.get(guest, "") in self._barred

    def pardon(self) -> None:
        self._barred.clear()
        self._denied.clear()

    # --- how far in somebody is ---------------------------------------------------------------------------------------

    def standing(self, room: Room, guest: str) -> int:
        if room.seating.seat_of(guest) is not None:
            return INSIDE
        if room.key and guest not in room.entered:
            return AT_PASSWORD
        if guest in room.let_in:
            return INSIDE
        return AT_DOOR if room.locked or room.watch != "anyone" or self.barred(guest) else INSIDE

    def needs_nod(self, room: Room, guest: str) -> bool:
        """Whether this guest may take a seat only if somebody lets them."""
        if room.seating.seat_of(guest) is not None:
            return False
        if room.phase == "match":
            return bool(room.seating.people)
        return guest not in room.let_in and (room.locked or self.barred(guest))

    def check_welcome(self, room: Room, guest: str) -> None:
        """Refuse those who were sent away or have not given the password."""
        if guest in room.sent_away:
            raise Refused("E_AUTH", "", Message("refuse-sent-away"))
        if self.standing(room, guest) == AT_PASSWORD:
            raise Refused("E_PASSWORD", "", Message("refuse-password"))

    def check_speaker(self, room: Room, guest: str) -> None:
        """Whether this guest may write at the table at all."""
        self.check_welcome(room, guest)
        if self.standing(room, guest) != INSIDE:
            raise Refused("E_AUTH", "", Message("refuse-write-inside"))
        if guest in room.muted or (room.quiet and room.seating.seat_of(guest) is None):
            raise Refused("E_MUTED", "", Message("refuse-muted"))

    # --- asking -------------------------------------------------------------------------------------------------------

    def check_ask(self, guest: str) -> None:
        if guest in self.asks:
            raise Refused("E_SEAT", "", Message("refuse-asked"))
        origin = self._origins.get(guest, "")
        if guest in self._denied or (origin and self._denied.get(origin, 0) >= _MOST_DENIALS):
            raise Refused("E_AUTH", "", Message("refuse-denied"))
        if len(self.asks) >= _MOST_ASKS:
            raise Refused("E_RATE", "", Message("refuse-asking-rate"))

    def ask(self, guest: str, name: str, later: str, seat: Seat | None) -> None:
        self._asked += 1
        self.asks[guest] = Knock(self._asked, guest, name, later, seat)

    def asked(self, number: int) -> Knock:
        for ask in self.asks.values():
            if ask.number == number:
                return ask
        raise Refused("E_SEAT", "", Message("refuse-ask-gone"))

    def deny(self, guest: str) -> None:
        del self.asks[guest]
        for key in (guest, self._origins.get(guest, "")):
            if key:
                self._denied[key] = self._denied.get(key, 0) + 1

    def denied(self, guest: str) -> bool:
        return guest in self._denied

    def begin(self) -> None:
        """A match begins or is over: those who asked before may now sit down without asking, or ask again."""
        self.asks.clear()
        self._denied.clear()

    def nodders(self, room: Room, ask: Knock) -> set[str]:
        """Who may let somebody in: the host. But hosts may not let themselves in, so if somebody from the host's own
        address wants a seat in a running match, another player has to nod."""
        host = room.host
        if host is None:
            return set()
        if ask.seat is None or room.phase != "match" or not self.together(ask.guest, host):
            return {host}
        others = {chair.guest for chair in room.seating if chair.guest is not None and chair.stand_in is None} - {host}
        return {guest for guest in others if not self.together(ask.guest, guest)} or others or {host}

    def near(self, room: Room, guest: str) -> bool:
        """Whether anybody seated here has the same address as this guest."""
        return any(chair.guest is not None and self.together(chair.guest, guest) for chair in room.seating)

    def seen_elsewhere(self, room: Room, live: Live, guest: str, seat: Seat) -> bool:
        """Whether somebody from this guest's address has held another hand in this match and given it up."""
        return any(
            held != seat and other != guest and self.together(other, guest) and room.seating.seat_of(other) is None
            for other, held in live.held.items()
        )

    # --- the password -------------------------------------------------------------------------------------------------

    def try_password(self, guest: str, now: int) -> None:
        """Count an attempt at the table's password; raises `Refused` if there were too many."""
        for key, most in ((f"from {self._origins.get(guest) or guest}", _TRIES), ("in all", _TRIES_IN_ALL)):
            times = [time for time in self._tries.get(key, ()) if time > now - _TRIES_MS]
            if len(times) >= most:
                raise Refused("E_RATE", "", Message("refuse-attempts"))
            self._tries[key] = [*times, now]
        if len(self._tries) > _ORIGINS_KEPT:
            self._tries = {key: times for key, times in self._tries.items() if times[-1] > now - _TRIES_MS}
