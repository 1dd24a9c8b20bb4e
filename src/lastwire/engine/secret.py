"""Values in events that only some seats may see, and the one function that blanks them for everybody else."""

from __future__ import annotations

from types import UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec

from lastwire.engine.types import ALL, Seat, Viewer
from lastwire.message import Message

T = TypeVar("T")


class Secret(Generic[T]):
    """A value and the viewers entitled to it (None: everybody). On the wire it is the value, or null for the others.

    In an event it has its own field: `Secret[T]`, `Secret[T] | None` or `tuple[Secret[T], ...]`.
    """

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


def blank(event: Any, viewer: Viewer) -> Any:
    """The event as this viewer may see it: each secret replaced by its value or by None."""
    names = _secret_fields(type(event))
    if not names:
        return event
    return msgspec.structs.replace(event, **{name: _bare(getattr(event, name), viewer) for name in names})


def shown(field: Secret[T]) -> T | None:
    """What a field of a blanked event holds. Its type still says `Secret`; its value is bare by then."""
    bare: Any = field
    value: T | None = bare.value if isinstance(bare, Secret) else bare
    return value


def _bare(value: Any, viewer: Viewer) -> Any:
    if isinstance(value, Secret):
        return value.for_viewer(viewer)
    if isinstance(value, tuple):
        return tuple(_bare(item, viewer) for item in value)
    return value


_fields_of: dict[Any, tuple[str, ...]] = {}


def _secret_fields(kind: Any) -> tuple[str, ...]:
    known = _fields_of.get(kind)
    if known is not None:
        return known
    found = []
    for field in msgspec.structs.fields(kind):
        if not _mentions_secret(field.type):
            continue
        if not _is_plain(field.type):
            # Deeper down `blank` would not find it, and what is not found is shown.
            raise TypeError(f"{kind.__name__}.{field.name}: a secret must be a field of the event itself")
        found.append(field.name)
    _fields_of[kind] = tuple(found)
    return _fields_of[kind]


def _is_plain(hint: Any) -> bool:
    if get_origin(hint) is Secret:
        return not any(_mentions_secret(inner) for inner in get_args(hint))
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(_is_plain(inner) for inner in get_args(hint) if inner not in (Ellipsis, type(None)))
    return False


def _mentions_secret(hint: Any) -> bool:
    if hint is Secret or get_origin(hint) is Secret:
        return True
    if hint is Message:  # which may hold others, and never a secret
        return False
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return any(_mentions_secret(field.type) for field in msgspec.structs.fields(hint))
    return any(_mentions_secret(inner) for inner in get_args(hint))
