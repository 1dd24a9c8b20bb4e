"""Content and text files: TOML beside the rules, read into typed values, with errors that name file, key and reason."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, TypeVar

import msgspec

from lastwire.errors import ContentError

T = TypeVar("T")

_PATH = re.compile(r"^(?P<reason>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)


def read(package: str, file: str, kind: type[T]) -> T:
    """The file of a game's folder, as a value of this type."""
    try:
        text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError) as error:
        raise ContentError(file, "", f"cannot be read: {error}") from None
    return parse(text, file, kind)


def parse(text: str, file: str, kind: type[T]) -> T:
    """A TOML text as a value of this type."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, "", f"not TOML: {error}") from None
    return convert(data, file, kind)


def convert(data: Any, file: str, kind: type[T]) -> T:
    """Plain data as a value of this type."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        found = _PATH.match(str(error))
        path = (found["path"] or "$") if found else "$"
        reason = found["reason"] if found else str(error)
        raise ContentError(file, path.removeprefix("$").lstrip("."), reason) from None


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

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    @property
    def ids(self) -> list[str]:
        return sorted(self._entries)
