"""Chapter 4.11: default moves when time runs out, and passes set in advance."""

from __future__ import annotations

import re

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.events import Staffed
from lastwire.games.badaboom.rules.moves import Staff
from lastwire.games.badaboom.rules.options import Clock, Options
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.badaboom.kit import (
    active,
    asked,
    begin,
    card,
    count,
    hand,
    holder,
    let,
    mechs,
    offered,
    phase,
    play,
    read,
    refused,
    to_explosion,
)
from tests.games.kit import last

TIMED = Options()


def timers(match: Match) -> dict[str, int]:
    return {timer.id: timer.due_ms - match.state.prompt_t for timer in GAME.timers(match.state)}


def late(match: Match) -> Match:
    """The decision's clock runs out."""
    timer = next(timer for timer in GAME.timers(match.state) if timer.id == "decision")
    match.play(CLOCK, Expire("decision"), timer.due_ms)
    GAME.invariants(match.state)
    return match


@clause("GB-4.110")
def test_polls_pass() -> None:
    match = begin("take_that#1 no_way#1/no_way#2/no_way#3", phase="trick1", options=TIMED)
    assert timers(match)["decision"] == 20_000
    late(match)
    assert asked(match) == ("trick", "B")
    assert last(match, "time_ran_out").seats == (0,)
    match = begin("take_that#1/no_way#2/no_way#3", phase="trick1", options=TIMED)
    play(match, "A play take_that#1>B")
    assert timers(match)["decision"] == 8_000
    assert asked(late(match)) == ("interrupt", "C")


@clause("GB-4.110")
def test_tinkering_is_left() -> None:
    match = begin("keyhole/no_way#2/no_way#3", phase="tinkering", options=TIMED)
    assert timers(match)["decision"] == 60_000
    assert phase(late(match)) == "trick2"
    assert count(match, "not_tinkered") == 1
    tongs = begin("long_tongs#1 keyhole/no_way#2/no_way#3", phase="trick1", options=TIMED)
    play(tongs, "A play long_tongs#1; let")
    assert (timers(tongs)["decision"], asked(late(tongs))) == (60_000, ("trick", "A"))


@clause("GB-4.110", "GB-7.81")
def test_a_choice_is_made_clockwise_and_costs_nothing() -> None:
    options = Options(resurrection=True)
    hands = "say_hello#1 no_way#1/ill_handle_this#1/no_way#2/no_way#3"
    match = begin(hands, phase="trick1", options=TIMED)
    play(match, "A play say_hello#1>D; B interrupt ill_handle_this#1; let")
    assert timers(match)["decision"] == 15_000
    late(match)
    assert match.state.stack == [(card("say_hello#1"), 1, 2)]
    # Soft spot: not the left neighbour, if there is another.
    match = begin(hands, phase="trick1", options=options, penalties=("", "rc04", "", ""), coins=(0, 3, 0, 0))
    play(match, "A play say_hello#1>D; B interrupt ill_handle_this#1; let")
    late(match)
    assert (match.state.stack, match.state.coins[1]) == ([(card("say_hello#1"), 1, 3)], 3)


@clause("GB-4.110")
def test_a_discard_is_random() -> None:
    kept = set()
    for number in range(40):
        match = begin(
            "slippery_floor/no_way#1 M dead_rat/no_way#3", phase="trick1", options=TIMED, seed=f"late {number}"
        )
        play(match, "A play slippery_floor>B; let")
        assert timers(match)["decision"] == 20_000
        late(match)
        kept.add((*sorted(hand(match, "B")), mechs(match)[1]))
    assert kept == {("no_way#1", 0), ("dead_rat", 0), (1,)}


@clause("GB-4.110", "GB-7.92")
def test_claims_are_all_made() -> None:
    match = begin("sticky_fingers#2 no_way#1/no_way#2/keyhole no_way#3", "goblin_glue", armer=1, options=TIMED)
    to_explosion(match)
    assert timers(match) == {"decision": 20_000}
    assert asked(match) == ("claim", "ABC")
    play(match, "B claim -")
    assert asked(match) == ("claim", "AC")
    late(match)
    assert match.state.coins == [1, 1, 1]


@clause("GB-4.110", "GB-7.81")
def test_the_restless_are_fined_or_swap_at_random() -> None:
    options = Options(resurrection=True)
    rich = begin(
        "keyhole/no_way#2/no_way#3", phase="tinkering", options=options, penalties=("rc06", "", ""), coins=(1, 0, 0)
    )
    late(rich)
    assert (rich.state.coins[0], count(rich, "tinkered")) == (0, 0)
    poor = begin("keyhole/no_way#2/no_way#3", phase="tinkering", options=options, penalties=("rc06", "", ""))
    late(poor)
    assert (poor.state.coins[0], count(poor, "tinkered")) == (0, 1)


