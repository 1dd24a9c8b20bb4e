"""A bot in a person's seat: when it comes, how acting takes the seat back. Clocks that stand for one who is alone."""

import pytest

from lastwire import games
from lastwire.engine.types import Timer
from lastwire.errors import Malformed, Refused
from lastwire.table.entry import ClocksStarted, ClocksStopped, Played, Returned, Spoken, StoodIn
from lastwire.table.live import Suspension
from lastwire.table.terms import Terms
from tests.table.desk import HOST, Desk, guest
from tests.toy.game import GAME as FUSE
from tests.words import english

READY = {"kind": "ready"}
ROLE = {"act": "role", "side": "swat"}
CLOCKED = {"clock": {"briefing": 60, "cut": 30, "hold": 15}}


def load(name: str):
    return FUSE if name == "fuse" else games.load(name)


def stalled(seat: int = 3, **fields) -> Desk:
    """Four people, of whom one is here and has let too many turns run out."""
    desk = Desk.playing(4, Terms(stalls=3), options=CLOCKED, **fields)
    desk.live.stalls[seat] = 3
    desk.brain = None  # the bots think for ever
    desk.catch_up()
    assert desk.room.seating[seat].stand_in is not None
    return desk


# --- taking it back ---------------------------------------------------------------------------------------------------


def test_a_move_takes_the_seat_back_and_is_then_made():
    desk = stalled()
    desk.take(guest(3))
    desk.play(3, READY)
    returned, moved = desk.entries()[-2:]
    assert returned.command == Returned(3)
    assert isinstance(moved.command, Played)
    assert (moved.command.seat, moved.guest) == (3, guest(3))
    assert desk.room.seating[3].stand_in is None
    assert desk.info(guest(3))["seats"][3]["stand_in"] is None
    assert desk.reload().table.digest() == desk.table.digest()


def test_so_does_what_is_said_and_a_vote():
    said = stalled()
    said.do(guest(3), "say", act=ROLE)
    assert [type(each.command) for each in said.entries()[-2:]] == [Returned, Spoken]
    voted = stalled()
    voted.do(guest(3), "pause", on=True)
    assert voted.room.seating[3].stand_in is None
    assert voted.info()["pause_wanted"] == [3]


def test_an_answer_to_a_question_that_has_passed_still_takes_the_seat_back_and_says_so():
    desk = stalled()
    with pytest.raises(Refused) as caught:
        desk.do(guest(3), "play", prompt=desk.prompt + 1, move=READY)
    assert caught.value.code == "E_PROMPT"
    assert english(caught.value.message) == "You have your seat back. Too late: the game has moved on."
    assert desk.room.seating[3].stand_in is None
    assert desk.entries()[-1].command == Returned(3)
    # From now on it is a refusal like any other.
    again = desk.refused(guest(3), "play", prompt=desk.prompt + 1, move=READY)
    assert english(again.message) == "Too late: the game has moved on."


def test_what_is_not_in_form_and_what_was_done_before_take_nothing_back():
    desk = Desk.playing(4, Terms(stalls=3), options=CLOCKED)
    desk.do(guest(3), "say", id="once", act=ROLE)
    desk.live.stalls[3] = 3
    desk.catch_up()
    before = desk.table.digest()
    with pytest.raises(Malformed):
        desk.do(guest(3), "play", prompt=desk.prompt, move={"kind": "fly"})
    desk.do(guest(3), "say", id="once", act=ROLE)
    assert desk.table.digest() == before
    assert desk.room.seating[3].stand_in is not None


def test_nothing_is_taken_back_for_somebody_who_is_gone():
    desk = stalled()
    desk.disconnect(guest(3))
    refused = desk.refused(guest(3), "play", prompt=desk.prompt, move=READY)
    assert (refused.code, english(refused.message)) == ("E_STAND_IN", "A bot is keeping your seat until you are back.")
    assert desk.refused(guest(3), "abandon", on=True).code == "E_STAND_IN"


def test_a_stand_in_is_told_to_the_one_whose_seat_it_is():
    desk = stalled()
    message = desk.last(guest(3), "table")
    assert message["table"]["seats"][message["seat"]]["stand_in"] == "baseline"


# --- what counts ------------------------------------------------------------------------------------------------------


