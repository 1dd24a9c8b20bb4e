"""Who is connected now. None of this is stored: after a restart everybody is away until they come back."""

from __future__ import annotations

from lastwire.table.effects import Connection


class Crowd:
    """Connections and guests; a guest has one connection, the newest."""

    def __init__(self) -> None:
        self._guests: dict[Connection, str] = {}
        self._connections: dict[str, Connection] = {}
        self._gone: dict[str, int] = {}  # since when
        self._rtt: dict[str, int] = {}  # smoothed, in ms

    def __bool__(self) -> bool:
        return bool(self._guests)

    def __contains__(self, guest: str) -> bool:
        return guest in self._connections

    @property
    def connections(self) -> dict[str, Connection]:
        """By guest."""
        return self._connections

    def guest(self, connection: Connection) -> str | None:
        return self._guests.get(connection)

    def connection(self, guest: str) -> Connection | None:
        return self._connections.get(guest)

    def join(self, connection: Connection, guest: str) -> Connection | None:
        """A new connection; returns the same guest's older one, if any, which is no longer heard."""
        older = self._connections.pop(guest, None)
        if older is not None:
            del self._guests[older]
        self._guests[connection] = guest
        self._connections[guest] = connection
        self._gone.pop(guest, None)
        return older

    def leave(self, connection: Connection, now: int) -> str | None:
        """A connection ended; returns its guest, unless a newer one had taken its place."""
        guest = self._guests.pop(connection, None)
        if guest is not None:
            del self._connections[guest]
            self._rtt.pop(guest, None)
            self.miss(guest, now)
        return guest

    def miss(self, guest: str, now: int) -> None:
        """Wait for a guest from now on, unless they are here."""
        if guest not in self._connections:
            self._gone[guest] = now
            if len(self._gone) > 64:
                del self._gone[next(iter(self._gone))]

    def gone_since(self, guest: str) -> int:
        """When a guest who is away left, or 0 if that was before anybody counted."""
        return self._gone.get(guest, 0)

    def measure(self, connection: Connection, rtt_ms: int) -> None:
        guest = self._guests.get(connection)
        if guest is not None:
            self._rtt[guest] = (3 * self._rtt.get(guest, rtt_ms) + rtt_ms) // 4

    def rtt_ms(self, guest: str) -> int:
        return self._rtt.get(guest, 0)
