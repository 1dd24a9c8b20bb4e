"""Clocks, slow lines, pauses, absences while a clock runs, and what a restart gives back."""

import pytest

from lastwire.engine.types import CLOCK
from lastwire.table.clock import MatchClock
from lastwire.table.entry import PauseEnded, Played, Repaid, StoodIn
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from tests.table.desk import HOST, Desk, guest

READY = {"kind": "ready"}
CLOCKED = {"clock": {"briefing": 60, "cut": 30, "hold": 15}}
CUTTING = {**CLOCKED, "ready_gate": False}


def test_a_clock_runs_stands_and_never_falls():
    clock = MatchClock()
    assert (clock.t(5_000), clock.wall(10)) == (0, None)
    clock.go(1_000)
    assert clock.t(1_500) == 500
    assert clock.t(900) == 0  # a store whose clock was set back
    assert clock.wall(2_000) == 3_000
    clock.stop(1_700)
    assert clock.t(9_000) == 700
    clock.go(10_000)
    assert clock.t(10_001) == 701
    clock.reach(5_000, 10_001)
    assert clock.t(10_001) == 5_000
    clock.reach(1, 10_001)
    assert clock.t(10_001) == 5_000


@clause("TB-4.9")
def test_silent_seats_are_made_ready_when_the_briefing_clock_has_run_out():
    desk = Desk.playing(4, options=CLOCKED)
    timer = desk.live.timers[0]
    shown = desk.last(HOST, "match")["part"]["timers"]
    assert [each["left_ms"] for each in shown] == [timer.due_ms]
    desk.play(1, READY)
    desk.pass_time(timer.due_ms - 1)
    assert desk.clock_moves() == 0
    desk.pass_time(1)
    assert desk.clock_moves() == 1
    entry = next(each for each in desk.entries() if isinstance(each.command, Played) and each.command.seat == CLOCK)
    assert entry.t == timer.due_ms
    assert entry.guest == entry.id == ""
    lines = [line for message in desk.take(guest(2), "update") for line in message["lines"]]
    forced = {line["event"]["seat"] for line in lines if line.get("event", {}).get("forced")}
    assert forced == {0, 2, 3}


@clause("TB-4.9", "TB-7.27", "TB-8.31")
def test_the_cut_clock_gives_the_same_time_again_then_cuts_and_then_a_bot_takes_over():
    desk = Desk.playing(4, Terms(stalls=3), options=CUTTING)
    clipper = desk.clipper
    timer = desk.live.timers[0]
    span = timer.due_ms
    desk.pass_time(span)
    assert (desk.clock_moves(), desk.live.match.state.cuts_total) == (1, 0)
    desk.pass_time(span)
    assert (desk.clock_moves(), desk.live.match.state.cuts_total) == (2, 1)
    assert desk.live.stalls[clipper] == 2
    for who in (guest(seat) for seat in range(4)):
        lines = [line["event"] for message in desk.take(who, "update") for line in message["lines"]]
        (cut,) = [event for event in lines if event["kind"] == "wire_cut"]
        assert cut["forced"] is True
        assert cut["cutter"] == clipper


@clause("TB-7.27")
def test_a_connected_player_who_stalls_gets_a_stand_in_and_takes_the_seat_back_by_sitting_down():
    desk = Desk.playing(4, Terms(stalls=2), options=CLOCKED)
    span = 60_000
    desk.play(0, READY)
    desk.play(1, READY)
    desk.play(2, READY)
    desk.pass_time(span)  # seat 3 is made ready
    assert desk.live.stalls == [0, 0, 0, 1]
    desk.live.stalls[3] = 2  # as if it had happened again
    desk.catch_up()
    assert desk.room.seating[3].stand_in == "baseline"
    stood = [each.command for each in desk.entries() if isinstance(each.command, StoodIn)]
    assert [(each.seat, each.stalled) for each in stood] == [(3, True)]
    desk.pass_time(5_000)
    assert desk.room.seating[3].stand_in is not None  # being connected is not enough
    desk.do(guest(3), "sit", name="Person 3", seat=3)
    assert desk.room.seating[3].stand_in is None
    assert desk.live.stalls[3] == 0


