"""A match: moves and talk go in, a refusal changes nothing, everybody is told what is theirs."""

from typing import Any

import pytest

from lastwire.engine.match import Match, visible
from lastwire.engine.playout import playout
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.secret import Secret
from lastwire.engine.step import Step
from lastwire.engine.types import ALL, CLOCK, PUBLIC, TABLE, Expire, Said
from lastwire.errors import Broken, Refused
from lastwire.testing.variant import variant
from tests.toy.game import GAME
from tests.toy.rules.events import (
    BidSealed,
    Dealt,
    Event,
    Fined,
    Staffed,
)
from tests.toy.rules.moves import (
    Bid,
    Fine,
    Lamp,
    Move,
    Pass,
    Staff,
)
from tests.toy.rules.options import Options
from tests.toy.rules.state import State
from tests.toy.rules.talk import (
    Boast,
    Curse,
    Point,
    Say,
)

ToyMatch = Match[Any, Any, Any, Any, Any]


@pytest.fixture
def match() -> ToyMatch:
    return Match.start(GAME, Options(clock=True), 3, seed_of("match"))


def test_equal_seeds_give_equal_matches(match: ToyMatch) -> None:
    twin: ToyMatch = Match.start(GAME, Options(clock=True), 3, seed_of("match"))
    other: ToyMatch = Match.start(GAME, Options(clock=True), 3, seed_of("other"))
    assert match.digest() == twin.digest() != other.digest()


@pytest.mark.parametrize("seats", [1, 5])
def test_the_options_decide_how_many_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        Match.start(GAME, Options(), seats, seed_of(0))
    assert (caught.value.code, caught.value.clause) == ("E_PLAYERS", "TOY-1.1")
    with pytest.raises(Refused):
        Match.start_from(GAME, Options(), seats, seed_of(0), GAME.setup(Options(), 2, Rng(seed_of(0))))


def test_a_move_is_applied_to_a_copy(match: ToyMatch) -> None:
    before, digest = match.state, match.digest()
    step = match.propose(0, Bid(2), 50)
    assert match.state is before
    assert match.digest() == digest
    lines = match.accept(0, Bid(2), step)
    assert match.state is not before
    assert before.bids == [-1, -1, -1]
    assert match.digest() != digest
    assert [line.event for line in lines if not isinstance(line, Said)] == [BidSealed(0, Secret(2, (0,)))]


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (0, Bid(9)),
        (0, Pass()),
        (7, Bid(1)),
        (PUBLIC, Bid(1)),
        (CLOCK, Bid(1)),
        (0, Expire("answer")),
        (CLOCK, Expire("tea")),
        (0, Fine(1)),
        (TABLE, Fine(7)),
    ],
)
def test_a_refusal_leaves_everything_as_it_was(match: ToyMatch, seat: int, move: Move) -> None:
    digest, log = match.digest(), match.log[:]
    with pytest.raises(Refused):
        match.play(seat, move, 1000)
    assert match.digest() == digest
    assert match.log == log
    assert not match.entries


def test_time_never_falls(match: ToyMatch) -> None:
    match.play(0, Bid(1), 500)
    match.play(1, Bid(1), 400)
    assert [entry.t for entry in match.entries] == [500, 500]
    match.say(0, Boast(1), 300)
    assert match.t == 500
    match.say(0, Boast(2), 600)
    assert match.t == 600


def test_talk_is_logged_beside_the_moves(match: ToyMatch) -> None:
    state, digest = match.state, match.digest()
    (line,) = match.say(1, Boast(3))
    assert line == Said(1, 1, (1,), Boast(3))
    assert match.talk == [line]
    assert match.state is state
    assert match.digest() != digest  # it decides what may be said next
    with pytest.raises(Refused):
        match.say(1, Boast(4))
    assert len(match.talk) == len(match.entries) == 1


def test_a_mark_is_not_said(match: ToyMatch) -> None:
    with pytest.raises(Refused, match="refuse-mark"):
        match.say(0, Point(1))
    assert not match.talk


def test_the_digest_knows_what_was_said() -> None:
    a: ToyMatch = Match.start(GAME, Options(), 2, seed_of("said"))
    b: ToyMatch = Match.start(GAME, Options(), 2, seed_of("said"))
    a.say(0, Say("one"))
    b.say(0, Say("two"))
    assert a.digest() != b.digest()


def test_rules_may_hear_of_talk_through_the_table(match: ToyMatch) -> None:
    lines = match.say(2, Curse(), 40)
    assert isinstance(lines[0], Said)
    assert [line.event for line in lines[1:] if not isinstance(line, Said)] == [Fined(2)]
    assert match.state.scores == [0, 0, -1]
    assert len(match.entries) == 1
    assert Match.replay(GAME, match.record()).digest() == match.digest()


def test_an_act_that_the_rules_refuse_is_not_half_said() -> None:
    strict = variant(GAME, talk={"heard": lambda state, seat, act: Fine(99)})
    match: ToyMatch = Match.start(strict, Options(), 2, seed_of(0))
    digest = match.digest()
    with pytest.raises(Refused):
        match.say(0, Boast(1), 77)
    assert match.digest() == digest
    assert not match.talk
    assert not match.entries


