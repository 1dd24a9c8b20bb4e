"""Many matches between bots: equal seeds, talk as at a table, records, and what is refused."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastwire import games
from lastwire.bots.chance import Chance
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Offer, Past, Speech, TalkRule
from lastwire.errors import Broken, Refused
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import inject
from lastwire.games.time_bomb.rules.moves import Cut
from lastwire.games.time_bomb.rules.talk import Hand, Say
from lastwire.lab import arena
from tests.words import english

GAME = games.load("time-bomb")
BUSTERS = games.load("bomb-busters")
FOUR = [[10, 10, 20, 30, 50, 60], [10, 20, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]


class Chatterbox(Chance):
    """Always has a line, and states a hand as an opening act at the start of each round."""

    def __init__(self, urgency: int = 1) -> None:
        super().__init__(GAME)
        self.urgency = urgency

    def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
        seat = view.own.seat
        mine = [said for said in past.talk if said.seat == seat]
        if not any(isinstance(said.act, Hand) and said.when[0] == view.round for said in mine):
            return Speech(Hand(success=0, boom=0), urgency=3, opening=True)
        return Speech(Say("well"), self.urgency)


class Cheat(Chance):
    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        return Cut(target=view.own.seat, slot=0)


def outcomes(result: arena.Result) -> arena.Result:
    assert 0 < result.slowest_ms <= 1000 * result.cpu_s
    return msgspec.structs.replace(result, seconds=0.0, cpu_s=0.0, slowest_ms=0.0)


@pytest.mark.parametrize("bots", [("random",), ("easy", "random", "baseline", "random")])
def test_equal_seeds_give_equal_matches_whatever_the_jobs(bots: tuple[str, ...], tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    alone = arena.simulate("time-bomb", 4, None, bots, 9, seed=5, jobs=1, out=one)
    shared = arena.simulate("time-bomb", 4, None, bots, 9, seed=5, jobs=2, out=two)
    assert outcomes(alone) == outcomes(shared)
    assert one.read_bytes() == two.read_bytes()
    other = arena.simulate("time-bomb", 4, None, bots, 9, seed=6, jobs=1, out=two)
    assert outcomes(other) != outcomes(alone)
    assert one.read_bytes() != two.read_bytes()


def test_a_run_can_go_on_where_another_ended(tmp_path: Path) -> None:
    whole, rest = tmp_path / "whole", tmp_path / "rest"
    arena.simulate("time-bomb", 4, matches=5, out=whole)
    arena.simulate("time-bomb", 4, matches=2, out=rest, first=3)
    assert whole.read_bytes().splitlines()[3:] == rest.read_bytes().splitlines()


def test_a_longer_run_begins_with_the_matches_of_a_shorter_one(tmp_path: Path) -> None:
    short, long = tmp_path / "short", tmp_path / "long"
    arena.simulate("time-bomb", 5, matches=3, out=short)
    arena.simulate("time-bomb", 5, matches=6, out=long)
    assert arena.records(long)[:3] == arena.records(short)


def test_the_result_adds_up(tmp_path: Path) -> None:
    out = tmp_path / "records"
    done: list[int] = []
    result = arena.simulate("time-bomb", 5, matches=40, seed="sum", progress=done.append, out=out)
    matches = [Match.replay(GAME, Record.read(line)) for line in arena.records(out)]
    assert len(matches) == result.matches == sum(result.outcomes.values()) == done[-1] == 40
    ended = [match.outcome for match in matches if match.outcome is not None]
    assert len(ended) == 40
    for seat in range(5):
        scores = [outcome.scores[seat] for outcome in ended]
        assert result.wins[seat] == sum(seat in outcome.winners for outcome in ended)
        mean = sum(scores) / 40
        assert result.score.mean[seat] == pytest.approx(mean)
        assert result.score.sd[seat] == pytest.approx(sqrt(sum((score - mean) ** 2 for score in scores) / 39))
    assert result.moves + result.lines == sum(len(match.entries) for match in matches)
    assert result.lines > 0
    for reason, rate in result.rates.items():
        assert rate.rate == result.outcomes[reason] / 40
        assert rate.se == pytest.approx(sqrt(rate.rate * (1 - rate.rate) / 40))


def test_records_replay_to_their_digest_and_know_who_played(tmp_path: Path) -> None:
    out = tmp_path / "records"
    arena.simulate("time-bomb", 4, None, ("easy", "random", "random", "easy"), 3, out=out)
    for line in arena.records(out):
        record = Record.read(line)
        match = Match.replay(GAME, record)
        assert match.digest() == record.digest
        assert match.outcome == record.outcome
        assert record.names == ("easy 0", "random 1", "random 2", "easy 3")


def test_a_bidding_gives_all_openings_and_the_two_most_urgent_of_the_others() -> None:
    class Waiting(Chatterbox):
        speech: Speech | None = None

        def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
            return self.speech

    bots = [Waiting() for _ in range(6)]
    hall = arena.Hall(Match.start(GAME, GAME.types.Options(), 6, seed_of("bids")), dict(enumerate(bots)))
    assert hall.bids() == []
    for bot, urgency in zip(bots, (1, 3, 0, 2, 4, 4), strict=True):
        bot.speech = Speech(Say("well"), urgency)
    assert {seat for seat, _ in hall.bids()} == {4, 5}
    bots[4].speech = None
    assert [seat for seat, _ in hall.bids()] == [5, 1]
    bots[4].speech = Speech(Say("well"), 4)
    bots[2].speech = bots[5].speech = Speech(Hand(success=1), urgency=0, opening=True)
    order = [seat for seat, _ in hall.bids()]
    assert sorted(order[:2]) == [2, 5]
    assert order[2:] == [4, 1]


def test_ties_are_drawn() -> None:
    firsts = set()
    for seed in range(40):
        match = arena.play("time-bomb", [Chatterbox() for _ in range(4)], seed_of(seed))
        firsts.add(next(entry.seat for entry in match.entries if isinstance(entry.act, Say)))
    assert firsts == {0, 1, 2, 3}


def test_after_each_move_all_state_their_hands_and_two_say_a_line() -> None:
    match = arena.play("time-bomb", [Chatterbox() for _ in range(5)], seed_of("chat"))
    runs: list[list[Any]] = [[]]
    for entry in match.entries:
        if entry.act is None:
            runs.append([])
        else:
            runs[-1].append(type(entry.act))
    assert runs[0] == [Hand] * 5 + [Say] * 2
    assert all(run.count(Say) <= 2 for run in runs)
    assert sum(Hand in run for run in runs) == max(entry.when[0] for entry in match.talk)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    bots = [Cheat(GAME)] * 4
    with pytest.raises(Broken, match=r"bot Cheat in seat \d .*refused"):
        arena.play("time-bomb", bots, seed_of("cheat"))


class Doomed(Chance):
    """Takes its process along."""

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        os._exit(1)


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(Broken, match="was killed"):
        arena.simulate("time-bomb", 4, bots=[Doomed(GAME)], matches=8, jobs=2)


def test_a_bot_gets_the_events_of_its_own_seat_alone() -> None:
    seen: list[tuple[Any, Past]] = []

    class Witness(Chance):
        def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
            seen.append((view, past))
            return super().choose(view, past, offers, budget, rng)

    match = arena.play("time-bomb", [Witness(GAME) for _ in range(4)], seed_of("witness"))
    assert seen
    for view, past in seen:
        whole = match.past(view.own.seat)
        assert past.events == whole.events[: len(past.events)]
        assert past.talk == whole.talk[: len(past.talk)]


@pytest.mark.parametrize(
    ("seats", "bots", "reason"),
    [
        (4, ("nobody",), "time-bomb has no bot “nobody”."),
        (4, ("random", "random"), "one for each of the 4, not 2."),
        (3, ("random",), "4 to 6 players, not 3."),
    ],
)
def test_what_does_not_fit_is_refused(seats: int, bots: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        arena.simulate("time-bomb", seats, None, bots, 1)
    assert reason in english(refused.value.message)


def test_a_record_file_of_one_match_is_read_as_one(tmp_path: Path) -> None:
    match = arena.play("time-bomb", ["random"] * 4, seed_of("one"))
    file = tmp_path / "record"
    file.write_text(match.record().write())
    assert [Record.read(each).digest for each in arena.records(file)] == [match.digest()]


def test_an_interrupt_between_two_chunks_stops_the_processes() -> None:
    def strike(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.simulate("time-bomb", 5, None, ("random",), 100_000, 0, 2, strike)
    assert multiprocessing.active_children() == []


# --- bots that may move unasked -------------------------------------------------------------------


class Keen(Chance):
    """Uses any card as soon as it may, whoever's turn it is, and notes when it was asked."""

    def __init__(self, notes: list[tuple[int, int, str]]) -> None:
        super().__init__(BUSTERS)
        self.notes = notes

    def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        self.notes.append((view.own.seat, view.turn, "choose"))
        return super().choose(view, past, offers, budget, rng)

    def volunteer(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        assert view.own.seat != view.active
        assert any(card.state == "ready" for card in view.cards)
        self.notes.append((view.own.seat, view.turn, "volunteer"))
        return super().choose(view, past, offers, budget, rng) if offers else None


class Lazy(Keen):
    def volunteer(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
        self.notes.append((view.own.seat, view.turn, "volunteer"))


@pytest.mark.parametrize("kind", [Keen, Lazy])
def test_bots_that_may_move_are_asked_first_and_once_and_again_after_each_such_move(kind: type[Keen]) -> None:
    state = inject(Options(mission=1), 4, FOUR, active=2, cards={6: "ready", 7: "ready"}, dial=2, spent=(0, 1))
    match = Match.start_from(BUSTERS, Options(mission=1), 4, seed_of("keen"), state)
    notes: list[tuple[int, int, str]] = []
    hall = arena.Hall(match, {seat: kind(notes) for seat in range(4)})
    if kind is Keen:
        assert hall.invite()
        assert hall.invite()
        assert {entry.seat for entry in match.entries} <= {0, 1, 3}
        assert match.state.ready == 0
        assert len(notes) == 2
    else:
        assert not hall.invite()
        assert sorted(notes) == [(seat, 1, "volunteer") for seat in (0, 1, 3)]
        hall.ask(2)
        assert notes[-1] == (2, 1, "choose")
    asked = len(notes)
    if kind is Keen:
        assert not hall.invite()  # no card is left
        assert len(notes) == asked


def test_bots_of_one_s_own_need_not_volunteer() -> None:
    class Plain:
        def choose(self, view: Any, past: Past, offers: Sequence[Offer], budget: Budget, rng: Rng) -> Any:
            raise AssertionError("not asked")

        def speak(self, view: Any, past: Past, rule: TalkRule, rng: Rng) -> Speech | None:
            return None

    state = inject(Options(mission=1), 4, FOUR, active=2, cards={6: "ready"}, dial=2)
    match = Match.start_from(BUSTERS, Options(mission=1), 4, seed_of("plain"), state)
    hall = arena.Hall(match, {seat: Plain() for seat in range(4)})
    assert not hall.invite()


def test_bomb_busters_bots_use_cards_out_of_turn() -> None:
    unasked = 0
    for number in range(6):
        match = arena.play("bomb-busters", ["baseline"] * 4, seed_of(f"unasked/{number}"), Options(mission=8))
        replay = Match.start(BUSTERS, Options(mission=8), 4, match.seed)
        for entry in match.entries:
            prompt = replay.prompt
            assert prompt is not None
            if entry.move is None:
                continue
            unasked += entry.seat not in prompt.owed
            replay.play(entry.seat, entry.move, entry.t)
        assert replay.outcome == match.outcome
    assert unasked