def test_one_move_of_ones_own_ends_a_row_of_stalls():
    desk = Desk.playing(4, options=CLOCKED)
    desk.pass_time(61_000)
    assert desk.live.stalls == [1, 1, 1, 1]
    clipper = desk.clipper
    desk.play(clipper, {"kind": "cut", "target": (clipper + 1) % 4, "slot": 0})
    assert desk.live.stalls[clipper] == 0


def test_a_slow_line_is_credited_half_its_round_trip_and_no_more_than_the_house_allows():
    desk = Desk.playing(4, Terms(credit_ms=300))
    connections = {who: number for number, who in desk._guests.items()}
    desk.pass_time(10_000)
    desk.table.measure(connections[guest(1)], 200)
    desk.table.measure(connections[guest(2)], 60_000)
    desk.table.measure(4711, 200)  # nobody
    for seat, t in [(0, 10_000), (1, 10_000), (2, 10_000)]:
        desk.play(seat, READY)
        assert desk.entries()[-1].t == t  # never before the last entry
    desk.pass_time(10_000)
    desk.do(guest(1), "say", act={"act": "role", "side": "swat"})
    assert desk.entries()[-1].t == 19_900
    desk.do(guest(2), "say", act={"act": "role", "side": "swat"})
    assert desk.entries()[-1].t == 19_900
    desk.pass_time(1_000)
    desk.do(guest(2), "say", act={"act": "request", "what": "cut_me"})
    assert desk.entries()[-1].t == 20_700


# --- pauses -----------------------------------------------------------------------------------------------------------


def paused(**fields) -> Desk:
    desk = Desk.playing(3, bots=1, **fields)
    for seat in range(3):
        desk.do(guest(seat), "pause", on=True)
    return desk


def test_a_pause_needs_everybody_and_draws_a_curtain():
    desk = Desk.playing(3, bots=1, options=CLOCKED)
    desk.do(guest(1), "pause", on=True)
    assert desk.info()["pause_wanted"] == [1]
    assert desk.info()["paused"] is False
    assert desk.refused(guest(1), "pause", on=True).code == "E_VOTE"
    desk.do(guest(1), "pause", on=False)
    assert desk.info()["pause_wanted"] == []
    assert desk.refused(guest(1), "pause", on=False).code == "E_VOTE"
    desk.connect("watcher")
    for seat in (0, 1, 2):
        desk.do(guest(seat), "pause", on=True)
    assert desk.live.paused
    assert desk.info()["paused"] is True
    for who in (HOST, guest(2), "watcher"):
        assert desk.last(who, "curtain") == {"kind": "curtain", "number": 1}
    assert desk.refused(HOST, "play", prompt=desk.prompt, move=READY).code == "E_PAUSED"
    assert desk.refused(HOST, "say", act={"act": "role", "side": "swat"}).code == "E_PAUSED"
    n = desk.table.n
    desk.pass_time(600_000)
    assert desk.table.n == n  # neither bots nor clocks
    desk.do(HOST, "chat", text="back in a minute")
    for seat in (0, 1, 2):
        desk.do(guest(seat), "pause", on=False)
    assert not desk.live.paused
    shown = desk.last(guest(1), "match")
    assert shown["lines"] == []
    assert shown["part"]["timers"][0]["left_ms"] == 60_000


def test_behind_the_curtain_nothing_of_the_match_is_sent():
    desk = paused()
    desk.disconnect(guest(1))
    for box in list(desk.inbox):
        desk.take(box)
    desk.connect(guest(1))
    assert [message["kind"] for message in desk.take(guest(1))] == ["welcome", "curtain"]
    desk.connect("watcher")
    assert [message["kind"] for message in desk.take("watcher")] == ["welcome", "curtain"]
    connection = next(number for number, who in desk._guests.items() if who == HOST)
    desk.carry_out(desk.table.refresh(connection, desk.now))
    desk.do(HOST, "lock", on=True)
    assert {message["kind"] for message in desk.take(HOST)} <= {"table", "curtain", "done"}


def test_whoever_stays_away_cannot_hold_up_the_others_votes():
    desk = Desk.playing(3, Terms(grace_ms=30_000), bots=1)
    desk.do(guest(0), "pause", on=True)
    desk.do(guest(1), "pause", on=True)
    desk.disconnect(guest(2))
    assert not desk.live.paused
    desk.pass_time(30_000)
    assert desk.room.seating[2].stand_in is not None
    assert desk.live.paused


