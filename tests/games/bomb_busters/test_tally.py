"""Who did what, as the end page tells it."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.bomb_busters.brain.levels import BOTS
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.moves import DualCut, SoloCut
from tests.games.bomb_busters.test_bot import decisions
from tests.table.desk import HOST, Desk


def test_cuts_are_counted_for_whoever_made_them() -> None:
    cuts, solos, seen = [0] * 4, [0] * 4, None
    for seen in decisions(BOTS["easy"](), 8, 4, "tally"):
        cuts[seen.seat] += isinstance(seen.move, DualCut)
        solos[seen.seat] += isinstance(seen.move, SoloCut)
        assert seen.match.tally() == ()
    assert seen is not None
    events = [line.event for line in seen.match.log if isinstance(line, Told)]
    counted = seen.match.tally()
    assert counted == GAME.manners.tally(events, 4)
    assert [each["cuts"] for each in counted] == cuts
    assert [each["solos"] for each in counted] == solos
    misses = sum(type(event).__name__ == "CutFailed" for event in events)
    assert misses
    assert sum(each["cuts"] - each["right"] for each in counted) - misses in (0, 1)  # red, or the end of the dial


def test_everybody_is_told_at_the_end_and_not_before() -> None:
    desk = Desk.playing(2, game="bomb-busters", options={"mission": 1})
    assert desk.last(HOST, "match")["part"]["ended"] is None
    desk.play_on()
    ended = [message["part"]["ended"] for message in desk.take(HOST, "update") if message["part"].get("ended")]
    assert len(ended) == 1
    assert [sorted(each) for each in ended[0]["tally"]] == [["cards", "cuts", "detectors", "right", "solos"]] * 2
