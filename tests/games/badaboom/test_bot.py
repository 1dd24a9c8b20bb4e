"""The bots: sensible moves in plain positions, rituals at once, and equal seeds equal matches."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import TABLE, Budget, Past
from lastwire.games.badaboom.brain.levels import BOTS
from lastwire.games.badaboom.brain.search import Search, shortlist
from lastwire.games.badaboom.brain.value import Mind, Temper, written_out
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.moves import Interrupt, NoTinker, Pass, Play, Ritual, Staff, Tinker
from lastwire.games.badaboom.rules.options import Options
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, card, play, start, to_explosion

ON = Options(clock="off", resurrection=True)


def choice(match: Match, bot: str = "baseline") -> Any:
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.owed[0]
    move = BOTS[bot]().choose(
        match.view(seat), match.past(seat), GAME.offers(match.state, seat), Budget(50), Rng(seed_of("think"))
    )
    GAME.check(match.state, seat, move)
    return move


def finish(match: Match, bots: list[Any], seed: str) -> Match:
    rngs = [Rng(seed_of(f"{seed} {seat}")) for seat in range(match.seats)]
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[0]
        offers = GAME.offers(match.state, seat)
        match.play(seat, bots[seat].choose(match.view(seat), Past(), offers, Budget(5), rngs[seat]))
    return match


@clause("GB-10.5", "GB-10.1")
def test_it_salvages_while_it_is_safe() -> None:
    match = begin("keyhole/no_way#2/no_way#3", "M M M", phase="tinkering")
    move = choice(match)
    assert isinstance(move, Tinker)
    assert move.take == 0


@clause("GB-10.5", "GB-10.4")
def test_it_secures_a_bomb_that_would_kill_it() -> None:
    match = begin("M keyhole/no_way#2/no_way#3", "goblin_glue", armer=1, phase="tinkering")
    move = choice(match)
    assert isinstance(move, Tinker)
    assert move.give == 0


@clause("GB-10.5")
def test_it_saves_itself_in_the_last_window() -> None:
    match = begin("trolls_hide#1 M M/keyhole/rummage#1", "goblin_glue", armer=1, phase="trick2")
    assert choice(match) == Play(card("trolls_hide#1"))
    away = begin("give_it_a_shot#3 no_way#1 no_way#2/keyhole/rummage#1", "goblin_glue", armer=1, phase="trick2")
    move = choice(away)
    assert isinstance(move, Play)
    assert move.player in (1, 2)


@clause("GB-10.5")
def test_it_stops_what_would_kill_it() -> None:
    match = begin("say_hello#1 keyhole/no_way#2 M M/rummage#1", "goblin_glue", armer=1, phase="trick2")
    play(match, "A play say_hello#1>B")
    assert choice(match) == Interrupt(card("no_way#2"))
    trifle = begin("damp_fuse keyhole/no_way#2/rummage#1", "M", phase="trick2")
    play(trifle, "A play damp_fuse")
    assert choice(trifle) == Pass()


@clause("GB-10.5")
def test_it_claims_what_it_can() -> None:
    match = begin("sticky_fingers#2 no_way#1/keyhole/no_way#3", "goblin_glue", armer=1)
    to_explosion(match)
    assert choice(match).cards == (card("sticky_fingers#2"),)


@clause("GB-2.57")
def test_rituals_are_performed_at_once() -> None:
    hands = "trolls_hide#1 M M/keyhole/rummage#1"
    match = begin(
        hands, "goblin_glue", armer=1, phase="trick2", options=ON, penalties=("rc09", "", ""), coins=(3, 0, 0)
    )
    assert choice(match) == Ritual()
    play(match, "A ritual")
    assert choice(match) == Play(card("trolls_hide#1"))
    shows = begin(hands, "M M", options=ON, penalties=("rc08", "", ""), coins=(3, 0, 0))
    assert isinstance(choice(shows), Ritual)
    jumpy = begin(
        "no_way#1/keyhole no_way#2/no_way#3", "M", holder=1, phase="tinkering", options=ON, penalties=("rc12", "", "")
    )
    play(jumpy, "B tinker keyhole/M")
    assert GAME.manners.pace(jumpy.view(-1)).invited == (0,)
    move = BOTS["baseline"]().volunteer(jumpy.view(0), Past(), GAME.offers(jumpy.state, 0), Budget(), Rng(seed_of("x")))
    assert move == Ritual()


@clause("GB-2.57")
def test_a_fine_is_accepted_only_where_it_pays() -> None:
    match = begin(
        "keyhole/no_way#2/no_way#3", "M M M", phase="tinkering", options=ON, penalties=("rc06", "", ""), coins=(3, 0, 0)
    )
    assert not isinstance(choice(match), NoTinker)


@pytest.mark.parametrize("bot", list(BOTS))
@clause("GB-10.5", "GB-4.112", "GB-7.92")
def test_whole_matches(bot: str) -> None:
    digests = []
    for _ in range(2):
        match = start(4, f"whole {bot}", resurrection=True)
        for seat in range(4):
            match.play(TABLE, Staff(seat, True))
        digests.append(finish(match, [BOTS[bot]() for _ in range(4)], bot).digest())
        assert match.outcome is not None
    assert digests[0] == digests[1]


@clause("GB-2.70", "GB-10.5")
def test_sensible_play_is_short_and_beats_chance() -> None:
    from lastwire.bots.chance import Chance

    wins = explosions = 0
    for number in range(12):
        seat = number % 4
        bots: list[Any] = [Chance(GAME) for _ in range(4)]
        bots[seat] = BOTS["baseline"]()
        match = finish(start(4, f"chance {number}"), bots, f"chance {number}")
        assert match.outcome is not None
        wins += seat in match.outcome.winners
        explosions += len(
            finish(start(4, f"own {number}"), [BOTS["baseline"]() for _ in range(4)], "own").state.history
        )
    assert wins >= 9  # a fair share would be three
    assert 3.5 <= explosions / 12 <= 7.5


@clause("GB-10.6")
def test_the_strong_one_takes_what_is_clearly_better() -> None:
    # A coin short of the goal, the holder about to die with the Bomb: only who is not killed with it wins.
    doomed = begin(
        "trolls_hide#1 say_hello#2/M M keyhole/rummage#1",
        "goblin_glue",
        armer=1,
        phase="trick2",
        coins=(8, 5, 5),
    )
    assert choice(doomed, "strong") == Play(card("trolls_hide#1"))
    # Where every move comes to the same, it stays with the baseline's.
    quiet = begin("damp_fuse keyhole/no_way#2/rummage#1", "M M M", phase="trick1")
    assert choice(quiet, "strong") == choice(quiet) == Pass()


@clause("GB-10.6")
def test_a_move_must_come_out_better_in_the_same_worlds() -> None:
    match = begin("keyhole goblin_glue/no_way#2/no_way#3", "M M M", phase="tinkering")
    mind = Mind(match.view(0), Rng(seed_of("mind")), Temper())
    search = Search(mind, {})
    # Of two moves that are one and the same, none is clearly better.
    swap = Tinker(card("keyhole"), 0)
    assert search.best([(0.0, swap), (0.0, Tinker(card("keyhole"), 0))], Budget(20), Rng(seed_of("equal"))) is swap
    # Who can secure a Bomb that is about to kill him had better do so.
    armed = begin("M keyhole/no_way#2/no_way#3", "goblin_glue", armer=1, phase="tinkering")
    search = Search(Mind(armed.view(0), Rng(seed_of("mind")), Temper()), {})
    secure = Tinker(0, card("goblin_glue"))
    assert search.best([(0.0, NoTinker()), (0.0, secure)], Budget(100), Rng(seed_of("better"))) == secure


def test_what_is_wasted_for_sure_is_not_thought_about() -> None:
    match = begin("trolls_hide#1 give_it_a_shot#3 keyhole/no_way#2/no_way#3", "M M M", phase="trick1")
    mind = Mind(match.view(0), Rng(seed_of("mind")), Temper())
    moves = written_out([offer for offer in GAME.offers(match.state, 0) if offer.kind == "play"], GAME.codec.build)
    assert [move for _, move in shortlist(mind, moves, Pass())] == [Pass()]
