"""Chapter 6: how a mission ends, what it scores, and what is opened then."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.types import ALL, CLOCK, PUBLIC, Expire
from lastwire.games.bomb_squad.game import GAME
from lastwire.testing import clause
from tests.games.bomb_squad.kit import NAMES, begin, ended, play, prompted, result, shown, start
from tests.games.kit import in_words

EVERYTHING = "secured 1,2 1,6 1,12 2,8 3,10 5,3 5,5 6,7 6,9"
LAST = f"{EVERYTHING} | open 4,10| | robot 5,12 | slots B2"


def disarm(position: str, **changes: Any) -> Match:
    return play(begin(position, **changes), "P0 activate; P0 send 0 steps @6,12")


@clause("BSQ-1.5", "BSQ-6.1", "BSQ-6.6")
def test_perfect() -> None:
    match = disarm(LAST)
    assert (ended(match), result(match)) == ("disarmed", (37, 5, True))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (37.0, 37.0))


@clause("BSQ-6.2", "BSQ-6.3", "BSQ-2.17")
@pytest.mark.parametrize(("reserve", "score", "stars"), [(7, 36, 4), (4, 33, 4), (3, 32, 3), (0, 29, 3)])
def test_reserve_costs_points(reserve: int, score: int, stars: int) -> None:
    match = disarm(f"{LAST} | reserve {reserve}")
    assert result(match) == (score, stars, True)


@clause("BSQ-6.2")
def test_hostages_left_behind_score_one_each_if_all_bombs_are_disarmed() -> None:
    match = disarm("secured 5,5 | robot 5,12 | slots B2")
    assert result(match) == (2 * 3 + 5 + 8, 2, True)
    lost = begin("secured 5,5 5,3", clock="real_time")
    lost.play(CLOCK, Expire("bomb_B"), 1_200_300)
    assert result(lost) == (4, 1, False)


@clause("BSQ-6.4")
def test_the_score_may_be_negative() -> None:
    match = play(begin("main 0 | reserve 1 | slots M1"), "P0 activate; P0 send 0")
    assert result(match) == (-8, 0, False)


@clause("BSQ-6.4", "BSQ-2.17")
def test_without_points_there_is_no_star() -> None:
    for secured, score, stars in (("", 0, 0), ("secured 5,3 | reserve 6", 0, 0), ("secured 5,3 | reserve 7", 1, 1)):
        match = begin(secured, clock="real_time")
        match.play(CLOCK, Expire("bomb_A"), 600_300)
        assert result(match) == (score, stars, False)
        view = GAME.view(match.state, PUBLIC)
        assert view.stars == (37, 33, 28, 19, 1)
        assert ("no star" in prompted(match, PUBLIC)) == (stars == 0)
        assert ("no star" in in_words(match, PUBLIC, NAMES)[-1]) == (stars == 0)


@clause("BSQ-6.5", "BSQ-6.5a")
def test_a_training_wants_everybody_saved() -> None:
    position = "robot 2,2 | slots B1"
    match = play(begin(position, mission="alpha"), "P0 activate; P0 send 0 steps @1,2")
    assert (ended(match), result(match)) == ("disarmed", (2 + 5 + 3, 2, False))
    assert match.outcome is not None
    assert match.outcome.winners == ()
    saved = f"secured 2,5 4,2 6,6 | {position}"
    match = play(begin(saved, mission="alpha"), "P0 activate; P0 send 0 steps @1,2")
    assert result(match) == (15, 5, True)


@clause("BSQ-6.7")
def test_everybody_has_the_same_result() -> None:
    match = disarm(LAST)
    view = GAME.view(match.state, PUBLIC)
    assert view.result is not None
    assert (view.result.score, view.result.stars, view.result.levels) == (37, 5, 16)
    review = match.review()
    assert review is not None
    assert review["sum"] == {"secured": 32, "bombs": 5, "left_behind": 0, "reserve": 0}
    assert review["seats"][0]["activations"] == 1
    assert start().review() is None


@clause("BSQ-6.8", "BSQ-2.11")
def test_everything_is_opened_at_the_end() -> None:
    match = disarm(LAST)
    views = [GAME.view(match.state, viewer) for viewer in (0, 1, PUBLIC)]
    for view in views:
        assert view.opened is not None
        assert all(card.card for row in view.opened.hands for card in row)
        assert len(view.opened.draw) == len(match.state.draw)
    before = begin(LAST)
    for viewer in (0, 1, PUBLIC):
        assert GAME.view(before.state, viewer).opened is None
    assert GAME.view(before.state, ALL).opened is not None
    assert shown(match.state, 0) != shown(before.state, 0)
    # The frame carries what was secured.
    assert len(views[0].secured) == 10
