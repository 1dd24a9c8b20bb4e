"""TB-4.9 to TB-4.11: the clock's moves, holds, and the pace of bots."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire, Pace, Said, Timer, Told
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.proof import twins
from lastwire.games.time_bomb.rules.events import (
    HoldAsked,
    HoldReleased,
    TimeExtended,
    WireCut,
)
from lastwire.games.time_bomb.rules.moves import Hold, Release
from lastwire.games.time_bomb.rules.options import Clock
from lastwire.games.time_bomb.rules.state import BRIEFING, CUTTING
from lastwire.games.time_bomb.rules.talk import GoOn, Hand, Wait
from lastwire.testing import clause
from tests.games.kit import refused, refused_say, viewers
from tests.games.time_bomb.kit import S3, begin, play

A, B, C, D = range(4)
CLOCKED: dict[str, Any] = {"clock": Clock(briefing=60, cut=40, hold=15)}


def _due(match: Match) -> tuple[str, int, tuple[int, ...]]:
    (timer, *holds) = GAME.timers(match.state)
    assert [each.id for each in holds] == ["hold"] * bool(match.state.hold_until)
    return timer.id, timer.due_ms, timer.seats


@clause("TB-4.9", "TB-3.11")
def test_no_clock_runs_unless_the_table_wants_one() -> None:
    assert GAME.timers(begin().state) == []
    assert GAME.timers(begin(ready_gate=True).state) == []


@clause("TB-4.9")
def test_one_timer_for_the_briefing_then_one_for_each_cut() -> None:
    match = begin(ready_gate=True, **CLOCKED)
    assert _due(match) == ("briefing", 60_000, (A, B, C, D))
    for seat in (A, B, C):
        match.play(seat, GAME.words.read_move("ready"), 5_000)
    assert _due(match) == ("briefing", 60_000, (D,))
    match.play(D, GAME.words.read_move("ready"), 9_000)
    assert _due(match) == ("cut", 49_000, (A,))
    match.play(A, GAME.words.read_move(">B0"), 20_000)
    assert _due(match) == ("cut", 60_000, (B,))
    match.play(B, GAME.words.read_move(">D0"), 21_000)
    assert GAME.timers(match.state) == []


@clause("TB-4.9")
@pytest.mark.parametrize("mode", ["free", "off"])
def test_a_briefing_that_runs_out_makes_the_silent_ready(mode: str) -> None:
    match = play(begin(ready_gate=True, claim_mode=mode, **CLOCKED), "B ready")
    told = match.play(CLOCK, Expire("briefing"), 60_500)
    assert [(line.event.seat, line.event.forced) for line in told if isinstance(line, Told)] == [
        (A, True),
        (C, True),
        (D, True),
    ]
    assert (match.state.phase, match.state.version, match.state.phase_t) == (CUTTING, 4, 60_500)


@clause("TB-4.9", "TB-4.4")
def test_a_briefing_that_runs_out_passes_for_the_silent() -> None:
    match = play(begin(claim_mode="ordered", **CLOCKED), "A claim 1/0")
    match.play(CLOCK, Expire("briefing"), 60_000)
    assert match.state.phase == CUTTING
    assert [said.seat for said in match.talk] == [A]
    match = play(begin(claim_mode="sealed", **CLOCKED), "C claim 1/0")
    told = match.play(CLOCK, Expire("briefing"), 60_000)
    assert match.state.phase == CUTTING
    assert [said.seat for said in match.talk] == [C]
    tags = [line.event.__struct_config__.tag for line in told if isinstance(line, Told)]
    assert tags == ["claim_submitted"] * 3 + ["claims_published"]


@clause("TB-4.9")
def test_the_cut_clock_is_extended_once_and_then_chance_cuts() -> None:
    match = begin(**CLOCKED)
    version = match.state.version
    (first,) = match.play(CLOCK, Expire("cut"), 40_500)
    assert isinstance(first, Told)
    assert first.event == TimeExtended(A)
    assert match.state.version == version
    assert _due(match) == ("cut", 80_500, (A,))
    (second, *_) = match.play(CLOCK, Expire("cut"), 80_500)
    assert isinstance(second, Told)
    assert isinstance(second.event, WireCut)
    assert second.event.forced
    assert match.state.version == version + 1
    if match.state.phase == CUTTING:
        # The next Clipper has the full time, and an extension of their own.
        assert _due(match)[1] == 120_500
        assert not match.state.extended


@clause("TB-4.9", "TB-7.6")
def test_a_forced_cut_spares_whom_the_clipper_may_not_cut() -> None:
    targets = set()
    for number in range(60):
        match = play(begin(seed=f"spared {number}", cut_back="forbidden", **CLOCKED), "A>B0")
        match.play(CLOCK, Expire("cut"), 40_000)
        match.play(CLOCK, Expire("cut"), 80_000)
        targets.add(match.state.history[-1][3])
    assert targets == {C, D}


@clause("TB-4.9", "TB-3.9")
def test_a_forced_cut_is_drawn_by_the_match_so_that_it_replays() -> None:
    # Ruling: the match's own generator draws it.
    first, second = (begin(seed="same", **CLOCKED) for _ in range(2))
    for match in (first, second):
        match.play(CLOCK, Expire("cut"), 40_000)
        match.play(CLOCK, Expire("cut"), 80_000)
    assert first.state.history == second.state.history
    assert first.digest() == second.digest()


@clause("TB-4.10")
def test_a_hold_puts_the_clock_off_and_is_told() -> None:
    match = begin(**CLOCKED)
    lines = match.say(C, Wait(), 10_000)
    assert isinstance(lines[0], Said)
    assert isinstance(lines[1], Told)
    assert lines[1].event == HoldAsked(C, 25_000)
    assert _due(match) == ("cut", 55_000, (A,))
    # Another seat adds its own time to what is left.
    match.say(B, Wait(), 12_000)
    view = match.view(PUBLIC)
    assert (view.hold_until_ms, view.held) == (40_000, (B, C))
    assert _due(match)[1] == 70_000


@clause("TB-4.10", "TB-4.9")
def test_a_hold_does_not_change_since_when_the_clock_runs() -> None:
    match = begin(**CLOCKED)
    match.say(C, Wait(), 10_000)
    assert GAME.timers(match.state)[0].since_ms == 0
    match.say(C, GoOn(), 12_000)
    assert GAME.timers(match.state)[0].since_ms == 0
    match.say(B, Wait(), 14_000)
    match.play(CLOCK, Expire("hold"), 29_000)
    assert (GAME.timers(match.state)[0].since_ms, _due(match)[1]) == (0, 57_000)
    match.play(CLOCK, Expire("cut"), 57_000)
    assert (GAME.timers(match.state)[0].since_ms, _due(match)[1]) == (57_000, 97_000)


def test_a_match_stored_before_holds_were_counted_has_its_digest() -> None:
    match = begin(**CLOCKED)
    match.say(C, Wait(), 10_000)
    form = GAME.forms.state
    assert match.digest(form.number - 1) != match.digest()
    assert "postponed" not in form.write(match.state, form.number - 1)
    assert form.write(match.state)["postponed"] == 15_000


@clause("TB-4.10a", "TB-9.23")
def test_a_hold_is_released_by_whoever_asked_for_it() -> None:
    match = begin(**CLOCKED)
    refused_say(match, "E_RATE", C, GoOn(), "TB-4.10a")
    match.say(C, Wait(), 10_000)
    match.say(B, Wait(), 12_000)
    assert match.view(PUBLIC).holding == (B, C)
    assert "go_on" in {offer.kind for offer in match.talk_rule(C).acts}
    refused_say(match, "E_RATE", D, GoOn(), "TB-4.10a")
    # Each takes back their own time only, and the clock gets what is left of it.
    lines = match.say(C, GoOn(), 20_000)
    assert isinstance(lines[1], Told)
    assert lines[1].event == HoldReleased(C, 25_000)
    assert (match.view(PUBLIC).hold_until_ms, match.view(PUBLIC).holding) == (25_000, (B,))
    assert _due(match)[1] == 55_000
    refused_say(match, "E_RATE", C, GoOn(), "TB-4.10a")
    refused_say(match, "E_RATE", C, Wait(), "TB-4.10")  # used up all the same
    match.say(B, GoOn(), 22_000)
    assert (match.view(PUBLIC).hold_until_ms, match.view(PUBLIC).holding) == (0, ())
    assert _due(match)[1] == 52_000
    record = match.record()
    assert Match.replay(GAME, record).agrees(record)


@clause("TB-4.10", "TB-4.10a")
def test_a_hold_ends_by_itself() -> None:
    match = begin()
    match.say(C, Wait(), 1_000)
    (timer,) = GAME.timers(match.state)
    assert (timer.id, timer.due_ms) == ("hold", 16_000)
    assert not timer.too_late("cut", 17_000)  # nobody has to hurry
    match.play(CLOCK, Expire("hold"), 16_000)
    assert (match.state.hold_until, match.view(PUBLIC).holding, GAME.timers(match.state)) == (0, (), [])
    refused_say(match, "E_RATE", C, GoOn(), "TB-4.10a")
    match.say(B, Wait(), 20_000)
    refused_say(match, "E_RATE", C, GoOn(), "TB-4.10a")  # not somebody else's
    play(match, "A>D0")
    assert match.state.holding == 0


@clause("TB-4.10")
def test_a_hold_never_blocks_a_cut() -> None:
    match = begin()
    match.say(C, Wait(), 1_000)
    version = match.state.version
    assert version == 0
    match.play(A, GAME.words.read_move(">B0@0"), 1_001)
    assert match.view(PUBLIC).hold_until_ms == 0


@clause("TB-4.10")
def test_a_hold_may_be_asked_once_a_round() -> None:
    match = begin(queue=["ssSs/sSss/ssSs/BssS"])
    match.say(C, Wait())
    play(match, "A>B0")
    refused_say(match, "E_RATE", C, Wait())
    # The Clipper of the moment may not; whoever was the Clipper may.
    refused_say(match, "E_RATE", B, Wait())
    match.say(A, Wait())
    play(match, "B>A0, A>C0, C>D1")
    assert match.view(PUBLIC).held == ()
    match.say(C, Wait())


@clause("TB-4.10")
def test_a_hold_in_a_briefing_puts_the_briefing_off() -> None:
    match = begin(ready_gate=True, **CLOCKED)
    match.say(D, Wait(), 30_000)
    assert _due(match) == ("briefing", 75_000, (A, B, C, D))


@clause("TB-4.10")
def test_the_hold_is_the_tables_move_and_checked_like_any() -> None:
    match = begin()
    assert TALK.heard(match.state, B, Wait()) == Hold(B)
    assert TALK.heard(match.state, B, Hand(1, 0)) is None
    assert TALK.heard(match.state, B, GoOn()) == Release(B)
    match.play(TABLE, Hold(B), 0)
    refused(match, "E_AUTH", B, Release(B))
    # Without a clock the default length holds bots back.
    assert match.view(PUBLIC).hold_until_ms == 15_000


@clause("TB-4.11")
def test_the_pace_of_bots() -> None:
    match = begin(ready_gate=True)
    pace = GAME.manners.pace(match.view(PUBLIC))
    # TB-10.21: opening claims 2 to 8 s after the deal.
    assert (pace.least_ms, pace.least_ms + pace.spread_ms) == (2_000, 8_000)
    match = begin()
    pace = GAME.manners.pace(match.view(PUBLIC))
    assert (pace.least_ms, pace.quiet_ms, pace.most_ms, pace.not_before_ms) == (3_000, 2_000, 20_000, 0)
    match.say(C, Wait(), 4_000)
    assert GAME.manners.pace(match.view(PUBLIC)).not_before_ms == 19_000


@clause("TB-4.11")
@pytest.mark.parametrize("options", [{}, {"ready_gate": True}, CLOCKED])
def test_the_pace_depends_on_nothing_hidden(options: dict[str, Any]) -> None:
    match = begin(f"{S3} 1 0 STST+S", **options)
    rng = Rng(seed_of("pace"))
    for kind in ("slots", "roles", "hands"):
        other = twins.twin(match.state, PUBLIC, kind, rng)
        assert other is not None
        paces: set[Pace] = {GAME.manners.pace(GAME.view(state, PUBLIC)) for state in (match.state, other)}
        assert len(paces) == 1
        timers: list[list[Timer]] = [GAME.timers(state) for state in (match.state, other)]
        assert timers[0] == timers[1]
    assert match.state.phase in (BRIEFING, CUTTING)
    assert len(viewers(match)) == 5
