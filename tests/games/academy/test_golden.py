"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands.

`python -m tests.games.academy.test_golden` writes them anew, for a new revision.
"""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Expire
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.content import read_table
from lastwire.games.academy.rules.options import Clock, Options
from lastwire.games.academy.rules.talk import (
    CallWait,
    Emote,
    Plan,
    Saw,
    Say,
    Warn,
)
from lastwire.testing.position import advance
from tests.games import golden
from tests.games.academy.kit import NAMES, begin, play, reveal
from tests.games.kit import told


def _toolbox() -> Match:
    """Thirteen Tools in a few rounds, talk in between, and on to the end by chance."""
    match = begin(
        5,
        "G 2 1 ^ 0 3 1 2 | B 2 ^ 3 1 | R 3 3 2 ^ 4 0 2 | Y 1 ^ 5 0 | plates G R | P0 12 {HAMMER AMPLIFIER}"
        " | P1 8 {WRENCH CRIMPER JUMPER} | P2 9 {SNIFFER DYNAMO SWITCH} | P3 7 {SCHEMATICS MIRROR}"
        " | P4 7 {AIR_HORN SCRAMBLER FREEZER}",
        age_order=(4, 3, 2, 1, 0),
    )
    match.say(0, Plan("G"))
    match.say(3, Say("somebody watch Red"))
    play(match, "P2 use SNIFFER")
    match.say(2, Saw("R", "top"))
    reveal(match, "G B R WAIT Y")
    play(match, "P1 use JUMPER wire=R; P2 pass; P3 pass; P4 pass")
    return _finish(match, "toolbox")


def _pair() -> Match:
    """Two players."""
    return _finish(Match.start(GAME, Options(allow_debt=True), 2, seed_of("golden pair")), "pair")


def _slow() -> Match:
    """Under a clock, which runs out now and then."""
    options = Options(clock=Clock(30, 10, 15), chat="emotes", odds=True)
    match = Match.start(GAME, options, 4, seed_of("golden slow"))
    match.say(1, Emote("nervous"), 1_000)
    match.play(CLOCK, Expire("select"), 31_000)
    return _finish(match, "slow")


def _owner() -> Match:
    """With an owner's own numbers, carried in the record."""
    table = read_table("wait_points = 4\n[decks]\nG = [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 4]\n", "own.toml")
    match = Match.start(GAME, Options(content=table, age_order=(2, 0, 1)), 3, seed_of("golden owner"))
    match.say(0, Warn("Y"))
    match.say(1, CallWait())
    return _finish(match, "owner")


def _finish(match: Match, seed: str) -> Match:
    rng = Rng(seed_of(f"golden {seed}"))
    while match.prompt is not None:
        advance(match, rng)
    return match


MATCHES = {"toolbox": _toolbox, "pair": _pair, "slow": _slow, "owner": _owner}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_records_replay(name: str) -> None:
    golden.check(GAME, name)


def test_the_toolbox_is_worth_keeping() -> None:
    record = golden.read(GAME, "toolbox")
    assert len({event.tool for event in told(Match.replay(GAME, record), "tool_used")}) >= 8


def test_a_record_of_another_revision_is_not_replayed() -> None:
    golden.check_revision(GAME, "slow")


def test_a_changed_record_does_not_agree() -> None:
    golden.check_change(GAME, "slow")


if __name__ == "__main__":
    golden.write(MATCHES, NAMES)
