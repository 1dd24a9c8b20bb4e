"""The moves that can be made now as a list to choose from: each as a line to type, and in a few words.

Where there are too many for one list, lines that begin alike are one choice, which leads to the next list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct

from lastwire.engine.codec import Codec
from lastwire.engine.offer import expand
from lastwire.engine.part import Words
from lastwire.engine.types import Offer
from lastwire.message import Message

MOST: Final = 12  # in one list
KEYS: Final = 9  # in one that is chosen from by single keys
MOST_SOUGHT: Final = 20_000  # moves that are written out; others can still be typed in notation


class Item(NamedTuple):
    """One line that may be typed. `what` is what it stands for: a move, an act, or nothing but its own words."""

    line: str
    what: Any = None
    label: Callable[[], Message | None] = lambda: None


class Choice(NamedTuple):
    """One number of the list. `item` is None where it leads to another list: of all lines that begin so."""

    line: str
    item: Item | None
    number: int = 1


class Lines(NamedTuple):
    """All items, and by their lines in any case of letters."""

    items: tuple[Item, ...]
    lines: dict[str, Item]

    def find(self, typed: str) -> Item | None:
        return self.lines.get(_key(typed))

    def begin(self, prefix: str) -> tuple[Item, ...]:
        return tuple([item for item in self.items if _key(item.line).startswith(prefix.casefold())])


EMPTY: Final = Lines((), {})


def _key(line: str) -> str:
    return " ".join(line.split()).casefold()


def menu(items: Iterable[Item]) -> Lines:
    found: dict[str, Item] = {}
    for item in items:
        found.setdefault(_key(item.line), item)
    return Lines(tuple(found.values()), found)


def moves(words: Words[Any, Any, Any], codec: Codec, view: Any, offers: Sequence[Offer]) -> Lines:
    """The moves of these offers, as many as are worth writing out."""

    def items() -> Iterator[Item]:
        for kind, fields in islice(expand(offers), MOST_SOUGHT):
            # Offers that came over a wire have lists where moves have tuples.
            move = codec.move(codec.encode({"kind": kind, **fields}))
            line = words.line(move) or words.write_move(move)
            yield Item(line, move, lambda move=move: words.deed(move, view))  # type: ignore[misc]

    return menu(items())


def choices(items: Sequence[Item], prefix: str = "", most: int = MOST) -> list[Choice]:
    """The list for what begins like this: single lines if they fit, else by their next word, or its first letter."""
    if len(items) <= most:
        return _single(items)
    groups = _grouped(items, prefix, _word)
    if len(groups) > most:
        groups = dict(_whole(same, prefix, beginning) for beginning, same in _grouped(items, prefix, _letter).items())
    if len(groups) == 1:
        (beginning,) = groups
        return choices(items, beginning, most)
    return [
        Choice(beginning, None, len(same)) if len(same) > 1 else Choice(same[0].line, same[0])
        for beginning, same in groups.items()
    ]


def about(words: Words[Any, Any, Any], choice: Choice, view: Any) -> Message | None:
    """One choice in a few words: the move, or what those have in common to which it leads."""
    if choice.item is not None:
        return choice.item.label()
    last = choice.line.split()
    return words.group(last[-1], view) if last else None


def _grouped(items: Sequence[Item], prefix: str, cut: Callable[[str, int], str]) -> dict[str, list[Item]]:
    groups: dict[str, list[Item]] = {}
    for item in items:
        groups.setdefault(cut(item.line, len(prefix)), []).append(item)
    return groups


def _whole(items: list[Item], prefix: str, beginning: str) -> tuple[str, list[Item]]:
    """Lines with the same first letter, under their whole word if that is the same, too."""
    begun = {_word(item.line, len(prefix)) for item in items}
    return (begun.pop() if len(begun) == 1 else beginning), items


def _single(items: Sequence[Item]) -> list[Choice]:
    return [Choice(item.line, item) for item in items]


def _word(line: str, start: int) -> str:
    """The line up to the end of its next word."""
    end = line.find(" ", start)
    return line if end < 0 else line[: end + 1]


def _letter(line: str, start: int) -> str:
    return line[: start + 1]


# --- asked over a wire ------------------------------------------------------------------------------------------------


class Choices(Struct, frozen=True, tag="choices", tag_field="kind", forbid_unknown_fields=True):
    """What can I do now? `begin`: only what begins with this line, which an earlier list led to."""

    begin: Annotated[str, Meta(max_length=200)] = ""


class Numbered(Struct, frozen=True):
    """One choice of a list. `move`: None where it leads to the next list, of so many."""

    line: str
    told: Message | None
    move: Any
    number: int


class Listed(Struct, frozen=True, tag="choices", tag_field="kind"):
    ways: tuple[Numbered, ...]


def listed(words: Words[Any, Any, Any], codec: Codec, view: Any, offers: Sequence[Offer], begin: str) -> Listed:
    """The list for what begins like this; the whole one if nothing does any more."""
    found = moves(words, codec, view, offers)
    items = found.begin(begin)
    if not items:
        begin, items = "", found.items
    return Listed(
        tuple(
            [
                Numbered(
                    each.line, about(words, each, view), None if each.item is None else each.item.what, each.number
                )
                for each in choices(items, begin, KEYS)
            ]
        )
    )
