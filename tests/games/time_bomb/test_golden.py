"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands.

`python -m tests.games.time_bomb.test_golden` writes them anew, for a new revision.
"""

from __future__ import annotations

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Expire
from lastwire.errors import RecordError
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.options import Clock, Options
from lastwire.games.time_bomb.rules.talk import Accuse, Hand, Intend, Reply, Request, Retract, Role, Say, Suggest, Wait
from tests.games import golden
from tests.games.time_bomb.kit import NAMES, begin, play


def _talkative() -> Match:
    """Four players who talk, hold, stall and cut, under a clock."""
    match = Match.start(GAME, Options(clock=Clock(60, 40, 15), start_player="seat:0"), 4, seed_of("golden talk"))
    match.bots = {3}
    match.say(0, Hand(1, 0), 2_000)
    match.say(1, Hand(2, None), 3_000)
    match.say(3, Hand(0, 0), 4_000)
    match.say(2, Accuse(1, 2, "sum_too_high"), 5_000)
    match.say(1, Reply(4, "disagree"), 6_000)
    match.say(2, Wait(), 7_000)
    match.play(0, GAME.words.read_move("ready"), 8_000)
    match.play(CLOCK, Expire("briefing"), 75_500)
    match.say(0, Intend(1), 76_000)
    match.say(2, Suggest(3), 77_000)
    match.say(2, Retract(4), 78_000)
    match.play(CLOCK, Expire("cut"), 116_000)
    match.play(CLOCK, Expire("cut"), 156_500)
    return _finish(match, "talk")


def _sealed() -> Match:
    match = Match.start(GAME, Options(profile="temple", claim_mode="sealed"), 5, seed_of("golden sealed"))
    play(match, "B claim 2/0, A claim 1/1, B pass, B claim 0/-, E pass, C claim -/0, D claim 1/0")
    return _finish(match, "sealed")


def _ordered() -> Match:
    options = Options(profile="ext78", claim_mode="ordered", cut_back="forbidden", early_call=True, match="tokens")
    return _finish(Match.start(GAME, options, 8, seed_of("golden ordered 6")), "ordered")


def _position() -> Match:
    match = begin("ssss/sSss/sBss/ssss C 2 3 SSST+T", seed="golden position")
    match.say(1, Request("cut_me"))
    match.say(0, Role("swat"))
    play(match, "C>A0, A>B1")
    match.say(3, Say("Well played."))
    return match


def _finish(match: Match, seed: str) -> Match:
    rng = Rng(seed_of(f"golden {seed}"))
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[rng.below(len(prompt.owed))]
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)), match.t + 1_000)
    return match


MATCHES = {"talkative": _talkative, "sealed": _sealed, "ordered": _ordered, "position": _position}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_records_replay(name: str) -> None:
    golden.check(GAME, name, words=False)


def test_a_record_of_another_revision_is_not_replayed() -> None:
    golden.check_revision(GAME, "sealed")


def test_a_changed_record_does_not_agree() -> None:
    golden.check_change(GAME, "position")
    record = golden.read(GAME, "position")
    with pytest.raises(RecordError, match="entry 1 does not replay"):
        Match.replay(GAME, msgspec.structs.replace(record, entries=record.entries[3:]))


if __name__ == "__main__":
    golden.write(MATCHES, NAMES)