def test_a_trick_poll_never_brings_a_stand_in():
    """GB-4.110: whoever can only pass would be known by the bot that comes."""
    desk = Desk.playing(3, Terms(stalls=1), game="badaboom")
    polls = 0
    while polls < 4 and not desk.live.over:
        if desk.live.prompt.kind not in ("trick", "interrupt"):
            desk.play_on(1)
            continue
        (decision,) = [timer for timer in desk.live.timers if timer.id == "decision"]
        assert decision.kind == "poll"
        desk.pass_time(decision.due_ms - desk.table.t(desk.now))
        polls += 1
    assert polls == 4
    assert desk.clock_moves() >= 4
    assert desk.live.stalls == [0, 0, 0]
    assert not desk.commands(StoodIn)


def test_turns_of_the_same_game_do():
    desk = Desk.playing(3, Terms(stalls=1), game="badaboom")
    while desk.live.prompt.kind in ("trick", "interrupt"):
        desk.play_on(1)
    (seat,) = desk.live.prompt.owed
    desk.pass_time(70_000)
    assert desk.commands(StoodIn)[0].seat == seat


def test_a_window_for_tools_is_a_poll_and_a_choice_of_cards_a_turn():
    clock = {"select": 20, "window": 10, "answer": 10}
    desk = Desk.playing(3, Terms(stalls=99), game="academy", options={"clock": clock})
    seen: dict[str, set[str]] = {}
    while not desk.live.over:
        (timer,) = desk.live.timers
        seen.setdefault(timer.id, set()).add(timer.kind)
        desk.play_on(1)
    assert seen == {"select": {"turn"}, "window": {"poll"}, "answer": {"turn"}}


def test_only_an_answer_that_a_turn_waits_for_ends_a_row_of_stalls():
    """What is done unasked may be hidden from the others, and must not tell."""
    desk = Desk.playing(3, Terms(load=load, stalls=9), game="fuse", options={"clock": True})
    desk.live.stalls[:] = [2, 2, 2]
    desk.play(0, {"kind": "bid", "nerve": 1})
    assert desk.live.stalls == [0, 2, 2]
    desk.live.stalls[0] = 2
    desk.play(0, {"kind": "lamp"})
    assert desk.live.stalls == [2, 2, 2]


# --- alone with bots --------------------------------------------------------------------------------------------------


def shown_timers(desk: Desk, who: str = HOST) -> list[str]:
    """The clocks that a client shows after all that it was told."""
    ids: list[str] = []
    for message in desk.inbox[who]:
        if "timers" in message.get("part", {}):
            ids = [timer["id"] for timer in message["part"]["timers"]]
    return ids


def test_no_move_clock_runs_for_one_person_among_bots():
    desk = Desk.playing(1, bots=3, options=CLOCKED)
    assert desk.commands(ClocksStopped) == [ClocksStopped()]
    assert shown_timers(desk) == []
    desk.pass_time(3_600_000)
    assert desk.clock_moves() == 0
    assert not desk.commands(StoodIn)
    assert desk.live.prompt.owed == (0,)
    assert desk.reload().table.digest() == desk.table.digest()


def test_a_second_person_sets_them_going_with_the_time_that_was_left():
    desk = Desk.playing(1, bots=3, options=CLOCKED)
    desk.pass_time(600_000)
    desk.connect(guest(1))
    desk.let_in(guest(1), name="Bo", seat=2)
    assert desk.commands(ClocksStarted) == [ClocksStarted()]
    (timer,) = desk.live.timers
    assert timer.due_ms - desk.table.t(desk.now) == 60_000  # the briefing has all its time yet
    assert shown_timers(desk) == ["briefing"]
    assert desk.reload().table.digest() == desk.table.digest()
    desk.pass_time(60_000 - 1)
    assert desk.clock_moves() == 0
    desk.pass_time(1)
    assert desk.clock_moves() == 1


def test_a_hold_asked_after_they_stood_puts_the_clock_off_by_all_its_time():
    """And one that is taken back puts it forward by as much as it was put off."""
    desk = Desk.playing(1, bots=3, options=CLOCKED)
    desk.pass_time(600_000)
    desk.connect(guest(1))
    desk.let_in(guest(1), name="Bo", seat=2)

    def left() -> int:
        (timer, *_) = desk.live.timers
        ms: int = timer.due_ms - desk.table.t(desk.now)
        return ms

    assert left() == 60_000
    asker = next(who for seat, who in ((0, HOST), (2, guest(1))) if seat != desk.live.match.state.clipper)
    desk.do(asker, "say", act={"act": "hold"})
    assert left() == 75_000
    desk.pass_time(5_000)
    assert left() == 70_000
    desk.do(asker, "say", act={"act": "go_on"})
    assert left() == 60_000
    assert desk.reload().table.digest() == desk.table.digest()


