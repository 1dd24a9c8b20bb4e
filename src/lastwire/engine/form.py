"""The written form of what is stored: a document of plain values, apart from the classes that hold them in memory.

Digests, positions and snapshots are made of documents. A class may be renamed or rearranged and may gain fields: as
long as its shape writes the same document, every old digest holds and every old document can be read. The rules:

* A field at its default is left out. The default is the shape's own and never changes, whatever the class's default
  becomes.
* A new field has a default in `later`: old documents are read with it, and digests of old matches stay as they were.
* Anything else (a field renamed on paper, split, dropped) is a `Change`, with one function each way, and raises the
  form's number. A document states its number unless it is 1.
* A field that the shape does not know is refused, because it may affect how a match goes on. Options alone are read
  leniently: what is unknown or no longer allowed is left out and named, so that people can be told.
"""

from __future__ import annotations

import ast
import dataclasses
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from lastwire.errors import Malformed

Document: TypeAlias = dict[str, Any]

NUMBER: Final = "form"  # the key under which a document states its number
_UNIONS: Final = (Union, UnionType)


class Change(NamedTuple):
    """From one form to the next: `up` for documents stored before it, `down` to check the digests of that time."""

    up: Callable[[Document], Document]
    down: Callable[[Document], Document]


class _Field(NamedTuple):
    name: str  # as it is written
    attribute: str
    write: Callable[[Any, bool], Any] | None  # None: the value is plain
    read: Callable[[Any, list[str] | None, str], Any]
    first: bool  # whether the first form had it


_REQUIRED: Final = object()


