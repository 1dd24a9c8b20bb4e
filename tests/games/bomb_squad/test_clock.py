"""Chapter 4.8: deadlines, latency, budgets in turns, the start, and what the table does with time."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.mission import (
    Fuse,
    Gas,
    Mission,
    perfect,
    star_table,
)
from lastwire.games.bomb_squad.rules.setting import budget
from lastwire.games.bomb_squad.rules.state import (
    COUNTDOWN,
)
from lastwire.table.clock import MatchClock
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.bomb_squad.kit import asked, begin, ended, on_board, options, phase, play, result, start
from tests.games.kit import last, log, random_end, refused
from tests.table.desk import HOST, guest
from tests.table.desk import Desk as Seated

SEVENTH = "hand P0 M1 M1 M1 D1 H1 D2"


@clause("BSQ-4.70", "BSQ-3.3")
def test_the_clock_is_the_table_s_and_replays() -> None:
    match = begin("slots M1", clock="real_time")
    assert [(timer.id, timer.due_ms) for timer in GAME.timers(match.state)] == [
        ("bomb_A", 600_000),
        ("bomb_B", 1_200_000),
    ]
    play(match, "P0 intel 1 1", 5_000)
    play(match, "P1 discard 0 1 -", 9_000)
    match.play(CLOCK, Expire("bomb_A"), 600_300)
    record = match.record()
    assert [entry.t for entry in record.entries] == [5_000, 9_000, 600_300]
    assert Match.replay(GAME, record).agrees(record)


@clause("BSQ-4.71")
def test_times_are_absolute() -> None:
    match = begin("robot 5,6 | open 5,7| | slots B1", clock="real_time")
    play(match, "P0 activate; P0 send 0 steps @5,5", 60_000)
    assert [(timer.id, timer.due_ms) for timer in GAME.timers(match.state)] == [("bomb_B", 1_200_000)]
    play(match, "P1 discard 0 1 -", 700_000)  # its time passes and nothing happens
    assert ended(match) is None


@clause("BSQ-4.72")
@pytest.mark.parametrize("where", ["turn", "analyst", "adjust", "execute"])
def test_a_detonation_ends_every_phase(where: str) -> None:
    match = begin("roles analyst - | slots M1 M1", clock="real_time")
    if where == "analyst":
        play(match, "P0 discard 0 1 -", 1000)
    if where in ("adjust", "execute"):
        play(match, "P0 activate", 1000)
    if where == "execute":
        play(match, "P0 send 0,1", 2000)
    assert phase(match) == where
    match.play(CLOCK, Expire("bomb_A"), 600_300)
    assert (ended(match), last(match, "mission_ended").bomb) == ("detonation", "A")
    assert "card_drawn" not in log(match)


@clause("BSQ-4.72", "BSQ-4.74")
def test_in_time_is_before_the_time() -> None:
    match = begin(clock="real_time")
    play(match, "P0 intel 1 1", 599_999)
    refused(match, "E_OVER", 1, "discard 0 1 -", "BSQ-4.72", 600_000)
    refused(match, "E_OVER", 1, "discard 0 1 -", "BSQ-4.72", 600_200)


def thinking(desk: Rig, move: str, first: int, last: int) -> int:
    """Let the time of a table pass, its bots answering at once with this move; how often they were asked."""
    count = 0
    for now in range(START_MS + first, START_MS + last + 1, 50):
        desk.pump(now)
        for think in desk.thoughts:
            desk.answer(think, GAME.words.read_move(move), now)
            count += 1
        desk.thoughts.clear()
    return count


def slow(desk: Rig) -> None:
    """Seat 0 has a line that is credited as much as any."""
    desk.table.measure(desk._connections[0], 600)


@clause("BSQ-4.72", "BSQ-4.74")
def test_a_bot_that_comes_too_late_lets_the_clock_go_first() -> None:
    for told, ends in ((594_000, None), (595_000, "detonation")):
        desk, match = Rig(GAME, 2, (1,)), begin(clock="real_time", bot_delay_s=5)
        desk.begin(match.options, match.state, seed_of("x"), START_MS)
        prompt = desk.match.prompt
        assert prompt is not None
        assert desk.play(0, prompt.id, GAME.codec.encode(GAME.words.read_move("intel 1 1")), START_MS + told)
        slow(desk)
        assert thinking(desk, "discard 0 1 -", told, 600_250) == 1
        assert ended(desk.match) is None  # the clock waits for those whose line is slow
        assert ("card_discarded" in log(desk.match)) == (ends is None)
        thinking(desk, "discard 0 1 -", 600_300, 600_600)
        assert ended(desk.match) == "detonation"
        assert ("card_discarded" in log(desk.match)) == (ends is None)


@clause("BSQ-S17", "BSQ-4.74")
def test_s17_latency() -> None:
    """What the table credits a slow line, and that this decides."""
    ticking = MatchClock()
    ticking.go(0)
    assert ticking.credited(600_120, 300, 300) == 599_970
    assert ticking.credited(600_120, 100, 300) == 600_070
    assert ticking.credited(600_120, 2_000, 300) == 599_820
    assert Rig(GAME, 2, ()).table.terms.credit_ms == 300


@clause("BSQ-4.74", "BSQ-4.75")
def test_a_program_sent_just_in_time_at_a_real_table() -> None:
    for delay, disarmed in ((600_290, True), (600_300, False)):
        desk = Rig(GAME, 2, ())
        chosen = options(clock="real_time")
        desk.begin(chosen, begin("robot 5,6 | open 5,7| | slots B1", clock="real_time").state, seed_of("x"), START_MS)
        prompt = desk.match.prompt
        assert prompt is not None
        assert desk.play(0, prompt.id, GAME.codec.encode(GAME.words.read_move("activate")), START_MS + 1_000)
        prompt = desk.match.prompt
        assert prompt is not None
        send = GAME.codec.encode(GAME.words.read_move("send 0 steps @5,5"))
        slow(desk)
        desk.pump(START_MS + 600_280)
        assert ended(desk.match) is None
        assert desk.play(0, prompt.id, send, START_MS + delay) == disarmed
        desk.pump(START_MS + 600_400)
        assert ended(desk.match) == (None if disarmed else "detonation")


def gassy() -> Mission:
    grid = "\n+--+--+--+\n|S  .  h1|\n+  +  +  +\n|.  A1 B1|\n+--+--+--+\n"
    return Mission(
        id="own",
        robot="felix",
        bombs=(Fuse("A", 120), Fuse("B", 120)),
        gas=(Gas(1, 120),),
        standard=star_table(perfect(3)),
        grid=grid,
    )


@clause("BSQ-4.73", "BSQ-4.66")
def test_gas_before_bombs_and_bombs_by_letter() -> None:
    match = begin(mission="own", own=gassy(), clock="real_time")
    assert [timer.id for timer in GAME.timers(match.state)] == ["gas_1", "bomb_A", "bomb_B"]
    match.play(CLOCK, Expire("bomb_B"), 120_300)
    assert log(match)[-2:] == ["gas_spread", "mission_ended"]
    assert match.state.blown == "A"


def in_the_gas(row: str, faces: str = "") -> Match:
    """A row of squares above an empty row, where gas takes level 1 after two minutes; a hostage is to be saved."""
    squares = len(row) // 3 + 1
    edge, floor = "+--" * squares + "+", "." + "  ." * (squares - 1) + " "
    own = Mission(
        id="own",
        robot="felix",
        bombs=(Fuse("A", 600),),
        gas=(Gas(1, 120),),
        standard=star_table(perfect(sum(int(digit) for digit in row if digit.isdigit()))),
        grid=f"\n{edge}\n|{row}|\n{edge}\n|{floor}|\n{edge}\n",
    )
    position = "slots H1 | roles negotiator -"
    if faces:
        position += f" | faces {faces}"
    match = begin(position, mission="own", own=own, fog=bool(faces), clock="real_time")
    if faces:
        match.state.up |= 0b11
    return play(match, "P0 activate; P0 send 0", 1_000)


@clause("BSQ-4.66", "BSQ-4.73")
def test_a_choice_that_the_gas_forestalled_is_refused_for_that_reason() -> None:
    # Nothing else is in reach: neither that choice nor any other is of use now.
    alone = in_the_gas("h1 S  .  A2")
    for choice in ("step @1,1", {"kind": "step", "decline": True}):
        refused(alone, "E_GASSED", 0, choice, "BSQ-4.66", 120_000)
    # The Negotiator could have saved either, and may still save the other in the same millisecond.
    both = in_the_gas("h1 S  h2 A2")
    refused(both, "E_GASSED", 0, "step @1,1", "BSQ-4.66", 120_000)
    refused(both, "E_MUST_PERFORM", 0, "step @1,4", "BSQ-4.41", 120_000)
    play(both, "P0 step @1,3", 120_000)
    assert log(both)[-2:] == ["gas_spread", "hostage_saved"]


@clause("BSQ-4.66", "BSQ-4.92")
def test_a_refusal_tells_nothing_of_what_lies_face_down_in_the_gas() -> None:
    for faces in ("H1 H2 A2 H1 H3", "H1 H2 A2 H3 H1"):
        match = in_the_gas("h1 S  h2 A2 h1 h3", faces)
        assert [token.level for token in GAME.view(match.state, 0).tokens] == [1, 2, None, None, None]
        refused(match, "E_GASSED", 0, "step @1,1", "BSQ-4.66", 120_000)
        for place in ("1,5", "1,6"):
            refused(match, "E_MUST_PERFORM", 0, f"step @{place}", "BSQ-4.41", 120_000)


@clause("BSQ-4.73")
def test_gas_comes_before_a_late_command() -> None:
    match = begin(mission="6", clock="real_time")
    play(match, "P0 intel 1 1", 600_100)
    assert log(match)[-2:] == ["gas_spread", "intel_given"]
    # A target that the gas took is no target any more; the command is refused and the gas waits for its own time.
    position = "robot 4,4 | slots H1"
    late = begin(position, mission="6", clock="real_time")
    play(late, "P0 activate; P0 send 0", 1_000)
    refused(late, "E_GASSED", 0, "step @4,5", "BSQ-4.66", 600_100)
    late.play(CLOCK, Expire("gas_1"), 600_300)
    # Now the card cannot be performed at all, and fails by itself.
    assert last(late, "card_failed").card == "H1"
    assert asked(late) == ("turn", 1)


@clause("BSQ-4.79", "BSQ-4.76")
def test_what_a_board_needs_for_its_countdown() -> None:
    view = GAME.view(begin(clock="real_time").state, PUBLIC)
    assert view.started_ms == 0
    assert [(each.id, each.at_ms, each.live) for each in view.deadlines] == [
        ("bomb_A", 600_000, True),
        ("bomb_B", 1_200_000, True),
    ]


def table(people: int = 2, **changes: Any) -> Seated:
    """A real table in the middle of a mission in real time."""
    desk = Seated.playing(
        people, game="bomb-squad", options={"roles": "off", "briefing": False, "clock": "real_time", **changes}
    )
    desk.pass_time(1_000)
    return desk


def kept(desk: Seated, seat: int = 1) -> bool:
    """Whether a bot keeps a seat."""
    return desk.room.seating[seat].stand_in is not None


@clause("BSQ-4.77")
def test_a_pause_needs_everybody_and_everybody_to_go_on() -> None:
    desk = table()
    desk.do(HOST, "pause", on=True)
    assert not desk.live.paused
    desk.do(guest(1), "pause", on=True)
    assert desk.live.paused
    assert desk.take(HOST, "curtain")
    assert desk.refused(HOST, "chat", text="hm").clause == "BSQ-4.77"
    t = desk.live.match.t
    desk.pass_time(100_000)
    for who in (HOST, guest(1)):
        desk.do(who, "pause", on=False)
    assert desk.info()["resuming"]
    assert desk.refused(HOST, "pause", on=False).clause == "BSQ-4.77"
    desk.pass_time(2_999)
    assert desk.live.paused
    desk.pass_time(1)
    assert not desk.live.paused
    assert desk.table.t(desk.now) - t < 2_000
    desk.pass_time(600_000)
    assert desk.live.match.state.cause == "detonation"


@clause("BSQ-4.77")
def test_pauses_are_few_and_short() -> None:
    desk = table()
    for _ in range(3):
        for who in (HOST, guest(1)):
            desk.do(who, "pause", on=True)
        desk.pass_time(299_999)
        assert desk.live.paused
        desk.pass_time(1)
        assert not desk.live.paused
    assert desk.refused(HOST, "pause", on=True).clause == "BSQ-4.77"
    never = table(pause="none")
    assert never.refused(HOST, "pause", on=True).clause == "BSQ-4.77"


@clause("BSQ-4.78")
def test_the_match_waits_for_whoever_is_gone_and_then_a_bot_plays() -> None:
    desk = table()
    desk.disconnect(guest(1))
    desk.pass_time(9_999)
    assert not desk.live.paused
    desk.pass_time(1)
    assert desk.live.paused
    assert desk.info()["waiting"]
    desk.pass_time(60_000)
    desk.connect(guest(1))
    assert desk.live.paused
    desk.pass_time(3_000)
    assert not desk.live.paused
    assert not kept(desk)
    t = desk.table.t(desk.now)
    desk.disconnect(guest(1))
    desk.pass_time(10_000)
    assert desk.live.paused
    desk.pass_time(116_999)  # with the minute and its count-in: three minutes in all
    assert not kept(desk)
    desk.pass_time(1)
    assert kept(desk)
    desk.pass_time(3_000)
    assert not desk.live.paused
    assert desk.table.t(desk.now) - t == 10_000
    never = table(pause="none")
    never.disconnect(guest(1))
    never.pass_time(10_000)
    assert not never.live.paused
    assert kept(never)


@clause("BSQ-4.78")
def test_most_of_those_who_are_here_may_wait_no_longer() -> None:
    desk = table(4)
    desk.disconnect(guest(3))
    desk.pass_time(10_000)
    assert desk.live.waiting
    desk.do(HOST, "pause", on=False)
    assert desk.info()["pause_wanted"] == [0]
    assert not kept(desk, 3)
    desk.do(guest(1), "pause", on=False)
    desk.pass_time(0)
    assert kept(desk, 3)
    assert desk.live.paused
    desk.pass_time(3_000)
    assert not desk.live.paused
    assert not any(kept(desk, seat) for seat in range(3))
    desk.connect(guest(3))
    desk.pass_time(0)
    assert not kept(desk, 3)
    again = desk.reload()
    assert again.table.digest() == desk.table.digest()


@clause("BSQ-4.83")
def test_all_agree_to_give_up_and_that_is_a_result() -> None:
    desk = table()
    desk.do(HOST, "abandon", on=True)
    assert not desk.live.over
    desk.do(guest(1), "abandon", on=True)
    assert desk.live.over
    ended_ = desk.last(HOST, "update")["part"]["ended"]
    assert (ended_["outcome"]["reason"], ended_["outcome"]["winners"]) == ("abandoned", [])
    lines = [line["event"]["kind"] for line in desk.last(guest(1), "update")["lines"]]
    assert lines == ["mission_ended"]
    result_ = desk.live.result
    assert (result_.mission, result_.won, result_.feat.way) == (4, False, "standard real_time")
    assert (result_.feat.score, result_.feat.stars, result_.feat.spare) == (0, 0, 1_199_000)
    again = desk.reload()
    assert again.table.digest() == desk.table.digest()


@clause("BSQ-4.80")
def test_budgets_count_every_kind_of_turn() -> None:
    match = begin("slots M1", clock="expert")
    play(match, "P0 activate; P0 send 0 steps E; P1 discard 0 1 -; P0 intel 1 1; P1 play 0")
    assert match.state.turns == 4
    gas = begin("turns 59", mission="6", clock="expert")
    play(gas, "P0 intel 1 1")
    assert (ended(gas), "4,5" in on_board(gas)) == (None, False)


@clause("BSQ-4.80")
@pytest.mark.parametrize(("pace", "rate"), [("relaxed", 10), ("standard", 8), ("expert", 6)])
def test_paces(pace: str, rate: int) -> None:
    assert getattr(CONTENT.pace, pace) == rate
    assert budget(600_000, rate) == 10 * rate
    assert budget(601_000, rate) == 10 * rate + 1
    match = begin(f"turns {10 * rate - 2}", clock=pace)
    play(match, "P0 intel 1 1")
    assert ended(match) is None
    play(match, "P1 intel 0 1")
    assert ended(match) == "detonation"


@clause("BSQ-4.80")
def test_a_part_of_a_turn_in_a_drawn_missions_budget_is_a_whole_one() -> None:
    grid = "\n".join(("+--+--+", "|S  A1|", "+  +  +", "|.  B1|", "+--+--+"))
    fuses = (Fuse("A", 61), Fuse("B", 71))
    mission = Mission("own", "felix", fuses, star_table(perfect(2)), grid)
    match = begin("turns 5", mission="own", own=mission, clock="expert")
    assert [deadline.turns for deadline in match.view(0).deadlines] == [7, 8]
    play(match, "P0 intel 1 1")
    assert ended(match) is None
    play(match, "P1 intel 0 1")
    assert ended(match) == "detonation"


@clause("BSQ-4.81")
def test_practice_has_no_clock_but_ends() -> None:
    match = begin(clock="practice")
    assert GAME.timers(match.state) == []
    assert all(each.turns is None for each in GAME.view(match.state, 0).deadlines)
    far = begin(f"turns {CONTENT.clock.practice_turns - 1}", clock="practice")
    assert ended(play(far, "P0 intel 1 1")) == "turns"
    assert ended(random_end(start(3, "practice"), Rng(seed_of("long")))) in ("power", "turns", "disarmed")


@clause("BSQ-4.82", "BSQ-10.7")
def test_bots_take_their_time_in_real_time() -> None:
    def pace(**changes: Any) -> int:
        least: int = GAME.manners.pace(GAME.view(begin("slots M1", **changes).state, PUBLIC)).least_ms
        return least

    assert pace(clock="real_time") == 2_000
    assert pace(clock="real_time", bot_delay_s=0) == 0
    assert pace(clock="real_time", bot_delay_s=5) == 5_000
    match = play(begin("slots M1", clock="real_time"), "P0 activate", 100)
    assert GAME.manners.pace(GAME.view(match.state, PUBLIC)).least_ms == 0


@clause("BSQ-4.76", "BSQ-4.82")
def test_a_bot_that_starts_leaves_people_their_countdown() -> None:
    chosen = options(clock="real_time", briefing=True)
    state = GAME.setup(chosen, 2, Rng(seed_of("countdown")))
    assert state.setting.start == 1
    state.phase, state.ready, state.seat = COUNTDOWN, 3, 1
    desk = Rig(GAME, 2, (1,))
    desk.begin(chosen, state, seed_of("x"), START_MS)
    thinking(desk, "go", 0, CONTENT.clock.countdown_ms - 1)
    assert phase(desk.match) == "countdown"
    thinking(desk, "discard 0 1 -", CONTENT.clock.countdown_ms, CONTENT.clock.countdown_ms)
    assert phase(desk.match) == "turn"
    assert desk.match.state.started == CONTENT.clock.countdown_ms


@clause("BSQ-4.83")
def test_giving_up() -> None:
    match = begin("secured 5,3 1,2 | reserve 7", clock="real_time")
    match.play(TABLE, GAME.words.read_move("abandon"), 1_000)
    assert (ended(match), result(match)) == ("abandoned", (5, 1, False))
