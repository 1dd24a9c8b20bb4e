"""The content file: what it says, and how it fails."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from lastwire.errors import ContentError
from lastwire.games.time_bomb.rules.content import CONTENT, DECKS, checked
from lastwire.testing import clause
from tests.games.time_bomb.kit import english


def _data() -> dict[str, Any]:
    text = resources.files("lastwire.games.time_bomb.data").joinpath("content.toml").read_text()
    return tomllib.loads(text)


def _wrong(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["profiles"]["base"]["rows"][0][key] = value

    return change


def _without(*path: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        for name in path[:-1]:
            data = data[name]
        del data[path[-1]]

    return change


def _with(value: Any, *path: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        for name in path[:-1]:
            data = data[name]
        data[path[-1]] = value

    return change


ROW = "profiles[...].rows[0]"
KEYS = "rounds, hand, profiles, limits, clock, pace and series"
COLUMNS = "players, swat, terrorist, safe, success, boom, boom_needed and mark"


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (_wrong("safe", 14), "profiles.base.rows[0]", "14 + 4 + 1 wires are not 5 for each of 4 players"),
        (_wrong("swat", 4), "profiles.base.rows[0]", "4 + 2 roles do not leave 0 or 1 over for 4 players"),
        (_wrong("boom_needed", 2), "profiles.base.rows[0]", "2 BOOM are needed, and there is only 1"),
        (_wrong("players", 12), f"{ROW}.players", "something here doesn’t fit; allowed: a whole number from 3 to 10"),
        (_wrong("safe", "many"), f"{ROW}.safe", "something here doesn’t fit; allowed: a whole number from 1 to 50"),
        (_wrong("colour", "red"), ROW, f"there is no such key: colour; allowed: the keys {COLUMNS}"),
        (_wrong("mark", "X"), f"{ROW}.mark", "something here doesn’t fit; allowed: O, P or R"),
        (_without("rounds"), "", f"rounds is missing; allowed: the keys {KEYS}"),
        (
            _without("limits", "acts"),
            "limits",
            "acts is missing; allowed: the keys acts and lines",
        ),
        (_with("basic", "profiles", "ext78", "extends"), "profiles.ext78.extends", "there is no profile basic"),
        (_with(4, "hand"), "hand", "4 rounds need at least 5 wires for each player"),
        (_with(5, "rounds"), "rounds", "5 doesn’t fit here; allowed: a whole number from 1 to 4"),
    ],
)
def test_a_wrong_content_file_names_file_key_and_reason(
    change: Callable[[dict[str, Any]], None], key: str, reason: str
) -> None:
    data = _data()
    change(data)
    with pytest.raises(ContentError) as caught:
        checked(data)
    assert (caught.value.file, caught.value.key, english(caught.value.reason)) == ("content.toml", key, reason)


def test_numbers_of_players_may_not_repeat() -> None:
    data = _data()
    data["profiles"]["base"]["rows"].append(data["profiles"]["base"]["rows"][0])
    with pytest.raises(ContentError) as caught:
        checked(data)
    assert caught.value.key == "profiles.base.rows"
    assert english(caught.value.reason) == "the numbers of players 4, 4, 5 and 6 repeat or leave a gap"


@clause("TB-5.15", "TB-6.8", "TB-2.7", "TB-4.10")
def test_the_numbers_of_the_law() -> None:
    assert (CONTENT.rounds, CONTENT.hand) == (4, 5)
    assert (CONTENT.limits.acts, CONTENT.limits.lines) == (3, 1)
    assert CONTENT.series.tokens == 3
    assert CONTENT.clock.hold_s == 15


@clause("TB-2.5", "TB-2.9")
def test_every_row_has_its_provenance() -> None:
    for profile, decks in DECKS.items():
        for players, row in decks.items():
            printed = 4 <= players <= 6 and profile != "temple"
            assert row.mark == ("R" if printed else "P")
