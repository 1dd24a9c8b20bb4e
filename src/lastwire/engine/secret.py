"""Values in events that only some seats may see, and the one function that blanks them for everybody else."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from lastwire.engine.types import ALL, Seat, Viewer

T = TypeVar("T")


class Secret(Generic[T]):
    """A value and the viewers entitled to it (None: everybody). On the wire it is the value, or null for those who are not."""

    __slots__ = ("seen_by", "value")

    def __init__(self, value: T, seen_by: tuple[Seat, ...] | None) -> None:
        self.value = value
        self.seen_by = seen_by

    def for_viewer(self, viewer: Viewer) -> T | None:
        return self.value if self.seen_by is None or viewer == ALL or viewer in self.seen_by else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and (self.value, self.seen_by) == (other.value, other.seen_by)

    def __hash__(self) -> int:
        return hash((self.value, self.seen_by))

    def __repr__(self) -> str:
        # A secret must not slip into a log through a traceback or a debug line.
        return f"Secret(seen_by={self.seen_by})"


@cache
def _secret_fields(kind: type) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(kind).items() if "Secret[" in str(hint))


def blank(event: Any, viewer: Viewer) -> Any:
    """The event as this viewer may see it: each secret replaced by its value or by None."""
    names = _secret_fields(type(event))
    if not names:
        return event
    shown: dict[str, Any] = {}
    for name in names:
        value = getattr(event, name)
        if isinstance(value, Secret):
            shown[name] = value.for_viewer(viewer)
    return msgspec.structs.replace(event, **shown) if shown else event
