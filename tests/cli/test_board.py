"""The drawings of the terminal: whatever is listed can be typed as it stands, in the list's form and in notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from lastwire import games
from lastwire.cli.board.pen import Pen
from lastwire.cli.board.shelf import drawing, position
from lastwire.cli.word import HOME
from lastwire.engine import choice
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Malformed
from lastwire.language.catalogue import catalogue, languages
from lastwire.testing.position import AnyGame, walk

POSITIONS = 24
MOVES = 150  # of a position that are tried, spread over all of them
NARROW = 78  # columns that a drawing may take on a screen of 80
NAMES = ("You", "Bea Longname", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")


def positions(game: AnyGame) -> Iterator[tuple[Any, int]]:
    for number in range(POSITIONS):
        rng = Rng(seed_of(f"board {number}"))
        last = None
        options = game.types.Options() if number % 2 else None  # as usual, or drawn
        for match in islice(walk(game, rng, options), 3 + 5 * number):
            if match.prompt is not None:
                last = match
        if last is not None and last.prompt is not None:
            yield last, rng.pick((*last.prompt.owed, *last.prompt.may))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_move_has_a_line_of_its_own_and_its_notation_is_nobody_else_s(name: str) -> None:
    game = games.load(name)
    tried = 0
    for match, seat in positions(game):
        view = match.view(seat)
        offers = game.offers(match.state, seat)
        found = choice.moves(game.words, game.codec, view, offers)
        assert len(found.items) == min(len(game.moves(match.state, seat)), choice.MOST_SOUGHT)
        for item in found.items[:: max(1, len(found.items) // MOVES)]:
            tried += 1
            notation = game.words.write_move(item.what)
            assert game.words.read_move(notation) == item.what
            taken = found.find(notation)
            assert taken is None or taken.what == item.what, f"{notation} is typed for {item.what} and {taken}"
            assert not item.line.isdecimal(), "a number is a choice"
            assert not item.line.startswith(("say ", "/", "?", '"')), item.line
            try:
                also = game.words.read_move(item.line)
            except Malformed:
                continue
            assert also == item.what or found.find(item.line) == item, item.line
    assert tried >= POSITIONS


@pytest.mark.parametrize("name", games.NAMES)
def test_positions_and_moves_are_told_in_every_language(name: str) -> None:
    game = games.load(name)
    board = drawing(game)
    for match, seat in islice(positions(game), 0, POSITIONS, 3):
        view = match.view(seat)
        items = choice.moves(game.words, game.codec, view, game.offers(match.state, seat)).items
        for language in languages():
            sentences = catalogue(language, game.home, strict=True, also=HOME)
            pen = Pen(sentences, NAMES[: match.seats], seat)
            for tall in (True, False):
                pen.tall = tall
                drawn = board.draw(view, pen)
                assert drawn
                # Where rows are few, cards stand in one line, which the screen wraps.
                assert not tall or all(line.cell_len <= NARROW for line in drawn), [line.plain for line in drawn]
                assert len(position(game, view, pen)) > len(drawn)
            for item in items[:: max(1, len(items) // MOVES)]:
                told = item.label()
                assert told is not None, item.line
                assert pen.say(told), item.line
            assert board.draw(match.view(-1), pen)
            assert all(pen.say(each) for each in board.about(view))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_list_leads_to_every_line(name: str) -> None:
    """However many moves there are, numbers alone reach each of them, and no list is longer than a screen takes."""
    game = games.load(name)
    match, seat = max(positions(game), key=lambda each: len(game.moves(each[0].state, each[1])))
    found = choice.moves(game.words, game.codec, match.view(seat), game.offers(match.state, seat))
    reached = set()

    def descend(prefix: str) -> None:
        listed = choice.choices(found.begin(prefix), prefix)
        assert 0 < len(listed) <= 2 * choice.MOST
        for each in listed:
            if each.item is None:
                assert len(each.line) > len(prefix)
                descend(each.line)
            else:
                reached.add(each.item.line)

    descend("")
    assert reached == {item.line for item in found.items}


def test_what_strangers_are_called_never_commands_the_terminal() -> None:
    game = games.load("time-bomb")
    match, seat = next(positions(game))
    pen = Pen(catalogue("en", game.home, also=HOME), ["Eve\x1b[2J[red]", "\u202eBo", "Cy", "Dee", "E", "F"], seat)
    shown = "\n".join(line.plain for line in position(game, match.view(seat), pen))
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "\\x1b[2J[red]" in shown
