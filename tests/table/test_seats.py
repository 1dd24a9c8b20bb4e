"""Opening, sitting, standing, bots, swapping, sending away, the host's rights and who inherits them."""

from typing import Any

import pytest

from lastwire.errors import Refused
from lastwire.table.effects import Hangup, Send
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from tests.table.desk import HOST, Desk, guest


def names(desk: Desk) -> list[str | None]:
    return [chair.name for chair in desk.room.seating]


def test_the_host_sits_in_the_first_seat_of_a_table_of_middling_size():
    desk = Desk()
    desk.connect(HOST)
    welcome = desk.last(HOST, "welcome")
    assert (welcome["you"], welcome["seat"], welcome["host"]) == (HOST, 0, True)
    table = welcome["table"]
    assert table["seats_allowed"] == [4, 6]
    assert len(table["seats"]) == 5
    assert table["seats"][0] == {
        "seat": 0,
        "name": "Ann",
        "bot": None,
        "stand_in": None,
        "connected": True,
        "host": True,
        "muted": False,
    }
    assert (table["phase"], table["match"], table["game"], table["watch"]) == ("room", 0, "time-bomb", "anyone")


@pytest.mark.parametrize(
    ("opened", "code"),
    [
        ({"game": "chess"}, "E_CONFIG"),
        ({"game": "time-bomb", "seats": 3}, "E_PLAYERS"),
        ({"game": "time-bomb", "seats": 7}, "E_PLAYERS"),
        ({"game": "time-bomb", "options": {"profile": "huge"}}, "E_CONFIG"),
        ({"game": "time-bomb", "options": {"colour": "red"}}, "E_CONFIG"),
        ({"game": "time-bomb", "options": {"variants": {"spy": True}}}, "E_CONFIG"),
    ],
)
@clause("TB-3.1", "TB-7.29", "TB-9.24", "TB-2.11")
def test_a_table_no_match_could_start_at_is_refused(opened, code):
    with pytest.raises(Refused) as caught:
        Desk(**opened)
    assert caught.value.code == code


def test_an_open_table_is_not_opened_again():
    desk = Desk()
    assert desk.refused(guest(1), "open", name="Bob", game="time-bomb").code == "E_PHASE"


def test_sit_takes_the_first_empty_seat_or_the_named_one():
    desk = Desk()
    desk.connect(HOST)
    desk.do(guest(1), "sit", name="Bob")
    desk.do(guest(2), "sit", name="Cat", seat=4)
    assert names(desk) == ["Ann", "Bob", None, None, "Cat"]
    assert desk.refused(guest(3), "sit", name="Dan", seat=4).code == "E_SEAT"
    assert desk.refused(guest(3), "sit", name="Dan", seat=5).code == "E_SEAT"
    assert desk.refused(guest(1), "sit", name="Bob").code == "E_SEAT"
    desk.do(guest(1), "sit", name="Bob", seat=2)  # moving over
    assert names(desk) == ["Ann", None, "Bob", None, "Cat"]


def test_a_full_table_takes_people_in_bots_seats_and_then_nobody():
    desk = Desk(seats=4)
    desk.connect(HOST)
    desk.do(HOST, "bot", level="easy")
    assert [chair.bot for chair in desk.room.seating] == [None, "easy", "easy", "easy"]
    for number in (1, 2, 3):
        desk.do(guest(number), "sit", name=f"Person {number}")
    assert [chair.bot for chair in desk.room.seating] == [None] * 4
    assert desk.refused(guest(4), "sit", name="Late").code == "E_SEAT"


@pytest.mark.parametrize("name", ["   ", "a\u202eb", "tab\there", "\x07", "\u200d", "\u3164", "\u2800\u2800", "\u0301"])
def test_names_are_made_of_visible_characters(name):
    assert Desk().refused(guest(1), "sit", name=name).code == "E_NAME"


def test_nobody_can_be_mistaken_for_somebody_else():
    desk = Desk()
    assert desk.refused(guest(1), "sit", name="ANN ").code == "E_NAME"
    assert desk.refused(guest(1), "sit", name="\uff21nn").code == "E_NAME"  # a wide A
    assert desk.refused(guest(1), "sit", name="\u0410nn").code == "E_NAME"  # a Cyrillic A
    desk.do(guest(1), "sit", name="  Bob   B. ")
    assert names(desk)[1] == "Bob B."
    assert desk.refused(guest(1), "rename", name="ann").code == "E_NAME"
    desk.do(guest(1), "rename", name="bob b.")
    assert names(desk)[1] == "bob b."
    desk.do(guest(2), "sit", name="copper")
    desk.do(HOST, "bot", level="easy")
    assert [name for name in names(desk) if name is not None and name.casefold() == "copper"] == ["copper"]


