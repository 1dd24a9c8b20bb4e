"""What can be typed now, as a numbered list: each line as it is typed, and what it does in a few words.

Where there are too many for one list, lines that begin alike are one choice, which leads to the next list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from lastwire.cli.board.shelf import Drawing
from lastwire.cli.line import acts as act_lines
from lastwire.cli.line import read_act
from lastwire.engine.offer import expand
from lastwire.engine.types import Offer, Said
from lastwire.errors import Malformed
from lastwire.games import AnyGame
from lastwire.message import Message

MOST: Final = 12  # in one list
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


def moves(game: AnyGame, board: Drawing, view: Any, offers: Sequence[Offer]) -> Lines:
    """The moves of these offers, as many as are worth writing out."""

    def items() -> Iterator[Item]:
        for kind, fields in islice(expand(offers), MOST_SOUGHT):
            # Offers that came over a wire have lists where moves have tuples.
            move = game.codec.move(game.codec.encode({"kind": kind, **fields}))
            yield Item(board.line(move), move, lambda move=move: board.deed(move, view))  # type: ignore[misc]

    return menu(items())


def acts(game: AnyGame, seat: int, offers: Sequence[Offer]) -> Lines:
    """What may be said, as `say …` lines."""
    found, _ = act_lines(game, offers, whole=True)

    def items() -> Iterator[Item]:
        for line in found:
            try:
                act = read_act(game, line.removeprefix("say "))
            except Malformed:
                continue
            said = Said(0, seat, (), act)
            yield Item(line, act, lambda said=said: game.words.utter(said, seat, ()))  # type: ignore[misc]

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
