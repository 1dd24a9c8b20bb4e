"""Which board belongs to which game; a game without one is told in words and typed in its notation."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.text import Text

from lastwire.cli.board.pen import Pen
from lastwire.games import AnyGame
from lastwire.message import Message


class Drawing(NamedTuple):
    draw: Callable[[Any, Pen], list[Text]]
    about: Callable[[Any], list[Message]]  # what the pieces do that concern the reader
    drawn: frozenset[str]  # the facts of the description that the drawing shows


def _nothing(view: Any) -> list[Message]:
    return []


def drawing(game: AnyGame) -> Drawing:
    name = f"{__package__}.{game.info.name.replace('-', '_')}"
    if find_spec(name) is None:
        return Drawing(lambda view, pen: [], _nothing, frozenset())
    module = import_module(name)
    return Drawing(module.draw, getattr(module, "about", _nothing), module.DRAWN)


def position(game: AnyGame, view: Any, pen: Pen) -> list[Text]:
    """The position drawn, and below it in words whatever the drawing does not show: a line for each fact, or where rows
    are few one fact after the other."""
    board = drawing(game)
    facts = [pen.told(fact) for fact in game.words.describe(view) if fact.id not in board.drawn]
    lines = board.draw(view, pen)
    if not pen.tall:
        facts = [Text(" ").join(facts)]
    return [*lines, *([Text()] if lines else []), *facts]
