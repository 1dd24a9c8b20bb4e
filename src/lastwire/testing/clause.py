"""`@clause("XY-4.6")` marks a test with the clauses of the rules that it proves; `coverage` counts them."""

import re
from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

CLAUSE_ID = re.compile(r"[A-Z]{2,4}-(?:\d+(?:\.\d+)+[a-z]?|S\d+)")  # S: a worked scenario
ATTRIBUTE = "clauses"


def clause(*ids: str) -> Callable[[F], F]:
    """The test proves these clauses; the function or class itself is returned unchanged."""
    if not ids:
        raise ValueError("name at least one clause")
    for one in ids:
        if not CLAUSE_ID.fullmatch(one):
            raise ValueError(f"{one!r} is not a clause id")

    def mark(function: F) -> F:
        setattr(function, ATTRIBUTE, (*ids, *getattr(function, ATTRIBUTE, ())))
        return function

    return mark
