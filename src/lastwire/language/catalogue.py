"""The sentences of one language, and messages put into its words.

Sentences are Fluent files: one for the table and one for each game, `text/<language>.ftl`. The client reads the same
files by the same rules (`web/src/lib/words.ts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from lastwire.errors import ContentError
from lastwire.message import Message, words

FIRST: Final = "en"  # the language that every sentence is written in first
_TABLE: Final = "lastwire.table.text"
_LARGEST: Final = 2**53  # that is formatted as a number; strangers' files may hold any
_LONGEST: Final = 20  # digits of a larger one that are repeated
_ROOM: Final = 600  # characters of a stranger's words that are repeated; Fluent refuses to fill in more than 1,000


def languages() -> tuple[str, ...]:
    """All that there are, the first one first."""
    found = {file.name.removesuffix(".ftl") for file in resources.files(_TABLE).iterdir() if file.name.endswith(".ftl")}
    return FIRST, *sorted(found - {FIRST})


def spoken(home: str, language: str) -> str:
    """The language that the game living there speaks to such a reader: the first, if it has not been translated."""
    return language if resources.files(home).joinpath("text", f"{language}.ftl").is_file() else FIRST


def files(home: str, language: str) -> Iterator[Traversable]:
    """The files in this language of the game that lives there: its sentences, and those of boxes that stay sealed until
    they are won."""
    folder = resources.files(home).joinpath("text")
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
            yield file


class Catalogue:
    """The sentences of a table and of one game."""

    def __init__(self, language: str, *sources: str, strict: bool = False, first: Catalogue | None = None) -> None:
        """`strict`: whatever is missing or does not fit is an error, not shown as well as it can be. `first`: says what
        is not in this language, with its own lists and plurals."""
        self.language = language
        self._first = first
        self._strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id) or (self._first is not None and id in self._first)

    def say(self, message: Message, names: Sequence[str] = (), viewer: int = -1) -> str:
        """The message as this viewer reads it, in a match with these players."""
        if self._first is not None and not self._bundle.has_message(message.id):
            return self._first.say(message, names, viewer)
        values: dict[str, Any] = {}
        for name, seats in message.who.items():
            if isinstance(seats, int):
                values[name] = _called(seats, names)
                values[f"{name}_is"] = "you" if seats == viewer else "other"
            else:
                self._list(values, name, [_called(seat, names) for seat in seats])
        for name, value in message.args.items():
            if isinstance(value, tuple):
                self._list(values, name, [str(self._value(each, names, viewer)) for each in value])
            else:
                values[name] = self._value(value, names, viewer)
        return self._fill(message.id, values)

    def _value(self, value: Any, names: Sequence[str], viewer: int) -> Any:
        if isinstance(value, Message):
            return self.say(value, names, viewer)
        if isinstance(value, int | float) and abs(value) > _LARGEST:
            digits = str(value)
            return digits if len(digits) <= _LONGEST else f"{digits[:_LONGEST]}…"
        if isinstance(value, str) and len(value) > _ROOM:
            return f"{value[:_ROOM]}…"
        return value

    def _list(self, values: dict[str, Any], name: str, items: list[str]) -> None:
        values[name] = self._joined(items, "list-and")
        values[f"{name}_or"] = self._joined(items, "list-or")
        values[f"{name}_row"] = " ".join(items)
        values[f"{name}_n"] = len(items)

    def _joined(self, items: list[str], last: str) -> str:
        if not items:
            return self._fill("list-none", {})
        joined = items[0]
        for at, item in enumerate(items[1:], 2):
            joined = self._fill(last if at == len(items) else "list-more", {"some": joined, "next": item})
        return joined

    def _fill(self, id: str, values: dict[str, Any]) -> str:
        if not self._bundle.has_message(id):
            return self._missing(id, values, "no such sentence")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return self._missing(id, values, "a sentence without words")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            return self._missing(id, values, "; ".join(map(str, errors)))
        return text if isinstance(text, str) and not isinstance(text, FluentNone) else str(text)

    def _missing(self, id: str, values: dict[str, Any], why: str) -> str:
        """What was stored by another version may have sentences that this one has not."""
        if self._strict:
            raise ContentError(f"{self.language}.ftl", id, words(why))
        return " ".join([id, *(str(value) for value in values.values())])


def _called(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"{seat + 1}"


@cache
def catalogue(language: str, home: str = "", strict: bool = False, also: str = "") -> Catalogue:
    """The table's sentences, and those of the game that lives there, with what is sealed in it: whoever is told of it
    has opened it. `also`: who else has sentences to add, such as the terminal."""
    if language not in languages():
        language = FIRST
    sources = [resources.files(_TABLE).joinpath(f"{language}.ftl").read_text(encoding="utf-8")]
    homes = [each for each in (home, also) if each]
    translated = [each for each in homes if spoken(each, language) == language]
    for each in translated:
        sources += [file.read_text(encoding="utf-8") for file in files(each, language)]
    first = None if translated == homes else catalogue(FIRST, home, strict, also)
    return Catalogue(language, *sources, strict=strict, first=first)
