"""Lateness, one rule for all games: what was sent in time counts, and what was sent late does not."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, Timer
from lastwire.table.entry import Played, Spoken
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from tests.table.desk import Desk, guest
from tests.words import english

TIMED: dict[str, tuple[int, dict[str, Any]]] = {
    "academy": (3, {"clock": {"select": 60}}),
    "time-bomb": (4, {"clock": {"briefing": 60, "cut": 30}}),
    "bomb-squad": (2, {"roles": "off", "briefing": False, "clock": "real_time"}),
    "bomb-busters": (4, {"clock": {"turn": 120}}),
    "badaboom": (3, {}),
}
NEAR, FAR = 2, 400  # round trips in ms; half of it is credited


def playing(game: str) -> tuple[Desk, int, Timer]:
    """A match in which a clock runs, the seat that is asked, and that clock."""
    people, options = TIMED[game]
    desk = Desk.playing(people, Terms(credit_ms=300), game=game, options=options)
    desk.pass_time(100)
    timer = min((timer for timer in desk.live.timers if timer.waits), key=lambda timer: timer.due_ms)
    return desk, desk.live.prompt.owed[0], timer


def measure(desk: Desk, seat: int, rtt_ms: int) -> None:
    connection = next(number for number, who in desk._guests.items() if who == guest(seat))
    desk.table.measure(connection, rtt_ms)


def wait_until(desk: Desk, t: int) -> None:
    """The match time is `t`, whatever the bots and the secret clocks did until then."""
    desk.pass_time(t - desk.table._clock.t(desk.now))


def last_of(desk: Desk, seat: int) -> Any:
    return [entry for entry in desk.entries() if isinstance(entry.command, Played) and entry.command.seat == seat][-1]


@clause("BSQ-4.74")
@pytest.mark.parametrize("game", TIMED)
@pytest.mark.parametrize("after_ms", [-1, 100, 199])
def test_what_was_sent_in_time_counts_over_a_slow_line(game: str, after_ms: int) -> None:
    desk, seat, timer = playing(game)
    measure(desk, seat, FAR)
    move = desk.any_move(seat, Rng(seed_of(game)))
    wait_until(desk, timer.due_ms + after_ms)
    assert not [entry for entry in desk.entries() if is_expiry(entry, timer)]
    desk.play(seat, move)
    assert last_of(desk, seat).t == timer.due_ms + after_ms - FAR // 2


@clause("BSQ-4.72", "BSQ-4.74")
@pytest.mark.parametrize("game", TIMED)
@pytest.mark.parametrize("after_ms", [1, 100, 199])
def test_what_was_sent_late_does_not_while_others_lines_are_waited_for(game: str, after_ms: int) -> None:
    desk, seat, timer = playing(game)
    other = next(each for each in range(len(desk.room.seating)) if each != seat)
    measure(desk, other, FAR)
    measure(desk, seat, NEAR)
    move = desk.any_move(seat, Rng(seed_of(game)))
    wait_until(desk, timer.due_ms + after_ms)
    refused = desk.refused(guest(seat), "play", prompt=desk.prompt, move=move)
    assert (refused.code, english(refused.message)) == ("E_LATE", "Too late: time was up when you sent this.")
    wait_until(desk, timer.due_ms + FAR // 2)
    expired = [entry for entry in desk.entries() if is_expiry(entry, timer)]
    assert [entry.t for entry in expired] == [timer.due_ms + FAR // 2]


@pytest.mark.parametrize("game", TIMED)
def test_without_a_slow_line_a_clock_is_played_at_its_time(game: str) -> None:
    desk, _, timer = playing(game)
    wait_until(desk, timer.due_ms - 1)
    assert not [entry for entry in desk.entries() if is_expiry(entry, timer)]
    wait_until(desk, timer.due_ms)
    assert [entry.t for entry in desk.entries() if is_expiry(entry, timer)] == [timer.due_ms]


def is_expiry(entry: Any, timer: Timer) -> bool:
    command = entry.command
    return isinstance(command, Played) and command.seat == CLOCK and f'"{timer.id}"'.encode() in bytes(command.move)


@clause("BSQ-4.74")
def test_talk_while_lines_are_waited_for_makes_no_move_late() -> None:
    desk, seat, timer = playing("bomb-squad")
    other = 1 - seat
    measure(desk, seat, FAR)
    move = desk.any_move(seat, Rng(seed_of("a move")))
    wait_until(desk, timer.due_ms + 50)
    talk = desk.live.match.talk_rule(other).acts[0]
    act = {"act": talk.kind, **{name: pick.options[0] for name, pick in talk.fields.items()}}
    desk.do(guest(other), "say", act=act)
    spoken = [entry for entry in desk.entries() if isinstance(entry.command, Spoken)][-1]
    assert spoken.t == timer.due_ms - 1
    desk.play(seat, move)
    assert last_of(desk, seat).t == timer.due_ms - 1


@clause("TB-4.10")
def test_a_hold_that_was_sent_too_late_puts_nothing_off() -> None:
    options = {"clock": {"briefing": 60, "cut": 30, "hold": 15}, "ready_gate": False}
    desk = Desk.playing(4, options=options)
    seat = (desk.clipper + 1) % 4
    measure(desk, desk.clipper, FAR)
    (timer,) = desk.live.timers
    wait_until(desk, timer.due_ms + 100)
    assert desk.refused(guest(seat), "say", act={"act": "hold"}).code == "E_LATE"
    wait_until(desk, timer.due_ms + 200)
    assert desk.clock_moves() == 1
    desk.do(guest(seat), "say", act={"act": "hold"})


@clause("GB-4.110")
def test_a_clock_of_one_decision_bars_nothing_else() -> None:
    desk, seat, timer = playing("badaboom")
    other = (seat + 1) % 3
    measure(desk, other, FAR)
    wait_until(desk, timer.due_ms + 100)
    desk.play(other, {"kind": "preset", "until": "turn"})
    assert last_of(desk, other).t == timer.due_ms - 100
    measure(desk, seat, FAR)  # its first measure
    desk.play(seat, desk.any_move(seat, Rng(seed_of("an answer"))))
    assert last_of(desk, seat).t == timer.due_ms - 100


def test_a_line_is_credited_by_its_smoothed_round_trip_up_to_the_limit() -> None:
    desk, seat, timer = playing("time-bomb")
    scene = desk.table._scene
    for rtt_ms, waited in ((80, 40), (2_000, 280), (2_000, 300), (0, 300)):
        measure(desk, seat, rtt_ms)
        assert scene.played_at(timer) == timer.due_ms + waited
    desk.disconnect(guest(seat))
    assert scene.played_at(timer) == timer.due_ms
