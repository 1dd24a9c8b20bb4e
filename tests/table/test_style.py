"""How a table plays: the pace of its bots, practice, and who may change that when."""

import msgspec
import pytest

from lastwire.table.entry import ClocksStopped, Configured, Opened
from lastwire.table.style import Style
from tests.table.desk import HOST, Desk, guest
from tests.table.test_bots import CUTTING, played, watched

RELAXED = {"pace": "relaxed", "practice": True, "lead": False}


def test_a_table_is_opened_with_a_style_which_all_are_told_and_which_is_stored_unless_it_is_the_usual_one():
    desk = Desk(style=Style("relaxed", practice=True, lead=False))
    desk.connect(HOST)
    assert desk.info()["style"] == RELAXED
    (opened,) = desk.commands(Opened)
    assert opened.style == Style("relaxed", practice=True, lead=False)
    desk.do(HOST, "configure", style={})
    assert desk.info()["style"] == msgspec.to_builtins(Style())
    (configured,) = desk.commands(Configured)
    assert configured.style is msgspec.UNSET
    assert b"style" not in desk.stored[-1]
    assert b"style" not in Desk().stored[0]


def test_the_style_survives_other_changes_and_a_snapshot():
    desk = Desk.playing(2, bots=3)
    desk.do(HOST, "abandon", on=True)
    desk.do(guest(1), "abandon", on=True)
    desk.do(HOST, "room")
    desk.do(HOST, "configure", style=RELAXED)
    desk.do(HOST, "configure", seats=6)
    desk.do(HOST, "bot", level="easy")
    desk.do(HOST, "start")
    assert desk.room.style == msgspec.convert(RELAXED, Style)
    for twin in (desk.reload(), desk.reload(snapshot=True)):
        assert twin.room.style == desk.room.style
        assert twin.table.digest() == desk.table.digest()


def test_a_style_that_changes_nothing_is_not_stored():
    desk = Desk()
    desk.do(HOST, "configure", style={"pace": "normal"})
    assert desk.commands(Configured) == []


def test_in_a_match_the_host_may_change_the_pace_and_nothing_else():
    desk = Desk.playing(2, bots=3, options=CUTTING)
    assert desk.refused(guest(1), "configure", style={"pace": "fast"}).code == "E_HOST"
    for style in ({"practice": True}, {"pace": "fast", "lead": False}):
        assert desk.refused(HOST, "configure", style=style).code == "E_PHASE"
    assert desk.refused(HOST, "configure", style={"pace": "fast"}, seats=6).code == "E_PHASE"
    desk.do(HOST, "configure", style={"pace": "fast"})
    assert desk.info()["style"]["pace"] == "fast"
    assert desk.reload().table.digest() == desk.table.digest()


def test_an_unknown_pace_is_malformed():
    with pytest.raises(msgspec.ValidationError):
        Desk().do(HOST, "configure", style={"pace": "breakneck"})


def first(style: Style) -> int:
    """When the first bot has cut, in match time."""
    desk = watched(CUTTING, style=style)
    desk.pass_time(15_000)
    return played(desk)[0][1]


def test_bots_answer_at_the_pace_of_the_table():
    usual = first(Style())
    assert first(Style("relaxed")) == pytest.approx(1.6 * usual, abs=2)
    assert first(Style("fast")) == pytest.approx(0.45 * usual, abs=2)


def test_a_new_pace_holds_for_the_answer_that_is_due():
    desk = watched(CUTTING)
    desk.do(HOST, "configure", style={"pace": "fast"})
    desk.pass_time(15_000)
    assert played(desk)[0][1] == first(Style("fast"))


def test_while_a_clock_runs_bots_take_no_longer_than_usual():
    clocked = {"ready_gate": False, "start_player": "seat:2", "clock": {"cut": 45}}
    usual, relaxed = (
        Desk.playing(2, bots=3, options=clocked, style=style) for style in (Style(), Style(pace="relaxed"))
    )
    for desk in (usual, relaxed):
        desk.pass_time(6_000)
    assert played(usual)[0] == played(relaxed)[0]


def test_in_practice_move_clocks_are_off_even_if_several_people_play():
    clocked = {"ready_gate": False, "start_player": "seat:0", "clock": {"cut": 45}}
    desk = Desk.playing(5, options=clocked, style=Style(practice=True))
    assert desk.commands(ClocksStopped)
    assert desk.announcements()[-1] == "A practice match: the move clocks are off."
    desk.pass_time(100_000)
    assert desk.clock_moves() == 0
    desk = Desk.playing(5, options=clocked)
    desk.pass_time(100_000)
    assert desk.clock_moves()


@pytest.mark.parametrize(
    ("game", "options", "level"),
    [
        ("bomb-busters", {"mission": 1}, "easy"),
        ("bomb-busters", {"mission": 8}, "baseline"),
        ("bomb-squad", {"mission": "alpha"}, "easy"),
        ("bomb-squad", {"mission": "1"}, "baseline"),
        ("time-bomb", {}, "baseline"),
    ],
)
def test_bots_of_the_level_that_fits_the_mission(game: str, options: dict, level: str):
    desk = Desk(game=game, options=options)
    desk.connect(HOST)
    assert desk.info()["level"] == level
    desk.do(HOST, "bot")
    assert {chair.bot for chair in desk.room.seating if chair.guest is None} == {level}


def test_bots_are_told_which_seats_are_peoples_unless_the_table_wants_them_to_lead():
    for style, people in ((Style(), (0, 1)), (Style(lead=False), ())):
        desk = Desk.playing(2, bots=3, options=CUTTING | {"start_player": "seat:2"}, style=style)
        desk.pass_time(10_000)
        assert desk.thinks[0].past.people == people
        assert {past.people for _, _, _, past, _, _ in desk.listens[0].bots} == {people}
