"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands.

`python -m tests.games.bomb_busters.test_golden` writes them anew, for a new revision.
"""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Expire
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.options import Clock, Options
from lastwire.games.bomb_busters.rules.talk import (
    Careful,
    Emote,
    Propose,
    Ready,
    Remind,
    Reply,
    Wait,
)
from tests.games import golden
from tests.games.bomb_busters.kit import F2, NAMES, begin, play
from tests.games.bomb_busters.test_property import lucky


def _toolbox() -> Match:
    """Every card once, talk between the moves, and on to the end."""
    match = begin(F2, "dial 3 | cards 1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11! 12! | spent P1")
    match.say(1, Remind(2))
    match.say(2, Ready(6))
    match.say(3, Propose(2))
    match.say(0, Reply(3, True))
    play(
        match,
        "P3 swap D0 P1; P1 give B12; P2 radar 7; P1 rewind; P3 batteries P1; P2 post C0; P1 same B2; P0 differ A0",
    )
    match.say(3, Careful())
    play(match, "P0 C6=7 stabilizer; P1 double C3,C4=4; P2 answer C3; P2 A11=11,12/C10,C12 ray; P3 mug P1")
    match.say(0, Emote("phew"))
    play(
        match,
        "P1 triple C7,C8,C9=10/B12; P2 answer C9; P2 super D0,D1,D2,D3,D4,D5,D6,D7,D8,D9,D10,D11=12/C12; P3 answer D11",
    )
    return _finish(match, "toolbox")


def _slow() -> Match:
    """Two experts under a clock, who let it run out now and then."""
    options = Options(mission=6, captain="seat:0", clock=Clock(60, 30), virtual_tokens=False)
    match = Match.start(GAME, options, 2, seed_of("golden slow"))
    match.play(CLOCK, Expire("answer"), 31_000)
    match.play(CLOCK, Expire("answer"), 62_000)
    match.say(1, Wait(), 70_000)
    match.play(CLOCK, Expire("turn"), 140_000)
    return _finish(match, "slow")


def _qualified() -> Match:
    """Mission 8 with five experts, won."""
    for number in range(400):
        options = Options(mission=8, captain="seat:2", log="last_round")
        match = Match.start(GAME, options, 5, seed_of(f"golden qualified {number}"))
        if _finish(match, f"qualified {number}").state.cause == "defused":
            return match
    raise AssertionError("never won")


def _race() -> Match:
    """Mission 10, in no order, until the clock has run out or the bomb is dealt with."""
    match = Match.start(GAME, Options(mission=10, boxes=1), 4, seed_of("golden race"))
    return _finish(match, "race")


def _finish(match: Match, seed: str) -> Match:
    rng = Rng(seed_of(f"golden {seed}"))
    while (prompt := match.prompt) is not None:
        seat = rng.pick(prompt.owed)
        move = lucky(match, seat, rng) if len(prompt.owed) == 1 else GAME.words.read_move("call")
        match.play(seat, move, match.t + 1_000)
    return match


MATCHES = {"toolbox": _toolbox, "slow": _slow, "qualified": _qualified, "race": _race}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_records_replay(name: str) -> None:
    golden.check(GAME, name)


def test_a_record_of_another_revision_is_not_replayed() -> None:
    golden.check_revision(GAME, "slow")


def test_a_changed_record_does_not_agree() -> None:
    golden.check_change(GAME, "slow")


if __name__ == "__main__":
    golden.write(MATCHES, NAMES)