def test_only_the_host_arranges_and_only_the_seated_do_anything():
    desk = Desk()
    desk.do(guest(1), "sit", name="Bob")
    cases: list[tuple[str, dict[str, Any]]] = [
        ("bot", {"level": "easy"}),
        ("clear", {"seat": 0}),
        ("swap", {"a": 0, "b": 1}),
        ("configure", {"seats": 4}),
        ("start", {}),
        ("room", {}),
        ("again", {}),
    ]
    for kind, fields in cases:
        assert desk.refused(guest(1), kind, **fields).code == "E_HOST"
        assert desk.refused(guest(2), kind, **fields).code == "E_AUTH"
    cases = [
        ("stand", {}),
        ("rename", {"name": "Zoe"}),
        ("pause", {"on": True}),
        ("abandon", {"on": True}),
        ("play", {"prompt": 1, "move": {"kind": "ready"}}),
        ("say", {"act": {"act": "hold"}}),
    ]
    for kind, fields in cases:
        assert desk.refused(guest(2), kind, **fields).code == "E_AUTH"


def test_bots_come_change_level_and_go():
    desk = Desk(seats=4)
    desk.do(HOST, "bot", level="easy", seat=2)
    first = names(desk)[2]
    desk.do(HOST, "bot", level="strong", seat=2)
    assert (desk.room.seating[2].bot, names(desk)[2]) == ("strong", first)
    assert desk.refused(HOST, "bot", level="genius").code == "E_LEVEL"
    assert desk.refused(HOST, "bot", level="easy", seat=0).code == "E_SEAT"
    desk.do(HOST, "bot", level="easy")
    assert len(set(names(desk))) == 4
    assert desk.refused(HOST, "bot", level="easy").code == "E_SEAT"
    desk.do(HOST, "clear", seat=2)
    assert desk.room.seating[2].empty
    assert desk.refused(HOST, "clear", seat=2).code == "E_SEAT"


def test_swapping_moves_people_bots_and_nobody():
    desk = Desk(seats=4)
    desk.connect(HOST)
    desk.do(guest(1), "sit", name="Bob")
    desk.do(HOST, "bot", level="easy", seat=2)
    bot = names(desk)[2]
    desk.do(HOST, "swap", a=0, b=2)
    desk.do(HOST, "swap", a=1, b=3)
    assert names(desk) == [bot, None, "Ann", "Bob"]
    assert desk.last(HOST, "table")["seat"] == 2
    assert desk.refused(HOST, "swap", a=0, b=9).code == "E_SEAT"


def test_someone_sent_away_is_told_hung_up_on_and_stays_away():
    desk = Desk(seats=4)
    desk.connect(HOST)
    desk.do(guest(1), "sit", name="Bob")
    desk.connect(guest(1))
    assert desk.refused(HOST, "clear", seat=0).code == "E_SEAT"
    desk.do(HOST, "clear", seat=1)
    assert desk.last(guest(1), "bye")["reason"] == "sent_away"
    assert desk.hung_up == [(guest(1), 4003)]
    assert desk.room.seating[1].empty
    desk.connect(guest(1))
    assert [message["kind"] for message in desk.take(guest(1))] == ["bye"]
    assert len(desk.hung_up) == 2
    assert desk.refused(guest(1), "sit", name="Bob").code == "E_AUTH"
    assert desk.refused(guest(1), "chat", text="hello?").code == "E_AUTH"
    assert desk.reload().refused(guest(1), "sit", name="Bob").code == "E_AUTH"


def test_a_host_who_leaves_makes_the_next_person_host():
    desk = Desk(seats=4)
    desk.do(HOST, "bot", level="easy", seat=1)
    desk.do(guest(2), "sit", name="Cat", seat=2)
    desk.do(HOST, "stand")
    assert desk.room.host == guest(2)
    desk.do(guest(2), "stand")
    assert desk.room.host is None
    desk.do(guest(3), "sit", name="Dan")
    assert desk.room.host == guest(3)


