"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands.

`python -m tests.games.bomb_squad.test_golden` writes them anew, for a new revision.
"""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Expire
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.mission import MissionId
from lastwire.games.bomb_squad.rules.moves import Plan, Send
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.talk import (
    Emote,
    Point,
    Say,
    Suggest,
)
from lastwire.lab import arena
from tests.games import golden
from tests.games.bomb_squad.kit import NAMES, begin, play
from tests.games.bomb_squad.test_property import busy


def _clockwork() -> Match:
    """Mission 1 in real time: roles, a briefing, a countdown, talk and the first bomb."""
    match = Match.start(GAME, Options(chat="free"), 3, seed_of("golden clock"))
    first = match.state.setting.start
    order = [(first + ahead) % 3 for ahead in range(3)]
    for seat, role in zip(order, ("analyst", "field_agent", "negotiator"), strict=True):
        play(match, f"P{seat} role {role}", 1_000)
    match.say(order[1], Emote("thumbs_up"), 1_500)
    for seat in (0, 1, 2):
        play(match, f"P{seat} ready", 2_000 + seat)
    match.play(CLOCK, Expire("start"), 5_100)
    play(match, f"P{order[0]} discard 0 1 -", 9_000)
    if match.state.pending >= 0:
        play(match, f"P{order[0]} analyst keep", 10_000)
    play(match, f"P{order[1]} play hand 2 up", 14_000)
    match.say(order[0], Point("battery"), 15_000)
    play(match, f"P{order[2]} activate", 17_000)
    match.say(order[0], Suggest((0,), (), (Plan(),)), 18_000)
    match.say(order[1], Say("or scrap it"), 18_500)
    match.play(order[2], Send((), (0,)), 19_000)
    return _finish(match, "clock", 20_000)


def _foggy() -> Match:
    """Mission 5, epic, in fog with two robots, at the expert pace."""
    options = Options(
        mission="5", difficulty="epic", clock="expert", fog=True, second_robot="longarm", roles="deal", memory="easy"
    )
    return _finish(Match.start(GAME, options, 4, seed_of("golden fog")), "fog", 0)


def _single() -> Match:
    """Mission 6 without programming, gas and all, at a relaxed pace."""
    options = Options(mission="6", clock="relaxed", no_programming=True, roles="off", memory="strict")
    return _finish(Match.start(GAME, options, 5, seed_of("golden single")), "single", 0)


def _perfect() -> Match:
    """The last program of mission 1, from a position."""
    match = begin("secured 1,2 1,6 1,12 2,8 3,10 5,3 5,5 6,7 6,9 | open 4,10| 1,10| | robot 4,12 | slots M1 B2 M1 D1")
    play(match, "P0 activate; P0 send 0,1,2 scrap 3 steps S @6,12 .")
    return match


def _finish(match: Match, seed: str, t: int) -> Match:
    rng = Rng(seed_of(f"golden {seed}"))
    while (prompt := match.prompt) is not None:
        t += 4_000
        if t >= 600_000 and match.state.setting.options.clock == "real_time":
            timer = GAME.timers(match.state)[0]
            match.play(CLOCK, Expire(timer.id), timer.due_ms)
            continue
        match.play(prompt.owed[0], busy(match, prompt.owed[0], rng), t)
    return match


MATCHES = {"clockwork": _clockwork, "foggy": _foggy, "single": _single, "perfect": _perfect}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_records_replay(name: str) -> None:
    golden.check(GAME, name)


def test_a_record_of_another_revision_is_not_replayed() -> None:
    golden.check_revision(GAME, "single")


def test_a_changed_record_does_not_agree() -> None:
    golden.check_change(GAME, "single")


TEAMS: dict[tuple[MissionId, tuple[str, ...]], str] = {
    ("alpha", ("strong", "strong")): "a9474a9be1530d9e7dce105d5e3cceab",
    ("alpha", ("baseline", "strong", "easy")): "85ae24570eb97139a3ddc96db146b999",
    ("bravo", ("strong", "baseline", "strong")): "b8d0c410f961fb2e7d63bcbfcb724c7c",
    ("charlie", ("strong", "strong", "easy", "baseline")): "334e2f4312c32741f33d9f8df4c77561",
}


@pytest.mark.parametrize(("mission", "team"), TEAMS)
def test_bots_play_the_same_matches_as_ever(mission: MissionId, team: tuple[str, ...]) -> None:
    """Who changes how bots think writes these digests anew; who only tidies up does not."""
    options = Options(mission=mission, clock="expert", roles="off", briefing=False, chat="structured")
    match = arena.play("bomb-squad", team, seed_of(f"golden/{mission}"), options)
    assert match.digest() == TEAMS[mission, team]


if __name__ == "__main__":
    golden.write(MATCHES, NAMES)