class Shape:
    """How the values of one class are written.

    `always` and `defaults` name the fields as they are written; `called` gives the attribute where it has another name.
    `parts` are the shapes of classes inside. Fields in `loose` hold structs without a shape, such as moves and content,
    which are written as they stand in messages and files, without what is at its default. `later` are fields that came
    after the first form.
    """

    def __init__(
        self,
        kind: type,
        always: str = "",
        defaults: Mapping[str, Any] | None = None,
        *,
        later: Mapping[str, Any] | None = None,
        called: Mapping[str, str] | None = None,
        parts: Iterable[Shape] = (),
        loose: str = "",
    ) -> None:
        self.kind = kind
        self._parts: dict[Any, Shape] = {part.kind: part for part in parts}
        called, later, given = called or {}, later or {}, {**(defaults or {}), **(later or {})}
        names = [*always.split(), *given]
        hints = _field_types(kind)
        written = {called.get(name, name): name for name in names}
        known = _attributes(kind)
        if len(written) != len(names) or set(written) != set(known):
            wrong = sorted(set(written) ^ set(known)) or names
            raise TypeError(f"the form of {kind.__name__} has to name each field once: {', '.join(wrong)}")
        self._fields: list[_Field] = []
        self._plain: dict[str, Any] = given  # defaults as they are written
        self._values: dict[str, Any] = {}  # and as the class has them
        for attribute in known:
            name, hint = written[attribute], hints[attribute]
            if hint is Raw:  # stored as what it holds
                self._fields.append(_Field(name, attribute, _open_raw, _close_raw, name not in later))
                self._values[name] = _REQUIRED
                continue
            shaped = self._holds_part(hint, f"{kind.__name__}.{attribute}", name in loose.split())
            write = self._write_part if shaped else write_struct if name in loose.split() else None
            read = self._reader(hint) if shaped else _converter(hint)
            self._fields.append(_Field(name, attribute, write, read, name not in later))
            self._values[name] = read(given[name], None, "") if name in given else _REQUIRED
        self.names = frozenset(names)

    def write(self, value: Any, whole: bool = False) -> Document:
        """The document of a value; with `whole`, as it was written before there were forms, with every field of the
        first form."""
        document: Document = {}
        defaults = self._values
        for name, attribute, write, _, first in self._fields:
            each = getattr(value, attribute)
            if whole:
                if not first:
                    continue
            elif each == defaults[name]:
                continue
            document[name] = each if write is None else write(each, whole)
        return document

    def read(self, document: Any, gone: list[str] | None = None, path: str = "") -> Any:
        """The value of a document; raises `Malformed`. Given a list, it reads leniently and adds what it had to
        drop."""
        if not isinstance(document, dict):
            raise Malformed(f"${path}: expected an object")
        for name in document.keys() - self.names:
            if gone is None:
                raise Malformed(f"${path}: unknown field `{name}`")
            gone.append(f"{path}.{name}".removeprefix("."))
        values: dict[str, Any] = {}
        for field in self._fields:
            name = field.name
            if name in document:
                try:
                    values[field.attribute] = field.read(document[name], gone, f"{path}.{name}")
                    continue
                except Malformed:
                    if gone is None or name not in self._plain:
                        raise
                    gone.append(f"{path}.{name}".removeprefix("."))
            elif name not in self._plain:
                raise Malformed(f"${path}: the field `{name}` is missing")
            values[field.attribute] = field.read(self._plain[name], None, path)
        try:
            return self.kind(**values)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise Malformed(f"${path}: {error}") from None

    # --- values inside ---------------------------------------------------------------------------------------------

    def _holds_part(self, hint: Any, where: str, loose: bool) -> bool:
        """Whether a type holds a class with a shape. One without is an error, unless the field is loose."""
        if hint in self._parts:
            return True
        if isinstance(hint, type) and (issubclass(hint, Struct) or dataclasses.is_dataclass(hint)) and not loose:
            raise TypeError(f"{where} holds {hint.__name__}, which has no shape")
        return any(self._holds_part(part, where, loose) for part in get_args(hint))

    def _write_part(self, value: Any, whole: bool) -> Any:
        kind = type(value)
        if kind in self._parts:
            return self._parts[kind].write(value, whole)
        if kind is list or kind is tuple:
            return [self._write_part(each, whole) for each in value]
        return value

    def _reader(self, hint: Any) -> Callable[[Any, list[str] | None, str], Any]:
        """What reads a value of this type, which holds a class with a shape."""
        if hint in self._parts:
            return self._parts[hint].read
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._reader(args[0])
        if origin in (list, tuple) and (origin is list or args[1:] == (...,)):
            return _sequence(origin, self._reader(args[0]))
        if origin in _UNIONS:
            shaped = [part for part in args if self._holds_part(part, "", True)]
            others = [part for part in args if part not in shaped]
            if len(shaped) == 1 and others:
                return _either(self._reader(shaped[0]), _converter(Union[tuple(others)]))  # noqa: UP007 - made of a list
        raise TypeError(f"no form is written for {hint}")


class Form:
    """The documents of one kind of thing, through all numbers they have had."""

    def __init__(self, shape: Shape, changes: tuple[Change, ...] = ()) -> None:
        self._shape = shape
        self._changes = changes
        self.number = 1 + len(changes)

    @property
    def names(self) -> frozenset[str]:
        """The fields as they are written now."""
        return self._shape.names

    def write(self, value: Any, number: int | None = None) -> Document:
        """The document of a value, in the form with this number, by default the latest."""
        wanted = self.number if number is None else number
        document = self._down(self._shape.write(value), wanted)
        return document if wanted == 1 else {NUMBER: wanted, **document}

    def write_whole(self, value: Any) -> Document:
        """The value as it was written before there were forms: nothing left out, in the order of the class."""
        return self._down(self._shape.write(value, whole=True), 1)

    def read(self, document: Any, gone: list[str] | None = None) -> Any:
        """The value of a document of any number so far; raises `Malformed`. `gone`: read leniently, see `Shape`."""
        if not isinstance(document, dict):
            raise Malformed("$: expected an object")
        number = document.get(NUMBER, 1)
        if type(number) is not int or not 1 <= number <= self.number:
            raise Malformed(f"$: written in form {number!r}; this version reads up to form {self.number}")
        if number > 1:
            document = {name: value for name, value in document.items() if name != NUMBER}
        for change in self._changes[number - 1 :]:
            try:
                document = change.up(document)
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                raise Malformed(f"$: not a document of form {number}: {error!r}") from None
        return self._shape.read(document, gone)

    def _down(self, document: Document, number: int) -> Document:
        if not 1 <= number <= self.number:
            raise ValueError(f"there is no form {number}")
        for change in reversed(self._changes[number - 1 :]):
            document = change.down(document)
        return document


