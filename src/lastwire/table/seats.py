"""The chairs of a table and who is in them: people, bots, and bots that keep a person's seat warm."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress

from msgspec import Struct

from lastwire.engine.text import alike
from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.message import Message

# Call signs, so that a log reads well. Whether a bot has the seat is always shown beside it.
_BOT_NAMES = (
    "Copper",
    "Diode",
    "Ember",
    "Filament",
    "Magnet",
    "Ohm",
    "Relay",
    "Solder",
    "Tungsten",
    "Volt",
    "Washer",
    "Zinc",
    "Cobalt",
    "Dynamo",
    "Gasket",
    "Rivet",
)


class Chair(Struct):
    """One seat of the table. `player` names its owner across matches: a guest, or one particular bot."""

    player: str | None = None
    name: str | None = None
    guest: str | None = None
    bot: str | None = None  # level of a bot that belongs here
    stand_in: str | None = None  # level of a bot that keeps it for its guest
    later: str | None = None  # the name that a newcomer gets when the match is over

    @property
    def level(self) -> str | None:
        """The level of the bot that acts for this seat now, if one does."""
        return self.bot or self.stand_in

    @property
    def empty(self) -> bool:
        return self.player is None


class Seating(Struct):
    """All chairs, in the order of the match's seats."""

    chairs: list[Chair]
    bots_made: int = 0

    @classmethod
    def of(cls, size: int) -> Seating:
        return cls([Chair() for _ in range(size)])

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: Seat) -> Chair:
        return self.chairs[seat]

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def chair(self, seat: Seat) -> Chair:
        """The chair with this number, which came from a client."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("E_SEAT", "", Message("refuse-no-seat", args={"most": len(self.chairs)}))
        return self.chairs[seat]

    def seat_of(self, guest: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def seat_of_player(self, player: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None]

    @property
    def guests(self) -> tuple[str, ...]:
        return tuple(chair.guest for chair in self.chairs if chair.guest is not None)

    @property
    def present(self) -> set[Seat]:
        """Seats whose people decide for themselves: these have the votes."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.guest is not None and chair.stand_in is None}

    @property
    def bots(self) -> set[Seat]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.level is not None}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs))

    def check_name(self, name: str, but: Collection[Seat | None] = ()) -> None:
        """Nobody may be mistaken for somebody else."""
        for seat, chair in enumerate(self.chairs):
            if seat not in but and chair.name is not None and alike(chair.name, name):
                raise Refused("E_NAME", "", Message("refuse-name-taken", args={"name": chair.name or ""}))

    def free(self) -> Seat | None:
        """The first empty seat, or else the first bot's."""
        for seat, chair in enumerate(self.chairs):
            if chair.empty:
                return seat
        return self.free_bot()

    def free_bot(self, but: Collection[Seat] = ()) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.bot is not None and seat not in but:
                return seat
        return None

    def after(self, seat: Seat) -> Seat | None:
        """The next person round the table."""
        size = len(self.chairs)
        for step in range(1, size):
            if self.chairs[(seat + step) % size].guest is not None:
                return (seat + step) % size
        return None

    # --- changes ------------------------------------------------------------------------------------------------------

    def put_person(self, seat: Seat, guest: str, name: str, later: str | None = None) -> None:
        before = self.seat_of(guest)
        if before is not None:
            self.chairs[before] = Chair()
        self.chairs[seat] = Chair(player=guest, name=name, guest=guest, later=later)

    def introduce(self) -> None:
        """A match is over: newcomers get the names they asked for, unless somebody else has one like it by now."""
        for seat, chair in enumerate(self.chairs):
            if chair.later is not None:
                with suppress(Refused):
                    self.check_name(chair.later, but=(seat,))
                    chair.name = chair.later
                chair.later = None

    def put_bot(self, seat: Seat, level: str) -> None:
        """Put a bot of this level here; one that sits here already keeps its identity."""
        chair = self.chairs[seat]
        if chair.bot is not None:
            chair.bot = level
            return
        self.chairs[seat] = Chair()
        self.bots_made += 1
        taken = [each.name for each in self.chairs if each.name is not None]
        free = (name for name in _BOT_NAMES if not any(alike(name, other) for other in taken))
        name = next(free, f"Bot {self.bots_made}")
        self.chairs[seat] = Chair(player=f"bot:{self.bots_made}", name=name, bot=level)

    def empty(self, seat: Seat) -> None:
        self.chairs[seat] = Chair()

    def swap(self, a: Seat, b: Seat) -> None:
        self.chairs[a], self.chairs[b] = self.chairs[b], self.chairs[a]

    def resize(self, size: int) -> None:
        """More chairs at the end; or fewer, empty ones first, then bots', the last of them first. People stay."""
        while len(self.chairs) < size:
            self.chairs.append(Chair())
        for spare in (lambda chair: chair.empty, lambda chair: chair.bot is not None):
            for seat in range(len(self.chairs) - 1, -1, -1):
                if len(self.chairs) > size and spare(self.chairs[seat]):
                    del self.chairs[seat]
