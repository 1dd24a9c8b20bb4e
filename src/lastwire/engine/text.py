"""Text from outside: what it may be made of, which names look alike, and how to print it safely in a terminal.

Every name, line and option that a person sends is looked at here, once, before it is stored.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any, Final

_JOINER: Final = "\u200d"  # holds compound emoji together; every other format character could turn the text around it
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 3  # on one letter: more of them run into the lines above and below
# Letters, marks and symbols that show nothing at all.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")


def plain(text: str) -> str | None:
    """The text in one line and one form, its blanks single; None if it holds what cannot be seen."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    text = unicodedata.normalize("NFC", text)
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if char in _BLANK or (kind in _HIDDEN and char != _JOINER):
            return None
        marks = marks + 1 if kind in _MARKS else 0
        if marks > _MOST_MARKS:
            return None
    return " ".join(text.split())


def blank(text: str) -> bool:
    """Whether nothing of a text would be seen."""
    return all(char == _JOINER or unicodedata.category(char)[0] in "MZ" for char in text)


def hidden(text: str, lines: bool = False) -> bool:
    """Whether a text holds what cannot be seen; `lines`: it may have several."""
    if lines:
        text = text.replace("\n", " ")
    return plain(text) is None


def texts(value: Any) -> Iterator[str]:
    """Every string in a value as JSON has it, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def tidied(value: Any) -> Any:
    """The same value with every text in one form; raises `ValueError` if one holds what cannot be seen."""
    if isinstance(value, str):
        found = plain(value)
        if found is None:
            raise ValueError("a text that holds what cannot be seen")
        return found
    if isinstance(value, dict):
        return {key: tidied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [tidied(inner) for inner in value]
    return value


def escaped(text: str, lines: bool = False) -> str:
    """The text as a terminal may print it: whatever would control the terminal, reverse its text or forge a line is
    spelt out. `lines`: the text may contain line ends."""
    if text.isprintable():
        return text
    kept = {_JOINER, "\xa0", "\n"} if lines else {_JOINER, "\xa0"}
    return "".join(
        char if char.isprintable() or char in kept else char.encode("unicode_escape").decode() for char in text
    )


# --- names that look alike -------------------------------------------------------------------------------------------

# From Unicode's table of confusables (TR39), what people can type or paste and what survives compatibility folding.
_ALIKE: Final = {
    "a": "аɑαᴀ",
    "b": "ЬƄᏏʙ",
    "c": "сϲᴄⅽ",
    "d": "ԁᏧᴅ",
    "e": "еҽєεᴇ",
    "f": "ϝẝꞙ",
    "g": "ɡցɢ",
    "h": "һհᏂʜ",
    "i": "іıɩιӏɪ",
    "j": "јϳᴊ",
    "k": "кκᴋ",
    "l": "|ɭו∣⏐ǀ1ʟIІΙӀ",
    "m": "мᴍ",
    "n": "пոռɴ",
    "o": "оοօσסه๐໐0ᴏ",
    "p": "рρᴘ",
    "q": "ԛգ",
    "r": "гᴦꭇʀ",
    "s": "ѕƽꜱ",
    "t": "тτᴛ",
    "u": "υսцᴜ",
    "v": "νѵᴠ",
    "w": "ѡԝաωᴡ",
    "x": "хχᕁ×",
    "y": "уүγყʏ",
    "z": "ʐᴢ",
    "A": "АΑᎪ",
    "B": "ВΒᏴ",
    "C": "СϹᏟ",
    "D": "Ꭰ",
    "E": "ЕΕᎬ",
    "F": "Ϝ",
    "G": "ԌᏀ",
    "H": "НΗᎻ",
    "J": "ЈᎫ",
    "K": "КΚᏦ",
    "L": "Ꮮ",
    "M": "МΜᎷ",
    "N": "Ν",
    "O": "ОΟՕ",
    "P": "РΡᏢ",
    "S": "ЅՏᏚ",
    "T": "ТΤᎢ",
    "V": "ѴᏙ",
    "W": "ԜᎳ",
    "X": "ХΧ",
    "Y": "ҮΥ",
    "Z": "ΖᏃ",
    "'": "’‘`´ʹʼ",
    "-": "‐‑‒–—−",
}
_AS_SEEN: Final = {ord(char): letter for letter, chars in _ALIKE.items() for char in chars}
_AS_READ: Final = _AS_SEEN | {ord(char): "i" for char in "IІΙӀ"}


def alike(one: str, other: str) -> bool:
    """Whether people would take one name for the other: because they read the same, ignoring case, or because they look
    the same."""
    return _read(one) == _read(other) or _seen(one) == _seen(other)


def _read(name: str) -> str:
    """A skeleton without case."""
    return _joined(_bare(_bare(name).translate(_AS_READ).casefold()).translate(_AS_READ))


def _seen(name: str) -> str:
    """A skeleton that keeps case, in which a capital I is a small l."""
    return _joined(_bare(name).translate(_AS_SEEN))


def _bare(name: str) -> str:
    """Without accents, invisible characters and blanks."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    return "".join(
        char
        for char in text
        if char not in _BLANK and unicodedata.category(char) not in _MARKS | _HIDDEN and not char.isspace()
    )


def _joined(text: str) -> str:
    return text.replace("rn", "m").replace("vv", "w")