@clause("GB-4.110")
def test_the_clock_can_be_changed_and_switched_off() -> None:
    quick = begin("no_way#1/no_way#2/no_way#3", phase="trick1", options=Options(clock=Clock(trick=5)))
    assert timers(quick)["decision"] == 5_000
    off = begin("no_way#1/no_way#2/no_way#3", phase="trick1")
    assert "decision" not in timers(off)
    refused(off, "E_NOT_YOUR_DECISION", (CLOCK, Expire("decision")), "GB-9.1")
    refused(quick, "E_NOT_YOUR_DECISION", (0, Expire("decision")), "GB-9.1")


# --- passes set in advance ------------------------------------------------------------------------


def beat(match: Match) -> Match:
    assert 150 <= timers(match)["beat"] <= 600
    match.play(CLOCK, Expire("beat"), match.state.prompt_t + timers(match)["beat"])
    GAME.invariants(match.state)
    return match


THREE = "no_way#1/no_way#2/no_way#3"


@clause("GB-4.111")
def test_a_pass_in_advance_is_played_at_the_beat() -> None:
    match = begin(THREE, phase="trick1")
    play(match, "B preset window; A pass")
    assert asked(match) == ("trick", "B")
    beat(match)
    assert asked(match) == ("trick", "C")
    # Without one the beat passes by.
    beat(match)
    assert (asked(match), timers(match)) == (("trick", "C"), {})


@clause("GB-4.111", "GB-5.3")
def test_nobody_else_knows() -> None:
    plain, secret = begin(THREE, phase="trick1"), begin(THREE, phase="trick1")
    play(secret, "B preset turn IF")
    assert secret.view(1).own.preset.until == "turn"
    for viewer in (0, 2, PUBLIC):
        assert GAME.codec.encode(plain.view(viewer)) == GAME.codec.encode(secret.view(viewer))
        assert plain.lines(viewer) == secret.lines(viewer)
        assert GAME.timers(plain.state) == GAME.timers(secret.state)
    assert plain.prompt == secret.prompt
    # How long the beat takes is drawn alike, and differs from poll to poll.
    waits = set()
    for number in range(30):
        match = begin(THREE, phase="trick1", seed=f"beat {number}")
        waits.add(timers(match)["beat"])
    assert len(waits) > 20


def _desk(plan: str) -> tuple[Rig, int]:
    """A table of people where B is polled, and when B's beat comes; `plan`: what A, B and C do before."""
    match = begin(THREE, phase="trick1")
    desk = Rig(GAME, 3, ())
    desk.begin(match.options, match.state, seed_of("desk"), START_MS)
    for turn in plan.split(";"):
        seat, move = read(turn)
        assert desk.play(seat, _prompt(desk), GAME.codec.encode(move), START_MS + 10)
    assert asked(desk.match) == ("trick", "B")
    return desk, START_MS + desk.match.state.prompt_t + timers(desk.match)["beat"]


def _prompt(desk: Rig) -> int:
    prompt = desk.match.prompt
    assert prompt is not None
    return prompt.id


def _heard(desk: Rig) -> dict[int, list[bytes]]:
    """What was told to the others since, without the time of its telling."""
    drop = re.compile(rb'"(t|now)":\d+|"prompt_t":\d+|"left_ms":\d+')
    return {viewer: [drop.sub(b"", each.data) for each in desk.heard[viewer]] for viewer in (0, 2, PUBLIC)}


@clause("GB-4.111", "GB-5.3")
def test_no_message_tells_a_pass_in_advance_from_one_by_hand() -> None:
    """Neither that there was one when the beat comes, nor later that there was none."""
    told = []
    for plan, wait_ms in (("B preset window; A pass", None), ("A pass", -1), ("A pass", 2_000)):
        desk, beat_at = _desk(plan)
        if wait_ms is None:
            desk.pump(beat_at)
        else:
            before = {viewer: len(lines) for viewer, lines in desk.heard.items()}
            desk.pump(beat_at + wait_ms)
            # Nobody hears of a beat without a pass, not even the one who is polled.
            assert {viewer: len(lines) for viewer, lines in desk.heard.items()} == before
            assert ("beat" in timers(desk.match)) == (wait_ms < 0)
            assert desk.play(1, _prompt(desk), b'{"kind":"pass"}', beat_at + wait_ms)
        assert asked(desk.match) == ("trick", "C")
        assert not any(b'"beat"' in each for lines in _heard(desk).values() for each in lines)
        told.append(_heard(desk))
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("until", ["window", "turn"])
@clause("GB-4.111")
def test_how_long_it_holds(until: str) -> None:
    match = begin("no_way#1 M/no_way#2/no_way#3", phase="trick1")
    play(match, f"B preset {until}; A pass")
    beat(match)
    play(match, "C pass; A no_tinker")
    assert (match.view(1).own.preset is not None) == (until == "turn")
    if until == "turn":
        play(match, "A pass")
        beat(match)
        play(match, "C pass")
        assert holder(match) == "B"
    assert match.view(1).own.preset is None