def test_a_host_who_stays_away_loses_the_rights_to_the_next_who_is_there():
    desk = Desk(Terms(host_grace_ms=60_000), seats=4)
    desk.connect(HOST)
    for number in (1, 2):
        desk.do(guest(number), "sit", name=f"Person {number}")
    desk.connect(guest(2))
    desk.disconnect(HOST)
    desk.pass_time(59_999)
    assert desk.room.host == HOST
    desk.pass_time(1)
    assert desk.room.host == guest(2)
    assert any("host now" in line for line in desk.announcements())
    desk.connect(HOST)
    desk.pass_time(120_000)
    assert desk.room.host == guest(2)


def test_configure_changes_options_seats_and_who_may_watch():
    desk = Desk(seats=5)
    desk.connect(HOST)
    desk.do(HOST, "configure", seats=6, watch="nobody")
    assert len(desk.room.seating) == 6
    assert desk.info()["watch"] == "nobody"
    desk.do(HOST, "configure", options={"profile": "ext78", "claim_mode": "sealed"})
    assert desk.info()["seats_allowed"] == [4, 8]
    assert desk.info()["options"]["claim_mode"] == "sealed"
    assert desk.info()["options"]["ready_gate"] is True  # what is not named has its default
    desk.do(HOST, "configure", seats=8)
    desk.do(HOST, "configure", options={})  # eight seats are too many now: the nearest number is taken
    assert len(desk.room.seating) == 6
    assert desk.refused(HOST, "configure", seats=3).code == "E_PLAYERS"
    assert desk.refused(HOST, "configure", game="chess").code == "E_CONFIG"
    assert desk.refused(HOST, "configure", options={"profile": 3}).code == "E_CONFIG"


def test_fewer_seats_cost_empty_ones_then_bots_and_never_people():
    desk = Desk(seats=6)
    desk.do(guest(1), "sit", name="Bob", seat=5)
    desk.do(HOST, "bot", level="easy", seat=1)
    desk.do(HOST, "bot", level="easy", seat=3)
    bots = [names(desk)[1], names(desk)[3]]
    desk.do(HOST, "configure", seats=4)
    assert names(desk) == ["Ann", bots[0], bots[1], "Bob"]
    desk = Desk(seats=6)
    for number in range(1, 5):
        desk.do(guest(number), "sit", name=f"Person {number}")
    assert desk.refused(HOST, "configure", seats=4).code == "E_PLAYERS"


def test_a_match_needs_every_seat_taken():
    desk = Desk(seats=4)
    assert desk.refused(HOST, "start").code == "E_PLAYERS"
    desk.do(HOST, "bot", level="easy")
    desk.do(HOST, "start")
    assert desk.phase == "match"
    cases: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("again", {}),
        ("room", {}),
        ("configure", {"seats": 5}),
        ("swap", {"a": 0, "b": 1}),
        ("clear", {"seat": 1}),
        ("bot", {"level": "easy"}),
    ]
    for kind, fields in cases:
        assert desk.refused(HOST, kind, **fields).code == "E_PHASE"
    desk.do(HOST, "bot", level="strong", seat=1)  # a bot may be made stronger in mid-match
    assert desk.room.seating[1].bot == "strong"


def test_a_newer_socket_wins_and_the_older_is_told():
    desk = Desk()
    first = desk.connect(HOST)
    desk.take(HOST)
    bye, hangup, *_ = desk.table.connect(99, HOST, None, desk.now)
    assert isinstance(bye, Send)
    assert bye.to == (first,)
    assert b'"newer"' in bye.data
    assert hangup == Hangup(first, 4001)
    assert desk.table.disconnect(first, desk.now) == []  # it no longer counts
    assert HOST in desk.table._crowd


def test_a_command_sent_twice_is_carried_out_once():
    desk = Desk()
    desk.connect(HOST)
    desk.do(HOST, "bot", id="once", level="easy", seat=1)
    n = desk.table.n
    desk.take(HOST)
    desk.do(HOST, "bot", id="once", level="easy", seat=1)
    assert desk.table.n == n
    assert desk.take(HOST) == [{"kind": "done", "id": "once"}]
    twin = desk.reload()
    twin.connect(HOST)
    twin.take(HOST)
    twin.do(HOST, "bot", id="once", level="easy", seat=1)
    assert twin.table.n == n
    assert twin.take(HOST) == [{"kind": "done", "id": "once"}]
    desk.do(guest(1), "sit", id="once", name="Bob")  # ids are each guest's own
    assert desk.table.n == n + 1
