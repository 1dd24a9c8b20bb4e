"""Missions at a table: what a finished one adds to a campaign, who is Captain next, which boxes stay open."""

from lastwire.engine.campaign import Attempt
from lastwire.table.style import Style
from lastwire.testing.clause import clause
from tests.games.bomb_busters import oracle
from tests.table.desk import HOST, Desk, guest


def play(desk: Desk, *, win: bool) -> None:
    while not desk.live.over:
        (seat,) = desk.live.prompt.owed
        desk.play(seat, oracle.choose(desk.live.match, seat, win))


def captain(desk: Desk) -> str:
    """The guest who is Captain."""
    found: str | None = desk.room.seating[desk.live.match.state.setting.layout.captain].guest
    assert found is not None
    return found


@clause("BB-6.5")
def test_a_finished_mission_counts_for_those_who_had_a_seat_at_its_end() -> None:
    desk = Desk.playing(3, game="bomb-busters", options={"mission": 2})
    play(desk, win=True)
    desk.do(HOST, "again")
    play(desk, win=False)
    everybody = tuple(map(guest, range(3)))
    assert [(keep.match, keep.result, keep.guests) for keep in desk.keeps] == [
        (1, Attempt("bomb-busters", 2, 3, True), everybody),
        (2, Attempt("bomb-busters", 2, 3, False), everybody),
    ]
    # Who comes after the end has not played it, also when a restart asks for it again.
    desk.do(guest(2), "stand")
    desk.do(guest(7), "sit", name="Late")
    (again,) = desk.reload().keeps
    assert (again.match, again.result, again.guests) == (2, Attempt("bomb-busters", 2, 3, False), everybody)


@clause("BB-6.5")
def test_a_mission_that_was_given_up_counts_for_nothing() -> None:
    desk = Desk.playing(2, game="bomb-busters")
    for person in (HOST, guest(1)):
        desk.do(person, "abandon", on=True)
    (keep,) = desk.keeps
    assert (keep.result, keep.guests) == (None, ())


@clause("BB-6.5")
def test_practice_counts_for_nothing_and_opens_no_box() -> None:
    desk = Desk.playing(2, game="bomb-busters", options={"mission": 8}, style=Style(practice=True))
    play(desk, win=True)
    (keep,) = desk.keeps
    assert (keep.result, keep.guests) == (None, ())
    desk.do(HOST, "room")
    assert desk.refused(HOST, "configure", options={"mission": 9}).code == "E_SEALED"


def test_a_game_without_missions_has_no_campaign() -> None:
    desk = Desk.playing(4)
    desk.play_on()
    (keep,) = desk.keeps
    assert (keep.result, keep.guests) == (None, ())


@clause("BB-7.7")
@clause("BB-6.4")
def test_the_captain_moves_on_after_success_and_failure_and_follows_people() -> None:
    desk = Desk.playing(4, game="bomb-busters")
    order = [chair.guest for chair in desk.room.seating]
    first = order.index(captain(desk))
    play(desk, win=True)
    desk.do(HOST, "again")
    assert captain(desk) == order[(first + 1) % 4]
    play(desk, win=False)
    desk.do(HOST, "room")
    # The next Captain changes places with the one after: it is the person whose turn it is, wherever they sit.
    desk.do(HOST, "swap", a=(first + 2) % 4, b=(first + 3) % 4)
    desk.do(HOST, "configure", options={"mission": 2})
    desk.do(HOST, "start")
    assert captain(desk) == order[(first + 2) % 4]


@clause("BB-1.5")
def test_a_box_stays_open_at_the_table_that_won_it() -> None:
    desk = Desk.playing(2, game="bomb-busters", options={"mission": 8})
    play(desk, win=True)
    desk.do(HOST, "room")
    desk.do(HOST, "configure", options={"mission": 9})
    desk.do(HOST, "start")
    assert desk.live.match.state.setting.brief.number == 9


@clause("BB-1.5")
def test_a_box_is_sealed_where_it_was_not_won() -> None:
    desk = Desk.playing(2, game="bomb-busters", options={"mission": 8})
    play(desk, win=False)
    desk.do(HOST, "room")
    refused = desk.refused(HOST, "configure", options={"mission": 9})
    assert (refused.code, refused.clause) == ("E_SEALED", "BB-1.5")
    desk.do(HOST, "configure", options={"mission": 9, "boxes": 1})
