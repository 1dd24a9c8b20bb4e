"""What is measured of a person among bots follows from the seed, and adds up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from lastwire import games
from lastwire.lab.manners import Plan, measure
from lastwire.table.style import Style


def plan(game: str, **changed: Any) -> Plan:
    rules = games.load(game)
    options = rules.codec.keep_options(rules.types.Options())
    return replace(Plan(game, rules.info.party, options, bots="random", person="random"), **changed)


def test_equal_seeds_give_equal_figures_whatever_the_number_of_processes() -> None:
    asked = plan("time-bomb")
    first = measure(asked, 2)
    assert measure(asked, 2, jobs=2) == first
    assert measure(replace(asked, seed="1"), 2) != first
    assert first.share_of_a_silent_person is not UNSET
    assert 0 <= first.share_of_a_silent_person <= 1
    assert first.turns > 2
    assert first.share_of_decisive_moves is UNSET


def test_the_persons_thinking_is_left_out_of_the_times() -> None:
    asked = plan("academy")
    quick, slow = (measure(replace(asked, thinks_ms=ms), 1) for ms in (10, 90_000))
    assert max(slow.median_turn_s, slow.longest_stall_s, quick.longest_stall_s) < 10


def test_a_faster_table_takes_less_time() -> None:
    usual, fast = (measure(plan("time-bomb", style=Style(pace)), 1) for pace in ("normal", "fast"))
    assert fast.median_turn_s < 0.7 * usual.median_turn_s


@pytest.mark.parametrize("game", ["bomb-busters", "bomb-squad"])
def test_decisive_moves_are_counted_in_teams(game: str) -> None:
    figures = measure(plan(game), 1)
    assert figures.decisive_moves is not UNSET
    assert figures.share_of_decisive_moves is not UNSET
    assert figures.decisive_moves > 0
    assert 0 <= figures.share_of_decisive_moves <= 1
    assert figures.share_of_a_silent_person is UNSET
