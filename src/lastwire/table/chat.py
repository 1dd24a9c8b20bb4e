"""Names and lines of chat: what they may be made of, and how many are let through."""

from __future__ import annotations

import unicodedata

from lastwire.errors import Refused

_JOINER = "\u200d"  # holds compound emoji together; every other format character could turn the text around it


def _plain(text: str) -> str:
    text = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"} and char != _JOINER for char in text):
        return ""
    return " ".join(text.split())


def clean_name(text: str) -> str:
    name = _plain(text)
    if not name.strip(_JOINER):
        raise Refused("E_NAME", "", "A name is made of visible characters.")
    return name


def clean_line(text: str) -> str:
    line = _plain(text)
    if not line.strip(_JOINER):
        raise Refused("E_TEXT", "", "A line of chat is made of visible characters.")
    return line


def same_name(one: str, other: str) -> bool:
    """Whether people would take one name for the other."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()


class Flow:
    """When each guest wrote last, to let only so many lines through."""

    __slots__ = ("_times",)

    def __init__(self) -> None:
        self._times: dict[str, list[int]] = {}

    def check(self, guest: str, now: int, lines: int, span_ms: int) -> None:
        times = self._times.get(guest, ())
        if sum(time > now - span_ms for time in times) >= lines:
            raise Refused("E_RATE", "", "Too many lines at once: wait a moment.")

    def note(self, guest: str, now: int) -> None:
        self._times[guest] = [*self._times.pop(guest, ())[-63:], now]
        if len(self._times) > 32:
            del self._times[next(iter(self._times))]