@clause("GB-4.111")
def test_until_the_bomb_is_armed() -> None:
    match = begin("keyhole no_way#1/no_way#2/no_way#3", "M", phase="tinkering")
    play(match, "B preset armed; A tinker keyhole/M")
    assert match.view(1).own.preset is None
    assert last(match, "preset_ended", 1).seat == 1
    assert count(match, "preset_ended", 0) == 0
    refused(match, "E_NOT_ALLOWED_NOW", "B preset armed", "GB-4.111")


@clause("GB-4.111")
def test_until_it_concerns_me() -> None:
    match = begin("keyhole no_way#1/no_way#2/no_way#3", "M", phase="tinkering")
    play(match, "B preset affected IFXTP; C preset affected; A tinker keyhole/M; A pass")
    beat(match)  # B would be the next holder: the pass is off, privately
    assert (asked(match), match.view(1).own.preset) == (("trick", "B"), None)
    play(match, "B pass")
    beat(match)
    assert holder(match) == "B"  # C was passed for


@clause("GB-4.111", "GB-4.62", "GB-5.3")
def test_an_unstable_bomb_concerns_whom_it_may_hit() -> None:
    match = begin(THREE, "M goblin_glue", bomb_turns=35)
    play(match, "B preset affected; C preset affected; A pass")
    assert asked(beat(match)) == ("trick", "C")  # not yet
    plain = begin(THREE, "M goblin_glue", holder=2, bomb_turns=36)
    assert "preset affected" in offered(plain, "A")  # it goes off at C, who alone dies
    play(plain, "C pass")
    refused(plain, "E_NOT_ALLOWED_NOW", "C preset affected", "GB-4.111")
    hidden = begin(THREE, "M dead_rat", holder=2, bomb_turns=36)
    for seat in "AB":  # only C knows whom it hits
        refused(hidden, "E_NOT_ALLOWED_NOW", f"{seat} preset affected", "GB-4.111")
    armed = begin(THREE, "dead_rat", holder=2, armer=0, bomb_turns=36)
    refused(armed, "E_NOT_ALLOWED_NOW", "A preset affected", "GB-4.111")
    assert "preset affected" in offered(armed, "B")


@clause("GB-4.111", "GB-7.3")
def test_a_trick_ends_it_unless_ticked_off() -> None:
    match = begin("trolls_hide#1 take_that#1/no_way#2/no_way#3", phase="trick1")
    play(match, "B preset turn T; C preset turn; A play trolls_hide#1")
    assert match.view(1).own.preset is not None
    assert match.view(2).own.preset is None
    beat(match)
    assert asked(match) == ("interrupt", "C")
    let(match)
    assert active(match) == {"trolls_hide#1"}
    play(match, "A play take_that#1>B")
    assert match.view(1).own.preset is None  # kind F was not ticked off
    own = begin("no_way#1 keyhole/no_way#2 rummage#1/no_way#3", phase="trick1")
    play(own, "B preset turn IFXTP; A pass; B play rummage#1")
    assert own.view(1).own.preset is None


@clause("GB-4.112")
def test_a_bot_that_takes_a_seat_is_told_of_and_one_that_sat_there_from_the_start_is_not() -> None:
    match = begin(THREE, phase="trick1")
    assert match.play(TABLE, Staff(1, True), 0) == []
    assert match.view(0).bots == (1,)
    assert [told.event for told in match.play(TABLE, Staff(2, True), 1_000)] == [Staffed(2, True)]  # type: ignore[union-attr]


@clause("GB-4.111", "GB-4.112", "GB-4.100")
def test_switching_it_off() -> None:
    match = begin(THREE, phase="trick1")
    refused(match, "E_NOT_YOUR_DECISION", "A preset window", "GB-9.1")  # he is asked: he may just pass
    refused(match, "E_NOT_ALLOWED_NOW", "B preset off", "GB-4.111")
    play(match, "B preset window; B preset off")
    assert match.view(1).own.preset is None
    play(match, "B preset turn; C preset turn")
    match.play(TABLE, Staff(1, True))
    assert match.view(1).own.preset is None  # a bot has taken the seat
    play(match, "A pass")
    assert "beat" not in timers(match)  # bots need none
    play(match, "B pass; C pass; A no_tinker")
    assert match.view(2).own.preset is not None
    blown = begin(THREE, "goblin_glue", armer=1, phase="trick2")
    play(blown, "B preset turn; A pass; B pass; C pass")
    assert (phase(blown), blown.view(1).own.preset) == ("explosion", None)
    refused(blown, "E_NOT_YOUR_DECISION", "B preset turn", "GB-9.1")


@clause("GB-10.8")
def test_bots_answer_polls_in_the_same_time() -> None:
    match = begin(THREE, phase="trick1")
    pace = GAME.manners.pace(match.view(PUBLIC))
    assert (pace.least_ms, pace.spread_ms, pace.fixed) == (150, 450, True)
    assert offered(match, "A") == ["pass"]
