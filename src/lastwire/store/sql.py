"""What the server asks of a store, as statements: whichever database carries them out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Sequence
from typing import Any

from lastwire.engine.campaign import Attempt, Best, Count, Feat
from lastwire.store import statement as sql
from lastwire.store.statement import Summed, Values, Write, sound
from lastwire.store.store import Crew, Loaded, Visit


class SqlStore(ABC):
    """A store but for its database: how writes are committed together, and how rows are read."""

    @abstractmethod
    def _write(self, write: Write) -> Awaitable[None]:
        """On disk when this is done. Raises `Taken` or another `StoreError`."""

    @abstractmethod
    async def _rows(self, statement: str, values: Values) -> list[Any]:
        """What a query finds."""

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, table: str, now: int, data: bytes) -> None:
        first = (sql.FIRST, Summed(table, 1, data.decode()))
        await self._write(Write((first, (sql.CREATE, (table, now))), exclusive=True))

    async def append(self, table: str, n: int, data: bytes) -> None:
        await self._write(Write(((sql.APPEND, Summed(table, n, data.decode())),), exclusive=True))

    async def snapshot(self, table: str, n: int, data: bytes) -> None:
        await self._write(Write(((sql.SNAPSHOT, Summed(table, n, data.decode())),)))

    async def keep(
        self, table: str, number: int, record: str, result: Attempt | None = None, guests: Sequence[str] = ()
    ) -> None:
        statements: list[tuple[str, Values]] = [(sql.KEEP, Summed(table, number, record))]
        if result is not None:
            how = (result.game, result.mission, result.seats, int(result.won))
            feat = result.feat
            well = (None,) * 4 if feat is None else (feat.way, feat.score, feat.stars, feat.spare)
            statements.append((sql.RESULT, (table, number, *how, *well)))
            statements += [(sql.TOOK_PART, (table, guest, number)) for guest in guests]
            statements.append((sql.CREW_RESULT, (table, number, *how)))
        await self._write(Write(tuple(statements)))

    async def found(self, crew: Crew, now: int) -> None:
        mates = [(sql.ENLIST, (crew.id, guest, name, now)) for guest, name in crew.mates.items()]
        await self._write(Write(((sql.FOUND, (crew.id, crew.name, crew.invitation, now)), *mates)))

    async def enlist(self, crew: str, guest: str, name: str, now: int) -> None:
        await self._write(Write(((sql.ENLIST, (crew, guest, name, now)),)))

    async def discharge(self, crew: str, guest: str) -> None:
        gone = ((sql.DISCHARGE, (crew, guest)), *((statement, (crew,)) for statement in sql.DISBAND))
        await self._write(Write(gone))

    async def reinvite(self, crew: str, invitation: str) -> None:
        await self._write(Write(((sql.REINVITE, (crew, invitation)),)))

    async def note(self, table: str, brief: bytes) -> None:
        await self._write(Write(((sql.NOTE, (table, brief.decode())),)))

    async def visit(self, guest: str, table: str, name: str, now: int) -> None:
        await self._write(Write(((sql.VISIT, (table, guest, name, now)),)))

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> Loaded | None:
        found = await self._rows(sql.SNAPSHOT_OF, (table,))
        n, snapshot = (found[0][0], sound("snapshot", table, found[0])) if found else (0, None)
        # Entries are never taken away one by one, so those after an older snapshot are there as well.
        entries = await self.since(table, n)
        if snapshot is None and not entries:
            return None
        return Loaded(None if snapshot is None else snapshot.encode(), entries)

    async def since(self, table: str, n: int) -> list[bytes]:
        rows = await self._rows(sql.SINCE, (table, n))
        return [sound("entry", table, row).encode() for row in rows]

    async def record(self, table: str, number: int) -> str | None:
        rows = await self._rows(sql.RECORD, (table, number))
        return sound("record", table, rows[0]) if rows else None

    async def guest_counts(self, guest: str, game: str) -> list[Count]:
        return await self._counts(sql.GUEST_COUNTS, (guest, game))

    async def table_counts(self, table: str, game: str) -> list[Count]:
        return await self._counts(sql.TABLE_COUNTS, (table, game))

    async def crew_counts(self, crew: str, game: str) -> list[Count]:
        return await self._counts(sql.CREW_COUNTS, (crew, game))

    async def guest_bests(self, guest: str, game: str) -> list[Best]:
        return await self._bests(sql.GUEST_BESTS, (guest, game))

    async def table_bests(self, table: str, game: str) -> list[Best]:
        return await self._bests(sql.TABLE_BESTS, (table, game))

    async def crews(self, guest: str) -> list[Crew]:
        return _crews(await self._rows(sql.CREWS, (guest,)))

    async def invited(self, invitation: str) -> Crew | None:
        found = _crews(await self._rows(sql.INVITED, (invitation,)))
        return found[0] if found else None

    async def visits(self, guest: str, limit: int = 20) -> list[Visit]:
        rows = await self._rows(sql.VISITS, (guest, limit))
        return [Visit(table, brief.encode(), last) for table, brief, last in rows]

    async def name(self, guest: str) -> str | None:
        rows = await self._rows(sql.NAME, (guest,))
        return rows[0][0] if rows else None

    async def _bests(self, statement: str, values: Values) -> list[Best]:
        rows = await self._rows(statement, values)
        return [Best(mission, seats, Feat(*feat)) for mission, seats, *feat in rows]

    async def _counts(self, statement: str, values: Values) -> list[Count]:
        rows = await self._rows(statement, values)
        return [Count(mission, seats, bool(won), times) for mission, seats, won, times in rows]


def _crews(rows: Sequence[Sequence[str]]) -> list[Crew]:
    """One row for each mate, those of a crew one after another."""
    found: dict[str, Crew] = {}
    for id, name, invitation, guest, called in rows:
        found.setdefault(id, Crew(id, name, invitation, {})).mates[guest] = called
    return list(found.values())