def test_the_longest_pause_ends_by_itself():
    desk = paused(terms=Terms(pause_ms=600_000))
    desk.pass_time(599_999)
    assert desk.live.paused
    desk.pass_time(1)
    assert not desk.live.paused
    assert isinstance(desk.entries()[-1].command, PauseEnded) or any(
        isinstance(each.command, PauseEnded) for each in desk.entries()
    )
    assert desk.last(HOST, "match")["part"]["view"]


def test_a_match_given_up_by_all_ends_without_a_result():
    desk = Desk.playing(3, bots=1)
    desk.do(guest(0), "abandon", on=True)
    desk.do(guest(1), "abandon", on=True)
    desk.do(guest(1), "abandon", on=False)
    assert desk.info()["abandon_wanted"] == [0]
    desk.do(guest(1), "abandon", on=True)
    desk.do(guest(2), "abandon", on=True)
    assert desk.phase == "over"
    ended = desk.take(HOST, "update")[-1]["part"]["ended"]
    assert ended["outcome"] is None
    assert ended["seed"] == desk.live.match.seed.hex()
    (past,) = desk.room.matches
    assert (past.reason, past.winners) == ("abandoned", ())
    assert desk.records[1]
    assert desk.refused(HOST, "play", prompt=64, move=READY).code == "E_OVER"
    assert desk.room.kept == {}


def test_a_match_may_be_given_up_while_it_is_paused():
    desk = paused()
    for seat in range(3):
        desk.do(guest(seat), "abandon", on=True)
    assert desk.phase == "over"
    assert desk.last(guest(2), "match")["part"]["ended"]["outcome"] is None


# --- restarts ---------------------------------------------------------------------------------------------------------


def test_a_restart_gives_lost_time_back_and_says_so():
    desk = Desk.playing(4, options=CUTTING)
    desk.pass_time(20_000)
    desk.do(guest(1), "say", act={"act": "role", "side": "swat"})
    assert desk.entries()[-1].t == 20_000
    desk.pass_time(3_000)
    restarted = desk.reload()
    restarted.now += 240_000
    restarted.connect(HOST)
    assert restarted.last(HOST, "match")["part"]["timers"][0]["left_ms"] == 10_000
    repaid = [each.command for each in restarted.entries() if isinstance(each.command, Repaid)]
    assert [each.lost_ms for each in repaid] == [243_000]
    assert restarted.announcements()[-1] == "The clocks stood still for 4 min. Nobody lost any time."
    for seat in (1, 2, 3):
        restarted.connect(guest(seat))
    restarted.pass_time(10_000 - 1)
    assert restarted.clock_moves() == 0
    restarted.pass_time(1)
    assert restarted.clock_moves() == 1


def test_without_clocks_a_restart_has_nothing_to_say():
    desk = Desk.playing(4)
    restarted = desk.reload()
    restarted.now += 240_000
    restarted.connect(HOST)
    assert not any(isinstance(each.command, Repaid) for each in restarted.entries())


def test_after_a_restart_everybody_has_the_whole_grace_to_come_back():
    desk = Desk.playing(4, Terms(grace_ms=30_000))
    restarted = desk.reload()
    restarted.now += 3_600_000
    restarted.connect(HOST)
    restarted.pass_time(29_999)
    assert not any(chair.stand_in for chair in restarted.room.seating)
    restarted.connect(guest(1))
    restarted.pass_time(1)
    assert [chair.stand_in for chair in restarted.room.seating] == [None, None, "baseline", "baseline"]


@pytest.mark.parametrize(
    ("ms", "words"), [(5_000, "5 s"), (119_999, "119 s"), (120_000, "2 min"), (7_200_000, "2 h 0 min")]
)
def test_spans_of_time_are_said_in_words(ms, words):
    desk = Desk.playing(4, options=CLOCKED)
    restarted = desk.reload()
    restarted.now += ms
    restarted.connect(HOST)
    assert restarted.announcements()[-1] == f"The clocks stood still for {words}. Nobody lost any time."
