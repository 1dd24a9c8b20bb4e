"""Golden records: whole matches that must replay to the same end as long as the rules' revision stands.

`python -m tests.games.badaboom.test_golden` writes them anew, for a new revision.
"""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.moves import Staff
from lastwire.games.badaboom.rules.options import Clock, Options
from lastwire.games.badaboom.rules.talk import (
    Boast,
    Emote,
    Say,
    Threaten,
)
from tests.games import golden
from tests.games.badaboom.kit import NAMES, begin, play


def _plain() -> Match:
    return _finish(Match.start(GAME, Options(), 4, seed_of("golden plain 2")), "plain")


def _timed() -> Match:
    """Three players who vote, talk, stall and pass in advance."""
    match = Match.start(GAME, Options(first_player="vote", clock=Clock(trick=10)), 3, seed_of("golden timed"))
    match.play(0, GAME.words.read_move("nominate B"), 1_000)
    match.play(CLOCK, Expire("decision"), 20_500)
    match.say(0, Boast("interrupt"), 21_000)
    match.say(2, Threaten(1), 22_000)
    for seat in range(3):
        if seat != match.state.asked:
            match.play(seat, GAME.words.read_move("preset turn T"), 23_000)
    match.play(TABLE, Staff(2, True), 24_000)
    return _finish(match, "timed")


def _resurrected() -> Match:
    match = Match.start(GAME, Options(resurrection=True, tie="shared"), 5, seed_of("golden resurrected"))
    match.say(4, Say("yes"), 500)
    match.say(1, Emote("nervous"), 900)
    return _finish(match, "resurrected")


def _position() -> Match:
    """The story of the rulebook."""
    from tests.games.badaboom.test_scenarios import DRAW, STORY

    match = begin(STORY, draw=DRAW, options=Options())
    play(match, "round; A tinker goblin_glue/M; round; B pass; C pass; D play give_me_that#4; let")
    return _finish(match, "position")


def _finish(match: Match, seed: str) -> Match:
    rng = Rng(seed_of(f"golden {seed}"))
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[rng.below(len(prompt.owed))]
        offers = GAME.offers(match.state, seat)
        # Mostly pass, as people do: matches that are soon over make short records.
        easy = [each for each in offers if each.kind in ("pass", "claim")]
        chosen = easy if easy and rng.below(4) else [each for each in offers if each.kind != "buy_off"]
        match.play(seat, GAME.codec.build(*draw(chosen, rng)), match.t + 400)
    return match


MATCHES = {"plain": _plain, "timed": _timed, "resurrected": _resurrected, "position": _position}


@pytest.mark.parametrize("name", MATCHES)
def test_golden_records_replay(name: str) -> None:
    golden.check(GAME, name)


def test_a_record_of_another_revision_is_not_replayed() -> None:
    golden.check_revision(GAME, "position")


def test_a_changed_record_does_not_agree() -> None:
    golden.check_change(GAME, "position")


if __name__ == "__main__":
    golden.write(MATCHES, NAMES)
