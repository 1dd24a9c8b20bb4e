"""What the server asks of a store. Every write is on disk when its awaitable is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from lastwire.engine.campaign import Attempt, Best, Count

# A release that reads more than the one before it (a kind of entry, a field, a form) raises FORMAT. It writes none of
# that yet, so that both may serve side by side. The release after it does, and raises NEEDED: versions that could not
# read it refuse the store from then on.
FORMAT: Final = 3  # what this version reads; 2: records whose log is made of messages, 3: acts of talk with voices
NEEDED: Final = 3  # what a version has to read to understand what this one writes


class Loaded(Struct, frozen=True):
    """A table as it was stored: its snapshot, if there is one, and the entries after it."""

    snapshot: bytes | None
    entries: list[bytes]


class Crew(Struct, frozen=True):
    """Friends who play campaigns together. Whoever knows the invitation may join."""

    id: str
    name: str
    invitation: str
    mates: dict[str, str]  # by guest the name they joined with, the founder first


class Visit(Struct, frozen=True):
    """A table where a guest has had a seat; `brief` is what was last noted of it."""

    table: str
    brief: bytes
    last: int


class Store(Protocol):
    """An entry is identified by its table and number, and never changed. What belongs to a table is kept only as long
    as the table: old tables may be taken out whole."""

    async def create(self, table: str, now: int, data: bytes) -> None:
        """Store a new table and its first entry. Raises `Taken` if there is a table with this id."""

    async def append(self, table: str, n: int, data: bytes) -> None:
        """Store entry `n`. Raises `Taken`, and changes nothing, if there is one already or the table no longer
        exists."""

    async def load(self, table: str) -> Loaded | None:
        """A table, or None if there is none."""

    async def since(self, table: str, n: int) -> list[bytes]:
        """The entries after number `n`."""

    async def snapshot(self, table: str, n: int, data: bytes) -> None:
        """Keep a table's state after its first `n` entries; an older one is replaced, a newer one stays."""

    async def keep(
        self, table: str, number: int, record: str, result: Attempt | None = None, guests: Sequence[str] = ()
    ) -> None:
        """Keep the record of a finished match, and what it adds to the campaigns of the table and of these guests; if
        they all belong to a crew, to its campaign as well. What is there already stays."""

    async def record(self, table: str, number: int) -> str | None:
        """The record of a finished match, if it was kept."""

    async def guest_counts(self, guest: str, game: str) -> list[Count]:
        """How often this guest has won and lost each mission, wherever that was."""

    async def table_counts(self, table: str, game: str) -> list[Count]:
        """How often each mission was won and lost at this table."""

    async def guest_bests(self, guest: str, game: str) -> list[Best]:
        """This guest's best result in each mission, by number of players and way of playing."""

    async def table_bests(self, table: str, game: str) -> list[Best]:
        """The best result in each mission at this table."""

    async def found(self, crew: Crew, now: int) -> None:
        """Add a crew with its first mates."""

    async def enlist(self, crew: str, guest: str, name: str, now: int) -> None:
        """Add a guest to a crew; whoever is in it already stays, under the new name."""

    async def discharge(self, crew: str, guest: str) -> None:
        """Take a guest out of a crew. With the last one goes the crew, and all it has won and lost."""

    async def reinvite(self, crew: str, invitation: str) -> None:
        """Replace a crew's invitation."""

    async def crews(self, guest: str) -> list[Crew]:
        """The crews that a guest belongs to, the one joined last first."""

    async def invited(self, invitation: str) -> Crew | None:
        """The crew that an invitation leads to."""

    async def crew_counts(self, crew: str, game: str) -> list[Count]:
        """How often this crew has won and lost each mission."""

    async def note(self, table: str, brief: bytes) -> None:
        """Keep what a list of tables says about this one."""

    async def visit(self, guest: str, table: str, name: str, now: int) -> None:
        """Note that a guest sits at this table, under this name."""

    async def visits(self, guest: str, limit: int = 20) -> list[Visit]:
        """The guest's tables, the latest first."""

    async def name(self, guest: str) -> str | None:
        """The name that the guest used last."""

    async def pulse(self, beat: int) -> None:
        """Write something and read it again. Raises `StoreError` if either fails, or if the disk is almost full."""

    async def close(self) -> None:
        """Write what is still waiting, then close."""
