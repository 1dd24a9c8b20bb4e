"""What one player asks of all the others, such as a pause: it happens once everybody has agreed."""

from __future__ import annotations

from collections.abc import Set

from lastwire.engine.types import Seat


class Request:
    """Those who want it, the asker first. It is gone when the asker takes it back or leaves."""

    __slots__ = ("seats", "since")

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.since = 0  # by the store's clock

    def __bool__(self) -> bool:
        return bool(self.seats)

    def agree(self, seat: Seat, now: int) -> None:
        if not self.seats:
            self.since = now
        self.seats.append(seat)

    def take_back(self, seat: Seat) -> None:
        self._keep([other for other in self.seats if other != seat])

    def drop(self) -> None:
        self.seats = []

    def meets(self, present: Set[Seat]) -> bool:
        """Whether all of these have agreed."""
        return bool(self.seats) and set(self.seats) == present

    def recount(self, present: Set[Seat]) -> None:
        """Only these decide now: those who have left, or have a stand-in, neither ask for anything nor hold up what
        others agree to."""
        self._keep([seat for seat in self.seats if seat in present])

    def _keep(self, seats: list[Seat]) -> None:
        self.seats = seats if seats[:1] == self.seats[:1] else []
