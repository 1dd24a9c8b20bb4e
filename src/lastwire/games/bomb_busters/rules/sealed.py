"""The sentences of sealed boxes (BB-1.5). No client has them: a match or a campaign for which a box is open brings them
along."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from importlib import resources
from typing import Final

from lastwire.games.bomb_busters.rules.mission import BOXES

_FILE: Final = re.compile(r"box-(?P<box>\d+)\.(?P<language>[a-z]+)\.ftl")
# A sentence begins at the margin and goes on in lines that are indented or close a brace.
_SENTENCE: Final = re.compile(r"^(?P<id>[a-z][\w-]*) =.*(?:\n(?:[ }].*)?(?=\n|\Z))*", re.MULTILINE)


@cache
def _boxes() -> dict[int, dict[str, str]]:
    """By box and language, the sentences as the files give them."""
    found: dict[int, dict[str, str]] = {box: {} for box in range(1, BOXES + 1)}
    for file in sorted(resources.files("lastwire.games.bomb_busters.text").iterdir(), key=lambda each: each.name):
        if name := _FILE.fullmatch(file.name):
            found[int(name["box"])][name["language"]] = file.read_text(encoding="utf-8")
    return found


def words(boxes: Iterable[int]) -> dict[str, str]:
    """By language, all sentences of these boxes."""
    return _joined([_boxes()[box] for box in sorted(boxes)])


def words_with(boxes: Collection[int], ids: Collection[str]) -> dict[str, str]:
    """All sentences of these boxes, and of the others those with these ids."""
    parts = [each if box in boxes else _picked(each, ids) for box, each in sorted(_boxes().items())]
    return _joined(parts)


def _picked(sources: dict[str, str], ids: Collection[str]) -> dict[str, str]:
    picked = {}
    for language, source in sources.items():
        found = [each[0].rstrip() for each in _SENTENCE.finditer(source) if each["id"] in ids]
        if found:
            picked[language] = "".join(f"{sentence}\n" for sentence in found)
    return picked


def _joined(parts: Iterable[dict[str, str]]) -> dict[str, str]:
    joined: dict[str, str] = {}
    for part in parts:
        for language, source in part.items():
            joined[language] = joined.get(language, "") + source
    return joined


@cache
def words_up_to(box: int) -> dict[str, str]:
    """For a match in a mission of this box: a table opens boxes in their order."""
    return words(range(1, box + 1))
