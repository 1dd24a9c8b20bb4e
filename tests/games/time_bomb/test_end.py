"""Chapter 6: how it ends, results, series, statistics."""

from __future__ import annotations

from collections import Counter

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.state import SIDES
from lastwire.games.time_bomb.rules.talk import Hand
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.kit import random_end
from tests.games.time_bomb.kit import S3, begin, english, options, play, start

A, B, C, D, E = range(5)
S9 = "ss/sB/sS/ss/ss B 4 4"


@clause("TB-6.1", "TB-6.3", "TB-6.4", "TB-6.6")
@pytest.mark.parametrize(
    ("position", "turns", "winner", "cause"),
    [
        ("ssss/sSss/sBss/ssss C 2 3", "C>A0, A>B1", "swat", "defused"),
        (S3, "A>D0", "terrorist", "boom"),
        (S9, "B>A0, A>C0, C>D0, D>E0, E>A1", "terrorist", "timeout"),
    ],
)
def test_the_three_ends(position: str, turns: str, winner: str, cause: str) -> None:
    match = play(begin(position), turns)
    result = match.view(PUBLIC).result
    assert (result.winner, result.cause) == (winner, cause)
    assert (result.round, result.cuts_total) == (match.state.round, match.state.cuts_total)
    last = match.state.history[-1]
    assert (result.final.cutter, result.final.target, result.final.slot) == (last[2], last[3], last[4])
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == cause
    side = SIDES.index(winner)
    assert outcome.winners == tuple(seat for seat, role in enumerate(match.state.roles) if role == side)
    assert match.prompt is None


@clause("TB-6.4")
def test_teams_win_together_and_never_draw() -> None:
    for number in range(60):
        match = random_end(start(4 + number % 3, seed=f"teams {number}"), Rng(seed_of(f"teams {number}")))
        outcome = match.outcome
        assert outcome is not None
        assert set(outcome.scores) <= {0.0, 1.0}
        won = {match.state.roles[seat] for seat in outcome.winners}
        lost = {role for seat, role in enumerate(match.state.roles) if seat not in outcome.winners}
        assert len(won) == 1
        assert not won & lost


@clause("TB-6.7")
def test_a_lone_terrorist_wins_or_loses_alone() -> None:
    match = play(begin(f"{S3} 1 0 SSST+T"), "A>D0")
    assert match.outcome is not None
    assert match.outcome.winners == (D,)
    match = play(begin("ssss/sSss/sBss/ssss C 2 3 TSSS+T"), "C>A0, A>B1")
    assert match.outcome is not None
    assert match.outcome.winners == (B, C, D)


@clause("TB-6.2")
def test_no_fifth_round() -> None:
    for number in range(300):
        match = random_end(start(4, seed=f"fifth {number}"), Rng(seed_of(number)))
        assert match.state.round <= 4
        assert match.state.cuts_total <= 16
        if match.state.cause == "timeout":
            assert sum(mask.bit_count() for mask in match.state.down) == 4
            break
    else:
        pytest.fail("no match timed out")


@clause("TB-6.8")
def test_points_only_in_a_series() -> None:
    single = play(begin(), "A>D0").outcome
    assert single is not None
    assert single.points == ()
    won = play(begin("ssss/sSss/sBss/ssss C 2 3 TSSS+T", match="tokens"), "C>A0, A>B1")
    assert won.outcome is not None
    assert won.outcome.points == (1, 0, 0, 0)


@clause("TB-6.8")
def test_the_end_of_a_series() -> None:
    tokens = options(match="tokens")
    assert GAME.manners.series(tokens, (0, 0, 0, 0)) is None
    assert GAME.manners.series(tokens, (2, 2, 2, 2)) is None
    assert GAME.manners.series(tokens, (3, 3, 3, 3)) == (A, B, C, D)
    assert GAME.manners.series(tokens, (0, 3, 1, 2)) == (A,)


@clause("TB-6.9")
def test_statistics_by_seat_after_the_end_only() -> None:
    match = begin(f"{S3} 1 0 STST+S")
    match.say(D, Hand(1, 1))
    play(match, "A>B1, B>C0, C>A0")
    assert match.review() is None
    play(match, "A>D0")
    review = match.review()
    assert review is not None
    assert [(who["role"], who["won"]) for who in review["seats"]] == [
        ("swat", False),
        ("terrorist", True),
        ("swat", False),
        ("terrorist", True),
    ]
    assert [who["cuts"] for who in review["seats"]] == [
        {"safe": 0, "success": 1, "boom": 1},
        {"safe": 1, "success": 0, "boom": 0},
        {"safe": 1, "success": 0, "boom": 0},
        {"safe": 0, "success": 0, "boom": 0},
    ]
    assert (review["seats"][D]["claims_true"], review["seats"][D]["claims_false"]) == (1, 0)


@clause("TB-5.22")
def test_each_cut_is_looked_back_on() -> None:
    match = play(begin(f"{S3} 1 0 STST+S", queue=["ssSs/sSss/ssSs/BssS"]), "A>D1, D>B0, B>A0, A>C0, C>A2, A>D0")
    review = match.review()
    assert review is not None
    notes = [(cut["cutter"], cut["target"], cut["wire"], cut["note"], cut["turning"]) for cut in review["cuts"]]
    assert notes == [
        (A, D, "safe", "near_miss", True),
        (D, B, "safe", "safe", False),
        (B, A, "safe", "safe", False),
        (A, C, "safe", "safe", False),
        (C, A, "success", "success", False),
        (A, D, "boom", "boom", True),
    ]
    assert review["cuts"][0]["row"] == {"success": 1, "boom": 1, "face_down": 5}
    assert review["cuts"][-1]["row"] == {"success": 1, "boom": 1, "face_down": 4}
    # Notes name seats by number, for whoever shows them.
    text = review["cuts"][-1]["text"]
    assert text == Message("time-bomb-review-boom", {"cutter": A, "target": D}, {"odds": 25, "missing": 3})
    assert english(text) == "Adam cut BOOM out of Dora’s row. The chance was 25%."
    assert english(text, A) == "You cut BOOM out of Dora’s row. The chance was 25%."


@clause("TB-7.14")
def test_the_cut_that_lost_the_cause_is_a_turning_point() -> None:
    match = play(begin("ss/sB/sS/sS A 4 2"), "A>B0, B>A0, A>C0, C>D0")
    review = match.review()
    assert review is not None
    assert [cut["note"] for cut in review["cuts"]] == ["near_miss", "wasted", "lost_cause", "timeout"]


def test_reviews_of_many_matches_add_up() -> None:
    causes: Counter[str] = Counter()
    for number in range(60):
        match = random_end(start(5, seed=f"review {number}", claim_mode="sealed"), Rng(seed_of(f"r{number}")))
        review = match.review()
        assert review is not None
        assert len(review["cuts"]) == match.state.cuts_total
        cuts = Counter(cut["wire"] for cut in review["cuts"])
        assert cuts == sum((Counter(who["cuts"]) for who in review["seats"]), Counter())
        assert len(review["claims"]) == sum(who["claims_true"] + who["claims_false"] for who in review["seats"])
        for cut in review["cuts"]:
            row = cut["row"]
            assert {"safe": row["face_down"] - row["success"] - row["boom"], **row}[cut["wire"]] > 0
        assert review["cuts"][-1]["note"] == match.state.cause
        causes[match.state.cause] += 1
    assert len(causes) == 3
