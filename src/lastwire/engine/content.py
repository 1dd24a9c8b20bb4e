"""Content files: TOML beside the rules, read into typed values, with errors that name file, key and reason."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from lastwire.errors import ContentError
from lastwire.message import Message

T = TypeVar("T")

_PATH = re.compile(r" - at `(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
_MISSING = re.compile(r"missing required field `(?P<name>[^`]*)`")
_STRANGE = re.compile(r"unknown field `(?P<name>[^`]*)`")
UNKNOWN = Message("content-other")  # what is allowed, where that cannot be said
_LONGEST = 60  # characters of a wrong value that an error repeats
_MOST_DOTS = 40  # allowed in one line of a stranger's file


def read(package: str, file: str, kind: type[T]) -> T:
    """The file of a game's folder, as a value of this type."""
    return parse(read_text(package, file), file, kind)


def read_text(package: str, file: str) -> str:
    """The file of a game's folder as it stands."""
    try:
        return resources.files(package).joinpath(file).read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError) as error:
        raise ContentError(file, "", Message("content-unread", args={"why": str(error)})) from None


def parse(text: str, file: str, kind: type[T]) -> T:
    """A TOML text as a value of this type."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # of TOML, of numbers too long, of lists too deep
        raise ContentError(file, "", Message("content-not-toml", args={"why": str(error)})) from None
    return convert(data, file, kind)


def check_lines(text: str, file: str) -> None:
    """Refuse lines with too many dots: a server with others to serve reads strangers' files, and a key of very many
    parts takes seconds."""
    for number, line in enumerate(text.split("\n"), 1):
        dots = line.count(".")
        if dots > _MOST_DOTS:
            reason = Message("content-dots", args={"line": number, "dots": dots, "most": _MOST_DOTS})
            raise ContentError(file, "", reason)


def convert(data: Any, file: str, kind: type[T]) -> T:
    """Plain data as a value of this type; the error names the key, the value found there and what is allowed."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        found = _PATH.search(str(error))
        path = found["path"] if found else "$"
        given, allowed = _given(data, path), _allowed(_wanted(msgspec.inspect.type_info(kind), path)) or UNKNOWN
        if field := _MISSING.search(str(error)):
            reason = Message("content-missing", args={"name": field["name"], "allowed": allowed})
        elif field := _STRANGE.search(str(error)):
            reason = Message("content-unknown", args={"name": field["name"], "allowed": allowed})
        else:
            reason = Message("content-wrong", args={"given": given or "none", "allowed": allowed})
        raise ContentError(file, path.removeprefix("$").lstrip("."), reason) from None


def _given(data: Any, path: str) -> str:
    """The value at this place in the data, if it is short enough to repeat."""
    for name, index in _STEP.findall(path):
        try:
            data = data[name] if name else data[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            return ""
    if isinstance(data, dict):
        return ""
    text = str(msgspec.json.encode(data, enc_hook=str), "utf-8")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _wanted(info: Any, path: str) -> Any:
    """The type that this place in the data should have; None if that is unknown."""
    for name, index in _STEP.findall(path):
        match info:
            case inspect.StructType() if name:
                info = next((field.type for field in info.fields if field.encode_name == name), None)
            case inspect.DictType() if not name:
                info = info.value_type
            case inspect.TupleType() if index.isdigit() and int(index) < len(info.item_types):
                info = info.item_types[int(index)]
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType() if not name:
                info = info.item_type
            case _:
                return None
    return info


def _allowed(info: Any) -> Message | None:
    """What a type takes."""
    match info:
        case inspect.StructType():
            return Message("content-keys", args={"keys": tuple(field.encode_name for field in info.fields)})
        case inspect.LiteralType():
            return Message("content-choice", args={"values": tuple(str(value) for value in info.values)})
        case inspect.IntType(ge=int(least), le=int(most)):
            return Message("content-range", args={"least": least, "most": most})
        case inspect.IntType():
            return Message("content-whole")
        case inspect.FloatType():
            return Message("content-number")
        case inspect.BoolType():
            return Message("content-boolean")
        case inspect.StrType():
            return Message("content-text")
        case inspect.TupleType():
            return Message("content-list", args={"n": len(info.item_types)})
        case inspect.ListType() | inspect.VarTupleType():
            inner = _allowed(info.item_type)
            return Message("content-lists") if inner is None else Message("content-list-of", args={"each": inner})
        case inspect.UnionType():
            return Message("content-choice", args={"values": tuple(filter(None, map(_allowed, info.types)))})
        case inspect.NoneType():
            return Message("content-nothing")
    return None