def test_they_stand_for_whoever_is_left_when_the_others_are_stood_in_for_and_run_when_one_is_back():
    desk = Desk.playing(2, Terms(grace_ms=30_000), bots=2, options=CLOCKED)
    assert shown_timers(desk) == ["briefing"]
    desk.disconnect(guest(1))
    desk.pass_time(30_000)
    assert shown_timers(desk) == []
    desk.pass_time(600_000)
    desk.connect(guest(1))
    (timer,) = desk.live.timers
    assert timer.due_ms - desk.table.t(desk.now) == 30_000
    assert [type(each) for each in desk.commands(StoodIn, ClocksStopped, Returned, ClocksStarted)] == [
        StoodIn,
        ClocksStopped,
        Returned,
        ClocksStarted,
    ]


def test_the_last_who_plays_is_never_stood_in_for():
    clock = {"select": 20, "window": 10, "answer": 10}
    desk = Desk.playing(2, Terms(stalls=2), bots=1, game="academy", options={"clock": clock})
    desk.brain = None
    while not desk.commands(StoodIn):  # both let the same clocks run out
        desk.pass_time(1_000)
    desk.pass_time(600_000)
    assert [each.seat for each in desk.commands(StoodIn)] == [0]
    desk.do(HOST, "pause", on=True)
    assert desk.room.seating.present == {0, 1}
    assert desk.live.stalls == [0, 0, 0]


def test_a_game_s_own_clock_goes_on():
    desk = Desk.playing(1, Terms(load=load), bots=2, game="fuse", options={"clock": True})
    assert shown_timers(desk) == ["match"]
    desk.pass_time(desk.live.match.state.match_ms)
    assert desk.live.over
    assert desk.live.match.outcome.reason == "time"


def test_where_no_move_clock_runs_nothing_is_stored_or_said_of_them():
    for game, options in (("time-bomb", {}), ("bomb-squad", {"clock": "real_time"})):
        desk = Desk.playing(1, bots=3, game=game, options=options)
        desk.pass_time(60_000)
        assert not desk.commands(ClocksStopped)


def test_a_clock_gets_back_what_it_stood_and_no_more():
    suspension = Suspension()
    suspension.begin(1_000)
    early, late = Timer("a", 5_000, kind="turn", since_ms=0), Timer("b", 9_000, kind="poll", since_ms=3_000)
    own = Timer("c", 4_000)
    assert suspension.running([early, late, own]) == (own,)
    suspension.end(4_000)
    assert [timer.due_ms for timer in suspension.running([early, late, own])] == [8_000, 10_000, 4_000]
    after = Timer("d", 20_000, kind="turn", since_ms=4_000)
    assert suspension.running([after]) == (after,)


# --- at the host's wish -----------------------------------------------------------------------------------------------


def relieved(seat: int = 3) -> Desk:
    """Four people, for one of whom the host lets a bot play."""
    desk = Desk.playing(4)
    desk.brain = None  # the bots think for ever
    desk.do(HOST, "substitute", seat=seat)
    return desk


def test_the_host_lets_a_bot_play_until_the_person_acts():
    desk = relieved()
    assert desk.info(guest(1))["seats"][3]["stand_in"] == "baseline"
    line = desk.room.chat[-1]
    assert english(line.text) == "The host lets a bot (Normal) play for Person 3."
    desk.catch_up()
    assert desk.room.seating[3].stand_in is not None, "being here is not enough"
    desk.play(3, READY)
    assert desk.entries()[-2].command == Returned(3)
    assert desk.room.seating[3].stand_in is None
    assert desk.reload().table.digest() == desk.table.digest()


def test_somebody_who_was_away_has_the_seat_back_on_coming():
    desk = Desk.playing(4)
    desk.disconnect(guest(3))
    desk.do(HOST, "substitute", seat=3)
    desk.connect(guest(3))
    assert desk.entries()[-1].command == Returned(3)


def test_only_the_host_and_only_for_another_person_in_a_running_match():
    desk = Desk.playing(3, bots=1)
    assert desk.refused(guest(1), "substitute", seat=2).code == "E_HOST"
    assert desk.refused(HOST, "substitute", seat=0).code == "E_SEAT"
    assert desk.refused(HOST, "substitute", seat=3).code == "E_SEAT"  # a bot's
    assert desk.refused(HOST, "substitute", seat=9).code == "E_SEAT"
    desk.do(HOST, "substitute", seat=2)
    assert desk.refused(HOST, "substitute", seat=2).code == "E_SEAT"
    for number in range(2):
        desk.do(guest(number), "abandon", on=True)
    assert desk.refused(HOST, "substitute", seat=1).code == "E_PHASE"
    desk.do(HOST, "room")
    assert desk.refused(HOST, "substitute", seat=1).code == "E_PHASE"
