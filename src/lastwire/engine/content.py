"""Content and text files: TOML beside the rules, read into typed values, with errors that name file, key and reason."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from lastwire.errors import ContentError, Refused

T = TypeVar("T")

_PATH = re.compile(r"^(?P<reason>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_STEP = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")
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
        raise ContentError(file, "", f"cannot be read: {error}") from None


def parse(text: str, file: str, kind: type[T]) -> T:
    """A TOML text as a value of this type."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # of TOML, of numbers too long, of lists too deep
        raise ContentError(file, "", f"not TOML: {error}") from None
    return convert(data, file, kind)


def check_lines(text: str, file: str) -> None:
    """Refuse lines with too many dots: a server with others to serve reads strangers' files, and a key of very many
    parts takes seconds."""
    for number, line in enumerate(text.split("\n"), 1):
        dots = line.count(".")
        if dots > _MOST_DOTS:
            raise ContentError(file, "", f"line {number} has {dots:,} dots; allowed: {_MOST_DOTS}")


def convert(data: Any, file: str, kind: type[T]) -> T:
    """Plain data as a value of this type; the error names the key, the value found there and what is allowed."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        found = _PATH.match(str(error))
        path = (found["path"] or "$") if found else "$"
        reason = found["reason"] if found else str(error)
        given, allowed = _given(data, path), _allowed(_wanted(msgspec.inspect.type_info(kind), path))
        if given:
            reason += f"; given: {given}"
        if allowed:
            reason += f"; allowed: {allowed}"
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


def _allowed(info: Any) -> str:
    """What a type takes, in words."""
    match info:
        case inspect.StructType():
            return "the keys " + ", ".join(field.encode_name for field in info.fields)
        case inspect.LiteralType():
            return " or ".join(str(value) for value in info.values)
        case inspect.IntType(ge=int(least), le=int(most)):
            return f"a whole number from {least} to {most}"
        case inspect.IntType():
            return "a whole number"
        case inspect.FloatType():
            return "a number"
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "text"
        case inspect.TupleType():
            return f"a list of {len(info.item_types)}"
        case inspect.ListType() | inspect.VarTupleType():
            inner = _allowed(info.item_type)
            return f"a list, each of them {inner}" if inner else "a list"
        case inspect.UnionType():
            return " or ".join(filter(None, map(_allowed, info.types)))
        case inspect.NoneType():
            return "nothing"
    return ""


class Text:
    """Sentences by id, from a text file: a second language is a second file."""

    def __init__(self, file: str, entries: dict[str, str]) -> None:
        self._file = file
        self._entries = entries

    @classmethod
    def read(cls, package: str, file: str) -> Text:
        tables = read(package, file, dict[str, Any])
        entries: dict[str, str] = {}

        def gather(prefix: str, value: Any) -> None:
            if isinstance(value, dict):
                for key, inner in value.items():
                    gather(f"{prefix}.{key}" if prefix else key, inner)
            elif isinstance(value, str):
                entries[prefix] = value
            else:
                raise ContentError(file, prefix, f"a sentence is text, not {type(value).__name__}")

        gather("", tables)
        return cls(file, entries)

    def __call__(self, id: str, **values: Any) -> str:
        sentence = self._entries.get(id)
        if sentence is None:
            raise ContentError(self._file, id, "no such sentence")
        try:
            return sentence.format(**values) if values else sentence
        except (KeyError, IndexError) as error:
            raise ContentError(self._file, id, f"asks for a value that is not given: {error}") from None

    def refusal(self, code: str, clause: str, **values: Any) -> Refused:
        """The refusal with this code and clause, in the words of the text file."""
        return Refused(code, clause, self(f"refuse.{code}", **values))

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    @property
    def ids(self) -> list[str]:
        return sorted(self._entries)