def test_rules_may_put_acts_in_the_talk_log() -> None:
    def apply(step: Step[State, Event], seat: int, move: Move) -> None:
        GAME.apply(step, seat, move)
        step.said.append((1, Boast(2)))

    match: ToyMatch = Match.start(variant(GAME, apply=apply), Options(), 2, seed_of(0))
    match.play(0, Bid(1))
    assert match.talk == [Said(1, 1, (1,), Boast(2))]
    match.say(0, Curse())  # the table's own move speaks too
    assert [said.act for said in match.talk] == [Boast(2), Curse(), Boast(2)]


def test_the_table_and_the_clock_play_like_everybody_else(match: ToyMatch) -> None:
    assert match.play(TABLE, Staff(1, bot=True), 10)
    assert match.state.bots == [False, True, False]
    match.play(CLOCK, Expire("answer"), 20_300)
    assert match.state.bids == [-1, -1, -1]  # opened: everybody bid nothing, and bids again
    assert match.state.again
    match.play(CLOCK, Expire("match"), 240_500)
    assert match.outcome is not None
    assert match.outcome.reason == "time"
    assert match.prompt is None
    assert Match.replay(GAME, match.record()).agrees(match.record())


def test_everybody_is_told_what_is_theirs(match: ToyMatch) -> None:
    match.play(0, Bid(3))
    match.play(0, Bid(1))  # only seat 0 hears of it
    match.say(2, Boast(0))
    shown = {viewer: match.lines(viewer) for viewer in (0, 1, 2, PUBLIC, ALL)}
    assert [len(shown[viewer]) for viewer in (0, 1, 2, PUBLIC, ALL)] == [5, 4, 4, 3, 7]
    assert shown[0][1] == Dealt(tuple(match.state.hands[0]))
    bids = {viewer: [line.nerve for line in lines if isinstance(line, BidSealed)] for viewer, lines in shown.items()}
    assert bids == {0: [3], 1: [None], 2: [None], PUBLIC: [None], ALL: [3]}


def test_a_bot_remembers_what_its_seat_was_told(match: ToyMatch) -> None:
    match.play(0, Bid(3))
    match.say(2, Boast(0))
    past = match.past(1)
    assert list(past.events) == [line for line in match.lines(1) if not isinstance(line, Said)]
    assert list(past.talk) == match.talk


def test_no_line_is_numbered_by_what_others_heard(match: ToyMatch) -> None:
    before = len(match.lines(1))
    match.play(0, Bid(3))
    match.play(0, Bid(1))
    match.play(0, Bid(2))
    assert len(match.lines(1)) == before + 1


def test_a_match_may_begin_from_a_position(match: ToyMatch) -> None:
    match.play(0, Bid(3))
    branch: ToyMatch = Match.start_from(GAME, match.options, 3, seed_of("branch"), match.state)
    assert branch.state is not match.state
    branch.play(1, Bid(1))
    assert match.state.bids[1] == -1
    assert branch.log[0].event == GAME.opening(match.state)[0].event  # type: ignore[union-attr]


def test_a_position_that_cannot_be_is_refused(match: ToyMatch) -> None:
    match.state.deck.pop()
    with pytest.raises(Broken, match="cards were lost"):
        Match.start_from(GAME, match.options, 3, seed_of(0), match.state)


def test_a_whole_match_replays_digest_by_digest() -> None:
    rng = Rng(seed_of("whole"))
    match: ToyMatch = Match.start(GAME, Options(), 4, seed_of("whole"))
    digests = []
    while (prompt := match.prompt) is not None:
        seat = rng.pick(prompt.owed)
        match.play(seat, rng.pick(GAME.moves(match.state, seat)), match.t + rng.below(3000))
        digests.append(match.digest())
    record = match.record()
    again: ToyMatch = Match.begin(GAME, record)
    for entry, digest in zip(record.entries, digests, strict=True):
        again.repeat(entry)
        assert again.digest() == digest
    assert again.agrees(record)


def test_playouts_end_and_are_counted() -> None:
    rng = Rng(seed_of("playout"))
    state = GAME.setup(Options(), 3, rng)
    assert playout(GAME, state, rng) > 10
    assert GAME.outcome(state) is not None
    with pytest.raises(Broken, match="no end after 3 moves"):
        playout(GAME, GAME.setup(Options(), 3, rng), rng, limit=3)


def test_nobody_listening_costs_nothing() -> None:
    rng = Rng(seed_of("quiet"))
    state = GAME.setup(Options(), 2, rng)
    step: Step[State, Any] = Step(state, rng, 0, listening=False)
    GAME.apply(step, 0, Bid(1))
    assert step.told is None


def test_visible_lines_are_blanked(match: ToyMatch) -> None:
    lines = match.play(1, Lamp())
    (own,) = visible(lines, 1)
    (public,) = visible(lines, PUBLIC)
    assert own.fuse == match.state.fuse
    assert public.fuse is None


def test_staffing_is_announced(match: ToyMatch) -> None:
    move = GAME.manners.staffed(match.state, 2, True)
    assert move is not None
    assert [line.event for line in match.play(TABLE, move) if not isinstance(line, Said)] == [Staffed(2, True)]
