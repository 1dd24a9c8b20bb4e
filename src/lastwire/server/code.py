"""Short codes for tables that wait for people: to be read out across a room and typed. Kept in memory; a code leads
where the table's link leads, and to nothing more."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct

LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"  # none that look alike, and no words to be made of them
LENGTH: Final = 4
MISSES: Final = 10  # guesses at any code, after which a code that was out then is replaced
KEPT: Final = 10_000


class _Code(Struct, frozen=True):
    table: str
    missed: int  # wrong guesses before it was given out


class Codes:
    """Which code leads to which table."""

    def __init__(self) -> None:
        self._codes: dict[str, _Code] = {}
        self._of: dict[str, str] = {}  # by table
        self._missed = 0

    def of(self, table: str) -> str:
        """The code of a table; another than before if there have been too many guesses since."""
        code = self._of.get(table)
        if code is not None and self._valid(code):
            return code
        self.drop(table)
        code = _draw()
        while code in self._codes:
            code = _draw()
        self._codes[code] = _Code(table, self._missed)
        self._of[table] = code
        if len(self._of) > KEPT:
            self.drop(next(iter(self._of)))
        return code

    def table(self, code: str) -> str | None:
        """The table that a code leads to; None if there is no such code, which counts as a miss."""
        code = code.strip().upper()
        if self._valid(code):
            return self._codes[code].table
        self._missed += 1
        return None

    def drop(self, table: str) -> None:
        """This table no longer waits."""
        code = self._of.pop(table, None)
        if code is not None:
            del self._codes[code]

    def _valid(self, code: str) -> bool:
        found = self._codes.get(code)
        return found is not None and self._missed - found.missed < MISSES


def _draw() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