class Forms(NamedTuple):
    """How a game is stored. `move` and `act` bring stored ones up to date that can no longer be read as they stand."""

    state: Form
    options: Form
    move: Callable[[Document], Document] | None = None
    act: Callable[[Document], Document] | None = None


_PLAIN: Final = frozenset((int, str, bool, float, NoneType))


def write_struct(value: Any, whole: bool = False) -> Any:
    """A value as it stands in messages and files, without what is at its default in the class."""
    if whole:
        return msgspec.to_builtins(value)
    if isinstance(value, Struct):
        document: Document = {}
        config = value.__struct_config__
        if config.tag is not None:
            document[config.tag_field or "type"] = config.tag
        for field in _fields(type(value)):
            each = getattr(value, field.name)
            if each != _default(field):
                document[field.encode_name] = each if type(each) in _PLAIN else write_struct(each)
        return document
    if isinstance(value, list | tuple):
        return [write_struct(each) for each in value]
    if isinstance(value, dict):
        return {name: write_struct(each) for name, each in value.items()}
    return value


def _open_raw(value: Raw, whole: bool) -> Any:
    return msgspec.json.decode(value)


def _close_raw(value: Any, gone: list[str] | None, path: str) -> Raw:
    return Raw(msgspec.json.encode(value))


@cache
def _fields(kind: type[Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)  # resolves every annotation again: ms for each struct of a deck


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default


def _field_types(kind: type) -> dict[str, Any]:
    """The types of a class's fields. A compiled class keeps only the outermost part of each type, so they are taken
    from its source file beside it."""
    package, _, module = kind.__module__.rpartition(".")
    if (sys.modules[kind.__module__].__file__ or "").endswith(".py"):
        return get_type_hints(kind, include_extras=True)
    source = files(package).joinpath(f"{module}.py").read_text("utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            written = {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields}
            stand_in = type(kind.__name__, (), {"__module__": kind.__module__, "__annotations__": written})
            return get_type_hints(stand_in, include_extras=True)
    raise TypeError(f"{kind.__name__} is not in the source of {kind.__module__}")


def _attributes(kind: type) -> tuple[str, ...]:
    """The fields of a struct or a dataclass, without those that a class fills itself from the others."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    if dataclasses.is_dataclass(kind):
        return tuple(field.name for field in dataclasses.fields(kind) if field.init)
    raise TypeError(f"{kind.__name__} is neither a struct nor a dataclass")


def _converter(hint: Any) -> Callable[[Any, list[str] | None, str], Any]:
    def read(value: Any, gone: list[str] | None, path: str) -> Any:
        try:
            return msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            raise Malformed(f"${path}: {error}") from None

    return read


def _sequence(
    kind: type, member: Callable[[Any, list[str] | None, str], Any]
) -> Callable[[Any, list[str] | None, str], Any]:
    def read(value: Any, gone: list[str] | None, path: str) -> Any:
        if not isinstance(value, list | tuple):
            raise Malformed(f"${path}: expected an array")
        return kind([member(each, gone, f"{path}[{place}]") for place, each in enumerate(value)])

    return read


def _either(
    shaped: Callable[[Any, list[str] | None, str], Any], other: Callable[[Any, list[str] | None, str], Any]
) -> Callable[[Any, list[str] | None, str], Any]:
    """An object is read by its shape, a list of them too; anything else as the other members of the union allow."""

    def read(value: Any, gone: list[str] | None, path: str) -> Any:
        return (shaped if isinstance(value, dict | list) else other)(value, gone, path)

    return read
