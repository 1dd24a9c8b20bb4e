"""All that is asked of a database, in the SQL that SQLite and PostgreSQL share, and writes that belong together."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from lastwire.errors import Damaged

Values: TypeAlias = tuple[Any, ...]

# Parameters are numbered, and cast where PostgreSQL could not tell what they are.
# Rows that belong to a table are added only while the table exists: it may be pruned while a server has it in memory.
THERE: Final = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)"
CREATE: Final = "INSERT INTO tables (id, created, brief) VALUES ($1, $2, '') ON CONFLICT DO NOTHING"
FIRST: Final = "INSERT INTO entries (table_id, n, data, sum) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
APPEND: Final = (
    "INSERT INTO entries (table_id, n, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {THERE} ON CONFLICT DO NOTHING"
)
SINCE: Final = "SELECT n, data, sum FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n"
SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, n, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {THERE} ON CONFLICT (table_id)"
    " DO UPDATE SET n = excluded.n, data = excluded.data, sum = excluded.sum WHERE excluded.n > snapshots.n"
)
SNAPSHOT_OF: Final = "SELECT n, data, sum FROM snapshots WHERE table_id = $1"
KEEP: Final = (
    "INSERT INTO records (table_id, number, data, sum)"
    f" SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT) {THERE} ON CONFLICT DO NOTHING"
)
RECORD: Final = "SELECT number, data, sum FROM records WHERE table_id = $1 AND number = $2"
RESULT: Final = (
    "INSERT INTO results (table_id, number, game, mission, seats, won, way, score, stars, spare)"
    " SELECT $1, CAST($2 AS BIGINT), $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT), $7,"
    f" CAST($8 AS BIGINT), CAST($9 AS BIGINT), CAST($10 AS BIGINT) {THERE} ON CONFLICT DO NOTHING"
)
TOOK_PART: Final = (
    f"INSERT INTO parts (table_id, guest, number) SELECT $1, $2, CAST($3 AS BIGINT) {THERE} ON CONFLICT DO NOTHING"
)
GUEST_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM parts"
    " JOIN results ON results.table_id = parts.table_id AND results.number = parts.number"
    " WHERE parts.guest = $1 AND results.game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
TABLE_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM results"
    " WHERE table_id = $1 AND game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
# A match counts for a crew if two or more people played it, all of them mates.
CREW_RESULT: Final = (
    "INSERT INTO crew_results (crew, played, game, mission, seats, won)"
    " SELECT mates.crew, $1 || '/' || CAST(CAST($2 AS BIGINT) AS TEXT), $3,"
    " CAST($4 AS BIGINT), CAST($5 AS BIGINT), CAST($6 AS BIGINT)"
    " FROM mates JOIN parts ON parts.guest = mates.guest WHERE parts.table_id = $1 AND parts.number = $2"
    " GROUP BY mates.crew HAVING COUNT(*) > 1"
    " AND COUNT(*) = (SELECT COUNT(*) FROM parts WHERE table_id = $1 AND number = $2) ON CONFLICT DO NOTHING"
)
FOUND: Final = "INSERT INTO crews (id, name, invitation, founded) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
ENLIST: Final = (
    "INSERT INTO mates (crew, guest, name, joined) SELECT $1, $2, $3, CAST($4 AS BIGINT)"
    " WHERE EXISTS (SELECT 1 FROM crews WHERE id = $1)"
    " ON CONFLICT (crew, guest) DO UPDATE SET name = excluded.name"
)
DISCHARGE: Final = "DELETE FROM mates WHERE crew = $1 AND guest = $2"
DISBAND: Final = (
    "DELETE FROM crews WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM mates WHERE crew = $1)",
    "DELETE FROM crew_results WHERE crew = $1 AND NOT EXISTS (SELECT 1 FROM crews WHERE id = $1)",
)
REINVITE: Final = "UPDATE crews SET invitation = $2 WHERE id = $1"
CREWS: Final = (
    "SELECT crews.id, crews.name, crews.invitation, mates.guest, mates.name FROM mates AS own"
    " JOIN crews ON crews.id = own.crew JOIN mates ON mates.crew = own.crew"
    " WHERE own.guest = $1 ORDER BY own.joined DESC, crews.id, mates.joined, mates.guest"
)
INVITED: Final = (
    "SELECT crews.id, crews.name, crews.invitation, mates.guest, mates.name FROM crews"
    " JOIN mates ON mates.crew = crews.id WHERE crews.invitation = $1 ORDER BY mates.joined, mates.guest"
)
CREW_COUNTS: Final = (
    "SELECT mission, seats, won, COUNT(*) FROM crew_results"
    " WHERE crew = $1 AND game = $2 GROUP BY mission, seats, won ORDER BY mission, seats, won"
)
# One best for each mission, number of seats and way; of equal results, the earliest.
RANKED: Final = (
    "SELECT mission, seats, way, score, stars, spare FROM (SELECT mission, seats, way, score, stars, spare,"
    " ROW_NUMBER() OVER (PARTITION BY mission, seats, way ORDER BY score DESC, spare DESC, results.number) AS place"
    " FROM {which} AND way IS NOT NULL) AS ranked WHERE place = 1 ORDER BY mission, seats, way"
)
GUEST_BESTS: Final = RANKED.format(
    which="parts JOIN results ON results.table_id = parts.table_id AND results.number = parts.number"
    " WHERE parts.guest = $1 AND results.game = $2"
)
TABLE_BESTS: Final = RANKED.format(which="results WHERE table_id = $1 AND game = $2")
NOTE: Final = "UPDATE tables SET brief = $2 WHERE id = $1"
VISIT: Final = (
    f"INSERT INTO visits (table_id, guest, name, last) SELECT $1, $2, $3, CAST($4 AS BIGINT) {THERE}"
    " ON CONFLICT (guest, table_id) DO UPDATE SET name = excluded.name, last = excluded.last"
)
VISITS: Final = (
    "SELECT visits.table_id, tables.brief, visits.last FROM visits JOIN tables ON tables.id = visits.table_id"
    " WHERE visits.guest = $1 ORDER BY visits.last DESC, visits.table_id LIMIT $2"
)
NAME: Final = "SELECT name FROM visits WHERE guest = $1 ORDER BY last DESC LIMIT 1"

BEAT: Final = "INSERT INTO pulse (id, beat) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
BEATEN: Final = "SELECT beat FROM pulse WHERE id = 1"


class Summed(NamedTuple):
    """What is stored with a checksum, which the writer works out: a record is as long as its match."""

    table: str
    number: int
    data: str

    def values(self) -> Values:
        return *self, checksum(*self)


class Write(NamedTuple):
    """Statements that belong together. If the first adds no row, a number was taken, and the others are left out."""

    statements: tuple[tuple[str, Values], ...]
    exclusive: bool = False


def checksum(table: str, number: int, data: str) -> int:
    return zlib.crc32(f"{table} {number} {data}".encode())


def sound(what: str, table: str, row: Sequence[Any]) -> str:
    """The data of a row, if it is what was stored."""
    number, data, expected = row
    if not isinstance(data, str) or expected not in (None, checksum(table, number, data)):
        raise Damaged(f"{what} {number} is not what was stored")
    return data
