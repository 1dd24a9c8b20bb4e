"""The terminal's screen, with a pilot at the keys: by numbers, by lines as they are listed, and in notation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, RichLog, Static

from lastwire import games
from lastwire.cli.party import Evening, Sight
from lastwire.cli.screen import LEFT, TableScreen, columns
from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.lab.arena import Hall

PATIENCE_S = 120  # for what hangs: machines may be slow
SIZE = (80, 24)


class Desk:
    """A screen and who types at it."""

    def __init__(self, screen: TableScreen, pilot: Pilot[int]) -> None:
        self.screen = screen
        self.pilot = pilot

    @property
    def sight(self) -> Sight:
        sight = self.screen._party.sight
        assert sight is not None
        return sight

    async def type(self, line: str) -> None:
        self.screen.query_one("#typed", Input).value = line
        await self.pilot.press("enter")
        await self.pilot.pause()

    def shown(self, id: str) -> str:
        return str(self.screen.query_one(f"#{id}", Static).content)

    def log(self) -> str:
        return "\n".join(strip.text for strip in self.screen.query_one("#log", RichLog).lines)

    def moves(self) -> list[Any]:
        """What seat 0 has played."""
        party = self.screen._party
        assert isinstance(party, Evening)
        return [deed.move for deed in party._match.entries if deed.seat == 0]

    async def until(self, true: Callable[[], Any]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not true():
                    await self.pilot.pause(0.01)
        except TimeoutError:
            raise AssertionError(f"{self.shown('board')}\n{self.log()}\n{self.shown('list')}") from None

    async def turn(self) -> bool:
        """Wait until this seat is asked, and it is shown, or the match is over."""
        await self.until(lambda: self.sight.over or (self.sight.owed and self.shown("list")))
        return not self.sight.over


@asynccontextmanager
async def at(game: str, seed: str, size: tuple[int, int] = SIZE, seats: int | None = None) -> AsyncIterator[Desk]:
    """One person in seat 0 with random bots."""
    rules = games.load(game)
    options = rules.types.Options()
    count = seats or rules.seats(options).start
    match = Match.start(rules, options, count, seed_of(seed))
    hall = Hall(match, dict.fromkeys(range(1, count), "random"))
    names = ["You", *(f"Random {chr(65 + seat)}" for seat in range(1, count))]
    screen = TableScreen(Evening(match, hall, 0, names), pace_s=0)
    async with screen.run_test(size=size) as pilot:
        await pilot.pause()
        yield Desk(screen, pilot)


async def test_a_whole_match_by_numbers() -> None:
    async with at("time-bomb", "five") as desk:
        asked = 0
        while await desk.turn():
            before = desk.sight
            await desk.type("1")
            await desk.until(lambda: desk.sight is not before or desk.screen._prefix)  # noqa: B023
            asked += 1
            assert asked < 200
        await desk.until(lambda: "The seed was" in desk.log())
        assert ("You won." in desk.log()) != ("You lost." in desk.log())
        assert "You’re ready." in desk.log()
        assert asked > 4


@pytest.mark.parametrize("game", games.NAMES)
async def test_lines_as_they_are_listed_and_in_notation(game: str) -> None:
    async with at(game, "five") as desk:
        for prompt in range(2):
            assert await desk.turn()
            before, items = desk.sight, desk.screen._menu.items
            item = items[7 * prompt % len(items)]
            notation = desk.sight.game.words.write_move(item.what)
            await desk.type(notation if prompt % 2 else item.line.lower())
            await desk.until(lambda: desk.sight is not before)  # noqa: B023
            assert item.what in desk.moves()


async def test_the_first_wire_of_a_stand_is_number_one_on_the_screen_and_nought_in_notation() -> None:
    for typed in ("token {}0", "{}1"):
        async with at("bomb-busters", "wires") as desk:
            await desk.turn()
            stand = desk.screen._menu.items[0].line[0]
            await desk.type(typed.format(stand))
            await desk.until(lambda: f"You mark {stand}1:" in desk.log())  # noqa: B023


async def test_a_long_list_is_walked_by_numbers_and_back() -> None:
    async with at("bomb-busters", "lists") as desk:
        await desk.turn()
        await desk.type("1")
        await desk.until(lambda: "You mark" in desk.log())
        await desk.turn()
        whole = desk.shown("list")
        await desk.type("1")
        narrowed = desk.shown("list")
        assert narrowed != whole
        assert desk.screen._prefix.strip() in narrowed
        assert "Esc" in desk.shown("hint")
        await desk.pilot.press("escape")
        assert desk.shown("list") == whole
        desk.screen.query_one("#typed", Input).value = "do"
        await desk.pilot.pause()
        assert all("double" in line for line in desk.shown("list").splitlines())


async def test_talk_help_and_what_is_refused() -> None:
    async with at("time-bomb", "talk") as desk:
        await desk.turn()
        assert "such as: ready" in desk.shown("hint")
        await desk.type("say")
        assert "say hand" in desk.shown("list")
        await desk.type("say hand success=2 boom=0")
        await desk.until(lambda: "You: I was dealt 2 success and no BOOM." in desk.log())
        await desk.type('"trust me')
        await desk.until(lambda: "You: trust me" in desk.log())
        await desk.type("say [red]me too")
        await desk.until(lambda: "You: [red]me too" in desk.log())
        await desk.type(">B0")
        await desk.until(lambda: "(TB-4.1)" in desk.log())
        await desk.type("nonsense")
        await desk.type("99")
        assert "“nonsense” is nothing that can be typed here" in desk.log()
        assert "There is only number 1." in desk.log()
        await desk.type("?")
        assert "A number chooses from the list" in desk.shown("board")
        await desk.type("look")
        assert "wires 1, 2, 3, 4 and 5 face down" in desk.shown("board")
        await desk.pilot.press("escape")
        assert "B1" in desk.shown("board")
        await desk.type("quit")
    assert desk.screen.return_value == LEFT


@pytest.mark.parametrize("size", [SIZE, (120, 40)])
@pytest.mark.parametrize("game", games.NAMES)
async def test_every_game_fits_its_screen(game: str, size: tuple[int, int]) -> None:
    async with at(game, "size", size) as desk:
        await desk.turn()
        for id in ("board", "ask", "list", "hint", "log", "typed"):
            part = desk.screen.query_one(f"#{id}")
            assert part.region.width > 0, id
            assert part.region.height > 0, id
        assert desk.screen.query_one("#sight").size.height >= 5
        assert desk.screen.query_one("#typed").region.bottom <= size[1]


async def test_the_screen_speaks_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTWIRE_LANG", "de_DE.UTF-8")
    async with at("time-bomb", "german") as desk:
        await desk.turn()
        assert "zum Beispiel: ready" in desk.shown("hint")
        await desk.type("nonsense")
        assert "„nonsense“ passt hier nicht" in desk.log()


def test_rows_stand_in_columns_where_they_fit() -> None:
    from rich.text import Text

    rows = [Text(f"{number} row") for number in range(1, 6)]
    assert [line.split() for line in columns(rows, 16).plain.splitlines()] == [
        ["1", "row", "4", "row"],
        ["2", "row", "5", "row"],
        ["3", "row"],
    ]
    assert len(columns(rows, 5).plain.splitlines()) == 5
    assert columns([], 80).plain == ""
