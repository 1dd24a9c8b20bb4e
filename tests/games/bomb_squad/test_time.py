"""BSQ-4.84: less time for a team with bots."""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.testing import clause
from tests.table.desk import HOST, Desk


def times(options: Options, seats: int = 4) -> list[int]:
    view = Match.start(GAME, options, seats, seed_of("time")).view(PUBLIC)
    return [each.at_ms // 1000 for each in view.deadlines]


@clause("BSQ-4.84")
@pytest.mark.parametrize(
    ("bots", "seats", "found"), [(0, 4, [600, 1200]), (3, 4, [375, 750]), (1, 3, [500, 1000]), (4, 5, [360, 720])]
)
def test_each_bot_takes_off_half_of_its_share(bots: int, seats: int, found: list[int]) -> None:
    assert times(Options(bot_time=True, bots=bots), seats) == found


@clause("BSQ-4.84")
def test_times_are_as_printed_unless_it_is_chosen_and_never_shorter_in_turns() -> None:
    assert times(Options(bots=3)) == [600, 1200]
    assert times(Options(clock="standard", bot_time=True, bots=3)) == [600, 1200]


@clause("BSQ-4.84")
def test_the_table_says_how_many_bots_there_are() -> None:
    desk = Desk.playing(1, bots=3, game="bomb-squad", options={"bot_time": True})
    assert desk.live.match.options.bots == 3
    assert [each["at_ms"] for each in desk.views[HOST]["deadlines"]] == [375_000, 750_000]
    assert desk.reload().table.digest() == desk.table.digest()
    usual = Desk.playing(1, bots=3, game="bomb-squad")
    assert usual.live.match.options == Options()
